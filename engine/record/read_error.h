// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace nilometer::record {

/// What was wrong with a file or text from outside. ui/text makes the sentence.
enum class ReadFault : std::uint8_t {
  cannotOpen, ///< found = the system's reason
  isDirectory,
  noPermission,
  empty,
  tooLarge, ///< expected = the limit
  notUtf8,
  notJson, ///< found = the character or end where it went wrong
  tooDeep,
  cutOff,         ///< the text ends in the middle of a value
  duplicateKey,   ///< where = the key
  missingKey,     ///< where = the key
  unknownKey,     ///< where = the key
  wrongType,      ///< where, expected = "an integer", …, found
  outOfRange,     ///< where, expected = "0 to 25", found
  unknownId,      ///< where, found; expected = the possible ids if they are few
  newerFormat,    ///< expected = the newest version known, found
  newerRules,     ///< the same for the rules version
  notThisKind,    ///< expected = "a game record", …
  otherGame,      ///< of another game: expected = the id of the one asked for, found
  unknownEdition, ///< found = edition id
  otherEdition,   ///< the edition's values differ from those the game was played with
  badEdition,     ///< the edition makes no sense: where = key, expected, found
  badPosition,    ///< numbers of a final position that cannot be together: where, expected, found
  unfinishedPosition, ///< an end position of which something is still to be entered
  wrongSum,           ///< the line is not what was written there (record/line_sums.h)
};

/// Why something could not be read: which file and line, what was expected, what was there.
struct ReadError {
  ReadFault fault = ReadFault::notJson;
  std::string file;  ///< as the user named it; empty for a text
  int line = 0;      ///< from 1; 0 = the whole file
  std::string where; ///< key path such as "players[2].colour"
  std::string expected;
  std::string found; ///< shortened to a readable length

  friend bool operator==(const ReadError&, const ReadError&) = default;
};

/// A value or why there is none.
template <class T> class [[nodiscard]] Result {
public:
  using Value = T;

  Result(T value) : m_data(std::move(value)) {}         // NOLINT(google-explicit-constructor)
  Result(ReadError error) : m_data(std::move(error)) {} // NOLINT(google-explicit-constructor)

  [[nodiscard]] explicit operator bool() const { return m_data.index() == 0; }
  /// @pre there is a value
  [[nodiscard]] const T& operator*() const { return *std::get_if<0>(&m_data); }
  [[nodiscard]] T& operator*() { return *std::get_if<0>(&m_data); }
  [[nodiscard]] const T* operator->() const { return std::get_if<0>(&m_data); }
  [[nodiscard]] T* operator->() { return std::get_if<0>(&m_data); }
  /// @pre there is none
  [[nodiscard]] const ReadError& error() const { return *std::get_if<1>(&m_data); }
  [[nodiscard]] ReadError& error() { return *std::get_if<1>(&m_data); }

private:
  std::variant<T, ReadError> m_data;
};

} // namespace nilometer::record

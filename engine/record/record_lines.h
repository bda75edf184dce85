// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/json_reader.h"

#include <optional>
#include <string>
#include <string_view>

/// What the reading of every game's records has in common: their lines, and what stands on each
/// whatever the game.
namespace nilometer::record {

/// A file's lines that are not blank, without copying them.
class Lines {
public:
  explicit Lines(std::string_view text) : m_rest(text) {}

  /// The next one from its first character on, or nothing at the end. A line beyond the limit
  /// is cut right behind it.
  std::optional<std::string_view> next(std::size_t limit = maxRecordLine);

  /// Of the last line, from 1.
  [[nodiscard]] int number() const { return m_number; }

private:
  std::string_view m_rest;
  int m_number = 1;
};

[[nodiscard]] ReadError errorAt(ReadFault fault, const std::string& file, int line,
                                std::string expected = {});
/// A line of more than `limit` bytes.
[[nodiscard]] ReadError tooLongAt(const std::string& file, int line, std::size_t limit);

/// The first line that is not blank as JSON.
[[nodiscard]] Result<JsonValue> parseHeader(std::string_view text, Lines& lines,
                                            const std::string& file);
/// Whether `named` are the printed values `found`; if not, what differs, on that line.
[[nodiscard]] std::optional<ReadError>
otherEdition(const EditionName& named, const EditionName& found, const std::string& file, int line);
/// Whether a second line holds the printed values and no entry.
[[nodiscard]] bool holdsEdition(std::string_view line);

} // namespace nilometer::record

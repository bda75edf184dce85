// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/json.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nilometer::record {

class JsonNode;

/// One reading of a parsed text into something of ours. Keeps the first thing that did not fit,
/// with file, line and key path; reading on after it is harmless, so that a reader looks once,
/// at the end.
class JsonReading {
public:
  /// `root` must outlive the reading. `file` is only named in errors.
  explicit JsonReading(const JsonValue& root, std::string file = {});
  JsonReading(const JsonReading&) = delete;
  JsonReading& operator=(const JsonReading&) = delete;

  [[nodiscard]] JsonNode root();
  [[nodiscard]] bool failed() const { return m_error.has_value(); }
  /// @pre failed()
  [[nodiscard]] const ReadError& error() const { return *m_error; }

private:
  friend class JsonNode;
  void fail(const JsonValue* at, std::string_view key, ReadFault fault, std::string expected,
            std::string_view found);
  [[nodiscard]] std::string pathOf(const JsonValue* value) const;

  const JsonValue* m_root;
  std::string m_file;
  std::optional<ReadError> m_error;
};

/// A value in a reading, or none. A cheap handle; the reading must outlive it. What does not fit
/// is noted in the reading and read as the value named at each function, which is always inside
/// the bounds asked for.
class JsonNode {
public:
  /// Whether there is a value; only an optional member or something that did not fit has none.
  [[nodiscard]] explicit operator bool() const { return m_value != nullptr; }
  [[nodiscard]] const JsonValue* value() const { return m_value; }

  // Objects.
  /// A member that must be there.
  [[nodiscard]] JsonNode member(std::string_view key) const;
  /// A member that may be absent; then the node is none. It may not be null.
  [[nodiscard]] JsonNode optional(std::string_view key) const;
  /// Refuses every member whose key is not among these (and a value that is no object).
  void allowOnly(std::span<const std::string_view> keys) const;
  void allowOnly(std::initializer_list<std::string_view> keys) const {
    allowOnly(std::span<const std::string_view>(keys.begin(), keys.size()));
  }
  /// Refuses what allowOnly() does, with precedence over every error noted up to now.
  void allowOnlyBefore(std::span<const std::string_view> keys) const;
  /// Whether the value is an object; what is not is refused.
  bool isObject() const;

  // Arrays.
  /// The number of elements, 0 if it is no array or has fewer or more than allowed.
  [[nodiscard]] std::size_t size(std::size_t least = 0, std::size_t most = maxJsonValues) const;
  /// None if there is no such element.
  [[nodiscard]] JsonNode at(std::size_t index) const;

  // Plain values.
  /// A whole number from `least` to `most`; otherwise `least`.
  [[nodiscard]] std::int64_t integer(std::int64_t least, std::int64_t most) const;
  /// integer() as another integer type, by default from its whole range.
  template <class T>
  [[nodiscard]] T number(T least = std::numeric_limits<T>::min(),
                         T most = std::numeric_limits<T>::max()) const {
    return static_cast<T>(integer(least, most));
  }
  /// Otherwise false.
  [[nodiscard]] bool boolean() const;
  /// A text of `least` to `most` bytes; otherwise an empty one.
  [[nodiscard]] const std::string& text(std::size_t least = 0, std::size_t most = 4096) const;
  /// The place of the text in a list of ids; otherwise 0.
  [[nodiscard]] std::size_t id(std::span<const std::string_view> ids) const;
  /// The enumerator whose place in the list of names it is; otherwise the first.
  template <class Enum, std::size_t n>
  [[nodiscard]] Enum id(const std::array<std::string_view, n>& names) const {
    return static_cast<Enum>(id(std::span<const std::string_view>(names)));
  }

  /// Whether anything was noted in the reading.
  [[nodiscard]] bool failed() const { return m_reading->failed(); }
  /// Notes that this value does not fit. `found` is taken from the value if it is empty.
  void fail(ReadFault fault, std::string expected = {}, std::string_view found = {}) const;
  /// The key path of this value, for messages. Looks through the whole text.
  [[nodiscard]] std::string path() const;

private:
  friend class JsonReading;
  JsonNode(JsonReading* reading, const JsonValue* value) : m_reading(reading), m_value(value) {}

  JsonReading* m_reading;
  const JsonValue* m_value;
};

/// What a value is, for `found` of an error: a number or text as it stands (shortened), for
/// others their type.
[[nodiscard]] std::string describe(const JsonValue& value);

} // namespace nilometer::record

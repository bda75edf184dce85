// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/read_error.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace nilometer::record {

class JsonValue;
using JsonArray = std::vector<JsonValue>;
/// Members in the order they stand in the text; keys are distinct.
using JsonObject = std::vector<std::pair<std::string, JsonValue>>;

/// A parsed JSON value. Whole numbers that fit 64 bits are integers, all others are doubles.
class JsonValue {
public:
  using Data =
      std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, JsonArray, JsonObject>;

  JsonValue() = default;
  explicit JsonValue(Data data, int line = 0) : m_data(std::move(data)), m_line(line) {}

  [[nodiscard]] const Data& data() const { return m_data; }
  /// The line of its file on which the value begins; 0 = it was not read from a text.
  [[nodiscard]] int line() const { return m_line; }
  template <class T> [[nodiscard]] const T* as() const { return std::get_if<T>(&m_data); }
  template <class T> [[nodiscard]] T* as() { return std::get_if<T>(&m_data); }
  /// The member of an object, or nullptr (also if this is no object).
  [[nodiscard]] const JsonValue* find(std::string_view key) const;

private:
  Data m_data;
  int m_line = 0;
};

[[nodiscard]] inline bool isNull(const JsonValue& value) {
  return value.as<std::nullptr_t>() != nullptr;
}
[[nodiscard]] inline JsonValue jsonNumber(int number) {
  return JsonValue(std::int64_t{number});
}
[[nodiscard]] inline JsonValue jsonText(std::string_view text) {
  return JsonValue(std::string(text));
}

/// Nesting beyond this is refused: no file of ours is deeper than 8.
inline constexpr int maxJsonDepth = 32;

/// A text with more values than this is refused: no text of ours has more than some thousands.
inline constexpr int maxJsonValues = 100'000;

/// Parses one JSON text. Refuses, each with its own ReadFault: nothing but white space, invalid
/// UTF-8, duplicate keys, nesting beyond maxJsonDepth (without using more memory than the text),
/// whole numbers beyond 64 bits, decimals beyond a double, a text cut off, anything after the
/// value, more than maxJsonValues values. `firstLine` is the number of the text's first line in
/// its file; an error names the line it is on.
[[nodiscard]] Result<JsonValue> parseJson(std::string_view text, int firstLine = 1);

/// The value as JSON text on one line. Doubles must be finite.
[[nodiscard]] std::string writeJson(const JsonValue& value);

/// A JSON string with its quotes; everything but quotes, backslashes and control characters
/// stays as it is.
[[nodiscard]] std::string writeJsonString(std::string_view text);

} // namespace nilometer::record

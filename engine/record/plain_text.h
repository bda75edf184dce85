// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"

#include <string>
#include <string_view>

/// Texts and dates that people write into a record.
namespace nilometer::record {

/// Number of characters (code points) of valid UTF-8.
[[nodiscard]] std::size_t characterCount(std::string_view text);
/// Line ends, tabs and the like, also U+0080 to U+009F, U+2028 and U+2029.
[[nodiscard]] bool hasControlCharacters(std::string_view text);

/// A text of `least` to `most` characters without control characters; otherwise an empty one.
/// No node: an empty one.
[[nodiscard]] std::string plainText(const JsonNode& node, std::size_t least, std::size_t most);
struct PlainText {
  std::size_t least = 0;
  std::size_t most = 0;
  [[nodiscard]] std::string read(const JsonNode& node) const {
    return plainText(node, least, most);
  }
  static void write(JsonText& out, std::string_view text) { out.value(text); }
  void schema(JsonText& out) const;
};

/// YYYY-MM-DD, a day of the Gregorian calendar.
[[nodiscard]] bool isDate(std::string_view text);
/// A date, "T", hh:mm:ss or hh:mm, and optionally "Z" or an offset such as +01:00.
[[nodiscard]] bool isTime(std::string_view text);

/// A date, and a time; what is none is noted.
struct Day {
  [[nodiscard]] static std::string read(const JsonNode& node);
  static void write(JsonText& out, std::string_view day) { out.value(day); }
  static void schema(JsonText& out);
};
struct Time {
  [[nodiscard]] static std::string read(const JsonNode& node);
  static void write(JsonText& out, std::string_view time) { out.value(time); }
  static void schema(JsonText& out);
};

} // namespace nilometer::record

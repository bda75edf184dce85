// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/json.h"

#include <array>
#include <charconv>

namespace nilometer::record {
namespace {

void appendEscaped(std::string& out, char character) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(character);
  switch (character) {
  case '"': out += "\\\""; return;
  case '\\': out += "\\\\"; return;
  case '\n': out += "\\n"; return;
  case '\t': out += "\\t"; return;
  case '\r': out += "\\r"; return;
  default: break;
  }
  if (code >= 0x20U && code != 0x7FU) {
    out += character;
    return;
  }
  out += "\\u00";
  out += digits[code / 16U];
  out += digits[code % 16U];
}

void appendString(std::string& out, std::string_view text) {
  out += '"';
  for (const char character : text) appendEscaped(out, character);
  out += '"';
}

/// Shortest text that reads back to the same double; with a point or exponent, so that it does
/// not read back as an integer.
std::string doubleText(double value) {
  std::array<char, 32> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
  std::string text(buffer.data(), end);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text;
}

void append(std::string& out, const JsonValue& value);

/// Appends one value of each alternative of JsonValue::Data.
struct Appender {
  std::string& out;

  void operator()(std::nullptr_t) const { out += "null"; }
  void operator()(bool value) const { out += value ? "true" : "false"; }
  void operator()(std::int64_t value) const { out += std::to_string(value); }
  void operator()(double value) const { out += doubleText(value); }
  void operator()(const std::string& value) const { appendString(out, value); }
  void operator()(const JsonArray& values) const {
    out += '[';
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i > 0) out += ',';
      append(out, values[i]);
    }
    out += ']';
  }
  void operator()(const JsonObject& members) const {
    out += '{';
    for (std::size_t i = 0; i < members.size(); ++i) {
      if (i > 0) out += ',';
      appendString(out, members[i].first);
      out += ':';
      append(out, members[i].second);
    }
    out += '}';
  }
};

void append(std::string& out, const JsonValue& value) {
  std::visit(Appender{out}, value.data());
}

} // namespace

std::string writeJson(const JsonValue& value) {
  std::string out;
  append(out, value);
  return out;
}

std::string writeJsonString(std::string_view text) {
  std::string out;
  appendString(out, text);
  return out;
}

} // namespace nilometer::record

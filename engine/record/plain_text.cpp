// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/plain_text.h"

#include <algorithm>

namespace nilometer::record {

namespace {

constexpr std::size_t maxTextBytes = 1U << 20U; // more than fits on a line

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Whether the text has the pattern's form, where '0' stands for any digit.
bool hasForm(std::string_view text, std::string_view pattern) {
  if (text.size() != pattern.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (pattern[i] == '0' ? !isDigit(text[i]) : text[i] != pattern[i]) return false;
  }
  return true;
}

int digits(std::string_view text) {
  int value = 0;
  for (const char c : text) value = value * 10 + (c - '0');
  return value;
}

bool isClock(std::string_view hoursAndMinutes) {
  return hasForm(hoursAndMinutes, "00:00") && digits(hoursAndMinutes.substr(0, 2)) < 24 &&
         digits(hoursAndMinutes.substr(3, 2)) < 60;
}

/// Nothing, "Z", or +hh:mm.
bool isOffset(std::string_view text) {
  if (text.empty() || text == "Z") return true;
  return (text.front() == '+' || text.front() == '-') && isClock(text.substr(1));
}

} // namespace

std::size_t characterCount(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool hasControlCharacters(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte < 0x20U || byte == 0x7FU) return true;
    if (byte == 0xC2U && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0U) {
      return true;
    }
    const std::string_view three = text.substr(i, 3);
    if (three == "\u2028" || three == "\u2029") return true;
  }
  return false;
}

std::string plainText(const JsonNode& node, std::size_t least, std::size_t most) {
  if (!node) return {};
  const std::string& text = node.text(0, maxTextBytes);
  const std::size_t count = characterCount(text);
  if (count < least || count > most) {
    node.fail(ReadFault::outOfRange,
              std::to_string(least) + " to " + std::to_string(most) + " characters");
    return {};
  }
  if (hasControlCharacters(text)) {
    node.fail(ReadFault::outOfRange, "a text without control characters");
    return {};
  }
  return text;
}

bool isDate(std::string_view text) {
  if (!hasForm(text, "0000-00-00")) return false;
  static constexpr auto lengths =
      std::to_array<int>({31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31});
  const int year = digits(text.substr(0, 4));
  const int month = digits(text.substr(5, 2));
  const int day = digits(text.substr(8, 2));
  if (month < 1 || month > 12) return false;
  const bool leap = month == 2 && year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  const int length = lengths[static_cast<std::size_t>(month - 1)] + (leap ? 1 : 0);
  return day >= 1 && day <= length;
}

bool isTime(std::string_view text) {
  if (text.size() < 16 || !isDate(text.substr(0, 10)) || text[10] != 'T') return false;
  if (!isClock(text.substr(11, 5))) return false;
  std::string_view rest = text.substr(16);
  if (rest.size() >= 3 && hasForm(rest.substr(0, 3), ":00")) {
    if (digits(rest.substr(1, 2)) > 59) return false;
    rest.remove_prefix(3);
  }
  return isOffset(rest);
}

std::string Day::read(const JsonNode& node) {
  if (!isDate(node.text())) node.fail(ReadFault::outOfRange, "a date such as 2026-11-21");
  return node.text();
}

std::string Time::read(const JsonNode& node) {
  if (!isTime(node.text())) node.fail(ReadFault::outOfRange, "a time such as 2026-11-21T20:15:00Z");
  return node.text();
}

void PlainText::schema(JsonText& out) const {
  out.object().member("type", "string").member("minLength", static_cast<std::int64_t>(least));
  out.member("maxLength", static_cast<std::int64_t>(most));
  out.member("pattern", "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$").endObject();
}

// Only the shape: that there is such a day in the calendar is beyond a pattern.
void Day::schema(JsonText& out) {
  out.object().member("type", "string");
  out.member("pattern", "^\\d{4}-\\d{2}-\\d{2}$").endObject();
}

void Time::schema(JsonText& out) {
  out.object().member("type", "string");
  out.member("pattern", "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})?$");
  out.endObject();
}

} // namespace nilometer::record

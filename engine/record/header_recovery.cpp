// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/header_recovery.h"

#include <algorithm>
#include <utility>

namespace nilometer::record {

namespace {

/// Where the value that begins there ends; nothing if it does not.
std::optional<std::size_t> endOfValue(std::string_view text, std::size_t begin) {
  int open = 0;
  bool inText = false;
  for (std::size_t at = begin; at < text.size(); ++at) {
    const char letter = text[at];
    if (inText) {
      if (letter == '\\') ++at;
      inText = letter != '"';
      if (!inText && open == 0) return at + 1;
    } else if (letter == '"') {
      inText = true;
    } else if (letter == '{' || letter == '[') {
      ++open;
    } else if (open == 0 && (letter == ',' || letter == '}' || letter == ']')) {
      return at;
    } else if (letter == '}' || letter == ']') {
      if (--open == 0) return at + 1;
    }
  }
  return std::nullopt;
}

/// Where the value of that key begins.
std::optional<std::size_t> beginOf(std::string_view line, std::string_view key) {
  const std::string mark = '"' + std::string(key) + "\":";
  const std::size_t at = line.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  return at + mark.size();
}

std::optional<JsonValue> parsed(std::string_view text) {
  Result<JsonValue> value = parseJson(text);
  return value ? std::optional(std::move(*value)) : std::nullopt;
}

} // namespace

bool isLostHeader(const ReadError& error, std::string_view text) {
  if (error.line != 1) return false;
  using enum ReadFault;
  const auto garbled = {notUtf8, notJson, cutOff, wrongSum};
  if (std::ranges::find(garbled, error.fault) != garbled.end()) return true;
  // What somebody wrote by hand, or another program, is told as it is.
  const std::string_view header = text.substr(0, text.find('\n'));
  const std::string_view second = text.substr(std::min(header.size() + 1, text.size()));
  if (!withoutSum(second.substr(0, second.find('\n')))) return false;
  const auto parts = withoutSum(header);
  return !parts || agrees(parts->sum, LineSums().add(parts->line)) == Agrees::no;
}

LostHeader lostHeaderOf(std::string_view text) {
  text = Lines::withoutZeros(text);
  LostHeader lost;
  const std::string_view first = text.substr(0, text.find('\n'));
  lost.line = first;
  text.remove_prefix(std::min(first.size() + 1, text.size()));
  const auto summed = withoutSum(first);
  std::string before = summed ? std::string(summed->sum) : std::string();
  const bool haveSums = withoutSum(text.substr(0, text.find('\n'))).has_value();
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    const auto parts = withoutSum(line);
    if (haveSums && !parts) break;
    // The checksum of the first line may be damaged itself: then nothing verifies the second.
    const bool agreed = !haveSums || lost.rest.empty() ||
                        agrees(parts->sum, LineSums(before).add(parts->line)) == Agrees::yes;
    if (!agreed) break;
    if (haveSums) before = parts->sum;
    lost.rest.push_back(haveSums ? parts->line : std::string(line));
  }
  return lost;
}

std::optional<JsonValue> valueIn(std::string_view line, std::string_view key) {
  const auto begin = beginOf(line, key);
  const auto end = begin ? endOfValue(line, *begin) : std::nullopt;
  return end ? parsed(line.substr(*begin, *end - *begin)) : std::nullopt;
}

std::vector<std::optional<JsonValue>> playersIn(std::string_view line) {
  std::vector<std::optional<JsonValue>> players;
  const auto begin = beginOf(line, "players");
  const auto behind = beginOf(line, "date");
  // Without an end nobody knows how many there are.
  if (!begin || !behind || *behind < *begin) return players;
  const std::string_view list = line.substr(*begin, *behind - *begin);
  constexpr std::string_view name = "{\"name\":";
  for (std::size_t at = list.find(name); at != std::string_view::npos;) {
    const std::size_t next = list.find(name, at + 1);
    const auto end = endOfValue(list, at);
    const bool isWhole = end && *end <= next;
    players.push_back(isWhole ? parsed(list.substr(at, *end - at)) : std::nullopt);
    at = next;
  }
  return players;
}

std::string textIn(const JsonValue& object, std::string_view key) {
  const JsonValue* member = object.find(key);
  const auto* text = member == nullptr ? nullptr : member->as<std::string>();
  return text == nullptr ? std::string() : *text;
}

} // namespace nilometer::record

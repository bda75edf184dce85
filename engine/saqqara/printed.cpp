// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/printed.h"

#include "engine/table/assumed.h"

#include <algorithm>
#include <cctype>
#include <span>

namespace nilometer::saqqara {

namespace {

constexpr auto specialNames = std::to_array<std::string_view>({"beggar", "trader"});

/// What is listed under the beginning of a key.
std::span<const std::string_view> listedUnder(std::string_view list) {
  if (list == "supply.") return goodNames;
  if (list == "specialValue.") return specialNames;
  return pyramidNames;
}

/// What stands in a gap of the key, from 0; no text has more there than a name or a number.
std::optional<std::size_t> valueOfGap(char gap, std::string_view list, std::string_view said) {
  if (gap == '#') {
    const bool isDigit = said.size() == 1 && std::isdigit(static_cast<unsigned char>(said[0])) != 0;
    return isDigit ? std::optional(static_cast<std::size_t>(said[0] - '0')) : std::nullopt;
  }
  const auto names = listedUnder(list);
  const auto found = std::ranges::find(names, said);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

/// The place if the text is that key with its gaps filled.
std::optional<PrintedPlace> placeOfKey(std::size_t key, std::string_view text) {
  std::array<std::size_t, 2> gaps{};
  std::size_t filled = 0;
  std::size_t at = 0;
  for (const char part : printedKeys[key]) {
    if (at > text.size()) return std::nullopt;
    if (part != '*' && part != '#') {
      if (at == text.size() || text[at++] != part) return std::nullopt;
      continue;
    }
    const std::string_view said = text.substr(at, text.find_first_of(".[]", at) - at);
    const auto value = valueOfGap(part, text.substr(0, at), said);
    if (!value || filled == gaps.size()) return std::nullopt;
    gaps[filled++] = *value;
    at += said.size();
  }
  if (at != text.size()) return std::nullopt;
  return PrintedPlace{static_cast<std::uint8_t>(key), 0, 0}.at(gaps[0], gaps[1]);
}

} // namespace

std::string placeText(PrintedPlace place) {
  std::string text;
  std::size_t index = place.first;
  for (const char part : printedKeys[place.key]) {
    const bool isGap = part == '*' || part == '#';
    if (!isGap) text += part;
    if (part == '*') text += listedUnder(text)[index];
    if (part == '#') text += std::to_string(index);
    if (isGap) index = place.second;
  }
  return text;
}

PrintedPlace placeNamed(std::string_view text) {
  for (std::size_t key = 1; key < printedKeys.size(); ++key) {
    if (const auto place = placeOfKey(key, text)) return *place;
  }
  return {};
}

table::PrintedSet assumedAt(const Edition& edition, PrintedPlace place) {
  table::PrintedSet among;
  const std::string text = placeText(place);
  for (std::size_t i = 0; i < edition.printed.size(); ++i) {
    if (table::isOpen(edition.printed[i], text)) among.push_back(i);
  }
  return among;
}

} // namespace nilometer::saqqara

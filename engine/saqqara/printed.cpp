// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/printed.h"

namespace nilometer::saqqara {

namespace {

constexpr auto specialNames = std::to_array<std::string_view>({"beggar", "trader"});

/// One of what is listed under the beginning of a key.
std::string_view listedUnder(std::string_view list, std::size_t index) {
  if (list == "supply.") return goodNames[index];
  if (list == "specialValue.") return specialNames[index];
  return pyramidNames[index];
}

} // namespace

std::string placeText(PrintedPlace place) {
  std::string text;
  std::size_t index = place.first;
  for (const char part : printedKeys[place.key]) {
    const bool isGap = part == '*' || part == '#';
    if (!isGap) text += part;
    if (part == '*') text += listedUnder(text, index);
    if (part == '#') text += std::to_string(index);
    if (isGap) index = place.second;
  }
  return text;
}

} // namespace nilometer::saqqara

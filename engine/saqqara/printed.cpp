// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/printed.h"

#include "engine/table/assumed.h"
#include "engine/table/printed_keys.h"

#include <array>
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

} // namespace

std::string placeText(PrintedPlace place) {
  return table::placeText(printedKeys[place.key], place, listedUnder);
}

PrintedPlace placeNamed(std::string_view text) {
  return table::placeNamed(printedKeys, text, listedUnder);
}

table::PrintedSet assumedAt(const Edition& edition, PrintedPlace place) {
  return table::openAmong(edition.printed, placeText(place));
}

} // namespace nilometer::saqqara

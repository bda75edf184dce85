// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/printed.h"

#include "engine/table/assumed.h"
#include "engine/table/printed_keys.h"

#include <span>

namespace nilometer::pyramidion {

namespace {

std::span<const std::string_view> listedUnder(std::string_view list) {
  if (list == "supply.") return resourceNames;
  return siteNames;
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

} // namespace nilometer::pyramidion

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/edition.h"
#include "engine/table/names.h"
#include "engine/table/printed_keys.h"

#include <array>
#include <string_view>

/// Printed values of Pyramidion that can decide about anything: their names in rules.
namespace nilometer::pyramidion {

using table::PrintedPlace;

/// Every place of an edition that a rule rests on. `*` = a resource or a site.
inline constexpr auto printedKeys =
    std::to_array<std::string_view>({"", "supply.*", "sites.*.minima", "sites.*.corner", "cards",
                                     "boats", "supplyCards", "revoltMarkers"});

/// Writes a place by its key, `"supply.*"_printed.at(2)`; an unknown key does not compile.
consteval PrintedPlace operator""_printed(const char* key, std::size_t length) {
  return table::findPlace(printedKeys, {key, length}).value();
}
[[nodiscard]] constexpr PrintedPlace printedMinima(Site site) {
  return "sites.*.minima"_printed.at(at(site));
}
[[nodiscard]] constexpr PrintedPlace printedCorner(Site site) {
  return "sites.*.corner"_printed.at(at(site));
}

/// How they are called in the edition file: "sites.thebes.minima".
inline constexpr table::PlaceTexts printedPlaces{
    printedKeys, [](std::string_view list) -> std::span<const std::string_view> {
      if (list == "supply.") return resourceNames;
      return siteNames;
    }};

} // namespace nilometer::pyramidion

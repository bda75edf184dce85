// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/edition.h"
#include "engine/table/names.h"

#include <array>
#include <string>
#include <string_view>

/// What is printed in Pyramidion and can decide about anything: how rules name it.
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

/// The place as the edition file has it: "sites.thebes.minima".
[[nodiscard]] std::string placeText(PrintedPlace place);
/// The place of such a text; the one of what is not printed if there is none.
[[nodiscard]] PrintedPlace placeNamed(std::string_view text);
/// The assumed values behind a place, that nobody has compared with a copy of the game yet.
[[nodiscard]] table::PrintedSet assumedAt(const Edition& edition, PrintedPlace place);

} // namespace nilometer::pyramidion

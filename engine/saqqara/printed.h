// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/edition.h"
#include "engine/table/names.h"
#include "engine/table/printed.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// What is printed in Saqqara and can decide about anything: how rules name it.
namespace nilometer::saqqara {

using table::Basis;
using table::PrintedPlace;

/// Every place of an edition that a rule rests on. `#` = a number from 0, `*` = one of those listed
/// there: a good, a special card, a pyramid.
inline constexpr auto printedKeys = std::to_array<std::string_view>({
    "",
    "supply.*",
    "warehouses",
    "specialValue.*",
    "distribution[#].bonus",
    "distribution[#].land",
    "distribution[#].stalls[#]",
    "thresholds",
    "influence",
    "marketCards",
    "pyramids.*[#].cost",
    "pyramids.*[#].vp",
    "pyramids.*[#].spaces",
    "nileLast",
});

/// Writes a place by its key, `"supply.*"_printed.at(2)`; an unknown key does not compile.
consteval PrintedPlace operator""_printed(const char* key, std::size_t length) {
  return table::findPlace(printedKeys, {key, length}).value();
}

// The places of one level, of one year.
[[nodiscard]] constexpr PrintedPlace printedCost(Pyramid pyramid, int level) {
  return "pyramids.*[#].cost"_printed.at(at(pyramid), at(level - 1));
}
[[nodiscard]] constexpr PrintedPlace printedPoints(Pyramid pyramid, int level) {
  return "pyramids.*[#].vp"_printed.at(at(pyramid), at(level - 1));
}
[[nodiscard]] constexpr PrintedPlace printedSpaces(Pyramid pyramid, int level) {
  return "pyramids.*[#].spaces"_printed.at(at(pyramid), at(level - 1));
}
[[nodiscard]] constexpr PrintedPlace printedBonus(int year) {
  return "distribution[#].bonus"_printed.at(at(year - 1));
}
[[nodiscard]] constexpr PrintedPlace printedLand(int year) {
  return "distribution[#].land"_printed.at(at(year - 1));
}

/// The place as the edition file has it: "pyramids.trade[4].vp".
[[nodiscard]] std::string placeText(PrintedPlace place);
/// The place of such a text; the one of what is not printed if there is none.
[[nodiscard]] PrintedPlace placeNamed(std::string_view text);

/// The assumed values behind a place: values that no text states and nobody has compared with a
/// copy of the game yet. What the table told while it played is sure (ASK-4).
[[nodiscard]] table::PrintedSet assumedAt(const Edition& edition, PrintedPlace place);

} // namespace nilometer::saqqara

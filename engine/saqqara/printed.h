// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/edition.h"
#include "engine/table/names.h"
#include "engine/table/printed_keys.h"

#include <array>
#include <optional>
#include <string_view>

/// Printed values of Saqqara that can decide about anything: their names in rules.
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

inline constexpr auto specialWords = std::to_array<std::string_view>({"beggar", "trader"});

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

/// How they are called in the edition file: "pyramids.trade[4].vp". What the table told while it
/// played is sure (ASK-4).
inline constexpr table::PlaceTexts printedPlaces{
    printedKeys, [](std::string_view list) -> std::span<const std::string_view> {
      if (list == "supply.") return goodNames;
      if (list == "specialValue.") return specialWords;
      return pyramidNames;
    }};

} // namespace nilometer::saqqara

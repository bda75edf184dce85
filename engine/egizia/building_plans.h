// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"

#include <optional>
#include <string>
#include <vector>

/// How the spaces of each building hang together, worked out from what is printed. All functions
/// replace the plan's parts, count and needs. Together the rows or parts must have at most
/// maxSpaces spaces, the tombs at most maxTombs. (layRows, the pyramid's, is in edition.h.)
namespace nilometer::egizia {

/// The parts of the temple (TEMPLE-1); stable ids of editions.
inline constexpr auto templePartNames =
    std::to_array<std::string_view>({"pillar-left", "pillar-right", "columns", "stones-above"});

/// Which of them it is; as many as there are for another id. A copy may have them in any order.
[[nodiscard]] std::size_t templePartIndex(std::string_view id);
/// The part of the temple that has just these spaces: its place in templePartNames, one behind the
/// last of them for both pillars together. Nothing for any other spaces.
[[nodiscard]] std::optional<std::size_t> templePartOf(const BuildingPlan& temple, SpaceSet spaces);

/// The id of the only part of the tombs.
inline constexpr std::string_view tombsPartName = "tombs";

/// The id of a row of the obelisk or pyramid; `row` counts from 0 at the bottom: "row-1", …
[[nodiscard]] std::string rowName(std::size_t row);

/// OBELISK-1: every space needs all spaces of all lower rows. Rows from the bottom; leaves values
/// alone.
void layFullRows(BuildingPlan& plan, const std::vector<int>& spacesPerRow);

/// TOMB-1: every space needs all earlier ones. Sets values to 0.
void layTombs(BuildingPlan& plan, int spaces);

/// A part of the temple as it is printed.
struct TemplePart {
  std::string id;
  std::vector<std::int16_t> values; ///< of its spaces, from the bottom
  std::vector<std::size_t> after;   ///< parts that must be complete first; all earlier in the list
};

/// TEMPLE-1: every space needs the spaces of lower value in its part and all parts its own comes
/// after. Writes values too.
void layTemple(BuildingPlan& plan, const std::vector<TemplePart>& parts);

/// The reverse of layTemple: `after` without what follows from the rest.
[[nodiscard]] std::vector<TemplePart> templeParts(const BuildingPlan& plan);

/// PYR-1: the spaces of a row of `below` spaces on which space `k` of the row of `above` spaces on
/// it rests, counted from the left; `last` is one of them. @pre both rows have spaces, support >= 1
struct RestsOn {
  int first = 0;
  int last = 0;
};
[[nodiscard]] RestsOn restsOn(int below, int above, int k, int support);

/// The reverse of layRows: the smallest support that gives these needs; 0 if none does.
[[nodiscard]] int supportOf(const BuildingPlan& plan);

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/table/effect.h"
#include "engine/table/names.h"
#include "engine/table/printed.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Printed values of Egizia that can decide about points: their names in rules, how sure they are.
namespace nilometer::egizia {

using table::addPrinted;
using table::Basis;
using table::OpenPlace;
using table::PrintedPlace;
using table::PrintedSet;
using table::Reading;

/// Every place of an edition file (docs/edition.md) that a rule, a forecast or a fact rests on. One
/// that is a group stands for everything below it, the decks of a card apart. `#` = a number from
/// 0,
/// `*` = one of those listed there: crew, part of the temple, name of a Nile card, Sphinx card.
inline constexpr auto printedKeys = std::to_array<std::string_view>({
    "",
    "players.ships",
    "players.startQuarry",
    "players.startField",
    "players.stoneTrackEnd",
    "players.crewTrackEnd.*",
    "sites.participation[#]",
    "sphinx.drawLimit",
    "obelisk.rows",
    "obelisk.rows[#].spaces",
    "obelisk.rows[#].value",
    "pyramid.rows",
    "pyramid.rows[#].spaces",
    "pyramid.rows[#].value",
    "pyramid.support",
    "temple.spaces",
    "temple.spaces.*[#]",
    "tombs.bands[#].points",
    "tombs.bands[#].upTo",
    "stoneMarket",
    "stoneMarket.steps",
    "stoneMarket.saleSteps",
    "stoneMarket.stonesPerPoint",
    "grainMarket",
    "grainMarket.penalties",
    "grainMarket.penalties[#]",
    "nileCards.*",
    "nileCards.*.amount",
    "sphinxCards.*",
    "sphinxCards.*.condition",
    "sphinxCards.*.points",
    "sphinxCards.*.points[#]",
});

/// Writes a place by its key, `"sites.participation[#]"_printed.at(2)`; an unknown key does not
/// compile.
consteval PrintedPlace operator""_printed(const char* key, std::size_t length) {
  return table::findPlace(printedKeys, {key, length}).value();
}

/// The values and rows of a building. Those of the tombs lie on tiles, which are read off the
/// table.
[[nodiscard]] PrintedPlace printedPlan(Building building);
/// What a stone on that space gives (BUILD-8).
[[nodiscard]] PrintedPlace printedSpace(const Edition& edition, Building building, int cell);
/// How many spaces that row has; of the temple only all parts together.
[[nodiscard]] PrintedPlace printedRow(Building building, std::size_t row);
/// What that step of a market gives or costs; on the last one all of the market, for which step
/// that is depends on how many there are.
[[nodiscard]] PrintedPlace printedStep(const Edition& edition, Market market, int step);
/// How many steps that market has.
[[nodiscard]] PrintedPlace printedSteps(Market market);
/// All that its steps give and cost (MARKET-2 to MARKET-4).
[[nodiscard]] PrintedPlace printedMarket(Market market);

/// The place as the edition file has it: "obelisk.rows[2].value".
[[nodiscard]] std::string placeText(const Edition& edition, PrintedPlace place);

/// The assumed values behind those places: values that no text states and nobody has compared with
/// a copy of the game yet. A number that was compared by itself is sure whatever its neighbours
/// are.
[[nodiscard]] PrintedSet assumedAmong(const Edition& edition, std::span<const PrintedPlace> places);
[[nodiscard]] PrintedSet assumedAt(const Edition& edition, PrintedPlace place);
/// The assumed values behind what a function of the rules works out: assumedBehind(edition,
/// quarryYield, cards).
template <class Work, class... Of>
[[nodiscard]] PrintedSet assumedBehind(const Edition& edition, Work work, const Of&... of) {
  Basis basis;
  static_cast<void>(work(edition, of..., Reading(basis)));
  return assumedAmong(edition, basis);
}

/// Behind one effect of an entry, by its index; the most telling first.
[[nodiscard]] std::vector<OpenPlace>
openPlacesBehind(const Edition& edition, const table::EffectsView& entry, std::size_t effect);
/// In a whole entry, each once: first what stands behind its points, then what mattered without
/// any: the end of a strength track, the last step of the stone market, what the stones of the
/// pyramid rest on.
[[nodiscard]] std::vector<OpenPlace> openPlacesIn(const Edition& edition,
                                                  const table::EffectsView& entry);

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed.h"

#include "engine/egizia/effects.h"
#include "engine/table/assumed.h"
#include "engine/table/printed_keys.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

using table::Effect;
using table::EffectKind;
using table::EffectsView;

// By building; the values of the tombs lie on tiles.
constexpr std::array buildingPlans{"obelisk.rows"_printed, PrintedPlace{}, "pyramid.rows"_printed,
                                   "temple.spaces"_printed};
constexpr std::array rowLengths{"obelisk.rows[#].spaces"_printed, PrintedPlace{},
                                "pyramid.rows[#].spaces"_printed, "temple.spaces"_printed};
constexpr std::array spaceValues{"obelisk.rows[#].value"_printed, PrintedPlace{},
                                 "pyramid.rows[#].value"_printed, "temple.spaces.*[#]"_printed};

/// One of what is listed under the beginning of a key.
std::string_view nameIn(const Edition& edition, std::string_view list, std::size_t index) {
  if (list == "players.crewTrackEnd.") return crewNames[index];
  if (list == "temple.spaces.") return edition.plan(Building::temple).parts[index].id;
  if (list == "nileCards.") return edition.cardNames[index];
  return edition.sphinxCards[index].id;
}

bool movesPoints(const Effect& effect) {
  return effect.kind == EffectKind::points ||
         (effect.kind == EffectKind::note && noteOf(effect) != Note::advanceLost);
}

/// Those of one effect that are open and not among them yet.
void addOpen(const Edition& edition, const EffectsView& entry, std::size_t effect,
             std::vector<OpenPlace>& open) {
  for (const PrintedPlace place : entry.basisOf(entry[effect])) {
    const bool known = std::ranges::find(open, place, &OpenPlace::place) != open.end();
    if (!known && !assumedAt(edition, place).empty()) open.push_back({place, effect});
  }
}

} // namespace

PrintedPlace printedPlan(Building building) {
  return buildingPlans[static_cast<std::size_t>(building)];
}

PrintedPlace printedSpace(const Edition& edition, Building building, int cell) {
  std::size_t index = 0;
  for (const BuildingPart& part : edition.plan(building).parts) {
    const int inPart = cell - part.first;
    if (inPart >= 0 && inPart < part.count) {
      const bool isTemple = building == Building::temple;
      return spaceValues[static_cast<std::size_t>(building)].at(
          index, isTemple ? static_cast<std::size_t>(inPart) : 0);
    }
    ++index;
  }
  return {};
}

PrintedPlace printedRow(Building building, std::size_t row) {
  return rowLengths[static_cast<std::size_t>(building)].at(building == Building::temple ? 0 : row);
}

PrintedPlace printedStep(const Edition& edition, Market market, int step) {
  const bool isLast = step + 1 >= edition.steps(market);
  if (market == Market::stone || isLast) return printedMarket(market);
  return "grainMarket.penalties[#]"_printed.at(static_cast<std::size_t>(step));
}

PrintedPlace printedSteps(Market market) {
  return market == Market::stone ? "stoneMarket.steps"_printed : "grainMarket.penalties"_printed;
}

PrintedPlace printedMarket(Market market) {
  return market == Market::stone ? "stoneMarket"_printed : "grainMarket"_printed;
}

std::string placeText(const Edition& edition, PrintedPlace place) {
  return table::placeText(
      printedKeys[place.key], place,
      [&](std::string_view list, std::size_t index) { return nameIn(edition, list, index); });
}

PrintedSet assumedAt(const Edition& edition, PrintedPlace place) {
  PrintedSet among = table::openAmong(edition.printed, placeText(edition, place));
  // In which decks a card is moves no points.
  std::erase_if(among, [&](std::size_t i) { return edition.printed[i].key.ends_with(".decks"); });
  return among;
}

PrintedSet assumedAmong(const Edition& edition, std::span<const PrintedPlace> places) {
  PrintedSet among;
  for (const PrintedPlace place : places) addPrinted(among, assumedAt(edition, place));
  return among;
}

std::vector<OpenPlace> openPlacesBehind(const Edition& edition, const EffectsView& entry,
                                        std::size_t effect) {
  std::vector<OpenPlace> open;
  addOpen(edition, entry, effect, open);
  return open;
}

std::vector<OpenPlace> openPlacesIn(const Edition& edition, const EffectsView& entry) {
  std::vector<OpenPlace> open;
  for (const bool points : {true, false}) {
    for (std::size_t i = 0; i < entry.size(); ++i) {
      if (movesPoints(entry[i]) == points) addOpen(edition, entry, i, open);
    }
  }
  return open;
}

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed.h"

#include <array>

namespace nilometer::egizia {

namespace {

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
  std::string text;
  std::size_t index = place.first;
  for (const char part : printedKeys[place.key]) {
    const bool isGap = part == '*' || part == '#';
    if (!isGap) text += part;
    if (part == '*') text += nameIn(edition, text, index);
    if (part == '#') text += std::to_string(index);
    if (isGap) index = place.second;
  }
  return text;
}

} // namespace nilometer::egizia

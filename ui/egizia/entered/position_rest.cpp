// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/entered/position_rest.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/file/position_rest.h"
#include "ui/egizia/entered/position_filling.h"

#include <algorithm>
#include <string>
#include <vector>

namespace nilometer::ui {

using enum PositionRow;

namespace {

/// The keys of a document that a field of a player stands for; one of them is enough.
std::vector<std::string> keysFor(PositionRow row) {
  switch (row) {
  case sphinx: return {"sphinx"};
  case points: return {"points"};
  case queue: return {"queue"};
  case orderTile: return {"orderTile"};
  case stoneMarket: return {"stoneMarket"};
  case grainMarket: return {"grainMarket"};
  case tombSum: return {"tombSum", "tombTiles"};
  case stones: return {"stones"};
  case sell: return {"sell"};
  case quarryYield: return {"quarryYield", "quarries"};
  case greenGrain:
  case yellowGreenGrain:
  case brownGrain: return {"grain", "fields"};
  case permanents: return {"permanents", "morePermanents"};
  case fieldCards: return {"fields", "startField"};
  case quarryCards: return {"quarries"};
  case tombCard:
  case permanentCards: return {"permanents"};
  default: break;
  }
  if (const auto building = buildingOf(row)) {
    return {std::string(egizia::buildingNames[static_cast<std::size_t>(*building)])};
  }
  const auto crew = static_cast<std::size_t>(row) - static_cast<std::size_t>(blueCrew);
  return {std::string(egizia::crewNames[crew])};
}

bool isLost(const egizia::PositionRest& rest, const PositionCell& cell) {
  if (isBuilt(cell.row)) {
    if (cell.row == pyramidBuilt) return !rest.pyramid;
    if (cell.row == templeBuilt) return !rest.temple;
    return rest.whole < rest.known.size();
  }
  if (cell.player < rest.whole) return false;
  const auto& known = rest.known[cell.player];
  return std::ranges::none_of(keysFor(cell.row),
                              [&](const std::string& key) { return known.contains(key); });
}

} // namespace

std::optional<PositionEntered> entryOfRest(const egizia::ReadablePosition& readable,
                                           const egizia::Edition& edition) {
  const auto rest = egizia::restOf(readable, edition);
  if (!rest) return std::nullopt;
  PositionEntered entry = entryOf(rest->document, judge(rest->document, edition).position, edition);
  for (std::size_t i = 0; i < entry.seats.size(); ++i) {
    if (!rest->known[i].contains("name")) entry.seats[i].name.clear();
  }
  const auto lost = [&](const auto& cell) { return isLost(*rest, cell.first); };
  std::erase_if(entry.texts, lost);
  std::erase_if(entry.cards, lost);
  std::erase_if(entry.switched, [&](const PositionCell& cell) { return isLost(*rest, cell); });
  return entry;
}

} // namespace nilometer::ui

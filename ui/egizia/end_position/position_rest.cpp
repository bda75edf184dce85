// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_rest.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/file/position_rest.h"
#include "ui/egizia/end_position/position_filling.h"

#include <algorithm>
#include <string>
#include <vector>

namespace nilometer::ui {

using enum PositionRow;
using egizia::Player;

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

/// The judge works out nothing that does not fit together: what stands there is taken as it is.
void takeAsItIs(const egizia::PositionDocument& document, PositionEntered& entry) {
  for (Player player = 0; player < entry.players(); ++player) {
    const auto& from = document.players[player];
    const auto set = [&](PositionRow row, int value) {
      const auto found = entry.texts.find({row, 0, player});
      if (found != entry.texts.end()) found->second = std::to_string(value);
    };
    for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
      const auto row = ownStonesRow(static_cast<egizia::Building>(i));
      if (!from.ownStones[i].spaces) set(row, from.ownStones[i].count);
    }
    if (from.tombSum) set(tombSum, *from.tombSum);
    if (from.tombTiles && from.tombTiles->size() == 1) set(tombSum, from.tombTiles->front());
    if (from.quarryYield) set(quarryYield, *from.quarryYield);
    if (from.grain) {
      set(greenGrain, (*from.grain)[0]);
      set(yellowGreenGrain, (*from.grain)[1]);
      set(brownGrain, (*from.grain)[2]);
    }
    set(permanents, static_cast<int>(from.permanents.size()) + from.morePermanents);
  }
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
  const egizia::JudgedPosition judged = judge(rest->document, edition);
  PositionEntered entry = entryOf(rest->document, judged.position, edition);
  if (!judged.findings.empty()) {
    takeAsItIs(rest->document, entry);
    std::erase_if(entry.texts, [](const auto& cell) { return isBuilt(cell.first.row); });
  }
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/printed_cells.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/printed_keys.h"

#include <algorithm>

namespace nilometer::egizia {

namespace {

/// What an effect makes matter without moving a score marker.
PrintedKeys keysInPlay(const Edition& edition, const Effect& effect) {
  if (effect.kind == EffectKind::strength) {
    const auto crew = static_cast<std::size_t>(effect.what);
    if (effect.after < edition.crewTrackEnd[crew]) return {};
    return {crewEndKey(static_cast<Crew>(effect.what))};
  }
  if (effect.kind == EffectKind::note && effect.what == static_cast<int>(Note::advanceLost)) {
    return {crewEndKey(static_cast<Crew>(effect.detail))};
  }
  const bool isStoneMarket =
      effect.kind == EffectKind::marker && effect.what == static_cast<int>(Marker::stoneMarket);
  if (isStoneMarket && effect.before < effect.after &&
      effect.after + 1 >= edition.stoneMarketSteps) {
    return {"stoneMarket.steps"};
  }
  const bool isPyramid =
      effect.kind == EffectKind::built && effect.what == static_cast<int>(Building::pyramid);
  if (isPyramid && effect.detail >= edition.plan(Building::pyramid).parts.front().count) {
    return {"pyramid.support"};
  }
  return {};
}

/// Those of one effect that are open and not among them yet.
void addOpen(const Edition& edition, const PrintedKeys& keys, std::size_t effect,
             std::vector<OpenPlace>& open) {
  for (const std::string& place : keys) {
    const auto covers = [&](const PrintedValue& value) { return isOpen(value, place); };
    if (std::ranges::none_of(edition.printed, covers)) continue;
    if (std::ranges::find(open, place, &OpenPlace::place) == open.end()) {
      open.push_back({place, effect});
    }
  }
}

} // namespace

PrintedSet assumedBehindFlood(const Edition& edition, const PlayerState& own) {
  PrintedKeys keys = {penaltyKey(penaltyStep(edition, own))};
  addFields(edition, own.cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindTombs(const Edition& edition, CardSet cards, int sum) {
  PrintedKeys keys;
  addBand(edition, sum, keys);
  addTombs(edition, cards, keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindSpace(const Edition& edition, Building building, int space) {
  PrintedKeys keys;
  addSpace(edition, building, static_cast<std::size_t>(space), keys);
  return assumedAmong(edition, keys);
}

PrintedSet assumedBehindRow(const Edition& edition, int row) {
  return assumedAmong(edition, PrintedKeys{rowKey(static_cast<std::size_t>(row))});
}

PrintedSet assumedBehindStep(const Edition& edition, Market market, int step) {
  // Which step is the last one depends on how many there are.
  const bool last = step + 1 >= edition.steps(market);
  if (market == Market::stone || last) return assumedBehindMarket(edition, market);
  return assumedAmong(edition, PrintedKeys{penaltyKey(static_cast<std::size_t>(step))});
}

PrintedSet assumedBehindParticipation(const Edition& edition, int sites) {
  return assumedAmong(edition, PrintedKeys{participationKey(static_cast<std::size_t>(sites) - 1)});
}

std::vector<OpenPlace> openCellsBehind(const Edition& edition, std::span<const Effect> entry,
                                       std::size_t effect, CardSet cards) {
  std::vector<OpenPlace> open;
  addOpen(edition, keysBehind(edition, entry, entry[effect], cards), effect, open);
  return open;
}

std::vector<OpenPlace> openCellsIn(const Edition& edition, std::span<const Effect> entry,
                                   const State& after) {
  std::vector<OpenPlace> open;
  for (std::size_t i = 0; i < entry.size(); ++i) {
    if (entry[i].player == noPlayer) continue;
    const CardSet cards = after.player[entry[i].player].cards;
    addOpen(edition, keysBehind(edition, entry, entry[i], cards), i, open);
  }
  for (std::size_t i = 0; i < entry.size(); ++i) {
    if (entry[i].player != noPlayer) addOpen(edition, keysInPlay(edition, entry[i]), i, open);
  }
  return open;
}

} // namespace nilometer::egizia

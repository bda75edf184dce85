// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 2 b: the threshold cards (THRESH-1 to THRESH-5).
#include "engine/saqqara/phases.h"
#include "engine/saqqara/turn.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

constexpr Threshold openingThreshold = 2; ///< SET-4: one is among the first four cards

/// THRESH-4: the used cards become a new pile; all of them have been seen now (THRESH-5).
void renewPile(Changes& changes) {
  State& state = changes.state();
  if (state.thresholdPile >= warehouseCount) return;
  if (!state.thresholdsKnown) state.thresholdsKnown = state.thresholdsSeen;
  state.thresholdsSeen = {};
  state.thresholdPile = thresholdCards;
  changes.card(noPlayer, CardMove::thresholdPile, "THRESH-4"_rule, table::nothing, 0,
               thresholdCards);
}

} // namespace

void judge(const Game& /*game*/, const State& state, const OpenThresholds& entry,
           Verdict& verdict) {
  if (!judgePhase(state, Phase::thresholds, verdict)) return;
  for (const Warehouse warehouse : allWarehouses) {
    const Threshold card = entry.cards[at(warehouse)];
    if (card <= highestNumber) continue;
    verdict.add(finding("THRESH-3"_rule, Fault::numberTooHigh, noPlayer,
                        {.place = code(warehouse), .had = card}));
  }
  if (state.round == 1 && std::ranges::count(entry.cards, openingThreshold) == 0) {
    verdict.add(finding("THRESH-2"_rule, Fault::noTwo, noPlayer));
  }
}

void doubt(const Game& /*game*/, const State& state, const OpenThresholds& entry,
           Verdict& verdict) {
  const bool isNewRun = state.thresholdPile < warehouseCount;
  if (!state.thresholdsKnown && !isNewRun) return;
  const ThresholdCounts& known =
      state.thresholdsKnown ? *state.thresholdsKnown : state.thresholdsSeen;
  for (const Warehouse warehouse : allWarehouses) {
    const Threshold card = entry.cards[at(warehouse)];
    const auto* const first = std::ranges::find(entry.cards, card);
    // Each number once.
    if (card > highestNumber || first != &entry.cards[at(warehouse)]) continue;
    const auto before = isNewRun ? 0 : state.thresholdsSeen[card];
    const auto now = before + std::ranges::count(entry.cards, card);
    if (now <= known[card]) continue;
    verdict.add(finding("THRESH-5"_rule, Fault::numberTooHigh, noPlayer,
                        {.place = code(warehouse), .needed = known[card], .had = card}));
  }
}

void apply(Changes& changes, const OpenThresholds& entry) {
  State& state = changes.state();
  renewPile(changes);
  for (const Warehouse warehouse : changes.edition().warehouses) {
    const Threshold card = entry.cards[at(warehouse)];
    changes.in(warehouse).threshold = card;
    changes.in(warehouse).reached = false;
    ++state.thresholdsSeen[card];
    --state.thresholdPile;
    changes.card(noPlayer, CardMove::threshold, "THRESH-1"_rule, code(warehouse), 0, card);
  }
  startInfluence(changes);
}

} // namespace nilometer::saqqara

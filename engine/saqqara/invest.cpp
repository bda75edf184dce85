// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 2 d: goods are invested, thresholds are reached or not, Government pays (INVEST-1 to
// INVEST-6).
#include "engine/saqqara/invest.h"

#include "engine/saqqara/phases.h"
#include "engine/saqqara/powers.h"
#include "engine/saqqara/turn.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

bool waitsForNothing(const Game& game, const WarehouseState& there) {
  if (holdsThreshold(there)) return true;
  // INVEST-4, option investEnds: no yield is no threshold to wait for, or never reached.
  return there.threshold == noYield && game.options.investEnds == InvestEnds::numbers;
}

bool isInvestingOver(const Game& game, const State& state) {
  const bool allReached = std::ranges::all_of(
      state.warehouses, [&](const WarehouseState& there) { return waitsForNothing(game, there); });
  return allReached || allHavePassed(state);
}

/// INVEST-5: judged once; what is distributed afterwards changes nothing.
void judgeThresholds(Changes& changes) {
  for (const Warehouse warehouse : changes.edition().warehouses) {
    WarehouseState& there = changes.in(warehouse);
    there.reached = holdsThreshold(there);
    if (there.threshold.value_or(noYield) == noYield) continue;
    changes.note(noPlayer, there.reached ? Note::reached : Note::notReached, "INVEST-5"_rule,
                 code(warehouse), *there.threshold, there.goods.total());
  }
}

void payGovernment(Changes& changes) {
  const State& state = changes.state();
  for (int i = 0; i < state.players; ++i) {
    const Player player = seat(state, i);
    const int gold = governmentGold(changes.game(), state, player);
    // INVEST-6: at the end of the investing, from the start player.
    changes.payOut(gold, Good::gold, handOf(player), "TILE-GOVERNMENT"_rule);
  }
}

void endInvest(Changes& changes) {
  changes.state().turn = noPlayer;
  judgeThresholds(changes);
  payGovernment(changes);
  if (changes.game().options.reveal == RevealTime::beforeInvest) {
    startDistribution(changes);
  } else {
    startReveal(changes);
  }
}

} // namespace

bool holdsThreshold(const WarehouseState& there) {
  const Threshold threshold = there.threshold.value_or(noYield);
  return threshold != noYield && there.goods.total() >= threshold;
}

int governmentGold(const Game& game, const State& state, Player player) {
  const int level = state.of(player).levelOf(Pyramid::government);
  int sum = 0;
  int best = 0;
  for (const WarehouseState& there : state.warehouses) {
    if (!there.reached) continue;
    const int pay = governmentPay(level, *there.threshold);
    sum += pay;
    best = std::max(best, pay);
  }
  return game.options.governmentPays == GovernmentPays::best ? best : sum;
}

void startInvest(Changes& changes) {
  // INVEST-4, INVEST-5: what lies in the warehouses decides from here on.
  if (changes.state().numberWaits) {
    changes.state().turn = noPlayer;
    return changes.phase(Phase::stock, "ASK-1"_rule);
  }
  startPassing(changes, Phase::invest, "INVEST-1"_rule);
  if (isInvestingOver(changes.game(), changes.state())) {
    changes.note(noPlayer, Note::passedItself, "INVEST-4"_rule);
  }
  goOnInvesting(changes);
}

void goOnInvesting(Changes& changes) {
  State& state = changes.state();
  // Looked at before the first turn, too (R62).
  while (!isInvestingOver(changes.game(), state)) {
    PlayerState& own = state.of(state.turn);
    if (!own.hasPassed && !own.goods.empty()) return;
    if (!own.hasPassed) {
      own.hasPassed = true;
      changes.note(state.turn, Note::passedItself, "INVEST-3"_rule);
    }
    state.turn = state.clockwise(state.turn);
  }
  endInvest(changes);
}

void judge(const Game& /*game*/, const State& state, const Invest& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::invest, verdict)) return;
  judgeActive(state, entry.player, verdict);
  if (!judgeGiven(entry.player, entry.goods, "INVEST-2"_rule, verdict)) return;
  judgeOwned(state, entry.player, entry.goods, verdict);
}

void apply(Changes& changes, const Invest& entry) {
  changes.move(entry.goods, handOf(entry.player), warehouseSpot(entry.at), "INVEST-2"_rule);
  changes.of(entry.player).hasPassed = false; // made anyway: he is in again
  endTurnOf(changes.state(), entry.player);
  goOnInvesting(changes);
}

void passInvesting(Changes& changes, Player player) {
  changes.of(player).hasPassed = true;
  changes.note(player, Note::passed, "INVEST-3"_rule);
  endTurnOf(changes.state(), player);
  goOnInvesting(changes);
}

void judge(const Game& /*game*/, const State& state, const Pass& entry, Verdict& verdict) {
  const bool bids = state.phase == Phase::auction;
  if (!judgePhase(state, bids ? Phase::auction : Phase::invest, verdict)) return;
  judgeActive(state, entry.player, verdict);
}
void apply(Changes& changes, const Pass& entry) {
  if (changes.state().phase == Phase::auction) {
    passBidding(changes, entry.player);
  } else {
    passInvesting(changes, entry.player);
  }
}

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/turn.h"

#include "engine/saqqara/powers.h"

#include <algorithm>

namespace nilometer::saqqara {

Player startPlayer(const State& state) {
  // CAL-5: one seat further every round.
  return static_cast<Player>((state.firstStart + state.round - 1) % state.players);
}

Player seat(const State& state, int place) {
  // CAL-4
  return static_cast<Player>((startPlayer(state) + place) % state.players);
}

int seatOf(const State& state, Player player) {
  return (player + state.players - startPlayer(state)) % state.players;
}

void endTurnOf(State& state, Player player) {
  if (state.turn == player) state.turn = state.clockwise(player);
}

void startPassing(Changes& changes, Phase phase, RuleId rule) {
  State& state = changes.state();
  for (PlayerState& player : state.player) player.hasPassed = false;
  state.turn = startPlayer(state);
  changes.phase(phase, rule);
}

bool allHavePassed(const State& state) {
  return std::ranges::all_of(state.seats(), &PlayerState::hasPassed);
}

void startSteps(State& state) {
  state.step = 0;
  state.early = 0;
}

void finishStep(State& state, int step) {
  if (step == state.step) ++state.step;
  if (step > state.step) state.early |= std::uint64_t{1} << step;
}

bool isDoneEarly(const State& state) {
  return (state.early >> state.step & 1) != 0;
}

int placeOf(const Edition& edition, Warehouse warehouse) {
  const auto found = std::ranges::find(edition.warehouses, warehouse);
  return static_cast<int>(found - edition.warehouses.begin());
}

std::optional<Warehouse> currentMarket(const Game& game, const State& state) {
  // CAL-3
  if (state.field() == landField) return std::nullopt;
  return game.edition->warehouses[at(state.field() - 1)];
}

std::optional<Good> currentGood(const Game& game, const State& state) {
  if (const auto market = currentMarket(game, state)) return goodOf(*market);
  if (game.options.landRound == LandRound::land) return Good::land;
  return std::nullopt;
}

bool userNamesMarket(const Game& game, const State& state) {
  return state.field() == landField && game.options.landRound == LandRound::choice;
}

namespace {

/// ASK-1, ASK-3: until a number is told, nothing that comes behind it can be entered, not even
/// anyway. One is asked for at a time.
void judgeAsked(const State& state, Verdict& verdict) {
  const std::vector<PrintedPlace> places = asked(state);
  if (places.empty()) return;
  const bool isLast = state.phase == Phase::final;
  verdict.add(table::missingValue(isLast ? "ASK-3"_rule : "ASK-1"_rule, places.front()));
}

} // namespace

bool judgePhase(const State& state, Phase phase, Verdict& verdict) {
  if (state.phase != phase) {
    verdict.add(finding("PHASE"_rule, Fault::wrongPhase, noPlayer,
                        {.thing = code(phase), .had = static_cast<int>(state.phase)}));
    judgeAsked(state, verdict);
    return false;
  }
  if (state.freeWorker) {
    verdict.add(finding("WORKER-6"_rule, Fault::freeWorkerFirst, state.turn));
    return false;
  }
  return true;
}

void judgeTurn(const State& state, Player player, RuleId order, Verdict& verdict) {
  if (state.turn == player) return;
  verdict.add(finding(order, Fault::notOnTurn, player, {.thing = state.turn}));
  verdict.add(finding("TURN"_rule, Fault::notOnTurn, player, {.thing = state.turn}));
}

void judgeActive(const State& state, Player player, Verdict& verdict) {
  const bool bids = state.phase == Phase::auction;
  judgeTurn(state, player, bids ? "AUCTION-1"_rule : "INVEST-1"_rule, verdict);
  if (!state.of(player).hasPassed) return;
  verdict.add(finding(bids ? "AUCTION-8"_rule : "INVEST-3"_rule, Fault::hasPassed, player));
}

bool judgeLevel(const State& state, Player player, Pyramid pyramid, RuleId rule, Verdict& verdict) {
  const int level = state.of(player).levelOf(pyramid);
  if (level >= firstPower) return true;
  verdict.add(finding(rule, Fault::noPower, player,
                      {.thing = code(pyramid), .needed = firstPower, .had = level}));
  return false;
}

bool judgePower(const State& state, Player player, Pyramid pyramid, RuleId rule, Verdict& verdict) {
  if (judgeLevel(state, player, pyramid, rule, verdict)) return true;
  verdict.add(finding("ENTRY"_rule, Fault::notSensible, player));
  return false;
}

bool judgeGiven(Player player, const Goods& goods, RuleId rule, Verdict& verdict) {
  if (!goods.isSensible()) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, player));
    return false;
  }
  if (goods.empty()) verdict.add(finding(rule, Fault::nothingGiven, player));
  return true;
}

void judgeOwned(const State& state, Player player, const Goods& goods, Verdict& verdict) {
  const Goods& own = state.of(player).goods;
  for (const Good good : allGoods) {
    if (own[good] >= goods[good]) continue;
    verdict.add(finding("GOODS-3"_rule, Fault::notOwned, player,
                        {.thing = code(good), .needed = goods[good], .had = own[good]}));
  }
}

void startRound(Changes& changes) {
  State& state = changes.state();
  state.turn = noPlayer;
  startSteps(state);
  // MARKET-1: only where die and stall stand at the same place.
  if (state.stall != state.field()) {
    startStock(changes);
    return;
  }
  // MARKET-2: all cards come together again, so nobody has one any more (MARKET-5).
  for (const Warehouse warehouse : allWarehouses) {
    WarehouseState& there = changes.in(warehouse);
    if (there.cardAt == CardAt::won) {
      changes.card(there.winner, CardMove::marketBack, "MARKET-2"_rule, code(warehouse));
    }
    there.cardAt = CardAt::away;
    there.winner = there.hut = noPlayer;
    there.gaveUp = 0;
  }
  changes.phase(Phase::market, "MARKET-1"_rule);
}

void endRound(Changes& changes) {
  State& state = changes.state();
  // END-1, END-2: the last round has no phase 4.
  if (state.round >= state.lastRound) {
    startFinal(changes);
    return;
  }
  // STALL-1: the next round begins with a market or without one.
  if (state.stallWaits) return changes.phase(Phase::stall, "STALL-1"_rule);
  // CAL-5: the die goes one field on, behind Gold with one pip more on Land; a new start player.
  const Player before = startPlayer(state);
  const int round = state.round++;
  changes.marker(noPlayer, Marker::die, round, state.round, "CAL-5"_rule);
  changes.marker(noPlayer, Marker::start, before, startPlayer(state), "CAL-5"_rule);
  if (state.field() == landField) state.marketsThisYear = 0;
  startRound(changes);
}

} // namespace nilometer::saqqara

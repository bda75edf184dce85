// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 2 e: the goods of the warehouses are handed out (DIST-1 to DIST-10).
#include "engine/saqqara/distribute.h"

#include "engine/saqqara/phases.h"
#include "engine/saqqara/shares.h"
#include "engine/saqqara/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::saqqara {

namespace {

constexpr int begged = 2;
constexpr int traded = 2;

// DIST-1: the steps of one warehouse. Traders come one after the other, in the order of seats.
constexpr int beggarStep = 0;
constexpr int winStep = 1;
constexpr int firstTraderStep = 2;
constexpr int matchStep = firstTraderStep + maxPlayers;
constexpr int religionStep = matchStep + 1;
constexpr int stepsPerWarehouse = religionStep + 1;

struct DistributionStep {
  Warehouse warehouse = Warehouse::fish;
  int what = beggarStep;
};
DistributionStep distributionStep(const Game& game, const State& state) {
  return {game.edition->warehouses[at(state.step / stepsPerWarehouse)],
          state.step % stepsPerWarehouse};
}

/// The only one; noPlayer if there are none or more.
Player onlyOf(PlayerSet players) {
  if (std::popcount(players) != 1) return noPlayer;
  return static_cast<Player>(std::countr_zero(players));
}

Goods withoutLand(Goods goods) {
  goods.of[at(Good::land)] = 0;
  return goods;
}
/// What may be taken: a Beggar never takes land.
Goods takeable(const State& state, Warehouse warehouse, bool byTrader) {
  const Goods& there = state.in(warehouse).goods;
  return byTrader ? there : withoutLand(there);
}
/// Whether there is more than one way to take so many.
bool isChoice(const Goods& goods, int count) {
  const auto kinds = std::ranges::count_if(goods.of, [](int number) { return number > 0; });
  return kinds > 1 && goods.total() > count;
}
/// What is taken where there is no choice: all, or so many of the only kind.
Goods takenUnasked(const Goods& goods, int count) {
  if (goods.total() <= count) return goods;
  for (const Good good : allGoods) {
    if (goods[good] > 0) return some(count, good);
  }
  return {};
}

bool isUnsold(const WarehouseState& there) {
  return there.threshold == noYield;
}

/// DIST-6: Traders are paid at reached and at unreached warehouses; at no yield by an option.
bool paysTrader(const Game& game, const WarehouseState& there) {
  return !isUnsold(there) || game.options.paysTraderAtNoYield();
}
/// DIST-2: with goods from the warehouse, Religion comes before the Trader.
bool religionIsFirst(const Game& game) {
  return game.options.traderSource == TraderSource::warehouse && game.options.paysTraderAtNoYield();
}

/// Whoever may take goods at that step, whether he has a choice or not.
std::optional<Taking> takingAt(const Game& game, const State& state, DistributionStep step) {
  const WarehouseState& there = state.in(step.warehouse);
  if (step.what == beggarStep) {
    const Player only = onlyOf(playersShowing(state, step.warehouse, beggar));
    if (!there.reached || only == noPlayer) return std::nullopt;
    return Taking{only, step.warehouse, false, 0, begged};
  }
  const int place = step.what - firstTraderStep;
  if (place < 0 || place >= state.players || !paysTrader(game, there)) return std::nullopt;
  const Player player = seat(state, place);
  if (state.of(player).shown[at(step.warehouse)] != trader) return std::nullopt;
  return Taking{player, step.warehouse, true, traded, traded};
}

void takeOut(Changes& changes, const Taking& taking, const Goods& goods) {
  changes.move(goods, warehouseSpot(taking.at), handOf(taking.player),
               taking.byTrader ? "DIST-6"_rule : "DIST-3"_rule);
}

/// Whether somebody is asked; otherwise what he takes is taken at once.
bool asksForTaking(Changes& changes, const Taking& taking) {
  const Game& game = changes.game();
  if (taking.byTrader && game.options.traderSource == TraderSource::supply) {
    changes.payOut(traded, goodOf(taking.at), handOf(taking.player), "DIST-6"_rule);
    return false;
  }
  const Goods goods = takeable(changes.state(), taking.at, taking.byTrader);
  if (isChoice(goods, taking.most)) return true;
  takeOut(changes, taking, takenUnasked(goods, taking.most));
  return false;
}

void noteBeggars(Changes& changes, Warehouse warehouse) {
  const int beggars = std::popcount(playersShowing(changes.state(), warehouse, beggar));
  if (beggars < 2 || !changes.in(warehouse).reached) return;
  changes.note(noPlayer, Note::beggarsClash, "DIST-3"_rule, code(warehouse), beggars);
}

/// DIST-7: exactly one card with the number of the threshold.
void payMatch(Changes& changes, Warehouse warehouse) {
  const WarehouseState& there = changes.in(warehouse);
  if (isUnsold(there)) return;
  if (!there.reached && !changes.game().options.exactAtUnreached) return;
  const Player only = onlyOf(playersShowing(changes.state(), warehouse, *there.threshold));
  if (only == noPlayer) {
    changes.note(noPlayer, Note::noMatch, "DIST-7"_rule, code(warehouse), *there.threshold);
    return;
  }
  changes.payOut(1, goodOf(warehouse), handOf(only), "DIST-7"_rule);
}

/// One step of one warehouse; whether somebody is asked for it. DIST-2 says which steps count
/// where.
bool asksAt(Changes& changes, DistributionStep step) {
  const WarehouseState& there = changes.in(step.warehouse);
  if (const auto taking = takingAt(changes.game(), changes.state(), step)) {
    return asksForTaking(changes, *taking);
  }
  const bool religionFirst = religionIsFirst(changes.game());
  switch (step.what) {
  case beggarStep: noteBeggars(changes, step.warehouse); break;
  case winStep:
    if (there.reached) giveToTheMostInfluential(changes, step.warehouse);
    if (isUnsold(there) && religionFirst) giveToReligion(changes, step.warehouse);
    break;
  case matchStep: payMatch(changes, step.warehouse); break;
  case religionStep:
    if (isUnsold(there) && !religionFirst) giveToReligion(changes, step.warehouse);
    break;
  }
  return false;
}

/// DIST-10: cards to the discards, markers back beside the board (R60).
void putAway(Changes& changes, Player player) {
  PlayerState& own = changes.of(player);
  own.discards = static_cast<std::uint8_t>(own.discards + own.laid + own.hand);
  own.laid = own.hand = 0;
  own.shown = {};
  changes.card(player, CardMove::putAway, "DIST-10"_rule, table::nothing, 0, own.discards);
  for (const Warehouse warehouse : allWarehouses) {
    std::uint8_t& markers = own.markers[at(warehouse)];
    if (markers == 0) continue;
    changes.marker(player, Marker::influence, markers, 0, "DIST-10"_rule, code(warehouse));
    markers = 0;
  }
}

void endProduction(Changes& changes) {
  for (Player player = 0; player < changes.state().players; ++player) putAway(changes, player);
  for (const Warehouse warehouse : allWarehouses) {
    auto& threshold = changes.in(warehouse).threshold;
    changes.card(noPlayer, CardMove::thresholdGone, "DIST-10"_rule, code(warehouse),
                 threshold.value_or(noYield));
    threshold.reset();
    changes.in(warehouse).reached = false;
  }
  startDevelopment(changes);
}

} // namespace

std::optional<Taking> takingNow(const Game& game, const State& state) {
  if (state.phase != Phase::distribute) return std::nullopt;
  return takingAt(game, state, distributionStep(game, state));
}

void startDistribution(Changes& changes) {
  startSteps(changes.state());
  changes.phase(Phase::distribute, "DIST-1"_rule);
  goOnDistributing(changes);
}

void goOnDistributing(Changes& changes) {
  State& state = changes.state();
  for (; state.step < warehouseCount * stepsPerWarehouse; ++state.step) {
    const DistributionStep step = distributionStep(changes.game(), state);
    if (isDoneEarly(state) || !asksAt(changes, step)) continue;
    state.turn = takingAt(changes.game(), state, step)->player;
    return;
  }
  state.turn = noPlayer;
  endProduction(changes);
}

void judge(const Game& game, const State& state, const TakeGoods& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::distribute, verdict)) return;
  const auto taking = takingNow(game, state);
  if (!taking) return;
  const RuleId rule = taking->byTrader ? "DIST-6"_rule : "DIST-3"_rule;
  const About there{.place = code(entry.at)};
  judgeTurn(state, entry.player, rule, verdict);
  if (!entry.goods.isSensible() || entry.at != taking->at) {
    verdict.add(finding("ENTRY"_rule, Fault::notAsked, entry.player, there));
    return;
  }
  const int count = entry.goods.total();
  About number = there;
  number.had = count;
  number.needed = count > taking->most ? taking->most : taking->least;
  if (count > taking->most) verdict.add(finding(rule, Fault::takesTooMany, entry.player, number));
  if (count < taking->least) verdict.add(finding(rule, Fault::takesTooFew, entry.player, number));
  if (!taking->byTrader && entry.goods[Good::land] > 0) {
    verdict.add(finding(rule, Fault::takesLand, entry.player, there));
  }
  for (const Good good : allGoods) {
    const int had = state.in(entry.at).goods[good];
    if (entry.goods[good] <= had) continue;
    verdict.add(finding(rule, Fault::goodNotThere, entry.player,
                        {there.place, code(good), entry.goods[good], had}));
  }
}

void apply(Changes& changes, const TakeGoods& entry) {
  State& state = changes.state();
  const int now = state.step % stepsPerWarehouse;
  // Out of turn it is what he takes as a Trader, if he is one there who takes.
  const bool inTurn = entry.player == state.turn;
  const int step = inTurn ? now : firstTraderStep + seatOf(state, entry.player);
  const bool takes = inTurn || changes.game().options.traderSource == TraderSource::warehouse;
  const auto taking = takingAt(changes.game(), state, {entry.at, step});
  const bool isHis = takes && taking;
  takeOut(changes, {entry.player, entry.at, isHis && taking->byTrader, 0, 0}, entry.goods);
  if (isHis) finishStep(state, state.step - now + step);
  goOnDistributing(changes);
}

} // namespace nilometer::saqqara

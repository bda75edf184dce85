// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/options.h"

#include "engine/saqqara/auction.h"
#include "engine/saqqara/distribute.h"
#include "engine/saqqara/list_develop.h"
#include "engine/saqqara/stock.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

bool bidsElsewhere(const State& state, Player player, Warehouse at) {
  return std::ranges::any_of(allWarehouses, [&](Warehouse other) {
    return other != at && !state.in(other).bids[player].empty();
  });
}

void listBids(const Game& game, const State& state, Options& options) {
  const Player player = state.turn;
  const int owned = state.of(player).goods.total();
  const bool onlyOne = game.options.liveBids == LiveBids::one;
  for (const Warehouse at : game.edition->warehouses) {
    const WarehouseState& there = state.in(at);
    if (!there.bids[player].empty()) options.entries.emplace_back(Withdraw{player, at});
    if (!mayBidOn(game, state, player, at)) continue;
    if (onlyOne && bidsElsewhere(state, player, at)) continue;
    const int least = std::max(1, leastBid(state, player, at));
    if (owned >= least) options.bids.push_back({at, least, owned});
  }
  options.entries.emplace_back(Pass{player});
}

void listInvestments(const Game& game, const State& state, Options& options) {
  const int owned = state.of(state.turn).goods.total();
  for (const Warehouse at : game.edition->warehouses) options.investments.push_back({at, 1, owned});
  options.entries.emplace_back(Pass{state.turn});
}

void listCrops(const Game& game, const State& state, Options& options) {
  for (const Good good : allGoods) {
    if (!mayGrow(game, state, state.turn, good)) continue;
    options.entries.emplace_back(ChooseCrop{state.turn, good});
  }
}

void listTaking(const Taking& taking, const State& state, Options& options) {
  const auto add = [&](const Goods& goods) {
    const bool land = goods[Good::land] > 0 && !taking.byTrader;
    if (land || !state.in(taking.at).goods.contains(goods)) return;
    options.entries.emplace_back(TakeGoods{taking.player, taking.at, goods});
  };
  for (const Good one : allGoods) {
    for (Good other = one; at(other) < goodCount; other = static_cast<Good>(at(other) + 1)) {
      add(some(1, one) + some(1, other));
    }
    if (taking.least < 2) add(some(1, one));
  }
  if (taking.least == 0) add({});
}

void listWaiting(const Game& game, const State& state, Waiting what, Options& options) {
  if (judge(game, state, Later{what}).legal()) options.entries.emplace_back(Later{what});
}

void listStalls(Options& options) {
  for (Field field = landField; field <= offTrack; ++field) {
    options.entries.emplace_back(MoveStall{field});
  }
}

void listMarkers(const Game& game, const State& state, Options& options) {
  for (const Warehouse at : game.edition->warehouses) {
    options.entries.emplace_back(PutMarker{state.turn, at});
  }
}

void listHidden(const State& state, Options& options) {
  for (Player player = 0; player < state.players; ++player) {
    if (state.of(player).isShown()) continue;
    include(options.toReveal, player);
  }
}

void listPhase(const Game& game, const State& state, Options& options) {
  switch (state.phase) {
  case Phase::auction: listBids(game, state, options); return;
  case Phase::stall: listStalls(options); return listWaiting(game, state, Waiting::stall, options);
  case Phase::agriculture: listCrops(game, state, options); return;
  case Phase::intrigue:
    for (const bool use : {true, false}) options.entries.emplace_back(Intrigue{state.turn, use});
    return;
  case Phase::marker: listMarkers(game, state, options); return;
  case Phase::invest: listInvestments(game, state, options); return;
  case Phase::reveal: listHidden(state, options); return;
  case Phase::distribute:
    if (const auto taking = takingNow(game, state)) listTaking(*taking, state, options);
    return;
  case Phase::develop: listDevelopment(game, state, options); return;
  case Phase::stock:
    options.asked = asked(state);
    return listWaiting(game, state, Waiting::number, options);
  case Phase::final: options.asked = asked(state); return;
  case Phase::setup:
  case Phase::market:
  case Phase::thresholds:
  case Phase::over: return;
  }
}

} // namespace

void Options::clear() {
  onTurn = noPlayer;
  entries.clear();
  bids.clear();
  investments.clear();
  theft = {0, 0, 0, 0};
  robbable = 0;
  unpriced = openPriced = 0;
  toReveal = 0;
  asked.clear();
}

void listOptions(const Game& game, const State& state, Options& options) {
  options.clear();
  options.onTurn = state.turn;
  listPhase(game, state, options);
}

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/auction.h"

#include "engine/saqqara/phases.h"
#include "engine/saqqara/turn.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

void judgeSize(const State& state, const Bid& entry, Verdict& verdict) {
  const int had = entry.goods.total();
  const int needed = leastBid(state, entry.player, entry.at);
  if (had >= needed || had == 0) return;
  // AUCTION-4 is about a first bid, AUCTION-6 about old and new goods together.
  const bool raises = !state.in(entry.at).bids[entry.player].empty();
  verdict.add(finding(raises ? "AUCTION-6"_rule : "AUCTION-4"_rule, Fault::bidTooSmall,
                      entry.player, {.place = code(entry.at), .needed = needed, .had = had}));
}

/// AUCTION-5, option liveBids: whoever has one pawn has one living bid.
void judgeOtherBids(const Game& game, const State& state, const Bid& entry, Verdict& verdict) {
  if (game.options.liveBids == LiveBids::several) return;
  for (const Warehouse other : allWarehouses) {
    if (other == entry.at || state.in(other).bids[entry.player].empty()) continue;
    verdict.add(
        finding("AUCTION-5"_rule, Fault::otherBidLives, entry.player, {.place = code(other)}));
  }
}

Player highestBidder(const WarehouseState& there) {
  const auto highest = std::ranges::max_element(there.bids, {}, &Goods::total);
  return highest->empty() ? noPlayer : static_cast<Player>(highest - there.bids.begin());
}

/// AUCTION-11: nothing comes back, all goes into the warehouse above the card. The hut is left to
/// the next lower bid.
void bidToWarehouse(Changes& changes, Player player, Warehouse at, RuleId rule) {
  WarehouseState& there = changes.in(at);
  changes.move(there.bids[player], hutSpot(at, player), warehouseSpot(at), rule);
  if (there.hut == player) there.hut = highestBidder(there);
}

/// AUCTION-2: the card on which his bid is the highest. There is never a second one (R50).
void takeCard(Changes& changes, Player player) {
  for (const Warehouse at : allWarehouses) {
    WarehouseState& there = changes.in(at);
    if (there.hut != player || there.cardAt != CardAt::open) continue;
    there.cardAt = CardAt::won;
    there.winner = player;
    changes.card(player, CardMove::marketWon, "AUCTION-2"_rule, code(at));
    for (Player bidder = 0; bidder < changes.state().players; ++bidder) {
      bidToWarehouse(changes, bidder, at, "AUCTION-2"_rule);
    }
  }
}

void leave(Changes& changes, Player player, Note note, RuleId rule) {
  changes.of(player).hasPassed = true;
  changes.note(player, note, rule);
  for (const Warehouse at : allWarehouses) bidToWarehouse(changes, player, at, rule);
}

/// AUCTION-12: cards that nobody has taken leave the board.
void endAuction(Changes& changes) {
  State& state = changes.state();
  for (const Warehouse at : allWarehouses) {
    for (Player player = 0; player < state.players; ++player) {
      bidToWarehouse(changes, player, at, "AUCTION-11"_rule);
    }
    WarehouseState& there = changes.in(at);
    if (there.cardAt != CardAt::open) continue;
    there.cardAt = CardAt::away;
    changes.card(noPlayer, CardMove::marketLeft, "AUCTION-12"_rule, code(at));
  }
  state.turn = noPlayer;
  changes.phase(Phase::stall, "STALL-1"_rule);
  ++state.marketsThisYear;
  // Where the table was told before, nobody has to look again.
  const auto which = stallOfMarket(changes.game(), state);
  const auto known = which ? state.sheet.year(state.year()).stalls[*which] : std::nullopt;
  if (!known) return;
  const Verdict doubtful = doubts(changes.game(), state, MoveStall{*known});
  apply(changes, MoveStall{*known});
  noteDoubts(changes, doubtful);
}

bool isSold(const State& state) {
  return std::ranges::none_of(
      state.warehouses, [](const WarehouseState& there) { return there.cardAt == CardAt::open; });
}

/// Whoever can do nothing any more is out at once (AUCTION-9; AUCTION-10 with two cards).
bool leavesAtOnce(Changes& changes, Player player) {
  if (canBid(changes.game(), changes.state(), player)) return false;
  const bool full = cardsWon(changes.state(), player) >= cardsPerPlayer;
  leave(changes, player, Note::passedItself, full ? "AUCTION-10"_rule : "AUCTION-9"_rule);
  return true;
}

} // namespace

int highestBid(const State& state, Warehouse at) {
  int highest = 0;
  for (const Goods& bid : state.in(at).bids) highest = std::max(highest, bid.total());
  return highest;
}

int leastBid(const State& state, Player player, Warehouse at) {
  return highestBid(state, at) + 1 - state.in(at).bids[player].total();
}

int cardsWon(const State& state, Player player) {
  return static_cast<int>(std::ranges::count(state.warehouses, player, &WarehouseState::winner));
}

bool mayBidOn(const Game& game, const State& state, Player player, Warehouse at) {
  const WarehouseState& there = state.in(at);
  if (there.cardAt != CardAt::open) return false;
  return game.options.rebidAfterWithdraw || !has(there.gaveUp, player);
}

bool canBid(const Game& game, const State& state, Player player) {
  if (cardsWon(state, player) >= cardsPerPlayer) return false;
  const int owned = state.of(player).goods.total();
  return std::ranges::any_of(allWarehouses, [&](Warehouse at) {
    return mayBidOn(game, state, player, at) && owned >= std::max(1, leastBid(state, player, at));
  });
}

void startAuction(Changes& changes) {
  startPassing(changes, Phase::auction, "AUCTION-1"_rule);
  goOnBidding(changes);
}

void goOnBidding(Changes& changes) {
  State& state = changes.state();
  while (!allHavePassed(state)) {
    if (!state.of(state.turn).hasPassed) {
      takeCard(changes, state.turn);
      if (isSold(state)) break;
      if (!leavesAtOnce(changes, state.turn)) return;
    }
    state.turn = state.clockwise(state.turn);
  }
  endAuction(changes);
}

void judge(const Game& game, const State& state, const Bid& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::auction, verdict)) return;
  judgeActive(state, entry.player, verdict);
  if (!judgeGiven(entry.player, entry.goods, "AUCTION-4"_rule, verdict)) return;
  judgeOwned(state, entry.player, entry.goods, verdict);
  if (cardsWon(state, entry.player) >= cardsPerPlayer) {
    verdict.add(finding("AUCTION-10"_rule, Fault::twoCards, entry.player));
  }
  const About there{.place = code(entry.at)};
  if (state.in(entry.at).cardAt != CardAt::open) {
    verdict.add(finding("AUCTION-1"_rule, Fault::cardNotForSale, entry.player, there));
    return;
  }
  if (!mayBidOn(game, state, entry.player, entry.at)) {
    verdict.add(finding("AUCTION-7"_rule, Fault::gaveUpCard, entry.player, there));
  }
  judgeSize(state, entry, verdict);
  judgeOtherBids(game, state, entry, verdict);
}

void apply(Changes& changes, const Bid& entry) {
  const bool raises = !changes.in(entry.at).bids[entry.player].empty();
  changes.move(entry.goods, handOf(entry.player), hutSpot(entry.at, entry.player),
               raises ? "AUCTION-6"_rule : "AUCTION-4"_rule);
  changes.in(entry.at).hut = entry.player;
  changes.of(entry.player).hasPassed = false; // made anyway: he is in again
  // AUCTION-3: one bid or raise, and the turn is over.
  endTurnOf(changes.state(), entry.player);
  goOnBidding(changes);
}

void judge(const Game& /*game*/, const State& state, const Withdraw& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::auction, verdict)) return;
  judgeActive(state, entry.player, verdict);
  const About there{.place = code(entry.at)};
  if (state.in(entry.at).bids[entry.player].empty()) {
    verdict.add(finding("AUCTION-7"_rule, Fault::noBidThere, entry.player, there));
  } else if (state.in(entry.at).hut == entry.player) {
    verdict.add(finding("AUCTION-7"_rule, Fault::bidIsHighest, entry.player, there));
  }
}

void apply(Changes& changes, const Withdraw& entry) {
  bidToWarehouse(changes, entry.player, entry.at, "AUCTION-7"_rule);
  PlayerSet& gaveUp = changes.in(entry.at).gaveUp;
  include(gaveUp, entry.player);
  if (changes.game().options.withdrawEndsTurn) endTurnOf(changes.state(), entry.player);
  goOnBidding(changes);
}

void passBidding(Changes& changes, Player player) {
  leave(changes, player, Note::passed, "AUCTION-8"_rule);
  endTurnOf(changes.state(), player);
  goOnBidding(changes);
}

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a market and the stall: facts that the table tells (MARKET, STALL).
#include "engine/saqqara/phases.h"
#include "engine/saqqara/turn.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace nilometer::saqqara {

namespace {

/// Whether there are fewer such cards in the box than of these four.
bool isOneTooMany(const Edition& edition, const OpenMarket& entry, const MarketCard& card) {
  return std::ranges::count(entry.cards, card) > std::ranges::count(*edition.marketCards, card);
}

/// STALL-2: years 1 to 3 have one market, 4 to 6 two. So after the first market of a later year the
/// stall lies ahead of the die, else at or behind it; off the track after the very last one alone.
bool isExpected(const State& state, Field to) {
  const bool twice = state.year() > years / 2;
  if (to == landField) return false;
  if (twice && state.marketsThisYear < 2) return to > state.field() && to != offTrack;
  if (to == offTrack) return state.year() == years && state.marketsThisYear == 2;
  return to <= state.field();
}

} // namespace

void judge(const Game& /*game*/, const State& state, const OpenMarket& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::market, verdict)) return;
  for (const Warehouse at : allWarehouses) {
    const MarketCard& card = entry.cards[saqqara::at(at)];
    if (isCardGood(card)) continue;
    verdict.add(finding("MARKET-3"_rule, Fault::cardGood, noPlayer,
                        {.place = code(at), .thing = code(*card.good)}));
  }
}

void doubt(const Game& game, const State& /*state*/, const OpenMarket& entry, Verdict& verdict) {
  if (!game.edition->marketCards) return;
  for (const Warehouse at : allWarehouses) {
    if (!isOneTooMany(*game.edition, entry, entry.cards[saqqara::at(at)])) continue;
    verdict.add(finding("MARKET-4"_rule, Fault::cardGood, noPlayer, {.place = code(at)}));
  }
}

void apply(Changes& changes, const OpenMarket& entry) {
  for (const Warehouse at : allWarehouses) {
    changes.in(at).card = entry.cards[saqqara::at(at)];
    changes.in(at).cardAt = CardAt::open;
    changes.card(noPlayer, CardMove::marketOpened, "MARKET-2"_rule, code(at));
  }
  startAuction(changes);
}

std::optional<std::size_t> stallOfMarket(const Game& game, const State& state) {
  const std::size_t last = std::tuple_size_v<decltype(YearPrint::stalls)> - 1;
  const std::size_t which = at(std::max(state.marketsThisYear - 1, 0));
  // Before version 2 a third market went by the place of the second.
  if (which > last && game.rules >= 2) return std::nullopt;
  return std::min(which, last);
}

void judge(const Game& /*game*/, const State& state, const MoveStall& /*entry*/, Verdict& verdict) {
  judgePhase(state, Phase::stall, verdict);
}

void doubt(const Game& /*game*/, const State& state, const MoveStall& entry, Verdict& verdict) {
  if (isExpected(state, entry.to)) return;
  int expected = 0; // by Field
  for (int field = landField; field <= offTrack; ++field) {
    if (isExpected(state, static_cast<Field>(field))) expected |= 1 << field;
  }
  verdict.add(finding("STALL-2"_rule, Fault::notSensible, noPlayer,
                      {.place = entry.to, .needed = expected, .had = state.field()}));
}

void apply(Changes& changes, const MoveStall& entry) {
  State& state = changes.state();
  Basis shown;
  if (const auto which = stallOfMarket(changes.game(), state)) {
    shown.add("distribution[#].stalls[#]"_printed.at(at(state.year() - 1), *which));
  }
  changes.marker(noPlayer, Marker::stall, state.stall, entry.to, "STALL-1"_rule, table::nothing,
                 shown);
  state.stall = entry.to;
  std::exchange(state.stallWaits, false) ? endRound(changes) : startStock(changes);
}

} // namespace nilometer::saqqara

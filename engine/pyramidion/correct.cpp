// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections: the table is right.
#include "engine/pyramidion/correct.h"

#include "engine/pyramidion/turn.h"

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

constexpr int pointsBound = 999; // either way; nothing on the table holds points

Resource resourceOf(const Correct& number) {
  return static_cast<Resource>(number.thing);
}
Site siteOf(const Correct& number) {
  return static_cast<Site>(number.place);
}

/// One on the site where the player has another one left, or has one there already.
int mostTroops(const State& state, const Correct& number) {
  const auto kind = static_cast<Troop>(number.thing);
  const bool isLeft = state.troopsOnSites(number.player, kind) < troopsOfAKind;
  return isLeft || numberNow(state, number) > 0 ? 1 : 0;
}

/// The cards of that player that are known are in his hand for certain.
table::CorrectableRange rangeOfHand(const State& state, const PlayerState& own) {
  return {own.basicsInHand() + static_cast<int>(own.known.size()), own.hand() + state.cardPile};
}

void setResources(Changes& changes, std::uint8_t spot, const Correct& entry) {
  const int by = entry.value - numberNow(changes.state(), entry);
  changes.move(some(by, resourceOf(entry)), supplySpot, spot, entry.player, "ENTRY"_rule);
}

/// A torturer troop that goes home fetches nothing any more (LOAD-5).
void setTroop(Changes& changes, const Correct& entry) {
  const TroopAt which{siteOf(entry), static_cast<Troop>(entry.thing)};
  const Player before = changes.state().on(which.site).troop(which.kind);
  if (before != noPlayer && which.kind == Troop::torturer) {
    exclude(changes.of(before).usedTroops, which.site);
  }
  changes.troop(which, entry.value > 0 ? entry.player : noPlayer, "ENTRY"_rule);
}

void setHand(Changes& changes, const Correct& entry) {
  PlayerState& own = changes.of(entry.player);
  State& state = changes.state();
  const int before = own.hand();
  const int by = entry.value - before;
  own.common = static_cast<std::uint8_t>(own.common + by);
  state.cardPile = static_cast<std::uint8_t>(state.cardPile - by);
  changes.card(entry.player, CardMove::dealt, "ENTRY"_rule, table::nothing, before, entry.value);
}

/// The player swaps places with the one who stands there.
void setPlace(Changes& changes, const Correct& entry) {
  auto order = changes.state().order;
  std::swap(*std::ranges::find(order, entry.player), order[at(entry.value - 1)]);
  setOrder(changes, order, "ENTRY"_rule);
}

/// NEGO-2: nothing there, or nobody who negotiates, nothing happens.
void goOnAsking(Changes& changes) {
  State& state = changes.state();
  for (const Site site : allSites) {
    const SiteState& there = state.on(site);
    const bool isChoice =
        there.resources.kinds() != 0 && there.troop(Troop::negotiator) != noPlayer;
    if (!isChoice) exclude(state.toNegotiate, site);
  }
  goOnNegotiating(changes);
}

/// Passes the turn on where the player who was asked has nothing to decide any more.
void goOn(Changes& changes, Correctable what) {
  switch (changes.state().phase) {
  case Phase::nego: return goOnAsking(changes);
  case Phase::site:
    if (what == Correctable::order) goOnActivating(changes);
    return;
  case Phase::play: return goOnPlaying(changes);
  case Phase::trade: return goOnTrading(changes);
  case Phase::load: return goOnLoading(changes);
  case Phase::setup:
  case Phase::boats:
  case Phase::supply:
  case Phase::tally:
  case Phase::revolt:
  case Phase::minima:
  case Phase::priest:
  case Phase::corner:
  case Phase::claim:
  case Phase::reveal:
  case Phase::hands:
  case Phase::over: return;
  }
}

} // namespace

table::CorrectableRange rangeOf(const Game& game, const State& state, const Correct& number) {
  switch (number.what) {
  case Correctable::points:
    if (state.phase != Phase::over) break;
    return {-pointsBound, pointsBound};
  case Correctable::resources:
  case Correctable::site: return {0, numberNow(state, number) + state.supply[resourceOf(number)]};
  case Correctable::troop:
    if (state.waitsForMinima(siteOf(number))) break;
    return {0, mostTroops(state, number)};
  case Correctable::hand:
    if (game.byTotals()) break;
    return rangeOfHand(state, state.of(number.player));
  case Correctable::order: return {1, state.players};
  }
  return {};
}

int numberNow(const State& state, const Correct& number) {
  switch (number.what) {
  case Correctable::points: return state.of(number.player).points;
  case Correctable::resources: return state.of(number.player).resources[resourceOf(number)];
  case Correctable::troop: {
    const auto kind = static_cast<Troop>(number.thing);
    return state.on(siteOf(number)).troop(kind) == number.player ? 1 : 0;
  }
  case Correctable::hand: return state.of(number.player).hand();
  case Correctable::order:
    return static_cast<int>(std::ranges::find(state.order, number.player) - state.order.begin()) +
           1;
  case Correctable::site: break;
  }
  return state.on(siteOf(number)).resources[resourceOf(number)];
}

void judge(const Game& game, const State& state, const Correct& entry, Verdict& verdict) {
  table::judgeRange(entry, rangeOf(game, state, entry), "ENTRY"_rule, Fault::notSensible,
                    Fault::outOfRange, verdict);
}

void apply(Changes& changes, const Correct& entry) {
  const int by = entry.value - numberNow(changes.state(), entry);
  if (by == 0) return;
  switch (entry.what) {
  case Correctable::points: changes.points(entry.player, by, "ENTRY"_rule, table::nothing); break;
  case Correctable::resources: setResources(changes, ownSpot, entry); break;
  case Correctable::troop: setTroop(changes, entry); break;
  case Correctable::hand: setHand(changes, entry); break;
  case Correctable::order: setPlace(changes, entry); break;
  case Correctable::site: setResources(changes, siteSpot(siteOf(entry)), entry); break;
  }
  goOn(changes, entry.what);
}

} // namespace nilometer::pyramidion

// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections: the table is right.
#include "engine/saqqara/correct.h"

#include "engine/saqqara/findings.h"
#include "engine/saqqara/phases.h"
#include "engine/saqqara/turn.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

constexpr RuleId byHand = "ENTRY"_rule;
constexpr int pointsBound = 999; // either way; nothing on the table holds points

Good goodOf(const Correct& number) {
  return static_cast<Good>(number.thing);
}
Warehouse warehouseOf(const Correct& number) {
  return static_cast<Warehouse>(number.place);
}

/// A level is free as far as the pyramid, the player's workers and the spaces go; else the highest
/// level is the one where his worker is now.
int highestLevel(const State& state, const Correct& number) {
  const Pyramid pyramid = pyramidAt(number.thing);
  const PlayerState& own = state.of(number.player);
  const bool hasWorker = own.levelOf(pyramid) > 0 || own.workersPlaced() < workersPerPlayer;
  return has(state.pyramids, pyramid) && hasWorker ? topLevel : own.levelOf(pyramid);
}

/// INFL-2 never leaves an empty pile beside discards.
int mostFromPile(const PlayerState& own, int now) {
  return now + std::max(own.pile - 1, 0);
}

void setGoods(Changes& changes, const Spot& spot, const Correct& entry) {
  const int by = entry.value - numberNow(changes.state(), entry);
  changes.move(some(by, goodOf(entry)), supplySpot, spot, byHand);
}

void setLevel(Changes& changes, const Correct& entry) {
  const int tops = topsReached(changes.state());
  std::uint8_t& level = changes.of(entry.player).level[entry.thing];
  changes.add(EffectKind::piece, entry.player, byHand, entry.thing, 0, level, entry.value);
  level = static_cast<std::uint8_t>(entry.value);
  if (changes.state().phase < Phase::final) noteTops(changes, tops);
}

/// Out of the pile, or back there.
void setCards(Changes& changes, std::uint8_t& cards, CardMove move, const Correct& entry) {
  PlayerState& own = changes.of(entry.player);
  own.pile = static_cast<std::uint8_t>(own.pile + cards - entry.value);
  changes.card(entry.player, move, byHand, table::nothing, cards, entry.value);
  cards = static_cast<std::uint8_t>(entry.value);
}

void setThreshold(Changes& changes, const Correct& entry) {
  State& state = changes.state();
  Threshold& threshold = *changes.in(warehouseOf(entry)).threshold;
  --state.thresholdsSeen[threshold];
  ++state.thresholdsSeen[at(entry.value)];
  changes.card(noPlayer, CardMove::threshold, byHand, entry.place, threshold, entry.value);
  threshold = static_cast<Threshold>(entry.value);
}

template <class Number>
void setMarker(Changes& changes, Number& number, Marker marker, const Correct& entry) {
  const int detail = marker == Marker::influence ? entry.place : table::nothing;
  changes.marker(entry.player, marker, number, entry.value, byHand, detail);
  number = static_cast<Number>(entry.value);
}

/// Passes the turn on where the player who was asked has nothing to decide any more.
void goOn(Changes& changes) {
  switch (changes.state().phase) {
  case Phase::auction: return goOnBidding(changes);
  case Phase::agriculture: return goOnWithCrops(changes);
  case Phase::intrigue: return goOnWithIntrigue(changes);
  case Phase::marker: return goOnWithMarkers(changes);
  case Phase::invest: return goOnInvesting(changes);
  case Phase::distribute: return goOnDistributing(changes);
  case Phase::final: return goOnWithFinal(changes);
  case Phase::setup:
  case Phase::market:
  case Phase::stall:
  case Phase::stock:
  case Phase::thresholds:
  case Phase::reveal:
  case Phase::develop:
  case Phase::over: return;
  }
}

void carryOut(Changes& changes, const Correct& entry) {
  State& state = changes.state();
  PlayerState& own = changes.of(entry.player == noPlayer ? Player{0} : entry.player);
  switch (entry.what) {
  case Correctable::points:
    return changes.points(entry.player, entry.value - own.points, byHand, table::nothing);
  case Correctable::goods: return setGoods(changes, handOf(entry.player), entry);
  case Correctable::level: return setLevel(changes, entry);
  case Correctable::boat: return setMarker(changes, own.boat, Marker::boat, entry);
  case Correctable::influence:
    return setMarker(changes, own.markers[entry.place], Marker::influence, entry);
  case Correctable::hand: return setCards(changes, own.hand, CardMove::drawn, entry);
  case Correctable::discards: return setCards(changes, own.discards, CardMove::putAway, entry);
  case Correctable::stall: return setMarker(changes, state.stall, Marker::stall, entry);
  case Correctable::threshold: return setThreshold(changes, entry);
  case Correctable::warehouse: return setGoods(changes, warehouseSpot(warehouseOf(entry)), entry);
  }
}

} // namespace

table::CorrectableRange rangeOf(const Game& /*game*/, const State& state, const Correct& number) {
  const PlayerState& own = state.of(number.player == noPlayer ? Player{0} : number.player);
  const int now = numberNow(state, number);
  switch (number.what) {
  case Correctable::points:
    if (state.phase != Phase::over) break; // END-3
    return {-pointsBound, pointsBound};
  case Correctable::goods:
  case Correctable::warehouse: return {0, now + state.supply[goodOf(number)]};
  case Correctable::level:
    if (!has(state.pyramids, pyramidAt(number.thing))) break;
    return {0, highestLevel(state, number)};
  case Correctable::boat: return {0, state.sheet.nileLast ? *state.sheet.nileLast : maxNumber};
  case Correctable::influence:
    if (own.laid != warehouseCount) break;
    return {0, highestNumber};
  case Correctable::hand:
    // INFL-4: four of them are laid behind Intrigue.
    return {state.phase == Phase::intrigue ? warehouseCount : 0, mostFromPile(own, now)};
  case Correctable::discards: return {0, mostFromPile(own, now)};
  case Correctable::stall: return {landField, offTrack};
  case Correctable::threshold:
    if (!state.in(warehouseOf(number)).threshold) break;
    return {noYield, highestNumber};
  }
  return {};
}

int numberNow(const State& state, const Correct& number) {
  const PlayerState& own = state.of(number.player == noPlayer ? Player{0} : number.player);
  switch (number.what) {
  case Correctable::points: return own.points;
  case Correctable::goods: return own.goods[goodOf(number)];
  case Correctable::level: return own.level[number.thing];
  case Correctable::boat: return own.boat;
  case Correctable::influence: return own.markers[number.place];
  case Correctable::hand: return own.hand;
  case Correctable::discards: return own.discards;
  case Correctable::stall: return state.stall;
  case Correctable::threshold: return state.in(warehouseOf(number)).threshold.value_or(noYield);
  case Correctable::warehouse: break;
  }
  return state.in(warehouseOf(number)).goods[goodOf(number)];
}

void judge(const Game& game, const State& state, const Correct& entry, Verdict& verdict) {
  table::judgeRange(entry, rangeOf(game, state, entry), byHand, Fault::notSensible,
                    Fault::outOfRange, verdict);
  if (entry.what != Correctable::level || entry.value < 1 || entry.value > topLevel) return;
  const Pyramid pyramid = pyramidAt(entry.thing);
  const auto spaces = state.sheet.level(pyramid, entry.value).spaces;
  if (!spaces || entry.value == numberNow(state, entry)) return;
  if (state.workersOn(pyramid, entry.value) < *spaces) return;
  verdict.add(finding(byHand, Fault::noSpace, entry.player,
                      {.thing = entry.thing, .needed = entry.value, .had = *spaces}));
}

void apply(Changes& changes, const Correct& entry) {
  if (entry.value == numberNow(changes.state(), entry)) return;
  const bool isOver = changes.state().phase == Phase::over && entry.player != noPlayer;
  const int before = isOver ? pointsSoFar(changes.state(), entry.player).points : 0;
  carryOut(changes, entry);
  // END-3: what was scored for a place goes with it.
  const int by = isOver ? pointsSoFar(changes.state(), entry.player).points - before : 0;
  if (by != 0) changes.points(entry.player, by, byHand, table::nothing);
  goOn(changes);
}

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning of a round: boats, supply, negotiator troops, the deal (BOAT, SUPPLY, NEGO, DEAL).
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace nilometer::pyramidion {

namespace {

bool anyWaits(const NewBoats& entry) {
  return std::ranges::any_of(std::span(entry.boats).first(entry.count), &Boat::waits);
}

/// DEAL-1, DEAL-2, DEAL-3, POWER-THEBES: what lies anywhere is shuffled, and everybody has a new
/// hand.
void deal(Changes& changes) {
  State& state = changes.state();
  if (changes.game().byTotals()) return; // REC-1
  int pile = commonCount;
  const Player atThebes = state.on(Site::thebes).troop(Troop::torturer);
  for (Player player = 0; player < state.players; ++player) {
    PlayerState& own = changes.of(player);
    const bool extra = player == atThebes;
    own.basics = basicCards;
    own.common = static_cast<std::uint8_t>(dealtCards + (extra ? 1 : 0));
    own.known.clear();
    own.singlesOut = 0;
    pile -= own.common;
    changes.card(player, CardMove::dealt, extra ? "DEAL-3"_rule : "DEAL-2"_rule, table::nothing, 0,
                 own.hand());
  }
  state.cardPile = static_cast<std::uint8_t>(pile);
  state.cardDiscards = 0;
  state.discarded = {};
}

} // namespace

int boatsDue(const State& state) {
  if (const int waiting = state.boatsWaiting(); waiting > 0) return waiting;
  const int room = boatsInRow - static_cast<int>(state.row.size());
  return std::clamp(room, 0, state.boatPile + state.boatDiscards);
}

void startRound(Changes& changes) {
  changes.state().turn = noPlayer;
  // BOAT-3: skipped where none is due.
  if (boatsDue(changes.state()) == 0) return startSupply(changes);
  changes.phase(Phase::boats, "BOAT-1"_rule);
}

void judgeBoat(const Game& game, const State& state, const Boat& boat, int drawn,
               Verdict& verdict) {
  if (boat.waits) return;
  const Refusal refuse(verdict, noPlayer);
  if (boat.need.total() == 0) refuse("BOAT-4"_rule, Fault::noNeed);
  const bool printed = game.options.boatPoints == BoatPoints::printed;
  if (printed && !boat.points) refuse("BOAT-4"_rule, Fault::pointsMissing);
  if (boat.id == 0) return;
  const Boat& listed = game.edition->readings.boats[at(boat.id - 1)];
  if (listed.need != boat.need || (listed.points && boat.points && listed.points != boat.points)) {
    refuse("ENTRY"_rule, Fault::notSensible);
  }
  // BOAT-5: a discarded one comes back when the discards make a new pile.
  const bool isBack = state.boatPile < drawn;
  const std::uint32_t elsewhere = isBack ? state.boatsOut & ~state.boatsDiscarded : state.boatsOut;
  if ((elsewhere & idBit(boat.id)) != 0) refuse("BOAT-5"_rule, Fault::boatElsewhere);
}

bool comesWith(const Game& game, const State& state, const NewBoats& others, const Boat& boat,
               int drawn) {
  if (boat.id == 0) return true;
  const auto turned = std::span(others.boats).first(others.count);
  if (std::ranges::find(turned, boat.id, &Boat::id) != turned.end()) return false;
  const auto isDiscarded = [&](const Boat& each) {
    return (state.boatsDiscarded & idBit(each.id)) != 0;
  };
  // Before version 2 any number came from the discards once the pile did not do.
  const int back = game.rules >= 2 ? drawn - state.boatPile : drawn;
  return !isDiscarded(boat) || back <= 0 || std::ranges::count_if(turned, isDiscarded) < back;
}

void judge(const Game& game, const State& state, const NewBoats& entry, Verdict& verdict) {
  const int due = boatsDue(state);
  const bool fewer = at(due) + state.row.size() < boatsInRow;
  const Refusal refuse(verdict, noPlayer);
  if (entry.count != due) {
    refuse(fewer ? "BOAT-3"_rule : "BOAT-1"_rule, Fault::wrongCount,
           {.needed = due, .had = entry.count});
  }
  const int drawn = drawnWith(state, entry.count);
  NewBoats before = entry;
  for (before.count = 0; before.count < entry.count; ++before.count) {
    const Boat& boat = entry.boats[before.count];
    judgeBoat(game, state, boat, drawn, verdict);
    if (!comesWith(game, state, before, boat, drawn)) refuse("BOAT-5"_rule, Fault::boatElsewhere);
  }
  const bool isNeeded = state.phase == Phase::boats && state.boatsWaiting() > 0;
  if (isNeeded && anyWaits(entry)) refuse("LOAD-8"_rule, Fault::cannotWait);
}

void apply(Changes& changes, const NewBoats& entry) {
  State& state = changes.state();
  if (state.boatsWaiting() > 0) {
    std::size_t next = 0;
    const auto read = [&](Boat& there) {
      if (!there.waits || next >= entry.count) return;
      there = entry.boats[next++];
      if (!there.waits) changes.readBoat(there);
    };
    for (Boat& there : state.row) read(there);
    if (state.reserved) read(*state.reserved);
    changes.note(noPlayer, Note::toldTurned, "BOAT-4"_rule);
    if (state.phase == Phase::boats) goOnActivating(changes);
    return;
  }
  // BOAT-2: what nobody loaded stays in front of them.
  for (std::size_t i = 0; i < entry.count; ++i) changes.drawBoat(entry.boats[i], noPlayer);
  if (anyWaits(entry)) changes.note(noPlayer, Note::putOff, "BOAT-4"_rule);
  startSupply(changes);
}

void startSupply(Changes& changes) {
  changes.state().turn = noPlayer;
  changes.phase(Phase::supply, "SUPPLY-1"_rule);
  // SUPPLY-3: site by site, for as long as there is something; SUPPLY-4: to some perhaps nothing.
  for (const Site site : allSites) {
    changes.payOut(changes.state().faceUp[at(site)], siteSpot(site), noPlayer, "SUPPLY-1"_rule,
                   "supplyCards"_printed);
  }
}

void judge(const Game& /*game*/, const State& state, const NextSupply& entry, Verdict& verdict) {
  if (!entry.waits || !state.supplyWaits) return;
  verdict.add(finding("SUPPLY-1"_rule, Fault::cannotWait, noPlayer));
}

void apply(Changes& changes, const NextSupply& entry) {
  State& state = changes.state();
  const bool waited = std::exchange(state.supplyWaits, entry.waits);
  state.faceUp = entry.card;
  if (entry.waits)
    changes.note(noPlayer, Note::putOff, "SUPPLY-2"_rule);
  else
    readOnce(state.readings.supply, entry.card);
  if (waited) {
    changes.note(noPlayer, Note::toldTurned, "SUPPLY-2"_rule);
    if (state.phase == Phase::supply) goOnEnding(changes);
    return;
  }
  ++state.supplyDiscards;
  if (state.supplyPile == 0) std::swap(state.supplyPile, state.supplyDiscards); // SET-8
  --state.supplyPile;
  changes.card(noPlayer, CardMove::supplyTurned, "SUPPLY-2"_rule, table::nothing, 0,
               state.supplyPile);
  state.toNegotiate = 0;
  for (const Site site : allSites) {
    const ResourceSet kinds = state.on(site).resources.kinds();
    const Player owner = state.on(site).troop(Troop::negotiator);
    // NEGO-2: nothing there, nothing happens. NEGO-3: one kind is no choice.
    if (owner == noPlayer || kinds == 0) continue;
    if (std::has_single_bit(kinds)) {
      const auto only = static_cast<Resource>(std::countr_zero(kinds));
      changes.move(some(1, only), siteSpot(site), ownSpot, owner, "NEGO-3"_rule);
    } else {
      include(state.toNegotiate, site);
    }
  }
  goOnNegotiating(changes);
}

void goOnNegotiating(Changes& changes) {
  State& state = changes.state();
  if (state.toNegotiate == 0) {
    deal(changes);
    goOnActivating(changes);
    return;
  }
  const auto first = static_cast<Site>(std::countr_zero(state.toNegotiate));
  state.turn = state.on(first).troop(Troop::negotiator);
  if (state.phase != Phase::nego) changes.phase(Phase::nego, "NEGO-1"_rule);
}

void judge(const Game& /*game*/, const State& state, const Negotiate& entry, Verdict& verdict) {
  const Refusal refuse(verdict, entry.player);
  const auto place = code(entry.site);
  const bool isAsked = has(state.toNegotiate, entry.site);
  if (!isAsked) return refuse("NEGO-2"_rule, Fault::noChoiceThere, {.place = place});
  const Player owner = state.on(entry.site).troop(Troop::negotiator);
  if (owner != entry.player) {
    judgeTurn(state, entry.player, "NEGO-1"_rule, verdict);
    refuse("NEGO-1"_rule, Fault::notOwner, {.place = place, .thing = owner});
  }
  if (state.on(entry.site).resources[entry.resource] == 0) {
    refuse("NEGO-1"_rule, Fault::notThere, {.place = place, .thing = code(entry.resource)});
  }
}

void apply(Changes& changes, const Negotiate& entry) {
  changes.move(some(1, entry.resource), siteSpot(entry.site), ownSpot, entry.player, "NEGO-1"_rule);
  exclude(changes.state().toNegotiate, entry.site);
  goOnNegotiating(changes);
}

} // namespace nilometer::pyramidion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/sail.h"

#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

namespace {

void judgeTurn(const Game& game, const State& state, const PlaceShip& entry, Verdict& verdict) {
  const Player player = entry.player;
  if (entry.second) {
    if (!holds(*game.edition, state.player[player], CardKind::secondShip)) {
      verdict.add(finding("CARD-SECOND-SHIP"_rule, Fault::cardNotOwned, player,
                          {.thing = code(CardKind::secondShip)}));
    }
    if (state.lastActor == player && state.lastPlacedShip) return;
    verdict.add(finding("CARD-SECOND-SHIP"_rule, Fault::noShipJustPlaced, player));
    return;
  }
  if (state.player[player].hasPassed) {
    verdict.add(finding("SAIL-6"_rule, Fault::hasPassed, player));
  } else if (state.sailTurn != player) {
    const RuleId rule = "SAIL-1"_rule;
    verdict.add(finding(rule, Fault::notOnTurn, player, {.thing = state.sailTurn}));
    verdict.add(finding("TURN"_rule, Fault::notOnTurn, player, {.thing = state.sailTurn}));
  }
}

void judgeDoubled(const Game& game, const State& state, const PlaceShip& entry, Verdict& verdict) {
  if (!entry.doubled) return;
  const Edition& edition = *game.edition;
  const Stop& stop = edition.river[entry.stop];
  const About about{.place = entry.stop, .thing = code(CardKind::doubled)};
  const RuleId rule = "CARD-DOUBLE"_rule;
  if (!holds(edition, state.player[entry.player], CardKind::doubled)) {
    verdict.add(finding(rule, Fault::cardNotOwned, entry.player, about));
  }
  if (stop.kind != StopKind::round) {
    verdict.add(finding(rule, Fault::notOnRoundSpace, entry.player, about));
  } else if (stop.index == code(RoundSpace::heliopolis) && !game.options.doubleAtHeliopolis) {
    verdict.add(finding(rule, Fault::notAtLastSpace, entry.player, about));
  }
}

bool liesThere(const Game& game, const State& state, std::uint8_t stop) {
  const Stop& at = game.edition->river[stop];
  return at.kind == StopKind::card && state.river[at.index] != riverEmpty;
}

ChoiceRoom roomFor(const Game& game, const State& state, const PlaceShip& entry, Verdict& verdict) {
  const Edition& edition = *game.edition;
  const Stop& stop = edition.river[entry.stop];
  if (stop.kind != StopKind::card) return choiceRoom(stop, entry.doubled);
  const int card = cardAt(game, state, entry.stop, entry.card, entry.player, verdict);
  if (card < 0) return {.rule = "ENTRY"_rule};
  return choiceRoom(edition.nileCards[static_cast<std::size_t>(card)]);
}

void carryOutRoundSpace(Changes& changes, const PlaceShip& entry) {
  const Player player = entry.player;
  const Stop& stop = changes.edition().river[entry.stop];
  const auto space = static_cast<RoundSpace>(stop.index);
  const RuleId rule = ruleOf(space);
  const int times = entry.doubled ? 2 : 1;
  switch (space) {
  case RoundSpace::edfu: // "ROUND-EDFU"_rule
    changes.stepMarket(player, Market::stone, times, rule);
    changes.stepMarket(player, Market::grain, times, rule);
    break;
  case RoundSpace::thebae: // "ROUND-THEBAE"_rule, "ROUND-SELINON"_rule, "ROUND-BENIHASAN"_rule
  case RoundSpace::selinon:
  case RoundSpace::beniHasan:
    for (int i = 0; i < times * crewCount; ++i) {
      const auto crew = static_cast<Crew>(i / times);
      if ((stop.crews & crewBit(crew)) != 0) changes.advanceCrew(player, crew, rule);
    }
    break;
  case RoundSpace::passalon: // "ROUND-PASSALON"_rule, "ROUND-HELIOPOLIS"_rule
  case RoundSpace::heliopolis:
    for (int i = 0; i < times; ++i) changes.advanceCrew(player, Crew::joker, rule);
    if (entry.choices.ring) changes.moveRing(player, *entry.choices.ring, rule);
    break;
  case RoundSpace::alyi: // "ROUND-ALYI"_rule
    advanceChosen(changes, player, entry.choices, rule);
    changes.gainStones(player, times * changes.edition().alyiStones, rule);
    break;
  }
}

// BUILD-1, BUILD-7: by distance to the Nile, a newcomer behind who is there, reserve last;
// ships moved to first place stay in front.
void insertSlot(SiteState& site, Player player, std::uint8_t space) {
  if (site.count == maxSlots) return;
  std::uint8_t at = 0;
  while (at < site.count && (site.slots[at].movedFirst || site.slots[at].space <= space)) ++at;
  const auto begin = site.slots.begin();
  std::rotate(begin + at, begin + site.count, begin + site.count + 1);
  site.slots[at] = {.player = player, .space = space};
  ++site.count;
}

void arrive(Changes& changes, const PlaceShip& entry) {
  const Edition& edition = changes.edition();
  State& state = changes.state();
  const Stop& stop = edition.river[entry.stop];
  if (stop.kind == StopKind::round) {
    carryOutRoundSpace(changes, entry);
  } else if (stop.kind == StopKind::site) {
    insertSlot(state.sites[stop.index], entry.player, entry.space);
  } else {
    Verdict unused;
    const int card = cardAt(changes.game(), state, entry.stop, entry.card, entry.player, unused);
    if (card >= 0) takeCard(changes, entry.player, entry.stop, card, entry.choices);
  }
}

} // namespace

void judge(const Game& game, const State& state, const PlaceShip& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::sail, verdict)) return;
  judgeTurn(game, state, entry, verdict);
  const Destination to =
      judgeDestination(game, state, entry.player, entry.stop, entry.space, occupiedStops(state));
  verdict.add(to.verdict);
  judgeDoubled(game, state, entry, verdict);
  if (entry.card != unnamed && !liesThere(game, state, entry.stop)) {
    verdict.add(finding("ENTRY"_rule, Fault::noCardToName, entry.player, {.place = entry.stop}));
  }
  const ChoiceRoom room = roomFor(game, state, entry, verdict);
  judgeChoices(game, state, entry.player, room, entry.choices, verdict);
}

void apply(Changes& changes, const PlaceShip& entry) {
  State& state = changes.state();
  PlayerState& own = changes.of(entry.player);
  const Destination to = judgeDestination(changes.game(), state, entry.player, entry.stop,
                                          entry.space, occupiedStops(state));
  if (entry.second) changes.playCard(entry.player, CardKind::secondShip);
  if (to.usesUpstream) {
    own.upstreamUsed = true;
    changes.useCard(entry.player, CardKind::upstream);
  }
  if (to.usesOccupied) {
    own.occupiedUsed = true;
    changes.useCard(entry.player, CardKind::occupied);
  }
  if (entry.doubled) changes.playCard(entry.player, CardKind::doubled);
  changes.placeShip(entry.player, entry.stop, entry.space, "SAIL-4"_rule);
  arrive(changes, entry);
  acted(state, entry.player, true);
  nextSailor(changes, entry.player);
}

void judge(const Game& game, const State& state, const Pass& entry, Verdict& verdict) {
  if (!judgePhase(state, Phase::sail, verdict)) return;
  if (state.player[entry.player].hasPassed) {
    verdict.add(finding("SAIL-6"_rule, Fault::hasPassed, entry.player));
    return;
  }
  if (state.sailTurn != entry.player) {
    verdict.add(finding("SAIL-1"_rule, Fault::notOnTurn, entry.player, {.thing = state.sailTurn}));
    verdict.add(finding("TURN"_rule, Fault::notOnTurn, entry.player, {.thing = state.sailTurn}));
  }
  // SAIL-9: nobody must use a card to go on.
  if (!game.options.mayPass && hasDestinationWithoutCards(game, state, entry.player)) {
    verdict.add(finding("SAIL-6"_rule, Fault::mustSail, entry.player));
  }
}

void apply(Changes& changes, const Pass& entry) {
  State& state = changes.state();
  // Passing out of turn (entered anyway) takes nobody's turn away.
  const int due = state.player[state.sailTurn].orderTile;
  const int before =
      state.sailTurn == entry.player ? due : (due + state.players - 2) % state.players + 1;
  state.player[entry.player].hasPassed = true;
  changes.note(entry.player, Note::passed,
               changes.game().options.mayPass ? "SAIL-6"_rule : "SAIL-9"_rule);
  acted(state, entry.player);
  nextSailor(changes, playerWithTile(state, before));
}

} // namespace nilometer::egizia

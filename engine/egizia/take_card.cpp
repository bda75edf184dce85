// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/sail.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/turn.h"

namespace nilometer::egizia {

namespace {

void takingBonus(Changes& changes, Player player, const NileCard& card) {
  const RuleId rule = ruleOf(card.kind); // "CARD-FIELD-BROWN"_rule
  const PrintedPlace printed = "nileCards.*"_printed.at(card.name);
  switch (card.bonus) {
  case TakingBonus::none: break;
  case TakingBonus::grainMarketStep:
    changes.stepMarket(player, Market::grain, card.bonusAmount, rule);
    break;
  case TakingBonus::stoneMarketStep:
    changes.stepMarket(player, Market::stone, card.bonusAmount, rule);
    break;
  case TakingBonus::points:
    changes.points(player, card.bonusAmount, rule, table::nothing, {&printed, 1});
    break;
  case TakingBonus::stones: changes.gainStones(player, card.bonusAmount, rule); break;
  }
}

int stonesIn(const State& state, Player player, BuildingSet buildings) {
  int stones = 0;
  for (const int building : Bits(buildings)) {
    stones += state.ownCount(static_cast<Building>(building), player);
  }
  return stones;
}

void carryOutAtOnce(Changes& changes, Player player, const NileCard& card, const Choices& choices) {
  const RuleId rule = ruleOf(card.kind);
  const PrintedPlace printed = "nileCards.*"_printed.at(card.name);
  if (card.kind == CardKind::stoneMarket2) { // "CARD-STONE-MARKET2"_rule
    changes.stepMarket(player, Market::stone, card.amount, rule);
  } else if (card.kind == CardKind::grainMarket2) { // "CARD-GRAIN-MARKET2"_rule
    changes.stepMarket(player, Market::grain, card.amount, rule);
  } else if (card.kind == CardKind::crewsChoice) { // "CARD-CREWS-CHOICE"_rule
    advanceChosen(changes, player, choices, rule);
  } else if (card.kind == CardKind::crewsPictured) { // "CARD-CREWS-PICTURED"_rule
    for (const int crew : Bits(card.crews)) {
      changes.advanceCrew(player, static_cast<Crew>(crew), rule);
    }
  } else if (card.kind == CardKind::stonesInBuildings) { // "CARD-STONES-IN-BUILDINGS"_rule
    changes.points(player, stonesIn(changes.state(), player, card.buildings), rule, table::nothing,
                   {&printed, 1});
  }
  changes.card(player, card.name, CardMove::played, rule);
}

} // namespace

void advanceChosen(Changes& changes, Player player, const Choices& choices, RuleId rule) {
  for (std::size_t i = 0; i < choices.crewCount; ++i) {
    changes.advanceCrew(player, choices.crews[i], rule);
  }
}

void takeCard(Changes& changes, Player player, std::uint8_t stop, int card,
              const Choices& choices) {
  State& state = changes.state();
  PlayerState& own = changes.of(player);
  const NileCard& taken = changes.edition().nileCards[static_cast<std::size_t>(card)];
  std::uint8_t& lying = state.river[changes.edition().river[stop].index];
  // A card that was named wrongly when it was laid out has not been seen after all.
  if (lying < riverUnnamed && lying != card) state.seenCards &= ~cardBit(lying);
  lying = riverEmpty;
  state.seenCards |= cardBit(card);
  changes.card(player, taken.name, CardMove::taken, "SAIL-4"_rule, stop, 0);
  if (lifeOf(taken.kind) == CardLife::immediate) {
    carryOutAtOnce(changes, player, taken, choices);
    return;
  }
  own.cards |= cardBit(card);
  takingBonus(changes, player, taken);
  // TIME-3: a card gained after ORDER waits for the next round.
  if (state.phase != Phase::order) return;
  if (taken.kind == CardKind::crewStep) own.crewStepUsed = true;
  if (taken.kind == CardKind::paidCrewStep) own.paidStepUsed = true;
}

void judge(const Game& game, const State& state, const TakeLeftover& entry, Verdict& verdict) {
  const Player holder = leftoverPlayer(game, state);
  if (!state.leftoverStep) {
    verdict.add(finding(
        "PHASE"_rule, Fault::wrongPhase, entry.player,
        {.thing = code(game.options.leftoverCardTiming == LeftoverTiming::endOfSail ? Phase::sail
                                                                                    : Phase::order),
         .had = static_cast<int>(state.phase)}));
    return;
  }
  if (holder != entry.player) {
    verdict.add(finding("CARD-LEFTOVER"_rule, Fault::cardNotOwned, entry.player,
                        {.thing = code(CardKind::leftover)}));
  }
  ChoiceRoom room{.rule = "ENTRY"_rule};
  if (entry.stop) {
    const Stop& stop = game.edition->river[*entry.stop];
    if (stop.kind != StopKind::card || state.river[stop.index] == riverEmpty) {
      verdict.add(
          finding("CARD-LEFTOVER"_rule, Fault::noCardThere, entry.player, {.place = *entry.stop}));
      return;
    }
    const int card = cardAt(game, state, *entry.stop, entry.card, entry.player, verdict);
    if (card >= 0) room = choiceRoom(game.edition->nileCards[static_cast<std::size_t>(card)]);
  }
  if (!entry.stop && entry.card != unnamed) {
    verdict.add(finding("ENTRY"_rule, Fault::noCardToName, entry.player));
  }
  judgeChoices(game, state, entry.player, room, entry.choices, verdict);
}

void apply(Changes& changes, const TakeLeftover& entry) {
  State& state = changes.state();
  acted(state, entry.player);
  state.everyoneOnTurn = state.phase == Phase::order;
  if (!entry.stop) {
    changes.note(entry.player, Note::leftoverDeclined, "CARD-LEFTOVER"_rule);
  } else if (changes.edition().river[*entry.stop].kind == StopKind::card) {
    Verdict unused;
    const int card = cardAt(changes.game(), state, *entry.stop, entry.card, entry.player, unused);
    changes.useCard(entry.player, CardKind::leftover);
    if (card >= 0) takeCard(changes, entry.player, *entry.stop, card, entry.choices);
  }
  leaveLeftoverStep(changes);
}

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
// Playing cards at the active site (PLAY, CARD, TWO).
#include "engine/pyramidion/specials.h"
#include "engine/pyramidion/turn.h"

#include <algorithm>
#include <iterator>

namespace nilometer::pyramidion {

namespace {

/// What the card shows is what the list says of it, and nothing that no card shows.
bool isSensible(const State& state, const Card& card) {
  const CardCounts& there = card.basic ? basicCards : commonCards;
  if (there[at(card.kind)] == 0) return false;
  if (card.id == 0) return true;
  Card listed = state.readings.cards[at(card.id - 1)];
  if (!listed.ankh || !card.ankh) listed.ankh = card.ankh;
  return listed == card;
}

/// CARD-2: a single basic card has one owner, who has no more of its kind than a colour has.
bool canOwn(const State& state, Player player, const Card& card) {
  const std::uint64_t one = idBit(card.id);
  if (!card.basic || one == 0 || (state.of(player).singles & one) != 0) return true;
  const auto isAnothers = [&](const PlayerState& other) { return (other.singles & one) != 0; };
  const auto known = table::sumOf(state.readings.cards, [&](const Card& each) {
    return each.kind == card.kind && (state.of(player).singles & idBit(each.id)) != 0;
  });
  return known < basicCards[at(card.kind)] && std::ranges::none_of(state.seats(), isAnothers);
}

void readCard(State& state, Player player, const Card& card) {
  if (card.basic) readOnce(state.of(player).shown, Card{card.kind, true, card.values});
  for (const Card& known : state.readings.cards) {
    Card as = card;
    as.id = known.id;
    if (!as.ankh) as.ankh = known.ankh;
    if (as == known) return;
  }
  state.readings.cards.push_back(card);
}

void endTurnOf(State& state, Player player) {
  if (state.turn == player) state.turn = state.clockwise(player);
}

void passItself(Changes& changes, Player player, RuleId rule) {
  changes.of(player).passed = true;
  changes.note(player, Note::passedItself, rule);
}

} // namespace

bool hasToPlay(const State& state, Player player) {
  const PlayerState& own = state.of(player);
  return state.players == 2 && own.played == 0 && own.hand() > 0;
}

bool mayRecruit(const State& state, Player player) {
  const PlayerState& own = state.of(player);
  return state.players > 2 && own.played == 0 && own.hand() > 0;
}

void judgeCard(const State& state, Player player, const Card& card, Verdict& verdict) {
  const Refusal refuse(verdict, player);
  const About kind{.thing = code(card.kind)};
  if (!isSensible(state, card)) return refuse("ENTRY"_rule, Fault::notSensible, kind);
  const PlayerState& own = state.of(player);
  const int inHand = card.basic ? own.basics[at(card.kind)] : own.common;
  if (inHand == 0 || !canOwn(state, player, card)) refuse("CARD-2"_rule, Fault::notInHand, kind);
  if ((own.singlesOut & idBit(card.id)) != 0) refuse("CARD-3"_rule, Fault::cardElsewhere, kind);
  if (card.basic) return;
  const SeenCards elsewhere = state.seenElsewhere(player);
  const int seen = elsewhere.kinds[at(card.kind)] + 1;
  const int there = commonCards[at(card.kind)];
  if (seen > there) {
    refuse("CARD-3"_rule, Fault::tooManyOfKind,
           {.thing = kind.thing, .needed = there, .had = seen});
  }
  if ((elsewhere.ids & idBit(card.id)) != 0) refuse("CARD-3"_rule, Fault::cardElsewhere, kind);
}

std::vector<Card> ownBasics(const State& state, Player player, CardKind kind) {
  const std::vector<Card> all = state.readings.allOf(kind, true);
  std::vector<Card> own;
  std::ranges::copy_if(all, std::back_inserter(own), [&](const Card& card) {
    Verdict verdict;
    judgeCard(state, player, card, verdict);
    return verdict.legal();
  });
  // They stand there player by player, as long as nobody has shown another one.
  const auto isAnothers = [&](const Card& card) {
    const auto place = std::ranges::find(all, card.id, &Card::id) - all.begin();
    return place / basicCards[at(kind)] != player;
  };
  if (!std::ranges::all_of(own, isAnothers)) std::erase_if(own, isAnothers);
  return own;
}

void goOnPlaying(Changes& changes) {
  State& state = changes.state();
  for (int i = 0; i < state.players; ++i) {
    PlayerState& own = changes.of(state.turn);
    // PLAY-6: looked at when it is his turn, for a hand may fill again before.
    if (!own.passed && own.hand() == 0) passItself(changes, state.turn, "PLAY-6"_rule);
    if (!own.passed) return;
    state.turn = state.clockwise(state.turn);
  }
  startResolving(changes); // PLAY-3
}

void judge(const Game& game, const State& state, const Play& entry, Verdict& verdict) {
  const PlayerState& own = state.of(entry.player);
  const Refusal refuse(verdict, entry.player);
  // TWO-3, PLAY-3.
  const bool full = state.players == 2 && own.played >= twoMostCards;
  if (full) refuse("TWO-3"_rule, Fault::noMoreCards, {.needed = twoMostCards});
  if (own.passed && !full) refuse("PLAY-3"_rule, Fault::hasPassed);
  judgeCard(state, entry.player, entry.card, verdict);
  const bool isDeity = entry.card.kind == CardKind::deity;
  if (isDeity && !entry.category) refuse("SPECIAL-DEITY"_rule, Fault::noCategory);
  if (!isDeity && entry.category) refuse("ENTRY"_rule, Fault::notSensible);
  judgeDeeds(game, state, entry, verdict);
  judgePower(game, state, entry, verdict);
}

void apply(Changes& changes, const Play& entry) {
  State& state = changes.state();
  PlayerState& own = changes.of(entry.player);
  changes.leaveHand(entry.player, entry.card);
  readCard(state, entry.player, entry.card);
  state.lying.push_back({.player = entry.player, .card = entry.card, .category = entry.category});
  ++own.played;
  changes.card(entry.player, CardMove::played, "PLAY-2"_rule, code(entry.card.kind), 0,
               static_cast<int>(state.lying.size()));
  // PLAY-5: first the card, then the site.
  carryOutDeeds(changes, entry);
  carryOutPower(changes, entry);
  if (state.players == 2 && own.played >= twoMostCards && !own.passed) {
    passItself(changes, entry.player, "TWO-3"_rule);
  }
  endTurnOf(state, entry.player);
  goOnPlaying(changes);
}

void judge(const Game& /*game*/, const State& state, const Pass& entry, Verdict& verdict) {
  const Refusal refuse(verdict, entry.player);
  if (state.of(entry.player).passed) refuse("PLAY-3"_rule, Fault::hasPassed);
  if (hasToPlay(state, entry.player)) refuse("TWO-2"_rule, Fault::mustPlay);
  if (!entry.recruit) return;
  if (!mayRecruit(state, entry.player)) {
    refuse(state.players == 2 ? "TWO-4"_rule : "PLAY-4"_rule, Fault::noRecruiting);
  }
  judgeCard(state, entry.player, *entry.recruit, verdict);
}

void apply(Changes& changes, const Pass& entry) {
  PlayerState& own = changes.of(entry.player);
  if (entry.recruit) {
    const int before = own.hand();
    changes.leaveHand(entry.player, *entry.recruit);
    changes.discard(*entry.recruit);
    readCard(changes.state(), entry.player, *entry.recruit);
    changes.card(entry.player, CardMove::recruited, "PLAY-4"_rule, code(entry.recruit->kind),
                 before, before - 1);
    changes.drawCard(entry.player, "PLAY-4"_rule);
  }
  own.passed = true;
  changes.note(entry.player, Note::passed, "PLAY-3"_rule);
  endTurnOf(changes.state(), entry.player);
  goOnPlaying(changes);
}

} // namespace nilometer::pyramidion

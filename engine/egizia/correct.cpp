// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections: the table is right.
#include "engine/egizia/bits.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/phases.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"

#include <bit>

namespace nilometer::egizia {

namespace {

struct Range {
  int low = 0;
  int high = 0;
};

constexpr int pointsBound = 999; // either way; no printed limit (TRACK-1)

Range rangeOf(const Game& game, const State& state, const Correct& entry) {
  const Edition& edition = *game.edition;
  switch (entry.what) {
  case Correctable::points: return {-pointsBound, pointsBound};
  case Correctable::queuePlace: return {0, game.players - 1};
  case Correctable::stones: return {0, edition.stoneTrackEnd};
  case Correctable::crew: {
    const auto crew = static_cast<std::size_t>(entry.crew);
    return {edition.crewStart[crew], edition.crewTrackEnd[crew]};
  }
  case Correctable::stoneMarket: return {0, edition.steps(Market::stone) - 1};
  case Correctable::grainMarket: return {0, edition.steps(Market::grain) - 1};
  case Correctable::ring: return {0, static_cast<int>(Ring::right)};
  case Correctable::sphinxCount: {
    const PlayerState& own = state.player[entry.player];
    return {std::popcount(own.sphinxNamed), own.sphinxHeld + state.sphinxDeck};
  }
  case Correctable::giveCard:
  case Correctable::takeCard:
  case Correctable::order: break;
  }
  return {0, 0};
}

/// A card of that name and deck that nobody holds: unseen if there is one, else one that was
/// played or swept away; -1 if all are in somebody's hands.
int cardToGive(const Game& game, const State& state, const Correct& entry) {
  const int fresh = unseenCard(game, state.seenCards, entry.card, entry.deck);
  if (fresh >= 0) return fresh;
  CardSet held = 0;
  for (const PlayerState& player : state.player) held |= player.cards;
  for (const std::uint8_t lying : state.river) {
    if (lying < riverUnnamed) held |= cardBit(lying);
  }
  return unseenCard(game, held & ~cardBit(startFieldCard), entry.card, entry.deck);
}

int cardToTake(const Game& game, const State& state, const Correct& entry) {
  const CardSet own = state.player[entry.player].cards;
  return unseenCard(game, ~own, entry.card, entry.deck);
}

void setStones(Changes& changes, Player player, int value) {
  std::int16_t& stones = changes.of(player).stones;
  changes.add(EffectKind::stock, player, "ENTRY"_rule, static_cast<std::uint8_t>(Stock::stones), 0,
              stones, value);
  stones = static_cast<std::int16_t>(value);
}

void setQueuePlace(Changes& changes, Player player, int place) {
  table::ScoreTrack& track = changes.state().track;
  const int before = track.placeInQueue(player);
  track.setPlaceInQueue(player, place);
  changes.add(EffectKind::queue, player, "ENTRY"_rule, table::nothing,
              track.aheadOnSameSpace(player), before, track.placeInQueue(player));
}

void setSphinxCount(Changes& changes, const Correct& entry) {
  State& state = changes.state();
  std::int16_t& held = changes.of(entry.player).sphinxHeld;
  changes.add(EffectKind::stock, entry.player, "ENTRY"_rule,
              static_cast<std::uint8_t>(Stock::sphinxHeld), 0, held, entry.value);
  state.sphinxDeck = static_cast<std::int16_t>(state.sphinxDeck + held - entry.value);
  held = entry.value;
}

void setOrder(Changes& changes, const PlayerOrder& order) {
  State& state = changes.state();
  if (order == orderOfPlay(state)) return;
  for (int tile = 1; tile <= state.players; ++tile) {
    const Player player = order[static_cast<std::size_t>(tile - 1)];
    std::uint8_t& own = changes.of(player).orderTile;
    if (own == tile) continue;
    changes.add(EffectKind::order, player, "ENTRY"_rule, table::nothing, table::nothing, own, tile);
    own = static_cast<std::uint8_t>(tile);
  }
  goOnSailing(changes);
}

void giveOrTake(Changes& changes, const Correct& entry) {
  State& state = changes.state();
  PlayerState& own = changes.of(entry.player);
  const bool give = entry.what == Correctable::giveCard;
  const int card =
      give ? cardToGive(changes.game(), state, entry) : cardToTake(changes.game(), state, entry);
  if (card < 0) return;
  const CardSet bit = cardBit(card);
  own.cards ^= bit;
  own.improvedOnce &= ~bit;
  own.improvedTwice &= ~bit;
  state.seenCards |= bit;
  changes.card(entry.player, entry.card, CardMove::corrected, "ENTRY"_rule, give ? 0 : 1,
               give ? 1 : 0);
}

} // namespace

void judge(const Game& game, const State& state, const Correct& entry, Verdict& verdict) {
  if (entry.what == Correctable::giveCard || entry.what == Correctable::takeCard) {
    const bool give = entry.what == Correctable::giveCard;
    const int card = give ? cardToGive(game, state, entry) : cardToTake(game, state, entry);
    const bool keeps =
        card < 0 ||
        lifeOf(game.edition->nileCards[static_cast<std::size_t>(card)].kind) != CardLife::immediate;
    if (card < 0) {
      verdict.add(finding("ENTRY"_rule, Fault::cardNotInDeck, entry.player, {.thing = entry.card}));
    } else if (!keeps) {
      verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
    }
    return;
  }
  if ((entry.player == noPlayer) != isOfTable(entry.what)) {
    verdict.add(finding("ENTRY"_rule, Fault::notSensible, entry.player));
    return;
  }
  const Range range = rangeOf(game, state, entry);
  if (entry.value < range.low || entry.value > range.high) {
    const int bound = entry.value < range.low ? range.low : range.high;
    verdict.add(finding("ENTRY"_rule, Fault::outOfRange, entry.player,
                        {.thing = code(entry.what), .needed = bound, .had = entry.value}));
  }
}

void apply(Changes& changes, const Correct& entry) {
  const Player player = entry.player;
  switch (entry.what) {
  case Correctable::points:
    changes.points(player, entry.value - changes.state().track.points(player), "ENTRY"_rule);
    break;
  case Correctable::queuePlace: setQueuePlace(changes, player, entry.value); break;
  case Correctable::stones: setStones(changes, player, entry.value); break;
  case Correctable::crew: changes.setCrew(player, entry.crew, entry.value, "ENTRY"_rule); break;
  case Correctable::stoneMarket:
    changes.setStep(player, Market::stone, entry.value, "ENTRY"_rule);
    break;
  case Correctable::grainMarket:
    changes.setStep(player, Market::grain, entry.value, "ENTRY"_rule);
    break;
  case Correctable::ring:
    changes.moveRing(noPlayer, static_cast<Ring>(entry.value), "ENTRY"_rule);
    break;
  case Correctable::sphinxCount: setSphinxCount(changes, entry); break;
  case Correctable::giveCard:
  case Correctable::takeCard: giveOrTake(changes, entry); break;
  case Correctable::order: setOrder(changes, entry.order); break;
  }
}

} // namespace nilometer::egizia

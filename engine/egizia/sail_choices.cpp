// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/sail.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/turn.h"

#include <algorithm>
#include <cstdlib>

namespace nilometer::egizia {

ChoiceRoom choiceRoom(const Stop& stop, bool doubled) {
  if (stop.kind != StopKind::round) return {.rule = "ENTRY"_rule};
  const auto space = static_cast<RoundSpace>(stop.index);
  const int times = doubled ? 2 : 1;
  ChoiceRoom room{.rule = ruleOf(space)};
  if (space == RoundSpace::alyi) room.crewPicks = times;
  if (space == RoundSpace::passalon || space == RoundSpace::heliopolis) room.ringMoves = times;
  return room;
}

ChoiceRoom choiceRoom(const NileCard& card) {
  return {.rule = ruleOf(card.kind),
          .crewPicks = card.kind == CardKind::crewsChoice ? card.amount : 0};
}

int possibleAdvances(const Edition& edition, const PlayerState& own, int picks) {
  int room = 0;
  for (std::size_t i = 0; i < crewCount; ++i) {
    room += std::max(edition.crewTrackEnd[i] - own.crews[i], 0);
  }
  return std::min(picks, room);
}

int realAdvances(const Edition& edition, const PlayerState& own, const Choices& choices) {
  std::array<std::int16_t, crewCount> strengths = own.crews;
  int real = 0;
  for (std::size_t i = 0; i < choices.crewCount; ++i) {
    const auto crew = static_cast<std::size_t>(choices.crews[i]);
    if (strengths[crew] >= edition.crewTrackEnd[crew]) continue;
    ++strengths[crew];
    ++real;
  }
  return real;
}

void judgeChoices(const Game& game, const State& state, Player player, const ChoiceRoom& room,
                  const Choices& choices, Verdict& verdict) {
  const PlayerState& own = state.player[player];
  if (choices.crewCount > room.crewPicks) {
    const bool none = room.crewPicks == 0;
    verdict.add(finding(none ? "ENTRY"_rule : room.rule,
                        none ? Fault::noCrewChoice : Fault::tooManyCrews, player,
                        {.needed = room.crewPicks, .had = choices.crewCount}));
  } else {
    // CREW-2: as many real advances as there can be.
    const int possible = possibleAdvances(*game.edition, own, room.crewPicks);
    const int real = realAdvances(*game.edition, own, choices);
    if (real < possible) {
      verdict.add(
          finding("CREW-2"_rule, Fault::tooFewAdvances, player, {.needed = possible, .had = real}));
    }
  }
  if (!choices.ring) return;
  const int moves = std::abs(static_cast<int>(*choices.ring) - static_cast<int>(state.ring));
  if (room.ringMoves == 0) {
    verdict.add(finding("ENTRY"_rule, Fault::noRingMove, player));
  } else if (moves > room.ringMoves) {
    verdict.add(
        finding(room.rule, Fault::ringTooFar, player, {.needed = room.ringMoves, .had = moves}));
  }
}

int unseenCard(const Game& game, CardSet seen, std::uint8_t name, Deck deck) {
  const Edition& edition = *game.edition;
  const CardSet left =
      edition.cardsOfDeck[static_cast<std::size_t>(deck)] & cardsInGame(game) & ~seen;
  for (const int card : Bits(left)) {
    if (edition.nileCards[static_cast<std::size_t>(card)].name == name) return card;
  }
  return -1;
}

int cardAt(const Game& game, const State& state, std::uint8_t stop, std::uint8_t name,
           Player player, Verdict& verdict) {
  const Edition& edition = *game.edition;
  const std::uint8_t lying = state.river[edition.river[stop].index];
  if (lying == riverEmpty) return -1;
  if (lying != riverUnnamed) {
    const std::uint8_t known = edition.nileCards[lying].name;
    if (name == unnamed || name == known) return lying;
    verdict.add(
        finding("ENTRY"_rule, Fault::cardIsAnother, player, {.place = stop, .thing = known}));
  } else if (name == unnamed) {
    verdict.add(finding("ENTRY"_rule, Fault::cardUnnamed, player, {.place = stop}));
    return -1;
  }
  const int card = unseenCard(game, state.seenCards, name, deckOfRound(state.round));
  if (card < 0) {
    verdict.add(
        finding("LAY-1"_rule, Fault::cardNotInDeck, player, {.place = stop, .thing = name}));
  }
  return card;
}

} // namespace nilometer::egizia

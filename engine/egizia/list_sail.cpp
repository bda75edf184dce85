// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/list_options.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/findings.h"
#include "engine/egizia/sail.h"
#include "engine/egizia/turn.h"

#include <cstdlib>

namespace nilometer::egizia {

namespace {

/// Calls `use` with every choice that satisfies CREW-2.
template <class Use>
void forEachCrewChoice(const Edition& edition, const PlayerState& own, int picks, Use use) {
  const int possible = possibleAdvances(edition, own, picks);
  Choices choices;
  choices.crewCount = static_cast<std::uint8_t>(possible);
  if (possible == 0) {
    use(choices);
    return;
  }
  for (int first = 0; first < crewCount; ++first) {
    for (int second = first; second < (possible == 2 ? crewCount : first + 1); ++second) {
      choices.crews[0] = static_cast<Crew>(first);
      if (possible == 2) choices.crews[1] = static_cast<Crew>(second);
      if (realAdvances(edition, own, choices) == possible) use(choices);
    }
  }
}

template <class Use>
void forEachChoice(const Game& game, const State& state, Player player, const ChoiceRoom& room,
                   Use use) {
  forEachCrewChoice(*game.edition, state.player[player], room.crewPicks, [&](Choices choices) {
    use(choices);
    for (int ring = 0; ring < 3; ++ring) {
      const int moves = std::abs(ring - static_cast<int>(state.ring));
      if (moves == 0 || moves > room.ringMoves) continue;
      choices.ring = static_cast<Ring>(ring);
      use(choices);
    }
  });
}

/// Calls `use(name, card)` for what may lie there: the known card, or every name still possible.
template <class Use>
void forEachCard(const Game& game, const State& state, std::uint8_t stop, Use use) {
  const Edition& edition = *game.edition;
  const std::uint8_t lying = state.river[edition.river[stop].index];
  if (lying == riverEmpty) return;
  if (lying != riverUnnamed) {
    use(unnamed, edition.nileCards[lying]);
    return;
  }
  const CardSet left = edition.cardsOfDeck[static_cast<std::size_t>(deckOfRound(state.round))] &
                       cardsInGame(game) & ~state.seenCards;
  std::uint64_t named = 0;
  for (const int index : Bits(left)) {
    const NileCard& card = edition.nileCards[static_cast<std::size_t>(index)];
    if ((named & (std::uint64_t{1} << card.name)) != 0) continue;
    named |= std::uint64_t{1} << card.name;
    use(card.name, card);
  }
}

/// Lists all ways of placing a ship on a space that may be chosen.
void listShip(const Game& game, const State& state, PlaceShip entry, Options& options) {
  const Edition& edition = *game.edition;
  const Stop& stop = edition.river[entry.stop];
  const auto add = [&](const Choices& choices) {
    entry.choices = choices;
    options.entries.emplace_back(entry);
  };
  if (stop.kind == StopKind::card && state.river[stop.index] != riverEmpty) {
    forEachCard(game, state, entry.stop, [&](std::uint8_t name, const NileCard& card) {
      entry.card = name;
      forEachChoice(game, state, entry.player, choiceRoom(card), add);
    });
    return;
  }
  forEachChoice(game, state, entry.player, choiceRoom(stop, false), add);
  const bool last = stop.index == code(RoundSpace::heliopolis);
  if (stop.kind != StopKind::round || (last && !game.options.doubleAtHeliopolis)) return;
  if (!holds(edition, state.player[entry.player], CardKind::doubled)) return;
  entry.doubled = true;
  forEachChoice(game, state, entry.player, choiceRoom(stop, true), add);
}

void listShips(const Game& game, const State& state, Player player, bool second, Options& options) {
  const Edition& edition = *game.edition;
  const std::uint32_t occupied = occupiedStops(state);
  const auto tryPlace = [&](std::uint8_t stop, std::uint8_t space) {
    const Destination to = judgeDestination(game, state, player, stop, space, occupied);
    if (to.verdict.legal()) {
      listShip(game, state, {.player = player, .stop = stop, .space = space, .second = second},
               options);
    } else if (!second) {
      options.refusedPlaces.push_back({stop, space, to.verdict});
    }
  };
  const auto stops = static_cast<std::uint8_t>(edition.river.size());
  for (std::uint8_t stop = 0; stop < stops; ++stop) {
    if (edition.river[stop].kind != StopKind::site) {
      tryPlace(stop, noSpace);
      continue;
    }
    for (int space = 1; space <= edition.spacesPerSite; ++space) {
      tryPlace(stop, static_cast<std::uint8_t>(space));
    }
    tryPlace(stop, reserveSpace);
  }
}

} // namespace

void listSail(const Game& game, const State& state, Options& options) {
  const Player player = state.sailTurn;
  listShips(game, state, player, false, options);
  // SAIL-6, SAIL-9
  if (game.options.mayPass || !hasDestinationWithoutCards(game, state, player)) {
    options.entries.emplace_back(Pass{player});
  }
  const Player last = state.lastActor;
  if (last != noPlayer && state.lastPlacedShip &&
      holds(*game.edition, state.player[last], CardKind::secondShip)) {
    listShips(game, state, last, true, options);
  }
}

void listLeftover(const Game& game, const State& state, Options& options) {
  const Player player = options.onTurn;
  const Edition& edition = *game.edition;
  options.entries.emplace_back(TakeLeftover{.player = player, .stop = {}});
  const auto stops = static_cast<std::uint8_t>(edition.river.size());
  for (std::uint8_t stop = 0; stop < stops; ++stop) {
    if (edition.river[stop].kind != StopKind::card) continue;
    TakeLeftover entry{.player = player, .stop = stop};
    forEachCard(game, state, stop, [&](std::uint8_t name, const NileCard& card) {
      entry.card = name;
      forEachChoice(game, state, player, choiceRoom(card), [&](const Choices& choices) {
        entry.choices = choices;
        options.entries.emplace_back(entry);
      });
    });
  }
}

} // namespace nilometer::egizia

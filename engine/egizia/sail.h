// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/changes.h"

/// SAIL: where a ship may go. Judging an entry and listing the options both ask here.
namespace nilometer::egizia {

/// Whether a ship may be put on a space, and which cards that takes.
struct Destination {
  Verdict verdict;
  bool usesUpstream = false;
  bool usesOccupied = false;
};

/// Stops on which a ship stands, one bit each.
[[nodiscard]] std::uint32_t occupiedStops(const State& state);

[[nodiscard]] Destination judgeDestination(const Game& game, const State& state, Player player,
                                           std::uint8_t stop, std::uint8_t space,
                                           std::uint32_t occupied);

/// Whether the player can place a ship at all, with or without cards.
[[nodiscard]] bool hasDestination(const Game& game, const State& state, Player player);
/// … on a space that takes no card (SAIL-9).
[[nodiscard]] bool hasDestinationWithoutCards(const Game& game, const State& state, Player player);

/// The space a ship takes at a site when it does not matter which: the first free one, or the
/// reserve.
[[nodiscard]] std::uint8_t someSpace(const Game& game, const State& state, std::uint8_t stop);

/// What the choices of a stop or card may be.
struct ChoiceRoom {
  RuleId rule;
  int crewPicks = 0; ///< single steps of crews to be chosen
  int ringMoves = 0;
};
[[nodiscard]] ChoiceRoom choiceRoom(const Stop& stop, bool doubled);
[[nodiscard]] ChoiceRoom choiceRoom(const NileCard& card);
void judgeChoices(const Game& game, const State& state, Player player, const ChoiceRoom& room,
                  const Choices& choices, Verdict& verdict);
/// How many of the picks can be real advances at best, and how many of the chosen ones are
/// (CREW-2).
[[nodiscard]] int possibleAdvances(const Edition& edition, const PlayerState& own, int picks);
[[nodiscard]] int realAdvances(const Edition& edition, const PlayerState& own,
                               const Choices& choices);

/// The physical card meant by a name lying at `stop`, or -1; adds why not to the verdict.
[[nodiscard]] int cardAt(const Game& game, const State& state, std::uint8_t stop, std::uint8_t name,
                         Player player, Verdict& verdict);
/// An unseen card of that name in that deck, or -1.
[[nodiscard]] int unseenCard(const Game& game, CardSet seen, std::uint8_t name, Deck deck);

/// The player takes the card from the river: he keeps it or carries it out at once.
void takeCard(Changes& changes, Player player, std::uint8_t stop, int card, const Choices& choices);
void advanceChosen(Changes& changes, Player player, const Choices& choices, RuleId rule);

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"

#include <vector>

namespace nilometer::egizia {

/// A river space that may not be chosen now, and every rule that forbids it.
struct RefusedPlace {
  std::uint8_t stop = 0;
  std::uint8_t space = noSpace; ///< as in PlaceShip
  Verdict verdict;
};

/// A way to pay for a building action.
struct Payment {
  CrewSet crews = 0;
  CardSet strengthCards = 0;
  std::int16_t strength = 0;
};

/// A building space that can be built now, with all that must be built with it.
struct Target {
  Building building = Building::obelisk;
  std::uint8_t cell = 0;
  SpaceSet spaces = 0;    ///< the cell and everything missing below it
  std::int16_t value = 0; ///< stones and strength for all of `spaces`
};

/// A building space that cannot be built now, and why.
struct RefusedCell {
  Building building = Building::obelisk;
  std::uint8_t cell = 0;
  Finding finding;
};

/// All that may be done now.
///
/// `entries` are complete, legal entries, each a decision by itself. Building actions that put
/// several targets together are not all written out: any union of `targets` whose value is at
/// most `budget` and at most the strength of one of `payments` is legal too, and a tomb tile
/// turned up on the way may follow. Entries that are always possible (naming, corrections)
/// are not listed; nor are the names of cards that may be laid out.
struct Options {
  Player onTurn = noPlayer; ///< who is to act; noPlayer when the whole table is
  std::vector<Entry> entries;
  std::vector<RefusedPlace> refusedPlaces;
  std::vector<Payment> payments;
  std::vector<Target> targets;
  std::vector<RefusedCell> refusedCells;
  std::int16_t budget = 0; ///< stones at hand
  /// FINAL: Sphinx cards of the player on turn that are still to be named. While there are any,
  /// no FinalScore is listed; one names exactly that many of `nameable`, the cards that nobody has
  /// shown yet. Hidden cards of players still to be scored stay among them. Nor is one listed where
  /// somebody else has shown a card that was named as hidden before.
  std::int16_t sphinxToName = 0;
  SphinxSet nameable = 0;
  bool maySell = false; ///< FINAL: END-1 is open to the player on turn

  void clear();
};

/// Who is to act, or noPlayer when the whole table is.
[[nodiscard]] Player onTurn(const Game& game, const State& state);

/// Lists everything into `options`, reusing its memory.
void listOptions(const Game& game, const State& state, Options& options);

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/specials.h"

namespace nilometer::pyramidion {

/// A kind of card that may be in the hand of whoever is asked; what the card shows is read off it.
struct CardOffer {
  CardKind kind = CardKind::merchant;
  bool basic = false;
  Choices choices;
};

/// All that may be done now.
///
/// `entries` are complete, legal entries, each a decision by itself; of loading a boat one for each
/// boat, with the fewest troops. A card is played or recruited from `cards` with the numbers it
/// shows. What is only read off (boats, supply card, revolt markers, sums, minima) is not listed:
/// the phase says what, `asked` which printed number; nor what may be told at any time.
struct Options {
  Player onTurn = noPlayer; ///< who is to act; noPlayer when it is the scribe
  std::vector<Entry> entries{};
  std::vector<CardOffer> cards{};
  bool karnak = false; ///< may be activated with the boat that is drawn
  bool recruits = false;
  std::vector<PrintedPlace> asked{};
};

/// Lists everything into `options`, reusing its memory.
void listOptions(const Game& game, const State& state, Options& options);

} // namespace nilometer::pyramidion

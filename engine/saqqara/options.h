// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/develop.h"
#include "engine/saqqara/game.h"

#include <vector>

namespace nilometer::saqqara {

/// A hut or warehouse to which the player on turn may bring any goods he owns, mixed as he likes.
struct GoodsOffer {
  Warehouse at = Warehouse::fish;
  int least = 1; ///< goods
  int most = 1;
};

/// All that may be done now.
///
/// `entries` are complete, legal entries, each a decision by itself. Where goods are mixed they are
/// not all written out: a bid or an investment is any mixture of an offer in `bids` or
/// `investments`; a theft any within `theft` from players in `robbable`; an exchange may be made
/// several times in one entry. Facts that the table tells (open cards, thresholds, cards turned up)
/// are not listed, nor what may be told at any time (ASK-4).
struct Options {
  Player onTurn = noPlayer; ///< who is to act; noPlayer when the whole table is
  std::vector<Entry> entries;
  std::vector<GoodsOffer> bids;
  std::vector<GoodsOffer> investments;
  TheftBounds theft; ///< all 0 if nothing can be stolen now
  PlayerSet robbable = 0;
  /// Where the next level could be entered, but its price is missing (ASK-2).
  PyramidSet unpriced = 0;
  /// Where the price leaves kinds open: Advance::paid says which.
  PyramidSet openPriced = 0;
  PlayerSet toReveal = 0; ///< whose cards are still face down (INFL-6)
  /// Numbers without which nothing goes on (ASK-1, ASK-3).
  std::vector<table::PrintedPlace> asked;

  void clear();
};

/// Lists everything into `options`, reusing its memory.
void listOptions(const Game& game, const State& state, Options& options);

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/final_facts.h"

#include <vector>

namespace nilometer::egizia {

/// What a player would have if the game ended now: the final scoring (END-1 to END-3) on the table
/// as it lies. Stones are sold where that may be done.
struct Projection {
  struct Card {
    int card = 0; ///< index into Edition::sphinxCards
    SphinxResult result;
    std::vector<PrintedPlace> basis; ///< printed values behind it
  };
  int points = 0;          ///< on the score track
  int stones = 0;          ///< for stones sold (END-1)
  int tombs = 0;           ///< END-2
  std::vector<Card> cards; ///< in scoring order (END-3)
  /// The printed values behind all that is still to come. Without Sphinx cards it tells nothing of
  /// hidden ones.
  std::vector<PrintedPlace> basis;

  [[nodiscard]] int forCards() const;
  [[nodiscard]] int total() const { return points + stones + tombs + forCards(); }
};

/// With these Sphinx cards; with none it is what everybody at the table can see. One who has been
/// scored already has nothing more to come.
[[nodiscard]] Projection projection(const Game& game, const State& state, Player player,
                                    SphinxSet cards);

} // namespace nilometer::egizia

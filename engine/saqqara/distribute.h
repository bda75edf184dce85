// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"

namespace nilometer::saqqara {

/// Goods that a player is to take out of a warehouse now (DIST-3, DIST-6).
struct Taking {
  Player player = noPlayer;
  Warehouse at = Warehouse::fish;
  bool byTrader = false;
  int least = 0; ///< goods
  int most = 0;
};
/// The taking of the player who has a choice now; nothing while nobody is asked.
[[nodiscard]] std::optional<Taking> takingNow(const Game& game, const State& state);

} // namespace nilometer::saqqara

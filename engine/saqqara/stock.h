// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"

namespace nilometer::saqqara {

/// The number of the distribution table that this round needs (ASK-1); nothing in round 1
/// (STOCK-3).
[[nodiscard]] std::optional<table::PrintedPlace> neededTableNumber(const State& state);
/// Whether that player's crop may be this good now (TILE-AGRICULTURE, GOODS-4).
[[nodiscard]] bool mayGrow(const Game& game, const State& state, Player player, Good good);

} // namespace nilometer::saqqara

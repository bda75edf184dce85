// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"

namespace nilometer::saqqara {

/// Whether that warehouse holds as many goods as its threshold asks for (INVEST-5); never with no
/// yield. Before the end of INVEST this is how it stands, not yet what is judged.
[[nodiscard]] bool holdsThreshold(const WarehouseState& there);
/// Gold that Government pays the player for the thresholds reached (TILE-GOVERNMENT).
[[nodiscard]] int governmentGold(const Game& game, const State& state, Player player);

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"

namespace nilometer::saqqara {

/// A player's influence at a warehouse once his card is turned up: its number and his markers
/// (INFL-8). A Beggar or Trader has the number of Edition::specialValue (INFL-7).
[[nodiscard]] int influenceAt(const Game& game, const PlayerState& own, Warehouse warehouse);

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/effects.h"
#include "engine/egizia/state.h"
#include "engine/table/effect.h"

#include <vector>

namespace nilometer::egizia {

/// The player's ships on the board, at the building sites too; those that have been taken back are
/// not among them (SAIL-8, BUILD-6, BUILD-7, BONUS-1).
[[nodiscard]] std::vector<ShipAt> shipsOnBoard(const Edition& edition, const State& state,
                                               Player player);

/// What hands have to move so that a table that lies like `from` lies like `to`, both of one game:
/// told as effects, player by player from the front of the score track in `to`, what belongs to
/// nobody last. No rule is behind them, so they carry ENTRY. Empty if the tables lie alike. Another
/// round or phase is told first.
///
/// Places in the queues of the score track are those at the very end, after all markers have moved.
/// Of Sphinx cards only the number is told, never which (SPHINX-2), and a card or tile that is
/// merely named has not moved.
[[nodiscard]] table::Effects movesBetween(const Edition& edition, const State& from,
                                          const State& to);

} // namespace nilometer::egizia

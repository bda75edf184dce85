// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/state.h"
#include "engine/table/effect.h"

namespace nilometer::saqqara {

/// What hands have to move so that a table that lies like `from` lies like `to`, both of one game:
/// told as effects, player by player, what belongs to nobody last. No rule is behind them, so they
/// carry ENTRY. Of goods each place says what it has more or less, but for the supply, where the
/// rest is. Another round or phase is told first. Empty if the tables lie alike.
[[nodiscard]] table::Effects movesBetween(const State& from, const State& to);

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/changes.h"

/// Who wins what lies in a warehouse (DIST-4, DIST-5, DIST-9).
namespace nilometer::saqqara {

/// The players who laid that card at the warehouse.
[[nodiscard]] PlayerSet playersShowing(const State& state, Warehouse warehouse, InfluenceCard card);

/// Whether that player takes part in the contest for a warehouse with no yield, and is in range
/// (TILE-RELIGION).
[[nodiscard]] bool claimsUnsold(const Game& game, const PlayerState& own, Warehouse warehouse);

/// All that is left, land too, to the highest influence of at least 1; a tie shares. Option
/// specialWithMarker: whether a Beggar or Trader wins by the markers on it (R23).
void giveToTheMostInfluential(Changes& changes, Warehouse warehouse);
/// Shares a warehouse with no yield among its most influential claimants; with none it keeps all.
void giveToReligion(Changes& changes, Warehouse warehouse);

} // namespace nilometer::saqqara

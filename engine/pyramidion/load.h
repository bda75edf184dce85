// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"

/// How boats are paid (LOAD-4 to LOAD-8).
namespace nilometer::pyramidion {

/// The boat of that place in the row, from 1, or the one reserved for that player.
[[nodiscard]] const Boat* boatAt(const State& state, Player player, int place);
/// Where that player has a torturer troop that has not fetched anything in this round.
[[nodiscard]] SiteSet readyTroops(const State& state, Player player);
/// A way to pay that boat with the fewest troops, if there is any (LOAD-8). A corner that was never
/// read may show every kind.
[[nodiscard]] std::optional<Load> wayToLoad(const State& state, Player player, int place);
/// Whether that player can load anything.
[[nodiscard]] bool canLoad(const State& state, Player player);
/// What the player pays himself, so that the need is paid exactly; less than 0 where an entry pays
/// too much.
[[nodiscard]] Resources ownPayment(const Boat& boat, const Load& entry);

} // namespace nilometer::pyramidion

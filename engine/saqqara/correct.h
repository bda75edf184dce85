// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"

namespace nilometer::saqqara {

/// The values of that number which the components allow. Goods come from the supply and go back
/// there; influence cards move between draw pile, hand and discards. Empty where there is no such
/// number now: of points before the end, of pyramids that are not in play, of markers and
/// thresholds that do not lie on the table. @pre isWithin() the game
[[nodiscard]] table::CorrectableRange rangeOf(const Game& game, const State& state,
                                              const Correct& number);
/// What the table says now. @pre isWithin() the game
[[nodiscard]] int numberNow(const State& state, const Correct& number);

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"

namespace nilometer::pyramidion {

/// The values of that number which the components allow. Resources come from the supply and go
/// back there, cards in hand from the pile. Empty where there is no such number now: of points
/// before the end (SEE-2), of cards where none are entered (REC-1), of troops on a site that waits
/// for its minima. @pre isWithin() the game
[[nodiscard]] table::CorrectableRange rangeOf(const Game& game, const State& state,
                                              const Correct& number);
/// What the table says now. @pre isWithin() the game
[[nodiscard]] int numberNow(const State& state, const Correct& number);

} // namespace nilometer::pyramidion

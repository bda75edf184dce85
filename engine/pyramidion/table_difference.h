// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/state.h"
#include "engine/table/effect.h"

namespace nilometer::pyramidion {

/// What hands have to move to make one table the other, of the same game and players.
[[nodiscard]] table::Effects movesBetween(const State& from, const State& to);

} // namespace nilometer::pyramidion

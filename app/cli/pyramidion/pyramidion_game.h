// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game.h"

namespace nilometer::cli {

/// Pyramidion, as the commands ask for it.
[[nodiscard]] const Game& pyramidionGame();

} // namespace nilometer::cli

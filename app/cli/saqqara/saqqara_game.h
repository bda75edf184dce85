// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game.h"

namespace nilometer::cli {

/// Saqqara, as the commands ask for it.
[[nodiscard]] const Game& saqqaraGame();

} // namespace nilometer::cli

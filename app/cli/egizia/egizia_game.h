// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/game.h"

namespace nilometer::cli {

/// Egizia, as the commands ask for it.
[[nodiscard]] const Game& egiziaGame();

} // namespace nilometer::cli

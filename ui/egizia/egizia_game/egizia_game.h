// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"

namespace nilometer::ui {

/// Egizia, as the window asks for it.
[[nodiscard]] const Game& egiziaGame();

} // namespace nilometer::ui

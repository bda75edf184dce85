// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"

namespace nilometer::ui {

/// Saqqara as the window knows it.
[[nodiscard]] const Game& saqqaraGame();

} // namespace nilometer::ui

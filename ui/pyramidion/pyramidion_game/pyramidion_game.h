// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"

namespace nilometer::ui {

/// Pyramidion as the window knows it.
[[nodiscard]] const Game& pyramidionGame();

} // namespace nilometer::ui

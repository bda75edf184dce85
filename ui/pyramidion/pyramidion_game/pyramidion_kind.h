// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/kind/game_kind.h"

namespace nilometer::ui {

/// Pyramidion as the window knows it.
[[nodiscard]] const GameKind& pyramidionKind();

} // namespace nilometer::ui

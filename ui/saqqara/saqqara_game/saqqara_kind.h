// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/kind/game_kind.h"

namespace nilometer::ui {

/// Saqqara as the window knows it.
[[nodiscard]] const GameKind& saqqaraKind();

} // namespace nilometer::ui

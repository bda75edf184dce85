// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/kind/game_kind.h"

namespace nilometer::ui {

/// Egizia, as the window asks for it.
[[nodiscard]] const GameKind& egiziaKind();

} // namespace nilometer::ui

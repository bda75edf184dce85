// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"

namespace nilometer::ui {

/// All games of the program. Only `app` asks for them: everybody else is given the games, or the
/// one, that it is to work with.
[[nodiscard]] Games games();

} // namespace nilometer::ui

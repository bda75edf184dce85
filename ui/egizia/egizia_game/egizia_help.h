// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game_help.h"

namespace nilometer::ui {

/// What the list of keys says of Egizia alone.
[[nodiscard]] GameHelp egiziaHelp();

} // namespace nilometer::ui

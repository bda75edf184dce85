// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/kind/game_help.h"

namespace nilometer::pyramidion {

/// What the list of keys says of Pyramidion alone.
[[nodiscard]] ui::GameHelp help();

} // namespace nilometer::pyramidion

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/interface/game.h"
#include "ui/score/end_position/position_form.h"

#include <functional>
#include <memory>

namespace nilometer::ui {

/// The endings that `read` finds, and of end positions also what is entered beside the result:
/// disputes, and what was changed since. `game` is made when the first one is read.
[[nodiscard]] EndingReader withEntered(EndingReader read,
                                       std::function<std::unique_ptr<PositionGame>()> game);

} // namespace nilometer::ui

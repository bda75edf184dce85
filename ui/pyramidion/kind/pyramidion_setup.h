// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/setup_source.h"

#include <memory>

namespace nilometer::ui {
class GameSession;
}

namespace nilometer::pyramidion {

/// How its table is made ready: the board shows what the steps so far have laid out, with rings
/// around what the open one speaks of. `session` is one of Pyramidion, not owned, and outlives it.
[[nodiscard]] std::unique_ptr<ui::SetupSource> pyramidionSetup(ui::GameSession& session);

} // namespace nilometer::pyramidion

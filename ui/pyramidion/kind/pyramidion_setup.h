// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/learn/setup_source.h"

#include <memory>

namespace nilometer::pyramidion {

class Session;

/// How its table is made ready: the board shows what the steps so far have laid out, with rings
/// around what the open one speaks of. `session` is not owned and outlives it.
[[nodiscard]] std::unique_ptr<ui::SetupSource> pyramidionSetup(const Session& session);

} // namespace nilometer::pyramidion

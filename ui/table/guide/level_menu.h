// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/prompt_level.h"

#include <functional>

class QMenu;

namespace nilometer::ui {

/// Adds the levels to a menu, the present one checked; `choose` is called with the one chosen.
void addPromptLevels(QMenu& menu, PromptLevel now, const std::function<void(PromptLevel)>& choose);

} // namespace nilometer::ui

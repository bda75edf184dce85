// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "ui/saqqara/text/names.h"
#include "ui/table/guide/guide.h"

namespace nilometer::saqqara {

/// What the guide tells at that level of a table as it is now: what the phase is for, what may be
/// done, and what everybody can see and work out. Nothing hidden, no advice; a printed value that
/// is missing is asked for.
[[nodiscard]] ui::Guide guideOf(const Game& game, const State& state,
                                const text::SaqqaraNames& names, ui::PromptLevel level);

} // namespace nilometer::saqqara

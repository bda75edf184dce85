// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/action_bar/choice_words.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/phase_columns.h"

#include <optional>
#include <vector>

namespace nilometer::ui {

/// Choices that lie over the board; nothing where the board or the strip has room for them.
[[nodiscard]] std::optional<PhaseCardContent>
phaseCardOf(const EgiziaSession& session, const Draft& draft, const KeyBindings& keys);

/// What the phase now does to every player, worked out from what its entry would do. None where
/// the board itself is what is pressed.
[[nodiscard]] std::vector<PhaseColumn> phaseColumnsOf(const EgiziaSession& session,
                                                      const Draft& draft);

} // namespace nilometer::ui

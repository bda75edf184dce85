// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/strip/choice_words.h"
#include "ui/strip/phase_card.h"

#include <optional>

namespace nilometer::ui {

/// The card of the phase now: who gets and moves what, and why, worked out from what its entry
/// would do. Nothing where the board itself is what is pressed.
[[nodiscard]] std::optional<PhaseCardContent> phaseCardOf(const EgiziaSession& session,
                                                          const Draft& draft, const KeyOf& keyOf);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/action_bar/key_bindings.h"
#include "ui/egizia/draft/draft.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/prompt.h"

#include <QString>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// Where the game stands.
[[nodiscard]] PhaseLook phaseLook(const table::GameClock& moment);

/// `asked`: whom the entry being made asks (Draft::asked).
[[nodiscard]] Prompt promptOf(const EgiziaSession& session, table::Player asked = table::noPlayer);

/// What the entry being made is, as the heading over its choices; empty if none is being made.
[[nodiscard]] QString draftTitle(const EgiziaSession& session, const Draft& draft);

/// The rows of choices in words.
[[nodiscard]] QuestionRow rowOf(const EgiziaSession& session, const Draft& draft,
                                const Question& question, const KeyBindings& keys);

[[nodiscard]] ChipLook lookOf(const EgiziaSession& session, const Action& action);

/// Whether the main button leaves the earlier entry, which was to be changed, as it is.
[[nodiscard]] bool leavesAsItWas(const EgiziaSession& session, const Draft& draft);

/// What the main button says: "Enter", or what would happen.
[[nodiscard]] QString confirmText(const EgiziaSession& session, const Draft& draft);

/// All that the buttons of the strip can say outside the final scoring.
[[nodiscard]] StripView::Texts stripTexts();

/// Choices that lie over the board; nothing where the board or the strip has room for them.
[[nodiscard]] std::optional<PhaseCardContent>
phaseCardOf(const EgiziaSession& session, const Draft& draft, const KeyBindings& keys);

/// What the phase now does to every player, worked out from what its entry would do. None where
/// the board itself is what is pressed.
[[nodiscard]] std::vector<PhaseColumn> phaseColumnsOf(const EgiziaSession& session,
                                                      const Draft& draft);

} // namespace nilometer::ui

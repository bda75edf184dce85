// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pyramidion/action_bar/key_bindings.h"
#include "ui/pyramidion/draft/draft.h"
#include "ui/pyramidion/session/pyramidion_session.h"
#include "ui/table/action_bar/move_glyphs.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/table/view/prompt.h"

/// How the strip says what is asked, what can be chosen and what an entry brought to everybody.
namespace nilometer::pyramidion {

/// Where the game stands.
[[nodiscard]] ui::PhaseLook phaseLook(const table::GameClock& moment);
/// Whose turn it is, or whom the entry being made asks, and how far it is.
[[nodiscard]] ui::Prompt promptOf(const Session& session, const Draft& draft);

/// One thing is asked after the other: what comes next with all its choices, what is answered by
/// its answer alone. Places of the board are no choices, unless it shows a part of itself only:
/// then those that may be out of sight are (`allPlaces`).
[[nodiscard]] std::vector<ui::QuestionRow> rowsOf(const Session& session, const Draft& draft,
                                                  const KeyBindings& keys, bool allPlaces);
[[nodiscard]] QString moveText(Move move);
/// Whether it ends a turn without anything.
[[nodiscard]] bool endsTurn(Move move);

/// What resolving a site, or dealing, has brought each player without a decision, and why; empty
/// where nothing is brought.
[[nodiscard]] std::vector<ui::PhaseColumn> sharesOf(const Session& session,
                                                    const table::EffectsView& effects);

/// What to move on the real board, in signs.
[[nodiscard]] std::vector<ui::MovePart> moveParts(const Session& session,
                                                  std::span<const table::Effect> effects);

} // namespace nilometer::pyramidion

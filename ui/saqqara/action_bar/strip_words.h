// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/saqqara/action_bar/key_bindings.h"
#include "ui/saqqara/draft/draft.h"
#include "ui/saqqara/session/saqqara_session.h"
#include "ui/table/action_bar/move_glyphs.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/table/view/prompt.h"

/// How the strip says what is asked, what can be chosen and what an entry brought to everybody.
namespace nilometer::saqqara {

/// Where the game stands.
[[nodiscard]] ui::PhaseLook phaseLook(const table::GameClock& moment);
/// Whose turn it is, or whom the entry being made asks, and how far it is.
[[nodiscard]] ui::Prompt promptOf(const Session& session, const Draft& draft);

/// The choices that are no places of the board. Of cards that are read only the next one is asked.
/// `allPlaces`: the board does not show all warehouses, and those that can be chosen are among
/// them; so they are where nothing else is asked.
[[nodiscard]] std::vector<ui::QuestionRow> rowsOf(const Session& session, const Draft& draft,
                                                  const KeyBindings& keys, bool allPlaces);
[[nodiscard]] QString moveText(Move move);
/// Whether it ends a turn without anything.
[[nodiscard]] bool endsTurn(Move move);

/// What those effects bring each warehouse (STOCK), and whoever grows something then; or each
/// player (DIST, TILE-GOVERNMENT), from where and why; empty where nothing is shared out.
[[nodiscard]] std::vector<ui::PhaseColumn> sharesOf(const Session& session,
                                                    const table::EffectsView& effects);

/// Of which Phase such columns are. @pre there are some
[[nodiscard]] int phaseOf(std::span<const ui::PhaseColumn> shares);

/// What to move on the real board, in signs.
[[nodiscard]] std::vector<ui::MovePart> moveParts(const Session& session,
                                                  std::span<const table::Effect> effects);

/// Goods as signs: of each kind that there is, how many.
[[nodiscard]] std::vector<ui::MoveGlyph::Pieces> waresOf(const Goods& goods);

} // namespace nilometer::saqqara

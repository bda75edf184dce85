// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/real_board.h"
#include "ui/table/action_bar/move_glyphs.h"

#include <QStringList>

#include <cstddef>

namespace nilometer::ui {

/// Why the moves that follow are to be made, as a heading; empty while the real board waits.
[[nodiscard]] QString movesHeading(Because because);
/// What the table should know that has nothing to move; mostly nothing.
[[nodiscard]] QString noMoves(Because because);

/// What the strip says of the moves on the real board: `parts` are drawn, `told` are the same in
/// words, and shown where nothing is drawn; `entries` = how many lead to the
/// shown table, 0 where that is not said; `rests` is what points in them rest on.
[[nodiscard]] MoveContent movesTold(Because because, std::vector<MovePart> parts,
                                    const QStringList& told, std::size_t entries = 0,
                                    const QString& rests = {});

} // namespace nilometer::ui

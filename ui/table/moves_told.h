// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/real_board.h"
#include "ui/strip/strip_view.h"

namespace nilometer::ui {

/// Why the moves that follow are to be made, as a heading; empty while the real board waits.
[[nodiscard]] QString movesHeading(Because because);
/// What the table should know that has nothing to move; mostly nothing.
[[nodiscard]] QString noMoves(Because because);

/// Puts into the strip what to move on the real board, under its heading or after it.
/// `moves` = RealBoard::moves() in words, `rests` what points in them rest on.
void tellMoves(StripContent& content, Because because, const QStringList& moves,
               const QString& rests = {});

} // namespace nilometer::ui

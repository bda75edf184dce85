// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/position.h"

#include <QString>
#include <QStringList>

/// The result of an end position in a few lines.
namespace nilometer::ui {

/// "1. ◆ Dora 98 · 2. ▲ Cem 91", best first (END-4).
[[nodiscard]] QString rankingLine(const record::Position& position,
                                  const record::ScoredPosition& scored);
/// One line for each player, best first: "Dora: 57 + 4 stone sale + 37 Sphinx cards = 98".
[[nodiscard]] QStringList totalLines(const record::Position& position,
                                     const record::ScoredPosition& scored);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/position.h"

#include <QString>

/// The result of an end position in a line.
namespace nilometer::ui {

/// "1. ◆ Dora 98 · 2. ▲ Cem 91", best first (END-4).
[[nodiscard]] QString rankingLine(const record::Position& position,
                                  const record::ScoredPosition& scored);

} // namespace nilometer::ui

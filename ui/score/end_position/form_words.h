// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/position_form.h"

#include <QCoreApplication>

namespace nilometer::ui {

/// What the page of an end position says, whatever the game.
struct FormWords {
  Q_DECLARE_TR_FUNCTIONS(nilometer::ui::PositionView)
};

/// "1. ◆ Dora 98* · 2. ▲ Cem 91", best first; who shares a place has its number.
[[nodiscard]] QString rankingLine(const report::ScoreReport& report);
/// How much is wrong and missing, and where to go on. @pre something is
[[nodiscard]] QString leftToDo(const FormLook& look);

} // namespace nilometer::ui

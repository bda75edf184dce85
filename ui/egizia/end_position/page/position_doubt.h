// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/position_final_scoring.h"
#include "ui/score/report/score_report.h"

namespace nilometer::ui {

/// The disputes of an end position, as its final scoring tells them in the present language.
/// @pre `report` is that of an end position
[[nodiscard]] ScoringDoubt doubtOf(const report::ScoreReport& report);

} // namespace nilometer::ui

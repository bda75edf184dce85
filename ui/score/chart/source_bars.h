// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/chart/bars_chart.h"
#include "ui/score/report/score_report.h"

#include <vector>

namespace nilometer::ui {

/// Everybody's points by few sources (ScoreReport::groups), stacked: a bar for each player, by
/// seat, with his points at the end. Behind the groups, all that was there before the final scoring
/// of a game that was not recorded is one source more.
[[nodiscard]] std::vector<Bar> sourceBars(const report::ScoreReport& report);
/// The bars by fewer sources still (ScoreReport::families), with short names, for a small picture.
[[nodiscard]] std::vector<Bar> familyBars(const report::ScoreReport& report);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"
#include "ui/score/result/gauge_ranking.h"

#include <QStringList>

/// What the ranking says of a report.
namespace nilometer::ui {

/// "95 points, 4 ahead of Ben"; with a tie, whom the winner is level with; "95 points
/// each" where several win together; before the end all who are level, by name. Says nothing of
/// anybody's lead while points are unread.
[[nodiscard]] QString leadText(const report::ScoreReport& report);

/// Everybody's place, best first.
[[nodiscard]] std::vector<GaugeRow> gaugeRows(const report::ScoreReport& report);

/// What has to be known besides, a line each: bids, ties, what is disputed, unsure or entered
/// against the rules.
[[nodiscard]] QStringList rankingNotes(const report::ScoreReport& report);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/file/position.h"
#include "ui/report/score_report.h"

namespace nilometer::report {

/// Where points come from, for stacked bars and statistics: the Nile, then the pyramids in their
/// order. The number is ScoreSource::group.
inline constexpr int saqqaraGroupCount = 1 + saqqara::pyramidCount;
[[nodiscard]] int saqqaraGroupOf(const table::LedgerLine& line);
[[nodiscard]] QString saqqaraGroupName(int group);

/// The score of a recorded game. `edition` is the one the record names; `replay` is of the whole
/// record or of its beginning.
[[nodiscard]] ScoreReport scoreReport(const saqqara::GameRecord& record,
                                      const saqqara::Replay& replay,
                                      const saqqara::Edition& edition);

/// The score of an end position.
[[nodiscard]] ScoreReport positionReport(const saqqara::ScoredPosition& scored,
                                         const saqqara::Edition& edition);

/// Why one player is in front of the next, who is named; of a shared place a whole sentence about
/// all who are named. Empty if he simply has more points (END-4).
[[nodiscard]] QString tieBreak(const saqqara::State& state, table::Player ahead,
                               table::Player behind, const QString& names);

} // namespace nilometer::report

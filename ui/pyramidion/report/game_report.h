// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/position.h"
#include "ui/report/score_report.h"

namespace nilometer::report {

/// Where points come from, for stacked bars and statistics: loaded boats (END-1), then most
/// torturer troops (END-2). The number is ScoreSource::group.
inline constexpr int pyramidionGroupCount = 2;
[[nodiscard]] int pyramidionGroupOf(const table::LedgerLine& line);
[[nodiscard]] QString pyramidionGroupName(int group);

/// The score of a recorded game. Before its end nobody's points are told (SEE-2). `edition` is the
/// one the record names; `replay` is of the whole record or of its beginning.
[[nodiscard]] ScoreReport scoreReport(const pyramidion::GameRecord& record,
                                      const pyramidion::Replay& replay,
                                      const pyramidion::Edition& edition);

/// The score of an end position.
[[nodiscard]] ScoreReport positionReport(const pyramidion::ScoredPosition& scored,
                                         const pyramidion::Edition& edition);

/// What puts one player in front of the next: cards in hand, boats or the player order; empty if he
/// simply has more points (END-6).
[[nodiscard]] QString tieBreak(const pyramidion::State& state, table::Player ahead,
                               table::Player behind, const QString& behindName);

} // namespace nilometer::report

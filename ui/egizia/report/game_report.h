// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"
#include "ui/score/report/score_report.h"

namespace nilometer::report {

/// The score of a recorded game. `edition` is the one the record names; `replay` is of the whole
/// record or of its beginning. Names only Sphinx cards that have been scored.
[[nodiscard]] ScoreReport scoreReport(const egizia::GameRecord& record,
                                      const egizia::Replay& replay, const egizia::Edition& edition);
/// The score of an end position.
[[nodiscard]] ScoreReport scoreReport(const egizia::Position& position,
                                      const egizia::Edition& edition);

} // namespace nilometer::report

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "engine/egizia/file/score_basis.h"
#include "ui/egizia/text/names.h"
#include "ui/score/report/score_report.h"

#include <QString>

/// The result of an end position in a line.
namespace nilometer::ui {

/// "1. ◆ Dora 98* · 2. ▲ Cem 91", best first (END-4). The mark: the points rest
/// on assumed printed values. Behind them what they may be besides, going by the disputes of
/// `report`: "95 / 90?".
[[nodiscard]] QString rankingLine(const egizia::Position& position,
                                  const egizia::ScoredPosition& scored,
                                  const egizia::ScoreBasis& basis,
                                  const report::ScoreReport& report);
/// What the marks in it mean; empty without any.
[[nodiscard]] QString rankingRests(const egizia::ScoredPosition& scored,
                                   const egizia::ScoreBasis& basis, const text::Table& table);

} // namespace nilometer::ui

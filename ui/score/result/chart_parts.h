// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"
#include "ui/score/result/sheet_document.h"

#include <vector>

namespace nilometer::ui {

/// What stands behind the printed score sheet: the course of the game and everybody's points by
/// source.
[[nodiscard]] std::vector<SheetPart> chartParts(const report::ScoreReport& report);

} // namespace nilometer::ui

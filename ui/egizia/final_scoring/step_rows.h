// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/scoring_progress.h"
#include "ui/egizia/text/names.h"
#include "ui/score/final_scoring/score_rows.h"

#include <span>

namespace nilometer::ui {

/// The steps of the page in words: what, the fact that decides, the points. Steps that are not
/// revealed say only what they are about; of Sphinx cards only those in `named` show. When all are
/// revealed, the last row
/// is the total. `before` = what the points before the final scoring rest on.
/// @pre a page is shown
[[nodiscard]] std::vector<ScoreRow>
stepRows(const egizia::Edition& edition, const text::Table& table, const ScoringProgress& progress,
         std::span<const int> named, const egizia::PrintedSet& before);

} // namespace nilometer::ui

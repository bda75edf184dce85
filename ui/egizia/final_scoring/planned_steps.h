// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/scoring_steps.h"
#include "ui/egizia/text/names.h"
#include "ui/score/final_scoring/scoring_plan.h"

#include <functional>
#include <span>

namespace nilometer::ui {

/// Turns assumed printed values into the marks of a report.
using MarksOf = std::function<report::ScoreMarks(const egizia::PrintedSet&)>;

/// The page as the stage tells it, with the table's own numbers. Sphinx cards that are not among
/// `named`, which are named on this page, lie face down until their step is told.
[[nodiscard]] PlannedPage plannedPage(const egizia::Edition& edition, const text::Table& table,
                                      const ScoringPage& page, std::span<const int> named,
                                      const MarksOf& marksOf);

} // namespace nilometer::ui

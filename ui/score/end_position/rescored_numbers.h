// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/score/report/score_report.h"

#include <QString>

#include <cstdint>

namespace nilometer::ui {

/// How long names are said at the head of a column.
enum class NamesShown : std::uint8_t { whole, shortened };

/// The differences of the second result from the first, as rich text: the rows of the score sheet
/// that differ, for the players for whom something does. Empty where both are the same.
[[nodiscard]] QString rescoredNumbers(const report::ScoreReport& before,
                                      const report::ScoreReport& after, const Theme& theme,
                                      NamesShown names);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/file/position.h"
#include "engine/saqqara/repair_rules.h"
#include "ui/saqqara/text/saqqara_phrasebook.h"
#include "ui/score/report/plain_report.h"

namespace nilometer::report {

/// Where points come from, for stacked bars and statistics: the Nile, then the pyramids in their
/// order. The number is ScoreSource::group.
inline constexpr int saqqaraGroupCount = 2 + saqqara::pyramidCount;

template <> [[nodiscard]] PlainSources<saqqara::Rules> sourcesOf();

/// Why one player is in front of the next, who is named; of a shared place a whole sentence about
/// all who are named. Empty if he simply has more points (END-4).
[[nodiscard]] QString tieBreak(const saqqara::State& state, table::Player ahead,
                               table::Player behind, const QString& names);

} // namespace nilometer::report

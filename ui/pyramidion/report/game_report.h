// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/position.h"
#include "engine/pyramidion/repair_rules.h"
#include "ui/pyramidion/text/pyramidion_phrasebook.h"
#include "ui/score/report/plain_report.h"

namespace nilometer::report {

/// Where points come from, for stacked bars and statistics: loaded boats (END-1), then most
/// torturer troops (END-2). The number is ScoreSource::group.
inline constexpr int pyramidionGroupCount = 3;

/// Before the end of a game nobody's points are told (SEE-2).
template <> [[nodiscard]] PlainSources<pyramidion::Rules> sourcesOf();

/// What puts one player in front of the next: cards in hand, boats or the player order; empty if he
/// simply has more points (END-6).
[[nodiscard]] QString tieBreak(const pyramidion::State& state, table::Player ahead,
                               table::Player behind, const QString& behindName);

} // namespace nilometer::report

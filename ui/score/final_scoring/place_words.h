// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"

#include <QString>
#include <QStringList>

namespace nilometer::ui {

/// Where the player stands now, and how far the next one is: "Place 3 now, 12 behind Ben". `names`
/// by seat. Without queues (ScoringPlan) players with as many points are level. Nothing to say of
/// somebody who is alone.
[[nodiscard]] QString placeNow(table::ScoreTrack track, table::Player player,
                               const QStringList& names, bool hasQueues);

} // namespace nilometer::ui

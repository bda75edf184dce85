// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"

#include <QString>
#include <QStringList>

namespace nilometer::ui {

/// Where the player stands now, and how far the next one is: "Place 3 now, 12 behind Ben". `names`
/// by seat. Nothing to say of somebody who is alone.
[[nodiscard]] QString placeNow(const table::ScoreTrack& track, table::Player player,
                               const QStringList& names);

} // namespace nilometer::ui

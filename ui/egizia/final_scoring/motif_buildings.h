// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "ui/base/style/theme.h"

namespace nilometer::ui {

/// Stones of one player in a building that is drawn.
struct MotifStones {
  int count = 0; ///< in building order: where else they lie is not told
  PlayerColour player = PlayerColour::blue;
};

/// The building in a square of 100 × 100, painted as it stands on the board of that edition, but
/// without numbers.
void paintMotifBuilding(QPainter& painter, const egizia::Edition& edition, egizia::Building which,
                        const MotifStones& own, const Theme& theme);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"
#include "ui/style/theme.h"

namespace nilometer::ui {

/// Stones of one player in a building that is drawn.
struct MotifStones {
  int count = 0; ///< from the ground up, as many as the drawing has
  PlayerColour player = PlayerColour::blue;
};

/// The building as a sign, in a square of 100 × 100. How many stones the sign has is its own
/// affair: it is no plan.
void paintMotifBuilding(QPainter& painter, egizia::Building which, const MotifStones& own,
                        const Theme& theme);

} // namespace nilometer::ui

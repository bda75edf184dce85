// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/spaces/place_layout.h"
#include "ui/egizia/spaces/place_painting.h"

namespace nilometer::ui {

/// A cell of a building: a block, a door or a column; unbuilt, to be chosen, being entered, or
/// built in the colour of its owner.
void paintStone(QPainter& painter, const SpaceLook& look, const PlaceTouch& touch,
                const PlaceLayout& layout, const PlaceFonts& fonts, const Theme& theme);

} // namespace nilometer::ui

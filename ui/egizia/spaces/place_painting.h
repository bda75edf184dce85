// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/spaces/space.h"

class QFont;
class QPainter;
class QRectF;

namespace nilometer::ui {

/// Paints the place as a whole into `rect`. `font` is the place's.
void paintPlace(QPainter& painter, const QRectF& rect, const SpaceLook& look,
                const PlaceTouch& touch, const QFont& font, const Theme& theme);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/start_tile.h"

namespace nilometer::ui {

/// What a tile is about, as a drawing in a square of 44 around `centre`; `scale` = pixels for each
/// of its lengths.
void paintTileSign(QPainter& painter, TileSign sign, const QPointF& centre, qreal scale,
                   const Theme& theme);

} // namespace nilometer::ui

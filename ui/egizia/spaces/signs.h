// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/spaces/place_painting.h"
#include "ui/egizia/spaces/space.h"

#include <QSizeF>

namespace nilometer::ui {

/// The sign of an entry against a rule: an exclamation mark around `centre`. `u` is the unit of the
/// look.
void paintForbidden(QPainter& painter, const QPointF& centre, const Theme& theme, qreal u);

/// Small tiles side by side, as wide as `room`; one that is not valid is an empty cell. `u` is the
/// unit of the look.
void paintTiles(QPainter& painter, const QRectF& room, const std::vector<QColor>& tiles,
                const Theme& theme, qreal u);
/// How wide so many tiles are and how high they are, in u.
[[nodiscard]] QSizeF tilesSize(std::size_t count);

/// A position of a ring: a disc in bands. The ring lies around the one that is marked.
void paintDisc(QPainter& painter, const QRectF& body, const SpaceLook& look,
               const PlaceTouch& touch, const Theme& theme);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/place.h"
#include "ui/board/place_painting.h"

namespace nilometer::ui {

/// What is being entered against a rule, in a sign: an exclamation mark around `centre`. `u` is the
/// unit of the look.
void paintForbidden(QPainter& painter, const QPointF& centre, const Theme& theme, qreal u);

/// A position of a ring: a disc in bands. The ring lies around the one that is marked.
void paintDisc(QPainter& painter, const QRectF& body, const PlaceLook& look,
               const PlaceTouch& touch, const Theme& theme);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/outlines.h"
#include "ui/base/style/theme.h"

#include <QString>

/// Pieces of the players and what they stand on, as they are drawn everywhere. Lengths are in the
/// painter's units; `u` is the unit of the look.
namespace nilometer::ui {

/// The line around a player's piece: it sets the piece off from what lies under it. Light yellow
/// is too pale for paper and gets its own darker tone.
[[nodiscard]] QColor pieceEdge(PlayerColour colour, const Theme& theme);

/// A ship with the player's symbol on its sail, in a square of that size around `centre`.
/// 20 is the least at which the symbol can be told.
void paintShip(QPainter& painter, const QPointF& centre, qreal size, PlayerColour colour,
               const Theme& theme);

/// The little square in the player's colour with the symbol on it: a marker of a market.
void paintToken(QPainter& painter, const QRectF& square, PlayerColour colour, const Theme& theme,
                qreal u);

/// How far the point of a point box stands out under it, in u.
inline constexpr qreal pointDepth = 5.4;
/// How a point box is filled and where it stands.
struct PointBoxRoom {
  qreal free = 0;  ///< so much of its width, at the right, is left to the caller
  qreal aside = 0; ///< how far right of its tip the middle of the box stands
};
/// A piece of the score track: a box with a point at its lower edge, the symbol in front of the
/// text. `tip` is where it points; `box` is the size of all but the point.
void paintPointBox(QPainter& painter, const QPointF& tip, const QSizeF& box, PlayerColour colour,
                   const QString& text, const Theme& theme, qreal u, const PointBoxRoom& more = {});

/// A quarry, in a square.
void paintQuarry(QPainter& painter, const QRectF& square, const Theme& theme, qreal u);

/// The monument, as large as fits into `room`.
void paintSphinx(QPainter& painter, const QRectF& room, const Theme& theme, qreal u);

} // namespace nilometer::ui

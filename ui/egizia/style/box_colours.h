// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"
#include "ui/base/style/theme.h"

/// What has a colour of its own in Egizia's box. Tints are the same on light and dark ground.
namespace nilometer::ui {

[[nodiscard]] Tint fieldTint(egizia::FieldColour colour);
[[nodiscard]] Tint crewTint(egizia::Crew crew);
/// A strip of fields beside the river.
struct FieldStrip {
  QColor wet;    ///< watered ground
  QColor furrow; ///< lines on watered ground
  QColor dry;    ///< ground the flood does not reach; text on it is ink
};
[[nodiscard]] FieldStrip fieldStrip(egizia::FieldColour colour, const Theme& theme);
/// A furrow around that point, so long: every field has its own, so that it is told without its
/// colour too. In the painter's pen.
void paintFurrow(QPainter& painter, const QPointF& middle, egizia::FieldColour colour,
                 qreal length);
/// A square of the field in the colour of its cards, with its furrows.
void paintField(QPainter& painter, const QRectF& square, egizia::FieldColour colour, qreal u);
/// How high a crew tile is where it is shown in its usual size, in u.
inline constexpr qreal crewTileHeight = 23;
/// A crew tile with its strength. A used one is an empty place: its number is quiet, and only its
/// foot has the crew's colour, hatched.
void paintCrew(QPainter& painter, const QRectF& rect, egizia::Crew crew, int strength, bool used,
               const Theme& theme);

} // namespace nilometer::ui

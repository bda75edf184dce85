// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/scoring/motif_buildings.h"

#include "ui/style/outlines.h"

#include <QPainter>
#include <QPainterPath>

#include <vector>

namespace nilometer::ui {

using egizia::Building;

namespace {

/// Rectangles from the ground up, the order in which they are filled.
std::vector<QRectF> stonesOf(Building which) {
  std::vector<QRectF> stones;
  switch (which) {
  case Building::obelisk:
    for (int i = 0; i < 5; ++i) {
      const qreal wide = 26 - 2.2 * i;
      stones.emplace_back(50 - wide / 2, 80 - 14.0 * i, wide, 13);
    }
    break;
  case Building::pyramid:
    for (int row = 0; row < 5; ++row) {
      const int count = 5 - row;
      for (int i = 0; i < count; ++i) {
        stones.emplace_back(50 - 9.5 * count + 19.0 * i, 80 - 15.0 * row, 18, 14);
      }
    }
    break;
  case Building::temple:
    for (const qreal x : {8.0, 76.0}) stones.emplace_back(x, 28, 16, 66);
    for (const qreal x : {30.0, 45.0, 60.0}) stones.emplace_back(x, 44, 10, 50);
    for (const qreal x : {27.0, 51.0}) stones.emplace_back(x, 31, 22, 11);
    break;
  case Building::tombs: break;
  }
  return stones;
}

void paintGroundLine(QPainter& painter, const Theme& theme) {
  painter.setPen(QPen(theme.stoneEdge, 2));
  painter.drawLine(QPointF(2, 95), QPointF(98, 95));
}

/// Doors in a rock; the player's are those filled with colour.
void paintTombs(QPainter& painter, const MotifStones& own, const Theme& theme) {
  QPainterPath rock(QPointF(2, 95));
  rock.lineTo(10, 36);
  rock.lineTo(34, 12);
  rock.lineTo(62, 6);
  rock.lineTo(90, 30);
  rock.lineTo(98, 95);
  rock.closeSubpath();
  painter.setPen(QPen(theme.stoneEdge, 1.2));
  painter.setBrush(theme.stone);
  painter.drawPath(rock);
  for (int i = 0; i < 3; ++i) {
    const QRectF door(13.0 + 25 * i, 66, 26, 26);
    const bool filled = i < own.count;
    painter.setBrush(filled ? theme.player[static_cast<std::size_t>(own.player)] : theme.ink);
    painter.drawPath(outlineIn(Outline::tomb, door));
  }
  painter.setBrush(theme.sun);
  painter.drawEllipse(QPointF(50, 38), 9, 9);
}

} // namespace

void paintMotifBuilding(QPainter& painter, Building which, const MotifStones& own,
                        const Theme& theme) {
  if (which == Building::tombs) return paintTombs(painter, own, theme);
  const auto colour = static_cast<std::size_t>(own.player);
  const std::vector<QRectF> stones = stonesOf(which);
  for (std::size_t i = 0; i < stones.size(); ++i) {
    const bool isOwn = static_cast<int>(i) < own.count;
    painter.setPen(QPen(theme.stoneEdge, 1));
    painter.setBrush(isOwn ? theme.player[colour] : theme.surface);
    painter.drawRoundedRect(stones[i], 2, 2);
    if (isOwn) paintSymbol(painter, stones[i].center(), 7, own.player, theme.onPlayer[colour]);
  }
  if (which == Building::obelisk) {
    painter.setPen(QPen(theme.stoneEdge, 1));
    painter.setBrush(theme.surface);
    painter.drawPolygon(QPolygonF{QPointF(41.5, 23), QPointF(58.5, 23), QPointF(50, 8)});
  }
  paintGroundLine(painter, theme);
}

} // namespace nilometer::ui

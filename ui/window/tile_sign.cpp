// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tile_sign.h"

#include <QPainter>
#include <QPainterPath>

namespace nilometer::ui {

namespace {

// All in a square of 44 with its middle at 0, 0.

void paintBars(QPainter& painter, const Theme& theme) {
  constexpr std::array heights{34, 28, 22, 14};
  constexpr std::array colours{PlayerColour::green, PlayerColour::red, PlayerColour::blue,
                               PlayerColour::yellow};
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const QRectF bar(-18 + 10.0 * static_cast<qreal>(i), 17.0 - heights[i], 8, heights[i]);
    const auto colour = static_cast<std::size_t>(colours[i]);
    painter.setPen(QPen(theme.playerText[colour], 1));
    painter.setBrush(theme.player[colour]);
    painter.drawRect(bar);
  }
  painter.setPen(QPen(theme.ink, 1.5, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(-21, 18), QPointF(21, 18));
}

QPainterPath book() {
  QPainterPath path(QPointF(0, -8));
  path.cubicTo(-6, -14, -16, -14, -20, -12);
  path.lineTo(-20, 14);
  path.cubicTo(-16, 12, -6, 12, 0, 17);
  path.cubicTo(6, 12, 16, 12, 20, 14);
  path.lineTo(20, -12);
  path.cubicTo(16, -14, 6, -14, 0, -8);
  path.lineTo(0, 16);
  return path;
}

QPainterPath cup() {
  QPainterPath path(QPointF(-14, -12));
  path.lineTo(14, -12);
  path.lineTo(14, -4);
  path.arcTo(QRectF(-14, -18, 28, 28), 0, -180);
  path.closeSubpath();
  path.moveTo(0, 10);
  path.lineTo(0, 16);
  path.moveTo(-10, 17);
  path.lineTo(10, 17);
  path.moveTo(-14, -9);
  path.lineTo(-20, -9);
  path.quadTo(-20, 1, -12, 2);
  path.moveTo(14, -9);
  path.lineTo(20, -9);
  path.quadTo(20, 1, 12, 2);
  return path;
}

void paintSheet(QPainter& painter, const Theme& theme) {
  painter.drawRect(QRectF(-19, -14, 28, 30));
  painter.drawLine(QPointF(-13, -6), QPointF(3, -6));
  painter.drawLine(QPointF(-13, 1), QPointF(-3, 1));
  painter.setPen(QPen(theme.fine, 3.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  QPainterPath tick(QPointF(-3, 6));
  tick.lineTo(5, 14);
  tick.lineTo(21, -8);
  painter.drawPath(tick);
}

} // namespace

void paintTileSign(QPainter& painter, TileSign sign, const QPointF& centre, qreal scale,
                   const Theme& theme) {
  painter.save();
  painter.translate(centre);
  painter.scale(scale, scale);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.riverEdge, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  switch (sign) {
  case TileSign::bars: paintBars(painter, theme); break;
  case TileSign::book: painter.drawPath(book()); break;
  case TileSign::cup: painter.drawPath(cup()); break;
  case TileSign::sheet: paintSheet(painter, theme); break;
  }
  painter.restore();
}

} // namespace nilometer::ui

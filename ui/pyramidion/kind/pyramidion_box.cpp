// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/kind/pyramidion_box.h"

#include "ui/kind/box_picture.h"

#include <QPainterPath>

namespace nilometer::pyramidion {

namespace {

constexpr QSizeF boxPicture(330, 144); ///< its own coordinates

/// Courses of stone with their joints, light on the left and in the shade on the right.
void paintGreatPyramid(QPainter& painter) {
  const QPointF top(206, 14);
  painter.setBrush(QColor(0xE0B566));
  painter.drawPolygon(QPolygonF({top, {110, 112}, {236, 112}}));
  painter.setBrush(QColor(0xB07F38));
  painter.drawPolygon(QPolygonF({top, {236, 112}, {302, 112}}));
  painter.setPen(QPen(QColor(0xC49A50), 1.2));
  for (qreal high = 32; high < 112; high += 16) {
    const qreal share = (high - top.y()) / 98;
    painter.drawLine(QPointF(top.x() - 96 * share, high), QPointF(top.x() + 30 * share, high));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0xFFF1B8));
  painter.drawPolygon(QPolygonF({top, {192.3, 28}, {219.7, 28}}));
}

/// A hull with sacks and a mast.
void paintCargo(QPainter& painter) {
  painter.setBrush(QColor(0xC9A06A));
  for (const qreal left : {52.0, 70.0, 88.0}) {
    painter.drawRoundedRect(QRectF(left, 102, 17, 18), 5, 5);
  }
  QPainterPath hull(QPointF(22, 112));
  hull.cubicTo(44, 122, 104, 122, 130, 108);
  hull.cubicTo(126, 130, 112, 136, 76, 136);
  hull.cubicTo(40, 136, 28, 130, 22, 112);
  painter.fillPath(hull, QColor(0x6B3A20));
}

} // namespace

void paintBox(QPainter& painter, const QRectF& room) {
  ui::paintPicture(painter, room, boxPicture, 0xFF8FC1CE, [&] {
    painter.fillRect(QRectF(0, 108, boxPicture.width(), 10), QColor(0xD9B36A));
    paintGreatPyramid(painter);
    painter.fillRect(QRectF(0, 118, boxPicture.width(), 26), QColor(0x2F7F93));
    paintCargo(painter);
  });
}

} // namespace nilometer::pyramidion

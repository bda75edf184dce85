// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/saqqara_game/saqqara_box.h"

#include "ui/game/interface/box_picture.h"

#include <QPainterPath>

namespace nilometer::saqqara {

namespace {

constexpr QSizeF drawn(330, 144); ///< the picture's own coordinates

/// Six steps, the sunny side and the one in the shade.
void paintPyramid(QPainter& painter) {
  constexpr int steps = 6;
  constexpr qreal high = 14;
  constexpr qreal middle = 118;
  for (int step = 0; step < steps; ++step) {
    const qreal half = 92 - 14 * step;
    const qreal top = 112 - high * (step + 1);
    painter.fillRect(QRectF(middle - half, top, 2 * half, high), QColor(0xC99B4E));
    painter.fillRect(QRectF(middle + half * 0.3, top, half * 0.7, high), QColor(0xA77A35));
    painter.fillRect(QRectF(middle - half, top, 2 * half, 1.6), QColor(0xE4C583));
  }
}

/// A storehouse with a round roof and a door.
void paintStore(QPainter& painter, qreal left) {
  QPainterPath house;
  house.moveTo(left, 144);
  house.lineTo(left, 106);
  house.arcTo(QRectF(left, 84, 34, 44), 180, -180);
  house.lineTo(left + 34, 144);
  painter.fillPath(house, QColor(0xF4E4BE));
  painter.strokePath(house, QPen(QColor(0x7C3621), 2));
  QPainterPath door(QPointF(left + 12, 144));
  door.lineTo(left + 12, 126);
  door.arcTo(QRectF(left + 12, 121, 10, 10), 180, -180);
  door.lineTo(left + 22, 144);
  painter.fillPath(door, QColor(0x7C3621));
}

} // namespace

void paintBox(QPainter& painter, const QRectF& room) {
  ui::paintPicture(painter, room, drawn, 0xFFF0C48A, [&] {
    painter.setBrush(QColor(0xFBE7B4));
    painter.drawEllipse(QPointF(262, 40), 24, 24);
    painter.fillRect(QRectF(0, 112, drawn.width(), 32), QColor(0xD9A35B));
    paintPyramid(painter);
    for (int store = 0; store < 4; ++store) paintStore(painter, 178 + 37.0 * store);
  });
}

} // namespace nilometer::saqqara

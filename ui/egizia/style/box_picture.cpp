// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/style/box_picture.h"

#include "engine/egizia/vocabulary.h"
#include "ui/base/style/pieces.h"
#include "ui/egizia/style/box_colours.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr QSizeF drawn(330, 144); ///< the picture's own coordinates

void paintSky(QPainter& painter) {
  painter.fillRect(QRectF(QPointF(), drawn), QColor(0xF1DDA6));
  painter.setBrush(QColor(0xD9861F));
  painter.drawEllipse(QPointF(217.8, 57.6), 38.9, 38.9);
  painter.setBrush(QColor(0xC99B4E));
  painter.drawPolygon(QPolygonF{{-20, 103.7}, {79.2, 31.7}, {184.8, 103.7}});
  painter.setBrush(QColor(0xA77A35));
  painter.drawPolygon(QPolygonF{{79.2, 31.7}, {184.8, 103.7}, {112.2, 103.7}});
}

/// All that lies below a line of waves.
void paintBelowWaves(QPainter& painter, qreal top, const QColor& colour) {
  constexpr qreal half = 36;
  QPainterPath path(QPointF(0, top));
  for (qreal x = 0; x < drawn.width(); x += 2 * half) {
    path.quadTo(x + half / 2, top - 8, x + half, top);
    path.quadTo(x + 1.5 * half, top + 8, x + 2 * half, top);
  }
  path.lineTo(drawn.width() + 2 * half, drawn.height());
  path.lineTo(0, drawn.height());
  painter.fillPath(path, colour);
}

void paintNile(QPainter& painter) {
  using egizia::FieldColour;
  paintBelowWaves(painter, 100.8, fieldTint(FieldColour::brown).fill);
  paintBelowWaves(painter, 108.7, fieldTint(FieldColour::yellowGreen).fill);
  paintBelowWaves(painter, 116.6, fieldTint(FieldColour::green).fill);
  paintBelowWaves(painter, 126.7, QColor(0x3C93BE));
}

} // namespace

void paintBoxPicture(QPainter& painter, const QRectF& room) {
  const qreal scale = std::max(room.width() / drawn.width(), room.height() / drawn.height());
  painter.save();
  painter.setClipRect(room, Qt::IntersectClip);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(room.left(), room.bottom() - scale * drawn.height());
  painter.scale(scale, scale);
  painter.setPen(Qt::NoPen);
  paintSky(painter);
  paintNile(painter);
  paintShip(painter, {230.9, 115.1}, 51.8, PlayerColour::red, lightTheme());
  painter.restore();
}

} // namespace nilometer::ui

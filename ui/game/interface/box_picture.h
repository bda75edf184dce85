// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

/// Fills that room of a box (GameBox::picture) with a picture of that size in its own coordinates,
/// which `paint` paints without a pen. What does not fit is the sky above it.
template <class Paint>
void paintPicture(QPainter& painter, const QRectF& room, QSizeF size, QRgb sky, Paint paint) {
  painter.save();
  painter.setClipRect(room, Qt::IntersectClip);
  const qreal scale = std::max(room.width() / size.width(), room.height() / size.height());
  painter.translate(room.center().x() - size.width() * scale / 2,
                    room.bottom() - size.height() * scale);
  painter.scale(scale, scale);
  painter.setPen(Qt::NoPen);
  painter.fillRect(QRectF(0, -size.height(), size.width(), 2 * size.height()), QColor(sky));
  paint();
  painter.restore();
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QPixmapCache>
#include <QWidget>

#include <cmath>

namespace nilometer::ui {

namespace {

QRectF strokeInside(const QRectF& rect, qreal width) {
  const qreal half = width / 2;
  return rect.adjusted(half, half, -half, -half);
}

void paintWholeCard(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border,
                    qreal radius) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(border, 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(strokeInside(rect, 1), radius, radius);
  painter.restore();
}

/// A card so small that it is nothing but its four corners.
QPixmap cornersOf(const QColor& fill, const QColor& border, qreal radius, int corner, qreal ratio) {
  const QString key = QStringLiteral("nilometer-card %1 %2 %3 %4")
                          .arg(fill.rgba(), 0, 16)
                          .arg(border.rgba(), 0, 16)
                          .arg(radius)
                          .arg(ratio);
  QPixmap corners;
  if (QPixmapCache::find(key, &corners)) return corners;
  const int size = 2 * corner;
  corners = QPixmap((QSizeF(size, size) * ratio).toSize());
  corners.setDevicePixelRatio(ratio);
  corners.fill(Qt::transparent);
  QPainter painter(&corners);
  paintWholeCard(painter, QRectF(0, 0, size, size), fill, border, radius);
  painter.end();
  QPixmapCache::insert(key, corners);
  return corners;
}

void paintEdges(QPainter& painter, const QRect& box, int corner, const QColor& fill,
                const QColor& border) {
  const int across = box.width() - 2 * corner;
  const int down = box.height() - 2 * corner;
  painter.fillRect(box.left() + corner, box.top() + 1, across, box.height() - 2, fill);
  painter.fillRect(box.left() + 1, box.top() + corner, corner - 1, down, fill);
  painter.fillRect(box.right() + 1 - corner, box.top() + corner, corner - 1, down, fill);
  painter.fillRect(box.left() + corner, box.top(), across, 1, border);
  painter.fillRect(box.left() + corner, box.bottom(), across, 1, border);
  painter.fillRect(box.left(), box.top() + corner, 1, down, border);
  painter.fillRect(box.right(), box.top() + corner, 1, down, border);
}

} // namespace

void paintCard(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border,
               qreal radius) {
  // Smooth round corners are what costs time, and all cards share them: they are painted once
  // and copied, the rest is plain rectangles.
  const QRect box = rect.toRect();
  const int corner = static_cast<int>(std::ceil(radius)) + 1;
  const qreal ratio = painter.device()->devicePixelRatio();
  const bool plain = QRectF(box) == rect && box.width() >= 2 * corner &&
                     box.height() >= 2 * corner && ratio == std::floor(ratio);
  if (!plain) return paintWholeCard(painter, rect, fill, border, radius);
  const QPixmap corners = cornersOf(fill, border, radius, corner, ratio);
  const QSize size(corner, corner);
  for (const bool right : {false, true}) {
    for (const bool bottom : {false, true}) {
      const QPoint to(right ? box.right() + 1 - corner : box.left(),
                      bottom ? box.bottom() + 1 - corner : box.top());
      const QPointF from(right ? corner * ratio : 0, bottom ? corner * ratio : 0);
      painter.drawPixmap(QRectF(to, size), corners, QRectF(from, QSizeF(size) * ratio));
    }
  }
  paintEdges(painter, box, corner, fill, border);
}

void paintChooseRing(QPainter& painter, const QRectF& rect, const Theme& theme, qreal radius) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.choose, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(strokeInside(rect, 2), radius, radius);
  painter.restore();
}

void paintFocus(QPainter& painter, const QRectF& rect, const Theme& theme, qreal radius) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QPen pen(theme.ink, 1);
  pen.setDashPattern({3, 2});
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect.adjusted(3.5, 3.5, -3.5, -3.5), radius - 2, radius - 2);
  painter.restore();
}

void paintSymbol(QPainter& painter, const QPointF& centre, qreal size, PlayerColour colour,
                 const QColor& fill) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  const qreal half = size / 2;
  const QPointF right(half, 0);
  const QPointF down(0, half);
  switch (colour) {
  case PlayerColour::blue: painter.drawEllipse(centre, half * 0.9, half * 0.9); break;
  case PlayerColour::red:
    painter.drawRect(QRectF(centre - right * 0.82 - down * 0.82, QSizeF(size, size) * 0.82));
    break;
  case PlayerColour::green:
    painter.drawPolygon(QPolygonF(
        {centre - down * 0.92, centre + right + down * 0.75, centre - right + down * 0.75}));
    break;
  case PlayerColour::yellow:
    painter.drawPolygon(QPolygonF({centre - down * 1.05, centre + right * 1.05,
                                   centre + down * 1.05, centre - right * 1.05}));
    break;
  }
  painter.restore();
}

void paintMarker(QPainter& painter, const QPointF& centre, qreal diameter, PlayerColour colour,
                 const Theme& theme) {
  const auto index = static_cast<std::size_t>(colour);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.surface, 1));
  painter.setBrush(theme.player[index]);
  painter.drawEllipse(centre, diameter / 2 - 0.5, diameter / 2 - 0.5);
  painter.restore();
  paintSymbol(painter, centre, diameter * 0.48, colour, theme.onPlayer[index]);
}

QIcon markerIcon(const QWidget& widget, PlayerColour colour, int size) {
  const qreal ratio = widget.devicePixelRatioF();
  QPixmap picture(QSize(size, size) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  const qreal half = size / 2.0;
  paintMarker(painter, QPointF(half, half), size, colour, themeOf(widget));
  return QIcon(picture);
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/theme.h"

#include "ui/base/style/kept_picture.h"
#include "ui/base/style/outlines.h"
#include "ui/base/style/unit.h"

#include <QPainter>
#include <QPixmap>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

QRectF strokeInside(const QRectF& rect, qreal width) {
  const qreal half = width / 2;
  return rect.adjusted(half, half, -half, -half);
}

void paintRounded(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border,
                  qreal radius) {
  painter.setPen(QPen(border, 1));
  painter.setBrush(fill);
  painter.drawRoundedRect(strokeInside(rect, 1), radius, radius);
}

/// Pixels of a card that is kept whole; of a larger one only the corners are.
constexpr int mostKeptPixels = 200 * 100;

void paintCorners(QPainter& painter, const QRect& box, int corner, KeptLook look) {
  const QColor fill = QColor::fromRgba(look.fill);
  const QColor border = QColor::fromRgba(look.edge);
  const QSize size(corner, corner);
  for (const bool right : {false, true}) {
    for (const bool bottom : {false, true}) {
      const QPoint to(right ? box.right() + 1 - corner : box.left(),
                      bottom ? box.bottom() + 1 - corner : box.top());
      look.kind = 1 + (right ? 1 : 0) + (bottom ? 2 : 0);
      paintKept(painter, look, QRect(to, size), 0, [&](QPainter& on, const QRectF& room) {
        // All of a card that is nothing but its four corners; its pixels end with this one.
        const QPointF first = room.topLeft() - QPointF(right ? corner : 0, bottom ? corner : 0);
        paintRounded(on, QRectF(first, 2 * size), fill, border, look.radius);
      });
    }
  }
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
  const KeptLook look{
      .shape = KeptLook::Shape::card, .fill = fill.rgba(), .edge = border.rgba(), .radius = radius};
  const QRect box = rect.toRect();
  const int corner = static_cast<int>(std::ceil(radius)) + 1;
  const bool large = box.width() * box.height() > mostKeptPixels;
  if (large && QRectF(box) == rect && takesPixels(painter) && box.width() >= 2 * corner &&
      box.height() >= 2 * corner) {
    paintCorners(painter, box, corner, look);
    return paintEdges(painter, box, corner, fill, border);
  }
  paintKept(painter, look, rect, 0, [&](QPainter& on, const QRectF& room) {
    paintRounded(on, room, fill, border, radius);
  });
}

void paintChooseRing(QPainter& painter, const QRectF& rect, const Theme& theme, qreal radius) {
  paintRing(painter, rect, QPen(theme.choose, 2), radius);
}

void paintFocus(QPainter& painter, const QRectF& rect, const Theme& theme, qreal radius) {
  const qreal u = lookUnit();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  const auto ring = [&](const QColor& colour, qreal inset, qreal width) {
    const qreal in = inset + width / 2;
    const qreal corner = std::max<qreal>(radius - in, 0);
    painter.setPen(QPen(colour, width));
    painter.drawRoundedRect(rect.adjusted(in, in, -in, -in), corner, corner);
  };
  ring(theme.surface, 2 * u, u);
  ring(theme.ink, 0, 2 * u);
  painter.restore();
}

void paintSymbol(QPainter& painter, const QPointF& centre, qreal size, PlayerColour colour,
                 const QColor& fill) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  // The largest of the symbols reach so far into their box.
  constexpr qreal reach = 22.0 / 32;
  const qreal side = size / reach;
  painter.drawPath(outlineIn(static_cast<Outline>(colour),
                             QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side))));
  painter.restore();
}

void paintMarker(QPainter& painter, const QPointF& centre, qreal diameter, PlayerColour colour,
                 const Theme& theme) {
  const auto index = static_cast<std::size_t>(colour);
  const KeptLook look{.shape = KeptLook::Shape::marker,
                      .fill = theme.player[index].rgba(),
                      .edge = theme.surface.rgba(),
                      .kind = static_cast<int>(colour)};
  const QSizeF size(diameter, diameter);
  const QRectF room(centre - QPointF(diameter, diameter) / 2, size);
  paintKept(painter, look, room, 0, [&](QPainter& on, const QRectF& where) {
    on.setPen(QPen(theme.surface, 1));
    on.setBrush(theme.player[index]);
    on.drawEllipse(where.adjusted(0.5, 0.5, -0.5, -0.5));
    paintSymbol(on, where.center(), diameter * 0.48, colour, theme.onPlayer[index]);
  });
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

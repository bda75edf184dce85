// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include "ui/style/kept_picture.h"
#include "ui/style/outlines.h"
#include "ui/style/unit.h"

#include <QPainter>
#include <QPixmap>
#include <QWidget>
#include <QtMath>

#include <algorithm>
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

/// Pixels of a card that is kept whole; of a larger one only the corners are.
constexpr int mostKeptPixels = 200 * 100;
/// From a card so small that it is nothing but its four corners.
void paintCorners(QPainter& painter, const QRect& box, int corner, const QPixmap& corners) {
  const qreal ratio = corners.devicePixelRatio();
  const QSize size(corner, corner);
  for (const bool right : {false, true}) {
    for (const bool bottom : {false, true}) {
      const QPoint to(right ? box.right() + 1 - corner : box.left(),
                      bottom ? box.bottom() + 1 - corner : box.top());
      const QPointF from(right ? corner * ratio : 0, bottom ? corner * ratio : 0);
      painter.drawPixmap(QRectF(to, size), corners, QRectF(from, QSizeF(size) * ratio));
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
  const QRect box = rect.toRect();
  if (QRectF(box) != rect || !takesPixels(painter)) {
    return paintWholeCard(painter, rect, fill, border, radius);
  }
  const auto cardOf = [&](const QSize& size) {
    const KeptLook look{KeptLook::Shape::card,
                        fill.rgba(),
                        border.rgba(),
                        QRectF(QPointF(), size),
                        radius,
                        0,
                        painter.device()->devicePixelRatio()};
    return keptPicture(look, size, [&](QPainter& picture) {
      paintWholeCard(picture, look.rect, fill, border, radius);
    });
  };
  const int corner = static_cast<int>(std::ceil(radius)) + 1;
  const bool large = box.width() * box.height() > mostKeptPixels;
  if (!large || box.width() < 2 * corner || box.height() < 2 * corner) {
    painter.drawPixmap(box.topLeft(), cardOf(box.size()));
  } else {
    paintCorners(painter, box, corner, cardOf(QSize(2 * corner, 2 * corner)));
    paintEdges(painter, box, corner, fill, border);
  }
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
  const auto paint = [&](QPainter& on, const QPointF& at) {
    on.save();
    on.setRenderHint(QPainter::Antialiasing);
    on.setPen(QPen(theme.surface, 1));
    on.setBrush(theme.player[index]);
    on.drawEllipse(at, diameter / 2 - 0.5, diameter / 2 - 0.5);
    on.restore();
    paintSymbol(on, at, diameter * 0.48, colour, theme.onPlayer[index]);
  };
  if (!takesPixels(painter)) return paint(painter, centre);
  const QPointF corner = centre - QPointF(diameter, diameter) / 2;
  const QPoint first(qFloor(corner.x()), qFloor(corner.y()));
  const KeptLook look{KeptLook::Shape::marker,
                      theme.player[index].rgba(),
                      theme.surface.rgba(),
                      QRectF(corner - first, QSizeF(diameter, diameter)),
                      0,
                      static_cast<int>(colour),
                      painter.device()->devicePixelRatio()};
  const int reach = qCeil(diameter) + 1;
  painter.drawPixmap(first, keptPicture(look, QSize(reach, reach), [&](QPainter& picture) {
                       paint(picture, centre - first);
                     }));
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

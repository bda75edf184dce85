// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QPixmapCache>
#include <QWidget>
#include <QtMath>

#include <cmath>
#include <cstdint>

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

/// All that the pixels of a small picture depend on.
struct Look {
  enum class Shape : std::uint8_t { card, marker };
  Shape shape;
  QRgb fill;
  QRgb edge;
  QRectF rect; ///< within its pixels
  qreal radius;
  int colour;
  qreal ratio;
  friend bool operator==(const Look&, const Look&) = default;
};

std::size_t qHash(const Look& look, std::size_t seed) {
  return qHashMulti(seed, static_cast<int>(look.shape), look.fill, look.edge, look.rect.x(),
                    look.rect.y(), look.rect.width(), look.rect.height(), look.radius, look.colour,
                    look.ratio);
}

/// Pixels of a card that is kept whole; of a larger one only the corners are.
constexpr int mostKeptPixels = 200 * 100;
/// Sizes of a window that is being resized come by once; beyond so many all are forgotten.
constexpr qsizetype mostLooks = 2000;

/// Smooth edges are what costs time, and most pictures are painted again and again: the pixels are
/// painted once and copied.
template <class Paint> QPixmap pictureOf(const Look& look, const QSize& size, const Paint& paint) {
  static QHash<Look, QPixmapCache::Key> known;
  QPixmap picture;
  if (QPixmapCache::find(known.value(look), &picture)) return picture;
  picture = QPixmap(size * look.ratio);
  picture.setDevicePixelRatio(look.ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paint(painter);
  painter.end();
  if (known.size() == mostLooks) known.clear();
  known.insert(look, QPixmapCache::insert(picture));
  return picture;
}

/// Whether copied pixels are what would be painted: not on paper, and nothing is scaled, turned or
/// shines through.
bool takesPixels(const QPainter& painter) {
  const QTransform& transform = painter.deviceTransform();
  const qreal ratio = painter.device()->devicePixelRatio();
  const auto isWhole = [](qreal value) { return value == std::floor(value); };
  return painter.paintEngine()->type() == QPaintEngine::Raster && painter.opacity() == 1 &&
         isWhole(ratio) && transform.m11() == ratio && transform.m22() == ratio &&
         transform.m12() == 0 && transform.m21() == 0 && isWhole(transform.dx()) &&
         isWhole(transform.dy());
}

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
    const Look look{Look::Shape::card,
                    fill.rgba(),
                    border.rgba(),
                    QRectF(QPointF(), size),
                    radius,
                    0,
                    painter.device()->devicePixelRatio()};
    return pictureOf(look, size, [&](QPainter& picture) {
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
  const Look look{Look::Shape::marker,
                  theme.player[index].rgba(),
                  theme.surface.rgba(),
                  QRectF(corner - first, QSizeF(diameter, diameter)),
                  0,
                  static_cast<int>(colour),
                  painter.device()->devicePixelRatio()};
  const int reach = qCeil(diameter) + 1;
  painter.drawPixmap(first, pictureOf(look, QSize(reach, reach),
                                      [&](QPainter& picture) { paint(picture, centre - first); }));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/kept_picture.h"

#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPen>
#include <QPixmap>
#include <QPixmapCache>

#include <array>
#include <cmath>

namespace nilometer::ui {

namespace {

/// Sizes of a window that is being resized come by once; beyond so many all are forgotten.
constexpr qsizetype mostLooks = 2000;

/// A picture and where it stands between the pixels.
struct Placed {
  KeptLook look;
  QRectF room; ///< within its pixels
  qreal reach = 0;
  qreal ratio = 1;
  qreal scale = 1; ///< of the painter

  /// Exactly, as it is hashed: rectangles of Qt are the same if they nearly are.
  friend bool operator==(const Placed& one, const Placed& other) {
    const auto lengths = [](const QRectF& in) {
      return std::array{in.x(), in.y(), in.width(), in.height()};
    };
    return one.look == other.look && lengths(one.room) == lengths(other.room) &&
           one.reach == other.reach && one.ratio == other.ratio && one.scale == other.scale;
  }
};

std::size_t qHash(const Placed& placed, std::size_t seed) {
  const KeptLook& look = placed.look;
  return qHashMulti(seed, static_cast<int>(look.shape), look.fill, look.edge, look.radius, look.pen,
                    look.kind, look.part, placed.room.x(), placed.room.y(), placed.room.width(),
                    placed.room.height(), placed.reach, placed.ratio, placed.scale, look.text);
}

/// What a painter enlarges by if that and whole pixels aside is all that it does; 0 if it does more
/// or paints on paper.
qreal scaleOf(const QPainter& painter) {
  const QTransform& transform = painter.deviceTransform();
  const QTransform& world = painter.worldTransform();
  const qreal ratio = painter.device()->devicePixelRatio();
  const auto isWhole = [](qreal value) { return value == std::floor(value); };
  const bool copies = painter.paintEngine()->type() == QPaintEngine::Raster &&
                      painter.opacity() == 1 && isWhole(ratio) &&
                      transform.m11() == transform.m22() && transform.m11() > 0 &&
                      transform.m12() == 0 && transform.m21() == 0;
  if (!copies) return 0;
  const bool shrinks = transform.m11() != ratio;
  const qreal right = transform.dx() - (shrinks ? world.dx() * ratio : 0);
  const qreal down = transform.dy() - (shrinks ? world.dy() * ratio : 0);
  return isWhole(right) && isWhole(down) ? transform.m11() / ratio : 0;
}

} // namespace

void paintKept(QPainter& painter, const KeptLook& look, const QRectF& room, qreal reach,
               const std::function<void(QPainter&, const QRectF&)>& paint) {
  const auto paintOn = [&](QPainter& on, const QRectF& where) {
    on.save();
    on.setRenderHint(QPainter::Antialiasing);
    paint(on, where);
    on.restore();
  };
  const qreal scale = scaleOf(painter);
  if (scale == 0) return paintOn(painter, room);
  const qreal ratio = painter.device()->devicePixelRatio();
  QRectF where = room;
  if (scale != 1) {
    where = painter.worldTransform().mapRect(room);
    where.moveTopLeft((where.topLeft() * ratio).toPoint().toPointF() / ratio);
  }
  const qreal far = reach * scale;
  const QRect pixels = where.adjusted(-far, -far, far, far).toAlignedRect();
  const Placed placed{look, where.translated(-pixels.topLeft()), far, ratio, scale};
  static QHash<Placed, QPixmapCache::Key> known;
  QPixmap picture;
  if (!QPixmapCache::find(known.value(placed), &picture)) {
    picture = QPixmap(pixels.size() * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter on(&picture);
    on.scale(scale, scale);
    paintOn(on, QRectF(placed.room.topLeft() / scale, room.size()));
    on.end();
    if (known.size() == mostLooks) known.clear();
    known.insert(placed, QPixmapCache::insert(picture));
  }
  if (scale == 1) return painter.drawPixmap(pixels.topLeft(), picture);
  const QTransform world = painter.worldTransform();
  painter.setWorldTransform({});
  painter.drawPixmap(pixels.topLeft(), picture);
  painter.setWorldTransform(world);
}

void paintRing(QPainter& painter, const QRectF& rect, const QPen& pen, qreal radius) {
  const KeptLook look{.shape = KeptLook::Shape::ring,
                      .edge = pen.color().rgba(),
                      .radius = radius,
                      .pen = pen.widthF(),
                      .kind = static_cast<int>(pen.style())};
  paintKept(painter, look, rect, 0, [&](QPainter& on, const QRectF& room) {
    const qreal half = pen.widthF() / 2;
    on.setPen(pen);
    on.setBrush(Qt::NoBrush);
    on.drawRoundedRect(room.adjusted(half, half, -half, -half), radius, radius);
  });
}

bool takesPixels(const QPainter& painter) {
  return scaleOf(painter) == 1;
}

} // namespace nilometer::ui

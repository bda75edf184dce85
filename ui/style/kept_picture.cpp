// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/kept_picture.h"

#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPen>
#include <QPixmap>
#include <QPixmapCache>

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
  friend bool operator==(const Placed&, const Placed&) = default;
};

std::size_t qHash(const Placed& placed, std::size_t seed) {
  const KeptLook& look = placed.look;
  return qHashMulti(seed, static_cast<int>(look.shape), look.fill, look.edge, look.radius, look.pen,
                    look.kind, look.part, placed.room.x(), placed.room.y(), placed.room.width(),
                    placed.room.height(), placed.reach, placed.ratio);
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
  if (!takesPixels(painter)) return paintOn(painter, room);
  const QRect pixels = room.adjusted(-reach, -reach, reach, reach).toAlignedRect();
  const Placed placed{look, room.translated(-pixels.topLeft()), reach,
                      painter.device()->devicePixelRatio()};
  static QHash<Placed, QPixmapCache::Key> known;
  QPixmap picture;
  if (!QPixmapCache::find(known.value(placed), &picture)) {
    picture = QPixmap(pixels.size() * placed.ratio);
    picture.setDevicePixelRatio(placed.ratio);
    picture.fill(Qt::transparent);
    QPainter on(&picture);
    paintOn(on, placed.room);
    on.end();
    if (known.size() == mostLooks) known.clear();
    known.insert(placed, QPixmapCache::insert(picture));
  }
  painter.drawPixmap(pixels.topLeft(), picture);
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
  const QTransform& transform = painter.deviceTransform();
  const qreal ratio = painter.device()->devicePixelRatio();
  const auto isWhole = [](qreal value) { return value == std::floor(value); };
  return painter.paintEngine()->type() == QPaintEngine::Raster && painter.opacity() == 1 &&
         isWhole(ratio) && transform.m11() == ratio && transform.m22() == ratio &&
         transform.m12() == 0 && transform.m21() == 0 && isWhole(transform.dx()) &&
         isWhole(transform.dy());
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/kept_picture.h"

#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmapCache>

#include <cmath>

namespace nilometer::ui {

namespace {

/// Sizes of a window that is being resized come by once; beyond so many all are forgotten.
constexpr qsizetype mostLooks = 2000;

} // namespace

/// Not in the unnamed namespace, where QHash would not find it.
static std::size_t qHash(const KeptLook& look, std::size_t seed) {
  return qHashMulti(seed, static_cast<int>(look.shape), look.fill, look.edge, look.rect.x(),
                    look.rect.y(), look.rect.width(), look.rect.height(), look.radius, look.colour,
                    look.ratio);
}

QPixmap keptPicture(const KeptLook& look, const QSize& size,
                    const std::function<void(QPainter&)>& paint) {
  static QHash<KeptLook, QPixmapCache::Key> known;
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

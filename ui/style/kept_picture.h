// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QRectF>
#include <QRgb>

#include <cstdint>
#include <functional>

class QPainter;

/// Smooth edges are what costs time, and most pictures are painted again and again: the pixels of
/// small ones are painted once and copied.
namespace nilometer::ui {

/// All that the pixels of a small picture depend on.
struct KeptLook {
  enum class Shape : std::uint8_t { card, marker, ship, token };
  Shape shape = Shape::card;
  QRgb fill = 0;
  QRgb edge = 0;
  QRectF rect; ///< within its pixels
  qreal radius = 0;
  int colour = 0;
  qreal ratio = 1;
  friend bool operator==(const KeptLook&, const KeptLook&) = default;
};

/// The picture of `size` logical pixels, painted by `paint` unless it is known.
[[nodiscard]] QPixmap keptPicture(const KeptLook& look, const QSize& size,
                                  const std::function<void(QPainter&)>& paint);

/// Whether copied pixels are what would be painted: not on paper, and nothing is scaled, turned or
/// shines through.
[[nodiscard]] bool takesPixels(const QPainter& painter);

} // namespace nilometer::ui

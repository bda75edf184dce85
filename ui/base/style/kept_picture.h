// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QRgb>
#include <QString>

#include <cstdint>
#include <functional>

class QPainter;
class QPen;

/// Smooth edges are what costs time, and most pictures are painted again and again: the pixels of
/// small ones are painted once and copied.
namespace nilometer::ui {

/// All that the pixels of a small picture depend on, besides the room it is painted in.
struct KeptLook {
  enum class Shape : std::uint8_t {
    card,
    ring,
    marker,
    ship,
    token,
    pointBox,
    crew,
    stone,
    sphinx,
    store,
    disc,
    bulb,
    wave,
    ripple,
    furrow,
    letters,
    dots,
    waves,
    cracks,
    plate,
    namePlate,
    ware,
    worker,
    river
  };
  Shape shape = Shape::card;
  QRgb fill = 0;
  QRgb edge = 0;
  qreal radius = 0; ///< of corners
  qreal pen = 0;    ///< how wide the line is
  int kind = 0;     ///< which one of that shape
  qreal part = 0;   ///< whatever else of it is a length
  QString text{};   ///< what is written, and in which family of letters
  friend bool operator==(const KeptLook&, const KeptLook&) = default;
};

/// Paints what fills `room` and reaches no further than `reach` out of it. `paint` is given the
/// room and a painter that it may leave as it likes; it is not called if its pixels are known. What
/// a painter enlarges or shrinks stands on whole pixels, so that it is known wherever it moves to.
void paintKept(QPainter& painter, const KeptLook& look, const QRectF& room, qreal reach,
               const std::function<void(QPainter&, const QRectF&)>& paint);

/// A line just inside a rectangle with round corners.
void paintRing(QPainter& painter, const QRectF& rect, const QPen& pen, qreal radius);

/// Whether copied pixels are what would be painted: not on paper, and nothing is scaled, turned or
/// shines through.
[[nodiscard]] bool takesPixels(const QPainter& painter);

} // namespace nilometer::ui

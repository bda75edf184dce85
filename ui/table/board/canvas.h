// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/outlines.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/wares.h"

#include <QFont>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QString>

class QPainter;

namespace nilometer::ui {

/// How a text is written; in u.
struct Letters {
  qreal size = 13;
  bool bold = false;
};
/// How the edge of something is drawn; in u.
struct Stroke {
  QColor colour;
  qreal width = 1;
  bool dashed = false;
};

/// Draws in units u of the look, from an origin: what is drawn stays the same picture in every size
/// of letters.
class Canvas {
public:
  /// `font` has letters of 13 u; `origin` is in the painter's units.
  Canvas(QPainter& painter, const QFont& font, const Theme& theme, const QPointF& origin = {});

  [[nodiscard]] qreal u() const { return m_u; }
  [[nodiscard]] const Theme& theme() const { return m_theme; }
  [[nodiscard]] QPainter& painter() const { return m_painter; }
  /// In the painter's units.
  [[nodiscard]] QRectF in(const QRectF& room) const;

  void fill(const QRectF& room, const QColor& colour, qreal radius = 0) const;
  /// Just inside the room.
  void frame(const QRectF& room, const Stroke& stroke, qreal radius = 0) const;
  void card(const QRectF& room, const QColor& colour, const Stroke& stroke, qreal radius) const;
  /// `path` in u.
  void path(const QPainterPath& path, const QColor& colour, const Stroke& stroke) const;
  void polygon(const QPolygonF& corners, const QColor& colour, const Stroke& stroke) const;
  void line(const QPointF& from, const QPointF& to, const Stroke& stroke) const;
  /// Strokes from the lower left to the upper right.
  void hatch(const QRectF& room, const QColor& colour) const;
  /// A shape in a square around `centre`; without a colour it has an edge alone.
  void shape(Outline shape, const QPointF& centre, qreal side, const QColor& colour,
             const Stroke& stroke = {Qt::transparent, 0}) const;
  void symbol(const QPointF& centre, qreal side, PlayerColour colour, const QColor& fill) const;
  void ware(const QPointF& centre, qreal side, Ware ware, WareForm form = WareForm::piece) const;
  void worker(const QPointF& centre, qreal side, PlayerColour colour) const;
  /// The place of one that is not there.
  void noWorker(const QPointF& centre, qreal side) const;
  void ship(const QPointF& centre, qreal side, PlayerColour colour) const;
  /// A piece of that shape with the player's symbol a little above its middle.
  void piece(Outline shape, const QPointF& centre, qreal side, PlayerColour colour) const;

  [[nodiscard]] QFont font(const Letters& letters) const;
  [[nodiscard]] qreal width(const QString& text, const Letters& letters) const;
  /// In the middle of the height of the room. What is wider than it gets smaller letters, down to
  /// the least, and then ends in "…".
  void text(const QRectF& room, Qt::Alignment align, const QString& text, const Letters& letters,
            const QColor& colour) const;
  /// What nobody has read yet.
  void unread(const QPointF& centre, const QColor& colour, qreal size = 11.5) const;
  /// The key that presses something, in a small frame.
  void key(const QPointF& centre, const QString& key, const QColor& colour) const;

private:
  [[nodiscard]] QPointF at(const QPointF& point) const;
  [[nodiscard]] QPen pen(const Stroke& stroke) const;

  QPainter& m_painter;
  const QFont m_font;
  const Theme& m_theme;
  QPointF m_origin;
  qreal m_u;
};

} // namespace nilometer::ui

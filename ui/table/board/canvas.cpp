// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/canvas.h"

#include "ui/base/style/pieces.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/unit.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTransform>

#include <algorithm>

namespace nilometer::ui {

namespace {

// Letters in u: no text is smaller, but for keys.
constexpr qreal leastText = 11.5;
constexpr qreal keyText = 10.5;
constexpr qreal keyFrame = 16;

QRectF squareAt(const QPointF& centre, qreal side) {
  return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

} // namespace

Canvas::Canvas(QPainter& painter, const QFont& font, const Theme& theme, const QPointF& origin)
    : m_painter(painter), m_font(font), m_theme(theme), m_origin(origin), m_u(lookUnit(font)) {
  m_painter.setRenderHint(QPainter::Antialiasing);
}

QPointF Canvas::at(const QPointF& point) const {
  return m_origin + point * m_u;
}

QRectF Canvas::in(const QRectF& room) const {
  return {at(room.topLeft()), room.size() * m_u};
}

QPen Canvas::pen(const Stroke& stroke) const {
  if (stroke.width <= 0) return {Qt::NoPen};
  QPen pen(stroke.colour, stroke.width * m_u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  if (stroke.dashed) {
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({3 / stroke.width, 3 / stroke.width});
  }
  return pen;
}

void Canvas::fill(const QRectF& room, const QColor& colour, qreal radius) const {
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(colour);
  m_painter.drawRoundedRect(in(room), radius * m_u, radius * m_u);
}

void Canvas::frame(const QRectF& room, const Stroke& stroke, qreal radius) const {
  card(room, Qt::transparent, stroke, radius);
}

void Canvas::card(const QRectF& room, const QColor& colour, const Stroke& stroke,
                  qreal radius) const {
  const qreal half = stroke.width / 2;
  m_painter.setPen(pen(stroke));
  m_painter.setBrush(colour);
  m_painter.drawRoundedRect(in(room.adjusted(half, half, -half, -half)), radius * m_u,
                            radius * m_u);
}

void Canvas::path(const QPainterPath& path, const QColor& colour, const Stroke& stroke) const {
  m_painter.setPen(pen(stroke));
  m_painter.setBrush(colour);
  m_painter.drawPath(QTransform(m_u, 0, 0, m_u, m_origin.x(), m_origin.y()).map(path));
}

void Canvas::polygon(const QPolygonF& corners, const QColor& colour, const Stroke& stroke) const {
  QPainterPath closed;
  closed.addPolygon(corners);
  closed.closeSubpath();
  path(closed, colour, stroke);
}

void Canvas::line(const QPointF& from, const QPointF& to, const Stroke& stroke) const {
  m_painter.setPen(pen(stroke));
  m_painter.drawLine(at(from), at(to));
}

void Canvas::hatch(const QRectF& room, const QColor& colour) const {
  constexpr qreal apart = 5;
  constexpr qreal slant = 6;
  m_painter.save();
  m_painter.setClipRect(in(room), Qt::IntersectClip);
  for (qreal x = room.left() - slant + 3; x < room.right(); x += apart) {
    line({x, room.bottom() - 1}, {x + slant, room.top() + 1}, {colour, 1.1});
  }
  m_painter.restore();
}

void Canvas::shape(Outline shape, const QPointF& centre, qreal side, const QColor& colour,
                   const Stroke& stroke) const {
  m_painter.setPen(pen(stroke));
  m_painter.setBrush(colour);
  m_painter.drawPath(outlineIn(shape, in(squareAt(centre, side))));
}

void Canvas::symbol(const QPointF& centre, qreal side, PlayerColour colour,
                    const QColor& fill) const {
  shape(static_cast<Outline>(colour), centre, side, fill);
}

void Canvas::ware(const QPointF& centre, qreal side, Ware ware, WareForm form) const {
  paintWare(m_painter, in(squareAt(centre, side)), ware, m_theme, m_u, form);
}

void Canvas::worker(const QPointF& centre, qreal side, PlayerColour colour) const {
  paintWorker(m_painter, in(squareAt(centre, side)), colour, m_theme, m_u);
}

void Canvas::noWorker(const QPointF& centre, qreal side) const {
  paintNoWorker(m_painter, in(squareAt(centre, side)), m_theme, m_u);
}

void Canvas::ship(const QPointF& centre, qreal side, PlayerColour colour) const {
  paintShip(m_painter, at(centre), side * m_u, colour, m_theme);
}

void Canvas::piece(Outline shape, const QPointF& centre, qreal side, PlayerColour colour) const {
  const auto index = static_cast<std::size_t>(colour);
  this->shape(shape, centre, side, m_theme.player[index], {pieceEdge(colour, m_theme), 1});
  symbol(centre - QPointF(0, 0.07 * side), 0.52 * side, colour, m_theme.onPlayer[index]);
}

QFont Canvas::font(const Letters& letters) const {
  QFont font = m_font;
  font.setPixelSize(std::max(1, qRound(letters.size * m_u)));
  font.setBold(letters.bold);
  return font;
}

qreal Canvas::width(const QString& text, const Letters& letters) const {
  return textWidth(font(letters), text) / m_u;
}

void Canvas::text(const QRectF& room, Qt::Alignment align, const QString& text,
                  const Letters& letters, const QColor& colour) const {
  Letters fitting = letters;
  while (fitting.size > leastText && width(text, fitting) > room.width()) {
    fitting.size = std::max(leastText, fitting.size - 0.5);
  }
  const QFont font = this->font(fitting);
  QString shown = text;
  if (width(text, fitting) > room.width() + 0.5) {
    shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, room.width() * m_u);
  }
  m_painter.setFont(font);
  m_painter.setPen(colour);
  m_painter.drawText(in(room), static_cast<int>(align | Qt::AlignVCenter) | Qt::TextDontClip,
                     shown);
}

void Canvas::unread(const QPointF& centre, const QColor& colour, qreal size) const {
  text(squareAt(centre, 2 * size), Qt::AlignHCenter, QStringLiteral("?"), {size}, colour);
}

void Canvas::key(const QPointF& centre, const QString& key, const QColor& colour) const {
  if (key.isEmpty()) return;
  const QRectF room = squareAt(centre, keyFrame);
  frame(room, {colour, 1}, 3);
  m_painter.setFont(font({keyText}));
  m_painter.setPen(colour);
  m_painter.drawText(in(room), static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, key);
}

} // namespace nilometer::ui

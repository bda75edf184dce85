// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/pieces.h"

#include "ui/base/style/kept_picture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace nilometer::ui {

namespace {

constexpr std::size_t slot(PlayerColour colour) {
  return static_cast<std::size_t>(colour);
}

Outline symbolOf(PlayerColour colour) {
  return static_cast<Outline>(colour);
}

QRectF squareAround(const QPointF& centre, qreal side) {
  return {centre.x() - side / 2, centre.y() - side / 2, side, side};
}

QPen roundPen(const QColor& colour, qreal width) {
  return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Whether the fill needs a line of its own against paper.
bool isPale(PlayerColour colour, const Theme& theme) {
  return theme.player[slot(colour)] != theme.playerText[slot(colour)] &&
         colour == PlayerColour::yellow;
}

void paintShipIn(QPainter& painter, const QRectF& room, PlayerColour colour, const Theme& theme) {
  constexpr qreal rim = 3.2 / 32;
  constexpr qreal symbol = 0.42;
  constexpr qreal raised = 0.15;
  const qreal size = room.width();
  const auto path = [&](Outline part) { return outlineIn(part, room); };
  painter.setPen(roundPen(theme.surface, rim * size));
  painter.setBrush(theme.surface);
  for (const Outline part : {Outline::mast, Outline::sail, Outline::hull}) {
    painter.drawPath(path(part));
  }
  painter.setPen(Qt::NoPen);
  painter.fillPath(path(Outline::mast), theme.ink);
  if (isPale(colour, theme)) painter.setPen(roundPen(pieceEdge(colour, theme), size / 32));
  painter.setBrush(theme.player[slot(colour)]);
  for (const Outline part : {Outline::hull, Outline::sail}) painter.drawPath(path(part));
  const QRectF sign = squareAround(room.center() - QPointF(0, raised * size), symbol * size);
  painter.fillPath(outlineIn(symbolOf(colour), sign), theme.onPlayer[slot(colour)]);
}

} // namespace

QColor pieceEdge(PlayerColour colour, const Theme& theme) {
  return isPale(colour, theme) ? theme.playerText[slot(colour)] : theme.surface;
}

void paintShip(QPainter& painter, const QPointF& centre, qreal size, PlayerColour colour,
               const Theme& theme) {
  const KeptLook look{.shape = KeptLook::Shape::ship,
                      .fill = theme.player[slot(colour)].rgba(),
                      .edge = theme.surface.rgba(),
                      .kind = static_cast<int>(colour)};
  // The rim stands out a little.
  const qreal reach = size * 0.05 + 1;
  paintKept(painter, look, squareAround(centre, size), reach,
            [&](QPainter& on, const QRectF& room) { paintShipIn(on, room, colour, theme); });
}

void paintToken(QPainter& painter, const QRectF& square, PlayerColour colour, const Theme& theme,
                qreal u) {
  constexpr qreal symbol = 0.72;
  const QColor& fill = theme.player[slot(colour)];
  const QColor edge = pieceEdge(colour, theme);
  const KeptLook look{.shape = KeptLook::Shape::token,
                      .fill = fill.rgba(),
                      .edge = edge.rgba(),
                      .radius = 3 * u,
                      .kind = static_cast<int>(colour)};
  paintKept(painter, look, square, 0, [&](QPainter& on, const QRectF& room) {
    const qreal half = 0.6 * u;
    on.setPen(QPen(edge, 2 * half));
    on.setBrush(fill);
    on.drawRoundedRect(room.adjusted(half, half, -half, -half), 3 * u, 3 * u);
    on.fillPath(outlineIn(symbolOf(colour), squareAround(room.center(), room.width() * symbol)),
                theme.onPlayer[slot(colour)]);
  });
}

void paintPointBox(QPainter& painter, const QPointF& tip, const QSizeF& box, PlayerColour colour,
                   const QString& text, const Theme& theme, qreal u, const PointBoxRoom& more) {
  const qreal point = pointDepth * u;
  const QRectF room(QPointF(tip.x() + more.aside - box.width() / 2, tip.y() - point - box.height()),
                    box);
  // The tip stays where it points; its foot stays under the box.
  const QPointF foot(std::clamp(tip.x(), room.left() + 8 * u, room.right() - 8 * u),
                     room.bottom() - u);
  const qreal symbol = box.height() * 0.7;
  const QColor edge = pieceEdge(colour, theme);
  const KeptLook look{.shape = KeptLook::Shape::pointBox,
                      .fill = theme.player[slot(colour)].rgba(),
                      .edge = edge.rgba(),
                      .radius = 4 * u,
                      .pen = 1.2 * u,
                      .kind = static_cast<int>(colour),
                      .part = tip.x() - room.left()};
  const QPointF toTip = tip - room.topLeft();
  const QPointF toFoot = foot - room.topLeft();
  const qreal reach = std::max(pointDepth * u, std::abs(tip.x() - foot.x())) + 2 * u;
  paintKept(painter, look, room, reach, [&](QPainter& on, const QRectF& where) {
    const QPointF corner = where.topLeft();
    const QPointF half(4.5 * u, 0);
    on.setPen(roundPen(edge, 1.2 * u));
    on.setBrush(theme.player[slot(colour)]);
    on.drawPolygon(QPolygonF({corner + toTip, corner + toFoot - half, corner + toFoot + half}));
    on.drawRoundedRect(where, 4 * u, 4 * u);
    const QPointF at(where.left() + 3 * u + symbol / 2, where.center().y());
    on.fillPath(outlineIn(symbolOf(colour), squareAround(at, symbol)),
                theme.onPlayer[slot(colour)]);
  });
  painter.save();
  painter.setPen(theme.onPlayer[slot(colour)]);
  painter.drawText(room.adjusted(symbol + 3 * u, 0, -2 * u - more.free, 0),
                   static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, text);
  painter.restore();
}

void paintQuarry(QPainter& painter, const QRectF& square, const Theme& theme, qreal u) {
  painter.setPen(QPen(theme.stoneEdge, 1.2 * u));
  painter.setBrush(theme.stone);
  painter.drawPath(outlineIn(Outline::quarry, square));
}

void paintSphinx(QPainter& painter, const QRectF& room, const Theme& theme, qreal u) {
  const KeptLook look{.shape = KeptLook::Shape::sphinx,
                      .fill = theme.stone.rgba(),
                      .edge = theme.stoneEdge.rgba(),
                      .pen = 1.2 * u};
  paintKept(painter, look, room, 10 * u, [&](QPainter& on, const QRectF& where) {
    on.setPen(roundPen(theme.stoneEdge, 1.2 * u));
    for (const Outline part :
         {Outline::sphinxTail, Outline::sphinxBody, Outline::sphinxLegs, Outline::sphinxNemes,
          Outline::sphinxFace, Outline::sphinxBase, Outline::sphinxLines}) {
      const bool lines = part == Outline::sphinxTail || part == Outline::sphinxLines;
      const bool dark = part == Outline::sphinxNemes || part == Outline::sphinxBase;
      on.setBrush(lines ? QBrush(Qt::NoBrush) : QBrush(dark ? theme.sand : theme.stone));
      on.drawPath(outlineIn(part, where));
    }
  });
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/style/wares.h"

#include "ui/base/style/kept_picture.h"
#include "ui/base/style/pieces.h"

#include <QPainter>

#include <array>
#include <optional>

namespace nilometer::ui {

namespace {

// Lengths in u.
constexpr qreal wareRim = 1.1;
constexpr qreal wareLine = 1;
constexpr qreal figureHalo = 3;

QPen wareRound(const QColor& colour, qreal width) {
  return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

struct WareShape {
  Outline shape;
  std::optional<Outline> lines;
};
/// By Ware.
constexpr std::array<WareShape, wareCount> wareShapes{{{Outline::land, Outline::landLines},
                                                       {Outline::fish, Outline::fishLines},
                                                       {Outline::linen, Outline::linenLines},
                                                       {Outline::wood, Outline::woodLines},
                                                       {Outline::gold, Outline::goldLines},
                                                       {Outline::camel, {}},
                                                       {Outline::food, Outline::foodLines},
                                                       {Outline::block, {}},
                                                       {Outline::worker, {}},
                                                       {Outline::statue, Outline::statueLines}}};

} // namespace

void paintWare(QPainter& painter, const QRectF& square, Ware ware, const Theme& theme, qreal u,
               WareForm form) {
  const bool hollow = form == WareForm::hollow;
  const bool afloat = form == WareForm::afloat;
  const QColor& fill = theme.ware[static_cast<std::size_t>(ware)];
  const QColor& rim = hollow ? theme.stoneEdge : theme.wareRim;
  const KeptLook look{.shape = KeptLook::Shape::ware,
                      .fill = hollow ? 0 : fill.rgba(),
                      .edge = rim.rgba(),
                      .pen = wareRim * u,
                      .kind = static_cast<int>(ware),
                      .part = afloat ? 1.0 : 0.0};
  const qreal around = (afloat ? figureHalo : 1) * u;
  paintKept(painter, look, square, around, [&](QPainter& on, const QRectF& room) {
    const auto& [shape, lines] = wareShapes[static_cast<std::size_t>(ware)];
    if (afloat) {
      on.setPen(wareRound(theme.surface, figureHalo * u));
      on.drawPath(outlineIn(shape, room));
    }
    on.setPen(wareRound(rim, wareRim * u));
    on.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(fill));
    on.drawPath(outlineIn(shape, room));
    if (hollow || !lines) return;
    on.setPen(wareRound(rim, wareLine * u));
    on.setBrush(Qt::NoBrush);
    // The lines lie in the box of the shape, not in their own.
    on.drawPath(outlineIn(*lines, room));
  });
}

void paintWorker(QPainter& painter, const QRectF& square, PlayerColour colour, const Theme& theme,
                 qreal u) {
  constexpr qreal symbol = 0.5;
  constexpr qreal lowered = 0.2;
  const auto index = static_cast<std::size_t>(colour);
  const KeptLook look{.shape = KeptLook::Shape::worker,
                      .fill = theme.player[index].rgba(),
                      .edge = theme.surface.rgba(),
                      .pen = figureHalo * u,
                      .kind = static_cast<int>(colour)};
  paintKept(painter, look, square, figureHalo * u, [&](QPainter& on, const QRectF& room) {
    const QPainterPath figure = outlineIn(Outline::worker, room);
    on.setPen(wareRound(theme.surface, figureHalo * u));
    on.setBrush(theme.surface);
    on.drawPath(figure);
    const QColor edge = pieceEdge(colour, theme);
    on.setPen(edge == theme.surface ? QPen(Qt::NoPen) : wareRound(edge, u));
    on.setBrush(theme.player[index]);
    on.drawPath(figure);
    const qreal side = symbol * room.width();
    const QPointF centre = room.center() + QPointF(0, lowered * room.height());
    const QRectF sign(centre - QPointF(side, side) / 2, QSizeF(side, side));
    on.fillPath(outlineIn(static_cast<Outline>(colour), sign), theme.onPlayer[index]);
  });
}

void paintNoWorker(QPainter& painter, const QRectF& square, const Theme& theme, qreal u) {
  const KeptLook look{.shape = KeptLook::Shape::worker,
                      .fill = theme.sunken.rgba(),
                      .edge = theme.stoneEdge.rgba(),
                      .pen = u,
                      .kind = -1};
  paintKept(painter, look, square, u, [&](QPainter& on, const QRectF& room) {
    QPen pen = wareRound(theme.stoneEdge, u);
    pen.setDashPattern({2, 2});
    on.setPen(pen);
    on.setBrush(theme.sunken);
    on.drawPath(outlineIn(Outline::worker, room));
  });
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/scoring/finale_pictures.h"

#include "engine/pyramidion/effects.h"
#include "ui/board/canvas.h"
#include "ui/board/scene_parts.h"
#include "ui/style/pieces.h"

#include <QPainter>

namespace nilometer::pyramidion {

namespace {

void paintTroop(QPainter& painter, const QRectF& room, ui::PlayerColour colour,
                const ui::Theme& theme) {
  const ui::Canvas canvas(painter, painter.font(), theme, room.topLeft());
  const qreal side = room.width() / canvas.u();
  canvas.piece(ui::Outline::shield, {side / 2, side / 2}, side * 0.85, colour);
}

void paintBoat(QPainter& painter, const QRectF& room, ui::PlayerColour colour,
               const ui::Theme& theme) {
  QRectF water = room;
  water.setTop(room.top() + room.height() * 0.7);
  painter.fillRect(water, theme.water);
  ui::paintShip(painter, {room.center().x(), room.top() + room.height() * 0.45},
                room.height() * 0.8, colour, theme);
}

void paintCrown(QPainter& painter, const QRectF& room, ui::PlayerColour colour,
                const ui::Theme& theme) {
  ui::Canvas canvas(painter, painter.font(), theme, room.topLeft());
  const QSizeF size = room.size() / canvas.u();
  ui::paintStonePyramid(canvas, {QPointF(), size}, 6, 5, {}, colour);
}

} // namespace

void paintFinalePicture(QPainter& painter, const QRectF& room, const ui::ScoreCard& card,
                        const ui::Theme& theme, qreal /*u*/) {
  const bool isTroop = card.motif == majorityPoints;
  const bool isCrown = card.motif == ui::ScoreCard::crown;
  const auto picture = isCrown ? paintCrown : isTroop ? paintTroop : paintBoat;
  ui::paintInSquare(painter, room,
                    [&](const QRectF& square) { picture(painter, square, card.player, theme); });
}

} // namespace nilometer::pyramidion

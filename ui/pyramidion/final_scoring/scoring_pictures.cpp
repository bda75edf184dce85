// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/final_scoring/scoring_pictures.h"

#include "engine/pyramidion/effects.h"
#include "ui/table/board/scene_parts.h"

#include <QPainter>

namespace nilometer::pyramidion {

void paintFinalScoringPicture(QPainter& painter, const QRectF& room, const ui::ScoreCard& card,
                              const ui::Theme& theme, qreal /*u*/) {
  ui::paintInSquare(painter, room, [&](const QRectF& square) {
    ui::Canvas canvas(painter, painter.font(), theme, square.topLeft());
    const qreal side = square.width() / canvas.u();
    if (card.motif == ui::ScoreCard::crown) {
      paintStonePyramid(canvas, {0, 0, side, side}, 6, 5, {}, card.player);
    } else if (card.motif == majorityPoints) {
      canvas.piece(ui::Outline::shield, {side / 2, side / 2}, side * 0.85, card.player);
    } else {
      canvas.fill({0, side * 0.7, side, side * 0.3}, theme.water);
      canvas.ship({side / 2, side * 0.45}, side * 0.8, card.player);
    }
  });
}

} // namespace nilometer::pyramidion

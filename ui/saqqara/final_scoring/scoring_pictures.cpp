// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/final_scoring/scoring_pictures.h"

#include "engine/saqqara/effects.h"
#include "ui/base/style/pieces.h"

#include <QPainter>

namespace nilometer::ui {

namespace {

/// Five levels; the one that is scored stands out, with the worker on it. A worker of no known
/// level stands above them.
void paintSteps(QPainter& painter, const QRectF& room, const ScoreCard& card, const Theme& theme) {
  const qreal tall = room.height() / (saqqara::topLevel + 1);
  const qreal side = (room.width() - tall) / (2 * saqqara::topLevel);
  painter.setPen(QPen(theme.stoneEdge, tall / 16));
  for (int level = 1; level <= saqqara::topLevel; ++level) {
    const qreal in = (level - 1) * side;
    painter.setBrush(level == card.pieces ? theme.chosenFill : theme.stone);
    painter.drawRect(
        QRectF(room.left() + in, room.bottom() - level * tall, room.width() - 2 * in, tall));
  }
  const int below = card.pieces > 0 ? card.pieces - 1 : int{saqqara::topLevel};
  paintMarker(painter, {room.center().x(), room.bottom() - (below + 0.5) * tall}, tall, card.player,
              theme);
}

void paintNile(QPainter& painter, const QRectF& room, const ScoreCard& card, const Theme& theme) {
  QRectF water = room;
  water.setTop(room.center().y() + room.height() / 6);
  painter.fillRect(water, theme.water);
  const qreal ship = room.height() * 0.7;
  paintShip(painter, {room.center().x(), water.top() + ship / 5 - ship / 2}, ship, card.player,
            theme);
}

} // namespace

void paintFinalScoringPicture(QPainter& painter, const QRectF& room, const ScoreCard& card,
                              const Theme& theme, qreal /*u*/) {
  const auto picture = card.motif == saqqara::nilePoints ? paintNile : paintSteps;
  paintInSquare(painter, room,
                [&](const QRectF& square) { picture(painter, square, card, theme); });
}

} // namespace nilometer::ui

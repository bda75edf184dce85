// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/scoring/finale_pictures.h"

#include "engine/saqqara/effects.h"
#include "ui/style/pieces.h"

#include <QPainter>

#include <algorithm>

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

void paintFinalePicture(QPainter& painter, const QRectF& room, const ScoreCard& card,
                        const Theme& theme, qreal /*u*/) {
  const qreal size = std::min(room.width(), room.height());
  QRectF square(0, 0, size, size);
  square.moveCenter(room.center());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (card.motif == saqqara::nilePoints) {
    paintNile(painter, square, card, theme);
  } else {
    paintSteps(painter, square, card, theme);
  }
  painter.restore();
}

} // namespace nilometer::ui

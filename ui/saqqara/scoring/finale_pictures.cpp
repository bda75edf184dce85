// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/scoring/finale_pictures.h"

#include "engine/saqqara/effects.h"
#include "ui/style/pieces.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// Five levels, the top one as wide as the worker on it.
void paintSteps(QPainter& painter, const QRectF& room, const ScoreCard& card, const Theme& theme) {
  const qreal tall = room.height() / (saqqara::topLevel + 1);
  const qreal side = (room.width() - tall) / (2 * saqqara::topLevel);
  painter.setPen(QPen(theme.stoneEdge, tall / 16));
  painter.setBrush(theme.stone);
  for (int level = 0; level < saqqara::topLevel; ++level) {
    painter.drawRect(QRectF(room.left() + level * side, room.bottom() - (level + 1) * tall,
                            room.width() - 2 * level * side, tall));
  }
  paintMarker(painter, {room.center().x(), room.top() + tall / 2}, tall, card.player, theme);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/scoring/finale_pictures.h"

#include "engine/pyramidion/effects.h"
#include "ui/style/pieces.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::pyramidion {

namespace {

void paintTroop(QPainter& painter, const QRectF& room, ui::PlayerColour colour,
                const ui::Theme& theme) {
  const auto at = [&room](qreal x, qreal y) {
    return QPointF(room.left() + x * room.width(), room.top() + y * room.height());
  };
  QPainterPath shield(at(0.16, 0.1));
  shield.lineTo(at(0.84, 0.1));
  shield.lineTo(at(0.84, 0.5));
  shield.cubicTo(at(0.84, 0.7), at(0.66, 0.84), at(0.5, 0.92));
  shield.cubicTo(at(0.34, 0.84), at(0.16, 0.7), at(0.16, 0.5));
  shield.closeSubpath();
  painter.setPen(QPen(ui::pieceEdge(colour, theme), room.width() / 32));
  painter.setBrush(theme.player[static_cast<std::size_t>(colour)]);
  painter.drawPath(shield);
  const qreal side = room.width() * 0.4;
  QRectF symbol(0, 0, side, side);
  symbol.moveCenter(at(0.5, 0.45));
  painter.fillPath(outlineIn(static_cast<ui::Outline>(colour), symbol),
                   theme.onPlayer[static_cast<std::size_t>(colour)]);
}

void paintBoat(QPainter& painter, const QRectF& room, ui::PlayerColour colour,
               const ui::Theme& theme) {
  QRectF water = room;
  water.setTop(room.top() + room.height() * 0.7);
  painter.fillRect(water, theme.water);
  ui::paintShip(painter, {room.center().x(), room.top() + room.height() * 0.45},
                room.height() * 0.8, colour, theme);
}

} // namespace

void paintFinalePicture(QPainter& painter, const QRectF& room, const ui::ScoreCard& card,
                        const ui::Theme& theme, qreal /*u*/) {
  const qreal side = std::min(room.width(), room.height());
  QRectF picture(0, 0, side, side);
  picture.moveCenter(room.center());
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isTroop = card.motif == majorityPoints;
  (isTroop ? paintTroop : paintBoat)(painter, picture, card.player, theme);
  painter.restore();
}

} // namespace nilometer::pyramidion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/motif_buildings.h"

#include "ui/base/style/unit.h"
#include "ui/egizia/board/building_layout.h"
#include "ui/egizia/spaces/place_painting.h"

#include <QPainter>
#include <QPainterPath>

#include <vector>

namespace nilometer::ui {

using egizia::Building;

namespace {

/// Spaces are whole pixels: the square is so much larger inside that nobody sees it.
constexpr int finer = 10;
constexpr qreal motifJoint = 9;
constexpr int motifLetter = 13 * 7; ///< height, in the finer square: as thick as its lines

QRect roomOf(Building which) {
  QRect room(20, 60, 960, 900);
  // The rock reaches around the doors, and the cornice above the temple.
  if (which == Building::tombs) room.adjust(40, 120, -40, -60);
  if (which == Building::obelisk) room.adjust(300, 0, -300, 0);
  return room;
}

/// What shows in the joints and around the spaces: stone on a sandy card would hardly be seen.
void paintMortar(QPainter& painter, const QRectF& space, const SpaceLook& look) {
  const QRectF wide = space.adjusted(-motifJoint, -motifJoint, motifJoint, motifJoint);
  if (look.form == SpaceLook::Form::door) {
    // Round above alone.
    QPainterPath around;
    around.setFillRule(Qt::WindingFill);
    around.addRoundedRect(wide, space.width() / 3, space.width() / 3);
    around.addRect(wide.adjusted(0, wide.height() / 2, 0, 0));
    painter.drawPath(around);
    return;
  }
  const QPointF narrower(look.taper * wide.width(), 0);
  painter.drawPolygon(QPolygonF({wide.bottomLeft(), wide.topLeft() + narrower,
                                 wide.topRight() - narrower, wide.bottomRight()}));
}

void paintRock(QPainter& painter, const QRectF& doors, const Theme& theme) {
  const qreal around = 3.5 * motifJoint;
  painter.setPen(QPen(theme.stoneEdge, motifJoint));
  painter.setBrush(theme.stone);
  painter.drawRoundedRect(doors.adjusted(-around, -around, around, around), around, around);
}

void paintStones(QPainter& painter, const egizia::Edition& edition, Building which,
                 const MotifStones& own, const Theme& theme) {
  QFont font = painter.font();
  font.setPixelSize(motifLetter);
  const QSize any(finer, finer);
  const std::vector<QRect> rooms = layOutBuilding(edition, which, {any, any, 0}, roomOf(which));
  QRect all;
  for (const QRect& room : rooms) all |= room;
  paintBuildingGround(painter, which, all, theme, lookUnit(font));
  if (which == Building::tombs) paintRock(painter, all, theme);
  for (std::size_t i = 0; i < rooms.size(); ++i) {
    const int cell = static_cast<int>(i);
    SpaceLook look;
    look.form = formOf(edition, which, cell);
    look.taper = taperOf(edition, which, cell);
    if (cell < own.count) look.stone = own.player;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.stoneEdge);
    paintMortar(painter, rooms[i], look);
    paintPlace(painter, rooms[i], look, {}, font, theme);
  }
}

} // namespace

void paintMotifBuilding(QPainter& painter, const egizia::Edition& edition, Building which,
                        const MotifStones& own, const Theme& theme) {
  painter.save();
  painter.scale(1.0 / finer, 1.0 / finer);
  paintStones(painter, edition, which, own, theme);
  painter.restore();
  painter.setPen(QPen(theme.stoneEdge, 1));
  painter.drawLine(QPointF(2, 96.5), QPointF(98, 96.5));
}

} // namespace nilometer::ui

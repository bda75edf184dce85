// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/card_sheet_painting.h"

#include <QPainter>
#include <QPainterPath>

namespace nilometer::ui {

namespace {

struct GroundLook {
  QColor fill;
  QColor ink;
  Qt::BrushStyle pattern = Qt::NoBrush; ///< so that nobody needs to see colours
};

GroundLook lookOf(CardGround ground, const Theme& theme) {
  switch (ground) {
  case CardGround::plain: break;
  case CardGround::green: return {theme.field[0], theme.onField[0], Qt::BDiagPattern};
  case CardGround::yellowGreen: return {theme.field[1], theme.onField[1], Qt::Dense7Pattern};
  case CardGround::brown: return {theme.field[2], theme.onField[2], Qt::HorPattern};
  case CardGround::quarry: return {theme.line, theme.ink, Qt::CrossPattern};
  }
  return {theme.sunken, theme.ink, Qt::NoBrush};
}

void paintFace(QPainter& painter, const LaidCard& card, const Theme& theme) {
  if (card.face.isEmpty()) return;
  const GroundLook look = lookOf(card.ground, theme);
  const QRect inside = card.face & card.box.adjusted(1, 1, -1, -1);
  painter.save();
  if (inside.bottom() == card.box.bottom() - 1) {
    QPainterPath shape;
    shape.addRoundedRect(QRectF(card.box).adjusted(1, 1, -1, -1), cornerRadius - 1,
                         cornerRadius - 1);
    painter.setClipPath(shape);
  }
  painter.fillRect(inside, look.fill);
  constexpr float faint = 0.3F;
  QColor ink = look.ink;
  ink.setAlphaF(faint);
  if (look.pattern != Qt::NoBrush) painter.fillRect(inside, QBrush(ink, look.pattern));
  painter.restore();
}

void paintOneCard(QPainter& painter, const LaidCard& card, const Theme& theme) {
  if (card.border == DrawnCard::Border::plain) {
    paintCard(painter, card.box, theme.surface, theme.line);
    return paintFace(painter, card, theme);
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QPen pen(theme.line, 1);
  pen.setDashPattern({4, 3});
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(card.box).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius,
                          cornerRadius);
  painter.restore();
}

void paintCrewTile(QPainter& painter, const QRectF& box, egizia::Crew crew, const Theme& theme) {
  painter.setPen(QPen(theme.quietInk, 1));
  painter.setBrush(theme.crew[static_cast<std::size_t>(crew)]);
  painter.drawRoundedRect(box, box.width() / 4, box.width() / 4);
}

/// Lines of a building in a square from 0, 0 to 1, 1.
QPainterPath outlineOf(egizia::Building building) {
  QPainterPath path;
  switch (building) {
  case egizia::Building::obelisk:
    path.addPolygon(QPolygonF({{0.3, 1}, {0.38, 0.2}, {0.5, 0}, {0.62, 0.2}, {0.7, 1}, {0.3, 1}}));
    break;
  case egizia::Building::tombs:
    path.moveTo(0.1, 1);
    path.lineTo(0.1, 0.5);
    path.arcTo(QRectF(0.1, 0.1, 0.8, 0.8), 180, -180);
    path.lineTo(0.9, 1);
    path.closeSubpath();
    path.addRect(QRectF(0.38, 0.55, 0.24, 0.45));
    break;
  case egizia::Building::pyramid:
    path.addPolygon(QPolygonF({{0, 1}, {0.5, 0.1}, {1, 1}, {0, 1}}));
    path.moveTo(0.27, 0.52);
    path.lineTo(0.73, 0.52);
    break;
  case egizia::Building::temple:
    path.addRect(QRectF(0.05, 0.1, 0.9, 0.2));
    for (const qreal left : {0.12, 0.42, 0.72}) path.addRect(QRectF(left, 0.3, 0.16, 0.6));
    path.moveTo(0, 0.98);
    path.lineTo(1, 0.98);
    break;
  }
  return path;
}

void paintBuilding(QPainter& painter, const QRectF& box, egizia::Building building,
                   const Theme& theme) {
  painter.setPen(QPen(theme.ink, 1.2));
  painter.setBrush(Qt::NoBrush);
  QTransform place;
  place.translate(box.left(), box.top());
  place.scale(box.width(), box.height());
  painter.drawPath(place.map(outlineOf(building)));
}

void paintPicture(QPainter& painter, const LaidPicture& picture, const Theme& theme) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal side = std::min(picture.box.width(), picture.box.height()) - unit;
  QRectF box(0, 0, side, side);
  box.moveCenter(QRectF(picture.box).center());
  if (picture.piece.kind == CardPiece::Kind::crew) {
    paintCrewTile(painter, box, picture.piece.crew, theme);
  } else {
    paintBuilding(painter, box, picture.piece.building, theme);
  }
  painter.restore();
}

void paintText(QPainter& painter, const LaidText& text, const QFont& font, const Theme& theme) {
  const bool quiet = text.tone == PieceTone::quiet;
  painter.setFont(sheetFont(font, text.tone));
  painter.setPen(text.tone == PieceTone::wrong ? theme.stop : quiet ? theme.quietInk : theme.ink);
  const Qt::Alignment across =
      text.across == PieceLine::Across::centre ? Qt::AlignHCenter : Qt::AlignLeft;
  painter.drawText(text.box, static_cast<int>((across | Qt::AlignVCenter).toInt()), text.text);
}

} // namespace

void paintSheet(QPainter& painter, const LaidSheet& sheet, const QRect& part, const QFont& font,
                const Theme& theme) {
  for (const LaidCard& card : sheet.cards) {
    if (card.box.intersects(part)) paintOneCard(painter, card, theme);
  }
  for (const LaidPicture& picture : sheet.pictures) {
    if (picture.box.intersects(part)) paintPicture(painter, picture, theme);
  }
  for (const LaidText& text : sheet.texts) {
    if (text.box.intersects(part)) paintText(painter, text, font, theme);
  }
}

} // namespace nilometer::ui

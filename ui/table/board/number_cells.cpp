// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/number_cells.h"

#include "ui/table/board/scene_parts.h"

#include <algorithm>

namespace nilometer::ui {

void paintColumnHead(Canvas& canvas, const QRectF& room, const HeadLook& look, qreal letters,
                     const QColor& ink) {
  constexpr qreal leastSign = 12;
  constexpr qreal gap = 1;
  const qreal whole = look.text.isEmpty() ? 0 : canvas.width(look.text, {letters, true}) + 1;
  const qreal sign = std::clamp(room.width() - whole - gap, leastSign, letters + 3);
  const qreal text = std::min(whole, room.width() - sign - gap);
  const qreal left = room.center().x() - (sign + (text > 0 ? text + gap : 0)) / 2;
  canvas.shape(look.sign, {left + sign / 2, room.center().y()}, sign, Qt::transparent, {ink, 1.3});
  canvas.text({left + sign + gap, room.top(), text, room.height()}, Qt::AlignLeft, look.text,
              {letters, true}, look.raised ? canvas.theme().choose : ink);
}

/// What a column comes to: words or a number, a troop, the symbol of who wins it.
void paintEnd(Canvas& canvas, const QRectF& room, const EndLook& look) {
  const Theme& theme = canvas.theme();
  const bool sign = look.troop || look.colour;
  const qreal text = canvas.width(look.text, {13, true}) + 1;
  const qreal left = room.center().x() - (sign ? (text + 22) / 2 : 0);
  if (look.troop) {
    canvas.piece(*look.troop, {left + 11, room.center().y()}, 22, *look.colour);
  } else if (look.colour) {
    canvas.symbol({left + 11, room.center().y()}, 16, *look.colour,
                  theme.playerText[static_cast<std::size_t>(*look.colour)]);
  }
  if (look.entering) canvas.frame(room.adjusted(3, 3, -3, -3), {theme.ink, 2.5}, 5);
  const QRectF at =
      sign ? QRectF(left + 22, room.top(), text, room.height()) : room.adjusted(1, 0, -1, 0);
  canvas.text(at, Qt::AlignHCenter, look.text, {sign ? 13 : 12.5, sign}, theme.ink);
}

void paintCard(Canvas& canvas, const QSizeF& size, const CardLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  constexpr qreal whole = 60;   ///< narrower, the numbers stand below the sign
  constexpr qreal crowded = 42; ///< narrower, three signs in a line get smaller
  const Theme& theme = canvas.theme();
  const qreal high = std::max<qreal>(28, size.height() - 3);
  const QRectF room(1, (size.height() - high) / 2, size.width() - 2, high);
  const Stroke usual =
      look.entering ? Stroke{theme.ink, 2.5} : Stroke{theme.stoneEdge, 1.2, look.lost};
  canvas.card(room,
              look.lost       ? theme.sunken
              : touch.hovered ? theme.chosenFill
                              : theme.surface,
              edgeOf(place, usual, theme), 4);
  if (look.lost)
    canvas.hatch({room.left() + 2, room.bottom() - 6, room.width() - 4, 5}, theme.stop);
  const bool isWhole = size.width() > whole;
  const bool isLarge = isWhole && !look.doubled;
  const qreal line = isLarge ? room.center().y() : room.top() + 9;
  // On a narrow card sign, ankh and doubling share one line.
  const bool isCrowded = !isWhole && look.doubled && look.ankh;
  const qreal side = isLarge ? 14 : isCrowded && room.width() < crowded ? 9 : 11;
  const QPointF sign(room.left() + (isWhole ? 10 : isCrowded ? 1 + side / 2 : 8), line);
  if (place.keyCap.isEmpty()) {
    canvas.shape(look.sign, sign, side, look.isSolid ? theme.stop : QColor(Qt::transparent),
                 {look.isSolid ? theme.stop : theme.ink, 1.2});
  } else {
    canvas.key(sign, place.keyCap, theme.choose);
  }
  QRectF values =
      isWhole ? room.adjusted(18, 0, -2, 0)
              : QRectF(room.left() + 1, line + 5, room.width() - 2, room.bottom() - line - 5);
  const qreal corner = room.right() - (isWhole ? 6 : 7);
  if (look.doubled) {
    QRectF twice(room.left() + 1, line + 6, 18, room.bottom() - line - 6);
    if (!isWhole) twice = QRectF(room.right() - 21, line - 8, 20, 16);
    if (isCrowded) twice.setLeft(room.left() + 2 + 2 * side);
    canvas.text(twice, Qt::AlignHCenter, QStringLiteral("×2"), {side < 11 ? side : 11.5, true},
                theme.choose);
  }
  if (look.ankh) {
    const QPointF centre(isCrowded ? room.left() + 1.5 + 1.5 * side : corner,
                         isWhole ? room.center().y() : line);
    canvas.shape(Outline::ankh, centre, isWhole ? 14 : side, Qt::transparent, {theme.choose, 1.8});
    if (isWhole) values.setRight(corner - 7);
  }
  paintNumbers(canvas, values, look.values, look.own);
}

void paintSum(Canvas& canvas, const QSizeF& size, const SumLook& look, const PlaceLook& place,
              const PlaceTouch& /*touch*/) {
  const Theme& theme = canvas.theme();
  const qreal high = std::min<qreal>(26, size.height() - 4);
  const QRectF room(4, (size.height() - high) / 2, size.width() - 8, high);
  const Letters letters{15, look.text != u"0" && look.text != u"–"};
  QColor ink = letters.bold ? theme.ink : theme.quietInk;
  if (look.isField) {
    const Stroke usual = look.entering ? Stroke{theme.ink, 2.5} : Stroke{theme.stoneEdge, 1};
    canvas.card(room, theme.surface, look.entering ? usual : edgeOf(place, usual, theme), 5);
    const QString shown = look.text.isEmpty() && look.entering ? QStringLiteral("|") : look.text;
    return canvas.text(room, Qt::AlignHCenter, shown, letters, theme.ink);
  }
  if (look.leads) {
    const QColor& text = theme.playerText[static_cast<std::size_t>(*look.leads)];
    canvas.card(room,
                look.waits ? theme.surface : theme.player[static_cast<std::size_t>(*look.leads)],
                {text, look.waits ? 2.0 : 1.0, look.waits}, 5);
    ink = look.waits ? theme.ink : theme.onPlayer[static_cast<std::size_t>(*look.leads)];
    canvas.symbol({room.left() + 9, room.center().y()}, 12, *look.leads, look.waits ? text : ink);
    return canvas.text(room.adjusted(15, 0, -2, 0), Qt::AlignHCenter, look.text, letters, ink);
  }
  if (look.tie) canvas.frame(room, {theme.line, 1}, 5);
  // Behind the number, which stays readable.
  if (look.struck) {
    canvas.line(room.center() + QPointF(-12, 7), room.center() + QPointF(12, -7),
                {theme.stop, 1.5});
  }
  canvas.text(room, Qt::AlignHCenter, look.tie ? QStringLiteral("= ") + look.text : look.text,
              letters, look.struck ? theme.stop : ink);
}

} // namespace nilometer::ui

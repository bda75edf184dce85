// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/number_cells.h"

#include "ui/table/board/board_parts.h"

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

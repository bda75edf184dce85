// SPDX-License-Identifier: GPL-3.0-or-later
// The great pyramid, and the table of the active site.
#include "ui/pyramidion/board/board_painting.h"

#include <algorithm>

namespace nilometer::pyramidion {

using ui::Letters;
using ui::Outline;
using ui::Stroke;

namespace {

/// What a column comes to: words or a number, a troop, the symbol of who wins it.
void paintEnd(Canvas& canvas, const QRectF& room, const EndLook& look) {
  const ui::Theme& theme = canvas.theme();
  const bool sign = look.troop || look.colour;
  const qreal text = canvas.width(look.text, {13, true}) + 1;
  const qreal left = room.center().x() - (sign ? (text + 22) / 2 : 0);
  if (look.troop) {
    canvas.piece(signOf(*look.troop), {left + 11, room.center().y()}, 22, *look.colour);
  } else if (look.colour) {
    canvas.symbol({left + 11, room.center().y()}, 16, *look.colour,
                  theme.playerText[at(*look.colour)]);
  }
  if (look.entering) canvas.frame(room.adjusted(3, 3, -3, -3), {theme.ink, 2.5}, 5);
  const QRectF at =
      sign ? QRectF(left + 22, room.top(), text, room.height()) : room.adjusted(1, 0, -1, 0);
  canvas.text(at, Qt::AlignHCenter, look.text, {sign ? 13 : 12.5, sign}, theme.ink);
}

} // namespace

void paintCard(Canvas& canvas, const QSizeF& size, const CardLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const QRectF room(1, (size.height() - 28) / 2, size.width() - 2, 28);
  const Stroke usual =
      look.entering ? Stroke{theme.ink, 2.5} : Stroke{theme.stoneEdge, 1.2, look.lost};
  canvas.card(room,
              look.lost       ? theme.sunken
              : touch.hovered ? theme.chosenFill
                              : theme.surface,
              edgeOf(place, usual, theme), 4);
  if (look.lost)
    canvas.hatch({room.left() + 2, room.bottom() - 6, room.width() - 4, 5}, theme.stop);
  const QPointF sign(room.left() + 10, room.center().y());
  const bool revolts = look.kind == CardKind::revolt;
  if (place.keyCap.isEmpty()) {
    canvas.shape(signOf(look.kind), sign, 14, revolts ? theme.stop : QColor(Qt::transparent),
                 {revolts ? theme.stop : theme.ink, 1.2});
  } else {
    canvas.key(sign, place.keyCap, theme.choose);
  }
  QRectF values = room.adjusted(20, 0, -3, 0);
  if (look.doubled && size.width() > 60) {
    values.setRight(room.right() - 18);
    canvas.text({room.right() - 17, room.top(), 16, room.height()}, Qt::AlignLeft,
                QStringLiteral("×2"), {11.5, true}, theme.choose);
  } else if (look.ankh && size.width() > 60) {
    values.setRight(room.right() - 12);
    canvas.shape(Outline::ankh, {room.right() - 7, sign.y()}, 14, Qt::transparent,
                 {theme.choose, 1.8});
  }
  const auto own = look.own ? std::optional(at(*look.own)) : std::nullopt;
  paintNumbers(canvas, values, look.values, own);
}

void paintSum(Canvas& canvas, const QSizeF& size, const SumLook& look, const PlaceLook& place,
              const PlaceTouch& /*touch*/) {
  const ui::Theme& theme = canvas.theme();
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
    const QColor& text = theme.playerText[at(*look.leads)];
    canvas.card(room, look.waits ? theme.surface : theme.player[at(*look.leads)],
                {text, look.waits ? 2.0 : 1.0, look.waits}, 5);
    ink = look.waits ? theme.ink : theme.onPlayer[at(*look.leads)];
    canvas.symbol({room.left() + 9, room.center().y()}, 12, *look.leads, look.waits ? text : ink);
    return canvas.text(room.adjusted(15, 0, -2, 0), Qt::AlignHCenter, look.text, letters, ink);
  }
  if (look.tie) canvas.frame(room, {theme.line, 1}, 5);
  canvas.text(room, Qt::AlignHCenter, look.tie ? QStringLiteral("= ") + look.text : look.text,
              letters, look.struck ? theme.stop : ink);
  if (look.struck) {
    canvas.line(room.center() + QPointF(-12, 7), room.center() + QPointF(12, -7),
                {theme.stop, 1.5});
  }
}

void paintPyramid(Canvas& canvas, const BoardLayout& layout, const QString& count,
                  std::span<const PlayerColour> loaded, const Resources& supply) {
  constexpr int few = 4;
  const ui::Theme& theme = canvas.theme();
  const QRectF& room = layout.count;
  const bool isFolded = layout.pyramid.isEmpty();
  if (!isFolded) {
    const auto stones = stonesIn(layout.pyramid);
    paintStonePyramid(canvas, stones, loaded);
    canvas.text({room.left(), room.center().y(), room.width(), 18}, Qt::AlignLeft,
                //: Below a number of boats.
                BoardWords::tr("loaded"), {11.5}, theme.quietInk);
  }
  canvas.text({room.topLeft(), QSizeF(room.width(), isFolded ? room.height() : 18)},
              isFolded ? Qt::AlignHCenter : Qt::AlignLeft, count, {14, true}, theme.ink);
  std::vector<ui::WareCount> wares;
  for (const Resource kind : allResources) wares.push_back({wareOf(kind), supply[kind]});
  const int columns = std::max(1, static_cast<int>(layout.supply.width() / 60));
  if (isFolded && layout.supply.height() < 80) return;
  //: Heading: what is left beside the board.
  paintWareStock(canvas, layout.supply, BoardWords::tr("In stock"), wares, few, columns);
}

void paintActive(Canvas& canvas, const BoardLayout& layout, const ActiveLook& look,
                 const ui::Seats& seats) {
  const ui::Theme& theme = canvas.theme();
  const bool active = !look.hint.isEmpty();
  canvas.card(layout.table, theme.surface, {active ? theme.riverEdge : theme.line, 1.5}, 8);
  if (active) canvas.fill(layout.head.adjusted(1.5, 1.5, -1.5, 0), theme.river, 6);
  const QColor& ink = active ? theme.onRiver : theme.quietInk;
  const Letters title{16, active};
  const qreal name = canvas.width(look.name, title) + 1;
  const qreal left = layout.head.left() + 12;
  canvas.text({left, layout.head.top(), name, layout.head.height()}, Qt::AlignLeft, look.name,
              title, ink);
  for (int player = 0; player < look.rows.size(); ++player) {
    const QRectF& row = layout.rows[at(player)];
    const PlayerColour colour = seats.colours[at(player)];
    const QColor& own = theme.playerText[at(colour)];
    canvas.symbol({row.left() - 14, row.center().y()}, 15, colour, own);
    canvas.text(row, Qt::AlignLeft, look.rows[player], {13, true}, own);
  }
  if (!active) return;
  const qreal columns = layout.ends[0].left();
  const qreal hint = left + name + 12;
  if (canvas.width(look.hint, {12}) <= columns - hint) {
    canvas.text({hint, layout.head.top(), columns - hint, layout.head.height()}, Qt::AlignLeft,
                look.hint, {12}, ink);
  }
  constexpr std::array signs{Outline::flame, Outline::shield, Outline::bubble, Outline::scales};
  canvas.line(layout.foot.topLeft() + QPointF(8, 0), {layout.table.right() - 8, layout.foot.top()},
              {theme.line, 1});
  for (std::size_t i = 0; i < columnCount; ++i) {
    const QRectF& end = layout.ends[i];
    const QRectF head(end.left(), layout.head.top(), end.width(), layout.head.height());
    const qreal text = canvas.width(look.heads[i], {13, true}) + 1;
    const qreal x = head.center().x() - (look.heads[i].isEmpty() ? 0 : text / 2 + 1);
    canvas.shape(signs[i], {x, head.center().y()}, 17, Qt::transparent, {ink, 1.3});
    canvas.text({x + 10, head.top(), text, head.height()}, Qt::AlignLeft, look.heads[i], {13, true},
                look.raised ? theme.choose : ink);
    canvas.line({end.left(), head.bottom() + 4}, {end.left(), end.bottom() - 4}, {theme.line, 1});
    paintEnd(canvas, end, look.ends[i]);
  }
  canvas.text(layout.foot.adjusted(12, 0, -6, 0), Qt::AlignLeft, look.foot, {12.5}, theme.quietInk);
}

} // namespace nilometer::pyramidion

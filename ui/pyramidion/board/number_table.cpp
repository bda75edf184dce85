// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/board/number_table.h"

#include "ui/base/style/name_in_room.h"

#include <algorithm>

namespace nilometer::ui {

NumberTableRooms numberTableIn(const QRectF& room, int players, int columns) {
  constexpr qreal head = 30;
  constexpr qreal symbol = 30; ///< of a player
  const qreal foot = std::clamp<qreal>(room.height() - head - players * 34, 34, 44);
  const qreal column = room.width() < 500 ? 46 : 52;
  const qreal first = room.right() - 6 - columns * column;
  const qreal pitch = (room.height() - head - foot) / std::max(players, 1);
  NumberTableRooms out{.all = room, .head = {room.left(), room.top(), room.width(), head}};
  const auto line = [&](qreal top, qreal height) {
    std::vector<QRectF> cells;
    for (int i = 0; i < columns; ++i) cells.emplace_back(first + i * column, top, column, height);
    return cells;
  };
  for (int player = 0; player < players; ++player) {
    const qreal top = room.top() + head + player * pitch;
    out.rows.emplace_back(room.left() + symbol, top, first - room.left() - symbol - 2, pitch);
    out.cells.push_back(line(top, pitch));
  }
  out.foot = QRectF(room.left(), room.bottom() - foot, first - room.left(), foot);
  out.ends = line(out.foot.top(), foot);
  return out;
}

void paintNumberTable(Canvas& canvas, const NumberTableRooms& rooms, const NumberTable& look,
                      const Seats& seats) {
  const Theme& theme = canvas.theme();
  const bool active = !look.hint.isEmpty();
  canvas.card(rooms.all, theme.surface, {active ? theme.riverEdge : theme.line, 1.5}, 8);
  if (active) canvas.fill(rooms.head.adjusted(1.5, 1.5, -1.5, 0), theme.river, 6);
  const QColor& ink = active ? theme.onRiver : theme.quietInk;
  const Letters title{16, active};
  const qreal name = canvas.width(look.name, title) + 1;
  const qreal left = rooms.head.left() + 12;
  canvas.text({left, rooms.head.top(), name, rooms.head.height()}, Qt::AlignLeft, look.name, title,
              ink);
  for (int player = 0; player < look.rows.size(); ++player) {
    const QRectF& row = rooms.rows[static_cast<std::size_t>(player)];
    if (row.height() < 16) break; // nobody's name has room
    if (look.turn == player) {
      canvas.fill({rooms.all.left() + 4, row.top() + 1, rooms.ends[0].left() - rooms.all.left() - 8,
                   row.height() - 2},
                  theme.sunken, 5);
    }
    const PlayerColour colour = seats.colours[static_cast<std::size_t>(player)];
    const QColor& own = theme.playerText[static_cast<std::size_t>(colour)];
    canvas.symbol({row.left() - 14, row.center().y()}, 15, colour, own);
    QRectF room = row;
    if (!active) room.setRight(rooms.all.right() - 10);
    const Letters letters{13, true};
    const QString shown =
        nameInRoom(look.rows[player], seats.names.whole, QFontMetricsF(canvas.font(letters)),
                   room.width() * canvas.u());
    canvas.text(room, Qt::AlignLeft, shown, letters, own);
  }
  if (!active) return;
  const qreal columns = rooms.ends[0].left();
  const qreal hint = left + name + 12;
  if (canvas.width(look.hint, {12}) <= columns - hint) {
    canvas.text({hint, rooms.head.top(), columns - hint, rooms.head.height()}, Qt::AlignLeft,
                look.hint, {12}, ink);
  }
  canvas.line(rooms.foot.topLeft() + QPointF(8, 0), {rooms.all.right() - 8, rooms.foot.top()},
              {theme.line, 1});
  for (std::size_t i = 0; i < rooms.ends.size(); ++i) {
    const QRectF& end = rooms.ends[i];
    const QRectF head(end.left(), rooms.head.top(), end.width(), rooms.head.height());
    paintColumnHead(canvas, head, look.heads[i], 13, ink);
    canvas.line({end.left(), head.bottom() + 4}, {end.left(), end.bottom() - 4}, {theme.line, 1});
    paintEnd(canvas, end, look.ends[i]);
  }
  canvas.text(rooms.foot.adjusted(12, 0, -6, 0), Qt::AlignLeft, look.foot, {12.5}, theme.quietInk);
}

} // namespace nilometer::ui

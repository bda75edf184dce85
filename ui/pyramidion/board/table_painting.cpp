// SPDX-License-Identifier: GPL-3.0-or-later
// The great pyramid, and the table of the active site.
#include "ui/pyramidion/board/board_painting.h"

#include <algorithm>

namespace nilometer::pyramidion {

using ui::Letters;
using ui::Outline;

void paintPyramid(Canvas& canvas, const BoardLayout& layout, const QString& count,
                  std::span<const PlayerColour> loaded, std::optional<PlayerColour> winner,
                  const Resources& supply) {
  constexpr int few = 4;
  const ui::Theme& theme = canvas.theme();
  const QRectF& room = layout.count;
  const bool isFolded = layout.pyramid.isEmpty();
  if (!isFolded) {
    paintStonePyramid(canvas, layout.pyramid, pyramidBase, pyramidRows, loaded, winner);
    canvas.text({room.left(), room.center().y(), room.width(), 18}, Qt::AlignLeft,
                BoardReader::countedText(), {11.5}, theme.quietInk);
  }
  canvas.text({room.topLeft(), QSizeF(room.width(), isFolded ? room.height() : 18)},
              isFolded ? Qt::AlignHCenter : Qt::AlignLeft, count, {14, true}, theme.ink);
  std::vector<ui::WareCount> wares;
  for (const Resource kind : allResources) wares.push_back({wareOf(kind), supply[kind]});
  const int columns = std::max(1, static_cast<int>(layout.supply.width() / 60));
  if ((isFolded && layout.supply.height() < 80) || supply.total() == 0) return;
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
    if (row.height() < 16) break; // nobody's name has room
    if (look.turn == at(player)) {
      canvas.fill({layout.table.left() + 4, row.top() + 1,
                   layout.ends[0].left() - layout.table.left() - 8, row.height() - 2},
                  theme.sunken, 5);
    }
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
  canvas.line(layout.foot.topLeft() + QPointF(8, 0), {layout.table.right() - 8, layout.foot.top()},
              {theme.line, 1});
  for (std::size_t i = 0; i < columnCount; ++i) {
    const QRectF& end = layout.ends[i];
    const QRectF head(end.left(), layout.head.top(), end.width(), layout.head.height());
    paintColumnHead(canvas, head, look.heads[i], 13, ink);
    canvas.line({end.left(), head.bottom() + 4}, {end.left(), end.bottom() - 4}, {theme.line, 1});
    ui::paintEnd(canvas, end, look.ends[i]);
  }
  canvas.text(layout.foot.adjusted(12, 0, -6, 0), Qt::AlignLeft, look.foot, {12.5}, theme.quietInk);
}

} // namespace nilometer::pyramidion

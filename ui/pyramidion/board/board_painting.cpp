// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/board/board_painting.h"
#include "ui/words/phrase.h"

#include <algorithm>

namespace nilometer::pyramidion {

using ui::Letters;
using ui::Outline;
using ui::Stroke;
using ui::WareCount;
using words::number;

namespace {

constexpr QLatin1String unreadMark("?");

/// "1 3", "1–4".
QString markersText(const std::array<bool, maxPlayers>& lie) {
  QStringList numbers;
  for (std::size_t i = 0; i < lie.size(); ++i) {
    if (lie[i]) numbers += number(static_cast<int>(i) + 1);
  }
  const qsizetype count = numbers.size();
  const bool isRow = count > 2 && numbers.back().toInt() - numbers.front().toInt() == count - 1;
  return isRow ? numbers.front() + u'–' + numbers.back() : numbers.join(u' ');
}

} // namespace

void paintSite(Canvas& canvas, const QSizeF& size, const SiteLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const SiteRoom room = siteRoom(look.site, QRectF(QPointF(0, 0), size));
  const bool open = place.state == PlaceLook::State::open;
  const bool lit = look.isActive || (touch.hovered && open);
  const Stroke usual = look.isActive ? Stroke{theme.riverEdge, 3.5} : Stroke{theme.stoneEdge, 1};
  canvas.card(room.all,
              lit            ? theme.chosenFill
              : look.sundial ? theme.sunken
                             : theme.stone,
              edgeOf(place, usual, theme), 8);
  canvas.key({15, 17},
             place.keyCap.isEmpty() ? number(static_cast<int>(look.site) + 1) : place.keyCap,
             open ? theme.choose : theme.quietInk);
  qreal right = room.corner.left();
  if (const QString lie = markersText(look.markers); room.next.isEmpty() && !lie.isEmpty()) {
    const QRectF tab(right - canvas.width(lie, {11.5, true}) - 9, 7,
                     canvas.width(lie, {11.5, true}) + 8, 20);
    canvas.card(tab, theme.surface, {theme.ink, 1.5}, 10);
    canvas.text(tab, Qt::AlignHCenter, lie, {11.5, true}, theme.ink);
    right = tab.left();
  }
  const qreal free = right - 28 - (look.sundial ? 22 : 2);
  Letters letters{14.5, true};
  if (canvas.width(look.name, letters) + 1 > free) letters.size = 12;
  const qreal wide = std::min(canvas.width(look.name, letters) + 1, free);
  canvas.text({28, 6, wide, 22}, Qt::AlignLeft, look.name, letters,
              look.sundial ? theme.quietInk : theme.ink);
  if (look.sundial) {
    const QPointF centre(28 + wide + 12, 15);
    canvas.shape(Outline::sundial, centre, 18, theme.stone, {theme.quietInk, 1.2});
    canvas.shape(Outline::gnomon, centre + QPointF(2.5, 0.5), 9, theme.quietInk);
  }
  const qreal wares = room.troops[0].isEmpty() ? 32 : room.troops[0].top() - 24;
  paintWareRow(canvas, {8, wares, size.width() - 16, 24}, countsOf(look.resources));
  QRectF next = room.next;
  for (std::size_t i = look.markers.size(); i-- > 0;) {
    if (look.markers[i] && !room.markers[i].isEmpty()) next.setRight(room.markers[i].left());
  }
  if (!next.isEmpty()) paintComing(canvas, next, look.next, countsOf(look.coming));
}

void paintCorner(Canvas& canvas, const QSizeF& size, const CornerLook& look, const PlaceLook& place,
                 const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  std::vector<WareCount> wares;
  for (const Resource kind : allResources) {
    if (look && has(*look, kind)) wares.push_back({wareOf(kind), 1});
  }
  const qreal wide =
      std::min(size.width(), std::max<qreal>(24, 8 + 20 * static_cast<qreal>(wares.size())));
  const QRectF room(size.width() - wide - 2, (size.height() - 24) / 2, wide, 24);
  canvas.card(room, look || touch.hovered ? theme.surface : QColor(Qt::transparent),
              edgeOf(place, {theme.stoneEdge, 1, !look}, theme), 5);
  if (!look) return canvas.unread(room.center(), theme.quietInk, 12.5);
  if (wares.empty()) canvas.text(room, Qt::AlignHCenter, QStringLiteral("–"), {12}, theme.ink);
  paintWareKinds(canvas, room, wares);
}

void paintTroop(Canvas& canvas, const QSizeF& size, const TroopLook& look, const PlaceLook& place,
                const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const QRectF room(0, 1, size.width(), size.height() - 2);
  const qreal middle = room.center().y();
  canvas.card(room, touch.hovered ? theme.chosenFill : theme.surface,
              edgeOf(place, {theme.line, 1}, theme), 5);
  canvas.shape(signOf(look.kind), {15, middle}, 16, Qt::transparent, {theme.quietInk, 1.3});
  if (look.minimum == unreadMark) {
    paintUnread(canvas, {28, middle - 9, 17, 18});
  } else {
    canvas.text({27, middle - 10, 22, 20}, Qt::AlignLeft, look.minimum, {15, true}, theme.ink);
  }
  canvas.key({58, middle}, place.keyCap, theme.choose);
  if (look.lies) canvas.piece(signOf(look.kind), {size.width() - 16, middle}, 23, *look.lies);
}

void paintMarker(Canvas& canvas, const QSizeF& size, const TextLook& look, const PlaceLook& place,
                 const PlaceTouch& /*touch*/) {
  paintBadge(canvas, {size.width() / 2, size.height() / 2}, look.text,
             edgeOf(place, {canvas.theme().ink}, canvas.theme()).colour);
}

void paintBoat(Canvas& canvas, const QSizeF& size, const BoatLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  if (look.faceDown) return paintBarge(canvas, size, {}, theme.sunken, {theme.stoneEdge, 1.3});
  if (!look.isThere) return paintNoBarge(canvas, size, look.place);
  const Stroke usual{look.entering ? theme.ink : theme.stoneEdge, look.entering ? 2.5 : 1.3};
  const bool lit = touch.hovered && place.state == PlaceLook::State::open;
  paintBarge(canvas, size, {countsOf(look.need), look.points, place.keyCap, look.owner},
             lit ? theme.chosenFill : theme.stone, edgeOf(place, usual, theme));
}

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

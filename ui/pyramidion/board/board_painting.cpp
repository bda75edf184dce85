// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/board/board_painting.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::pyramidion {

using text::number;
using ui::Letters;
using ui::Outline;
using ui::Stroke;
using ui::WareCount;

namespace {

constexpr QLatin1String unreadMark("?");

} // namespace

void paintSite(Canvas& canvas, const QSizeF& size, const SiteLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const SiteRoom room = siteRoom(look.site, QRectF(QPointF(0, 0), size), look.players);
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
  if (room.next.isEmpty()) right = ui::paintBadgeTab(canvas, {right - 1, 17}, look.markers);
  const qreal free = right - 28 - (look.sundial ? 22 : 2);
  Letters letters{14.5, true};
  while (letters.size > 11.5 && canvas.width(look.name, letters) + 1 > free) letters.size -= 0.5;
  const qreal wide = std::min(canvas.width(look.name, letters) + 1, free);
  canvas.text({28, 6, wide, 22}, Qt::AlignLeft, look.name, letters,
              look.sundial ? theme.quietInk : theme.ink);
  if (look.sundial) {
    const QPointF centre(28 + wide + 12, 15);
    canvas.shape(Outline::sundial, centre, 18, theme.stone, {theme.quietInk, 1.2});
    canvas.shape(Outline::gnomon, centre + QPointF(2.5, 0.5), 9, theme.quietInk);
  }
  paintWareRow(canvas, room.wares.adjusted(0, aboveWares, 0, 0), countsOf(look.resources));
  QRectF next = room.next;
  for (std::size_t i = look.markers.size(); i-- > 0;) {
    if (look.markers[i] && !room.markers[i].isEmpty()) next.setRight(room.markers[i].left());
  }
  //: Before what the next supply card brings to a site, as signs: "next +2".
  const QString before = BoardWords::tr("next");
  if (!next.isEmpty() && look.comingWaits)
    canvas.text(next, Qt::AlignLeft, before + u" ?", {11.5}, theme.quietInk);
  else if (!next.isEmpty())
    paintComing(canvas, next, before, countsOf(look.coming));
}

void paintWareChoice(Canvas& canvas, const QSizeF& size, const TextLook& /*look*/,
                     const PlaceLook& place, const PlaceTouch& /*touch*/) {
  const QRectF room(QPointF(0, 0), size);
  canvas.frame(room.adjusted(1, aboveWares + 1, -1, -1), edgeOf(place, {}, canvas.theme()), 5);
}

void paintCorner(Canvas& canvas, const QSizeF& size, const CornerLook& look, const PlaceLook& place,
                 const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  std::vector<WareCount> wares;
  for (const Resource kind : allResources) {
    if (look && has(*look, kind)) wares.push_back({wareOf(kind), 1});
  }
  // Left of the frame is air before the sundial.
  const qreal wide =
      std::min(size.width() - 5, std::max<qreal>(24, 8 + 20 * static_cast<qreal>(wares.size())));
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
  if (look.waits) return paintUnread(canvas, {size.width() - 25, middle - 9, 18, 18});
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

void paintPyramid(Canvas& canvas, const BoardLayout& layout, const BoardReader& reader) {
  constexpr int few = 4;
  const ui::Theme& theme = canvas.theme();
  const QRectF& room = layout.count;
  const bool isFolded = layout.pyramid.isEmpty();
  if (!isFolded) {
    paintStonePyramid(canvas, layout.pyramid, pyramidBase, pyramidRows, reader.loaded(),
                      reader.winner());
    const QString counted = BoardReader::countedText();
    canvas.text({room.left(), room.center().y(), canvas.width(counted, {11.5}) + 1, 18},
                Qt::AlignLeft, counted, {11.5}, theme.quietInk);
  }
  canvas.text({room.topLeft(), QSizeF(room.width(), isFolded ? room.height() : 18)},
              isFolded ? Qt::AlignHCenter : Qt::AlignLeft, reader.countText(), {14, true},
              theme.ink);
  const Resources supply = reader.supply();
  const int columns = std::max(1, static_cast<int>((layout.supply.width() + 16) / 60));
  if ((isFolded && layout.supply.height() < 80) || supply.total() == 0) return;
  //: Heading: what is left beside the board.
  paintWareStock(canvas, layout.supply, BoardWords::tr("In stock"),
                 ui::countsOf(supply, allResources, wareOf), few, columns);
}

std::array<QRectF, 2> laidRooms(const BoardLayout& layout) {
  const ui::NumberTableRooms& table = layout.table;
  const QRectF free(QPointF(table.ends.front().left(), table.head.bottom()),
                    table.ends.back().bottomRight());
  const qreal half = free.width() / 2;
  const qreal high = std::min<qreal>(88, free.height() - 8);
  const QRectF first(free.left() + 2, free.center().y() - high / 2, half - 6, high);
  return {first, first.translated(half, 0)};
}

void paintLaid(Canvas& canvas, const BoardLayout& layout, const Laid& laid) {
  const ui::Theme& theme = canvas.theme();
  const auto [pile, discs] = laidRooms(layout);
  if (laid.pile) {
    const qreal high = std::min<qreal>(60, pile.height() - 12);
    QRectF card(0, 0, 0.7 * high, high);
    card.moveCenter(pile.center() + QPointF(4, 4));
    for (int i = 0; i < 3; ++i) {
      canvas.card(card, theme.stone, {theme.stoneEdge, 1.2}, 5);
      card.translate(-4, -4);
    }
    canvas.text(card.translated(4, 4), Qt::AlignHCenter, number(commonCount), {15, true},
                theme.ink);
  }
  if (!laid.discs) return;
  const QPointF middle = discs.center();
  canvas.shape(Outline::sundial, middle - QPointF(20, 0), 30, theme.stone, {theme.quietInk, 1.2});
  canvas.shape(Outline::gnomon, middle - QPointF(16, -1), 15, theme.quietInk);
  canvas.card({middle.x() + 5, middle.y() - 15, 30, 30}, theme.stone, {theme.stoneEdge, 1.2}, 15);
  canvas.shape(Outline::flame, middle + QPointF(20, 0), 18, Qt::transparent, {theme.quietInk, 1.3});
}

} // namespace nilometer::pyramidion

// SPDX-License-Identifier: GPL-3.0-or-later
// Sites and boats.
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

/// A number in a circle.
void paintDisc(Canvas& canvas, const QPointF& centre, qreal side, const QString& text,
               const Stroke& edge) {
  const QRectF disc(centre.x() - side / 2, centre.y() - side / 2, side, side);
  canvas.card(disc, canvas.theme().surface, edge, side / 2);
  canvas.text(disc, Qt::AlignHCenter, text, {11.5, true}, canvas.theme().ink);
}

/// "next +1 … +2 …"; the word is left out where there is no room for it.
void paintNext(Canvas& canvas, const QRectF& room, const SiteLook& look) {
  constexpr qreal pitch = 34;
  const ui::Theme& theme = canvas.theme();
  const std::vector<WareCount> coming = countsOf(look.coming);
  if (coming.empty()) return;
  const qreal wanted = pitch * static_cast<qreal>(coming.size());
  const qreal word = canvas.width(look.next, {11.5}) + 7;
  qreal x = room.left();
  if (word + wanted <= room.width()) {
    canvas.text({x, room.top(), word, room.height()}, Qt::AlignLeft, look.next, {11.5},
                theme.quietInk);
    x += word;
  }
  const qreal step = std::min(pitch, (room.right() - x) / static_cast<qreal>(coming.size()));
  for (const WareCount& ware : coming) {
    canvas.text({x, room.top(), 20, room.height()}, Qt::AlignLeft, u'+' + number(ware.count),
                {11.5}, theme.quietInk);
    canvas.ware({x + step - 12, room.center().y()}, 13, ware.ware);
    x += step;
  }
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
  for (std::size_t i = look.markers.size(); room.next.isEmpty() && i-- > 0;) {
    if (!look.markers[i]) continue;
    right -= 17;
    paintDisc(canvas, {right + 8, 17}, 17, number(static_cast<int>(i) + 1), {theme.ink, 1});
  }
  const Letters letters{14.5, true};
  const qreal free = right - 28 - (look.sundial ? 22 : 2);
  const qreal wide = std::min(canvas.width(look.name, letters) + 1, free);
  canvas.text({28, 6, wide, 22}, Qt::AlignLeft, look.name, letters,
              look.sundial ? theme.quietInk : theme.ink);
  if (look.sundial) {
    const QPointF centre(28 + wide + 12, 15);
    canvas.shape(Outline::sundial, centre, 18, theme.stone, {theme.quietInk, 1.2});
    canvas.shape(Outline::gnomon, centre + QPointF(2.5, 0.5), 9, theme.quietInk);
  }
  const std::vector<WareCount> wares = countsOf(look.resources);
  if (wares.empty()) {
    canvas.text(room.resources, Qt::AlignLeft, QStringLiteral("–"), {13}, theme.quietInk);
  }
  const qreal pitch =
      std::min<qreal>(42, room.resources.width() / std::max<qreal>(1, wares.size()));
  QRectF each(room.resources.topLeft(), QSizeF(pitch - 1, room.resources.height()));
  for (const WareCount& ware : wares) {
    paintWareNumber(canvas, each, pitch < 36 ? 15 : 20, ware, {pitch < 36 ? 12.5 : 15.0, true},
                    theme.ink);
    each.translate(pitch, 0);
  }
  QRectF next = room.next;
  for (std::size_t i = look.markers.size(); i-- > 0;) {
    if (look.markers[i] && !room.markers[i].isEmpty()) next.setRight(room.markers[i].left());
  }
  if (!next.isEmpty()) paintNext(canvas, next, look);
}

void paintCorner(Canvas& canvas, const QSizeF& size, const CornerLook& look, const PlaceLook& place,
                 const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  Resources kinds;
  for (const Resource kind : allResources) {
    if (look.kinds && has(*look.kinds, kind)) kinds.add(kind, 1);
  }
  const std::vector<WareCount> wares = countsOf(kinds);
  const qreal wide = std::min(size.width(), std::max<qreal>(24, 8 + 20.0 * wares.size()));
  const QRectF room(size.width() - wide - 2, (size.height() - 24) / 2, wide, 24);
  canvas.card(room, look.kinds || touch.hovered ? theme.surface : QColor(Qt::transparent),
              edgeOf(place, {theme.stoneEdge, 1, !look.kinds}, theme), 5);
  if (!look.kinds) return canvas.unread(room.center(), theme.quietInk, 12.5);
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
    canvas.frame({28, middle - 9, 17, 18}, {theme.stoneEdge, 1, true}, 3);
    canvas.unread({36.5, middle}, theme.quietInk);
  } else {
    canvas.text({27, middle - 10, 22, 20}, Qt::AlignLeft, look.minimum, {15, true}, theme.ink);
  }
  canvas.key({58, middle}, place.keyCap, theme.choose);
  if (look.lies) canvas.piece(signOf(look.kind), {size.width() - 16, middle}, 23, *look.lies);
}

void paintMarker(Canvas& canvas, const QSizeF& size, const TextLook& look, const PlaceLook& place,
                 const PlaceTouch& /*touch*/) {
  paintDisc(canvas, {size.width() / 2, size.height() / 2}, 21, look.text,
            edgeOf(place, {canvas.theme().ink, 1.3}, canvas.theme()));
}

void paintBoat(Canvas& canvas, const QSizeF& size, const BoatLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const qreal hull = std::min<qreal>(128, size.width() - 4);
  const qreal high = hull * 36 / 128;
  const QPointF centre(size.width() / 2, size.height() - high / 2);
  if (!look.isThere) {
    if (look.place.isEmpty()) return;
    canvas.shape(Outline::barge, centre, hull, Qt::transparent, {theme.onRiver, 1, true});
    return canvas.text({centre.x() - hull / 2 + 10, centre.y() - 4, hull - 20, 18},
                       Qt::AlignHCenter, look.place, {12}, theme.onRiver);
  }
  const bool open = place.state == PlaceLook::State::open;
  const Stroke usual{look.entering ? theme.ink : theme.stoneEdge, look.entering ? 2.5 : 1.3};
  canvas.shape(Outline::barge, centre, hull, touch.hovered && open ? theme.chosenFill : theme.stone,
               edgeOf(place, usual, theme));
  const qreal left = centre.x() - hull / 2 + 8;
  const qreal mast = centre.x() + hull / 2 - 14;
  const qreal deck = centre.y() - high * 0.1;
  canvas.line({mast, deck}, {mast, 3}, {theme.onRiver, 1.5});
  const QRectF flag(mast, 3, 20, 19);
  canvas.polygon({flag.topLeft(), flag.topRight(), flag.center() + QPointF(5, 0),
                  flag.bottomRight(), flag.bottomLeft()},
                 theme.surface, {theme.ink, 1});
  const bool read = look.points != unreadMark;
  canvas.text(flag.adjusted(-1, 0, -4, 0), Qt::AlignHCenter, look.points, {12.5, read},
              read ? theme.ink : theme.quietInk);
  const int all = std::max(look.need.total(), 1);
  const qreal pitch = std::min<qreal>(17, (mast - left - 8) / all);
  QPointF at(left + 8, deck - 9);
  for (const WareCount& ware : countsOf(look.need)) {
    for (int i = 0; i < ware.count; ++i) {
      canvas.ware(at, 17, ware.ware);
      at.rx() += pitch;
    }
  }
  if (look.owner) canvas.symbol({centre.x(), centre.y() + high * 0.2}, 16, *look.owner, theme.ink);
  const QPointF key(left + 2, 10);
  if (!place.keyCap.isEmpty()) {
    canvas.fill({key.x() - 8, key.y() - 8, 16, 16}, theme.surface, 3);
    canvas.key(key, place.keyCap, theme.choose);
  }
}

} // namespace nilometer::pyramidion

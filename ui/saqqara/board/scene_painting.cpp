// SPDX-License-Identifier: GPL-3.0-or-later
// Pyramids, the Nile, the die track, the distribution table, and what lies behind them.
#include "ui/saqqara/board/board_painting.h"

#include "ui/text/phrase.h"

#include <algorithm>
#include <map>

namespace nilometer::saqqara {

using text::number;
using ui::Letters;
using ui::Outline;
using ui::Stroke;
using ui::Ware;

namespace {

constexpr qreal slant = 2; ///< by which the top of a step is narrower, on each side
/// Lower, boats reach down to the numbers; several in two rows do so earlier.
constexpr qreal lowNile = 56;
constexpr qreal lowNileOfCrowds = 68;

qreal spaceX(const NileLook& look, int space) {
  return look.first + (look.end - look.first) * space / std::max(look.last, 1);
}

} // namespace

QPointF boatAt(const NileLook& look, const QSizeF& size, int space) {
  return {spaceX(look, space), std::max<qreal>(12, size.height() - 45)};
}

void paintStep(Canvas& canvas, const QSizeF& size, const StepLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const QRectF room(0, 0.5, size.width() - pointsBeside, size.height() - 1);
  const bool open = place.state == PlaceLook::State::open;
  const bool lit = open || look.comes;
  const Stroke usual{theme.stoneEdge, look.priced ? 1.2 : 1, !look.priced};
  const Stroke edge = edgeOf(place, usual, theme);
  canvas.polygon({{room.left() + slant + 1, room.top()},
                  {room.right() - slant - 1, room.top()},
                  {room.right() - 1, room.bottom()},
                  {room.left() + 1, room.bottom()}},
                 touch.hovered && open ? theme.chosenFill
                 : lit                 ? theme.surface
                                       : theme.stone,
                 edge);
  if (size.height() < lowStep - 1) return;
  const QColor& ink = open ? theme.ink : theme.quietInk;
  const qreal middle = room.center().y();
  std::vector<PlayerColour> workers = look.workers;
  if (look.comes) workers.push_back(*look.comes);
  // A narrow step on which somebody stands has no room for both its number and its key.
  const bool hasKey = !place.keyCap.isEmpty();
  const bool isFull = room.width() <= 70 && !workers.empty() && hasKey;
  if (!isFull) {
    canvas.text({room.left() + 4, middle - 9, 14, 18}, Qt::AlignHCenter, number(look.level),
                {11.5, open}, ink);
  }
  const bool read = look.points != u"?";
  const QRectF points(room.right() - 1, middle - 9, pointsBeside + 1, 18);
  canvas.text(points, Qt::AlignHCenter, look.points, {11.5, read},
              read ? theme.ink : theme.quietInk);
  if (look.asksPoints) canvas.frame(points, {theme.ink, 2.5}, 4);
  paintFigures(canvas, room.adjusted(isFull ? 21 : 16, 0, hasKey && !isFull ? -24 : -2, 0),
               workers);
  canvas.key({isFull ? room.left() + 12 : room.right() - 14, middle}, place.keyCap, theme.choose);
}

void paintNile(Canvas& canvas, const QSizeF& size, const NileLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const bool open = place.state == PlaceLook::State::open;
  const QColor& water = touch.hovered && open ? theme.river : theme.water;
  paintRiverBand(canvas, QRectF(QPointF(0, 0), size), water,
                 open ? Stroke{theme.choose, 2.5} : Stroke{theme.riverEdge, 2});
  const qreal name = canvas.width(look.name, {13, true});
  canvas.key({10 + name + 14, size.height() / 2 - 3}, place.keyCap, theme.onRiver);
  canvas.text({10, size.height() / 2 - 12, look.first - 30, 18}, Qt::AlignLeft, look.name,
              {13, true}, theme.onRiver);
  std::map<int, std::vector<PlayerColour>> crowds;
  for (const NileLook::Boat& boat : look.boats) crowds[boat.space].push_back(boat.colour);
  if (look.comes) crowds[look.comes->space].push_back(look.comes->colour);
  const QSizeF room(spaceX(look, 1) - spaceX(look, 0), size.height() - 26);
  for (const auto& [space, boats] : crowds) {
    QPointF centre = boatAt(look, size, space);
    // Those behind others are whole below the upper bank.
    const bool isCrowd = boats.size() > 2;
    if (isCrowd) centre.setY(std::max(centre.y() - 2, 20.5));
    // Where those in front reach down to the numbers, all who have not begun wait left of theirs.
    if (space == 0 && size.height() < (isCrowd ? lowNileOfCrowds : lowNile)) {
      centre.rx() -= boats.size() > 4 ? 38 : 29;
    }
    const bool comes = look.comes && look.comes->space == space;
    paintShips(canvas, centre, room, boats,
               {place.forbidden ? theme.stop : theme.ink, comes ? 2.5 : 0.0});
  }
  // The scale, whose numbers are read below the boats and between them.
  const qreal ruler = size.height() - 10;
  const bool ends = look.end < size.width() - 60;
  const Stroke line{theme.riverEdge, 1.5};
  canvas.line({look.first, ruler}, {look.end + (ends ? 12 : 0), ruler}, line);
  const int every = look.last > 20 ? 2 : 1;
  for (int space = 0; space <= look.last; ++space) {
    const qreal x = spaceX(look, space);
    canvas.line({x, ruler - 7}, {x, ruler}, line);
    if (space % every != 0) continue;
    const qreal wide = canvas.width(number(space), {11.5}) + 2;
    canvas.fill({x - wide / 2, ruler - 19, wide, 11}, water, 3);
    canvas.text({x - 14, ruler - 21, 28, 15}, Qt::AlignHCenter, number(space), {11.5},
                theme.onRiver);
  }
}

void paintNileEnd(Canvas& canvas, const QSizeF& size, const TextLook& look, const PlaceLook& place,
                  const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const QRectF room(2, 2, size.width() - 4, size.height() - 4);
  const bool read = look.text != u"?";
  if (touch.hovered) canvas.fill(room, theme.river, 4);
  canvas.frame(room, edgeOf(place, {theme.onRiver, 1, !read}, theme), 4);
  canvas.text(room, Qt::AlignHCenter, look.text, {12.5, read}, theme.onRiver);
}

void paintField(Canvas& canvas, const QSizeF& size, const FieldLook& look, const PlaceLook& place,
                const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const QRectF room(QPointF(0, 0), size);
  const bool now = look.die > 0;
  const bool open = place.state == PlaceLook::State::open;
  const Stroke usual = now ? Stroke{theme.riverEdge, 2} : Stroke{theme.stoneEdge, 1};
  const QColor& fill = now ? theme.river : touch.hovered && open ? theme.chosenFill : theme.stone;
  canvas.card(room, fill, edgeOf(place, usual, theme), 6);
  const Letters letters{13, now};
  const QColor& ink = now ? theme.onRiver : open ? theme.ink : theme.quietInk;
  const qreal middle = room.center().y();
  qreal right = room.right() - 6;
  if (now) {
    paintDie(canvas, {right - 13, middle}, 25, look.die);
    right -= 31;
  }
  if (look.stall) {
    paintStall(canvas, {right - 13, middle});
    if (look.stallWaits)
      canvas.text({right - 20, middle - 10, 14, 20}, Qt::AlignHCenter, QStringLiteral("?"),
                  {14, true}, theme.ink);
    right -= 31;
  }
  if (!place.keyCap.isEmpty()) {
    canvas.key({right - 9, middle}, place.keyCap, theme.choose);
    right -= 21;
  }
  const qreal left = room.left() + 8;
  canvas.text({left, 0, right - left, room.height()}, Qt::AlignLeft, look.name, letters, ink);
  const qreal after = left + canvas.width(look.name, letters) + 8;
  if (right - after < canvas.width(look.now, {11.5})) return;
  canvas.text({after, 0, right - after, room.height()}, Qt::AlignLeft, look.now, {11.5}, ink);
}

void paintYears(Canvas& canvas, const QSizeF& size, const YearsLook& look, const PlaceLook& place,
                const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const QRectF all(QPointF(0, 0), size);
  if (touch.hovered) canvas.fill(all, theme.sunken, 5);
  if (size.height() < 60) {
    if (place.state == PlaceLook::State::chosen) canvas.frame(all, {theme.ink, 2.5}, 5);
    const auto& now = look.rows[at(look.now - 1)];
    qreal x = 6;
    const auto say = [&](const QString& text, const Letters& letters, const QColor& ink) {
      const qreal wide = std::min(canvas.width(text, letters) + 1, size.width() - x);
      canvas.text({x, 0, wide, size.height()}, Qt::AlignLeft, text, letters, ink);
      x += wide + 7;
    };
    say(text::fill(BoardWords::tr("Year %1"), {number(look.now)}), {13, true}, theme.ink);
    for (const auto& [name, text] : {std::pair(look.bonus, now[0]), {look.land, now[1]}}) {
      say(name, {12}, theme.quietInk);
      say(text, {13, text != u"?"}, text == u"?" ? theme.quietInk : theme.ink);
    }
    return;
  }
  canvas.text({2, 0, size.width() - 2, 18}, Qt::AlignLeft, look.title, {13, true}, theme.ink);
  const qreal first = size.width() * 0.52;
  const qreal second = size.width() * 0.86;
  canvas.text({first - 24, 17, 48, 16}, Qt::AlignHCenter, look.bonus, {11.5}, theme.quietInk);
  canvas.text({second - 22, 17, 40, 16}, Qt::AlignHCenter, look.land, {11.5}, theme.quietInk);
  // The row of now has a frame, which needs the height.
  constexpr qreal nowRow = 18;
  const qreal row = std::clamp((size.height() - 34 - nowRow) / (years - 1), 12.0, nowRow);
  QRectF room(4, 34, size.width() - 8, 0);
  for (int year = 1; year <= years; ++year) {
    const auto& line = look.rows[at(year - 1)];
    const bool isNow = year == look.now;
    room = QRectF(room.left(), room.bottom(), room.width(), isNow ? nowRow : row);
    if (isNow) canvas.card(room, theme.river, {theme.riverEdge, 1.2}, 4);
    canvas.text(room.adjusted(8, 0, -64, 0), Qt::AlignLeft, number(year), {12, isNow},
                isNow ? theme.onRiver : theme.quietInk);
    for (const auto& [x, text] : {std::pair(first, line[0]), {second, line[1]}}) {
      const bool read = isNow || text != u"?";
      canvas.text({x - 18, room.top(), 36, room.height()}, Qt::AlignHCenter, text, {12.5, read},
                  isNow  ? theme.onRiver
                  : read ? theme.ink
                         : theme.quietInk);
    }
    if (year != look.asked) continue;
    const qreal asked = look.asksLand ? second : first;
    canvas.frame({asked - 14, room.top() - 1, 28, room.height() + 2}, {theme.ink, 2.5}, 4);
  }
}

void paintScene(Canvas& canvas, const QSizeF& size, const BoardLayout& layout) {
  const ui::Theme& theme = canvas.theme();
  canvas.fill(layout.sun, theme.sand, layout.sun.width() / 2);
  paintDunes(canvas, size.width(), layout.nile.top() + 8);
  canvas.fill(layout.band, theme.sand);
  canvas.line(layout.band.topLeft(), layout.band.topRight(), {theme.stoneEdge, 1});
  for (const WarehouseRoom& room : layout.warehouses) {
    if (room.store.isEmpty()) continue;
    canvas.fill({room.store.left(), room.store.bottom() - 3, room.store.width() + 6, 5},
                theme.sand);
  }
}

} // namespace nilometer::saqqara

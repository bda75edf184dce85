// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/board_parts.h"

#include "ui/base/style/kept_picture.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/unit.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace nilometer::ui {

namespace {

constexpr qreal cardCorner = 5;
// Of a stock.
constexpr qreal stockHead = 18;
constexpr qreal stockSign = 17;

/// Goes on with a bank that waves around `y`.
void addBank(QPainterPath& path, const QRectF& room, qreal y, qreal phase) {
  constexpr qreal wave = 304;
  constexpr qreal high = 2.6;
  for (qreal x = room.left(); x <= room.right() + 4; x += 4) {
    const QPointF point(x, y + high * std::sin(2 * std::numbers::pi * x / wave + phase));
    if (path.elementCount() == 0) {
      path.moveTo(point);
    } else {
      path.lineTo(point);
    }
  }
}

QPainterPath between(const QPainterPath& upper, const QPainterPath& lower) {
  QPainterPath path = upper;
  path.connectPath(lower.toReversed());
  path.closeSubpath();
  return path;
}

} // namespace

Stroke edgeOf(const PlaceLook& place, const Stroke& usual, const Theme& theme) {
  switch (place.state) {
  case PlaceLook::State::open: return {theme.choose, 2};
  case PlaceLook::State::chosen: return {place.forbidden ? theme.stop : theme.ink, 2.5};
  case PlaceLook::State::quiet:
  case PlaceLook::State::refused: break;
  }
  return usual;
}

void paintBadge(Canvas& canvas, const QPointF& centre, const QString& text, const QColor& ink) {
  const QRectF room(centre.x() - 11, centre.y() - 11, 22, 22);
  canvas.card(room, canvas.theme().surface, {ink, 1.5}, 11);
  canvas.text(room, Qt::AlignHCenter, text, {11.5, true}, ink);
}

void paintCardBack(Canvas& canvas, const QRectF& room, PlayerColour colour) {
  const Theme& theme = canvas.theme();
  canvas.card(room, theme.stone, {theme.stoneEdge, 1.2}, cardCorner);
  canvas.frame(room.adjusted(4, 4, -4, -4), {theme.stoneEdge, 1}, 3);
  canvas.symbol(room.center(), 15, colour, theme.playerText[static_cast<std::size_t>(colour)]);
}

void paintWareNumber(Canvas& canvas, const QRectF& room, qreal side, const WareCount& ware,
                     const Letters& letters, const QColor& ink) {
  canvas.ware({room.left() + side / 2, room.center().y()}, side, ware.ware,
              ware.count > 0 ? WareForm::piece : WareForm::hollow);
  canvas.text(room.adjusted(side + 4, 0, 0, 0), Qt::AlignLeft, text::number(ware.count), letters,
              ink);
}

void paintWareLine(Canvas& canvas, const WareLine& line, std::span<const WareCount> wares) {
  QRectF room(line.first - QPointF(0, 10), QSizeF(line.pitch - line.apart, 20));
  for (const WareCount& ware : wares) {
    const bool some = ware.count > 0;
    paintWareNumber(canvas, room, line.side, ware, {15, some},
                    some ? canvas.theme().ink : canvas.theme().quietInk);
    room.translate(line.pitch, 0);
  }
}

void paintWareKinds(Canvas& canvas, const QRectF& room, std::span<const WareCount> wares) {
  constexpr qreal side = 13;
  const auto kinds = std::ranges::count_if(wares, [](const auto& ware) { return ware.count > 0; });
  const qreal others = static_cast<qreal>(kinds) - 1;
  const qreal step = others > 0 ? std::min(side + 2, (room.width() - side - 2) / others) : 0;
  qreal x = room.center().x() - step * others / 2;
  for (const WareCount& ware : wares) {
    if (ware.count == 0) continue;
    canvas.ware({x, room.center().y()}, side, ware.ware);
    x += step;
  }
}

qreal stockTitleWidth(const QFont& font, const QString& title) {
  QFont letters = font;
  letters.setBold(true);
  return textWidth(letters, title) / lookUnit(font) + 1;
}

QRectF WareStock::cell(std::size_t kind) const {
  const auto count = static_cast<std::size_t>(columns);
  constexpr qreal row = 20;
  const qreal begin = isLine() ? title + 8 : 0;
  const qreal pitch = (room.width() - begin) / columns;
  const qreal top = isLine() ? room.center().y() - row / 2
                             : room.top() + stockHead + 3 + row * static_cast<qreal>(kind / count);
  return {room.left() + begin + pitch * static_cast<qreal>(kind % count), top, pitch - 2, row};
}

QPointF WareStock::signAt(std::size_t kind) const {
  const QRectF at = cell(kind);
  return {at.left() + stockSign / 2, at.center().y()};
}

void paintWareStock(Canvas& canvas, const QRectF& room, const QString& title,
                    std::span<const WareCount> wares, int few, int columns) {
  const Theme& theme = canvas.theme();
  const WareStock stock{room, stockTitleWidth(canvas.font({13}), title), columns, wares.size()};
  const qreal head = stock.isLine() ? room.height() : stockHead;
  canvas.text({room.topLeft(), QSizeF(stock.title, head)}, Qt::AlignLeft, title, {13, true},
              theme.ink);
  for (std::size_t i = 0; i < wares.size(); ++i) {
    const bool isShort = wares[i].count < few;
    paintWareNumber(canvas, stock.cell(i), stockSign, wares[i], {12.5, isShort},
                    isShort ? theme.stop : theme.ink);
  }
}

void paintRiverBand(Canvas& canvas, const QRectF& room, const QColor& water, const Stroke& bank) {
  constexpr qreal green = 6;
  constexpr qreal beyond = 6; // what banks reach out of the room
  const QColor grass = canvas.theme().dark ? canvas.theme().fine.darker(190) : canvas.theme().fine;
  const KeptLook look{.shape = KeptLook::Shape::river,
                      .fill = water.rgba(),
                      .edge = bank.colour.rgba(),
                      .radius = canvas.u(),
                      .pen = bank.width,
                      .kind = static_cast<int>(grass.rgba()),
                      .part = room.left()};
  const auto paint = [&](QPainter& on, const QRectF& where) {
    const QPointF origin = where.topLeft() - room.topLeft() * canvas.u();
    const Canvas band(on, canvas.font({}), canvas.theme(), origin);
    QPainterPath upper;
    QPainterPath lower;
    QPainterPath edge;
    addBank(upper, room, room.top() + 4, 0.9);
    addBank(lower, room, room.bottom() - green - 3, 2.3);
    addBank(edge, room, room.bottom() - 3, 2.3);
    band.path(between(lower, edge), grass, {Qt::transparent, 0});
    band.path(between(upper, lower), water, {Qt::transparent, 0});
    band.path(upper, Qt::transparent, bank);
    band.path(lower, Qt::transparent, bank);
  };
  paintKept(canvas.painter(), look, canvas.in(room), beyond * canvas.u(), paint);
}

} // namespace nilometer::ui

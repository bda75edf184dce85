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

void paintDie(Canvas& canvas, const QPointF& centre, qreal side, int pips) {
  const Theme& theme = canvas.theme();
  canvas.card({centre.x() - side / 2, centre.y() - side / 2, side, side}, theme.surface,
              {theme.ink, 1.6}, side / 5);
  const auto dot = [&](int x, int y) {
    const QPointF at = centre + QPointF(x, y) * side * 0.26;
    const qreal radius = side * 0.09;
    canvas.fill({at.x() - radius, at.y() - radius, 2 * radius, 2 * radius}, theme.ink, radius);
  };
  if (pips % 2 == 1) dot(0, 0);
  for (const int end : {-1, 1}) {
    if (pips > 1) dot(end, end);
    if (pips > 3) dot(end, -end);
    if (pips == 6) dot(end, 0);
  }
}

void paintStall(Canvas& canvas, const QPointF& centre) {
  canvas.shape(Outline::stall, centre, 26, canvas.theme().chosenFill, {canvas.theme().ink, 1.4});
}

void paintShips(Canvas& canvas, const QPointF& centre, const QSizeF& room,
                std::span<const PlayerColour> ships, const Stroke& frame) {
  const int all = static_cast<int>(ships.size());
  // An even number in front: a number below them is read between their symbols.
  const int behind = all > 2 ? all - 2 * ((all + 2) / 4) : 0;
  const qreal side = std::min<qreal>(room.height(), all == 1 ? 32 : all == 2 ? 26 : 21);
  for (int i = 0; i < all; ++i) {
    const bool isBehind = i < behind;
    const int row = isBehind ? behind : all - behind;
    const int place = isBehind ? i : i - behind;
    const qreal step = std::min<qreal>(18, 0.66 * room.width() / std::max(row - 1, 1));
    const QPointF aside(step * (place - (row - 1) / 2.0), behind == 0 ? 0 : isBehind ? -10 : 6);
    const PlayerColour colour = ships[static_cast<std::size_t>(i)];
    if (frame.width <= 0 || i + 1 < all) {
      canvas.ship(centre + aside, side, colour);
      continue;
    }
    const qreal half = std::min(room.height() / 2 + 1, all == 1 ? 16.5 : 0.64 * step);
    const QPointF corner(half, half);
    const QRectF framed(centre + aside - corner, centre + aside + corner);
    canvas.fill(framed, canvas.theme().surface, cardCorner);
    canvas.ship(framed.center(), 2 * half - 5, colour);
    canvas.frame(framed, frame, cardCorner);
  }
}

void paintBadge(Canvas& canvas, const QPointF& centre, const QString& text, const QColor& ink) {
  const QRectF room(centre.x() - 11, centre.y() - 11, 22, 22);
  canvas.card(room, canvas.theme().surface, {ink, 1.5}, 11);
  canvas.text(room, Qt::AlignHCenter, text, {11.5, true}, ink);
}

qreal paintBadgeTab(Canvas& canvas, const QPointF& right, std::span<const bool> lie) {
  QStringList numbers;
  for (std::size_t i = 0; i < lie.size(); ++i) {
    if (lie[i]) numbers += text::number(static_cast<int>(i) + 1);
  }
  const qsizetype count = numbers.size();
  if (count == 0) return right.x();
  const bool isRow = count > 2 && numbers.back().toInt() - numbers.front().toInt() == count - 1;
  const QString text = isRow ? numbers.front() + u'–' + numbers.back() : numbers.join(u' ');
  const Letters letters{11.5, true};
  const qreal wide = canvas.width(text, letters) + 8;
  const QRectF tab(right.x() - wide, right.y() - 10, wide, 20);
  canvas.card(tab, canvas.theme().surface, {canvas.theme().ink, 1.5}, 10);
  canvas.text(tab, Qt::AlignHCenter, text, letters, canvas.theme().ink);
  return tab.left();
}

void paintCardBack(Canvas& canvas, const QRectF& room, PlayerColour colour) {
  const Theme& theme = canvas.theme();
  canvas.card(room, theme.stone, {theme.stoneEdge, 1.2}, cardCorner);
  canvas.frame(room.adjusted(4, 4, -4, -4), {theme.stoneEdge, 1}, 3);
  canvas.symbol(room.center(), 15, colour, theme.playerText[static_cast<std::size_t>(colour)]);
}

void paintOwnCard(Canvas& canvas, const QRectF& room, PlayerColour colour, bool aside) {
  const QColor& ink = canvas.theme().playerText[static_cast<std::size_t>(colour)];
  canvas.card(room, canvas.theme().surface, {ink, 1.5}, cardCorner);
  const qreal x = aside ? room.left() + 9 : room.center().x();
  canvas.symbol({x, room.top() + 10}, 11, colour, ink);
}

void paintFigures(Canvas& canvas, const QRectF& room, std::span<const PlayerColour> figures) {
  constexpr qreal usual = 24;
  constexpr qreal together = 0.65; ///< of a side: less hides the symbol behind the next figure
  const qreal others = static_cast<qreal>(figures.size()) - 1;
  const qreal most = std::max<qreal>(0, room.width() / (1 + together * others));
  const qreal side = std::min({usual, room.height(), most});
  const qreal step = others > 0 ? std::min(usual - 2, (room.width() - side) / others) : 0;
  qreal x = room.center().x() - step * others / 2;
  for (const PlayerColour colour : figures) {
    canvas.worker({x, room.center().y()}, side, colour);
    x += step;
  }
}

void paintWareBar(Canvas& canvas, const QRectF& bar, std::span<const WareCount> wares, int enough,
                  bool isMissing) {
  const Theme& theme = canvas.theme();
  canvas.fill(bar, theme.sunken, 3);
  int all = 0;
  for (const WareCount& ware : wares) all += ware.count;
  const qreal each = bar.width() / std::max({10, all, enough + 1});
  qreal x = bar.left();
  for (const WareCount& ware : wares) {
    if (ware.count == 0) continue;
    const qreal out = ware.isNew ? 1 : 0;
    const Stroke edge{ware.isNew ? theme.ink : theme.wareRim, ware.isNew ? 2.2 : 0.8};
    canvas.card({x, bar.top() - out, each * ware.count - 1, bar.height() + 2 * out},
                theme.ware[static_cast<std::size_t>(ware.ware)], edge, 2);
    x += each * ware.count;
  }
  const qreal tick = bar.left() + each * enough;
  if (isMissing && all < enough) {
    const QRectF gap(x, bar.top(), tick - x, bar.height());
    canvas.card(gap, theme.surface, {theme.stop, 1.3}, 0);
    canvas.hatch(gap, theme.stop);
  }
  canvas.line({tick, bar.top() - 4}, {tick, bar.bottom() + 4}, {theme.ink, 2.5});
}

void paintWarePile(Canvas& canvas, const QRectF& bin, Ware ware, int now, int more) {
  constexpr qreal slab = 5.2;
  constexpr qreal slabWidth = 18;
  constexpr qreal signs = 25; // below the slabs
  constexpr int mostSlabs = 6;
  const Theme& theme = canvas.theme();
  const bool none = now + more == 0;
  canvas.ware({bin.center().x(), bin.bottom() - 13}, 17, ware,
              none ? WareForm::hollow : WareForm::piece);
  if (none) return;
  const auto room = static_cast<int>((bin.height() - signs - 12) / (slab + 0.5));
  const int most = std::clamp(room, 1, mostSlabs);
  const int shownMore = std::min(more, most);
  qreal bottom = bin.bottom() - signs;
  const auto lay = [&](int slabs, const Stroke& edge) {
    for (int i = 0; i < slabs; ++i) {
      canvas.card({bin.center().x() - slabWidth / 2, bottom - slab, slabWidth, slab},
                  theme.ware[static_cast<std::size_t>(ware)], edge, 1.2);
      bottom -= slab + edge.width / 2;
    }
  };
  lay(std::min(now, most - shownMore), {theme.wareRim, 0.8});
  lay(shownMore, {theme.ink, 1.8});
  canvas.text({bin.left() - 2, bottom - 14, bin.width() + 4, 13}, Qt::AlignHCenter,
              text::number(now + more), {12, true}, theme.ink);
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

void paintTrade(Canvas& canvas, const QRectF& room, const WareTrade& trade) {
  const Theme& theme = canvas.theme();
  const QString sign = QStringLiteral("→");
  const Letters numbers{14.5, true};
  const Letters letters{13.5};
  const qreal side = std::clamp<qreal>((room.width() - 46) / 2, 13, 18);
  const QString pay = text::number(trade.pay);
  const QString get = text::number(trade.get);
  const qreal used = canvas.width(pay, numbers) + canvas.width(get, numbers) +
                     canvas.width(sign, letters) + 2 * side;
  // Twice as much air at both ends as between the parts.
  const qreal air = std::max<qreal>(0, (room.width() - used) / 8);
  qreal x = room.left() + 2 * air;
  const auto write = [&](const QString& text, const Letters& how) {
    const qreal wide = canvas.width(text, how);
    canvas.text({x, room.top(), wide, room.height()}, Qt::AlignHCenter, text, how, theme.ink);
    x += wide + air;
  };
  const auto paint = [&](const QString& count, std::optional<Ware> ware) {
    write(count, numbers);
    const QPointF middle(x + side / 2, room.center().y());
    ware ? canvas.ware(middle, side, *ware) : canvas.unread(middle, theme.ink, 14);
    x += side + air;
  };
  paint(pay, trade.paid);
  write(sign, letters);
  paint(get, trade.got);
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

void paintDunes(Canvas& canvas, qreal width, qreal ground) {
  constexpr qreal drawn = 872; // as wide it was drawn
  const auto at = [&](qreal x, qreal up) { return QPointF(x * width / drawn, ground - up); };
  QPainterPath path(at(0, 50));
  path.cubicTo(at(82, 70), at(142, 60), at(222, 52));
  path.cubicTo(at(322, 66), at(412, 56), at(512, 50));
  path.cubicTo(at(612, 64), at(732, 62), at(drawn, 52));
  path.lineTo(at(drawn, 0));
  path.lineTo(at(0, 0));
  canvas.path(path, canvas.theme().sand, {Qt::transparent, 0});
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/board/saqqara_parts.h"

#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal cardCorner = 5;

} // namespace

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

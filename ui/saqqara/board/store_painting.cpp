// SPDX-License-Identifier: GPL-3.0-or-later
// Storehouses with their huts, and the cards below them.
#include "ui/saqqara/board/board_painting.h"

#include "ui/text/phrase.h"

#include <algorithm>
#include <cmath>

namespace nilometer::saqqara {

using text::number;
using ui::Letters;
using ui::Outline;
using ui::Stroke;
using ui::Ware;

namespace {

constexpr qreal hutSide = 44;
constexpr qreal bodyLeft = 40; ///< of the roof; the hut stands left of it
constexpr qreal lintel = 31;   ///< roof and name

void paintHut(Canvas& canvas, const QSizeF& size, const StoreLook& look) {
  const ui::Theme& theme = canvas.theme();
  canvas.shape(Outline::hut, {hutSide / 2, size.height() - hutSide / 2 + 3}, hutSide, theme.stone,
               {theme.stoneEdge, 1.3});
  if (look.hut) canvas.worker({hutSide / 2, size.height() - hutSide - 8}, 30, *look.hut);
}

/// A bid, a card face down or shown is as high as its place.
QRectF cardRoom(const QSizeF& size) {
  return {0, slotAbove, size.width() - slotRight, size.height() - slotAbove};
}

void paintBid(Canvas& canvas, const QRectF& room, const SlotLook& look) {
  const ui::Theme& theme = canvas.theme();
  const auto index = at(look.colour);
  const bool filled = look.highest || look.entering;
  const QColor& ink = filled ? theme.onPlayer[index] : theme.playerText[index];
  const QRectF body = look.entering ? room.adjusted(3, 3, -3, -3) : room;
  canvas.card(body, filled ? theme.player[index] : theme.sunken,
              {filled ? theme.surface : theme.line, filled ? 1.2 : 1}, 5);
  const int before = look.goods.total();
  const int more = look.more.total();
  const QString sum = text::fill(QStringLiteral("%1+%2"), {number(before), number(more)});
  const auto line = [&](qreal left, qreal middle, const QString& text, const Letters& letters) {
    canvas.text({left, room.top() + room.height() * middle - 9, body.right() - 1 - left, 18},
                Qt::AlignHCenter, text, letters, ink);
  };
  const qreal left = body.left() + 1;
  if (before == 0 || more == 0) {
    canvas.symbol({room.left() + 9.5, room.top() + room.height() * 0.32}, 12, look.colour, ink);
    line(room.left() + 15, 0.32, number(before + more), {15, true});
  } else if (canvas.width(sum, {11.5, true}) <= body.width() - 2) {
    // A raise needs the whole width, below the symbol.
    canvas.symbol({room.center().x(), room.top() + room.height() * 0.18}, 9, look.colour, ink);
    line(left, 0.44, sum, {14, true});
  } else {
    // Where even that is too narrow, what is added stands below what lies there.
    const bool isMarked = canvas.width(number(before), {12, true}) <= body.width() - 13;
    const QPointF sign(left + 5.5, room.top() + room.height() * 0.2);
    if (isMarked) canvas.symbol(sign, 8, look.colour, ink);
    line(isMarked ? left + 11 : left, 0.2, number(before), {12, true});
    line(left, 0.48, text::fill(QStringLiteral("+%1"), {number(more)}), {12, true});
  }
  const qreal kinds = std::max<qreal>(10, room.height() * 0.27);
  paintWareKinds(canvas, {body.left(), room.bottom() - kinds - 8, body.width(), 16},
                 countsOf(look.goods + look.more));
}

void paintShown(Canvas& canvas, const QRectF& room, const SlotLook& look) {
  const ui::Theme& theme = canvas.theme();
  paintOwnCard(canvas, room, look.colour, look.markers > 0);
  const QPointF centre(room.center().x(), room.top() + room.height() * 0.66);
  if (isSpecial(look.card)) {
    const Outline sign = look.card == beggar ? Outline::bowl : Outline::bag;
    return canvas.shape(sign, centre, 22, Qt::transparent, {theme.ink, 1.8});
  }
  const QRectF text(room.left(), centre.y() - 11, room.width(), 22);
  const bool isUnread = look.card == faceDown;
  const QString mark = look.isNext ? QStringLiteral("|") : QStringLiteral("?");
  canvas.text(text, Qt::AlignHCenter, isUnread ? mark : number(look.card), {19, true},
              isUnread && !look.isNext ? theme.quietInk : theme.ink);
}

/// The card itself: a number, no yield, or what is still to be read.
void paintThreshold(Canvas& canvas, const QRectF& card, const CardLook& look,
                    const PlaceLook& place) {
  const ui::Theme& theme = canvas.theme();
  const bool unread = !look.threshold;
  const Stroke usual{theme.stoneEdge, 1.4, unread && !look.isNext};
  canvas.card(card, unread ? theme.sunken : theme.surface, edgeOf(place, usual, theme), 5);
  if (unread) {
    const QString mark = look.isNext ? QStringLiteral("|") : QStringLiteral("?");
    canvas.text(card, Qt::AlignHCenter, mark, {27, true}, look.isNext ? theme.ink : theme.quietInk);
  } else if (*look.threshold == noYield) {
    const QPointF centre = card.center();
    canvas.frame({centre.x() - 7.5, centre.y() - 7.5, 15, 15}, {theme.stoneEdge, 1.4});
    canvas.line(centre + QPointF(-11, 12), centre + QPointF(11, -12), {theme.stop, 2.5});
  } else {
    canvas.text(card, Qt::AlignHCenter, number(*look.threshold), {27, true}, theme.ink);
  }
}

void paintMarketCard(Canvas& canvas, const QRectF& card, const CardLook& look,
                     const PlaceLook& place) {
  const ui::Theme& theme = canvas.theme();
  const Stroke usual{theme.stoneEdge, 1.4, !look.card && !look.isNext};
  canvas.card(card, look.card ? theme.surface : theme.sunken, edgeOf(place, usual, theme), 5);
  if (!look.card) {
    const QString mark = look.isNext ? QStringLiteral("|") : QStringLiteral("?");
    return canvas.text(card, Qt::AlignHCenter, mark, {19, true},
                       look.isNext ? theme.ink : theme.quietInk);
  }
  paintTrade(canvas, card, tradeOf(*look.card));
}

} // namespace

QRectF binOf(const QSizeF& size, Good good) {
  const qreal left = bodyLeft + 13;
  const qreal pitch = (size.width() - 14 - left) / goodCount;
  return {left + pitch * static_cast<qreal>(at(good)), lintel, pitch, size.height() - 2 - lintel};
}

void paintStore(Canvas& canvas, const QSizeF& size, const StoreLook& look, const PlaceLook& place,
                const PlaceTouch& touch) {
  const ui::Theme& theme = canvas.theme();
  const qreal left = bodyLeft;
  const qreal right = size.width() - 1;
  const qreal bottom = size.height() - 2;
  paintHut(canvas, size, look);
  const Stroke joint{theme.stoneEdge, 1.2};
  canvas.polygon({{left + 3, 9}, {left, 2}, {right, 2}, {right - 3, 9}}, theme.sand, joint);
  canvas.polygon({{left + 7, 9}, {right - 7, 9}, {right - 4, bottom}, {left + 4, bottom}},
                 touch.hovered ? theme.sand : theme.stone, joint);
  const bool isActive = !place.keyCap.isEmpty();
  canvas.key({left + 22, 21.5}, place.keyCap, theme.choose);
  const Letters count{15, true};
  const int all = (look.goods + look.more).total();
  const qreal total = canvas.width(number(all), count);
  canvas.text({right - 13 - total, 12, total + 1, 19}, Qt::AlignRight, number(all), count,
              theme.ink);
  const qreal name = isActive ? left + 36 : left + 16;
  canvas.text({name, 12, right - 18 - total - name, 19}, Qt::AlignLeft, look.name, {13.5, true},
              theme.ink);
  const QRectF inside(left + 11, lintel, right - left - 22, bottom - lintel);
  canvas.fill(inside, theme.sunken, 3);
  for (const Good good : allGoods) {
    paintWarePile(canvas, binOf(size, good), static_cast<Ware>(good), look.goods[good],
                  look.more[good]);
  }
  const QPolygonF around({{left, 2},
                          {right, 2},
                          {right - 4, 9},
                          {right - 4, bottom},
                          {left + 4, bottom},
                          {left + 4, 9}});
  const Stroke edge = edgeOf(place, {Qt::transparent, 0}, theme);
  if (edge.width > 2) canvas.polygon(around, Qt::transparent, {theme.surface, 5.5});
  canvas.polygon(around, Qt::transparent, edge);
}

void paintUnder(Canvas& canvas, const QSizeF& size, const CardLook& look, const PlaceLook& place,
                const PlaceTouch& /*touch*/) {
  using Kind = CardLook::Kind;
  const ui::Theme& theme = canvas.theme();
  const qreal height = size.height();
  const qreal width = look.kind == Kind::threshold ? std::min<qreal>(43, height * 0.86) : 96;
  const QRectF card(0, 0, std::min(width, size.width()), height);
  const qreal left = card.right() + 10;
  const QRectF upper(left, 0, size.width() - left, height * 0.46);
  const QRectF lower(left, height * 0.5, size.width() - left, height * 0.4);
  switch (look.kind) {
  case Kind::nothing: return canvas.frame(card, edgeOf(place, {theme.line, 1, true}, theme), 5);
  case Kind::won:
    canvas.card(card, theme.sunken, {theme.line, 1}, 5);
    canvas.worker({card.left() + 19, card.center().y()}, 24, *look.winner);
    return canvas.text(card.adjusted(36, 0, -4, 0), Qt::AlignLeft, look.words, {13},
                       theme.quietInk);
  case Kind::market:
    paintMarketCard(canvas, card, look, place);
    canvas.text(upper, Qt::AlignLeft, look.number, {16, true}, theme.ink);
    return canvas.text(lower, Qt::AlignLeft, look.words, {12}, theme.quietInk);
  case Kind::threshold: break;
  }
  paintThreshold(canvas, card, look, place);
  if (!look.threshold) return;
  if (*look.threshold == noYield) {
    return canvas.text({left, 0, size.width() - left, height}, Qt::AlignLeft, look.words,
                       {14, true}, theme.quietInk);
  }
  // Two large numbers leave the words their room.
  const Letters said{12, true};
  // What is shared out of a reached one is not missing (INVEST-5).
  const bool isTaken = look.reached && (look.goods + look.more).total() < *look.threshold;
  canvas.text(upper.adjusted(0, 0, -canvas.width(look.words, said) - 7, 0), Qt::AlignLeft,
              isTaken ? QString() : look.number, {16, true}, theme.ink);
  canvas.text(upper.adjusted(0, 0, -2, 0), Qt::AlignRight, look.words, said,
              look.reached ? theme.fine : theme.stop);
  const qreal bar = std::min<qreal>(14, height * 0.28);
  std::vector<ui::WareCount> wares = countsOf(look.goods);
  for (ui::WareCount& more : countsOf(look.more)) {
    more.isNew = true;
    wares.push_back(more);
  }
  paintWareBar(canvas, {left, height * 0.54, size.width() - left - 1, bar}, wares, *look.threshold,
               !look.reached);
}

void paintSlot(Canvas& canvas, const QSizeF& size, const SlotLook& look, const PlaceLook& place,
               const PlaceTouch& /*touch*/) {
  const ui::Theme& theme = canvas.theme();
  const QRectF room = cardRoom(size);
  switch (look.kind) {
  case SlotLook::Kind::nothing:
    canvas.frame(room, {theme.line, 1, true}, 5);
    canvas.symbol(room.center(), 11, look.colour, theme.quietInk);
    break;
  case SlotLook::Kind::bid: paintBid(canvas, room, look); break;
  case SlotLook::Kind::laid: paintCardBack(canvas, room, look.colour); break;
  case SlotLook::Kind::shown: paintShown(canvas, room, look); break;
  }
  const bool enters = look.entering || look.isNext;
  if (enters) {
    canvas.frame(room, {place.forbidden ? theme.stop : theme.ink, 2.5}, 6);
  } else if (look.isRead && place.state == PlaceLook::State::open) {
    canvas.frame(room, {theme.choose, 2}, 5);
  }
  if (look.markers == 0) return;
  paintBadge(canvas, {room.right() - 8, room.top() + 5},
             text::fill(QStringLiteral("+%1"), {number(look.markers)}),
             theme.playerText[at(look.colour)]);
}

} // namespace nilometer::saqqara

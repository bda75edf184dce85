// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/board/pyramidion_parts.h"

#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal bargeWidth = 128;
constexpr qreal bargeHeight = 36;

/// The hull in a room of that size.
QRectF hullIn(const QSizeF& size) {
  const qreal wide = std::min(bargeWidth, size.width() - 4);
  const qreal high = wide * bargeHeight / bargeWidth;
  return {(size.width() - wide) / 2, size.height() - high, wide, high};
}

} // namespace

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

void paintBarge(Canvas& canvas, const QSizeF& size, const BargeLook& look, const QColor& hull,
                const Stroke& edge) {
  constexpr qreal piece = 17;
  const Theme& theme = canvas.theme();
  const QRectF room = hullIn(size);
  canvas.shape(Outline::barge, room.center(), room.width(), hull, edge);
  if (look.flag.isEmpty()) return;
  const qreal mast = std::min(room.right() - 14, size.width() - 21);
  const qreal deck = room.top() + room.height() * 0.42;
  const QRectF flag(mast, 3, 20, 19);
  canvas.line({mast, deck}, flag.topLeft(), {theme.onRiver, 1.5});
  canvas.polygon({flag.topLeft(), flag.topRight(), flag.center() + QPointF(5, 0),
                  flag.bottomRight(), flag.bottomLeft()},
                 theme.surface, {theme.ink, 1});
  const bool read = look.flag != u"?";
  canvas.text(flag.adjusted(-1, 0, -4, 0), Qt::AlignHCenter, look.flag, {12.5, read},
              read ? theme.ink : theme.quietInk);
  int all = 0;
  for (const WareCount& ware : look.cargo) all += ware.count;
  const qreal pitch = std::min(piece, (mast - room.left() - 12) / (all + 1));
  QPointF at(room.left() + 16, deck - 9);
  for (const WareCount& ware : look.cargo) {
    for (int i = 0; i < ware.count; ++i) {
      canvas.ware(at, piece - 2, ware.ware, WareForm::afloat);
      at.rx() += pitch;
    }
  }
  const QPointF middle(room.center().x(), room.top() + room.height() * 0.7);
  if (look.owner) {
    const auto whose = static_cast<std::size_t>(*look.owner);
    const QRectF plate(middle.x() - 10, middle.y() - 7.5, 20, 15);
    canvas.card(plate, theme.player[whose], {theme.surface, 1}, 3);
    canvas.symbol(middle, 11, *look.owner, theme.onPlayer[whose]);
  }
  if (look.key.isEmpty()) return;
  canvas.fill({room.left(), 2, 16, 16}, theme.surface, 3);
  canvas.key({room.left() + 8, 10}, look.key, theme.choose);
}

void paintNoBarge(Canvas& canvas, const QSizeF& size, const QString& text) {
  const QRectF room = hullIn(size);
  const QColor& ink = canvas.theme().onRiver;
  canvas.shape(Outline::barge, room.center(), room.width(), Qt::transparent, {ink, 1, true});
  const qreal above = std::max<qreal>(0, room.top() + room.height() * 0.42 - 19);
  canvas.text({room.left() + 14, above, room.width() - 28, 17}, Qt::AlignHCenter, text, {12}, ink);
}

std::vector<QRectF> roomsInRow(const QRectF& row, int count, qreal height,
                               std::span<const qreal> widths) {
  const qreal fits = row.width() / std::max(count, 1);
  const auto found = std::ranges::find_if(widths, [&](qreal wide) { return wide <= fits; });
  const qreal pitch = found == widths.end() ? fits : *found;
  std::vector<QRectF> rooms;
  for (int i = 0; i < count; ++i) {
    rooms.emplace_back(row.left() + i * pitch, row.center().y() - height / 2, pitch, height);
  }
  return rooms;
}

QRectF wareRoom(const QRectF& room, int place, int kinds) {
  const qreal pitch = std::min<qreal>(42, room.width() / kinds);
  return {room.left() + pitch * place, room.top(), pitch - 1, room.height()};
}

void paintWareRow(Canvas& canvas, const QRectF& room, std::span<const WareCount> wares) {
  const Theme& theme = canvas.theme();
  if (wares.empty()) {
    return canvas.text(room, Qt::AlignLeft, QStringLiteral("–"), {13}, theme.quietInk);
  }
  const int kinds = static_cast<int>(wares.size());
  int place = 0;
  for (const WareCount& ware : wares) {
    const QRectF each = wareRoom(room, place++, kinds);
    const bool isTight = each.width() < 37;
    paintWareNumber(canvas, each, isTight ? 14 : 19, ware, {isTight ? 12.0 : 15.0, true},
                    theme.ink);
  }
}

void paintComing(Canvas& canvas, const QRectF& room, const QString& word,
                 std::span<const WareCount> wares) {
  constexpr qreal usual = 37;
  constexpr qreal twoLines = 25;
  constexpr qreal least = 29; ///< of a sign with its number
  constexpr qreal andMore = 9;
  if (wares.empty()) return;
  const QColor& ink = canvas.theme().quietInk;
  const auto count = static_cast<qreal>(wares.size());
  const qreal behind = canvas.width(word, {11.5}) + 7;
  QRectF line = room;
  const bool isBeside = behind + usual * count <= room.width();
  // Else the word stands above them, where there is room for that.
  const bool isAbove = !isBeside && room.height() >= twoLines && behind <= room.width() + 7;
  if (isAbove) line.setTop(room.center().y());
  if (isBeside || isAbove) {
    const qreal high = isBeside ? room.height() : line.top() - room.top();
    canvas.text({room.left(), room.top(), behind, high}, Qt::AlignLeft, word, {11.5}, ink);
  }
  qreal x = room.left() + (isBeside ? behind : 0);
  const qreal pitch = std::min(usual, (room.right() - x) / count);
  // What has no room is left to the name and the tip of the place.
  const bool isCut = pitch < least;
  const qreal end = isCut ? room.right() - andMore : room.right() + 1;
  for (const WareCount& ware : wares) {
    if (x + (isCut ? least : pitch) > end) break;
    const QString more = u'+' + text::number(ware.count);
    const qreal wide = canvas.width(more, {11.5}) + 1;
    canvas.text({x, line.top(), wide, line.height()}, Qt::AlignLeft, more, {11.5}, ink);
    canvas.ware({x + wide + 8, line.center().y()}, 13, ware.ware);
    x += isCut ? least : pitch;
  }
  if (!isCut) return;
  canvas.text({x, line.top(), andMore, line.height()}, Qt::AlignLeft, QStringLiteral("+"), {11.5},
              ink);
}

void paintUnread(Canvas& canvas, const QRectF& room) {
  canvas.frame(room, {canvas.theme().stoneEdge, 1, true}, 3);
  canvas.unread(room.center(), canvas.theme().quietInk);
}

/// What a column comes to: words or a number, a troop, the symbol of who wins it.
void paintEnd(Canvas& canvas, const QRectF& room, const EndLook& look) {
  const Theme& theme = canvas.theme();
  const bool sign = look.troop || look.colour;
  const qreal text = canvas.width(look.text, {13, true}) + 1;
  const qreal left = room.center().x() - (sign ? (text + 22) / 2 : 0);
  if (look.troop) {
    canvas.piece(*look.troop, {left + 11, room.center().y()}, 22, *look.colour);
  } else if (look.colour) {
    canvas.symbol({left + 11, room.center().y()}, 16, *look.colour,
                  theme.playerText[static_cast<std::size_t>(*look.colour)]);
  }
  if (look.entering) canvas.frame(room.adjusted(3, 3, -3, -3), {theme.ink, 2.5}, 5);
  const QRectF at =
      sign ? QRectF(left + 22, room.top(), text, room.height()) : room.adjusted(1, 0, -1, 0);
  canvas.text(at, Qt::AlignHCenter, look.text, {sign ? 13 : 12.5, sign}, theme.ink);
}

void paintNumbers(Canvas& canvas, const QRectF& room, std::span<const QString> numbers,
                  std::optional<std::size_t> bold) {
  constexpr qreal least = 1; ///< between two of them
  constexpr qreal smallest = 11.5;
  qreal size = 13;
  const auto fontWithHeight = [&](std::size_t i) { return Letters{size, i == bold}; };
  const auto count = static_cast<qreal>(numbers.size());
  const auto widthOfAll = [&] {
    qreal all = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      all += canvas.width(numbers[i], fontWithHeight(i));
    return all + least * (count - 1);
  };
  while (size > smallest && widthOfAll() > room.width()) size -= 0.5;
  const qreal all = widthOfAll();
  const bool fits = all <= room.width();
  const qreal apart = least + std::min<qreal>(4, (room.width() - all) / (count - 1));
  qreal x = room.center().x() - (all + (apart - least) * (count - 1)) / 2;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (!fits && i != bold.value_or(0)) continue;
    const qreal wide = canvas.width(numbers[i], fontWithHeight(i)) + 0.5;
    const QRectF place = fits ? QRectF(x, room.top(), wide, room.height()) : room;
    canvas.text(place, Qt::AlignHCenter, numbers[i], fontWithHeight(i),
                i == bold || !fits ? canvas.theme().ink : canvas.theme().quietInk);
    x += wide - 0.5 + apart;
  }
}

void paintCard(Canvas& canvas, const QSizeF& size, const CardLook& look, const PlaceLook& place,
               const PlaceTouch& touch) {
  constexpr qreal whole = 60;   ///< narrower, the numbers stand below the sign
  constexpr qreal crowded = 42; ///< narrower, three signs in a line get smaller
  const Theme& theme = canvas.theme();
  const qreal high = std::max<qreal>(28, size.height() - 3);
  const QRectF room(1, (size.height() - high) / 2, size.width() - 2, high);
  const Stroke usual =
      look.entering ? Stroke{theme.ink, 2.5} : Stroke{theme.stoneEdge, 1.2, look.lost};
  canvas.card(room,
              look.lost       ? theme.sunken
              : touch.hovered ? theme.chosenFill
                              : theme.surface,
              edgeOf(place, usual, theme), 4);
  if (look.lost)
    canvas.hatch({room.left() + 2, room.bottom() - 6, room.width() - 4, 5}, theme.stop);
  const bool isWhole = size.width() > whole;
  const bool isLarge = isWhole && !look.doubled;
  const qreal line = isLarge ? room.center().y() : room.top() + 9;
  // On a narrow card sign, ankh and doubling share one line.
  const bool isCrowded = !isWhole && look.doubled && look.ankh;
  const qreal side = isLarge ? 14 : isCrowded && room.width() < crowded ? 9 : 11;
  const QPointF sign(room.left() + (isWhole ? 10 : isCrowded ? 1 + side / 2 : 8), line);
  if (place.keyCap.isEmpty()) {
    canvas.shape(look.sign, sign, side, look.isSolid ? theme.stop : QColor(Qt::transparent),
                 {look.isSolid ? theme.stop : theme.ink, 1.2});
  } else {
    canvas.key(sign, place.keyCap, theme.choose);
  }
  QRectF values =
      isWhole ? room.adjusted(18, 0, -2, 0)
              : QRectF(room.left() + 1, line + 5, room.width() - 2, room.bottom() - line - 5);
  const qreal corner = room.right() - (isWhole ? 6 : 7);
  if (look.doubled) {
    QRectF twice(room.left() + 1, line + 6, 18, room.bottom() - line - 6);
    if (!isWhole) twice = QRectF(room.right() - 21, line - 8, 20, 16);
    if (isCrowded) twice.setLeft(room.left() + 2 + 2 * side);
    canvas.text(twice, Qt::AlignHCenter, QStringLiteral("×2"), {side < 11 ? side : 11.5, true},
                theme.choose);
  }
  if (look.ankh) {
    const QPointF centre(isCrowded ? room.left() + 1.5 + 1.5 * side : corner,
                         isWhole ? room.center().y() : line);
    canvas.shape(Outline::ankh, centre, isWhole ? 14 : side, Qt::transparent, {theme.choose, 1.8});
    if (isWhole) values.setRight(corner - 7);
  }
  paintNumbers(canvas, values, look.values, look.own);
}

} // namespace nilometer::ui

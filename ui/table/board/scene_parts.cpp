// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/scene_parts.h"

#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal bargeWidth = 128;
constexpr qreal bargeHeight = 36;
constexpr qreal pyramidTop = 1.4; ///< of the height of a row

/// The hull in a room of that size.
QRectF hullIn(const QSizeF& size) {
  const qreal wide = std::min(bargeWidth, size.width() - 4);
  const qreal high = wide * bargeHeight / bargeWidth;
  return {(size.width() - wide) / 2, size.height() - high, wide, high};
}

} // namespace

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

void paintStonePyramid(Canvas& canvas, const QRectF& room, int base, int rows,
                       std::span<const PlayerColour> laid, std::optional<PlayerColour> top) {
  constexpr qreal lowStone = 20;
  const Theme& theme = canvas.theme();
  const bool whole = room.height() >= (rows + pyramidTop) * lowStone;
  const int shown =
      whole ? rows : std::max(1, static_cast<int>(room.height() / lowStone - pyramidTop));
  const qreal height = whole ? std::min<qreal>(27, room.height() / (rows + pyramidTop)) : lowStone;
  const qreal width = std::min<qreal>(41, room.width() / base);
  const QPointF foot(room.center().x(), room.bottom());
  const qreal half = width * base / 2;
  if (whole) {
    const QPointF peak = foot - QPointF(0, height * (rows + pyramidTop));
    const qreal sun = 0.48 * half;
    canvas.fill({peak.x() - sun, peak.y() - 0.6 * sun, 2 * sun, 2 * sun}, theme.sand, sun);
    canvas.polygon({peak, foot + QPointF(half + 12, 2), foot + QPointF(-half - 12, 2)}, theme.sand,
                   {Qt::transparent, 0});
    const QPointF below = foot - QPointF(0, height * rows + 2);
    const QPointF aside(width * (base - rows + 1) / 2 - 6, 0);
    const QPolygonF stone{peak, below + aside, below - aside};
    const auto whose = static_cast<std::size_t>(top.value_or(PlayerColour::blue));
    canvas.polygon(stone, top ? theme.player[whose] : theme.sun,
                   top ? Stroke{theme.sun, 2.5} : Stroke{theme.stoneEdge, 1.2});
    if (top) {
      canvas.symbol({peak.x(), below.y() - 0.3 * (below.y() - peak.y())}, 0.3 * height, *top,
                    theme.onPlayer[whose]);
    }
  }
  std::size_t stone = 0;
  for (int row = 0; row < shown; ++row) {
    for (int i = 0; i < base - row; ++i, ++stone) {
      const QRectF place(foot.x() + width * (i - (base - row) / 2.0), foot.y() - height * (row + 1),
                         width - 2, height - 2);
      const bool isLaid = stone < laid.size();
      const auto whose = static_cast<std::size_t>(isLaid ? laid[stone] : PlayerColour::blue);
      canvas.card(place, isLaid ? theme.player[whose] : theme.stone,
                  {isLaid ? theme.surface : theme.stoneEdge, 1.2}, 2);
      if (isLaid) canvas.symbol(place.center(), 14, laid[stone], theme.onPlayer[whose]);
    }
  }
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

void paintUnread(Canvas& canvas, const QRectF& room) {
  canvas.frame(room, {canvas.theme().stoneEdge, 1, true}, 3);
  canvas.unread(room.center(), canvas.theme().quietInk);
}

} // namespace nilometer::ui

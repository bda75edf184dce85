// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/scene_parts.h"

#include "ui/words/phrase.h"

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
  const qreal mast = room.right() - 14;
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
  // On water nothing has enough contrast.
  canvas.fill({room.left() + 6, deck - 18, pitch * (all - 1) + 20, 18}, theme.surface, 4);
  QPointF at(room.left() + 16, deck - 9);
  for (const WareCount& ware : look.cargo) {
    for (int i = 0; i < ware.count; ++i) {
      canvas.ware(at, piece - 2, ware.ware);
      at.rx() += pitch;
    }
  }
  const QPointF middle(room.center().x(), room.top() + room.height() * 0.7);
  if (look.owner) {
    canvas.symbol(middle, 16, *look.owner, theme.playerText[static_cast<std::size_t>(*look.owner)]);
  }
  if (look.key.isEmpty()) return;
  canvas.fill({room.left(), 2, 16, 16}, theme.surface, 3);
  canvas.key({room.left() + 8, 10}, look.key, theme.choose);
}

void paintNoBarge(Canvas& canvas, const QSizeF& size, const QString& text) {
  const QRectF room = hullIn(size);
  const QColor& ink = canvas.theme().onRiver;
  canvas.shape(Outline::barge, room.center(), room.width(), Qt::transparent, {ink, 1, true});
  canvas.text({room.left() + 14, room.top() + room.height() * 0.5, room.width() - 28, 17},
              Qt::AlignHCenter, text, {12}, ink);
}

std::vector<QRectF> pyramidStones(const QRectF& room, int base, int rows) {
  const qreal height = std::min<qreal>(27, room.height() / (rows + pyramidTop));
  const qreal width = std::min<qreal>(41, room.width() / base);
  std::vector<QRectF> stones;
  for (int row = 0; row < rows; ++row) {
    const int count = base - row;
    for (int i = 0; i < count; ++i) {
      stones.emplace_back(room.center().x() + width * (i - count / 2.0),
                          room.bottom() - height * (row + 1), width - 2, height - 2);
    }
  }
  return stones;
}

void paintStonePyramid(Canvas& canvas, std::span<const QRectF> stones,
                       std::span<const PlayerColour> laid, std::optional<PlayerColour> top) {
  const Theme& theme = canvas.theme();
  const QRectF& last = stones.back();
  QRectF all;
  qreal left = last.right();
  for (const QRectF& stone : stones) {
    all |= stone;
    if (stone.top() == last.top()) left = std::min(left, stone.left());
  }
  const QPointF peak((left + last.right()) / 2, last.top() - pyramidTop * last.height());
  const qreal sun = 0.24 * all.width();
  canvas.fill({peak.x() - sun, peak.y() - 0.6 * sun, 2 * sun, 2 * sun}, theme.sand, sun);
  canvas.polygon({peak, all.bottomRight() + QPointF(12, 4), all.bottomLeft() + QPointF(-12, 4)},
                 theme.sand, {Qt::transparent, 0});
  for (std::size_t i = 0; i < stones.size(); ++i) {
    const bool isLaid = i < laid.size();
    const auto whose = static_cast<std::size_t>(isLaid ? laid[i] : PlayerColour::blue);
    canvas.card(stones[i], isLaid ? theme.player[whose] : theme.stone,
                {isLaid ? theme.surface : theme.stoneEdge, 1.2}, 2);
    if (isLaid) canvas.symbol(stones[i].center(), 14, laid[i], theme.onPlayer[whose]);
  }
  const QPolygonF stone{peak, {last.right() - 6, last.top() - 2}, {left + 6, last.top() - 2}};
  if (!top) return canvas.polygon(stone, theme.sun, {theme.stoneEdge, 1.2});
  const auto whose = static_cast<std::size_t>(*top);
  canvas.polygon(stone, theme.player[whose], {theme.sun, 2.5});
  canvas.symbol({peak.x(), last.top() - 2 - 0.3 * (last.top() - peak.y())}, 0.3 * last.height(),
                *top, theme.onPlayer[whose]);
}

void layStones(std::vector<PlayerColour>& stones, std::span<const PlayerColour> now) {
  std::array<std::size_t, playerColourCount> more{};
  for (const PlayerColour colour : now) ++more[static_cast<std::size_t>(colour)];
  std::erase_if(stones, [&](PlayerColour colour) {
    std::size_t& left = more[static_cast<std::size_t>(colour)];
    return left == 0 || (--left, false);
  });
  for (std::size_t i = 0; i < more.size(); ++i) {
    stones.insert(stones.end(), more[i], static_cast<PlayerColour>(i));
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

void paintWareRow(Canvas& canvas, const QRectF& room, std::span<const WareCount> wares) {
  const Theme& theme = canvas.theme();
  if (wares.empty()) {
    return canvas.text(room, Qt::AlignLeft, QStringLiteral("–"), {13}, theme.quietInk);
  }
  const qreal pitch = std::min<qreal>(42, room.width() / static_cast<qreal>(wares.size()));
  const bool isTight = pitch < 38;
  QRectF each(room.topLeft(), QSizeF(pitch - 1, room.height()));
  for (const WareCount& ware : wares) {
    paintWareNumber(canvas, each, isTight ? 14 : 19, ware, {isTight ? 12.0 : 15.0, true},
                    theme.ink);
    each.translate(pitch, 0);
  }
}

void paintComing(Canvas& canvas, const QRectF& room, const QString& word,
                 std::span<const WareCount> wares) {
  constexpr qreal usual = 37;
  if (wares.empty()) return;
  const QColor& ink = canvas.theme().quietInk;
  const auto count = static_cast<qreal>(wares.size());
  const qreal behind = canvas.width(word, {11.5}) + 7;
  qreal x = room.left();
  if (behind + usual * count <= room.width()) {
    canvas.text({x, room.top(), behind, room.height()}, Qt::AlignLeft, word, {11.5}, ink);
    x += behind;
  }
  const qreal pitch = std::min(usual, (room.right() - x) / count);
  for (const WareCount& ware : wares) {
    const QString more = u'+' + words::number(ware.count);
    const qreal wide = canvas.width(more, {11.5}) + 1;
    canvas.text({x, room.top(), wide, room.height()}, Qt::AlignLeft, more, {11.5}, ink);
    canvas.ware({x + wide + 8, room.center().y()}, 13, ware.ware);
    x += pitch;
  }
}

void paintNumbers(Canvas& canvas, const QRectF& room, std::span<const QString> numbers,
                  std::optional<std::size_t> bold) {
  constexpr qreal least = 3; ///< between two of them
  const auto lettersOf = [&](std::size_t i) { return Letters{13, i == bold}; };
  qreal all = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    all += canvas.width(numbers[i], lettersOf(i)) + least;
  }
  const bool fits = all <= room.width();
  const auto count = static_cast<qreal>(numbers.size());
  qreal x = room.left();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (!fits && i != bold.value_or(0)) continue;
    const qreal wide = canvas.width(numbers[i], lettersOf(i)) + 0.5;
    canvas.text({x, room.top(), wide, room.height()}, Qt::AlignLeft, numbers[i], lettersOf(i),
                i == bold || !fits ? canvas.theme().ink : canvas.theme().quietInk);
    x += wide - 0.5 + least + (room.width() - all) / count;
  }
}

void paintUnread(Canvas& canvas, const QRectF& room) {
  canvas.frame(room, {canvas.theme().stoneEdge, 1, true}, 3);
  canvas.unread(room.center(), canvas.theme().quietInk);
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A pyramid that all build at, boats before it, and players' numbers below signs.
#include "ui/table/spectator/display_painting.h"

#include "ui/table/board/scene_parts.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <cmath>

namespace nilometer::ui {

namespace {

/// Draws as boards do, with that many v for one u.
Canvas boardCanvas(const DisplayCanvas& canvas, qreal unit) {
  QFont letters = canvas.font;
  letters.setPixelSize(static_cast<int>(std::lround(13 * unit)));
  letters.setHintingPreference(QFont::PreferNoHinting);
  return {canvas.painter, letters, canvas.theme};
}

// In v.
constexpr qreal pyramidUnit = 19.0 / 13; ///< a stone is 60 wide
constexpr qreal pyramidZone = 440;
constexpr qreal sign = 46;
constexpr qreal needPitch = 54;
constexpr qreal needWidth = 92;
constexpr qreal mostGrown = 2.2; ///< so many times as large where there is room

void paintNeeds(const DisplayCanvas& canvas, const QRectF& room,
                const std::vector<WareCount>& needs) {
  const auto count = static_cast<int>(needs.size());
  const auto rowsOf = [count](int columns) { return (count + columns - 1) / columns; };
  // As large as they can be in that room.
  int columns = 1;
  qreal grown = 0;
  for (int each = 1; each <= std::max(count, 1); ++each) {
    const qreal fits =
        std::min({room.width() / (each * needWidth),
                  room.height() / (std::max(rowsOf(each), 1) * needPitch), mostGrown});
    if (fits < grown || (each > 1 && each * needWidth > room.width())) continue;
    grown = fits;
    columns = each;
  }
  grown = std::max<qreal>(grown, 1);
  const int rows = rowsOf(columns);
  const QFont letters = canvas.letters(static_cast<int>(grown * leastLetters), true);
  const Canvas board = boardCanvas(canvas, 1);
  const qreal pitch = std::min(grown * needPitch, room.height() / std::max(rows, 1));
  const qreal each = grown * needWidth;
  const QRectF plate(room.center().x() - columns * each / 2 - 4, room.bottom() - rows * pitch,
                     columns * each + 8, rows * pitch);
  // On water nothing has enough contrast.
  board.fill(plate, canvas.theme.surface, 10);
  const qreal side = std::min(grown * sign, pitch - 4);
  for (int i = 0; i < count; ++i) {
    const WareCount& need = needs[static_cast<std::size_t>(i)];
    const QPointF left = plate.topLeft() + QPointF(8 + each * (i % columns),
                                                   pitch * (static_cast<qreal>(i / columns) + 0.5));
    const QString text = text::number(need.count);
    canvas.write(text, left + QPointF(0, toMiddle(letters)), letters, canvas.theme.ink);
    board.ware(left + QPointF(widthOf(text, letters) + 6 * grown + side / 2, 0), side, need.ware);
  }
}

void paintBoat(const DisplayCanvas& canvas, const QRectF& room, const DisplayShore::Boat& boat) {
  const Canvas board = boardCanvas(canvas, 1);
  const Theme& theme = canvas.theme;
  const qreal wide = std::min<qreal>(260, room.width());
  const qreal high = wide * 36 / 128;
  const QPointF hull(room.center().x(), room.bottom() - high / 2);
  board.shape(Outline::barge, hull, wide, theme.stone, {theme.stoneEdge, 3});
  if (boat.owner) {
    board.symbol(hull + QPointF(0, 0.16 * high), 0.6 * high, *boat.owner,
                 theme.playerText[static_cast<std::size_t>(*boat.owner)]);
  }
  const qreal deck = hull.y() - 0.1 * high;
  paintNeeds(canvas, QRectF(room.topLeft(), QPointF(room.right(), deck)), boat.needs);
}

} // namespace

void paintLines(const DisplayCanvas& canvas, const QRectF& room, const DisplayTable& table) {
  constexpr qreal scale = 3;
  constexpr qreal symbols = 36;
  constexpr qreal heads = 62;
  Canvas board = boardCanvas(canvas, scale);
  const qreal column =
      (room.width() - symbols) / static_cast<qreal>(std::max<std::size_t>(table.heads.size(), 1));
  const qreal pitch = (room.height() - heads) / static_cast<qreal>(table.lines.size());
  const auto inUnits = [&](const QRectF& place) {
    return QRectF(place.topLeft() / scale, place.size() / scale);
  };
  const auto cell = [&](std::size_t i, qreal top, qreal high) {
    return QRectF(room.left() + symbols + column * static_cast<qreal>(i), top, column, high);
  };
  for (std::size_t i = 0; i < table.heads.size(); ++i) {
    paintColumnHead(board, inUnits(cell(i, room.top(), heads)), table.heads[i], 15,
                    canvas.theme.ink);
  }
  qreal top = room.top() + heads;
  for (const DisplayTable::Line& line : table.lines) {
    const QRectF all(room.left(), top, room.width(), pitch);
    if (line.isTurn) board.fill(inUnits(all.adjusted(0, 3, 0, -3)), canvas.theme.sunken, 4);
    paintSymbol(canvas.painter, {room.left() + symbols / 2, all.center().y()}, 32, line.colour,
                canvas.theme.playerText[static_cast<std::size_t>(line.colour)]);
    for (std::size_t i = 0; i < line.sums.size(); ++i) {
      const QRectF place = inUnits(cell(i, top, pitch));
      Canvas inCell(canvas.painter, board.font({}), canvas.theme, place.topLeft() * scale);
      paintSum(inCell, place.size(), line.sums[i], {}, {});
    }
    top += pitch;
  }
}

void paintShore(const DisplayCanvas& canvas, const QRectF& zone, const DisplayShore& shore) {
  Canvas board = boardCanvas(canvas, pyramidUnit);
  const Theme& theme = canvas.theme;
  const QRectF right(zone.right() - pyramidZone, zone.top(), pyramidZone, zone.height());
  const QRectF built(right.left() + 34, zone.top() + 130, right.width() - 68, zone.height() - 152);
  paintStonePyramid(board, QRectF(built.topLeft() / pyramidUnit, built.size() / pyramidUnit),
                    shore.base, shore.rows, shore.stones);
  const qreal middle = right.center().x();
  canvas.write(shore.count, {middle, zone.top() + 44}, canvas.letters(60, true), theme.ink,
               Qt::AlignHCenter);
  canvas.write(shore.counted, {middle, zone.top() + 104},
               canvas.fitting(shore.counted, right.width(), leastLetters, leastLetters, false),
               theme.quietInk, Qt::AlignHCenter);
  const QRectF nile(zone.left(), zone.top(), right.left() - zone.left() - 12, zone.height() - 16);
  paintRiverBand(board, QRectF(nile.topLeft() / pyramidUnit, nile.size() / pyramidUnit),
                 theme.water, {theme.riverEdge, 3});
  const qreal pitch = (nile.width() - displayMargin) /
                      static_cast<qreal>(std::max<std::size_t>(shore.boats.size(), 1));
  QRectF place(nile.left() + displayMargin / 2, nile.top() + 20, pitch, nile.height() - 52);
  for (const DisplayShore::Boat& boat : shore.boats) {
    if (!boat.needs.empty()) paintBoat(canvas, place.adjusted(8, 0, -8, 0), boat);
    place.translate(pitch, 0);
  }
}

} // namespace nilometer::ui

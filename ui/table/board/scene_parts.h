// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/board_parts.h"

#include <span>
#include <vector>

/// Larger parts of a scene, and rows of things that move together where they have no room. Rooms
/// and lengths are in u.
namespace nilometer::ui {

/// A broad boat with what it carries or is to carry, and a flag; none: where one would lie.
struct BargeLook {
  std::vector<WareCount> cargo{};
  QString flag{}; ///< "?" where nobody has read it; empty: what it carries is not seen either
  QString key{};
  std::optional<PlayerColour> owner{};
};
void paintBarge(Canvas& canvas, const QSizeF& size, const BargeLook& look, const QColor& hull,
                const Stroke& edge);
void paintNoBarge(Canvas& canvas, const QSizeF& size, const QString& text);

/// A pyramid with so many stones in its lowest row and so many rows, its top in the sun. The first
/// stones are laid, from below, in the colours of who laid them, and at last the top by somebody.
/// In little room it keeps its lowest rows.
void paintStonePyramid(Canvas& canvas, const QRectF& room, int base, int rows,
                       std::span<const PlayerColour> laid,
                       std::optional<PlayerColour> top = std::nullopt);

/// One of so many equal parts side by side, from 0, with that much air between them.
[[nodiscard]] inline QRectF columnIn(const QRectF& row, int column, int columns, qreal apart) {
  const qreal pitch = (row.width() + apart) / columns;
  return {row.left() + pitch * column, row.top(), pitch - apart, row.height()};
}
/// Where so many things lie in a row, the first one first: each as wide as it can be, from
/// `widths`.
[[nodiscard]] std::vector<QRectF> roomsInRow(const QRectF& row, int count, qreal height,
                                             std::span<const qreal> widths);
/// Where the `place`th of so many kinds lies in a row of wares, from 0.
[[nodiscard]] QRectF wareRoom(const QRectF& room, int place, int kinds);
/// The sign of each kind with how many there are of it, from the left.
void paintWareRow(Canvas& canvas, const QRectF& room, std::span<const WareCount> wares);
/// "+2" before the sign of each kind, in quiet, behind a word if it has room.
void paintComing(Canvas& canvas, const QRectF& room, const QString& word,
                 std::span<const WareCount> wares);
/// Numbers side by side, one of them bold; where they have no room, that one alone.
void paintNumbers(Canvas& canvas, const QRectF& room, std::span<const QString> numbers,
                  std::optional<std::size_t> bold);
/// A dashed frame around what nobody has read.
void paintUnread(Canvas& canvas, const QRectF& room);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/board/board_parts.h"

#include <optional>
#include <span>
#include <vector>

/// Larger parts of a scene, and rows of things that move together where they have no room. Rooms
/// and lengths are in u.
namespace nilometer::ui {

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

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/vocabulary.h"

#include <QRectF>
#include <QSizeF>

#include <array>
#include <optional>
#include <vector>

/// Where everything of the board stands, computed from its size alone; all in u.
namespace nilometer::saqqara {

/// A step that can be pressed; the least for one where somebody stands, and any other in little
/// room.
inline constexpr qreal wholeStep = 28;
inline constexpr qreal lowStep = 16;
inline constexpr qreal foldedStep = 8;

/// What the places depend on besides the room.
struct BoardNeeds {
  int players = 3;
  /// How high the steps of each pyramid in play are: [pyramid][level − 1].
  std::vector<std::array<qreal, topLevel>> steps;
  bool flat = false; ///< in little room all is lower
  /// The storehouse that is shown alone, by its place from the left; nothing: all of them.
  std::optional<int> only{};
};

struct PyramidRoom {
  std::array<QRectF, topLevel> steps; ///< [level − 1], without the points beside them
  QRectF name;
};
struct WarehouseRoom {
  QRectF store; ///< with the hut left of it
  QRectF card;  ///< with the words right of it
  std::array<QRectF, table::maxSeats> slots{};
};

struct BoardLayout {
  QRectF head; ///< the line of texts over the pyramids
  std::vector<PyramidRoom> pyramids;
  QRectF nile;
  QRectF nileEnd;
  qreal firstSpace = 0; ///< x of space 0
  qreal lastSpace = 0;  ///< x of the last number of the scale
  QRectF table;         ///< distribution: a column, or the left part of a line
  QRectF supply;
  bool isLine = false;                                    ///< table and supply are one line
  std::array<WarehouseRoom, warehouseCount> warehouses{}; ///< by place from the left
  std::array<QRectF, 2> arrows{};                         ///< beside the only storehouse
  std::array<QRectF, fieldCount> fields{};
  QRectF band; ///< behind the fields
  QRectF sun;
  qreal least = 0;  ///< height that is needed for all to be as high as it should be
  qreal lowest = 0; ///< the same with every row as low as it can be
};

/// In a room that is not quite high enough all rows are a little lower.
/// @param field the field of the die: the sun stands above it
[[nodiscard]] BoardLayout layOutBoard(const QSizeF& size, const BoardNeeds& needs, int field);

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/spectator/display_painting.h"

#include <cstdint>
#include <functional>

/// The panel of the table view that says what to move.
namespace nilometer::ui {

/// What stands above the moves.
enum class Above : std::uint8_t {
  turn,    ///< name and hint as they are
  smaller, ///< a smaller name, and one line of hint at the most
  line     ///< all of it in one line
};

/// How large the moves are: as many lines, with the heading above them or without. What is around
/// them makes room: the table, the turn above, the race below.
struct MoveSizes {
  int letters;
  int lines;
  bool heading;
  Above above;
  MovesCover cover = MovesCover::nothing;
};
/// The moves, as large as they fit.
struct FittedMoves {
  MoveSizes sizes;
  qreal width;
  int most; ///< moves that are drawn
};

/// Whether the hint has no more than one line in that room, below a smaller name.
using HintIsLow = std::function<bool(const QRectF& room)>;
[[nodiscard]] FittedMoves fitMoves(const DisplayCanvas& canvas, const DisplayContent& content,
                                   const DisplayZones& zones, const HintIsLow& hintIsLow);
/// Where turn and moves stand.
[[nodiscard]] QRectF roomOf(const DisplayZones& zones, MovesCover cover);
/// Where the moves begin.
[[nodiscard]] qreal topOfMoves(Above above);
void paintMoves(const DisplayCanvas& canvas, const QRectF& box, const DisplayContent& content,
                const FittedMoves& moves);

} // namespace nilometer::ui

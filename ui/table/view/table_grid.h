// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/view/compact_level.h"

#include <QRectF>
#include <QSizeF>

#include <cstdint>

namespace nilometer::ui {

/// What stands below the players.
enum class BelowPlayers : std::uint8_t {
  log,
  panel ///< something to be read: it gets the height that closed cards of players leave
};

/// Where the parts of a table are, in units u. Nothing lies over anything else or outside the
/// window, whatever its size.
struct TableGrid {
  QRectF header;
  QRectF board; ///< what of it is seen
  QRectF strip;
  QRectF players;
  QRectF log;
  CompactLevel folds;
};

/// So high the board is at least: where less of it is seen, it scrolls up and down below the header
/// and above the strip, which stay.
inline constexpr qreal leastBoardHeight = 300;
inline constexpr qreal usualStripHeight = 118;
/// Where a text is read below the players, who are closed then; at most.
inline constexpr qreal playersAbovePanel = 266;

/// The folded parts of a window of that size in u.
[[nodiscard]] CompactLevel foldsOf(const QSizeF& window, BelowPlayers below = BelowPlayers::log);
/// The grid of a window of that size in u: at 1280×720 the usual one. A wider or higher window
/// gives its room to the stage first. `players` = how high they need to be where a text is read
/// below them.
[[nodiscard]] TableGrid tableGrid(const QSizeF& window, const CompactLevel& folds,
                                  qreal stripHeight = usualStripHeight,
                                  BelowPlayers below = BelowPlayers::log,
                                  qreal players = playersAbovePanel);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace nilometer::text {

/// How a player has ended.
struct Result {
  QString name;
  int points = 0; ///< on the score track
  int bid = 0;    ///< for the seat, in half points

  /// What decides the game, in half points (END-4).
  [[nodiscard]] int decides() const { return 2 * points - bid; }
};

/// Why one player is in front of the next; empty if he simply has more (END-4).
[[nodiscard]] QString tieBreak(const Result& ahead, const Result& behind);

} // namespace nilometer::text

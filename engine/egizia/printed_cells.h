// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/printed_behind.h"

#include <span>
#include <string>
#include <vector>

/// The same as printed_behind.h by single cells of a list or table: a step of a market, a space of
/// a building. Once that cell is compared, it does not matter how sure its neighbours are.
namespace nilometer::egizia {

/// A place of the edition file (docs/edition.md) that nobody has compared yet, as narrow as what it
/// matters for allows: the value of one row ("obelisk.rows[2].value"), or a whole value where more
/// than a number of it decides.
struct OpenPlace {
  std::string place;
  std::size_t effect = 0; ///< of the entry: the first one it matters for
};

/// Behind an effect of the entry, by its index, as assumedBehind(); the most telling first.
[[nodiscard]] std::vector<OpenPlace> openCellsBehind(const Edition& edition,
                                                     std::span<const Effect> entry,
                                                     std::size_t effect, CardSet cards);

/// Everything of that kind in an entry, each once: first what stands behind its points, then what
/// mattered without any: the end of a strength track, the last step of the stone market, what the
/// stones of the pyramid rest on. `after` = the table after the entry.
[[nodiscard]] std::vector<OpenPlace> openCellsIn(const Edition& edition,
                                                 std::span<const Effect> entry, const State& after);

/// Behind what missing grain would cost a player: the grain and his step of the market (FEED-3).
[[nodiscard]] PrintedSet assumedBehindFlood(const Edition& edition, const PlayerState& own);
/// Behind the points for a player's tombs (END-2). `sum` = of his tiles and tomb cards.
[[nodiscard]] PrintedSet assumedBehindTombs(const Edition& edition, CardSet cards, int sum);
/// Behind the value of one space of a building (BUILD-8).
[[nodiscard]] PrintedSet assumedBehindSpace(const Edition& edition, Building building, int space);
/// Behind how many spaces a row of the pyramid has (PYR-2).
[[nodiscard]] PrintedSet assumedBehindRow(const Edition& edition, int row);
/// Behind what one step of a market gives or costs, from 0.
[[nodiscard]] PrintedSet assumedBehindStep(const Edition& edition, Market market, int step);
/// Behind the points for stones at so many sites, 1 to 3 (BONUS-1).
[[nodiscard]] PrintedSet assumedBehindParticipation(const Edition& edition, int sites);

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulation.h"

#include <algorithm>

namespace nilometer::cli {

void SeatStatistics::count(int points, bool won) {
  least = games == 0 ? points : std::min(least, points);
  most = games == 0 ? points : std::max(most, points);
  sum += points;
  ++games;
  if (won) ++wins;
}

void SimulationSummary::count(table::Player player, int points, bool won) {
  seat[player].count(points, won);
  all.count(points, won);
}

} // namespace nilometer::cli

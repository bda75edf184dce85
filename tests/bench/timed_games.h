// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <cstdint>
#include <cstdio>

namespace nilometer::bench {

/// Plays games of that name one after the other for three seconds and prints how many there were.
/// `play(seed)` plays one and gives the number of its entries.
void timeGames(const char* name, int players, auto play) {
  QElapsedTimer timer;
  timer.start();
  int games = 0;
  long entries = 0;
  for (; timer.elapsed() < 3000; ++games) entries += play(static_cast<std::uint64_t>(games));
  const double time = static_cast<double>(timer.nsecsElapsed()) / 1e9;
  std::printf("random games of %s, %d players, all options listed before every entry:\n"
              "  %.0f games/s (%.0f entries/s)\n",
              name, players, games / time, static_cast<double>(entries) / time);
}

} // namespace nilometer::bench

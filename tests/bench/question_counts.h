// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <map>
#include <string>

namespace nilometer::bench {

/// How often a table is asked what, in random games of as many players.
class QuestionCounts {
public:
  static constexpr int games = 2000; ///< of each number of players

  /// In the game that is played now.
  void add(const std::string& question, int round) {
    ++m_inGame[question];
    Count& count = m_counts[question];
    count.firstRound = std::min(count.firstRound, round);
    count.lastRound = std::max(count.lastRound, round);
  }
  void endGame(int players) {
    for (const auto& [question, times] : m_inGame) {
      Count& count = m_counts[question];
      count.all[static_cast<std::size_t>(players)] += times;
      int& most = count.most[static_cast<std::size_t>(players)];
      most = std::max(most, times);
    }
    m_inGame.clear();
  }
  void print(int minPlayers, int maxPlayers) const {
    std::printf("in %d random games each of %d to %d players, on average (most)\n", games,
                minPlayers, maxPlayers);
    for (const auto& [question, count] : m_counts) {
      std::printf("%-36s", question.c_str());
      for (int players = minPlayers; players <= maxPlayers; ++players) {
        const auto column = static_cast<std::size_t>(players);
        std::printf("| %6.1f (%3d) ", static_cast<double>(count.all[column]) / games,
                    count.most[column]);
      }
      std::printf("| rounds %d to %d\n", count.firstRound, count.lastRound);
    }
  }

private:
  static constexpr std::size_t mostPlayers = 5;
  struct Count {
    std::array<int, mostPlayers + 1> all{};
    std::array<int, mostPlayers + 1> most{};
    int firstRound = std::numeric_limits<int>::max();
    int lastRound = 0;
  };

  std::map<std::string, int> m_inGame;
  std::map<std::string, Count> m_counts;
};

} // namespace nilometer::bench

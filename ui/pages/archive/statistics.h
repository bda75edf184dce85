// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "ui/pages/archive/archived_game.h"

#include <array>
#include <span>
#include <vector>

/// What many games say about the players. Worked out anew whenever it is shown; free of widgets.
namespace nilometer::ui {

/// Some games.
struct ResultCount {
  int games = 0;
  int wins = 0;   ///< there is exactly one winner in a game
  int halves = 0; ///< sum of the results, in half points

  /// 0 without a game.
  [[nodiscard]] double average() const;
  friend bool operator==(const ResultCount&, const ResultCount&) = default;
};

/// What the games of one kind say about a player.
struct PlayerStatistics {
  QString name; ///< as it was written in the last game of any kind
  const Game* kind = nullptr;
  ResultCount all;
  QString bestPath;   ///< the file of the best game; of several, the first one
  QDate bestDate;     ///< when that was
  int bestHalves = 0; ///< the result in it

  /// Where the points come from.
  struct Sources {
    std::vector<int> points;   ///< by group of sources (Game::groupOf)
    std::vector<bool> assumed; ///< by group
    int before = 0;            ///< points before the final scoring of end positions, not by source
    int bids = 0;              ///< for seats, in half points; already subtracted from the results
  };
  Sources sources{};
  /// By place in the order of play at the start. End positions do not tell it.
  std::array<ResultCount, table::maxSeats> byStart{};

  /// What rests on printed values that nobody has compared yet, in at least one of the games.
  struct Assumed {
    bool all = false;
    bool best = false;
    std::array<bool, table::maxSeats> byStart{};
  };
  Assumed assumed{};
};

/// Everybody who played in one of the games, once for each kind of them, most games first. Games
/// that go on or could not be read do not count. Each seat counts, should a name stand twice in a
/// game.
[[nodiscard]] std::vector<PlayerStatistics>
statisticsOf(std::span<const ArchivedGame* const> games);

} // namespace nilometer::ui

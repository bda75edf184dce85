// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <array>
#include <functional>
#include <string>

namespace nilometer::cli {

/// What was found out about the players of one seat, or about all.
struct SeatStatistics {
  quint64 games = 0;
  quint64 wins = 0;
  qint64 sum = 0; ///< of points
  int least = 0;
  int most = 0;

  void count(int points, bool won);
  [[nodiscard]] double mean() const {
    return games == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(games);
  }
};

/// What all games together came to.
struct SimulationSummary {
  int players = 0;
  quint64 games = 0;
  quint64 entries = 0;
  double seconds = 0;
  std::array<SeatStatistics, table::maxSeats> seat{};
  SeatStatistics all;
  /// The printed values nobody has written down, where a game came to no end; keys of the edition.
  QStringList missing;

  void count(table::Player player, int points, bool won);
  [[nodiscard]] double gamesPerSecond() const {
    return seconds > 0 ? static_cast<double>(games) / seconds : 0.0;
  }
};

/// What was asked for.
struct Order {
  int profile = 0;
  int players = 0;
  quint64 games = 0;
  quint64 seed = 0;
  std::string date;
  QString directory; ///< empty: nothing is written
};

/// Plays the game of that seed to its end and counts it; its text, if `record` is no nullptr. False
/// if the rules refuse what they offered, or never come to an end.
using PlayGame = std::function<bool(quint64 seed, SimulationSummary& summary, std::string* record)>;

[[nodiscard]] QString summaryText(const SimulationSummary& summary);
[[nodiscard]] QJsonObject summaryJson(const SimulationSummary& summary);

} // namespace nilometer::cli

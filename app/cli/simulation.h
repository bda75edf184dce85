// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/random_game.h"

#include <QJsonObject>
#include <QString>

#include <array>

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
  std::array<SeatStatistics, egizia::maxPlayers> seat{};
  SeatStatistics all;

  [[nodiscard]] double gamesPerSecond() const {
    return seconds > 0 ? static_cast<double>(games) / seconds : 0.0;
  }
};

/// A header for players that have no names.
[[nodiscard]] egizia::RecordHeader neutralHeader(const egizia::Edition& edition,
                                                 egizia::Profile profile, int players,
                                                 const std::string& date);

/// Plays complete games at random, every option listed before every entry.
class Simulation {
public:
  /// `edition` must outlive it.
  Simulation(egizia::RecordHeader header, const egizia::Edition& edition);

  /// Plays the game of that seed to its end and counts it; even seeds name cards as late, odd
  /// ones as early as possible. With `entries` they are kept there. False if the rules refuse
  /// what they offered, or never come to an end.
  bool play(std::uint64_t seed, std::vector<egizia::RecordedEntry>* entries);

  [[nodiscard]] const egizia::RecordHeader& header() const { return m_header; }
  [[nodiscard]] SimulationSummary& summary() { return m_summary; }

private:
  void count(const egizia::State& state);

  egizia::RecordHeader m_header;
  egizia::Game m_game;
  egizia::Options m_options;
  egizia::Effects m_effects;
  SimulationSummary m_summary;
};

[[nodiscard]] QString summaryText(const SimulationSummary& summary);
[[nodiscard]] QJsonObject summaryJson(const SimulationSummary& summary);

} // namespace nilometer::cli

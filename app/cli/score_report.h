// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/loading.h"

#include <array>
#include <vector>

namespace nilometer::cli {

struct ScoreSeat {
  QString name;
  QString colour; ///< stable id
  int points = 0; ///< on the score track
  int bid = 0;    ///< for the seat, in half points
  int before = 0; ///< where the steps begin: only a position starts above or below 0

  /// What decides the game, in half points (END-4).
  [[nodiscard]] int result() const { return 2 * points - bid; }
};

/// One row of the score sheet.
struct ScoreSource {
  QString rule; ///< its number
  QString title;
  std::array<int, table::maxPlayers> points{};
};

/// One movement of a score marker, or a source of the final scoring that gave nothing.
struct ScoreStep {
  int entry = 0; ///< from 1; 0 in a position
  int line = 0;  ///< in the file; 0 in a position
  int round = 0;
  egizia::Phase phase = egizia::Phase::final;
  egizia::Player player = egizia::noPlayer;
  QString rule;
  QString reason;
  int points = 0;
  int total = 0;
};

struct ScoreRank {
  egizia::Player player = egizia::noPlayer;
  QString tieBreak; ///< why in front of the next one, if both have the same result (END-4)
};

/// The score of a recorded game or of a position, ready to be written in any format.
struct ScoreReport {
  QString file; ///< as shown
  QString title;
  QString date; ///< empty in a position
  egizia::Profile profile = egizia::Profile::revised;
  QString edition; ///< its name
  QString editionId;
  int assumedValues = 0; ///< printed values that nobody has checked
  bool isRecorded = true;
  bool isFinished = true;
  int round = 0;
  egizia::Phase phase = egizia::Phase::over;
  int findings = 0; ///< entries that were not carried out
  bool hasBids = false;
  std::vector<ScoreSeat> seats;
  std::vector<ScoreSource> sources;
  std::vector<ScoreStep> steps;
  std::vector<ScoreRank> ranking; ///< best first
};

[[nodiscard]] ScoreReport scoreReport(const LoadedGame& game, const QString& file);
[[nodiscard]] ScoreReport scoreReport(const LoadedPosition& position, const QString& file);

/// Writes it as the arguments say (--format, --explain).
void printScore(const ScoreReport& report, const Arguments& arguments);

} // namespace nilometer::cli

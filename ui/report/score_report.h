// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position.h"
#include "ui/egizia/words/names.h"

#include <array>
#include <cstdint>
#include <vector>

/// The score of a game as both doors show, print and export it.
namespace nilometer::report {

/// What points rest on besides the rules.
struct ScoreMarks {
  std::vector<std::size_t> assumed; ///< ScoreReport::assumed by index, ascending
  bool anyway = false;              ///< entered against the rules, or corrected

  void add(const ScoreMarks& other);
  [[nodiscard]] bool isEmpty() const { return assumed.empty() && !anyway; }
};

struct ScoreSeat {
  QString name;
  QString colour;     ///< stable id
  int points = 0;     ///< on the score track
  int bid = 0;        ///< for the seat, in half points
  int before = 0;     ///< where the steps begin: only a position starts above or below 0
  ScoreMarks marks{}; ///< of all his points

  /// What decides the game, in half points (END-4).
  [[nodiscard]] int result() const { return 2 * points - bid; }
};

/// One movement of a score marker, or a source of the final scoring that gave nothing.
struct ScoreStep {
  int entry = 0; ///< from 1; 0 in a position
  int line = 0;  ///< in the file; 0 in a position
  int round = 0;
  egizia::Phase phase = egizia::Phase::final;
  table::Player player = table::noPlayer;
  table::RuleId ruleId;
  std::uint8_t what = table::nothing; ///< as in LedgerLine
  QString rule;                       ///< its number
  QString reason;
  int points = 0;
  int total = 0;
  ScoreMarks marks;
};

/// One row of the score sheet: a rule, at BUILD-8 of one site, at END-3 one Sphinx card.
struct ScoreSource {
  /// What one player has from it.
  struct Cell {
    bool applies = false; ///< there was a step of it, if only of 0 points
    int points = 0;
    ScoreMarks marks;
  };

  table::RuleId ruleId;
  std::uint8_t what = table::nothing; ///< Site or Sphinx card; else nothing
  QString id; ///< of the Site or Sphinx card, stable: "pyramid", "obelisk-7"; else empty
  QString rule;
  QString title; ///< "Building: Pyramid and temple", "Sphinx card: All tombs are built"
  QString about; ///< only the name of the site, or what the card asks for; else empty
  std::array<Cell, table::maxSeats> cells{};
};

/// A printed value that no text states and points rest on.
struct AssumedValue {
  QString key; ///< as in the edition's file
  QString name;
  QString value; ///< as in the edition's file
};

struct ScoreRank {
  table::Player player = table::noPlayer;
  QString tieBreak; ///< why in front of the next one, if both have the same result (END-4)
};

/// The score of a recorded game or of a position, ready to be written in any format. Names only
/// Sphinx cards that have been scored.
struct ScoreReport {
  QString file; ///< as shown; may be empty
  QString title;
  QString date; ///< ISO; may be empty
  egizia::Profile profile = egizia::Profile::revised;
  QString edition; ///< its name
  QString editionId;
  int assumedValues = 0; ///< printed values of the edition that nobody has checked
  bool isRecorded = true;
  bool isFinished = true;
  int round = 0;
  egizia::Phase phase = egizia::Phase::over;
  int findings = 0; ///< entries that were not carried out
  bool hasBids = false;
  std::vector<ScoreSeat> seats;
  std::vector<ScoreStep> steps;
  std::vector<ScoreSource> sources;  ///< by rule, the final scoring last
  std::vector<AssumedValue> assumed; ///< behind at least one step
  std::vector<ScoreRank> ranking;    ///< best first

  /// Whether some points rest on something entered against the rules.
  [[nodiscard]] bool hasAnyway() const;
};

/// `edition` is the one the record names; `replay` is of the whole record or of its beginning.
[[nodiscard]] ScoreReport scoreReport(const egizia::GameRecord& record,
                                      const egizia::Replay& replay, const egizia::Edition& edition);
[[nodiscard]] ScoreReport scoreReport(const egizia::Position& position,
                                      const egizia::Edition& edition);

} // namespace nilometer::report

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "ui/text/disputed.h"
#include "ui/text/tracked_number.h"

#include <QString>
#include <QStringList>

#include <array>
#include <cstddef>
#include <vector>

/// The score of a game as both doors show, print and export it: plain data that any game fills.
/// What is shown is in the language of the moment in which it was filled.
namespace nilometer::report {

/// What points rest on besides the rules.
struct ScoreMarks {
  std::vector<std::size_t> assumed; ///< ScoreReport::assumed by index, ascending
  bool anyway = false;              ///< entered against the rules, or corrected
  bool disputed = false;            ///< of a source: other points if something is settled otherwise

  /// But for what is disputed: everybody's sums are said both ways.
  void add(const ScoreMarks& other);
  [[nodiscard]] bool isEmpty() const { return assumed.empty() && !anyway && !disputed; }
};

/// The game that was played, for other programs.
struct ScoredGame {
  QString id;            ///< as in its files
  QString name;          ///< as it stands on the box
  int boardGameGeek = 0; ///< its number there
};

struct ScoreSeat {
  QString name;          ///< as sentences say it (text::namesApart())
  QString entered;       ///< the name alone, for files that other programs read
  QString colour;        ///< stable id
  int look = 0;          ///< the colour as a number from 0, in the order of the game's colours
  int points = 0;        ///< on the score track
  int bid = 0;           ///< for the seat, in half points
  int before = 0;        ///< where the steps begin: only a position starts above or below 0
  bool isOpen = false;   ///< points that nobody has read yet come to them
  bool isHidden = false; ///< nobody may see them yet
  ScoreMarks marks{};    ///< of all his points; addUp()

  /// What decides the game, in half points.
  [[nodiscard]] int result() const { return 2 * points - bid; }
};

struct ScorePhase {
  QString id; ///< stable
  QString name;
};

/// One movement of a score marker, or a source of the final scoring that gave nothing.
struct ScoreStep {
  int entry = 0; ///< from 1; 0 in a position
  int line = 0;  ///< in the file; 0 in a position
  int round = 0;
  int phase = 0; ///< of ScoreReport::phases
  table::Player player = table::noPlayer;
  std::size_t source = 0; ///< of ScoreReport::sources
  QString reason;
  int points = 0;
  int total = 0;
  int pieces = 0;        ///< what its picture counts, as the game has it: the level of a worker
  bool putRight = false; ///< by hand: the points are what the table says, whatever was behind them
  ScoreMarks marks{};
};

/// One row of the score sheet: a rule, or one of several things that give points by the same rule.
struct ScoreSource {
  /// What one player has from it.
  struct Cell {
    bool applies = false; ///< there was a step of it, if only of 0 points
    int points = 0;
    ScoreMarks marks{};
    bool isOpen = false; ///< nobody has read yet how many more come to them
  };

  text::PointsFrom from;                     ///< the same in the ledger
  QString rule;                              ///< its number
  QString summary;                           ///< what the rule says; may be empty
  QString id;                                ///< of the thing, stable; else empty
  QString title;                             ///< "Building: Pyramid and temple"
  QString shortTitle;                        ///< where rule and heading say the rest
  std::size_t section = 0;                   ///< of ScoreReport::sections
  std::size_t group = 0;                     ///< of ScoreReport::groups
  std::array<Cell, table::maxSeats> cells{}; ///< addUp()
};

/// Sources of points that a small picture tells together.
struct ScoreFamily {
  QString name;                    ///< "Stones and tombs at the end"
  QString shortName;               ///< "end"
  std::vector<std::size_t> groups; ///< of ScoreReport::groups
};

/// A printed value that no text states and points rest on.
struct AssumedValue {
  QString key; ///< as in the edition's file
  QString name;
  QString value;         ///< as in the edition's file
  std::size_t place = 0; ///< among all printed values
};

struct ScoreRank {
  table::Player player = table::noPlayer;
  /// Why in front of the next one, if both have the same result. Of a shared place a whole sentence
  /// that names all who share it, with the first of them alone.
  QString tieBreak;
  bool shared = false; ///< the place, with the next one
};

/// An entry that the table does not agree about, or a value of a position.
struct ScoreDispute {
  int entry = 0; ///< from 1; 0 in a position
  int line = 0;  ///< in the file; 0 if it was not read from one
  int round = 0;
  QString sentence;
  text::Disputed said;
  std::vector<int>
      points; ///< everybody's the other way; empty if there is none, or it fits nothing
  std::vector<table::Player> ranking; ///< the other way, best first; the same
  bool goesOn = false;                ///< the other way a game that is over would not be
};

/// An entry that was made although the rules forbid it, whether points rest on it or not.
struct ScoreAnyway {
  int entry = 0; ///< from 1
  int line = 0;  ///< in the file; 0 if it was not read from one
  int round = 0;
  table::Player player = table::noPlayer; ///< noPlayer = the whole table
  QString sentence;
};

/// The rule by which the ranking is made.
struct ScoreRule {
  QString number;
  QString summary; ///< what it says; may be empty
};

/// The score of a recorded game or of a position, ready to be written in any format. Names nothing
/// that is hidden on the table.
struct ScoreReport {
  ScoredGame game;
  QString file; ///< as shown; may be empty
  QString title;
  QString date; ///< ISO; may be empty
  QString profileId;
  QString profile; ///< its name
  QString editionId;
  QString edition;       ///< its name
  int assumedValues = 0; ///< printed values of the edition that nobody has checked
  bool isRecorded = true;
  bool isFinished = true;
  int round = 0;
  int phase = 0;       ///< of `phases`
  QString standing;    ///< both as people say it: "round 3, Build"
  int findings = 0;    ///< entries that were not carried out
  QStringList missing; ///< printed values that some of them waited for, by name
  QStringList unread;  ///< printed points that count already and that nobody has read, by name
  bool hasBids = false;
  bool onlyAtTheEnd = false; ///< by the rules of the game nobody's points move before
  /// What may be said in place of points that stay hidden until the end; empty where they do not.
  QString hidden;
  ScoreRule deciding;
  QString crown; ///< what whoever wins alone does at the very end, %1; not in every game

  std::vector<ScorePhase> phases; ///< of a round, then the final scoring and what follows it
  int finalPhase = 0;             ///< the final scoring; as many as there are phases if none is
  std::vector<QString> sections;  ///< headings of the score sheet; at least one
  std::vector<QString> groups;    ///< few sources for many rows: of the stacked bars
  /// Fewer still, in the order in which they are shown; none where each group is one by itself.
  std::vector<ScoreFamily> families;

  std::vector<ScoreSeat> seats;
  std::vector<ScoreStep> steps;
  std::vector<ScoreSource> sources;   ///< in the order of the sheet
  std::vector<AssumedValue> assumed;  ///< behind at least one step
  std::vector<ScoreRank> ranking;     ///< best first
  std::vector<ScoreDispute> disputes; ///< in the order of the entries
  std::vector<ScoreAnyway> anyway;    ///< the same

  /// Whether some points rest on something entered against the rules.
  [[nodiscard]] bool hasAnyway() const;
  /// Whether some sources give other points if a dispute is settled the other way.
  [[nodiscard]] bool hasDisputedSources() const;
  /// Whether somebody else is in front if a dispute is settled the other way.
  [[nodiscard]] bool isWinnerDisputed() const;
  /// Whether the order of the players is another one then.
  [[nodiscard]] bool isRankingDisputed() const;
  /// Whether nobody's points moved before the final scoring, or can: then there is no course to
  /// tell.
  [[nodiscard]] bool isScoredAtTheEnd() const;
  /// Whether it says what was there before the final scoring: of a game that was not recorded, if
  /// there can be anything.
  [[nodiscard]] bool tellsBefore() const { return !isRecorded && !onlyAtTheEnd; }
  /// Whether nobody may see yet what points there are.
  [[nodiscard]] bool isHidden() const { return !hidden.isEmpty(); }
  /// Whether points that nobody has read yet come to somebody's.
  [[nodiscard]] bool isOpen() const;
  /// Whether it can be said who is on which place: not where all are level before the end, nor
  /// where points that nobody has read yet may turn the places round.
  [[nodiscard]] bool hasPlaces() const;
  /// From 1, of a row of the ranking; whoever shares a place has the same. @pre there is the row
  [[nodiscard]] int placeAt(std::size_t rank) const;
  /// The place of a player, from 1. @pre the player is in the ranking
  [[nodiscard]] int placeOf(std::size_t player) const;
  /// The players on the first place: one, or all who share it.
  [[nodiscard]] std::vector<table::Player> first() const;
  /// The number of the rule by which points were moved.
  [[nodiscard]] const QString& ruleOf(const ScoreStep& step) const {
    return sources[step.source].rule;
  }
};

/// @pre a number of one of its phases
[[nodiscard]] inline const ScorePhase& phaseOf(const ScoreReport& report, int phase) {
  return report.phases[static_cast<std::size_t>(phase)];
}

/// The families of a report. Groups that are in none have one each, with their own names.
[[nodiscard]] std::vector<ScoreFamily> familiesOf(const ScoreReport& report);

/// Works out what follows from the steps: the cells of the sources, and what the seats' points rest
/// on. Comes once, after all steps and sources are there.
void addUp(ScoreReport& report);
/// Marks the sources and steps that give other points in `other`: the same with something disputed
/// settled the other way.
void markDisputed(ScoreReport& report, const ScoreReport& other);

} // namespace nilometer::report

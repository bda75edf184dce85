// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/score_track.h"
#include "ui/score/report/score_report.h"
#include "ui/table/action_bar/move_glyphs.h"

#include <functional>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// What one step of a final scoring says.
struct PlannedStep {
  QString kind;          ///< above the player's name: "Sphinx card 2 of 5"
  QString title;         ///< of its row
  QString detail{};      ///< quieter, behind that
  QString reason;        ///< in sentences
  QString waiting{};     ///< the title of its row as long as it has not been told
  QString last{};        ///< the detail of that row
  QString tells{};       ///< what the button says that tells it; empty: "Next"
  bool faceDown = false; ///< it waits as a card that lies face down
  std::optional<table::RuleId> rule{};
  QString ruleName{};
  int picture = 0;        ///< ScoreCard::motif
  int pieces = 0;         ///< in that picture
  std::size_t column = 0; ///< of ScoringPlan::columns
  int points = 0;
  report::ScoreMarks marks{};
};

/// The final scoring of one player.
struct PlannedPage {
  table::Player player = table::noPlayer;
  table::ScoreTrack before{}; ///< all markers before the first step
  report::ScoreMarks marks{}; ///< of the points he has then
  std::vector<PlannedStep> steps{};
  int sealed = 0;       ///< cards that are still to be named
  PlannedStep card{};   ///< what waits for one of these
  std::size_t open = 0; ///< steps that come before these; all of them without any
  bool isKnown = true;  ///< his steps are known; else he is scored after others
  QString kind{};       ///< above his name before the first step
  QString ready{};      ///< what has to lie ready then
  QString asks{};       ///< what is asked where cards are sealed

  /// What a number may be besides, while something is disputed; empty for nothing else.
  struct Otherwise {
    QString before{};    ///< "/ 26?", before the first step
    QString total{};     ///< the same of the points so far
    QStringList lines{}; ///< that total in sentences
  };
  Otherwise otherwise{};

  [[nodiscard]] int pointsBefore() const { return before.points(player); }
  /// All markers after so many steps.
  [[nodiscard]] table::ScoreTrack trackAfter(std::size_t steps) const;
  /// What the points rest on after so many steps.
  [[nodiscard]] report::ScoreMarks marksAfter(std::size_t steps) const;
};

/// The way of a marker on the score track.
struct MarkerWay {
  table::Player player = table::noPlayer;
  int from = 0;
  int to = 0;
  table::Player behind = table::noPlayer; ///< in whose queue it arrives
  QString sign{};                         ///< ScoreMarks, as text
};

/// All that a final scoring tells, in the order in which it is told. A report has all of it where
/// nobody has points before the end and nothing is asked; other games know more.
struct ScoringPlan {
  ScoringPlan() = default;
  /// Source by source, in the order of the report. @pre the game is over
  ScoringPlan(report::ScoreReport of); // NOLINT(google-explicit-constructor): a report is a plan

  report::ScoreReport report;     ///< seats, ranking, disputes, what is assumed
  QStringList columns;            ///< what the steps are added up by
  std::vector<PlannedPage> pages; ///< of everybody, in the order of the scoring
  int scale = 50;                 ///< ScoreLanesContent::least
  /// Each page begins with the points from before it; else the first step is told at once.
  bool tellsBefore = false;
  bool hasQueues = false; ///< who came to a space first is in front there
  /// What to move for that; none where no marker is moved in the final scoring.
  std::function<MoveContent(const MarkerWay&)> moves{};
};

} // namespace nilometer::ui

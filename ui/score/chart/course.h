// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/chart/chart_look.h"
#include "ui/score/report/score_report.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace nilometer::ui {

/// The course of a game: everybody's points on the score track at moments of the game. Points
/// are public, so nothing of it gives a hidden card away.
struct Course {
  /// The end of a phase in which points moved, or of one player's final scoring. The first
  /// moment is the start.
  struct Moment {
    int round = 0;                          ///< 0 = the start
    int phase = 0;                          ///< of `phases`
    table::Player scored = table::noPlayer; ///< in the final scoring: whose points moved
    int entries = 0;                        ///< how many had been made then
    friend bool operator==(const Moment&, const Moment&) = default;
    [[nodiscard]] bool isFinal() const { return scored != table::noPlayer; }
  };
  struct Series {
    QString name;
    PlayerColour colour = PlayerColour::blue;
    std::vector<int> points; ///< one for each moment
    /// Whether they rest on assumed printed values; one for each moment, or none.
    std::vector<bool> marked{};
    [[nodiscard]] bool isMarked(std::size_t moment) const {
      return moment < marked.size() && marked[moment];
    }
    friend bool operator==(const Series&, const Series&) = default;
  };
  std::vector<Moment> moments;
  std::vector<Series> series;            ///< by seat
  table::Player first = table::noPlayer; ///< of the ranking: drawn thicker than the others
  std::vector<QString> phases{};         ///< their names
  QString finalName{};                   ///< of the final scoring
  QString rests{};                       ///< what the marks mean; empty without any
  bool counts = false;                   ///< somebody has points that have not moved yet
  bool byRounds = false;                 ///< a moment is the end of a round, or of the game

  /// No points have moved yet: there is no line to draw.
  [[nodiscard]] bool empty() const { return moments.size() < 2; }
  friend bool operator==(const Course&, const Course&) = default;
};

/// Of a running game so far; of a position only its final scoring, from the points before it.
[[nodiscard]] Course courseOf(const report::ScoreReport& report);

/// The course with one moment for each round and one for the final scoring, for a small picture.
[[nodiscard]] Course byRounds(const Course& course);

/// "Start", "Round 2, Building", "Final scoring, Anna". @pre moment < course.moments.size()
[[nodiscard]] QString momentName(const Course& course, std::size_t moment);
/// Everybody's points then, most first, with what was gained since the moment before:
/// "Anna: 23 (+5)", and "Anna: 23* (+5)" where they rest on assumed printed values.
[[nodiscard]] Readout momentReadout(const Course& course, std::size_t moment);
/// The readout of a moment in one sentence, to be spoken.
[[nodiscard]] QString momentSentence(const Course& course, std::size_t moment);

} // namespace nilometer::ui

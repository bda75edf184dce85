// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"

#include <QStringList>

/// How a game came to its end, told in sentences from its recorded numbers.
namespace nilometer::ui {

/// Who was alone in front at the ends of the rounds.
struct RoundLeads {
  std::vector<table::Player> leaders; ///< by round, from the first; noPlayer where several led
  /// After how many rounds that player was alone in front.
  [[nodiscard]] int roundsOf(table::Player player) const;
  /// The round after which the player was in front at the end of every further one, from 1; 0 if he
  /// was not in front after the last.
  [[nodiscard]] int inFrontSince(table::Player player) const;
};
[[nodiscard]] RoundLeads leadsOf(const report::ScoreReport& report);

/// Who led for how long, and when the winner went past. None for a position, where nobody knows,
/// and where nobody's points moved before the end.
[[nodiscard]] QStringList courseStory(const report::ScoreReport& report);

/// Which source of points the winner has most more of than the second; empty if there is none.
[[nodiscard]] QString whatDecided(const report::ScoreReport& report);

} // namespace nilometer::ui

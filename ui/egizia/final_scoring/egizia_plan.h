// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "ui/egizia/final_scoring/scoring_steps.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/score/final_scoring/scoring_plan.h"

#include <vector>

/// The final scoring of Egizia as the stage tells it.
namespace nilometer::ui {

/// Of an end position that was entered without a game; `report` is its own.
[[nodiscard]] ScoringPlan positionPlan(const egizia::Position& position,
                                       const egizia::Edition& edition, report::ScoreReport report);

/// The final scoring that is being made at the table. Nothing is owned.
struct MadeScoring {
  const std::vector<ScoringPage>& pages; ///< entered so far, then the one being made
  const egizia::FinalScore* entry;       ///< of the last page; nullptr while there is none
  std::size_t revealed;                  ///< steps of the page that is shown
  const std::vector<int>& named;         ///< Sphinx cards named for `entry`, in that order
};

/// Of the shown table, as far as it goes.
[[nodiscard]] ScoringPlan tablePlan(const EgiziaSession& session, const MadeScoring& made);

/// What somebody's points so far may be besides, while something is disputed.
[[nodiscard]] PlannedPage::Otherwise otherwiseOf(const EgiziaSession& session, table::Player player,
                                                 const MadeScoring& made);

} // namespace nilometer::ui

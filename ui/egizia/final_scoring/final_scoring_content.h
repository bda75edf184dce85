// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/scoring_progress.h"
#include "ui/egizia/text/names.h"
#include "ui/game/session/other_points.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/seats.h"

#include <span>

namespace nilometer::ui {

/// What the sentences of a final scoring need besides its steps. The game is not owned.
struct ScoringGround {
  Seats seats;
  const egizia::Game* game = nullptr;
  std::vector<table::Player> order;   ///< of the final scoring
  std::vector<table::Player> ranking; ///< best first, as soon as all are scored
  table::ScoreTrack track;            ///< all markers when no page is shown
  /// By player: the assumed printed values behind the points before the final scoring.
  std::array<egizia::PrintedSet, table::maxSeats> before{};
  /// What points may be besides, while something is disputed; empty for nothing else.
  struct Otherwise {
    QString before{};    ///< "/ 26?", before the final scoring
    QString total{};     ///< the same of the points so far
    QStringList lines{}; ///< that total in sentences
  };
  std::array<Otherwise, table::maxSeats> otherwise{}; ///< by player
  bool winnerIsOpen = false; ///< somebody else may win, by what is disputed
  std::vector<int> named;    ///< Sphinx cards named on this page

  /// Names as they are shown.
  [[nodiscard]] text::Table names() const { return {game->edition, seats.names.shown}; }
};

/// Whether somebody else may win if a disputed entry was otherwise: has at least as much as the
/// winner then. @pre the ranking is there
[[nodiscard]] bool mayOtherWin(const ScoringGround& ground, std::span<const OtherPoints> others);

/// Without a chooser. Steps that are not revealed say only what they are about; Sphinx cards that
/// have been named in secret do not show before their step.
[[nodiscard]] FinalScoringContent contentOf(const ScoringGround& ground,
                                            const ScoringProgress& progress);

/// The strip of a final scoring: what to move now, Next, All at once, Back. `canGoBack` and further
/// choices are for the caller to add.
[[nodiscard]] StripContent promptOf(const ScoringGround& ground, const ScoringProgress& progress);
/// Where all markers stand in the end, to be compared with the real ones.
[[nodiscard]] QString whereMarkersStand(const ScoringGround& ground,
                                        const ScoringProgress& progress);
/// The action "All at once" in that strip, and its key.
inline constexpr int allAtOnce = 1000;
[[nodiscard]] QString allAtOnceKey();
/// From here on, by player: the action that puts right what was named for him.
inline constexpr int correctNaming = 2000;

} // namespace nilometer::ui

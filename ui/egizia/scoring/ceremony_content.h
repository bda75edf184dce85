// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/seats.h"
#include "ui/egizia/strip/question_rows.h"
#include "ui/scoring/ceremony.h"
#include "ui/scoring/score_rows.h"
#include "ui/scoring/score_table.h"
#include "ui/strip/strip_view.h"

namespace nilometer::ui {

/// What the sentences of a ceremony need besides its steps. The game is not owned.
struct CeremonyGround {
  Seats seats;
  const egizia::Game* game = nullptr;
  std::vector<table::Player> order;   ///< of the final scoring
  std::vector<table::Player> ranking; ///< best first, as soon as all are scored
  table::ScoreTrack track;            ///< all markers when no page is shown
  /// By player: the assumed printed values behind the points before the final scoring.
  std::array<egizia::PrintedSet, table::maxSeats> before{};
  std::vector<int> named; ///< Sphinx cards named on this page
};

/// What the ceremony shows.
struct CeremonyContent {
  QString title;
  std::optional<PlayerColour> player; ///< whose colour the title has
  QString detail;
  QString points; ///< large
  QString rests;  ///< the assumed printed values behind them; empty for none
  std::vector<ScoreRow> rows;
  std::size_t latest = 0; ///< row to be kept in sight
  table::ScoreTrack track;
  QString trackRests; ///< the assumed printed values behind all of it; empty for none
  ScoreTableContent sums;
  QString chooserTitle; ///< empty: nothing is to be named
  std::vector<QuestionRow> chooser;
  friend bool operator==(const CeremonyContent&, const CeremonyContent&) = default;
};

/// Without a chooser. Steps that are not revealed say only what they are about; Sphinx cards that
/// have been named in secret do not show before their step.
[[nodiscard]] CeremonyContent contentOf(const CeremonyGround& ground, const Ceremony& ceremony);

/// The strip of a ceremony: what to move now, Next, All at once, Back. `canGoBack` and further
/// choices are for the caller to add.
[[nodiscard]] StripContent promptOf(const CeremonyGround& ground, const Ceremony& ceremony);
/// The action "All at once" in that strip, and its key.
inline constexpr int allAtOnce = 1000;
[[nodiscard]] QString allAtOnceKey();

} // namespace nilometer::ui

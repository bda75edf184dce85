// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/score/final_scoring/scoring_plan.h"
#include "ui/table/action_bar/strip_view.h"

#include <cstddef>

namespace nilometer::ui {

/// How far a final scoring is: player by player in the order of the scoring, step by step; then who
/// wins. A plain value: where it is, and what is shown there. Nothing of a step is told before it.
class FinalScoring {
public:
  /// Takes over a plan that may have changed and stays where it is, as far as that place is left.
  void setPlan(ScoringPlan plan);
  [[nodiscard]] const ScoringPlan& plan() const { return m_plan; }
  /// Goes to a player with so many steps told; the number of pages = the ranking.
  void goTo(std::size_t page, std::size_t revealed = 0);

  /// Tells the next step, or goes on to the next player, after the last one to the ranking. False
  /// at the ranking, and where cards are to be named.
  bool next();
  /// Covers the last step again. False before the first one of all.
  bool back();
  /// Tells all that is known of the player, and what is named for him later at once.
  void showAll();

  /// Tells the next step of the player. False if there is none, or it is not known yet.
  bool reveal();
  /// Covers the last one again. False before the first.
  bool conceal();
  /// Tells everything up to that step, if nothing before it is sealed.
  void revealTo(std::size_t step);

  [[nodiscard]] std::size_t pageIndex() const { return m_page; }
  [[nodiscard]] std::size_t revealed() const { return m_revealed; }
  /// Nothing is told yet.
  [[nodiscard]] bool isAtStart() const { return m_page == 0 && m_revealed == 0; }
  [[nodiscard]] bool isAtRanking() const { return m_page == m_plan.pages.size(); }
  /// A step comes next, and it is known.
  [[nodiscard]] bool isComing() const { return !isAtRanking() && m_revealed < page().open; }
  /// A card comes next that has to be named.
  [[nodiscard]] bool mustName() const;
  /// Everything of the player is told.
  [[nodiscard]] bool isWhole() const;

  [[nodiscard]] FinalScoringContent content() const;
  /// What the strip says: what to move now, Next, All at once, Back, which is for the caller to
  /// allow. At the ranking there is nothing to go on to; the caller may know something.
  [[nodiscard]] StripContent prompt() const;
  /// Where all markers stand at the end, to be compared with the real ones.
  [[nodiscard]] QString whereMarkersStand() const;
  /// The action "All at once" in that strip, and its key.
  static constexpr int allAtOnce = 1000;
  [[nodiscard]] static QString allAtOnceKey() { return QStringLiteral("+"); }
  /// All that the main button says but for "On to …".
  [[nodiscard]] static QStringList confirmTexts();

private:
  [[nodiscard]] const PlannedPage& page() const { return m_plan.pages[m_page]; }
  [[nodiscard]] const report::ScoreSeat& seat(const PlannedPage& page) const {
    return m_plan.report.seats[page.player];
  }
  void showUpTo(std::size_t revealed);
  /// How many steps are told as soon as the page is turned to.
  [[nodiscard]] std::size_t opening() const;
  [[nodiscard]] std::size_t revealedOf(std::size_t page) const;
  [[nodiscard]] table::ScoreTrack track() const;
  /// What was told last at once, as one way of the marker, and what it rests on. @pre a step is
  /// told
  [[nodiscard]] MarkerWay way() const;
  [[nodiscard]] report::ScoreMarks wayMarks() const;
  /// The player's name as it is shown: a long one is shortened.
  [[nodiscard]] QString name(table::Player player) const { return m_names.shown[player]; }
  [[nodiscard]] QString winners() const;
  [[nodiscard]] std::vector<OrderedTurn> order() const;
  [[nodiscard]] ScoreLanesContent lanes() const;
  [[nodiscard]] ScoreLanesContent::Row laneOf(std::size_t page) const;
  [[nodiscard]] std::vector<ScoreRow> pageRows() const;
  [[nodiscard]] ScoreRow rowOf(std::size_t step) const;
  [[nodiscard]] ScoreRow sumRow() const;
  [[nodiscard]] std::vector<ScoreRow> ranking() const;
  void showPage(FinalScoringContent& content) const;
  /// The markers of those whose place can be told now.
  [[nodiscard]] table::ScoreTrack scoredTrack() const;
  void tellStep(FinalScoringContent& content) const;
  void showRanking(FinalScoringContent& content) const;
  void sayWhatToDo(StripContent& content) const;

  ScoringPlan m_plan;
  text::ShownNames m_names;
  std::size_t m_page = 0;
  std::size_t m_revealed = 0;
  std::size_t m_before = 0; ///< steps that were told before those of way()
  bool m_all = false;       ///< showAll() was asked for on this page
};

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/score/report/score_report.h"
#include "ui/table/action_bar/strip_view.h"

#include <cstddef>
#include <vector>

namespace nilometer::ui {

/// The final scoring of a game that gives all its points in the end, taken out of its report, so
/// that it cannot differ from the score: player by player, whoever is last in the ranking first,
/// source by source; then who wins. A plain value: where it is, and what is shown there.
class FinalScoring {
public:
  /// Takes over a report that may have changed and stays where it is, as far as that place is left.
  /// @pre the game is over
  void setReport(report::ScoreReport report);

  /// Reveals the next step, or goes on to the next player, after the last one to the ranking.
  /// False at the ranking.
  bool next();
  /// Covers the last step again. False before the first one of all.
  bool back();
  /// Reveals all of the player.
  void showAll();
  /// Nothing is revealed yet.
  [[nodiscard]] bool isAtStart() const { return m_page == 0 && m_revealed == 0; }
  [[nodiscard]] bool isAtRanking() const { return m_page == m_pages.size(); }

  [[nodiscard]] FinalScoringContent content() const;
  /// What the strip says: Next, All at once, Back, which is for the caller to allow. At the ranking
  /// there is nothing to go on to; the caller may know something.
  [[nodiscard]] StripContent prompt() const;
  /// The action "All at once" in that strip, and its key.
  static constexpr int allAtOnce = 1000;
  [[nodiscard]] static QString allAtOnceKey() { return QStringLiteral("+"); }
  /// All that the main button says but for "On to …".
  [[nodiscard]] static QStringList confirmTexts();

private:
  using Step = report::ScoreStep;
  struct Page {
    table::Player player = table::noPlayer;
    std::vector<std::size_t> steps; ///< of the report
  };

  [[nodiscard]] const Page& page() const { return m_pages[m_page]; }
  [[nodiscard]] const Step& step(const Page& page, std::size_t index) const {
    return m_report.steps[page.steps[index]];
  }
  /// How many of its steps have been revealed.
  /// How many steps are revealed as soon as the page is turned to.
  [[nodiscard]] std::size_t opening() const;
  [[nodiscard]] std::size_t revealedOf(std::size_t page) const;
  [[nodiscard]] bool isWhole() const { return m_revealed == page().steps.size(); }
  [[nodiscard]] table::ScoreTrack track() const;
  /// The player's name as it is shown: a long one is shortened.
  [[nodiscard]] QString name(table::Player player) const { return m_names.shown[player]; }
  [[nodiscard]] QString winners() const;
  [[nodiscard]] std::vector<OrderedTurn> order() const;
  [[nodiscard]] ScoreLanesContent lanes() const;
  [[nodiscard]] ScoreLanesContent::Row laneOf(std::size_t page) const;
  [[nodiscard]] ScoreRow rowOf(const Step& step) const;
  [[nodiscard]] ScoreRow sumRow() const;
  [[nodiscard]] std::vector<ScoreRow> ranking() const;
  void showPage(FinalScoringContent& content) const;
  void tellStep(FinalScoringContent& content) const;
  void showRanking(FinalScoringContent& content) const;

  report::ScoreReport m_report;
  text::ShownNames m_names;
  std::vector<Page> m_pages; ///< in the order of the scoring
  std::size_t m_page = 0;    ///< their number: the ranking
  std::size_t m_revealed = 0;
};

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/scoring_steps.h"

#include <optional>

namespace nilometer::ui {

/// How far the table is in the final scoring: on which page, and how many of its steps have been
/// revealed. After the last page comes the ranking.
class ScoringProgress {
public:
  /// Takes over pages that may have changed and stays where it is, as far as that place is left.
  void setPages(std::vector<ScoringPage> pages);
  /// Goes to a page with so many steps revealed; the number of pages = the ranking.
  void goTo(std::size_t page, std::size_t revealed = 0);

  [[nodiscard]] const std::vector<ScoringPage>& pages() const { return m_pages; }
  [[nodiscard]] std::size_t pageIndex() const { return m_page; }
  /// nullptr when the ranking is shown.
  [[nodiscard]] const ScoringPage* page() const;
  [[nodiscard]] std::size_t revealed() const { return m_revealed; }
  /// The step revealed last on this page; nullptr before the first.
  [[nodiscard]] const ScoringStep* latest() const;
  /// What was revealed last at once, from where the marker lay before, as one move.
  /// @pre latest() != nullptr
  [[nodiscard]] egizia::Effect move() const;
  /// The assumed printed values that decide about that move. @pre latest() != nullptr
  [[nodiscard]] egizia::PrintedSet moveBasis() const;
  /// The step that comes next; nullptr if there is none or it is not known yet.
  [[nodiscard]] const ScoringStep* coming() const;
  /// A sealed card comes next and has to be named.
  [[nodiscard]] bool mustName() const;
  /// Everything on the page is revealed.
  [[nodiscard]] bool isWhole() const;

  /// Reveals the next step. False if there is none that could be.
  bool reveal();
  /// Covers the last one again. False before the first.
  bool conceal();
  /// Reveals all that is known of the page, and what is named on it later at once.
  void revealAll();
  /// Reveals everything up to that card, if nothing before it is sealed.
  void revealCard(int card);
  /// Where a card is among the steps of the page.
  [[nodiscard]] std::optional<std::size_t> stepOf(int card) const;

private:
  void showUpTo(std::size_t revealed);

  std::vector<ScoringPage> m_pages;
  std::size_t m_page = 0;
  std::size_t m_revealed = 0;
  std::size_t m_before = 0; ///< steps that were revealed before those of move()
  bool m_all = false;       ///< revealAll() was asked for on this page
};

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/final_scoring/scoring_progress.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

void ScoringProgress::setPages(std::vector<ScoringPage> pages) {
  m_pages = std::move(pages);
  m_page = std::min(m_page, m_pages.size());
  const std::size_t open = page() == nullptr ? 0 : page()->open;
  showUpTo(m_all ? open : std::min(m_revealed, open));
}

void ScoringProgress::goTo(std::size_t page, std::size_t revealed) {
  m_page = std::min(page, m_pages.size());
  m_all = false;
  m_revealed = this->page() == nullptr ? 0 : std::min(revealed, this->page()->open);
  m_before = m_revealed == 0 ? 0 : m_revealed - 1;
}

void ScoringProgress::showUpTo(std::size_t revealed) {
  if (revealed > m_revealed) m_before = m_revealed;
  if (revealed < m_revealed) m_before = revealed == 0 ? 0 : revealed - 1;
  m_revealed = revealed;
}

const ScoringPage* ScoringProgress::page() const {
  return m_page < m_pages.size() ? &m_pages[m_page] : nullptr;
}

const ScoringStep* ScoringProgress::latest() const {
  return page() == nullptr || m_revealed == 0 ? nullptr : &page()->steps[m_revealed - 1];
}

egizia::Effect ScoringProgress::move() const {
  const int from = page()->trackAfter(m_before).points(page()->player);
  const table::ScoreTrack track = page()->trackAfter(m_revealed);
  ScoringStep step = *latest();
  step.total = track.points(step.player);
  step.points = step.total - from;
  step.behind = step.points == 0 ? table::noPlayer : track.aheadOnSameSpace(step.player);
  return step.move();
}

egizia::PrintedSet ScoringProgress::moveBasis() const {
  egizia::PrintedSet basis;
  for (std::size_t i = m_before; i < m_revealed; ++i) {
    egizia::addPrinted(basis, page()->steps[i].basis);
  }
  return basis;
}

const ScoringStep* ScoringProgress::coming() const {
  return page() == nullptr || m_revealed >= page()->open ? nullptr : &page()->steps[m_revealed];
}

bool ScoringProgress::mustName() const {
  return page() != nullptr && page()->sealed > 0 && m_revealed == page()->open;
}

bool ScoringProgress::isWhole() const {
  return page() != nullptr && m_revealed == page()->steps.size() && page()->sealed == 0;
}

bool ScoringProgress::reveal() {
  if (coming() == nullptr) return false;
  showUpTo(m_revealed + 1);
  return true;
}

bool ScoringProgress::conceal() {
  m_all = false;
  if (m_revealed == 0) return false;
  showUpTo(m_revealed - 1);
  return true;
}

void ScoringProgress::revealAll() {
  if (page() == nullptr) return;
  m_all = true;
  showUpTo(page()->open);
}

void ScoringProgress::revealCard(int card) {
  const auto step = stepOf(card);
  if (step && *step < page()->open) showUpTo(std::max(m_revealed, *step + 1));
}

std::optional<std::size_t> ScoringProgress::stepOf(int card) const {
  if (page() == nullptr) return std::nullopt;
  const auto& steps = page()->steps;
  const auto found = std::ranges::find_if(steps, [&](const ScoringStep& step) {
    return step.kind == ScoringStep::Kind::sphinx && step.card == card;
  });
  if (found == steps.end()) return std::nullopt;
  return static_cast<std::size_t>(found - steps.begin());
}

} // namespace nilometer::ui

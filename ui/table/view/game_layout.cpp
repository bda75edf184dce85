// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of the table go.
#include "ui/base/style/unit.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/header_bar.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

// In u.
constexpr qreal leastSeenBoard = 44;  ///< a space with what is beside it
constexpr qreal leastSeenStage = 130; ///< what the step gives, with its reason

} // namespace

void GameView::placeParts() {
  if (m_places == nullptr) return;
  m_places->setLogHeight(m_guide->heightWanted());
  m_places->place();
  limitStrip();
  m_amended->setGeometry(m_places->boardAndStrip());
  placeStage();
  if (m_card->isVisible()) placeCard();
  keepAmendedInFront();
  if (m_folds == m_places->folds()) return;
  m_folds = m_places->folds();
  setCompactLevel(*m_folds);
  // Folded players need other heights.
  if (m_places->panel() != nullptr) m_places->place();
}

void GameView::placeStage() {
  QWidget* over = stage();
  const bool isWide = over != nullptr && m_places->panel() == nullptr;
  // Neither Tab nor a mouse finds what is covered.
  playersPart().setEnabled(!isWide);
  m_guide->setEnabled(!isWide || m_logOpen);
  m_isStaged = isWide;
  if (over == nullptr) return;
  over->raise();
  m_strip->raise();
  const auto leaveToStrip = [this, over] {
    const int covered = over->geometry().bottom() + 1 - m_strip->geometry().top();
    over->setContentsMargins(0, 0, 0, std::max(covered, 0));
  };
  if (!isWide) {
    over->setGeometry(QRect(boardPart().mapTo(this, QPoint()), boardPart().size()));
    return leaveToStrip();
  }
  QRect below = m_strip->place();
  const int margin = below.left();
  below.setRight(width() - 1 - margin);
  below.setTop(below.bottom() + 1 - m_strip->heightFor(below.width()));
  m_strip->setGeometry(below);
  const int top = m_header->geometry().bottom() + 1 + margin;
  over->setGeometry(QRect(QPoint(below.left(), top), QPoint(below.right(), below.top() - 1)));
  leaveToStrip();
  if (m_logOpen) {
    QRect log = over->geometry();
    log.setTopLeft({playersPart().x(), log.center().y()});
    m_guide->setGeometry(log);
    m_guide->raise();
  }
  // What waits for an answer lies before the stage.
  showOthers();
}

/// A strip that grows puts itself before its neighbours; what is to be decided lies before all.
void GameView::keepAmendedInFront() {
  if (m_amended->isVisible()) m_amended->raise();
}

void GameView::openLog() {
  m_logOpen = stage() != nullptr;
  placeParts();
}

void GameView::setCompactLevel(const CompactLevel& folds) {
  m_header->setCompactLevel(folds);
  m_strip->setGuideBulb(folds.guideBulb);
  playersPart().setCompactLevel(folds.playerTabs      ? SeatsLook::tabs
                                : folds.closedPlayers ? SeatsLook::closed
                                                      : SeatsLook::full);
}

void GameView::putBelowPlayers(QWidget& panel) {
  m_places->putBelowPlayers(panel);
  placeParts();
}

QSize GameView::minimumSizeHint() const {
  return QSize(80 * unit, 50 * unit);
}

qreal GameView::keptBoard(qreal board) const {
  return std::min(board, stage() == nullptr ? leastSeenBoard : leastSeenStage);
}

/// So much of the board stays in sight, whatever there is to choose.
void GameView::limitStrip() {
  const QRect board = m_places->board();
  const qreal u = lookUnit(font());
  const int kept = std::min(board.height(), wholePixels(keptBoard(board.height() / u), u));
  m_strip->setCeiling({.usual = board.top() + kept, .last = board.top()});
}

void GameView::showSights() {
  if (m_places != nullptr) m_places->stage().setSights(boardSights());
}

void GameView::placeCard() {
  QRect where = cardRect();
  if (m_places != nullptr) {
    // Of a board that scrolls only a part is there to lie over.
    const QRect seen = m_places->stage().seen();
    const int tall = std::min(where.height(), seen.height());
    where.setTop(std::clamp(where.top(), seen.top(), seen.bottom() + 1 - tall));
    where.setHeight(tall);
  }
  m_card->setGeometry(where);
  m_card->raise();
}

} // namespace nilometer::ui

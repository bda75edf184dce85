// SPDX-License-Identifier: GPL-3.0-or-later
// The guide of a running game: what it says and to whom.
#include "ui/egizia/players/players_view.h"
#include "ui/prompts/guide_panel.h"
#include "ui/window/game_view.h"

namespace nilometer::ui {

void GameView::setPromptLevels(const PromptLevels& levels) {
  if (levels == m_levels) return;
  m_levels = levels;
  refreshGuide();
}

void GameView::showGuide() {
  m_guide->bringToFront(GuidePanel::Front::guide);
}

void GameView::refreshGuide() {
  const egizia::State& state = m_session.shown();
  const table::Player decides = decidingPlayer(m_session);
  GuideContent content;
  content.level = levelNow(m_session, m_levels);
  content.guide = guideOf(m_session, content.level);
  content.whose = words::playerName(decides, m_session.table());
  m_guide->setContent(content);
  m_players->setPromptLevels(m_levels);
  // Looking back and forth in the log must not take the log away.
  if (m_session.isPast() && !m_session.replacing()) return;
  m_guide->setTurn({.round = state.round,
                    .phase = static_cast<int>(state.phase),
                    .player = decides,
                    .level = content.level});
}

} // namespace nilometer::ui

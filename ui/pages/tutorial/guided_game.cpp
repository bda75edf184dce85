// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/guided_game.h"

#include "ui/game/session/game_session.h"
#include "ui/store/games/preferences.h"

#include <QFileInfo>

namespace nilometer::ui {

void GuidedGame::begin(const QString& file, const QStringList& players) {
  m_preferences.setGuidedGame(file);
  setLevels(PromptLevel::newcomer, players);
}

bool GuidedGame::asks(const QString& file, const GameSession& game) const {
  return !file.isEmpty() && game.clock().round > 1 && game.afterRounds().isEmpty() &&
         m_preferences.guidedGame() == QFileInfo(file).absoluteFilePath();
}

void GuidedGame::answer(PromptLevel level, const QStringList& players) {
  m_preferences.setGuidedGame({});
  setLevels(level, players);
}

void GuidedGame::setLevels(PromptLevel level, const QStringList& players) {
  for (const QString& player : players) m_preferences.setPromptLevel(player, level);
}

} // namespace nilometer::ui

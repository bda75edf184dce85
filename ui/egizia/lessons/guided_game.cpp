// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/lessons/guided_game.h"

#include "ui/games/preferences.h"
#include "ui/words/phrase.h"

#include <QFileInfo>

namespace nilometer::ui {

void GuidedGame::begin(const QString& file, const egizia::RecordHeader& header) {
  m_preferences.setGuidedGame(file);
  setLevels(PromptLevel::newcomer, header);
}

bool GuidedGame::asks(const QString& file, const egizia::State& state) const {
  return !file.isEmpty() && state.round > 1 && state.phase < egizia::Phase::final &&
         m_preferences.guidedGame() == QFileInfo(file).absoluteFilePath();
}

void GuidedGame::answer(PromptLevel level, const egizia::RecordHeader& header) {
  m_preferences.setGuidedGame({});
  setLevels(level, header);
}

void GuidedGame::setLevels(PromptLevel level, const egizia::RecordHeader& header) {
  for (const egizia::RecordHeader::Seat& seat : header.players) {
    m_preferences.setPromptLevel(words::fromUtf8(seat.name), level);
  }
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does for people who play for the first time.
#include "ui/games/new_game_dialog.h"
#include "ui/games/preferences.h"
#include "ui/learn/guided_game.h"
#include "ui/learn/guided_question.h"
#include "ui/learn/setup_progress.h"
#include "ui/table/game_view.h"
#include "ui/window/game_table.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"

#include <utility>

namespace nilometer::ui {

void MainWindow::startGuidedGame() {
  NewGameDialog* const dialog = newGameDialog();
  dialog->guide();
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    if (!mayLeaveGame()) return;
    begin(*dialog, Guided::yes);
    m_pages->show(setupPage);
  });
  ask(*dialog);
}

void MainWindow::resumeSetup() {
  if (session() == nullptr || !session()->isSettingUp()) return;
  const QStringList done = m_preferences.setupDone(m_game.path());
  const SetupProgress progress(m_game.kind().setup(*session())->steps(), done);
  if (progress.doneCount() > 0 && !progress.allDone()) m_pages->show(setupPage);
}

void MainWindow::followFirstRound() {
  if (game() == nullptr) return; // laid anew right now
  if (!m_game.path().isEmpty() && !session()->isSettingUp() &&
      !m_preferences.setupDone(m_game.path()).isEmpty()) {
    m_preferences.setSetupDone(m_game.path(), {});
  }
  const bool asks =
      !session()->isPast() && GuidedGame(m_preferences).asks(m_game.path(), *session());
  if (asks && m_question == nullptr) {
    m_question = new GuidedQuestion(&game()->guide(), game());
    connect(m_question, &GuidedQuestion::answered, this, &MainWindow::answerQuestion);
  }
  if (m_question != nullptr) m_question->setVisible(asks);
}

void MainWindow::answerQuestion(PromptLevel level) {
  GuidedGame(m_preferences).answer(level, session()->names().whole);
  m_table->applyPromptLevels();
  std::exchange(m_question, {})->deleteLater();
  game()->setFocus();
}

} // namespace nilometer::ui

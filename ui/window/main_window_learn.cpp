// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does for people who play for the first time.
#include "ui/games/game_shelf.h"
#include "ui/games/new_game_dialog.h"
#include "ui/games/preferences.h"
#include "ui/kind/game_kind.h"
#include "ui/learn/guided_game.h"
#include "ui/learn/guided_question.h"
#include "ui/learn/setup_view.h"
#include "ui/prompts/guide_panel.h"
#include "ui/table/game_view.h"
#include "ui/window/game_menu.h"
#include "ui/window/main_window.h"

#include <QDate>
#include <QRandomGenerator>
#include <QStackedWidget>

#include <utility>

namespace nilometer::ui {

void MainWindow::startGuidedGame() {
  NewGameDialog* const dialog = newGameDialog();
  dialog->guide();
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    if (!mayLeaveGame()) return;
    begin(*dialog, Guided::yes);
    showSetup();
  });
  ask(*dialog);
}

void MainWindow::showSetup() {
  if (m_session == nullptr || !m_session->isSettingUp()) return;
  m_session->backToNow();
  if (m_setup == nullptr) {
    m_setup = new SetupView(*m_session, kind().setup(*m_session), m_preferences.setupDone(m_path),
                            m_pages);
    m_pages->addWidget(m_setup);
    connect(m_setup, &SetupView::closeRequested, this, &MainWindow::leavePage);
    connect(m_setup, &SetupView::progressed, this, [this](const QStringList& done) {
      if (!m_path.isEmpty()) m_preferences.setSetupDone(m_path, done);
    });
    connect(m_setup, &SetupView::ruleRequested, m_game, &GameView::ruleRequested);
  }
  showPage(*m_setup);
  m_setup->setFocus();
}

void MainWindow::resumeSetup() {
  if (m_session == nullptr || !m_session->isSettingUp()) return;
  const QStringList done = m_preferences.setupDone(m_path);
  const SetupProgress progress(kind().setup(*m_session)->steps(), done);
  if (progress.doneCount() > 0 && !progress.allDone()) showSetup();
}

void MainWindow::followFirstRound() {
  if (m_game == nullptr) return; // laid anew right now
  const bool shown = shownSession() != nullptr;
  if (shown) m_menu->refreshGame();
  if (!m_path.isEmpty() && !m_session->isSettingUp() &&
      !m_preferences.setupDone(m_path).isEmpty()) {
    m_preferences.setSetupDone(m_path, {});
  }
  const bool asks = !m_session->isPast() && GuidedGame(m_preferences).asks(m_path, *m_session);
  if (asks && m_question == nullptr) {
    m_question = new GuidedQuestion(&m_game->guide(), m_game);
    connect(m_question, &GuidedQuestion::answered, this, &MainWindow::answerQuestion);
  }
  if (m_question != nullptr) m_question->setVisible(asks);
}

void MainWindow::answerQuestion(PromptLevel level) {
  GuidedGame(m_preferences).answer(level, m_session->names().whole);
  applyPromptLevels();
  std::exchange(m_question, nullptr)->deleteLater();
  m_game->setFocus();
}

} // namespace nilometer::ui

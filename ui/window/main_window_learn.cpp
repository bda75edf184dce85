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
#include "ui/window/game_table.h"
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
  if (session() == nullptr || !session()->isSettingUp()) return;
  session()->backToNow();
  if (m_setup == nullptr) {
    m_setup = new SetupView(*session(), m_game.kind().setup(*session()),
                            m_preferences.setupDone(m_game.path()), m_pages);
    m_pages->addWidget(m_setup);
    connect(m_setup, &SetupView::closeRequested, this, &MainWindow::leavePage);
    connect(m_setup, &SetupView::progressed, this, [this](const QStringList& done) {
      if (!m_game.path().isEmpty()) m_preferences.setSetupDone(m_game.path(), done);
    });
    connect(m_setup, &SetupView::ruleRequested, this, &MainWindow::showRules);
  }
  showPage(*m_setup);
  m_setup->setFocus();
}

void MainWindow::resumeSetup() {
  if (session() == nullptr || !session()->isSettingUp()) return;
  const QStringList done = m_preferences.setupDone(m_game.path());
  const SetupProgress progress(m_game.kind().setup(*session())->steps(), done);
  if (progress.doneCount() > 0 && !progress.allDone()) showSetup();
}

GuidedQuestion* MainWindow::guidedQuestion() const {
  return m_question;
}

void MainWindow::followFirstRound() {
  if (game() == nullptr) return; // laid anew right now
  const bool shown = shownSession() != nullptr;
  if (shown) m_menu->refreshGame();
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

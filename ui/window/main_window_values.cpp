// SPDX-License-Identifier: GPL-3.0-or-later
// The printed values of the open game: asked for where they matter, corrected in mid-game.
#include "ui/asked/value_desk.h"
#include "ui/games/auto_save.h"
#include "ui/games/game_shelf.h"
#include "ui/games/preferences.h"
#include "ui/learn/setup_view.h"
#include "ui/table/game_view.h"
#include "ui/window/game_menu.h"
#include "ui/window/main_window.h"

#include <QScrollArea>
#include <QStackedWidget>

#include <utility>

namespace nilometer::ui {

void MainWindow::clearTable() {
  delete std::exchange(m_setup, nullptr);
  m_menu->setGame(nullptr, GameMenu::Copies::no);
  m_game = nullptr;
  m_question = nullptr;
  delete m_table->takeWidget();
}

void MainWindow::layTable() {
  m_game = kind().view(*m_session);
  m_game->setMotion(m_preferences.motion());
  m_game->askWith(m_desk.get());
  m_table->setWidget(m_game);
  connectGame();
  // The example's printed values are not on the shelf: a copy could not be opened again.
  m_menu->setGame(m_session.get(), m_path.isEmpty() ? GameMenu::Copies::no : GameMenu::Copies::yes);
  applyPromptLevels();
}

void MainWindow::askForValues() {
  if (m_path.isEmpty()) return;
  m_desk = kind().desk(*m_session, m_shelf, m_games);
  // Later: the answer came from the table that is taken away.
  connect(m_desk.get(), &ValueDesk::corrected, this, &MainWindow::goOnCorrected,
          Qt::QueuedConnection);
  connect(m_desk.get(), &ValueDesk::foundOnCopy, this, &MainWindow::proposeCopy);
  m_desk->lookAtCopy();
}

void MainWindow::goOnCorrected() {
  if (!m_desk) return;
  const auto place = m_game->place();
  clearTable();
  m_desk->goOnCorrected();
  layTable();
  place(*m_game);
  if (m_pages->currentWidget() == m_table)
    m_game->setFocus();
  else
    m_menu->setGame(nullptr, GameMenu::Copies::no);
  followFirstRound();
  m_rules.takeBook();
}

} // namespace nilometer::ui

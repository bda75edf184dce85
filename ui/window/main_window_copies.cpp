// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with the players' own copies of the printed values.
#include "ui/asked/value_desk.h"
#include "ui/check/check_copy_page.h"
#include "ui/games/game_shelf.h"
#include "ui/games/new_game_dialog.h"
#include "ui/games/preferences.h"
#include "ui/window/main_window.h"
#include "ui/window/messages.h"

#include <QStackedWidget>

namespace nilometer::ui {

CheckCopyPage& MainWindow::copiesPage() {
  furnish();
  if (m_copies == nullptr) {
    m_copies = new CheckCopyPage(CopyShelf(m_shelf.copiesDirectory(), m_games), m_pages);
    m_pages->addWidget(m_copies);
    connect(m_pages, &QStackedWidget::currentChanged, m_copies, [this] {
      if (m_pages->currentWidget() != m_copies) m_copies->rest();
    });
    connect(m_copies, &CheckCopyPage::closeRequested, this, &MainWindow::leaveCopies);
    connect(m_copies, &CheckCopyPage::newGameRequested, this, [this] {
      const bool waits = m_waiting != nullptr;
      leaveCopies();
      if (!waits) startNewGame();
    });
    connect(m_copies, &CheckCopyPage::compared, this,
            [this](const CheckedCopy& copy) { proposeCopy(copy, m_preferences, m_games); });
    // Later: in front of whatever comes next.
    connect(
        m_copies, &CheckCopyPage::leftAsDraft, this,
        [this](const QString& sentence) { tell(*this, sentence); }, Qt::QueuedConnection);
  }
  return *m_copies;
}

void MainWindow::showCopies() {
  CheckCopyPage& page = copiesPage();
  if (m_pages->currentWidget() == &page) return;
  showPage(page);
  page.start();
}

void MainWindow::leaveCopies() {
  leavePage();
  if (m_game.desk() != nullptr && !m_copies->comparedId().empty()) {
    m_game.desk()->copyCompared(m_copies->comparedId());
  }
  if (m_waiting == nullptr) return;
  NewGameDialog& dialog = *m_waiting;
  m_waiting = nullptr;
  dialog.offerValues(m_copies->lastId());
  dialog.open();
}

void MainWindow::ask(NewGameDialog& dialog) {
  connect(&dialog, &NewGameDialog::checkRequested, this, [this, &dialog] { checkFor(dialog); });
  dialog.open();
}

void MainWindow::checkFor(NewGameDialog& dialog) {
  m_waiting = &dialog;
  dialog.hide();
  CheckCopyPage& page = copiesPage();
  showPage(page);
  page.start(dialog.chosen().editionId);
}

bool MainWindow::mayLeaveCopies() {
  return m_copies == nullptr || m_copies->isSaved() ||
         closeAllTheSame(*this, tr("The copy could not be saved. Close it all the same?"));
}

} // namespace nilometer::ui

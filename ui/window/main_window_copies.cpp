// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with the players' own copies of the printed values.
#include "ui/check/check_copy_page.h"
#include "ui/games/new_game_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/window/pages.h"

namespace nilometer::ui {

void MainWindow::goOnWithCopy(const std::string& id) {
  if (m_waiting == nullptr) return;
  NewGameDialog& dialog = *m_waiting;
  m_waiting = nullptr;
  dialog.offerValues(id);
  dialog.open();
}

void MainWindow::ask(NewGameDialog& dialog) {
  connect(&dialog, &NewGameDialog::checkRequested, this, [this, &dialog] { checkFor(dialog); });
  dialog.open();
}

void MainWindow::checkFor(NewGameDialog& dialog) {
  m_waiting = &dialog;
  dialog.hide();
  static_cast<CheckCopyPage*>(m_pages->bring(copiesPage))->start(dialog.chosen().editionId);
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the window, and the settings chosen in them.
#include "ui/games/preferences.h"
#include "ui/strip/chip.h"
#include "ui/table/game_view.h"
#include "ui/table/header_bar.h"
#include "ui/window/appearance.h"
#include "ui/window/game_menu.h"
#include "ui/window/main_window.h"
#include "ui/words/language.h"

#include <QApplication>
#include <QScrollArea>
#include <QStackedWidget>

namespace nilometer::ui {

void MainWindow::popUpMenu() {
  m_menu->setRecent(m_preferences.recentFiles());
  popUp(*m_menu, &HeaderBar::menuButton);
}

void MainWindow::popUpLanguages() {
  popUp(m_menu->languages(), &HeaderBar::languageButton);
}

void MainWindow::popUp(QMenu& menu, Chip* (HeaderBar::*button)() const) {
  QPoint at = mapToGlobal(QPoint(width() - menu.sizeHint().width(), 0));
  if (m_game != nullptr && m_pages->currentWidget() == m_table) {
    const Chip& above = *(m_game->header().*button)();
    at = above.mapToGlobal(QPoint(above.width() - menu.sizeHint().width(), above.height()));
  }
  menu.popup(at);
}

void MainWindow::chooseLanguage(const QString& code) {
  m_preferences.setLanguage(code);
  switchLanguage(*qApp, code);
}

void MainWindow::nextLanguage() {
  const QStringList all = words::languages();
  chooseLanguage(all[(all.indexOf(words::language()) + 1) % all.size()]);
}

void MainWindow::chooseAppearance(Appearance appearance) {
  m_preferences.setAppearance(appearance);
  applyAppearance(*qApp, appearance);
}

void MainWindow::chooseTextSize(int percent) {
  m_preferences.setTextPercent(percent);
  applyTextSize(*qApp, m_systemFont, percent);
}

void MainWindow::chooseMotion(bool on) {
  m_preferences.setMotion(on);
  if (m_game != nullptr) m_game->setMotion(on);
}

} // namespace nilometer::ui

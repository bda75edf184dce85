// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/table_display.h"

#include "ui/display/display_window.h"
#include "ui/games/preferences.h"
#include "ui/session/game_session.h"
#include "ui/table/game_view.h"
#include "ui/window/display_menu.h"
#include "ui/window/game_table.h"
#include "ui/window/open_game.h"
#include "ui/words/language.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>

namespace nilometer::ui {

QScreen* otherScreen(const QScreen* screen) {
  for (QScreen* other : QGuiApplication::screens()) {
    if (other != screen) return other;
  }
  return nullptr;
}

TableDisplay::TableDisplay(QWidget& window, OpenGame& game, GameTable& table,
                           Preferences& preferences, DisplayMenu& menu)
    : m_window(window), m_game(game), m_table(table), m_preferences(preferences), m_menu(menu) {
  connect(&m_menu, &DisplayMenu::openChosen, this, &TableDisplay::setOpen);
  connect(&m_menu, &DisplayMenu::fullScreenChosen, this, [this] {
    if (m_display) m_display->setFullScreen(!m_display->isFullScreen());
  });
  connect(&m_menu, &DisplayMenu::appearanceChosen, this, [this](Appearance appearance) {
    m_preferences.setDisplayAppearance(appearance);
    if (m_display) m_display->setAppearance(appearance);
  });
  connect(&m_menu, &DisplayMenu::languageChosen, this, [this](const QString& code) {
    m_preferences.setDisplayLanguage(code);
    refresh();
  });
  connect(&m_game, &OpenGame::laid, this, &TableDisplay::follow);
}

TableDisplay::~TableDisplay() = default;

void TableDisplay::follow() {
  connect(m_table.view(), &GameView::refreshed, this, &TableDisplay::refresh);
  connect(m_game.session(), &GameSession::otherPointsChanged, this, &TableDisplay::refresh,
          Qt::UniqueConnection);
  m_menu.setGame(true);
  if (m_preferences.displayOpen() && !m_display) return open();
  refresh();
}

void TableDisplay::refresh() {
  if (!m_display) return;
  const QString own = m_preferences.displayLanguage();
  const words::InLanguage in(own.isEmpty() ? words::language() : own);
  m_display->setWindowTitle(DisplayMenu::title());
  m_display->show(m_game.kind().display(*m_game.session()));
}

void TableDisplay::setOpen(bool open) {
  if (m_game.session() == nullptr || open == (m_display != nullptr)) return;
  m_preferences.setDisplayOpen(open);
  open ? this->open() : close();
}

void TableDisplay::open() {
  m_display = std::make_unique<DisplayWindow>();
  m_display->setAppearance(m_preferences.displayAppearance());
  // Later: it is in the middle of closing.
  connect(
      m_display.get(), &DisplayWindow::closed, this, [this] { setOpen(false); },
      Qt::QueuedConnection);
  connect(m_display.get(), &DisplayWindow::left, &m_window, &QWidget::activateWindow);
  refresh();
  place();
  m_menu.setOpen(true);
}

void TableDisplay::place() {
  // Beside the window, as far as one screen lets them.
  const QRect room = m_window.screen()->availableGeometry();
  m_display->resize(room.size() / 2);
  const int title = m_display->style()->pixelMetric(QStyle::PM_TitleBarHeight);
  m_display->move(room.bottomRight() - m_display->rect().bottomRight() - QPoint(0, title));
  const QByteArray before = m_preferences.displayGeometry();
  QScreen* const other = otherScreen(m_window.screen());
  if (!before.isEmpty() && m_display->restoreGeometry(before)) return m_display->setVisible(true);
  if (other == nullptr) return m_display->setVisible(true);
  m_display->setScreen(other);
  m_display->setGeometry(other->availableGeometry());
  m_display->showFullScreen();
}

void TableDisplay::keepPlace() {
  m_preferences.setDisplayGeometry(m_display->saveGeometry());
}

void TableDisplay::close() {
  keepPlace();
  m_display.reset();
  m_menu.setOpen(false);
}

void TableDisplay::leave() {
  if (m_display) close();
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/table_display.h"

#include "ui/game/session/game_session.h"
#include "ui/store/games/preferences.h"
#include "ui/table/spectator/display_window.h"
#include "ui/table/view/game_view.h"
#include "ui/text/language.h"
#include "ui/window/display_menu.h"
#include "ui/window/game_table.h"
#include "ui/window/open_game.h"

#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QStyle>
#include <QWindow>

#include <utility>

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
  connect(&m_menu, &DisplayMenu::fullScreenChosen, this,
          [this] { m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen); });
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

namespace {

/// How the game has ended is told in the window of the program first.
void holdResult(DisplayContent& content) {
  content.turn = {.does = content.phases.round};
  content.told = content.turn.does;
  content.lanes.clear();
  content.table = {};
  content.shore = {};
}

} // namespace

void TableDisplay::follow() {
  connect(m_table.view(), &GameView::refreshed, this, &TableDisplay::refresh, Qt::UniqueConnection);
  connect(m_game.session(), &GameSession::otherPointsChanged, this, &TableDisplay::refresh,
          Qt::UniqueConnection);
  m_menu.setGame(true);
  // On one screen it would lie over the window without having been asked for.
  const bool hasRoom = otherScreen(m_window.screen()) != nullptr;
  if (m_preferences.displayOpen() && !m_display && hasRoom) return open();
  refresh();
}

void TableDisplay::refresh() {
  if (!m_display) return;
  const QString own = m_preferences.displayLanguage();
  const text::InLanguage in(own.isEmpty() ? text::language() : own);
  m_display->setWindowTitle(DisplayMenu::title());
  DisplayContent content = m_game.kind().display(*m_game.session());
  // Before the entry is made, both windows show the same step of it.
  if (const auto step = m_table.view()->step()) showStep(content, *m_game.session(), *step);
  if (m_table.view()->holdsResult() && !m_game.session()->isPast()) holdResult(content);
  m_display->show(content);
}

void TableDisplay::setOpen(bool open) {
  if (m_game.session() == nullptr || open == (m_display != nullptr)) return;
  if (!open && m_display->isVisible() && mayBeCovered()) {
    m_display->raise();
    m_inFront = m_isNew = true;
    return m_menu.setOpen(true);
  }
  m_preferences.setDisplayOpen(open);
  open ? this->open() : close();
  m_isNew = open;
}

bool TableDisplay::mayBeCovered() const {
  return !m_inFront && m_window.frameGeometry().intersects(m_display->frameGeometry());
}

bool TableDisplay::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type == QEvent::MouseButtonPress || type == QEvent::WindowActivate) m_inFront = false;
  // The keyboard stays in the window of the program, so Esc comes here: it takes back what was
  // asked for last.
  if (type == QEvent::KeyPress && watched->isWindowType() && std::exchange(m_isNew, false)) {
    const bool closes = static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Escape &&
                        m_display != nullptr && m_inFront;
    if (closes) setOpen(false);
    return closes;
  }
  return QObject::eventFilter(watched, event);
}

void TableDisplay::open() {
  m_inFront = true;
  // Presses come to its window whatever part of it they are for.
  m_window.installEventFilter(this);
  if (QWindow* window = m_window.windowHandle()) window->installEventFilter(this);
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

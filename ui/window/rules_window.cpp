// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rules_window.h"

#include "ui/pages/rule_book/rules_browser.h"
#include "ui/store/games/preferences.h"

#include <QScreen>

#include <utility>

namespace nilometer::ui {

RulesWindow::RulesWindow(QWidget& window, Preferences& preferences, Book book)
    : m_window(window), m_preferences(preferences), m_book(std::move(book)) {}

void RulesWindow::make() {
  m_browser = new RulesBrowser(m_book(), &m_window);
  m_browser->setWindowFlag(Qt::Window);
  m_browser->resize(m_browser->sizeHint().boundedTo(m_window.screen()->availableSize()));
  m_browser->restoreGeometry(m_preferences.rulesGeometry());
  m_browser->open(m_preferences.rulesPlace());
  QObject::connect(m_browser, &RulesBrowser::closing, m_browser, [this] { keepPlace(); });
}

void RulesWindow::show(const QString& rule) {
  if (m_browser == nullptr) make();
  m_browser->open(rule);
  m_browser->show();
  m_browser->raise();
  m_browser->activateWindow();
}

void RulesWindow::takeBook() {
  if (m_browser != nullptr) m_browser->setSource(m_book());
}

void RulesWindow::keepPlace() {
  if (m_browser == nullptr) return;
  m_preferences.setRulesGeometry(m_browser->saveGeometry());
  m_preferences.setRulesPlace(m_browser->place());
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in their window beside this one.
#include "ui/games/preferences.h"
#include "ui/rules/rules_browser.h"
#include "ui/window/main_window.h"

#include <QScreen>

namespace nilometer::ui {

void MainWindow::makeRules() {
  m_rules = new RulesBrowser(kind().rules(m_session.get()), this);
  m_rules->setWindowFlag(Qt::Window);
  m_rules->resize(m_rules->sizeHint().boundedTo(screen()->availableSize()));
  m_rules->restoreGeometry(m_preferences.rulesGeometry());
  m_rules->open(m_preferences.rulesPlace());
  connect(m_rules, &RulesBrowser::closing, this, &MainWindow::keepRulesPlace);
}

void MainWindow::showRules(const QString& rule) {
  if (m_rules == nullptr) makeRules();
  m_rules->open(rule);
  m_rules->show();
  m_rules->raise();
  m_rules->activateWindow();
}

void MainWindow::tellRules() {
  if (m_rules != nullptr && m_session) m_rules->setSource(kind().rules(m_session.get()));
}

void MainWindow::keepRulesPlace() {
  if (m_rules == nullptr) return;
  m_preferences.setRulesGeometry(m_rules->saveGeometry());
  m_preferences.setRulesPlace(m_rules->place());
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/habit_guard.h"

#include <QApplication>
#include <QKeyEvent>

#include <utility>

namespace nilometer::ui {

namespace {

bool goesOn(const QKeyEvent& event) {
  const int key = event.key();
  const Qt::KeyboardModifiers with = event.modifiers() & ~Qt::KeypadModifier;
  // "+" is typed with Shift on some keyboards.
  if (event.text() == QStringLiteral("+")) return (with & ~Qt::ShiftModifier) == Qt::NoModifier;
  return with == Qt::NoModifier && (key == Qt::Key_Tab || key == Qt::Key_Return ||
                                    key == Qt::Key_Enter || key == Qt::Key_Down);
}

} // namespace

HabitGuard::HabitGuard(QObject* parent) : QObject(parent) {}

void HabitGuard::setAwake(bool awake) {
  if (awake == std::exchange(m_awake, awake)) return;
  // Every key and press of the program is looked at only until the next one.
  if (awake)
    qApp->installEventFilter(this);
  else
    qApp->removeEventFilter(this);
}

void HabitGuard::wentOn(const QWidget* left, QWidget* byTab, QWidget* byDown) {
  QWidget* now = QApplication::focusWidget();
  m_byTab = byTab;
  m_byDown = byDown;
  m_at = now == left ? nullptr : now;
  m_held = 0;
  setAwake(m_at != nullptr);
}

bool HabitGuard::swallows(const QKeyEvent& event) {
  if (event.isAutoRepeat() && event.key() == m_held) return true;
  const QWidget* at = std::exchange(m_at, nullptr);
  const bool here = at != nullptr && at == QApplication::focusWidget();
  m_held = here && goesOn(event) ? event.key() : 0;
  if (m_held == Qt::Key_Tab && m_byTab != nullptr) m_byTab->setFocus(Qt::TabFocusReason);
  if (m_held == Qt::Key_Down && m_byDown != nullptr) m_byDown->setFocus(Qt::TabFocusReason);
  return m_held != 0;
}

bool HabitGuard::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
  case QEvent::KeyPress: {
    // Of a press that nobody takes, the widgets around hear, too; the first one decides.
    if (!watched->isWidgetType()) return false;
    const bool forget = swallows(static_cast<const QKeyEvent&>(*event));
    if (!forget) setAwake(false);
    return forget;
  }
  case QEvent::FocusOut:
    if (watched == m_at) m_at = nullptr;
    return false;
  case QEvent::MouseButtonPress: setAwake(false); return false;
  default: return false;
  }
}

} // namespace nilometer::ui

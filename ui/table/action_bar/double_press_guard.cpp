// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/double_press_guard.h"

#include "ui/base/style/chip.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QStringList>

#include <utility>

namespace nilometer::ui {

namespace {

int turnsSoFar = 0;

/// In pixels: as far as a hand shakes between two presses of one place.
constexpr int shake = 8;

QString meaningOf(const QAbstractButton& button) {
  return button.text().isEmpty() ? button.accessibleName() : button.text();
}

bool isEnterKey(int key) {
  return key == Qt::Key_Return || key == Qt::Key_Enter;
}

/// What Enter or Space would press in that window.
QString pressedByKey(const QWidget& window, int key) {
  QStringList meanings;
  const auto* focused = qobject_cast<const QAbstractButton*>(window.focusWidget());
  if (focused != nullptr) meanings += meaningOf(*focused);
  if (!isEnterKey(key)) return meanings.join(u'\n');
  for (const auto* button : window.findChildren<QAbstractButton*>()) {
    if (!button->isVisible() || !button->isEnabled()) continue;
    const auto* chip = qobject_cast<const Chip*>(button);
    const auto* push = qobject_cast<const QPushButton*>(button);
    const bool byEnter =
        (chip != nullptr && chip->look().keyCap == u'⏎') || (push != nullptr && push->isDefault());
    if (byEnter) meanings += meaningOf(*button);
  }
  return meanings.join(u'\n');
}

/// Arrows, Esc and keys with Ctrl may be pressed as often as one likes.
bool presses(const QKeyEvent& event) {
  const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
  if (isEnterKey(event.key())) return true;
  return plain && !event.text().isEmpty() && event.text().front().isPrint();
}

/// Where the eye or the keyboard goes; nothing is done by it.
bool movesAbout(int key) {
  switch (key) {
  case Qt::Key_Left:
  case Qt::Key_Right:
  case Qt::Key_Up:
  case Qt::Key_Down:
  case Qt::Key_PageUp:
  case Qt::Key_PageDown:
  case Qt::Key_Home:
  case Qt::Key_End:
  case Qt::Key_Tab:
  case Qt::Key_Backtab: return true;
  default: return false;
  }
}

/// Typed into rather than pressed.
bool isText(const QWidget& widget) {
  return widget.testAttribute(Qt::WA_InputMethodEnabled);
}

/// Whether a number waits for its digits there.
bool takesDigits(const QWidget& widget) {
  return widget.inputMethodHints().testFlag(Qt::ImhDigitsOnly) ||
         (!widget.isWindow() && takesDigits(*widget.parentWidget()));
}

/// Whether the key enters nothing there: what it types is seen and can be put right.
bool isTyped(const QWidget& on, const QKeyEvent& key) {
  if (isText(on)) return !isEnterKey(key.key());
  return !key.text().isEmpty() && key.text().front().isDigit() && takesDigits(on);
}

} // namespace

DoublePressGuard::DoublePressGuard(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
}

void DoublePressGuard::everythingTurned() {
  ++turnsSoFar;
}

DoublePressGuard::Press DoublePressGuard::pressOf(QWidget& on, const QKeyEvent& event) {
  Press press{.key = event.key(), .when = event.timestamp(), .turns = turnsSoFar};
  if (isEnterKey(press.key) || press.key == Qt::Key_Space)
    press.meaning = pressedByKey(*on.window(), press.key);
  press.control = on.window();
  return press;
}

DoublePressGuard::Press DoublePressGuard::pressOf(QWidget& on, const QMouseEvent& event) {
  Press press{.at = event.globalPosition().toPoint(),
              .when = event.timestamp(),
              .control = &on,
              .turns = turnsSoFar};
  const auto* button = qobject_cast<const QAbstractButton*>(&on);
  if (button != nullptr) press.meaning = meaningOf(*button);
  return press;
}

bool DoublePressGuard::swallows(const Press& press) {
  // The same event on its way to a parent.
  if (press.when == m_last.when && press.key == m_last.key) return false;
  const bool same = press.key == m_last.key &&
                    (press.key != 0 || (press.at - m_last.at).manhattanLength() <= shake) &&
                    press.when - m_last.when < pause;
  const bool turned = press.turns != m_last.turns;
  const bool habit = turned && isEnterKey(press.key) && !isEnterKey(m_last.key) &&
                     press.when - m_last.when < enterHabit;
  const bool otherMeaning =
      turned || press.meaning != m_last.meaning || press.control != m_last.control;
  if (habit) {
    m_last = press;
    return true;
  }
  if (!same || !otherMeaning) {
    m_last = press;
    return false;
  }
  // What it was pressed for first stays what counts, however often it is pressed again.
  m_last.when = press.when;
  return true;
}

bool DoublePressGuard::isHeld(const QKeyEvent& key) const {
  const bool wentUpJustNow = key.timestamp() != 0 && key.timestamp() == m_releasedAt;
  return key.isAutoRepeat() || (wentUpJustNow && key.key() == m_releasedKey);
}

bool DoublePressGuard::goesOn(const QWidget& on, const QKeyEvent& held) const {
  if (movesAbout(held.key())) return true;
  if (!isText(on) || isEnterKey(held.key()) || held.key() == Qt::Key_Escape) return false;
  // A full field hands the keyboard on, not the key.
  return m_pressedAt == QApplication::focusWidget();
}

bool DoublePressGuard::eventFilter(QObject* watched, QEvent* event) {
  // Before a key is pressed it is looked for among the shortcuts.
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = static_cast<const QKeyEvent&>(*event);
    m_holds = isHeld(key) && !movesAbout(key.key());
    if (!isHeld(key)) m_pressedAt = QApplication::focusWidget();
    return false;
  }
  if (event->type() == QEvent::Shortcut) return m_holds;
  if (!watched->isWidgetType()) return false;
  auto& on = static_cast<QWidget&>(*watched);
  switch (event->type()) {
  case QEvent::KeyPress: {
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (isHeld(key)) {
      if (key.key() == m_last.key) m_last.when = key.timestamp();
      return !goesOn(on, key);
    }
    if (key.timestamp() == 0 || !presses(key)) return false;
    const Press press = pressOf(on, key);
    if (!isTyped(on, key)) return swallows(press);
    m_last = press;
    return false;
  }
  case QEvent::KeyRelease: {
    const auto& key = static_cast<const QKeyEvent&>(*event);
    m_releasedKey = key.key();
    m_releasedAt = key.timestamp();
    return false;
  }
  case QEvent::MouseButtonPress:
  case QEvent::MouseButtonDblClick: {
    const auto& mouse = static_cast<const QMouseEvent&>(*event);
    if (mouse.timestamp() == 0 || mouse.button() != Qt::LeftButton) return false;
    // Lists and fields know double clicks of their own.
    const bool button = qobject_cast<QAbstractButton*>(&on) != nullptr;
    return swallows(pressOf(on, mouse)) && button;
  }
  default: return false;
  }
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/key_layout.h"

#include "ui/table/action_bar/single_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QString>
#include <QWidget>

#include <array>
#include <string_view>

namespace nilometer::ui {

namespace {

/// Keys side by side, as X11 and Wayland count them, and what is printed on them in Latin letters.
struct KeyRow {
  quint32 firstScanCode;
  std::u16string_view signs;
};
constexpr quint32 firstDigit = 10;
constexpr auto keyRows = std::to_array<KeyRow>(
    {{firstDigit, u"1234567890"}, {24, u"QWERTYUIOP"}, {38, u"ASDFGHJKL"}, {52, u"ZXCVBNM"}});

/// Signs of the row of digits that press something themselves.
constexpr std::u16string_view signsWithShift = u"+-*/=#?";

/// Mod5 of X11.
constexpr quint32 altGr = 0x80;

QChar printedOn(quint32 scanCode) {
  for (const KeyRow& row : keyRows) {
    const quint32 place = scanCode - row.firstScanCode;
    if (scanCode >= row.firstScanCode && place < row.signs.size()) return row.signs[place];
  }
  return {};
}

bool isLatin(QChar letter) {
  return letter.script() == QChar::Script_Latin;
}

} // namespace

QChar printedInstead(const QKeyEvent& press) {
  const QChar printed = printedOn(press.nativeScanCode());
  if (printed.isNull() || !isSingleKey(press) || (press.nativeModifiers() & altGr) != 0) return {};
  const QChar typed = press.text().front();
  const bool shift = press.modifiers().testFlag(Qt::ShiftModifier);
  const bool pressesItself =
      shift && signsWithShift.find(typed.unicode()) != std::u16string_view::npos;
  const bool stays =
      printed.isDigit() ? typed.isDigit() || pressesItself : !typed.isLetter() || isLatin(typed);
  return stays ? QChar() : printed;
}

KeyLayout::KeyLayout(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
}

bool KeyLayout::eventFilter(QObject* watched, QEvent* event) {
  const bool isPress = event->type() == QEvent::KeyPress;
  const bool isKey = isPress || event->type() == QEvent::ShortcutOverride;
  if (!isKey || !watched->isWidgetType()) return false;
  const auto& pressed = static_cast<QKeyEvent&>(*event);
  const QChar printed = printedInstead(pressed);
  const auto& on = static_cast<QWidget&>(*watched);
  const bool isText = on.testAttribute(Qt::WA_InputMethodEnabled) &&
                      !(printed.isDigit() && on.inputMethodHints().testFlag(Qt::ImhDigitsOnly));
  if (printed.isNull() || isText) return false;
  const bool shift = !printed.isDigit() && pressed.modifiers().testFlag(Qt::ShiftModifier);
  QKeyEvent key(event->type(), printed.unicode(), shift ? Qt::ShiftModifier : Qt::NoModifier,
                QString(shift ? printed : printed.toLower()), pressed.isAutoRepeat());
  key.setTimestamp(pressed.timestamp());
  key.setAccepted(event->isAccepted());
  QCoreApplication::sendEvent(watched, &key);
  // A press has gone to the parents itself.
  event->setAccepted(isPress || key.isAccepted());
  return true;
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/game_notice.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace nilometer::test {

/// The line about the file; empty while there is none.
inline QString noticeIn(const QWidget& window) {
  const auto* line = window.findChild<ui::GameNotice*>();
  return line->isVisible() ? line->findChild<QLabel*>()->text() : QString();
}

/// Its button with that text; nullptr where it has none.
inline QPushButton* wayIn(const QWidget& window, const QString& text) {
  for (auto* button : window.findChild<ui::GameNotice*>()->findChildren<QPushButton*>()) {
    if (button->isVisible() && button->text() == text) return button;
  }
  return nullptr;
}

inline void goWay(const QWidget& window, const QString& text) {
  QPushButton* const button = wayIn(window, text);
  if (button == nullptr) qFatal("no way \"%s\"", qPrintable(text));
  QTest::mouseClick(button, Qt::LeftButton);
}

} // namespace nilometer::test

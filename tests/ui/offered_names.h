// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QComboBox>
#include <QTest>
#include <QWidget>

namespace nilometer::test {

/// Types that into the box, and presses a part of the same dialog while names are offered, as on
/// X11: the press that closes the list is not given to anybody again.
inline void pressBesideOfferedNames(QComboBox& box, const QString& typed, const QWidget& part) {
  box.setFocus();
  QTest::keyClicks(&box, typed);
  QWidget* list = QApplication::activePopupWidget();
  QVERIFY(list != nullptr);
  list->setAttribute(Qt::WA_NoMouseReplay);
  const QWidget& dialog = *part.window();
  const QPoint at = part.mapTo(&dialog, part.rect().center());
  QVERIFY(!list->geometry().contains(dialog.mapToGlobal(at)));
  QWindow* window = dialog.windowHandle();
  QTest::mousePress(window, Qt::LeftButton, {}, at);
  QCoreApplication::processEvents();
  QTest::mouseRelease(window, Qt::LeftButton, {}, at);
  QVERIFY(QApplication::activePopupWidget() == nullptr);
}

} // namespace nilometer::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QTest>

namespace nilometer::test {

/// Chooses the entry of an open menu by keys; a click is ignored by some versions of Qt until the
/// mouse has moved far enough.
inline void chooseInMenu(QMenu& menu, QAction& entry) {
  menu.setActiveAction(&entry);
  QTest::keyClick(&menu, Qt::Key_Return);
}

} // namespace nilometer::test

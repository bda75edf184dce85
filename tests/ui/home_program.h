// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/egizia_window.h"
#include "tests/ui/home.h"

#include <QTest>

namespace nilometer::test {

/// The program with its window in a home.
class HomeProgram : public Home {
public:
  HomeProgram() { appear(); }
  explicit HomeProgram(const QTemporaryDir& home) : Home(home) { appear(); }

  void openGolden(const QString& name) {
    addGoldenEdition();
    const QString path = file(QStringLiteral("games/%1.nilometer").arg(name));
    QVERIFY(QFile::copy(goldenPath + name + QStringLiteral(".jsonl"), path));
    window.openFile(path);
    QVERIFY(window.game() != nullptr);
  }

  EgiziaWindow window{games, preferences};

private:
  void appear() {
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) qFatal("the window is not shown");
    window.showStart();
  }
};

} // namespace nilometer::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/egizia_window.h"
#include "ui/games/game_shelf.h"
#include "ui/games/preferences.h"
#include "ui/shelf/shelf.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace nilometer::test {

/// The program with its window in a home of its own; the same directory is the same home.
class HomeProgram {
public:
  explicit HomeProgram(const QTemporaryDir& home)
      : settings(home.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
        preferences(settings),
        shelf(home.filePath(QStringLiteral("games")), preferences, ui::games()),
        window(shelf, preferences) {
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) qFatal("the window is not shown");
    window.showStart();
  }

  /// The printed values of the golden games.
  static void addGoldenEdition(const QTemporaryDir& home) {
    const QString directory = home.filePath(QStringLiteral("games/editions"));
    QVERIFY(QDir().mkpath(directory));
    const QString golden = directory + QStringLiteral("/golden.json");
    const QString source = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/golden-games.json");
    QVERIFY(QFile::exists(golden) || QFile::copy(source, golden));
  }
  void openGolden(const QTemporaryDir& home, const QString& name) {
    addGoldenEdition(home);
    const QString path = home.filePath(QStringLiteral("games/%1.nilometer").arg(name));
    QVERIFY(
        QFile::copy(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/%1.jsonl").arg(name), path));
    window.openFile(path);
    QVERIFY(window.game() != nullptr);
  }

  QSettings settings;
  ui::Preferences preferences;
  ui::GameShelf shelf;
  EgiziaWindow window;
};

} // namespace nilometer::test

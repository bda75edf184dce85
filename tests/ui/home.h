// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/golden_games.h"
#include "ui/registry/games.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/preferences.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <utility>

namespace nilometer::test {

/// Where the program keeps settings and games: a directory of its own, or one that is given. The
/// same directory is the same home.
class Home {
  std::unique_ptr<const QTemporaryDir> m_own;
  const QTemporaryDir& m_directory;

public:
  Home() : Home(std::make_unique<const QTemporaryDir>()) {}
  explicit Home(const QTemporaryDir& directory) : m_directory(directory) {}

  [[nodiscard]] const QTemporaryDir& directory() const { return m_directory; }
  [[nodiscard]] QString file(const QString& name) const { return m_directory.filePath(name); }
  /// The printed values of the golden games lie beside the games.
  void addGoldenEdition() const {
    QVERIFY(QDir().mkpath(file(QStringLiteral("games/editions"))));
    const QString golden = file(QStringLiteral("games/editions/golden.json"));
    QVERIFY(QFile::exists(golden) || QFile::copy(goldenValues, golden));
  }

  QSettings settings{file(QStringLiteral("settings.ini")), QSettings::IniFormat};
  ui::Preferences preferences{settings};
  ui::GameLibrary games{file(QStringLiteral("games")), preferences, ui::games()};

private:
  explicit Home(std::unique_ptr<const QTemporaryDir> own)
      : m_own(std::move(own)), m_directory(*m_own) {}
};

} // namespace nilometer::test

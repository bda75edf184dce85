// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop_options.h"
#include "app/games_folder.h"

#include "ui/base/style/theme.h"
#include "ui/registry/games.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/preferences.h"
#include "ui/window/appearance.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <QTextStream>

using namespace nilometer;

namespace {

bool hasDisplay() {
  return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// For desktops that do not find the one that is installed.
QIcon windowIcon() {
  QIcon icon;
  for (const int size : {48, 128}) {
    icon.addFile(QStringLiteral(":/icon/%1/org.nilometer.nilometer.png").arg(size));
  }
  return icon;
}

int fail(const QString& sentence) {
  QTextStream(stderr) << "nilometer: " << sentence << '\n';
  return 1;
}

int failWithoutDisplay(int argc, char* argv[]) {
  QCoreApplication application(argc, argv);
  ui::switchLanguage(application, {});
  return fail(QCoreApplication::translate(
      "Desktop", "There is no display to open a window on. nilometer-cli needs none."));
}

/// Texts need no display, and must not wait for one.
int sayAndEnd(int argc, char* argv[]) {
  const QCoreApplication application(argc, argv);
  ui::switchLanguage(*QCoreApplication::instance(), {});
  static_cast<void>(app::readOptions(QCoreApplication::arguments()));
  return 0;
}

int play(QApplication& application, const app::DesktopOptions& options) {
  QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("nilometer"),
                     QStringLiteral("nilometer"));
  ui::Preferences preferences(settings);
  ui::GameLibrary library(app::gamesFolder(), preferences, ui::games());
  const QString language = options.language.isEmpty() ? preferences.language() : options.language;
  ui::switchLanguage(application, language);
  ui::applyAppearance(application, options.appearance.value_or(preferences.appearance()));
  if (options.textPercent) preferences.tryTextPercent(*options.textPercent);
  ui::MainWindow window(library, preferences, ui::games());
  if (options.size.isValid()) window.resize(options.size);
  window.show();
  if (options.example) {
    window.openExample();
  } else if (!options.file.isEmpty()) {
    window.openFile(options.file);
  } else {
    window.showStart();
  }
  return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[]) {
  QCoreApplication::setApplicationName(QStringLiteral("nilometer"));
  QCoreApplication::setApplicationVersion(QStringLiteral(NILOMETER_VERSION));
  if (app::wantsText(argc, argv)) return sayAndEnd(argc, argv);
  if (!hasDisplay()) return failWithoutDisplay(argc, argv);
  QApplication application(argc, argv);
  QGuiApplication::setApplicationDisplayName(QStringLiteral("Nilometer"));
  QGuiApplication::setDesktopFileName(QStringLiteral("org.nilometer.nilometer"));
  QApplication::setWindowIcon(windowIcon());
  ui::switchLanguage(application, {});
  return play(application, app::readOptions(application.arguments()));
}

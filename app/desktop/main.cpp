// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop_options.h"
#include "app/games_folder.h"

#include "ui/egizia/games/example_game.h"
#include "ui/egizia/tour/picture_tour.h"
#include "ui/egizia/words/words.h"
#include "ui/games/game_shelf.h"
#include "ui/games/preferences.h"
#include "ui/shelf/shelf.h"
#include "ui/style/look_scale.h"
#include "ui/style/theme.h"
#include "ui/window/appearance.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/words/phrase.h"

#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextStream>

using namespace nilometer;

namespace {

bool hasDisplay() {
  return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

int fail(const QString& sentence) {
  QTextStream(stderr) << "nilometer: " << sentence << '\n';
  return 1;
}

int failWithoutDisplay(int argc, char* argv[]) {
  QCoreApplication application(argc, argv);
  ui::switchLanguage(application, {});
  return fail(QCoreApplication::translate(
      "Desktop", "There is no display. “nilometer --tour DIRECTORY” takes pictures without one."));
}

/// Texts need no display, and must not wait for one.
int sayAndEnd(int argc, char* argv[]) {
  const QCoreApplication application(argc, argv);
  ui::switchLanguage(*QCoreApplication::instance(), {});
  static_cast<void>(app::readOptions(QCoreApplication::arguments()));
  return 0;
}

/// The example game to its end, as a file with its printed values beside it.
QString wholeExample(const QTemporaryDir& home) {
  const QDir games(home.filePath(QStringLiteral("games")));
  const QString path = games.filePath(QStringLiteral("example.nilometer"));
  const QString values = games.filePath(QStringLiteral("editions"));
  QDir().mkpath(values);
  QFile::copy(QStringLiteral(":/example/edition.json"), values + QStringLiteral("/example.json"));
  QFile::copy(QStringLiteral(":/example/game.jsonl"), path);
  // What comes out of the program may only be read.
  QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
  return path;
}

/// The window of somebody who has not played yet, after `open`; nothing is kept.
template <class Open>
bool pictureWindow(const app::DesktopOptions& options, const QString& file, Open open) {
  const QTemporaryDir home;
  QSettings settings(home.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
  ui::Preferences preferences(settings);
  if (options.textPercent) preferences.tryTextPercent(*options.textPercent);
  preferences.setMotion(false); // a picture of something on its way would be of nothing
  ui::GameShelf shelf(home.filePath(QStringLiteral("games")), preferences, ui::games());
  ui::MainWindow window(shelf, preferences, ui::games());
  window.show();
  open(window, home);
  QCoreApplication::processEvents();
  window.resize(options.size); // only now, as it has opened within the screen
  // Letters follow the size of the window, and what is laid out follows the letters.
  for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
  return window.grab().save(file);
}

ui::TourResult playTour(QApplication& application, const app::DesktopOptions& options,
                        const ui::ExampleGame& example) {
  ui::LookScale scale(application);
  scale.setLetters(
      ui::lettersFor(options.size, options.textPercent.value_or(ui::usualTextPercent)));
  return ui::takeTour(example.record, example.edition, options.tour, options.size);
}

int tour(QApplication& application, const app::DesktopOptions& options) {
  const auto example = ui::exampleGame();
  if (!example) return fail(words::sentence(example.error()));
  const ui::TourResult result = playTour(application, options, *example);
  if (!result.error.isEmpty()) return fail(result.error);
  QTextStream out(stdout);
  const auto picture = [&](const QString& name, auto open) {
    const QString file = QDir(options.tour).filePath(name);
    if (pictureWindow(options, file, open)) out << file << '\n';
  };
  picture(QStringLiteral("00-start.png"),
          [](ui::MainWindow& window, const QTemporaryDir&) { window.showStart(); });
  for (const QString& taken : result.pictures) out << taken << '\n';
  picture(QStringLiteral("%1-winner.png").arg(result.pictures.size() + 1),
          [](ui::MainWindow& window, const QTemporaryDir& home) {
            window.openFile(wholeExample(home));
            window.showPage(ui::resultPage);
          });
  out << '\n' << result.scores << '\n';
  return 0;
}

int play(QApplication& application, const app::DesktopOptions& options) {
  QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("nilometer"),
                     QStringLiteral("nilometer"));
  ui::Preferences preferences(settings);
  ui::GameShelf shelf(app::gamesFolder(), preferences, ui::games());
  const QString language = options.language.isEmpty() ? preferences.language() : options.language;
  ui::switchLanguage(application, language);
  ui::applyAppearance(application, options.appearance.value_or(preferences.appearance()));
  if (options.textPercent) preferences.tryTextPercent(*options.textPercent);
  ui::MainWindow window(shelf, preferences, ui::games());
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
  const bool touring = app::wantsTour(argc, argv);
  if (!hasDisplay()) {
    if (!touring) return failWithoutDisplay(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
  QApplication application(argc, argv);
  QGuiApplication::setApplicationDisplayName(QStringLiteral("Nilometer"));
  QGuiApplication::setDesktopFileName(QStringLiteral("nilometer"));
  ui::switchLanguage(application, {});
  const app::DesktopOptions options = app::readOptions(application.arguments());
  if (!options.tour.isEmpty()) {
    ui::switchLanguage(application, options.language);
    ui::applyAppearance(application, options.appearance.value_or(ui::Appearance::light));
    return tour(application, options);
  }
  return play(application, options);
}

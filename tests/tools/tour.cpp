// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/tour.h"

#include "tests/tools/picture_tour.h"
#include "tests/tools/played_home.h"
#include "tests/tools/recorded_game.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/look_scale.h"
#include "ui/pages/tutorial/lesson_list.h"
#include "ui/registry/games.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/preferences.h"
#include "ui/text/error_words.h"
#include "ui/text/phrase.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/window/start_button.h"
#include "ui/window/start_tile.h"
#include "ui/window/start_view.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextStream>

namespace nilometer::app {

namespace {

int failed(const QString& sentence) {
  QTextStream(stderr) << "nilometer: " << sentence << '\n';
  return 1;
}

/// Settings and games of somebody for the time of a picture; nothing is kept.
struct PassingHome {
  explicit PassingHome(const TourOptions& options) {
    if (options.textPercent) preferences.tryTextPercent(*options.textPercent);
    preferences.setMotion(false); // a picture of something on its way would be of nothing
  }

  QTemporaryDir directory;
  QSettings settings{directory.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
  ui::Preferences preferences{settings};
  ui::GameLibrary library{directory.filePath(QStringLiteral("games")), preferences, ui::games()};
};

/// The whole window after `open`.
template <class Open>
void pictureWindow(const TourOptions& options, const QString& name, Open open) {
  PassingHome home(options);
  ui::MainWindow window(home.library, home.preferences, ui::games());
  window.show();
  open(window, home);
  QCoreApplication::processEvents();
  window.resize(options.size); // only now, as it has opened within the screen
  // Letters follow the size of the window, and what is laid out follows the letters.
  for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
  const QString file = QDir(options.directory).filePath(name);
  if (window.grab().save(file)) QTextStream(stdout) << file << '\n';
}

record::Result<ui::ExampleGame> tourGame(const TourOptions& options) {
  if (options.file.isEmpty()) return ui::exampleGame();
  QSettings settings{QString(), QSettings::IniFormat};
  ui::Preferences preferences(settings);
  // Further printed values may lie beside the game.
  const ui::GameLibrary library(QFileInfo(options.file).absolutePath(), preferences, ui::games());
  return ui::recordedGame(options.file, library);
}

ui::TourResult playTour(QApplication& application, const TourOptions& options,
                        const ui::ExampleGame& game) {
  ui::LookScale scale(application);
  scale.setLetters(
      ui::lettersFor(options.size, options.textPercent.value_or(ui::usualTextPercent)));
  return ui::takeTour(game.record, game.edition, options.directory, options.size);
}

/// The finished games are read beside everything else.
void waitForFinishedGames(const ui::MainWindow& window) {
  const auto* start = window.findChild<ui::StartView*>();
  const QDeadlineTimer patience(2000);
  while (start->archiveButton()->look().line.isEmpty() && !patience.hasExpired()) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
  }
}

/// Of who has never played, and while the game stands at its picture of sailing.
void pictureStart(const TourOptions& options, const ui::ExampleGame& game) {
  pictureWindow(options, QStringLiteral("00-start.png"),
                [](ui::MainWindow& window, PassingHome&) { window.showStart(); });
  pictureWindow(options, QStringLiteral("00-start-running.png"),
                [&](ui::MainWindow& window, PassingHome& home) {
                  ui::leavePlayedGames(home.library, home.preferences, ui::games(), game.record,
                                       *game.edition);
                  window.showStart();
                  waitForFinishedGames(window);
                });
}

/// The pages that no game leads to, as somebody sees them who has played before.
void picturePages(const TourOptions& options, const ui::ExampleGame& game) {
  const auto page = [&](const QString& name, const auto& open) {
    pictureWindow(options, name, [&](ui::MainWindow& window, PassingHome& home) {
      ui::leavePlayedGames(home.library, home.preferences, ui::games(), game.record, *game.edition);
      open(window);
    });
  };
  page(QStringLiteral("00-score-only.png"),
       [](ui::MainWindow& window) { window.showPage(ui::endPositionPage); });
  page(QStringLiteral("00-lessons.png"),
       [](ui::MainWindow& window) { window.showPage(ui::lessonsPage); });
  page(QStringLiteral("00-lesson.png"), [](ui::MainWindow& window) {
    window.showPage(ui::lessonsPage);
    window.findChild<ui::LessonList*>()->startButton(0)->click();
  });
  page(QStringLiteral("00-check.png"),
       [](ui::MainWindow& window) { window.showPage(ui::copiesPage); });
}

/// Of every game besides the first that has an example: the start page with its box chosen, that
/// example, and its final scoring only.
void pictureOtherGames(const TourOptions& options) {
  const ui::Games all = ui::games();
  for (std::size_t game = 1; game < all.size(); ++game) {
    if (!all[game]->hasExample()) continue;
    const auto picture = [&](const char* what, const auto& open) {
      const QString name = QStringLiteral("00-%1-%2.png");
      pictureWindow(options, name.arg(QLatin1String(what), text::fromUtf8(all[game]->id())),
                    [&](ui::MainWindow& window, PassingHome&) {
                      window.showStart();
                      auto* start = window.findChild<ui::StartView*>();
                      start->choose(*all[game]);
                      open(window, *start);
                    });
    };
    picture("start", [](ui::MainWindow&, const ui::StartView&) {});
    picture("table",
            [](ui::MainWindow&, const ui::StartView& start) { start.exampleButton()->click(); });
    picture("score-only",
            [](ui::MainWindow&, const ui::StartView& start) { start.positionButton()->click(); });
  }
}

} // namespace

int tour(QApplication& application, const TourOptions& options) {
  const auto game = tourGame(options);
  if (!game) return failed(text::sentence(game.error()));
  const ui::TourResult result = playTour(application, options, *game);
  if (!result.error.isEmpty()) return failed(result.error);
  // The example can be played with the mouse from its beginning to its end.
  const bool isExample = options.file.isEmpty();
  if (isExample && !result.notPressed.isEmpty())
    return failed(ui::notTaken(result.notPressed.front()));
  pictureStart(options, *game);
  if (isExample) {
    picturePages(options, *game);
    pictureOtherGames(options);
  }
  QTextStream out(stdout);
  for (const QString& taken : result.pictures) out << taken << '\n';
  out.flush();
  if (result.isOver) {
    pictureWindow(options, QStringLiteral("%1-winner.png").arg(result.pictures.size() + 1),
                  [&](ui::MainWindow& window, PassingHome& home) {
                    window.openFile(ui::leaveGame(home.library, QStringLiteral("game"),
                                                  game->record, *game->edition));
                    window.showPage(ui::resultPage);
                  });
  }
  out << '\n' << result.scores << '\n';
  return 0;
}

} // namespace nilometer::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/game_record.h"
#include "tests/engine/record_fixture.h"
#include "ui/pages/archive/archive_table.h"
#include "ui/pages/archive/archive_view.h"
#include "ui/pages/archive/statistics_view.h"
#include "ui/registry/games.h"
#include "ui/store/games/game_library.h"
#include "ui/store/games/preferences.h"
#include "ui/window/appearance.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

/// Prints the figures of docs/performance.md for the archive of finished games: opening a
/// directory of 1,000 games, and scrolling through it. Build with the release preset;
/// QT_QPA_PLATFORM=offscreen is enough.
namespace {

using namespace nilometer;
using namespace Qt::Literals::StringLiterals;

constexpr int gameCount = 1000;

double milliseconds(const QElapsedTimer& timer) {
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void write(const QString& path, const std::string& text) {
  QFile file(path);
  const auto size = static_cast<qint64>(text.size());
  if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size) {
    qFatal("cannot write %s", qPrintable(path));
  }
}

/// Random games of 2 to 4 players, all different, with names and days of their own.
void writeGames(const QString& directory, const egizia::Edition& edition) {
  const QDate day(2026, 11, 21);
  for (int i = 0; i < gameCount; ++i) {
    const auto seed = static_cast<unsigned>(i);
    egizia::GameRecord game =
        record_fixture::randomGame(edition, 2 + i % 3, static_cast<egizia::Profile>(i % 4), seed);
    game.header.date = day.addDays(-i).toString(Qt::ISODate).toStdString();
    for (egizia::RecordHeader::Seat& seat : game.header.players) {
      seat.name += i % 7 == 0 ? " of Thebes" : "";
    }
    write(directory + u"/%1.nilometer"_s.arg(i), egizia::writeRecord(game, edition));
  }
}

/// Until every game is there and painted.
double opening(ui::ArchiveView& view) {
  QElapsedTimer timer;
  timer.start();
  view.refresh();
  while (view.isLoading()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
  QApplication::processEvents();
  return milliseconds(timer);
}

void scrolling(ui::ArchiveView& view) {
  QScrollBar& bar = *view.table()->verticalScrollBar();
  std::vector<double> frames;
  constexpr int step = 90; // three notches of a wheel
  for (int at = 0; at <= bar.maximum(); at += step) {
    QElapsedTimer timer;
    timer.start();
    bar.setValue(at);
    view.table()->viewport()->repaint();
    QApplication::processEvents();
    frames.push_back(milliseconds(timer));
  }
  std::sort(frames.begin(), frames.end());
  std::printf("scrolling through it: %zu frames, median %.1f ms, longest %.1f ms\n", frames.size(),
              frames[frames.size() / 2], frames.back());
}

} // namespace

int main(int argc, char* argv[]) {
  QApplication app(argc, argv);
  ui::switchLanguage(app, u"en"_s);
  ui::applyAppearance(app, ui::Appearance::light);
  const QTemporaryDir home;
  QSettings settings(home.filePath(u"settings.ini"_s), QSettings::IniFormat);
  ui::Preferences preferences(settings);
  const ui::GameLibrary library(home.path(), preferences, ui::games());
  writeGames(home.path(), record_fixture::bundledEdition());

  ui::ArchiveView view(library, ui::games());
  view.resize(1280, 720);
  view.show();
  QApplication::processEvents();
  std::printf("opening an archive of %d games: %.0f ms\n", gameCount, opening(view));
  std::printf("the same, nothing changed since: %.0f ms\n", opening(view));
  if (view.rows().rowCount() != gameCount) qFatal("%d games only", view.rows().rowCount());
  scrolling(view);
  QElapsedTimer timer;
  timer.start();
  view.showPage(ui::ArchiveView::Page::statistics);
  QApplication::processEvents();
  std::printf("statistics of them: %.0f ms\n", milliseconds(timer));
  return 0;
}

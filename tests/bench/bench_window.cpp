// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/scribe.h"
#include "ui/egizia/games/example_game.h"
#include "ui/egizia/spectator/egizia_display.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/table/spectator/display_window.h"
#include "ui/window/appearance.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

/// How long the window takes from a click that enters something until everything is repainted,
/// over the whole example game; with the word "table" the table view is open beside it. Run it in a
/// release build; QT_QPA_PLATFORM=offscreen is enough.
namespace {

using Clock = std::chrono::steady_clock;
using namespace nilometer;

double milliseconds(Clock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

double percentile(std::vector<double> times, double share) {
  std::sort(times.begin(), times.end());
  const auto index = static_cast<std::size_t>(share * static_cast<double>(times.size() - 1));
  return times[index];
}

void print(const char* what, const std::vector<double>& times) {
  std::printf("%-28s %5zu   median %6.2f ms   p99 %6.2f ms   most %6.2f ms\n", what, times.size(),
              percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1.0));
}

} // namespace

int main(int argc, char* argv[]) {
  QApplication app(argc, argv);
  ui::switchLanguage(app, QStringLiteral("en"));
  ui::applyAppearance(app, ui::Appearance::light);
  const auto example = ui::exampleGame();
  if (!example) return 1;
  egizia::GameRecord record = example->record;
  record.entries.clear();
  ui::EgiziaSession session(record, example->edition);
  ui::EgiziaView view(session);
  view.resize(1280, 720);
  view.show();
  ui::DisplayWindow display;
  display.resize(1280, 720);
  if (QApplication::arguments().contains(QStringLiteral("table"))) {
    const auto follow = [&] { display.show(ui::displayOf(session)); };
    QObject::connect(&view, &ui::GameView::refreshed, &display, follow);
    follow();
    display.setVisible(true);
  }
  // What a window does by itself before anybody has entered anything.
  QEventLoop settling;
  QTimer::singleShot(500, &settling, &QEventLoop::quit);
  settling.exec();

  std::vector<double> entries;
  std::vector<double> choices;
  const auto click = [&](QAbstractButton& button) {
    const std::size_t before = session.record().entries.size();
    const Clock::time_point start = Clock::now();
    button.click();
    // The repaint is an event of its own; afterwards there is nothing left to do.
    QApplication::processEvents();
    const double took = milliseconds(Clock::now() - start);
    (session.record().entries.size() > before ? entries : choices).push_back(took);
  };
  ui::Scribe scribe(view, session, ui::Scribe::By::mouse, {click, {}});
  for (const egizia::RecordedEntry& entry : example->record.entries) {
    if (!scribe.enter(entry)) return 1;
  }
  print("entry to repainted window", entries);
  print("choice to repainted window", choices);
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Names are shortened only where there is no room for the whole of them.
#include "test_program.h"

#include "tests/ui/left_game.h"
#include "tests/ui/painted_texts.h"
#include "tests/ui/position_family.h"
#include "tests/ui/position_window.h"
#include "tests/ui/result_fixture.h"
#include "ui/pages/archive/archive_table.h"
#include "ui/score/end_position/rescored_card.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/final_scoring/step_story.h"
#include "ui/score/result/course_story.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/score_sheet_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// More than a shown name has letters, and not too many for a line.
const QString longName = u"Wilhelmine-Annegret"_s;

egizia::GameRecord longGame() {
  egizia::GameRecord game = goldenGame("revised-2-players-tie", *goldenEdition());
  for (auto& seat : game.header.players) seat.name = longName.toStdString() + ' ' + seat.name[0];
  return game;
}

report::ScoreReport longReport() {
  Played played("revised-2-players-tie");
  played.record = longGame();
  return played.report();
}

/// Whether the widget writes that anywhere, as one text.
bool paints(QWidget& widget, const QString& text) {
  PaintedTexts device(widget.size());
  QPainter painter(&device);
  widget.render(&painter);
  painter.end();
  return std::ranges::any_of(
      device.texts(), [&](const PaintedText& painted) { return painted.text.contains(text); });
}

} // namespace

class tst_whole_names : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void orderTileIsSaidOnce();
  void buttonLeadsOnToTheWholeName();
  void buttonOfAPositionLeadsOnToTheWholeName();
  void buttonShortensWhereThereIsNoRoom();
  void recentGamesNameWholePlayers();
  void archiveNamesWholePlayers();
  void headsOfTheSheetAreWhole();
  void cardOfAChangedResultNamesWholePlayers();
  void whatDecidedNamesWholePlayers();
};

void tst_whole_names::orderTileIsSaidOnce() {
  const auto edition = goldenEdition();
  FinalScoringWindow window(goldenPosition("revised-4-players", *edition), edition);
  const QString told = window.finalScoring.findChild<ui::StepStory*>()->accessibleName();
  QCOMPARE(told.count(u"Order tile"_s), 1);
}

void tst_whole_names::buttonLeadsOnToTheWholeName() {
  ui::FinalScoringPage page(longReport, nullptr, nullptr);
  page.resize(1280, 720);
  page.show();
  page.setFocus();
  QTest::keyClicks(&page, u"+"_s);
  const QString text = page.findChild<ui::StripView*>()->confirmButton()->look().text;
  QVERIFY2(text.contains(longName), qPrintable(text));
}

void tst_whole_names::buttonOfAPositionLeadsOnToTheWholeName() {
  const auto edition = goldenEdition();
  egizia::Position position = goldenPosition("revised-2-players-tie", *edition);
  for (auto& seat : position.players) seat.name = longName.toStdString() + ' ' + seat.name[0];
  FinalScoringWindow window(position, edition);
  window.finalScoring.resize(1280, 720);
  window.all();
  const QString text = window.finalScoring.strip().confirmButton()->look().text;
  QVERIFY2(text.contains(longName), qPrintable(text));
}

void tst_whole_names::buttonShortensWhereThereIsNoRoom() {
  const auto edition = goldenEdition();
  egizia::Position position = goldenPosition("revised-2-players-tie", *edition);
  for (auto& seat : position.players) seat.name = std::string(50, 'W') + seat.name[0];
  FinalScoringWindow window(position, edition);
  window.finalScoring.resize(800, 600);
  window.all();
  QCoreApplication::processEvents();
  const ui::Chip& button = *window.finalScoring.strip().confirmButton();
  QVERIFY2(button.look().text.contains(u'…'), qPrintable(button.look().text));
  QCOMPARE(window.finalScoring.width(), 800);
  QVERIFY(button.geometry().right() < 800);
}

void tst_whole_names::recentGamesNameWholePlayers() {
  Home home;
  leave(home, u"long"_s, longGame(), SIZE_MAX);
  HomeProgram program(home.directory());
  const auto games = program.window.startView().recentList().actions();
  QVERIFY2(games.back()->text().contains(longName), qPrintable(games.back()->text()));
}

void tst_whole_names::archiveNamesWholePlayers() {
  Home home;
  leave(home, u"long"_s, longGame(), SIZE_MAX);
  HomeProgram program(home.directory());
  program.window.resize(1280, 720);
  program.window.showArchive();
  QTRY_VERIFY(!program.window.archive()->isLoading());
  auto& table = *program.window.archive()->findChild<ui::ArchiveTable*>();
  QVERIFY(paints(*table.viewport(), longName));
}

void tst_whole_names::headsOfTheSheetAreWhole() {
  ui::ScoreSheetView sheet(nullptr);
  sheet.resize(1100, 600);
  sheet.setVisible(true);
  sheet.show(longReport());
  QVERIFY(paints(*sheet.horizontalHeader()->viewport(), longName));
}

void tst_whole_names::cardOfAChangedResultNamesWholePlayers() {
  ui::RescoredCard card(nullptr);
  card.resize(1000, 500);
  const auto results = [] {
    ui::RescoredCard::Results results{longReport(), longReport()};
    for (report::ScoreSeat& seat : results.after.seats) ++seat.points;
    return results;
  };
  QVERIFY(card.ask(results));
  QVERIFY2(card.text().contains(longName), qPrintable(card.text()));
}

void tst_whole_names::whatDecidedNamesWholePlayers() {
  report::ScoreReport report = longReport();
  ++report.seats[report.ranking.front().player].points;
  ++report.steps.front().points;
  report.steps.front().player = report.ranking.front().player;
  ui::RankingView view(nullptr);
  view.resize(1280, 720);
  view.setVisible(true);
  view.show(report, 0);
  QCoreApplication::processEvents();
  const QString said = ui::whatDecided(report);
  QVERIFY(said.contains(longName));
  QVERIFY(std::ranges::any_of(view.findChildren<QLabel*>(),
                              [&](const QLabel* label) { return label->text() == said; }));
}

NILOMETER_TEST(tst_whole_names)
#include "tst_whole_names.moc"

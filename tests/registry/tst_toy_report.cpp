// SPDX-License-Identifier: GPL-3.0-or-later
// The score of a game that nobody sells goes through everything that shows, writes and counts
// scores.
#include "test_program.h"

#include "registry/toy_window_game.h"
#include "tests/ui/archive_fixture.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/source_bars.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/play_link.h"
#include "ui/score/result/score_sheet_model.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <array>

using namespace nilometer;
using namespace nilometer::test;
using report::ScoreReport;
using report::ScoreStep;
using toy::Place;
using ui::ArchiveModel;

namespace {

// A kind of game is told from others by its address.

/// Three players, filled by hand: two rounds, and at the end a point for whoever has most stones.
ScoreReport toyReport() {
  ScoreReport report;
  report.game = {u"toy"_s, u"Stones"_s, 7};
  report.profileId = u"usual"_s;
  report.profile = u"Usual rules"_s;
  report.editionId = u"toy-1"_s;
  report.edition = u"Toy box"_s;
  report.deciding = {u"TOY-9"_s, u"Most stones win."_s};
  report.phases = {{u"PLAY"_s, u"Play"_s}, {u"COUNT"_s, u"Count the stones"_s}};
  report.finalPhase = 1;
  report.sections = {u"Stones"_s, u"At the end"_s};
  report.groups = {u"Harbour"_s, u"Field"_s};
  report.assumed = {{u"gives"_s, u"What the harbour gives"_s, u"3"_s, 4},
                    {u"most"_s, u"Most stones"_s, u"1"_s, 2}};
  for (int i = 0; i < 3; ++i) {
    const auto id = toy::colours[static_cast<std::size_t>(i)];
    report.seats.push_back({.name = QString(QChar(u'A' + i)),
                            .colour = QString::fromLatin1(id.data()),
                            .look = i,
                            .points = std::array{6, 1, 1}[static_cast<std::size_t>(i)]});
  }
  for (const auto& [rule, title] :
       {std::pair{u"TOY-1"_s, u"Stone in the harbour"_s},
        std::pair{u"TOY-1"_s, u"Stone in the field"_s}, std::pair{u"TOY-9"_s, u"Most stones"_s}}) {
    report::ScoreSource source;
    source.rule = rule;
    source.summary = u"Says the box."_s;
    source.title = source.shortTitle = title;
    source.section = rule == u"TOY-9" ? 1 : 0;
    source.group = report.sources.size() == 0 ? 0 : 1;
    report.sources.push_back(source);
  }
  const auto step = [&report](int entry, int round, table::Player player, std::size_t source,
                              int points, int total) {
    ScoreStep step;
    step.entry = entry;
    step.line = entry + 1;
    step.round = round;
    step.phase = source == 2 ? 1 : 0;
    step.player = player;
    step.source = source;
    step.reason = u"because of the box"_s;
    step.points = points;
    step.total = total;
    if (source != 1) step.marks.assumed = {source == 0 ? 0U : 1U};
    report.steps.push_back(step);
  };
  step(1, 1, 0, 0, 3, 3);
  step(2, 1, 1, 1, 1, 1);
  step(3, 2, 2, 1, 1, 1);
  step(4, 2, 0, 0, 2, 5);
  step(5, 2, 0, 2, 1, 6);
  step(6, 2, 1, 2, 0, 1);
  addUp(report);
  report.ranking = {{0, {}}, {1, u"came first"_s}, {2, {}}};
  return report;
}

} // namespace

class tst_toy_report : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void pointsAreAddedUp();
  void textCsvAndJsonSayIt();
  void scoreSheetShowsItsSections();
  void courseAndBarsAreDrawn();
  void otherProgramsAreToldTheGame();
  void anyNumberOfColoursIsShown();
  void archiveTellsGamesApart();
  void statisticsCountEachGameByItself();
  void fileOfAGameThatIsNotKnownIsToldInOneSentence();
};

void tst_toy_report::pointsAreAddedUp() {
  const ScoreReport report = toyReport();
  QCOMPARE(report.sources[0].cells[0].points, 5);
  QVERIFY(!report.sources[0].cells[1].applies);
  QVERIFY(report.sources[2].cells[1].applies);
  QCOMPARE(report.seats[0].marks.assumed, (std::vector<std::size_t>{0, 1}));
  QVERIFY(report.seats[2].marks.isEmpty());
}

void tst_toy_report::textCsvAndJsonSayIt() {
  const ScoreReport report = toyReport();
  const QString text = report::scoreText(report, report::Detail::steps);
  for (
      const QString& said :
      {u"Usual rules · Toy box · 3 players"_s, u"Round 2, Play"_s, u"\nCount the stones\n"_s,
       u"Stone in the harbour"_s, u"came first"_s, u"A wins."_s,
       u"* rests on printed values that are only assumed: What the harbour gives; Most stones"_s}) {
    QVERIFY2(text.contains(said), qPrintable(said + u" in\n"_s + text));
  }
  QVERIFY(!text.contains(u"END-"));
  const QString csv = report::scoreCsv(report, report::Detail::sheet);
  QVERIFY2(csv.contains(u"TOY-1,Stone in the harbour,5,,,gives,\n"), qPrintable(csv));
  QVERIFY2(csv.contains(u"TOY-9,Place,1,2,3,"), qPrintable(csv));
  const QJsonObject json = report::scoreJson(report, report::Detail::steps);
  QCOMPARE(json[u"profile"].toString(), u"usual"_s);
  QCOMPARE(json[u"winner"].toString(), u"black"_s);
  QCOMPARE(json[u"steps"][4][u"phase"].toString(), u"COUNT"_s);
  QCOMPARE(json[u"steps"][4][u"rule"].toString(), u"TOY-9"_s);
}

void tst_toy_report::scoreSheetShowsItsSections() {
  ui::ScoreSheetModel model;
  model.setReport(toyReport());
  const auto title = [&model](int row) { return model.index(row, 0).data().toString(); };
  QCOMPARE(title(0), u"Stones"_s);
  QCOMPARE(model.index(0, 1).data().toString(), u"5"_s);
  QCOMPARE(title(3), u"At the end"_s);
  QCOMPARE(title(4), u"Most stones"_s);
  QCOMPARE(title(5), u"Points"_s);
  QCOMPARE(model.index(5, 0).data(Qt::WhatsThisRole).toString(),
           u"All of it together. Most points win (TOY-9)"_s);
  QCOMPARE(model.index(6, 0).data(Qt::WhatsThisRole).toString(), u"Most stones win. (TOY-9)"_s);
}

void tst_toy_report::courseAndBarsAreDrawn() {
  const ScoreReport report = toyReport();
  const ui::Course course = ui::courseOf(report);
  QCOMPARE(course.moments.size(), std::size_t{4});
  QCOMPARE(ui::momentSentence(course, 1), u"Round 1, Play. A: 3* (+3), B: 1 (+1), C: 0. "
                                          "* Rests on values that nobody has compared yet: "
                                          "Most stones; What the harbour gives"_s);
  QCOMPARE(ui::momentName(course, 3), u"Final scoring, A"_s);
  QImage image(600, 300, QImage::Format_RGB32);
  image.fill(Qt::white);
  const QImage empty = image;
  QPainter painter(&image);
  ui::paintCourse(painter, image.rect(), course, ui::paperLook(QApplication::font()));
  painter.end();
  QVERIFY(image != empty);
  const std::vector<ui::Bar> bars = ui::sourceBars(report);
  QCOMPARE(ui::barSentence(bars[0]),
           u"A, 6*. Harbour: 5*, Field: 1*. * Rests on values that "
           "nobody has compared yet: Most stones; What the harbour gives"_s);
  QCOMPARE(ui::barSentence(bars[2]), u"C, 1. Field: 1"_s);
}

void tst_toy_report::otherProgramsAreToldTheGame() {
  const QJsonObject play = ui::playJson(toyReport(), {});
  QCOMPARE(play[u"game"][u"name"].toString(), u"Stones"_s);
  QCOMPARE(play[u"game"][u"sourceGameId"].toString(), u"toy"_s);
  QCOMPARE(play[u"game"][u"bggId"].toInt(), 7);
}

void tst_toy_report::anyNumberOfColoursIsShown() {
  for (int number = 0; number < table::maxSeats; ++number) {
    QVERIFY(static_cast<int>(ui::playerColourAt(number)) < ui::playerColourCount);
  }
}

void tst_toy_report::archiveTellsGamesApart() {
  const ArchiveShelf shelf;
  shelf.put(u"known"_s, goldenText(u"revised-2-players-tie"_s));
  shelf.put(u"toy"_s, toyText());
  const ArchiveWindow window(shelf, allGames());
  QCOMPARE(window.shown(), QStringList({u"toy"_s, u"known"_s}));
  QCOMPARE(window.text(0, ArchiveModel::Players), u"● Anna 7 · ✚ Ben 2"_s);
  QCOMPARE(window.text(0, ArchiveModel::Rules), u"Stones: Usual rules"_s);
  QVERIFY(window.text(1, ArchiveModel::Rules).startsWith(ui::games().front()->name() + u": "_s));
  QVERIFY(window.view.message().contains(u"Stones: Usual rules"_s));
  QComboBox& rules = *window.view.filterBar()->rules();
  rules.setCurrentIndex(rules.count() - 1);
  QCOMPARE(rules.currentText(), u"Stones: Usual rules"_s);
  QCOMPARE(window.shown(), QStringList{u"toy"_s});
  rules.setCurrentIndex(1);
  QVERIFY(!window.shown().contains(u"toy"_s));
  const QComboBox& players = *window.view.filterBar()->count();
  QCOMPARE(players.itemData(players.count() - 1).toInt(), toy::Rules::seats.most);
}

void tst_toy_report::statisticsCountEachGameByItself() {
  const ArchiveShelf shelf;
  shelf.put(u"known"_s, goldenText(u"revised-4-players"_s)); // Anna and Ben play it too
  shelf.put(u"toy"_s, toyText());
  const ArchiveWindow window(shelf, allGames());
  const auto players = ui::statisticsOf(window.view.rows().games());
  const auto annasAt = [&](const ui::Game& kind) {
    return std::ranges::find_if(players, [&](const ui::PlayerStatistics& player) {
      return player.name == u"Anna"_s && player.kind == &kind;
    });
  };
  const auto toys = annasAt(toyGame);
  QVERIFY(toys != players.end());
  QCOMPARE(toys->all.games, 1);
  QCOMPARE(toys->all.halves, 2 * 7);
  QCOMPARE(toys->sources.points, (std::vector{6, 1}));
  window.view.statisticsButton()->click();
  QAbstractItemView& rows = *window.view.statistics()->players();
  rows.setCurrentIndex(rows.model()->index(static_cast<int>(toys - players.begin()), 0));
  const std::vector<ui::Bar>& bars = window.view.statistics()->sources()->bars();
  const auto harbour = std::ranges::find(bars, u"Harbour"_s, &ui::Bar::label);
  QVERIFY(harbour != bars.end());
  QCOMPARE(harbour->text, u"6.0"_s);
}

void tst_toy_report::fileOfAGameThatIsNotKnownIsToldInOneSentence() {
  const ArchiveShelf shelf;
  shelf.put(u"other"_s, toyText("senet"));
  const ArchiveWindow window(shelf, allGames());
  QCOMPARE(window.count(), 1);
  const ui::ArchivedGame& game = window.view.rows().game(0);
  QVERIFY(game.unreadable() != nullptr);
  QCOMPARE(game.unreadable()->error.fault, record::ReadFault::otherGame);
  const QString said = window.text(0, ArchiveModel::Players);
  QVERIFY2(said.contains(u"senet"_s) && said.endsWith(u'.'), qPrintable(said));
}

NILOMETER_TEST(tst_toy_report)
#include "tst_toy_report.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a game of Pyramidion that is still running, as Ctrl+R shows and saves it: what the
// loaded boats are worth stays hidden until the end (SEE-2).
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"
#include "tests/ui/home.h"

#include "ui/base/style/chip.h"
#include "ui/pyramidion/report/game_report.h"
#include "ui/pyramidion/session/pyramidion_session.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/source_bars.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/chart_parts.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/result_head.h"
#include "ui/score/result/result_page.h"
#include "ui/score/result/sheet_rows.h"
#include "ui/text/language.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using report::Detail;
using report::ScoreReport;

namespace {

ScoreReport reportAfter(const PlayedPyramidion& game, std::size_t entries) {
  const auto played = record::replay(game.record, *game.edition, entries);
  return report::scoreReport(game.record, played, *game.edition);
}

/// The table before the entry with which the boats are turned up.
std::size_t lastHidden(const PlayedPyramidion& game) {
  std::size_t entries = game.record.entries.size();
  while (record::stateAfter(game.record, *game.edition, entries).phase >= Phase::hands) --entries;
  return entries;
}

/// Calls `check(state, report)` for tables before the end, the last one among them.
template <class Check> void forTablesBefore(const PlayedPyramidion& game, Check check) {
  const std::size_t last = lastHidden(game);
  for (std::size_t entries = last % 9; entries <= last; entries += 9) {
    const State state = record::stateAfter(game.record, *game.edition, entries);
    check(state, reportAfter(game, entries));
    if (QTest::currentTestFailed()) return;
  }
}

/// Disputed as if the entry had not been made.
pyramidion::GameRecord disputing(const PlayedPyramidion& game, std::size_t entry) {
  pyramidion::GameRecord record = game.record;
  record.entries[entry].dispute =
      record::Dispute<Rules>{.note = "was it made at all?", .otherwise = record::OtherWay<Rules>()};
  return record;
}

} // namespace

class tst_pyramidion_running_result : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void nobodysPointsAreTold_SEE2_data() { pyramidionGameRows(); }
  void nobodysPointsAreTold_SEE2();
  void filesTellNoPoints_SEE2_data() { pyramidionGameRows(); }
  void filesTellNoPoints_SEE2();
  void mostTroopsCountSoFar_END2_data() { pyramidionGameRows(); }
  void mostTroopsCountSoFar_END2();
  void pageSaysThatNobodyHasReachedTheTarget_END3();
  void disputeTellsNoPointsBeforeTheEnd_SEE2();
  void disputeMayLeaveTheGameOpen_END3();
  void loadedBoatsAreToldByTheirNeed_LOAD3();
};

void tst_pyramidion_running_result::nobodysPointsAreTold_SEE2() {
  QFETCH(const PlayedPyramidion*, game);
  forTablesBefore(*game, [](const State& state, const ScoreReport& report) {
    QVERIFY(!report.isFinished && report.isHidden() && !report.hasPlaces());
    QVERIFY(report.isScoredAtTheEnd() && report.steps.empty());
    // All are level, in the order of their seats.
    QCOMPARE(report.first().size(), std::size_t{state.players});
    for (const ui::GaugeRow& row : ui::gaugeRows(report)) {
      QCOMPARE(row.points, u"?"_s);
      QCOMPARE(row.halves, 0);
    }
    for (const ui::Bar& bar : ui::sourceBars(report)) QVERIFY(bar.parts.empty());
    QVERIFY(ui::chartParts(report).empty());
    for (const ui::SheetRow& row : ui::sheetRows(report)) {
      QVERIFY(row.kind != ui::SheetRow::Kind::place && row.kind != ui::SheetRow::Kind::before);
      const bool isMajority = row.rule == u"END-2";
      for (const ui::SheetCell& cell : row.cells) {
        QVERIFY2(cell.text.isEmpty() || cell.text == (isMajority ? u"1"_s : u"?"_s),
                 qPrintable(row.title + u' ' + cell.text));
      }
    }
  });
}

void tst_pyramidion_running_result::filesTellNoPoints_SEE2() {
  QFETCH(const PlayedPyramidion*, game);
  forTablesBefore(*game, [](const State& state, const ScoreReport& report) {
    const QString text = report::scoreText(report, Detail::steps);
    QVERIFY2(text.contains(report.hidden) && !text.contains(u"vorn"), qPrintable(text));
    static const QRegularExpression points(u"\\n *(Punkte|\\d\\.)[ \\d]*\\n"_s);
    QVERIFY2(!text.contains(points), qPrintable(text));
    const QString unknown = QStringList(state.players, u"?"_s).join(u',');
    const QString csv = report::scoreCsv(report, Detail::sheet);
    QVERIFY2(csv.contains(u",Punkte,"_s + unknown + u','), qPrintable(csv));
    QVERIFY(!csv.contains(u"END-6"));
    const QJsonObject json = report::scoreJson(report, Detail::steps);
    QVERIFY(json[u"winner"].isNull() && json[u"steps"].toArray().isEmpty());
    for (const QString& list : {u"players"_s, u"ranking"_s}) {
      for (const QJsonValue each : json[list].toArray()) {
        QVERIFY(each[u"result"].isNull() && each[u"points"].toInt(-1) == -1);
      }
    }
    for (const QJsonValue source : json[u"sources"].toArray()) {
      const bool isMajority = source[u"rule"].toString() == u"END-2";
      for (const QJsonValue one : source[u"points"].toArray()) {
        QVERIFY(isMajority || one.isNull() || one.toInt() == 0);
      }
    }
  });
}

/// Everybody sees the troops, and who has loaded a boat.
void tst_pyramidion_running_result::mostTroopsCountSoFar_END2() {
  QFETCH(const PlayedPyramidion*, game);
  forTablesBefore(*game, [game](const State& state, const ScoreReport& report) {
    const PlayerSet most = majority(game->played.game, state);
    for (const report::ScoreSource& row : report.sources) {
      for (Player player = 0; player < state.players; ++player) {
        const report::ScoreSource::Cell& cell = row.cells[player];
        const bool hasLoaded = !state.of(player).loaded.empty();
        QCOMPARE(cell.applies, row.rule == u"END-2" ? pyramidion::has(most, player) : hasLoaded);
        QCOMPARE(cell.points, row.rule == u"END-2" && cell.applies ? 1 : 0);
      }
    }
    const auto isMajority = [](const report::ScoreSource& row) { return row.rule == u"END-2"; };
    QCOMPARE(std::ranges::any_of(report.sources, isMajority), most != 0);
  });
}

void tst_pyramidion_running_result::pageSaysThatNobodyHasReachedTheTarget_END3() {
  const PlayedPyramidion& game = pyramidionGames().front();
  test::Home home;
  for (const std::size_t entries : {std::size_t{0}, lastHidden(game)}) {
    ui::ResultPage page(home.preferences);
    page.resize(1280, 720);
    page.QWidget::show();
    page.show({[&] { return reportAfter(game, entries); }, {}});
    const ScoreReport report = reportAfter(game, entries);
    QCOMPARE(page.view().ranking().head().spoken(),
             u"Niemand hat das Ziel erreicht. Punkte sind bis zum Spielende verdeckt"_s);
    QCOMPARE(ui::sheetNotes(report).count(u"? Bis zum Spielende verdeckt"_s), 1);
    const QString notes = ui::rankingNotes(report).join(u'\n');
    QVERIFY2(!notes.contains(u"END-6") && !notes.contains(u"vorn"), qPrintable(notes));
    page.view().tab(2).click();
    QVERIFY(!page.course().isVisible());
  }
}

/// Without an entry of the past the game may have come to its end: that would turn up the boats.
void tst_pyramidion_running_result::disputeTellsNoPointsBeforeTheEnd_SEE2() {
  const PlayedPyramidion& game = pyramidionGames().front();
  const std::size_t entries = lastHidden(game);
  for (const std::size_t back : {1U, 2U, 5U}) {
    const pyramidion::GameRecord record = disputing(game, entries - back);
    const ScoreReport report =
        report::scoreReport(record, record::replay(record, *game.edition, entries), *game.edition);
    QCOMPARE(report.disputes.size(), std::size_t{1});
    QVERIFY(report.disputes.front().points.empty() && report.disputes.front().ranking.empty());
    QVERIFY(!report.isRankingDisputed());
    QVERIFY(report::disputeTexts(report).front().then.isEmpty());
    const QJsonObject json = report::scoreJson(report, Detail::sheet);
    QVERIFY(json[u"disputes"][0][u"points"].isUndefined());
    // Nor on the table.
    pyramidion::GameRecord begun = record;
    begun.entries.resize(entries);
    pyramidion::Session session(begun, std::make_shared<const Edition>(*game.edition));
    QTest::qWait(50); // worked out behind the repaint
    for (const ui::OtherPoints& other : session.otherPoints()) {
      QCOMPARE(std::ranges::count(other.points, 0), std::ptrdiff_t{session.players()});
    }
    // Nor where that change of the past is looked at.
    session.startRemoving(entries - back);
    QVERIFY(session.amended() != nullptr);
    for (const ui::AmendedTable& table : session.amended()->tables) {
      QVERIFY(std::ranges::none_of(table.players, [](const ui::AmendedPlayer& player) {
        return player.points.before || player.points.after;
      }));
    }
  }
}

void tst_pyramidion_running_result::disputeMayLeaveTheGameOpen_END3() {
  const PlayedPyramidion& game = pyramidionGames().front();
  ScoreReport report = reportAfter(game, game.record.entries.size());
  QVERIFY(report.isFinished && !report.isWinnerDisputed());
  report.disputes.push_back({.sentence = u"Anna lädt ein Boot"_s,
                             .said = {.note = {}, .hasOther = true},
                             .points = {},
                             .ranking = {},
                             .goesOn = true});
  QVERIFY(report.isWinnerDisputed());
  QCOMPARE(report::disputeTexts(report).front().then, u"Dann ist das Spiel nicht zu Ende."_s);
  QCOMPARE(report::outcome(report), u"Gewinnt Ida?"_s);
}

void tst_pyramidion_running_result::loadedBoatsAreToldByTheirNeed_LOAD3() {
  int loads = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    const pyramidion::Session session(game.record, std::make_shared<const Edition>(*game.edition));
    for (std::size_t i = 0; i < game.record.entries.size(); ++i) {
      const auto* load = std::get_if<pyramidion::Load>(&game.record.entries[i].entry);
      if (load == nullptr || load->boat == pyramidion::reservedBoat) continue;
      const pyramidion::State before = record::stateAfter(game.record, *game.edition, i);
      const pyramidion::Boat* boat = pyramidion::boatAt(before, load->player, load->boat);
      const QString need = text::resourcesText(boat->need);
      QVERIFY2(session.logLine(i).headline.contains(need), qPrintable(need));
      QVERIFY2(session.logLine(i).brief.contains(need), qPrintable(need));
      ++loads;
    }
  }
  QVERIFY(loads > 0);
}

NILOMETER_TEST(tst_pyramidion_running_result)
#include "tst_pyramidion_running_result.moc"

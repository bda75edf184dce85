// SPDX-License-Identifier: GPL-3.0-or-later
// The result of a game of Saqqara that is still running, as Ctrl+R shows and saves it: all points
// come at the end (END-3), and many of them nobody has read yet.
#include "test_program.h"
#include "tests/ui/home.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "ui/base/style/chip.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/point_stripes.h"
#include "ui/score/chart/source_bars.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/chart_parts.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/result_head.h"
#include "ui/score/result/result_page.h"
#include "ui/score/result/sheet_rows.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QJsonArray>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using report::ScoreReport;

namespace {

/// A recorded game of five, in which the table reads the points at the end alone.
const PlayedSaqqara& gameOfFive() {
  return saqqaraGame("engine/saqqara/games/saqqara-5-players");
}

ScoreReport reportAfter(std::size_t entries) {
  const PlayedSaqqara& game = gameOfFive();
  const Replay played = record::replay(game.record, game.edition, entries);
  return report::scoreReport(game.record, played, game.edition);
}

/// After how many entries points count that nobody has read.
std::size_t entriesToUnread() {
  const PlayedSaqqara& game = gameOfFive();
  for (std::size_t n = 0; n < game.record.entries.size(); ++n) {
    const State state = record::stateAfter(game.record, game.edition, n);
    for (Player player = 0; player < state.players; ++player) {
      if (saqqara::pointsSoFar(state, player).isOpen) return n;
    }
  }
  qFatal("all points are read as soon as they count");
}

struct ResultOf {
  explicit ResultOf(std::size_t entries) {
    page.resize(1280, 720);
    page.QWidget::show();
    page.show({[entries] { return reportAfter(entries); }, {}});
  }
  [[nodiscard]] const ui::ResultHead& head() const { return page.view().ranking().head(); }

  test::Home home;
  ui::ResultPage page{home.preferences};
};

std::optional<ui::SheetRow> rowOf(const ScoreReport& report, ui::SheetRow::Kind kind) {
  for (const ui::SheetRow& row : ui::sheetRows(report)) {
    if (row.kind == kind) return row;
  }
  return std::nullopt;
}

} // namespace

class tst_saqqara_running_result : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de"_s)); }
  void cleanupTestCase() { QVERIFY(text::useLanguage(u"en"_s)); }
  void everybodyWhoIsLevelIsNamed();
  void pointsNobodyHasReadAreMarkedEverywhere_END3();
  void placesWaitForWhatIsUnread_END4();
  void nobodyLeadsWhilePointsAreUnread_END4();
  void whereNothingCountsThereAreNoBars();
  void runningGameHasNoCourse_END3();
  void entryAgainstTheRulesIsWrittenDown();
};

void tst_saqqara_running_result::everybodyWhoIsLevelIsNamed() {
  const ResultOf result(0);
  const ScoreReport report = reportAfter(0);
  QCOMPARE(report.first().size(), std::size_t{5});
  const auto* title = result.head().findChild<ui::LineLabel*>();
  QVERIFY(title != nullptr);
  QCOMPARE(title->text(), u"Niemand liegt allein vorn"_s);
  QStringList level;
  for (const report::ScoreRank& rank : report.ranking) level += report.seats[rank.player].name;
  QCOMPARE(ui::leadText(report), text::listOf(level) + u" liegen gleichauf mit 0 Punkten"_s);
  QVERIFY(result.head().spoken().endsWith(ui::leadText(report)));
  QVERIFY(!rowOf(report, ui::SheetRow::Kind::place));
}

void tst_saqqara_running_result::pointsNobodyHasReadAreMarkedEverywhere_END3() {
  const std::size_t entries = entriesToUnread();
  const ScoreReport report = reportAfter(entries);
  const State state = record::stateAfter(gameOfFive().record, gameOfFive().edition, entries);
  const auto points = rowOf(report, ui::SheetRow::Kind::points);
  QVERIFY(points && !report.unread.isEmpty());
  const std::vector<ui::Bar> bars = ui::sourceBars(report);
  for (Player player = 0; player < state.players; ++player) {
    const saqqara::PointsSoFar so = saqqara::pointsSoFar(state, player);
    const QString said = QString::number(so.points) + (so.isOpen ? u" + ?"_s : QString());
    QCOMPARE(points->cells[player].text, said);
    QCOMPARE(bars[player].text, said);
    const auto rank = std::ranges::find(report.ranking, player, &report::ScoreRank::player);
    const auto row = static_cast<std::size_t>(rank - report.ranking.begin());
    QCOMPARE(ui::gaugeRows(report)[row].points, said);
  }
  // A level of which nobody has read the points.
  QVERIFY(std::ranges::any_of(ui::sheetRows(report), [](const ui::SheetRow& row) {
    return row.kind == ui::SheetRow::Kind::source &&
           std::ranges::find(row.cells, u"?"_s, &ui::SheetCell::text) != row.cells.end();
  }));
  for (const QString& said : {report::scoreText(report, report::Detail::sheet),
                              report::scoreCsv(report, report::Detail::sheet)}) {
    QVERIFY2(said.contains(u" + ?"), qPrintable(said));
    QVERIFY2(said.simplified().contains(report.unread.front()), qPrintable(said));
  }
  QVERIFY(ui::sheetNotes(report).join(u'\n').contains(report.unread.front()));
  QVERIFY(ui::rankingNotes(report).join(u'\n').contains(report.unread.front()));
  const QJsonObject json = report::scoreJson(report, report::Detail::sheet);
  const QJsonArray players = json[u"players"].toArray();
  QVERIFY(std::ranges::any_of(players, [](const auto& each) { return each[u"open"].toBool(); }));
  bool isSomeUnread = false;
  for (std::size_t row = 0; row < report.sources.size(); ++row) {
    const QJsonValue source = json[u"sources"][static_cast<qsizetype>(row)];
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
      const report::ScoreSource::Cell& cell = report.sources[row].cells[i];
      const bool isUnread = cell.isOpen && cell.points == 0;
      QCOMPARE(source[u"points"][static_cast<qsizetype>(i)].isNull(), isUnread);
      QCOMPARE(source[u"open"].toArray().contains(report.seats[i].colour), cell.isOpen);
      isSomeUnread = isSomeUnread || isUnread;
    }
  }
  QVERIFY(isSomeUnread);
  // At the end all are read.
  const ScoreReport end = reportAfter(gameOfFive().record.entries.size());
  QVERIFY(end.isFinished && !end.isOpen() && end.unread.isEmpty());
}

void tst_saqqara_running_result::placesWaitForWhatIsUnread_END4() {
  const ScoreReport report = reportAfter(entriesToUnread());
  QVERIFY(!report.hasPlaces());
  QVERIFY(!rowOf(report, ui::SheetRow::Kind::place));
  QVERIFY(!report::scoreCsv(report, report::Detail::sheet).contains(u"END-4,"));
  QVERIFY(!report::scoreText(report, report::Detail::sheet).contains(u"  1.  "));
  const ScoreReport end = reportAfter(gameOfFive().record.entries.size());
  QVERIFY(end.hasPlaces() && rowOf(end, ui::SheetRow::Kind::place));
}

void tst_saqqara_running_result::nobodyLeadsWhilePointsAreUnread_END4() {
  const std::size_t entries = entriesToUnread();
  const ResultOf result(entries);
  const ScoreReport report = reportAfter(entries);
  const QString said = u"Noch ist offen, wer vorn liegt"_s;
  QCOMPARE(result.head().spoken(), said + u". Manche Punkte sind noch nicht abgelesen"_s);
  QVERIFY(ui::sheetNotes(report).contains(said + u'.'));
  const QString text = report::scoreText(report, report::Detail::sheet);
  QVERIFY2(text.contains(said + u'.') && !text.contains(u"allein vorn"_s), qPrintable(text));
}

void tst_saqqara_running_result::whereNothingCountsThereAreNoBars() {
  const auto stripesOf = [](const ResultOf& result) {
    const ui::RankingView& ranking = result.page.view().ranking();
    return ranking.findChild<ui::PointStripes*>()->isVisibleTo(&ranking);
  };
  QVERIFY(!stripesOf(ResultOf(0)));
  QVERIFY(stripesOf(ResultOf(gameOfFive().record.entries.size())));
}

void tst_saqqara_running_result::runningGameHasNoCourse_END3() {
  for (const std::size_t entries : {std::size_t{0}, entriesToUnread()}) {
    const ResultOf result(entries);
    QCOMPARE(result.page.view().tab(2).look().text, u"Punkte nach Herkunft"_s);
    result.page.view().tab(2).click();
    QVERIFY(!result.page.course().isVisible());
    QCOMPARE(ui::chartParts(reportAfter(entries)).size(), std::size_t{1});
    for (const ui::CourseChart* chart : result.page.findChildren<ui::CourseChart*>()) {
      QVERIFY(!chart->isVisible());
    }
  }
}

/// No point rests on an entry out of turn, and yet it is told.
void tst_saqqara_running_result::entryAgainstTheRulesIsWrittenDown() {
  const PlayedSaqqara& game = saqqaraGame("games/saqqara-3-players-anyway");
  const auto made = std::ranges::find(game.record.entries, true, &RecordedEntry::anyway);
  QVERIFY(made != game.record.entries.end());
  const std::ptrdiff_t index = made - game.record.entries.begin();
  const auto entries = static_cast<std::size_t>(index) + 1;
  const ScoreReport report = report::scoreReport(
      game.record, record::replay(game.record, game.edition, entries), game.edition);
  QCOMPARE(report.anyway.size(), std::size_t{1});
  QCOMPARE(report.anyway.front().entry, static_cast<int>(entries));
  const QString sentence = report.anyway.front().sentence;
  QVERIFY2(sentence.contains(u"trotzdem"), qPrintable(sentence));
  const QString start = u"Gegen die Regeln, Eintrag %1, Runde "_s.arg(entries);
  QVERIFY(ui::sheetNotes(report).join(u'\n').contains(start));
  QVERIFY(report::scoreText(report, report::Detail::sheet).simplified().contains(start));
  const QString csv = report::scoreCsv(report, report::Detail::sheet);
  const QStringList lines = csv.split(u'\n');
  const auto row =
      std::ranges::find_if(lines, [&](const QString& line) { return line.contains(start); });
  QVERIFY2(row != lines.end(), qPrintable(csv));
  const Player player = report.anyway.front().player;
  QVERIFY(player < report.seats.size());
  QVERIFY2(row->endsWith(u',' + report.seats[player].name), qPrintable(*row));
  const QJsonObject json = report::scoreJson(report, report::Detail::sheet);
  QCOMPARE(json[u"anyway"][0][u"is"].toString(), sentence);
}

NILOMETER_TEST(tst_saqqara_running_result)
#include "tst_saqqara_running_result.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What the points of a score report rest on: assumed values, entries against the rules.
#include "test_program.h"

#include "engine/recorded_games.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/report/csv.h"
#include "ui/score/report/score_text.h"
#include "ui/text/language.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <set>

using namespace recorded_games;
using report::ScoreReport;
using report::ScoreSource;
using report::ScoreStep;

namespace {

ScoreReport reportOf(const RecordedGame& game) {
  return report::scoreReport(game.record, game.played, printed());
}

QStringList keys(const ScoreReport& report, const report::ScoreMarks& marks) {
  QStringList keys;
  for (const std::size_t value : marks.assumed) keys += report.assumed[value].key;
  return keys;
}

/// Everything printed is sure, but that.
void assumeOnly(Edition& edition, const std::string& key) {
  for (PrintedValue& value : edition.printed) {
    value.provenance = value.key == key ? Provenance::assumed : Provenance::certain;
  }
}

} // namespace

class tst_ScoreBasis : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void entryAgainstTheRulesAndCorrectionAreMarked();
  void pointsRestOnTheirAssumedValues_data();
  void pointsRestOnTheirAssumedValues();
  void nothingIsMarkedWhenEveryValueIsSure();
  void confirmedValueIsTrusted();
  void aCardPaysByPlayersRestsOnlyOnTheNumberThatWasThere_END_3();
  void legendNamesWhatTheMarksMean();
  void totalsSayWhatTheyRestOn_data() { gameRows(); }
  void totalsSayWhatTheyRestOn();
};

void tst_ScoreBasis::entryAgainstTheRulesAndCorrectionAreMarked() {
  const RecordedGame& game = recordedGame(u"revised-3-players-anyway"_s);
  const ScoreReport report = reportOf(game);
  QVERIFY(report.hasAnyway());
  for (const ScoreStep& step : report.steps) {
    const egizia::RecordedEntry& entry =
        game.record.entries[static_cast<std::size_t>(step.entry) - 1];
    QCOMPARE(step.marks.anyway, entry.anyway || std::holds_alternative<Correct>(entry.entry));
  }
  QVERIFY(!reportOf(recordedGame(u"revised-4-players"_s)).hasAnyway());
  // Those too that moved no points.
  QVERIFY(std::ranges::equal(
      report.anyway,
      [&] {
        std::vector<int> entries;
        for (std::size_t i = 0; i < game.record.entries.size(); ++i) {
          if (game.record.entries[i].anyway) entries.push_back(static_cast<int>(i) + 1);
        }
        return entries;
      }(),
      {}, &report::ScoreAnyway::entry));
  QVERIFY(!report.anyway.empty());
}

void tst_ScoreBasis::pointsRestOnTheirAssumedValues_data() {
  QTest::addColumn<QString>("key");
  QTest::addColumn<QStringList>("rows"); // rule and id of the rows that may rest on it
  const auto row = [](const char* name, const char* key, const QStringList& rows) {
    QTest::newRow(name) << QString::fromLatin1(key) << rows;
  };
  row("BUILD-8 obelisk", "obelisk.rows", {u"BUILD-8 obelisk"_s, u"END-3 obelisk-row-9"_s});
  row("BUILD-8 temple", "temple.spaces", {u"BUILD-8 pyramid"_s, u"END-3 temple-pillars"_s});
  row("PYR-2 rows", "pyramid.rows", {u"BUILD-8 pyramid"_s, u"PYR-2 "_s});
  row("BONUS-1", "sites.participation", {u"BONUS-1 "_s});
  row("FEED-3 step", "grainMarket.penalties",
      {u"FEED-3 "_s, u"MARKET-3 "_s, u"END-3 players-grain-market"_s,
       u"END-3 last-both-markets"_s});
  row("FEED-3 grain", "players.startField",
      {u"FEED-3 "_s, u"END-3 most-green"_s, u"END-3 most-yellow-green"_s, u"END-3 most-brown"_s});
  row("MARKET-3", "grainMarket.lastStepPoints", {u"MARKET-3 "_s});
  row("END-1", "stoneMarket.stonesPerPoint", {u"END-1 "_s});
  row("END-2", "tombs.bands", {u"END-2 "_s});
  row("END-3 pays", "sphinxCards.all-tombs.points", {u"END-3 all-tombs"_s});
  row("END-3 asks", "sphinxCards.all-tombs.condition", {u"END-3 all-tombs"_s});
  row("CARD-FIELD-BROWN", "nileCards.brown-8.bonus", {u"CARD-FIELD-BROWN "_s});
}

void tst_ScoreBasis::pointsRestOnTheirAssumedValues() {
  QFETCH(QString, key);
  QFETCH(QStringList, rows);
  Edition edition = printed();
  assumeOnly(edition, key.toStdString());
  const RecordedGame& game = recordedGame(u"revised-4-players"_s);
  const ScoreReport report = report::scoreReport(game.record, game.played, edition);
  QCOMPARE(report.assumedValues, 1);
  QSet<QString> marked;
  for (const ScoreSource& source : report.sources) {
    for (const ScoreSource::Cell& cell : source.cells) {
      if (cell.marks.isEmpty()) continue;
      QCOMPARE(keys(report, cell.marks), QStringList{key});
      marked += source.rule + u' ' + source.id;
    }
  }
  QCOMPARE(marked, QSet<QString>(rows.begin(), rows.end()));
}

void tst_ScoreBasis::nothingIsMarkedWhenEveryValueIsSure() {
  Edition edition = printed();
  assumeOnly(edition, "");
  const RecordedGame& game = recordedGame(u"revised-4-players"_s);
  const ScoreReport report = report::scoreReport(game.record, game.played, edition);
  QVERIFY(report.assumed.empty());
  QVERIFY(report::legend(report).isEmpty());
  QVERIFY(!report::scoreText(report, report::Detail::sheet).contains(u'*'));
}

void tst_ScoreBasis::confirmedValueIsTrusted() {
  Edition edition = printed();
  for (PrintedValue& value : edition.printed) {
    if (value.provenance == Provenance::assumed) value.provenance = Provenance::confirmed;
  }
  const RecordedGame& game = recordedGame(u"revised-4-players"_s);
  QVERIFY(reportOf(game).assumedValues > 0);
  const ScoreReport report = report::scoreReport(game.record, game.played, edition);
  QCOMPARE(report.assumedValues, 0);
  QVERIFY(report.assumed.empty());
  QVERIFY(!report::scoreText(report, report::Detail::sheet).contains(u'*'));
}

void tst_ScoreBasis::aCardPaysByPlayersRestsOnlyOnTheNumberThatWasThere_END_3() {
  const RecordedGame& game = recordedGame(u"revised-4-players"_s);
  for (int there = 0; there <= 4; ++there) {
    const std::string key =
        "sphinxCards.players-grain-market.points[" + std::to_string(there) + "]";
    Edition edition = printed();
    assumeOnly(edition, key);
    const ScoreReport report = report::scoreReport(game.record, game.played, edition);
    int onLast = 0;
    for (const PlayerState& own : game.played.state.player) {
      if (own.marketStep[1] == printed().steps(Market::grain) - 1) ++onLast;
    }
    QCOMPARE(report.assumed.size(), std::size_t{there == onLast ? 1U : 0U});
  }
}

void tst_ScoreBasis::legendNamesWhatTheMarksMean() {
  const ScoreReport report = reportOf(recordedGame(u"revised-3-players-anyway"_s));
  const QStringList legend = report::legend(report);
  QCOMPARE(legend.size(), 2);
  QVERIFY(legend[0].startsWith(u'*') && legend[1].startsWith(u'!'));
  for (const report::AssumedValue& value : report.assumed) {
    QVERIFY2(legend[0].contains(value.name), qPrintable(value.name));
  }
}

void tst_ScoreBasis::totalsSayWhatTheyRestOn() {
  QFETCH(const RecordedGame*, game);
  const ScoreReport report = reportOf(*game);
  const QJsonObject json = report::scoreJson(report, report::Detail::sheet);
  std::set<QString> all;
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    std::set<QString> keys;
    for (const std::size_t value : report.seats[i].marks.assumed) {
      keys.insert(report.assumed[value].key);
    }
    const auto same = [&](const QJsonValue& total) {
      std::set<QString> said;
      for (const QJsonValue& key : total[u"assumed"].toArray()) said.insert(key.toString());
      return said == keys && total[u"anyway"].toBool() == report.seats[i].marks.anyway;
    };
    QVERIFY(same(json[u"players"].toArray()[static_cast<qsizetype>(i)]));
    const auto ranking = json[u"ranking"].toArray();
    const auto place = std::ranges::find(report.ranking, i, &report::ScoreRank::player);
    QVERIFY(same(ranking[place - report.ranking.begin()]));
    all.merge(keys);
  }
  QStringList csv =
      report::scoreCsv(report, report::Detail::sheet).split(u'\n', Qt::SkipEmptyParts);
  QVERIFY(!all.empty());
  QVERIFY(csv.takeLast().contains(u"Egizia"));
  QVERIFY(csv.takeLast().contains(u"only assumed"));
  csv.removeIf([](const QString& row) { return row.contains(u"Against the rules, entry "); });
  const QStringList keys = csv.last().split(u',')[2 + std::ssize(report.seats)].split(u' ');
  QCOMPARE((std::set<QString>(keys.begin(), keys.end())), all);
  // The points above, and a result where seats were bid for.
  const auto hasThem = [&](const QString& row) { return row.contains(keys.join(u' ')); };
  QCOMPARE(std::ranges::count_if(csv.last(report.hasBids ? 4 : 2), hasThem),
           report.hasBids ? 3 : 2);
}

NILOMETER_TEST(tst_ScoreBasis)
#include "tst_score_basis.moc"

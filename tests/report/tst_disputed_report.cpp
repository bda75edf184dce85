// SPDX-License-Identifier: GPL-3.0-or-later
// A score with disputed entries: every way of writing it says what is disputed and the score both
// ways.
#include "test_program.h"

#include "engine/recorded_games.h"
#include "tests/run_program.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/report/score_text.h"
#include "ui/score/report/terminal_columns.h"
#include "ui/text/language.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace recorded_games;
using report::Detail;
using report::ScoreReport;

namespace {

/// The entry with another way by which somebody else wins, and that way.
struct Decisive {
  std::size_t entry = 0;
  GameRecord record;
};

GameRecord withoutEntry(const GameRecord& game, std::size_t entry) {
  GameRecord record = game;
  record.entries[entry].dispute =
      record::Dispute<Rules>{.note = "was it made at all?", .otherwise = record::OtherWay<Rules>()};
  return record;
}

ScoreReport reportFor(const GameRecord& record) {
  return report::scoreReport(record, record::replay(record, printed()), printed());
}

/// The first entry without which the winner is another, or at least a player's points.
const Decisive& decisive() {
  static const Decisive found = [] {
    const GameRecord& game = recordedGame(u"revised-2-players-tie"_s).record;
    for (std::size_t i = 1; i < game.entries.size(); ++i) {
      GameRecord record = withoutEntry(game, i);
      if (reportFor(record).isWinnerDisputed()) return Decisive{i, std::move(record)};
    }
    qFatal("nothing decides the game");
  }();
  return found;
}

} // namespace

class tst_DisputedReport : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everybodysPointsAreThoseOfTheOtherGame();
  void textSaysWhatIsDisputedAndThatTheWinnerIsNotSettled();
  void germanTextKeepsToItsWidth();
  void jsonSaysBothWaysAndFitsItsSchema();
  void csvHasARowForEachDispute();
  void noteAloneHasNoOtherPoints();
  void reportOfTheFirstEntriesKnowsNoLaterDispute();
};

void tst_DisputedReport::everybodysPointsAreThoseOfTheOtherGame() {
  const Decisive& game = decisive();
  const ScoreReport report = reportFor(game.record);
  QCOMPARE(report.disputes.size(), std::size_t{1});
  const report::ScoreDispute& dispute = report.disputes.front();
  QCOMPARE(dispute.entry, static_cast<int>(game.entry) + 1);
  record::Amendment<Rules> removed{.kind = record::AmendKind::remove, .index = game.entry};
  const auto other =
      record::amend(game.record, record::replay(game.record, printed()), removed).replay;
  for (Player player = 0; player < report.seats.size(); ++player) {
    QCOMPARE(dispute.points[player], other.state.track.points(player));
    const bool same = dispute.points[player] == report.seats[player].points;
    QCOMPARE(report::otherResults(report, player).isEmpty(), same);
  }
  // What stands is as without the mark.
  GameRecord plain = game.record;
  plain.entries[game.entry].dispute.reset();
  const ScoreReport agreed = reportFor(plain);
  QVERIFY(agreed.disputes.empty() && report::notSettled(agreed).isEmpty());
  for (Player player = 0; player < report.seats.size(); ++player) {
    QCOMPARE(report.seats[player].points, agreed.seats[player].points);
  }
}

void tst_DisputedReport::textSaysWhatIsDisputedAndThatTheWinnerIsNotSettled() {
  const ScoreReport report = reportFor(decisive().record);
  const QString text = report::scoreText(report, Detail::sheet);
  for (const QString& said :
       {u"The winner is not settled: 1 entry is disputed."_s, u" wins?"_s, u"Disputed entries"_s,
        u"Disputed: was it made at all? · Otherwise: it was not made"_s, u"Then: "_s}) {
    QVERIFY2(text.contains(said), qPrintable(said + u'\n' + text));
  }
  const QString other = report.seats[report.disputes.front().ranking.front()].name;
  QVERIFY2(text.contains(other + u" wins."_s), qPrintable(text));
}

void tst_DisputedReport::germanTextKeepsToItsWidth() {
  QVERIFY(text::useLanguage(u"de"));
  ScoreReport report = reportFor(decisive().record);
  for (report::ScoreSeat& seat : report.seats) seat.name = QString(54, u'W') + seat.name;
  const QString text = report::scoreText(report, Detail::sheet);
  for (const QString& line : text.split(u'\n')) {
    QVERIFY2(report::columnsOf(line) <= report::textWidth, qPrintable(line));
  }
  QVERIFY2(text.contains(u"Strittig"_s), qPrintable(text));
}

void tst_DisputedReport::jsonSaysBothWaysAndFitsItsSchema() {
  GameRecord record = decisive().record;
  const std::size_t entry = decisive().entry;
  record.entries[entry + 1].dispute =
      record::Dispute<Rules>{.note = "only a note", .otherwise = {}};
  record::OtherWay<Rules> other;
  other.entry = record.entries[entry + 3].entry;
  other.anyway = true;
  record.entries[entry + 2].dispute = record::Dispute<Rules>{.note = {}, .otherwise = other};
  const ScoreReport report = reportFor(record);
  const QJsonObject json = report::scoreJson(report, Detail::sheet);
  const QJsonArray disputes = json[u"disputes"].toArray();
  QCOMPARE(disputes.size(), 3);
  QVERIFY(disputes[0][u"otherwise"].isNull());
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    QCOMPARE(disputes[0][u"points"][static_cast<int>(i)].toInt(), report.disputes[0].points[i]);
  }
  QCOMPARE(disputes[1][u"note"].toString(), u"only a note"_s);
  QVERIFY(disputes[1][u"points"].isUndefined());
  QVERIFY(!disputes[2][u"otherwise"].toString().isEmpty());
  QCOMPARE(test::schemaFindingsIn(u"score.schema.json"_s, QJsonDocument(json).toJson()),
           QByteArray());
  QVERIFY(!report::scoreJson(reportFor(recordedGame(u"revised-4-players"_s).record), Detail::sheet)
               .contains(u"disputes"));
}

void tst_DisputedReport::csvHasARowForEachDispute() {
  const ScoreReport report = reportFor(decisive().record);
  const QStringList lines = report::scoreCsv(report, Detail::sheet).remove(u'\r').split(u'\n');
  const auto row = std::ranges::find_if(
      lines, [](const QString& line) { return line.contains(u"was it made at all?"_s); });
  QVERIFY(row != lines.end());
  QStringList points;
  for (const int each : report.disputes.front().points) points += QString::number(each);
  QVERIFY2(row->endsWith(u',' + points.join(u',') + u",,"_s), qPrintable(*row));
}

void tst_DisputedReport::noteAloneHasNoOtherPoints() {
  GameRecord record = recordedGame(u"revised-4-players"_s).record;
  record.entries[5].dispute = record::Dispute<Rules>{.note = "late", .otherwise = {}};
  const ScoreReport report = reportFor(record);
  QVERIFY(report.disputes.front().points.empty());
  QVERIFY(!report.isRankingDisputed() && report::notSettled(report).isEmpty());
  QVERIFY(report::disputeTexts(report).front().then.isEmpty());
}

void tst_DisputedReport::reportOfTheFirstEntriesKnowsNoLaterDispute() {
  const Decisive& game = decisive();
  const auto played = record::replay(game.record, printed(), game.entry);
  QVERIFY(report::scoreReport(game.record, played, printed()).disputes.empty());
  const auto with = record::replay(game.record, printed(), game.entry + 1);
  QCOMPARE(report::scoreReport(game.record, with, printed()).disputes.size(), std::size_t{1});
}

NILOMETER_TEST(tst_DisputedReport)
#include "tst_disputed_report.moc"

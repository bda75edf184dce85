// SPDX-License-Identifier: GPL-3.0-or-later
// The score of the complete recorded games of Saqqara, as sheets and charts are given it.
#include "test_program.h"
#include "tests/words/saqqara/saqqara_sentences.h"

#include "engine/record/files.h"
#include "engine/record/read_record.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/score/report/score_text.h"

#include <QJsonArray>

#include <numeric>

using namespace nilometer;
using namespace nilometer::saqqara_words;
using report::ScoreReport;

namespace {

/// One of the recorded games, or its first entries.
struct Recorded {
  explicit Recorded(int players, std::size_t entries = SIZE_MAX) {
    const auto text = record::readFile(NILOMETER_SOURCE_DIR "/tests/engine/saqqara/games/saqqara-" +
                                       std::to_string(players) + "-players.jsonl");
    if (!text) qFatal("no record");
    edition = **record::editionIn<Rules>(*text, {});
    game = *saqqara::readRecord(*text, edition);
    played = record::replay(game, edition, entries);
  }
  Edition edition;
  saqqara::GameRecord game;
  Replay played;
  [[nodiscard]] ScoreReport report() const { return report::scoreReport(game, played, edition); }
};

} // namespace

class tst_SaqqaraReport : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void sourcesAddUpToThePoints_END3_data();
  void sourcesAddUpToThePoints_END3();
  void textSaysWhereThePointsComeFrom();
  void unfinishedGameSaysWhereItStands();
  void nobodyIsInFrontBeforeAnythingCounts();
  void unfinishedGameSaysWhatCountsSoFar_END3();
  void tieIsBrokenByGold_END4();
  void pointsReadAgainHaveARowOfTheirOwn_ASK4();
};

void tst_SaqqaraReport::sourcesAddUpToThePoints_END3_data() {
  QTest::addColumn<int>("players");
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    QTest::addRow("%d players", players) << players;
  }
}

void tst_SaqqaraReport::sourcesAddUpToThePoints_END3() {
  QFETCH(int, players);
  const Recorded recorded(players);
  const ScoreReport report = recorded.report();
  QVERIFY(report.isFinished);
  QCOMPARE(report.game.id, u"saqqara"_s);
  QCOMPARE(report.findings, 0);
  QCOMPARE(report.seats.size(), static_cast<std::size_t>(players));
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    int sum = 0;
    for (const report::ScoreSource& source : report.sources) sum += source.cells[seat].points;
    QCOMPARE(sum, report.seats[seat].points);
    QCOMPARE(report.seats[seat].points,
             int{recorded.played.state.of(static_cast<Player>(seat)).points});
  }
  QVERIFY(std::ranges::is_sorted(report.sources, {}, &report::ScoreSource::group));
  QVERIFY(std::ranges::all_of(report.sources, [&](const report::ScoreSource& source) {
    return report.groups[source.group] == source.title && source.rule == u"END-3";
  }));
  QCOMPARE(report.groups.size(), report::saqqaraGroupCount);
  // Every group is in one family.
  std::vector<std::size_t> groups;
  for (const report::ScoreFamily& family : report::familiesOf(report)) {
    groups.insert(groups.end(), family.groups.begin(), family.groups.end());
  }
  std::vector<std::size_t> all(report.groups.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  QCOMPARE(groups, all);
  const std::vector<Player> order = ranking(recorded.played.game, recorded.played.state);
  QVERIFY(std::ranges::equal(report.ranking, order, {}, &report::ScoreRank::player));
}

void tst_SaqqaraReport::textSaysWhereThePointsComeFrom() {
  const ScoreReport report = Recorded(4).report();
  const QString text = report::scoreText(report, report::Detail::steps);
  for (const QString& said : {u"Usual rules · Saqqara (2012) · 4 players"_s, u"Final scoring"_s,
                              u"on the Nile"_s, u"of the pyramid"_s}) {
    QVERIFY2(text.contains(said), qPrintable(said + u" in\n"_s + text));
  }
  QVERIFY(text::useLanguage(u"de"));
  const QString german = report::scoreText(Recorded(4).report(), report::Detail::steps);
  QVERIFY2(german.contains(u"auf dem Nil"_s), qPrintable(german));
  const QJsonObject json = report::scoreJson(report, report::Detail::sheet);
  QCOMPARE(json[u"sources"].toArray().size(), static_cast<qsizetype>(report.sources.size()));
}

void tst_SaqqaraReport::unfinishedGameSaysWhereItStands() {
  const ScoreReport report = Recorded(3, 40).report();
  QVERIFY(!report.isFinished);
  QVERIFY(report.steps.empty());
  QVERIFY(report.standing.startsWith(u"round "_s));
  QVERIFY(std::ranges::all_of(
      report.ranking, [](const report::ScoreRank& rank) { return rank.tieBreak.isEmpty(); }));
}

void tst_SaqqaraReport::nobodyIsInFrontBeforeAnythingCounts() {
  const ScoreReport report = Recorded(4, 2).report();
  QVERIFY(report.sources.empty());
  isSaidAs([&] { return report::outcome(report); }, "Nobody is in front alone.",
           "Niemand liegt allein vorn.");
}

void tst_SaqqaraReport::unfinishedGameSaysWhatCountsSoFar_END3() {
  const std::size_t all = Recorded(4).game.entries.size();
  const Recorded recorded(4, all * 2 / 3);
  const ScoreReport report = recorded.report();
  QVERIFY(!report.isFinished && !report.sources.empty());
  int most = 0;
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
    const PlayerState& own = recorded.played.state.player[seat];
    int points = own.boat;
    for (int i = 0; i < pyramidCount; ++i) {
      if (own.level[static_cast<std::size_t>(i)] == 0) continue;
      const int level = own.level[static_cast<std::size_t>(i)];
      points += recorded.played.state.sheet.level(pyramidAt(i), level).points.value_or(0);
    }
    QCOMPARE(report.seats[seat].points, points);
    int sum = 0;
    for (const report::ScoreSource& source : report.sources) sum += source.cells[seat].points;
    QCOMPARE(sum, points);
    most = std::max(most, points);
  }
  QCOMPARE(report.seats[report.ranking.front().player].points, most);
}

void tst_SaqqaraReport::tieIsBrokenByGold_END4() {
  // Example 19.
  SaqqaraTable table(3);
  table.of(red).points = table.of(blue).points = 8;
  table.own(red, gold(3));
  table.own(blue, gold(5));
  isSaidAs([&] { return report::tieBreak(table.state, blue, red, u"Anna"_s); },
           "as many points as Anna, but 5 gold against 3 (END-4)",
           "gleich viele Punkte wie Anna, aber 5 Gold gegen 3 (END-4)");
  table.own(red, gold(5));
  isSaidAs([&] { return report::tieBreak(table.state, red, blue, u"Anna, Ben"_s); },
           "Anna, Ben share the place: equal in points and in gold (END-4)",
           "Anna, Ben teilen sich den Platz: gleich viele Punkte und gleich viel Gold (END-4)");
  QVERIFY(report::tieBreak(table.state, red, yellow, u"Carla"_s).isEmpty());
}

void tst_SaqqaraReport::pointsReadAgainHaveARowOfTheirOwn_ASK4() {
  Recorded recorded(3);
  const table::LedgerLine line = recorded.played.ledger.lines().back();
  QVERIFY(line.what < pyramidCount);
  const auto pyramid = static_cast<Pyramid>(line.what);
  const int level = recorded.played.state.of(line.player).levelOf(pyramid);
  saqqara::RecordedEntry& again = recorded.game.entries.emplace_back();
  again.entry = telling(Told::points, pyramid, level, line.points + 2);
  QVERIFY(recorded.played.play(again).accepted);
  const ScoreReport report = recorded.report();
  QCOMPARE(report.sources.back().rule, u"ASK-4"_s);
  QVERIFY(report.sources.back().title.endsWith(u", read again"_s));
  QCOMPARE(report.sources.back().cells[line.player].points, 2);
  QCOMPARE(report.seats[line.player].points, line.total + 2);
}

NILOMETER_TEST(tst_SaqqaraReport)
#include "tst_saqqara_report.moc"

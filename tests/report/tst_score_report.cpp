// SPDX-License-Identifier: GPL-3.0-or-later
// The score report: its rows, what points rest on, and that all ways of writing it agree.
#include "test_program.h"

#include "engine/recorded_games.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/words/words.h"
#include "ui/report/csv.h"
#include "ui/report/score_text.h"
#include "ui/words/language.h"
#include "ui/words/phrase.h"

#include "engine/egizia/file/position.h"
#include "engine/record/files.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <bit>
#include <set>

using namespace recorded_games;
using report::ScoreReport;
using report::ScoreSource;
using report::ScoreStep;

namespace {

Edition goldenEdition() {
  const std::string path = NILOMETER_SOURCE_DIR "/tests/editions/golden-games.json";
  const record::Result<std::string> text = record::readFile(path);
  record::Result<Edition> edition = egizia::readEdition(text ? *text : std::string(), path);
  if (!edition) qFatal("cannot use %s", path.c_str());
  return std::move(*edition);
}

RecordedGame goldenGame(const QString& name, const Edition& edition) {
  const std::string path = pathOf(name, ".jsonl");
  const record::Result<std::string> text = record::readFile(path);
  record::Result<GameRecord> record = egizia::readRecord(text ? *text : std::string(), edition);
  if (!record) qFatal("cannot use %s", path.c_str());
  Replay played = record::replay(*record, edition);
  return {name, *text, std::move(*record), std::move(played)};
}

const ScoreSource* find(const ScoreReport& report, const QString& rule, const QString& id = {}) {
  const auto found = std::ranges::find_if(report.sources, [&](const ScoreSource& source) {
    return source.rule == rule && source.id == id;
  });
  return found == report.sources.end() ? nullptr : &*found;
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

class tst_ScoreReport : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void rowsAddUpToThePoints_data() { games(); }
  void rowsAddUpToThePoints();
  void everyScoredSphinxCardHasARow_END_3_data() { games(); }
  void everyScoredSphinxCardHasARow_END_3();
  void noSphinxCardIsNamedBeforeItIsScored_END_3_data() { games(); }
  void noSphinxCardIsNamedBeforeItIsScored_END_3();
  void finalScoringComesLastAndTheCardPerTenAtItsEnd_END_3();
  void entryAgainstTheRulesAndCorrectionAreMarked();
  void pointsRestOnTheirAssumedValues_data();
  void pointsRestOnTheirAssumedValues();
  void nothingIsMarkedWhenEveryValueIsSure();
  void confirmedValueIsTrusted();
  void aCardPaysByPlayersRestsOnlyOnTheNumberThatWasThere_END_3();
  void everyPrintedValueHasANameInBothLanguages();
  void legendNamesWhatTheMarksMean();
  void fieldsWithASeparatorAreQuoted();
  void everyFormatSaysTheSamePoints_data() { games(); }
  void everyFormatSaysTheSamePoints();
  void noSourceIsCutInTheText_data() { games(); }
  void noSourceIsCutInTheText();
  void totalsSayWhatTheyRestOn_data() { everyFormatSaysTheSamePoints_data(); }
  void totalsSayWhatTheyRestOn();
  void positionReportsWhatTheGameDoes_data();
  void positionReportsWhatTheGameDoes();

private:
  void games() const {
    QTest::addColumn<const RecordedGame*>("game");
    for (const RecordedGame& game : m_games) QTest::newRow(qPrintable(game.name)) << &game;
  }
  [[nodiscard]] ScoreReport reportOf(const RecordedGame& game) const {
    return report::scoreReport(game.record, game.played, m_edition);
  }
  [[nodiscard]] const RecordedGame& named(const QString& name) const {
    return *std::ranges::find(m_games, name, &RecordedGame::name);
  }

  [[nodiscard]] auto cardOf(const ScoreSource& source) const {
    return std::ranges::find(m_edition.sphinxCards, source.id.toStdString(), &SphinxCard::id);
  }

  Edition m_edition = goldenEdition();
  std::vector<RecordedGame> m_games;
};

void tst_ScoreReport::initTestCase() {
  QVERIFY(words::useLanguage(u"en"));
  for (const QString& name : gameNames()) m_games.push_back(goldenGame(name, m_edition));
  QVERIFY(m_games.size() >= 6);
}

void tst_ScoreReport::rowsAddUpToThePoints() {
  QFETCH(const RecordedGame*, game);
  const ScoreReport report = reportOf(*game);
  const QJsonArray stored = resultOf(*game)[u"players"].toArray();
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    int sum = 0;
    for (const ScoreSource& source : report.sources) {
      sum += source.cells[i].points;
      QVERIFY(source.cells[i].applies || source.cells[i].points == 0);
    }
    QCOMPARE(sum, report.seats[i].points);
    QCOMPARE(sum, stored[static_cast<qsizetype>(i)][u"points"].toInt());
  }
}

void tst_ScoreReport::everyScoredSphinxCardHasARow_END_3() {
  QFETCH(const RecordedGame*, game);
  const ScoreReport report = reportOf(*game);
  for (Player player = 0; player < report.seats.size(); ++player) {
    const PlayerState& own = game->played.state.player[player];
    int rows = 0;
    for (const ScoreSource& source : report.sources) {
      if (source.rule != u"END-3" || !source.cells[player].applies) continue;
      const auto card = cardOf(source) - m_edition.sphinxCards.begin();
      QVERIFY((own.sphinxNamed & (SphinxSet{1} << card)) != 0);
      ++rows;
    }
    QCOMPARE(rows, std::popcount(own.sphinxNamed));
  }
}

void tst_ScoreReport::noSphinxCardIsNamedBeforeItIsScored_END_3() {
  QFETCH(const RecordedGame*, game);
  const auto first = std::ranges::find_if(game->record.entries, [](const auto& entry) {
    return std::holds_alternative<FinalScore>(entry.entry);
  });
  const auto upTo = static_cast<std::size_t>(first - game->record.entries.begin());
  const Replay replay = record::replay(game->record, m_edition, upTo);
  const ScoreReport report = report::scoreReport(game->record, replay, m_edition);
  QCOMPARE(report.isFinished, false);
  for (const ScoreSource& source : report.sources) QVERIFY(source.rule != u"END-3");
  for (const report::AssumedValue& value : report.assumed) {
    QVERIFY2(!value.key.startsWith(u"sphinxCards"), qPrintable(value.key));
  }
}

void tst_ScoreReport::finalScoringComesLastAndTheCardPerTenAtItsEnd_END_3() {
  const ScoreReport report = reportOf(named(u"revised-4-players"_s));
  const auto isFinal = [](const ScoreSource& source) { return source.rule.startsWith(u"END-"); };
  QVERIFY(std::ranges::is_partitioned(report.sources,
                                      [&](const ScoreSource& source) { return !isFinal(source); }));
  QCOMPARE(report.sources.back().rule, u"END-3"_s);
  QCOMPARE(cardOf(report.sources.back())->kind, SphinxKind::perTen);
}

void tst_ScoreReport::entryAgainstTheRulesAndCorrectionAreMarked() {
  const RecordedGame& game = named(u"revised-3-players-anyway"_s);
  const ScoreReport report = reportOf(game);
  QVERIFY(report.hasAnyway());
  for (const ScoreStep& step : report.steps) {
    const egizia::RecordedEntry& entry =
        game.record.entries[static_cast<std::size_t>(step.entry) - 1];
    QCOMPARE(step.marks.anyway, entry.anyway || std::holds_alternative<Correct>(entry.entry));
  }
  QVERIFY(!reportOf(named(u"revised-4-players"_s)).hasAnyway());
}

void tst_ScoreReport::pointsRestOnTheirAssumedValues_data() {
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

void tst_ScoreReport::pointsRestOnTheirAssumedValues() {
  QFETCH(QString, key);
  QFETCH(QStringList, rows);
  Edition edition = m_edition;
  assumeOnly(edition, key.toStdString());
  const RecordedGame& game = named(u"revised-4-players"_s);
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

void tst_ScoreReport::nothingIsMarkedWhenEveryValueIsSure() {
  Edition edition = m_edition;
  assumeOnly(edition, "");
  const RecordedGame& game = named(u"revised-4-players"_s);
  const ScoreReport report = report::scoreReport(game.record, game.played, edition);
  QVERIFY(report.assumed.empty());
  QVERIFY(report::legend(report).isEmpty());
  QVERIFY(!report::scoreText(report, report::Detail::sheet).contains(u'*'));
}

void tst_ScoreReport::confirmedValueIsTrusted() {
  Edition edition = m_edition;
  for (PrintedValue& value : edition.printed) {
    if (value.provenance == Provenance::assumed) value.provenance = Provenance::confirmed;
  }
  const RecordedGame& game = named(u"revised-4-players"_s);
  QVERIFY(reportOf(game).assumedValues > 0);
  const ScoreReport report = report::scoreReport(game.record, game.played, edition);
  QCOMPARE(report.assumedValues, 0);
  QVERIFY(report.assumed.empty());
  QVERIFY(!report::scoreText(report, report::Detail::sheet).contains(u'*'));
}

void tst_ScoreReport::aCardPaysByPlayersRestsOnlyOnTheNumberThatWasThere_END_3() {
  const RecordedGame& game = named(u"revised-4-players"_s);
  for (int there = 0; there <= 4; ++there) {
    const std::string key =
        "sphinxCards.players-grain-market.points[" + std::to_string(there) + "]";
    Edition edition = m_edition;
    assumeOnly(edition, key);
    const ScoreReport report = report::scoreReport(game.record, game.played, edition);
    int onLast = 0;
    for (const PlayerState& own : game.played.state.player) {
      if (own.marketStep[1] == m_edition.steps(Market::grain) - 1) ++onLast;
    }
    QCOMPARE(report.assumed.size(), std::size_t{there == onLast ? 1U : 0U});
  }
}

void tst_ScoreReport::everyPrintedValueHasANameInBothLanguages() {
  const words::Table table{&m_edition, {}};
  QStringList english;
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(words::useLanguage(language));
    for (std::size_t i = 0; i < m_edition.printed.size(); ++i) {
      const std::string& key = m_edition.printed[i].key;
      const QString name = words::printedValue(key, table);
      QVERIFY2(!name.isEmpty() && name != text(key) && !name.contains(u'%'), key.c_str());
      if (language == u"en") english += name;
      if (language == u"de") QVERIFY2(name != english[static_cast<qsizetype>(i)], key.c_str());
    }
  }
  QVERIFY(words::useLanguage(u"en"));
}

void tst_ScoreReport::noSourceIsCutInTheText() {
  QFETCH(const RecordedGame*, game);
  for (const QString& language : words::languages()) {
    const words::InLanguage in(language);
    const ScoreReport report = reportOf(*game);
    const QString text = report::scoreText(report, report::Detail::sheet);
    const QString sheet = text.left(text.lastIndexOf(u'\u2500'));
    QVERIFY2(!sheet.contains(u'…'), qPrintable(sheet));
  }
}

void tst_ScoreReport::legendNamesWhatTheMarksMean() {
  const ScoreReport report = reportOf(named(u"revised-3-players-anyway"_s));
  const QStringList legend = report::legend(report);
  QCOMPARE(legend.size(), 2);
  QVERIFY(legend[0].startsWith(u'*') && legend[1].startsWith(u'!'));
  for (const report::AssumedValue& value : report.assumed) {
    QVERIFY2(legend[0].contains(value.name), qPrintable(value.name));
  }
}

// Some spreadsheets part their columns at a semicolon.
void tst_ScoreReport::fieldsWithASeparatorAreQuoted() {
  QCOMPARE(report::csvLine({u"Anna; Ben"_s, u";"_s, u"Cem, Dora"_s, u"plain"_s}),
           u"\"Anna; Ben\",\";\",\"Cem, Dora\",plain\n"_s);
}

void tst_ScoreReport::everyFormatSaysTheSamePoints() {
  QFETCH(const RecordedGame*, game);
  const ScoreReport report = reportOf(*game);
  const QJsonObject json = report::scoreJson(report, report::Detail::sheet);
  const QStringList csv =
      report::scoreCsv(report, report::Detail::sheet).split(u'\n', Qt::SkipEmptyParts);
  const QString text = report::scoreText(report, report::Detail::sheet);
  const QJsonArray sources = json[u"sources"].toArray();
  QCOMPARE(sources.size(), static_cast<qsizetype>(report.sources.size()));
  for (std::size_t row = 0; row < report.sources.size(); ++row) {
    QStringList cells;
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
      const int points = report.sources[row].cells[i].points;
      QCOMPARE(sources[static_cast<qsizetype>(row)][u"points"][static_cast<qsizetype>(i)].toInt(),
               points);
      cells += QString::number(points);
    }
    QVERIFY(csv[static_cast<qsizetype>(row) + 1].contains(u',' + cells.join(u',') + u','));
  }
  for (const report::ScoreSeat& seat : report.seats) {
    QVERIFY(text.contains(words::number(seat.points)));
  }
}

void tst_ScoreReport::totalsSayWhatTheyRestOn() {
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
  const QStringList csv =
      report::scoreCsv(report, report::Detail::sheet).split(u'\n', Qt::SkipEmptyParts);
  QVERIFY(!all.empty());
  const QStringList keys = csv.last().split(u',')[2 + std::ssize(report.seats)].split(u' ');
  QCOMPARE((std::set<QString>(keys.begin(), keys.end())), all);
  // The points above, and a result where seats were bid for.
  const auto hasThem = [&](const QString& row) { return row.contains(keys.join(u' ')); };
  QCOMPARE(std::ranges::count_if(csv.last(report.hasBids ? 4 : 2), hasThem),
           report.hasBids ? 3 : 2);
}

void tst_ScoreReport::positionReportsWhatTheGameDoes_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"revised-2-players-tie", "revised-4-players", "tournament-4-players"}) {
    QTest::newRow(name) << QString::fromLatin1(name);
  }
}

void tst_ScoreReport::positionReportsWhatTheGameDoes() {
  QFETCH(QString, name);
  const std::string path = NILOMETER_SOURCE_DIR "/tests/positions/" + name.toStdString() + ".json";
  const record::Result<std::string> text = record::readFile(path);
  QVERIFY(text);
  const record::Result<egizia::Position> position = egizia::readPosition(*text, m_edition, path);
  QVERIFY(position);
  const ScoreReport entered = report::scoreReport(*position, m_edition);
  const ScoreReport played = reportOf(named(name));
  for (std::size_t i = 0; i < entered.seats.size(); ++i) {
    const auto same =
        std::ranges::find(played.seats, entered.seats[i].colour, &report::ScoreSeat::colour);
    QCOMPARE(entered.seats[i].points, same->points);
    const auto there = static_cast<std::size_t>(same - played.seats.begin());
    for (const ScoreSource& source : entered.sources) {
      const ScoreSource* other = find(played, source.rule, source.id);
      QVERIFY2(other != nullptr, qPrintable(source.title));
      QCOMPARE(source.cells[i].points, other->cells[there].points);
      QCOMPARE(source.cells[i].applies, other->cells[there].applies);
    }
  }
}

NILOMETER_TEST(tst_ScoreReport)
#include "tst_score_report.moc"

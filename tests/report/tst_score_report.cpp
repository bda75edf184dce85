// SPDX-License-Identifier: GPL-3.0-or-later
// The score report: its rows, and that all ways of writing it agree.
#include "test_program.h"

#include "engine/recorded_games.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/text/words.h"
#include "ui/score/report/csv.h"
#include "ui/score/report/score_text.h"
#include "ui/score/report/terminal_columns.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace recorded_games;
using report::ScoreReport;
using report::ScoreSource;

namespace {

ScoreReport reportOf(const RecordedGame& game) {
  return report::scoreReport(game.record, game.played, printed());
}

auto cardOf(const ScoreSource& source) {
  return std::ranges::find(printed().sphinxCards, source.id.toStdString(), &SphinxCard::id);
}

const ScoreSource* find(const ScoreReport& report, const QString& rule, const QString& id = {}) {
  const auto found = std::ranges::find_if(report.sources, [&](const ScoreSource& source) {
    return source.rule == rule && source.id == id;
  });
  return found == report.sources.end() ? nullptr : &*found;
}

} // namespace

class tst_ScoreReport : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void rowsAddUpToThePoints_data() { gameRows(); }
  void rowsAddUpToThePoints();
  void everyScoredSphinxCardHasARow_END_3_data() { gameRows(); }
  void everyScoredSphinxCardHasARow_END_3();
  void noSphinxCardIsNamedBeforeItIsScored_END_3_data() { gameRows(); }
  void noSphinxCardIsNamedBeforeItIsScored_END_3();
  void finalScoringComesLastAndTheCardPerTenAtItsEnd_END_3();
  void everyPrintedValueHasANameInBothLanguages();
  void fieldsWithASeparatorAreQuoted();
  void everyFormatSaysTheSamePoints_data() { gameRows(); }
  void everyFormatSaysTheSamePoints();
  void noSourceIsCutInTheText_data() { gameRows(); }
  void noSourceIsCutInTheText();
  void namesThatBeginAlikeAreToldApart();
  void positionReportsWhatTheGameDoes_data();
  void positionReportsWhatTheGameDoes();
};

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
      const auto card = cardOf(source) - printed().sphinxCards.begin();
      QVERIFY((own.sphinxNamed & (SphinxSet{1} << card)) != 0);
      ++rows;
    }
    QCOMPARE(rows, std::popcount(own.sphinxNamed));
  }
}

void tst_ScoreReport::noSphinxCardIsNamedBeforeItIsScored_END_3() {
  QFETCH(const RecordedGame*, game);
  const std::size_t upTo = test::firstScoring(game->record);
  const Replay replay = record::replay(game->record, printed(), upTo);
  const ScoreReport report = report::scoreReport(game->record, replay, printed());
  QCOMPARE(report.isFinished, false);
  for (const ScoreSource& source : report.sources) QVERIFY(source.rule != u"END-3");
  for (const report::AssumedValue& value : report.assumed) {
    QVERIFY2(!value.key.startsWith(u"sphinxCards"), qPrintable(value.key));
  }
}

void tst_ScoreReport::finalScoringComesLastAndTheCardPerTenAtItsEnd_END_3() {
  const ScoreReport report = reportOf(recordedGame(u"revised-4-players"_s));
  const auto isFinal = [](const ScoreSource& source) { return source.rule.startsWith(u"END-"); };
  QVERIFY(std::ranges::is_partitioned(report.sources,
                                      [&](const ScoreSource& source) { return !isFinal(source); }));
  QCOMPARE(report.sources.back().rule, u"END-3"_s);
  QCOMPARE(cardOf(report.sources.back())->kind, SphinxKind::perTen);
}

void tst_ScoreReport::everyPrintedValueHasANameInBothLanguages() {
  const text::Table table{&printed(), {}};
  QStringList english;
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    for (std::size_t i = 0; i < printed().printed.size(); ++i) {
      const std::string& key = printed().printed[i].key;
      const QString name = text::printedValue(key, table);
      QVERIFY2(!name.isEmpty() && name != asText(key) && !name.contains(u'%'), key.c_str());
      if (language == u"en") english += name;
      if (language == u"de") QVERIFY2(name != english[static_cast<qsizetype>(i)], key.c_str());
    }
  }
  QVERIFY(text::useLanguage(u"en"));
}

void tst_ScoreReport::noSourceIsCutInTheText() {
  QFETCH(const RecordedGame*, game);
  for (const QString& language : text::languages()) {
    const text::InLanguage in(language);
    const ScoreReport report = reportOf(*game);
    const QString text = report::scoreText(report, report::Detail::sheet);
    const QString sheet = text.left(text.lastIndexOf(u'\u2500'));
    QVERIFY2(!sheet.contains(u'…'), qPrintable(sheet));
  }
}

// Some spreadsheets part their columns at a semicolon.
void tst_ScoreReport::namesThatBeginAlikeAreToldApart() {
  const QStringList alike = {QStringLiteral("Maria Theresia von Österreich"),
                             QStringLiteral("Oleksandr"),
                             QStringLiteral("Maria Theresia von Toscana")};
  const QStringList ends = {QStringLiteral("Ma…ich"), QStringLiteral("Oleks…"),
                            QStringLiteral("Ma…ana")};
  QCOMPARE(report::elidedApart(alike, 6), ends);
  const QStringList same = {QStringLiteral("Maria Theresia"), QStringLiteral("Maria Theresia")};
  const QStringList numbers = {QStringLiteral("1 Mar…"), QStringLiteral("2 Mar…")};
  QCOMPARE(report::elidedApart(same, 6), numbers);
  const QStringList brief = {QStringLiteral("Maria"), QStringLiteral("Maria")};
  const QStringList briefNumbers = {QStringLiteral("1 Mar…"), QStringLiteral("2 Mar…")};
  QCOMPARE(report::elidedApart(brief, 6), briefNumbers);
}

void tst_ScoreReport::fieldsWithASeparatorAreQuoted() {
  QCOMPARE(report::csvLine({u"-2.5"_s, u"Anna; Ben"_s, u"3,4"_s, u"1.5 x"_s}, {u';', u','}),
           u"\"-2,5\";\"Anna; Ben\";\"3,4\";1.5 x\n"_s);
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
      const bool applies = report.sources[row].cells[i].applies;
      cells += applies ? QString::number(points) : QString();
    }
    QVERIFY(csv[static_cast<qsizetype>(row) + 1].contains(u',' + cells.join(u',') + u','));
  }
  for (const report::ScoreSeat& seat : report.seats) {
    QVERIFY(text.contains(text::number(seat.points)));
  }
}

void tst_ScoreReport::positionReportsWhatTheGameDoes_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"revised-2-players-tie", "revised-4-players", "tournament-4-players"}) {
    QTest::newRow(name) << QString::fromLatin1(name);
  }
}

void tst_ScoreReport::positionReportsWhatTheGameDoes() {
  QFETCH(QString, name);
  const egizia::Position position = test::goldenPosition(name.toStdString(), printed());
  const ScoreReport entered = report::scoreReport(position, printed());
  const ScoreReport played = reportOf(recordedGame(name));
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

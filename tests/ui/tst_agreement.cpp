// SPDX-License-Identifier: GPL-3.0-or-later
// Final scoring, score sheet, CSV, JSON and the command line say the same about every game.
// NILOMETER_FULL=1 in the environment asks the command line about every game.
#include "test_program.h"

#include "tests/cli/cli_process.h"
#include "tests/random_record.h"
#include "tests/ui/table_window.h"
#include "ui/egizia/final_scoring/scoring_steps.h"
#include "ui/egizia/report/game_report.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/score_sheet_model.h"
#include "ui/text/phrase.h"

#include <QTemporaryDir>

using namespace nilometer;
using namespace nilometer::test;
using egizia::operator""_rule;

namespace {

constexpr int randomGames = 1000;
constexpr int askedEvery = 100; // asking the command line takes longer than all the rest

/// A step of the final scoring, whoever says it.
struct Said {
  int player = 0;
  QString rule;
  int points = 0;
  int total = 0;
  friend bool operator==(const Said&, const Said&) = default;
};

QString ruleOf(table::RuleId rule) {
  return text::fromUtf8(egizia::ruleName(rule));
}

std::vector<Said> byFinalScoring(const egizia::GameRecord& game, const egizia::Edition& edition,
                                 const egizia::Replay& replay) {
  std::vector<Said> said;
  for (const auto& page : ui::recordedPages(game, edition, replay, game.entries.size())) {
    for (const ui::ScoringStep& step : page.steps) {
      const bool sold = step.sale == ui::ScoringStep::Sale::sold;
      if (step.kind == ui::ScoringStep::Kind::stones && !sold) continue;
      said.push_back({step.player, ruleOf(step.rule), step.points, step.total});
    }
  }
  return said;
}

std::vector<Said> byReport(const report::ScoreReport& report) {
  std::vector<Said> said;
  for (const report::ScoreStep& step : report.steps) {
    const QString rule = report.ruleOf(step);
    if (!rule.startsWith(u"END-")) continue;
    said.push_back({step.player, rule, step.points, step.total});
  }
  return said;
}

/// The points of every row and player, empty where a source is not his.
using Table = QList<QStringList>;

Table bySheet(const report::ScoreReport& report) {
  ui::ScoreSheetModel model;
  model.setReport(report);
  Table table;
  for (std::size_t row = 0; row < model.rows().size(); ++row) {
    if (model.rows()[row].kind != ui::SheetRow::Kind::source) continue;
    QStringList cells{model.rows()[row].rule};
    for (int column = 1; column < model.columnCount(); ++column) {
      cells += model.index(static_cast<int>(row), column).data().toString();
    }
    table += cells;
  }
  return table;
}

Table byCsv(const report::ScoreReport& report) {
  const auto players = static_cast<qsizetype>(report.seats.size());
  Table table;
  for (const QStringList& line : csvRows(report::scoreCsv(report, report::Detail::sheet))) {
    const bool isSource = !line[0].isEmpty() && line[0] != u"Rule" && line[0] != u"END-4";
    if (isSource) table += QStringList{line[0]} + line.mid(2, players);
  }
  return table;
}

Table byJson(const report::ScoreReport& report) {
  Table table;
  const QJsonObject json = report::scoreJson(report, report::Detail::sheet);
  for (const QJsonValue& source : json[u"sources"].toArray()) {
    QStringList cells{source[u"rule"].toString()};
    for (const QJsonValue& points : source[u"points"].toArray()) {
      cells += QString::number(points.toInt());
    }
    table += cells;
  }
  return table;
}

/// A true minus sign and nothing for none are for people.
Table plain(Table table) {
  for (QStringList& row : table) {
    for (QString& cell : row) {
      if (cell.isEmpty()) cell = u"0"_s;
      cell.replace(QChar(0x2212), u'-');
    }
  }
  return table;
}

} // namespace

class tst_Agreement : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void allSayTheSame_data();
  void allSayTheSame();
  void allSayTheSameAboutRandomGames();

private:
  void compare(const egizia::GameRecord& game, const egizia::Edition& edition);
  void askCommandLine(const report::ScoreReport& report, const QStringList& arguments);

  QTemporaryDir m_directory;
};

void tst_Agreement::initTestCase() {
  QVERIFY(m_directory.isValid());
  QVERIFY(text::useLanguage(u"en"));
}

void tst_Agreement::compare(const egizia::GameRecord& game, const egizia::Edition& edition) {
  const egizia::Replay replay = record::replay(game, edition);
  const report::ScoreReport report = report::scoreReport(game, replay, edition);
  QVERIFY(report.isFinished);
  QVERIFY(byFinalScoring(game, edition, replay) == byReport(report));
  const Table csv = byCsv(report);
  QCOMPARE(byJson(report), plain(csv));
  Table sheet = plain(bySheet(report));
  Table sorted = plain(csv);
  std::ranges::sort(sheet);
  std::ranges::sort(sorted);
  QCOMPARE(sheet, sorted);
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    int sum = 0;
    for (const QStringList& row : csv) sum += row[static_cast<qsizetype>(i) + 1].toInt();
    QCOMPARE(sum, replay.state.track.points(static_cast<egizia::Player>(i)));
  }
}

void tst_Agreement::askCommandLine(const report::ScoreReport& report,
                                   const QStringList& arguments) {
  const QStringList score = QStringList{u"score"_s} + arguments;
  // As bytes: the mark of UTF-8 in front is part of it.
  QCOMPARE(cli(score + QStringList{u"--format=csv"_s}).output,
           report::scoreCsv(report, report::Detail::sheet).toUtf8());
  QCOMPARE(cli(score + QStringList{u"--format=json"_s, u"--explain"_s}).json().object(),
           report::scoreJson(report, report::Detail::steps));
  QCOMPARE(cli(score + QStringList{u"--explain"_s}).text(),
           report::scoreText(report, report::Detail::steps));
}

void tst_Agreement::allSayTheSame_data() {
  QTest::addColumn<QString>("name");
  for (const QString& name : goldenNames()) QTest::newRow(qPrintable(name + u".jsonl")) << name;
}

void tst_Agreement::allSayTheSame() {
  QFETCH(QString, name);
  const auto edition = goldenEdition();
  const egizia::GameRecord game = goldenGame(name.toStdString(), *edition);
  compare(game, *edition);
  const QString file = goldenPath + name + u".jsonl";
  report::ScoreReport report = report::scoreReport(game, record::replay(game, *edition), *edition);
  report.file = file;
  askCommandLine(report, {file, u"--edition"_s, goldenValues});
}

void tst_Agreement::allSayTheSameAboutRandomGames() {
  const auto shipped = egizia::shippedEdition("egizia-2009");
  QVERIFY(shipped);
  const bool all = qEnvironmentVariableIsSet("NILOMETER_FULL");
  for (int seed = 0; seed < randomGames; ++seed) {
    const egizia::GameRecord game = randomRecord(*shipped, static_cast<std::uint64_t>(seed));
    compare(game, *shipped);
    if (QTest::currentTestFailed()) qFatal("random game %d", seed);
    if (!all && seed % askedEvery != 0) continue;
    const std::string text = egizia::writeRecord(game, *shipped);
    const QString file =
        writeAll(m_directory.filePath(u"game.jsonl"_s), QByteArray::fromStdString(text));
    const auto read = egizia::readRecord(text, *shipped);
    QVERIFY(read);
    report::ScoreReport report =
        report::scoreReport(*read, record::replay(*read, *shipped), *shipped);
    report.file = file;
    askCommandLine(report, {file});
  }
}

NILOMETER_TEST(tst_Agreement)
#include "tst_agreement.moc"

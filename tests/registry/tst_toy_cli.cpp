// SPDX-License-Identifier: GPL-3.0-or-later
// The command line with one game more than it has: every command finds the game in the file, or is
// told it.
#include "cli/cli_process.h"
#include "test_program.h"

#include "ui/text/language.h"

#include <QTemporaryDir>

using namespace nilometer::test;

namespace {

const QString toyProgram = QStringLiteral(NILOMETER_TOY_CLI);

Run toyCli(const QStringList& arguments, const QByteArray& input = {}) {
  return runProgram(toyProgram, arguments, {input, {}, {u"LC_ALL=C.UTF-8"_s}});
}

const QByteArray toyHead = R"({"nilometer":"game","game":"toy","format":1,"rules":1,"edition":)"
                           R"({"id":"toy-1","checksum":"2 3 3 1"},"players":[)"
                           R"({"name":"Ada","colour":"black"},{"name":"Ben","colour":"pink"}],)"
                           R"("date":"2026-11-22"})"
                           "\n";
QByteArray put(int player, const char* place) {
  return R"({"do":"put","player":)" + QByteArray::number(player) + R"(,"place":")" + place +
         "\"}\n";
}

} // namespace

class tst_toy_cli : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(m_directory.isValid()); }
  void simulatedGamesAreCheckedAndScored();
  void checkNamesRuleAndInvariantOfTheGame();
  void filesOfSeveralGamesAreToldApart();
  void scoreIsWrittenInEveryFormat();
  void optionsLeadToTheEnd();
  void aMissingPrintedValueIsNamedWithWhatToDo();
  void positionIsScored();
  void editionsOfTheGameAreListedShownAndCompared();
  void unknownGameGetsOneSentenceInBothLanguages();
  void playersAndProfilesAreThoseOfTheGame();
  void otherGamesAreAsWithoutIt();
  void helpAndVersionNameBoth();

private:
  [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const {
    return writeAll(m_directory.filePath(name), bytes);
  }
  QTemporaryDir m_directory;
};

void tst_toy_cli::simulatedGamesAreCheckedAndScored() {
  const QString out = m_directory.filePath(u"games"_s);
  const Run made = toyCli({u"simulate"_s, u"--game"_s, u"toy"_s, u"--games=3"_s, u"--players"_s,
                           u"5"_s, u"--format=json"_s, u"--out"_s, out});
  QCOMPARE(made.errors, QByteArray());
  QCOMPARE(made.exitCode, 0);
  QCOMPARE(made.json()[u"games"].toInt(), 3);
  QCOMPARE(made.json()[u"entries"].toInt(), 15); // five stones have room
  QCOMPARE(made.json()[u"seats"].toArray().size(), 5);
  for (int seed = 1; seed <= 3; ++seed) {
    const QString file = QDir(out).filePath(u"game-%1.jsonl"_s.arg(seed));
    QVERIFY(readAll(file).contains(R"("game":"toy")"));
    const Run check = toyCli({u"check"_s, u"--format=json"_s, file});
    QCOMPARE(check.exitCode, 0);
    QVERIFY(check.json()[0][u"finished"].toBool());
    int sum = 0;
    const QJsonArray seats =
        toyCli({u"score"_s, u"--format=json"_s, file}).json()[u"players"].toArray();
    for (const QJsonValue& seat : seats) sum += seat[u"points"].toInt();
    QCOMPARE(sum, 2 * 3 + 3 * 1);
  }
}

void tst_toy_cli::checkNamesRuleAndInvariantOfTheGame() {
  const QString file = write(u"full.jsonl"_s, toyHead + put(0, "harbour") + put(1, "harbour") +
                                                  put(0, "harbour") + put(0, "field"));
  const Run run = toyCli({u"check"_s, file});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.output.contains("line 4: Not so (TOY-2)"), run.output.constData());
  QVERIFY2(run.output.contains("line 4: No such table"), run.output.constData());
  QVERIFY2(run.output.contains("    Ada puts a stone on harbour"), run.output.constData());
  QVERIFY2(run.output.contains("note: the game is not finished: Round 2"), run.output.constData());
  const QJsonArray findings =
      toyCli({u"check"_s, u"--format=json"_s, file}).json()[0][u"findings"].toArray();
  QCOMPARE(findings.size(), 2);
  QCOMPARE(findings[0][u"rule"].toString(), u"TOY-2"_s);
  QCOMPARE(findings[0][u"phase"].toString(), u"PLAY"_s);
  QCOMPARE(findings[1][u"rule"].toString(), u"INV-HARBOUR"_s);
}

void tst_toy_cli::filesOfSeveralGamesAreToldApart() {
  const QString toy = write(u"toy.jsonl"_s, toyHead + put(0, "field"));
  const QString other = simulated(m_directory.filePath(u"other"_s), 4);
  const Run run = toyCli({u"check"_s, u"--format=json"_s, toy, other});
  QCOMPARE(run.errors, QByteArray());
  QCOMPARE(run.exitCode, 0);
  QCOMPARE(run.json()[0][u"entries"].toInt(), 1);
  QVERIFY(run.json()[1][u"entries"].toInt() > 100);
  QByteArray senet = toyHead;
  const Run unknown =
      toyCli({u"score"_s, write(u"senet.jsonl"_s, senet.replace("\"toy\"", "\"senet\""))});
  QCOMPARE(unknown.exitCode, 2);
  QVERIFY2(unknown.saysOneSentence() && unknown.errors.contains("senet"),
           unknown.errors.constData());
}

void tst_toy_cli::scoreIsWrittenInEveryFormat() {
  const QString file =
      write(u"whole.jsonl"_s, toyHead + put(0, "harbour") + put(1, "field") + put(0, "harbour") +
                                  put(1, "field") + put(0, "field"));
  const Run text = toyCli({u"score"_s, u"--explain"_s, file});
  QCOMPARE(text.errors, QByteArray());
  QVERIFY2(text.text().contains(u"Toy box"_s) && text.text().contains(u"Ada wins."_s),
           text.output.constData());
  const auto json = toyCli({u"score"_s, u"--format=json"_s, file}).json();
  QCOMPARE(json[u"winner"].toString(), u"black"_s);
  const QList<QStringList> rows = csvRows(toyCli({u"score"_s, u"--format=csv"_s, file}).text());
  QVERIFY(rows.contains(QStringList({u"TOY-1"_s, u"harbour"_s, u"6"_s, {}, {}, {}})));
}

void tst_toy_cli::optionsLeadToTheEnd() {
  QByteArray record = toyHead;
  int entries = 0;
  for (;; ++entries) {
    const Run run = toyCli({u"options"_s, u"--format=json"_s, u"-"_s}, record);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.json()[u"room"].toInt(), 5 - entries);
    const QJsonArray offers = run.json()[u"entries"].toArray();
    if (offers.isEmpty()) break;
    QCOMPARE(run.json()[u"onTurn"].toString(), entries % 2 == 0 ? u"black"_s : u"pink"_s);
    record += offers.last()[u"line"].toString().toUtf8() + '\n';
  }
  QCOMPARE(entries, 5);
  const Run over = toyCli({u"options"_s, u"-"_s}, record);
  QVERIFY(!over.output.contains("On turn"));
  const Run before = toyCli({u"options"_s, u"--at=1"_s, u"-"_s}, record);
  QVERIFY2(before.output.contains("On turn: Ben") && before.output.contains("\nRoom left\n4\n"),
           before.output.constData());
  const Run beyond = toyCli({u"options"_s, u"--at=6"_s, u"-"_s}, record);
  QCOMPARE(beyond.exitCode, 2);
  QVERIFY2(beyond.errors.contains("from 0 to 5"), beyond.errors.constData());
}

void tst_toy_cli::aMissingPrintedValueIsNamedWithWhatToDo() {
  QByteArray values = readAll(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/registry/toy-1.json"));
  values.replace("\"format\": 1", "\"format\": 3");
  const auto given = values.indexOf(R"("value": 1)");
  QVERIFY(given > 0);
  values.replace(given, values.indexOf('}', given) - given,
                 R"("value": null, "provenance": "missing", "reason": "Printed on the board.")");
  const QStringList own = {u"--edition"_s, write(u"hole.json"_s, values)};
  QByteArray head = toyHead;
  head.replace("2 3 3 1", "2 3 3 ?");
  const QString file = write(u"hole.jsonl"_s, head + put(0, "harbour") + put(1, "field"));

  const Run check = toyCli(QStringList{u"check"_s, file} + own);
  QCOMPARE(check.exitCode, 1);
  QVERIFY2(check.output.contains("line 3: A printed value is missing") &&
               check.output.contains("What field gives") && !check.output.contains("Not so"),
           check.output.constData());
  for (const QString& command : {u"score"_s, u"options"_s}) {
    for (const QString& language : nilometer::text::languages()) {
      const Run run = toyCli(QStringList{command, file, u"--lang"_s, language} + own);
      QCOMPARE(run.exitCode, 1);
      const QList<QByteArray> lines = run.errors.trimmed().split('\n');
      QCOMPARE(lines.size(), 2);
      QVERIFY2(lines.back().contains("What field gives"), run.errors.constData());
    }
  }
  const Run before = toyCli(QStringList{u"options"_s, u"--at=1"_s, file} + own);
  QCOMPARE(before.errors, QByteArray());
  const Run played = toyCli(QStringList{u"simulate"_s, u"--game=toy"_s} + own);
  QCOMPARE(played.exitCode, 1);
  QVERIFY2(played.saysOneSentence() && played.errors.contains("field.gives"),
           played.errors.constData());
}

void tst_toy_cli::positionIsScored() {
  const QByteArray position = R"({"nilometer":"position","game":"toy","format":1,)"
                              R"("edition":{"id":"toy-1","checksum":""},"points":[2,7]})";
  const Run run = toyCli({u"position"_s, u"--format=json"_s, u"-"_s}, position);
  QCOMPARE(run.errors, QByteArray());
  QCOMPARE(run.json()[u"winner"].toString(), u"white"_s);
  const Run record = toyCli({u"position"_s, u"-"_s}, toyHead);
  QCOMPARE(record.exitCode, 2);
  QVERIFY2(record.saysOneSentence(), record.errors.constData());
}

void tst_toy_cli::editionsOfTheGameAreListedShownAndCompared() {
  const QString own = m_directory.filePath(u"own"_s);
  QVERIFY(QDir().mkpath(own));
  QByteArray mine = readAll(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/registry/toy-1.json"));
  mine.replace("\"toy-1\"", "\"mine\"").replace("\"value\": 1", "\"value\": 2");
  writeAll(QDir(own).filePath(u"mine.json"_s), mine);
  const QString where = u"--editions="_s + own;
  const Run list = toyCli({u"edition"_s, u"--list"_s, u"--game=toy"_s, u"--format=csv"_s, where});
  QCOMPARE(list.errors, QByteArray());
  QCOMPARE(csvRows(list.text()).size(), 3);
  const Run all = toyCli({u"edition"_s, u"--list"_s, u"--format=csv"_s, where});
  QCOMPARE(all.errors, QByteArray());
  QVERIFY(all.output.contains("mine") && all.output.contains("egizia-2009"));
  const QStringList file = {u"edition"_s, QDir(own).filePath(u"mine.json"_s)};
  QVERIFY(toyCli(file).output.contains("field.gives = 2 (assumed)"));
  QVERIFY(toyCli(file + QStringList{u"--unconfirmed"_s}).output.contains("Board. Look at both"));
  QCOMPARE(toyCli(file + QStringList{u"--game=egizia"_s}).exitCode, 2);
  const Run compared = toyCli({u"edition"_s, u"--game=toy"_s, u"--compare=mine"_s, where});
  QCOMPARE(compared.exitCode, 1);
  QVERIFY2(compared.text().contains(u"field.gives: 1 → 2"_s), compared.output.constData());
  const Run played = toyCli({u"simulate"_s, u"--game=toy"_s, u"--edition=mine"_s, where});
  QCOMPARE(played.exitCode, 0);
}

void tst_toy_cli::unknownGameGetsOneSentenceInBothLanguages() {
  for (const QString& command : {u"simulate"_s, u"edition"_s}) {
    for (const QString& language : nilometer::text::languages()) {
      const Run run = toyCli({command, u"--game"_s, u"senet"_s, u"--lang"_s, language});
      QCOMPARE(run.exitCode, 2);
      QCOMPARE(run.output, QByteArray());
      QVERIFY2(run.saysOneSentence(), run.errors.constData());
      for (const char* named : {"senet", "egizia, toy"}) {
        QVERIFY2(run.errors.contains(named), run.errors.constData());
      }
    }
    // With a single game too.
    const Run one = cli({command, u"--game=senet"_s});
    QCOMPARE(one.exitCode, 2);
    QVERIFY2(one.saysOneSentence() && one.errors.contains("egizia"), one.errors.constData());
  }
}

void tst_toy_cli::playersAndProfilesAreThoseOfTheGame() {
  const Run tooMany = toyCli({u"simulate"_s, u"--players=5"_s});
  QCOMPARE(tooMany.exitCode, 2);
  QVERIFY2(tooMany.saysOneSentence() && tooMany.errors.contains("2 to 4"),
           tooMany.errors.constData());
  const Run profile = toyCli({u"simulate"_s, u"--game=toy"_s, u"--profile=revised"_s});
  QCOMPARE(profile.exitCode, 2);
  QVERIFY2(profile.saysOneSentence() && profile.errors.contains("usual"),
           profile.errors.constData());
}

void tst_toy_cli::otherGamesAreAsWithoutIt() {
  const QString game = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/online-2-players.jsonl");
  const QString values = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/golden-games.json");
  for (const QStringList& arguments :
       {QStringList{u"check"_s, game, u"--edition"_s, values},
        QStringList{u"score"_s, u"--explain"_s, game, u"--edition"_s, values},
        QStringList{u"options"_s, u"--at=40"_s, game, u"--edition"_s, values},
        QStringList{u"edition"_s},
        QStringList{u"edition"_s, values, u"--compare"_s, u"egizia-2009"_s}}) {
    const Run with = toyCli(arguments);
    const Run without = cli(arguments);
    QVERIFY(without.exitCode < 2);
    QCOMPARE(with.output, without.output);
    QCOMPARE(with.errors, without.errors);
    QCOMPARE(with.exitCode, without.exitCode);
  }
}

void tst_toy_cli::helpAndVersionNameBoth() {
  const Run help = toyCli({u"--help"_s});
  QVERIFY2(help.text().contains(u"Egizia and Stones"_s), help.output.constData());
  const Run simulate = toyCli({u"simulate"_s, u"--help"_s});
  for (const char* said : {"--game egizia|toy ", "--players 2|3|4|5 ", "|tournament|usual "}) {
    QVERIFY2(simulate.output.contains(said), simulate.output.constData());
  }
  QVERIFY(toyCli({u"--version"_s}).output.contains("Egizia 2, Stones 1,"));
}

NILOMETER_TEST(tst_toy_cli)
#include "tst_toy_cli.moc"

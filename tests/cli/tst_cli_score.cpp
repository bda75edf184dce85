// SPDX-License-Identifier: GPL-3.0-or-later
// score and position from outside: every point, its reason, and who wins.
#include "cli_process.h"
#include "test_program.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace nilometer::test;

class tst_CliScore : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void scoreCountsEveryPoint();
  void scoreJsonFitsItsSchema();
  void scoreCsvIsSafeForEveryName();
  void spreadsheetCalculatesNothingOfATable();
  void headingsOfATableAreInTheLanguage();
  void scoreTellsOfAnUnfinishedGame();
  void scoreOfAGameWithFindingsWarns();
  void scoreReadsTheStandardInput();
  void disputedEntryIsScoredBothWays();
  void positionIsScoredAndTheTieExplained_END_4();
  void positionWithBidsIsDecidedByThem_END_4();
  void positionInHandIsScoredAsFarAsItCan_data();
  void positionInHandIsScoredAsFarAsItCan();

private:
  [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) {
    return writeAll(m_directory.filePath(name), bytes);
  }

  QTemporaryDir m_directory;
  QString m_game;     ///< a whole game
  QByteArray m_bytes; ///< the same
  QString m_position;
};

void tst_CliScore::initTestCase() {
  QVERIFY(m_directory.isValid());
  m_game = simulated(m_directory.path(), 3);
  m_bytes = readAll(m_game);
  m_position = write(u"position.json"_s, levelPosition);
}

void tst_CliScore::scoreCountsEveryPoint() {
  const QJsonObject score =
      cli({u"score"_s, m_game, u"--explain"_s, u"--format=json"_s}).json().object();
  const QJsonArray players = score[u"players"].toArray();
  QCOMPARE(players.size(), 4);
  QCOMPARE(score[u"finished"].toBool(), true);
  QMap<QString, int> total;
  int entry = 0;
  for (const QJsonValue& step : score[u"steps"].toArray()) {
    const QString player = step[u"player"].toString();
    total[player] += step[u"points"].toInt();
    QCOMPARE(step[u"total"].toInt(), total[player]);
    QVERIFY(step[u"entry"].toInt() >= entry);
    entry = step[u"entry"].toInt();
    QCOMPARE(step[u"line"].toInt(), entry + 1);
    QVERIFY(!step[u"reason"].toString().isEmpty() && !step[u"rule"].toString().isEmpty());
  }
  for (int i = 0; i < players.size(); ++i) {
    int sum = 0;
    for (const QJsonValue& source : score[u"sources"].toArray())
      sum += source[u"points"][i].toInt();
    QCOMPARE(players[i][u"points"].toInt(), sum);
    QCOMPARE(total[players[i][u"colour"].toString()], sum);
  }
  QCOMPARE(score[u"ranking"][0][u"player"], score[u"winner"]);
  const Run text = cli({u"score"_s, m_game, u"--explain"_s});
  const QList<QStringList> csv =
      csvRows(cli({u"score"_s, m_game, u"--explain"_s, u"--format=csv"_s}).text());
  // Between the headings and the game.
  QCOMPARE(csv.size(), score[u"steps"].toArray().size() + 2);
  QVERIFY(csv.back().contains(u"Game: Egizia"_s));
  for (const char* round : {"Round 1, ", "Round 5, ", "Final scoring"}) {
    QVERIFY2(text.output.contains(round), round);
  }
}

void tst_CliScore::scoreJsonFitsItsSchema() {
  QByteArray bids = levelPosition;
  bids.replace(R"("profile": "revised")", R"("profile": "revised", "options": {"seatBids": true})");
  bids.replace(R"("orderTile": 2)", R"("bid": 1.5, "orderTile": 2)");
  const QList<QStringList> calls = {{u"score"_s, m_game},
                                    {u"score"_s, m_game, u"--explain"_s},
                                    {u"score"_s, write(u"half.jsonl"_s, head(m_bytes, 60))},
                                    {u"position"_s, m_position, u"--explain"_s},
                                    {u"position"_s, write(u"bids.json"_s, bids)}};
  for (const QStringList& call : calls) {
    const QString file = write(u"score.json"_s, cli(call + QStringList{u"--format=json"_s}).output);
    QCOMPARE(schemaFindings(u"score.schema.json"_s, {file}), QByteArray());
  }
}

void tst_CliScore::scoreCsvIsSafeForEveryName() {
  QByteArray record = m_bytes;
  record.replace("Player 1", R"(Ann \"A\", née O'Brien)").replace("Player 2", " 木下 ");
  const QString file = write(u"names.jsonl"_s, record);
  const QList<QStringList> rows = csvRows(cli({u"score"_s, file, u"--format"_s, u"csv"_s}).text());
  QCOMPARE(rows[0].mid(2, 2), (QStringList{u"Ann \"A\", née O'Brien"_s, u" 木下 "_s}));
  const auto place =
      std::ranges::find_if(rows, [](const QStringList& row) { return row[1] == u"Place"; });
  QVERIFY(place != rows.end());
  QCOMPARE(place->front(), u"END-4"_s);
  QStringList places = place->mid(2, 4);
  places.sort();
  QCOMPARE(places, (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
  QCOMPARE(cli({u"score"_s, file}).exitCode, 0);
}

void tst_CliScore::spreadsheetCalculatesNothingOfATable() {
  QByteArray record = m_bytes;
  record.replace("Player 1", R"(=1+\"1\",2)").replace("Player 2", "-4").replace("Player 3", "@Ann");
  record.replace("Player 4", "+49 30");
  const QString file = write(u"formulas.jsonl"_s, record);
  const QStringList call{u"score"_s, file, u"--format=csv"_s};
  const Run run = cli(call);
  QVERIFY(run.output.startsWith("\xEF\xBB\xBF"));
  // Read by a program that is not ours.
  const QString table = write(u"table.csv"_s, run.output);
  const Run python = runProgram(
      u"/usr/bin/python3"_s,
      {u"-c"_s,
       u"import csv,json,sys\n"
       "print(json.dumps(list(csv.reader(open(sys.argv[1], encoding='utf-8-sig', newline='')))))"_s,
       table});
  QCOMPARE(python.errors, QByteArray());
  const QJsonArray rows = python.json().array();
  QCOMPARE(rows[0][2].toString(), u"'=1+\"1\",2"_s);
  QCOMPARE(rows[0][3].toString(), u"-4"_s); // a number, whoever is called so
  QCOMPARE(rows[0][4].toString(), u"'@Ann"_s);
  QCOMPARE(rows[0][5].toString(), u"'+49 30"_s);
  for (const QJsonValue& row : rows) {
    QCOMPARE(row.toArray().size(), rows[0].toArray().size());
    for (qsizetype i = 2; i < 6; ++i) {
      if (row != rows[0]) QVERIFY(!row[i].toString().startsWith(u'\''));
    }
  }
  const QList<QStringList> steps = csvRows(cli(call + QStringList{u"--explain"_s}).text());
  for (const QStringList& step : steps.mid(1, steps.size() - 2)) {
    QVERIFY(!step[5].startsWith(u'\'')); // points, also below 0
    QVERIFY2(step[4] == u"-4"_s || step[4].startsWith(u'\''), qPrintable(step[4]));
  }
}

void tst_CliScore::headingsOfATableAreInTheLanguage() {
  for (const QStringList& more : {QStringList(), QStringList{u"--explain"_s}}) {
    const QStringList call = QStringList{u"score"_s, m_game, u"--format=csv"_s} + more;
    const QStringList english = csvRows(cli(call + QStringList{u"--lang=en"_s}).text()).front();
    const QStringList german = csvRows(cli(call + QStringList{u"--lang=de"_s}).text()).front();
    for (qsizetype i = 0; i < english.size(); ++i) {
      const bool same = english[i].startsWith(u"Player "_s) || english[i] == u"Phase"_s;
      QVERIFY2((english[i] == german[i]) == same, qPrintable(english[i]));
    }
  }
}

void tst_CliScore::scoreTellsOfAnUnfinishedGame() {
  const QString file = write(u"half.jsonl"_s, head(m_bytes, 60));
  const Run text = cli({u"score"_s, file});
  QCOMPARE(text.exitCode, 0);
  QVERIFY(text.output.contains("not finished: round 2, Build"));
  QVERIFY(text.output.contains("is in front"));
  QVERIFY(!text.output.contains("wins"));
  const QJsonObject json = cli({u"score"_s, file, u"--format=json"_s}).json().object();
  QCOMPARE(json[u"finished"].toBool(true), false);
  QVERIFY(json[u"winner"].isNull());
  const QJsonArray notes =
      cli({u"check"_s, u"--format=json"_s, file}).json()[0][u"notes"].toArray();
  const QJsonValue note = notes.last();
  QVERIFY(note[u"sentence"].toString().contains(u"round 2, Build"_s));
}

void tst_CliScore::scoreOfAGameWithFindingsWarns() {
  const QString file = write(u"finding.jsonl"_s, head(m_bytes, 30) + R"({"do":"order"})");
  for (const QString& command : {u"score"_s, u"options"_s}) {
    const Run run = cli({command, file});
    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.saysOneSentence() && run.errors.startsWith(file.toUtf8()), run.errors.constData());
    QVERIFY(!run.output.isEmpty());
  }
  QCOMPARE(cli({u"options"_s, file, u"--at"_s, u"29"_s}).exitCode, 0);
}

void tst_CliScore::disputedEntryIsScoredBothWays() {
  QByteArrayList lines = m_bytes.split('\n');
  lines[0].replace("\"format\":1", "\"format\":3");
  constexpr qsizetype disputed = 30;
  lines[disputed].chop(1);
  lines[disputed] += R"(,"disputed":{"note":"who was it?","otherwise":"removed"}})";
  const QString game = write(u"disputed.jsonl"_s, lines.join('\n'));
  const QJsonObject score = cli({u"score"_s, game, u"--format=json"_s}).json().object();
  const QJsonArray disputes = score[u"disputes"].toArray();
  QCOMPARE(disputes.size(), 1);
  QCOMPARE(disputes[0][u"entry"].toInt(), static_cast<int>(disputed));
  QCOMPARE(disputes[0][u"line"].toInt(), static_cast<int>(disputed) + 1);
  QCOMPARE(disputes[0][u"points"].toArray().size(), score[u"players"].toArray().size());
  QCOMPARE(disputes[0][u"ranking"].toArray().size(), score[u"players"].toArray().size());
  const QByteArray text = cli({u"score"_s, game}).output;
  for (const char* said : {"Disputed entries", "who was it?", "Otherwise: it was not made"}) {
    QVERIFY2(text.contains(said), text.constData());
  }
  const Run check = cli({u"check"_s, game});
  QCOMPARE(check.exitCode, 0);
  QVERIFY2(check.output.contains("who was it?"), check.output.constData());
}

void tst_CliScore::scoreReadsTheStandardInput() {
  const Run piped = cli({u"score"_s, u"-"_s}, {m_bytes, {}, {}});
  QCOMPARE(piped.exitCode, 0);
  QCOMPARE(piped.output, cli({u"score"_s, m_game}).output);
}

void tst_CliScore::positionIsScoredAndTheTieExplained_END_4() {
  // Anna 58 + 3 for stones + 5 for tombs + 6 for a card, Ben 63 + 9 for tombs: both 72, and
  // Anna, with the highest order tile, arrives first.
  const QJsonObject score =
      cli({u"position"_s, m_position, u"--explain"_s, u"--format=json"_s}).json().object();
  QCOMPARE(score[u"players"][0][u"points"].toInt(), 72);
  QCOMPARE(score[u"players"][1][u"points"].toInt(), 72);
  QCOMPARE(score[u"winner"].toString(), u"blue"_s);
  const QString tieBreak = score[u"ranking"][0][u"tieBreak"].toString();
  QVERIFY2(tieBreak.contains(u"Ben"_s) && tieBreak.contains(u"END-4"_s), qPrintable(tieBreak));
  QVERIFY(score[u"ranking"][1][u"tieBreak"].isUndefined());
  QStringList rules;
  for (const QJsonValue& step : score[u"steps"].toArray()) {
    rules += step[u"rule"].toString() + u' ' + QString::number(step[u"points"].toInt());
  }
  QCOMPARE(rules,
           (QStringList{u"END-1 3"_s, u"END-2 5"_s, u"END-3 0"_s, u"END-3 6"_s, u"END-2 9"_s}));
  const Run text = cli({u"position"_s, m_position});
  QVERIFY(text.output.contains("Anna wins"));
  QVERIFY(text.output.contains("Before the final scoring"));
}

void tst_CliScore::positionWithBidsIsDecidedByThem_END_4() {
  QByteArray bids = levelPosition;
  bids.replace(R"("profile": "revised")", R"("profile": "revised", "options": {"seatBids": true})");
  bids.replace(R"("orderTile": 2)", R"("bid": 2.5, "orderTile": 2)");
  const QString file = write(u"bids.json"_s, bids);
  const QJsonObject score = cli({u"position"_s, file, u"--format=json"_s}).json().object();
  QCOMPARE(score[u"winner"].toString(), u"red"_s);
  QCOMPARE(score[u"players"][0][u"result"].toDouble(), 69.5);
  QVERIFY(cli({u"position"_s, file}).text().contains(u"−2.5"_s));
  QVERIFY(cli({u"position"_s, file, u"--lang=de"_s}).text().contains(u"−2,5"_s));
  QVERIFY(cli({u"position"_s, file, u"--format=csv"_s}).text().contains(u",-2.5,"_s));
}

void tst_CliScore::positionInHandIsScoredAsFarAsItCan_data() {
  QTest::addColumn<QByteArray>("scored");
  QTest::addColumn<bool>("complete");
  QTest::addColumn<QByteArray>("says");
  QTest::newRow("numbers missing")
      << QByteArray("false") << false << QByteArray("hand.json: this end position is not complete");
  QTest::newRow("not scored yet") << QByteArray("false") << true
                                  << QByteArray("hand.json” has not been scored");
  QTest::newRow("changed since") << QByteArray("true") << true
                                 << QByteArray("hand.json” was changed after it was scored");
}

void tst_CliScore::positionInHandIsScoredAsFarAsItCan() {
  QFETCH(QByteArray, scored);
  QFETCH(bool, complete);
  QFETCH(QByteArray, says);
  const QByteArray hand =
      R"("entered": {"scored": )" + scored +
      R"(, "edition": "egizia-2009", "profile": "revised", "players": [{"name": "", "colour": )"
      R"("red"}, {"name": "", "colour": "blue"}], "cells": []})";
  QByteArray text = levelPosition;
  text.replace(R"("format": 1)", R"("format": 3)");
  if (!complete) text = R"({"nilometer": "position", "format": 3, "edition": "egizia-2009" })";
  text.insert(text.lastIndexOf('}'), ", " + hand);
  const Run run = cli({u"position"_s, write(u"hand.json"_s, text)});
  QCOMPARE(run.exitCode, complete ? 0 : 2);
  QVERIFY2(run.errors.contains(says), run.errors.constData());
  QCOMPARE(run.errors.count('\n'), 1);
  // The same points as without what came later.
  const Run before = cli({u"position"_s, m_position});
  QCOMPARE(before.errors, QByteArray());
  const auto points = [](QByteArray output) { return output.mid(output.indexOf('\n')); };
  if (complete) QCOMPARE(points(run.output), points(before.output));
}

NILOMETER_TEST(tst_CliScore)
#include "tst_cli_score.moc"

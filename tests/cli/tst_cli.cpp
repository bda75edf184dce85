// SPDX-License-Identifier: GPL-3.0-or-later
// nilometer-cli from outside: every command in every format and both languages.
#include "cli_process.h"
#include "test_program.h"

#include "ui/text/language.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace nilometer::test;

class tst_Cli : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void everyCommandWorksInEveryFormatAndLanguage_data();
  void everyCommandWorksInEveryFormatAndLanguage();
  void checkListsFindingsWithLineAndRule();
  void checkNamesTheInvariantOfAnImpossibleEntry();
  void checkNotesWhatWasEnteredAnyway();
  void optionsCanBeAppendedToTheRecord_data();
  void optionsCanBeAppendedToTheRecord();
  void optionsSayWhyAPlaceIsRefused();
  void optionsListBuilding();
  void simulatedGamesAreCleanAndScoreAsSummedUp_data();
  void simulatedGamesAreCleanAndScoreAsSummedUp();
  void simulateGivesTheSameBytesForTheSameSeed();
  void simulateNeverReplacesAFile();
  void outputThatCannotBeWrittenIsAnError();

private:
  [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) {
    return writeAll(m_directory.filePath(name), bytes);
  }
  [[nodiscard]] Run checked(const QByteArray& record) {
    return cli({u"check"_s, u"--format=json"_s, u"-"_s}, {record, {}, {}});
  }

  QTemporaryDir m_directory;
  QString m_game;     ///< a whole game
  QByteArray m_bytes; ///< the same
  QString m_position;
};

void tst_Cli::initTestCase() {
  QVERIFY(m_directory.isValid());
  m_game = simulated(m_directory.path(), 3);
  m_bytes = readAll(m_game);
  m_position = write(u"position.json"_s, levelPosition);
}

void tst_Cli::everyCommandWorksInEveryFormatAndLanguage_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("format");
  const auto rows = [](const QStringList& arguments, const QStringList& formats) {
    for (const QString& format : formats) {
      QTest::addRow("%s %s", qPrintable(arguments.join(u' ')), qPrintable(format))
          << arguments << format;
    }
  };
  const QStringList all = {u"text"_s, u"json"_s, u"csv"_s};
  const QStringList two = {u"text"_s, u"json"_s};
  rows({u"check"_s, u"GAME"_s}, two);
  rows({u"score"_s, u"GAME"_s}, all);
  rows({u"score"_s, u"GAME"_s, u"--explain"_s}, all);
  for (const QString& at : {u"0"_s, u"10"_s, u"27"_s, u"56"_s, u"95"_s, u"174"_s}) {
    rows({u"options"_s, u"GAME"_s, u"--at"_s, at}, two);
  }
  rows({u"options"_s, u"GAME"_s}, two);
  rows({u"simulate"_s, u"--players"_s, u"2"_s}, two);
  rows({u"position"_s, u"POSITION"_s}, all);
  rows({u"position"_s, u"POSITION"_s, u"--explain"_s}, all);
  rows({u"edition"_s}, all);
  rows({u"edition"_s, u"--unconfirmed"_s}, all);
  rows({u"edition"_s, u"--validate"_s, u"egizia-2009"_s}, all);
  rows({u"edition"_s, u"--list"_s}, all);
}

void tst_Cli::everyCommandWorksInEveryFormatAndLanguage() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, format);
  arguments.replaceInStrings(u"GAME"_s, m_game).replaceInStrings(u"POSITION"_s, m_position);
  for (const QString& language : nilometer::text::languages()) {
    const Run run = cli(arguments + QStringList{u"--format"_s, format, u"--lang="_s + language});
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    // Text is read without the mark that tells spreadsheets what it is written in.
    const QByteArray mark = format == u"csv"_s ? QByteArray("\xEF\xBB\xBF") : QByteArray();
    QVERIFY(run.output.endsWith('\n') && mark + run.text().toUtf8() == run.output);
    if (format == u"json"_s) QVERIFY(!run.json().isNull());
    if (format == u"csv"_s) {
      const QList<QStringList> rows = csvRows(run.text());
      QVERIFY(!rows.isEmpty());
      for (const QStringList& row : rows) QCOMPARE(row.size(), rows.front().size());
    }
    if (format != u"text"_s) continue;
    for (const QString& line : run.text().split(u'\n')) {
      const bool exact = line.startsWith(u"    {"_s) || line.contains(u"For example"_s) ||
                         line.contains(u"Zum Beispiel"_s) || line.contains(m_directory.path());
      QVERIFY2(exact || line.size() <= 100, qPrintable(line));
    }
  }
  QVERIFY(readAll(m_game) == m_bytes);
  QVERIFY(readAll(m_position) == levelPosition);
}

void tst_Cli::checkListsFindingsWithLineAndRule() {
  const QString file = write(u"finding.jsonl"_s, head(m_bytes, 30) + R"({"do":"order"})");
  const Run text = cli({u"check"_s, file});
  QCOMPARE(text.exitCode, 1);
  QVERIFY2(text.text().startsWith(file + u", line 31: "_s), text.output.constData());
  QVERIFY(head(text.output, 1).contains("(PHASE)"));
  const Run run = cli({u"check"_s, u"--format=json"_s, file});
  QCOMPARE(run.exitCode, 1);
  const QJsonObject finding = run.json()[0][u"findings"][0].toObject();
  QCOMPARE(finding[u"line"].toInt(), 31);
  QCOMPARE(finding[u"entry"].toInt(), 30);
  QCOMPARE(finding[u"rule"].toString(), u"PHASE"_s);
  QCOMPARE(finding[u"phase"].toString(), u"BUILD"_s);
  QVERIFY(finding[u"sentence"].toString().contains(u"(PHASE)"_s));
}

void tst_Cli::checkNamesTheInvariantOfAnImpossibleEntry() {
  const QByteArray entry =
      R"({"do":"correct","what":"stones","player":"red","value":99,"reason":"many"})";
  const Run run = checked(head(m_bytes, 10) + entry);
  QCOMPARE(run.exitCode, 1);
  QStringList rules;
  for (const QJsonValue& finding : run.json()[0][u"findings"].toArray()) {
    QCOMPARE(finding[u"line"].toInt(), 11);
    rules += finding[u"rule"].toString();
  }
  QVERIFY2(rules.contains(u"INV-STONES"_s), qPrintable(rules.join(u' ')));
}

void tst_Cli::checkNotesWhatWasEnteredAnyway() {
  const QByteArray entry =
      R"({"do":"ship","player":"blue","at":"C10","anyway":true,"reason":"so"})";
  const Run run = checked(head(m_bytes, 8) + entry);
  QCOMPARE(run.exitCode, 0);
  QCOMPARE(run.json()[0][u"findings"].toArray().size(), 0);
  const QJsonObject note = run.json()[0][u"notes"][0].toObject();
  QCOMPARE(note[u"line"].toInt(), 9);
  QCOMPARE(note[u"rule"].toString(), u"SAIL-1"_s);
  const Run text = cli({u"check"_s, u"-"_s}, {head(m_bytes, 8) + entry, {}, {}});
  QVERIFY2(text.output.contains("standard input, line 9: note: "), text.output.constData());
}

void tst_Cli::optionsCanBeAppendedToTheRecord_data() {
  QTest::addColumn<int>("seed");
  QTest::addColumn<int>("at");
  for (const int seed : {2, 3}) {
    for (const int at : {0, 1, 8, 20, 27, 58, 96, 120, 140}) {
      QTest::addRow("seed %d after %d entries", seed, at) << seed << at;
    }
  }
  QTest::addRow("final scoring") << 2 << -4;
}

void tst_Cli::optionsCanBeAppendedToTheRecord() {
  QFETCH(int, seed);
  QFETCH(int, at);
  const QString file = m_directory.filePath(u"game-%1.jsonl"_s.arg(seed));
  if (!QFile::exists(file)) simulated(m_directory.path(), seed);
  const QByteArray record = readAll(file);
  if (at < 0) at += static_cast<int>(record.count('\n')) - 1;
  const QJsonObject options =
      cli({u"options"_s, file, u"--at"_s, QString::number(at), u"--format=json"_s}).json().object();
  QStringList lines;
  for (const QJsonValue& entry : options[u"entries"].toArray()) {
    lines += entry[u"line"].toString();
    QVERIFY(!entry[u"sentence"].toString().isEmpty());
  }
  if (options.contains(u"example"_s)) lines += options[u"example"].toString();
  QVERIFY(!lines.isEmpty());
  const qsizetype step = std::max<qsizetype>(1, lines.size() / 12);
  for (qsizetype i = 0; i < lines.size(); i += step) {
    const Run run = checked(head(record, at + 1) + lines[i].toUtf8());
    QVERIFY2(run.exitCode == 0, run.output.constData());
  }
}

void tst_Cli::optionsSayWhyAPlaceIsRefused() {
  const QJsonObject options =
      cli({u"options"_s, m_game, u"--at"_s, u"20"_s, u"--format=json"_s}).json().object();
  QCOMPARE(options[u"phase"].toString(), u"SAIL"_s);
  QCOMPARE(options[u"round"].toInt(), 1);
  const QJsonArray refused = options[u"refusedPlaces"].toArray();
  QVERIFY(!refused.isEmpty());
  const Run text = cli({u"options"_s, m_game, u"--at"_s, u"20"_s});
  QString words = text.text();
  words.replace(QRegularExpression(u"\\s+"_s), u" "_s);
  QVERIFY(words.contains(u"On turn: "_s));
  for (const QJsonValue& place : refused) {
    QVERIFY(!place[u"at"].toString().isEmpty());
    QVERIFY(!place[u"findings"].toArray().isEmpty());
    for (const QJsonValue& finding : place[u"findings"].toArray()) {
      const QString sentence = finding[u"sentence"].toString();
      QVERIFY(sentence.endsWith(u'(' + finding[u"rule"].toString() + u')'));
      QVERIFY2(words.contains(sentence), qPrintable(sentence));
    }
  }
}

void tst_Cli::optionsListBuilding() {
  const QJsonObject options =
      cli({u"options"_s, m_game, u"--at"_s, u"27"_s, u"--format=json"_s}).json().object();
  QCOMPARE(options[u"phase"].toString(), u"BUILD"_s);
  QVERIFY(options[u"stones"].toInt() > 0);
  QVERIFY(!options[u"payments"].toArray().isEmpty());
  QVERIFY(!options[u"targets"].toArray().isEmpty());
  QVERIFY(!options[u"refusedSpaces"].toArray().isEmpty());
  for (const QJsonValue& target : options[u"targets"].toArray()) {
    QVERIFY(target[u"value"].toInt() <= options[u"stones"].toInt());
  }
}

void tst_Cli::simulatedGamesAreCleanAndScoreAsSummedUp_data() {
  QTest::addColumn<QString>("profile");
  QTest::addColumn<int>("players");
  for (const char* profile : {"first", "revised", "online", "tournament"}) {
    for (int players = 2; players <= 4; ++players) {
      QTest::addRow("%s, %d players", profile, players) << QString::fromLatin1(profile) << players;
    }
  }
}

void tst_Cli::simulatedGamesAreCleanAndScoreAsSummedUp() {
  QFETCH(QString, profile);
  QFETCH(int, players);
  const QString directory = m_directory.filePath(u"%1-%2"_s.arg(profile).arg(players));
  const Run run =
      cli({u"simulate"_s, u"--games=3"_s, u"--seed=11"_s, u"--format=json"_s, u"--profile"_s,
           profile, u"--players"_s, QString::number(players), u"--out"_s, directory});
  QCOMPARE(run.exitCode, 0);
  QStringList files;
  for (int seed = 11; seed < 14; ++seed) {
    files += QDir(directory).filePath(u"game-%1.jsonl"_s.arg(seed));
  }
  QCOMPARE(QDir(directory).entryList(QDir::Files).size(), 3);
  const Run check = cli(QStringList{u"check"_s, u"--format=json"_s} + files);
  QCOMPARE(check.exitCode, 0);
  const QJsonObject summary = run.json().object();
  QCOMPARE(summary[u"seats"].toArray().size(), players);
  QVector<QList<int>> points(players);
  QVector<int> wins(players, 0);
  int entries = 0;
  for (int game = 0; game < 3; ++game) {
    QCOMPARE(check.json()[game][u"finished"].toBool(), true);
    QCOMPARE(check.json()[game][u"notes"].toArray().size(), 0);
    entries += check.json()[game][u"entries"].toInt();
    const QJsonObject score = cli({u"score"_s, files[game], u"--format=json"_s}).json().object();
    QCOMPARE(score[u"profile"].toString(), profile);
    for (int seat = 0; seat < players; ++seat) {
      points[seat] += score[u"players"][seat][u"points"].toInt();
      if (score[u"players"][seat][u"colour"] == score[u"winner"]) ++wins[seat];
    }
  }
  QCOMPARE(summary[u"entries"].toInt(), entries);
  for (int seat = 0; seat < players; ++seat) {
    const QJsonObject said = summary[u"seats"][seat].toObject();
    const QList<int>& own = points[seat];
    QCOMPARE(said[u"least"].toInt(), *std::min_element(own.begin(), own.end()));
    QCOMPARE(said[u"most"].toInt(), *std::max_element(own.begin(), own.end()));
    QCOMPARE(said[u"mean"].toDouble(), (own[0] + own[1] + own[2]) / 3.0);
    QCOMPARE(said[u"wins"].toInt(), wins[seat]);
  }
}

void tst_Cli::simulateGivesTheSameBytesForTheSameSeed() {
  const QString again = simulated(m_directory.filePath(u"again"_s), 3);
  QVERIFY(readAll(again) == m_bytes);
  const QString other = simulated(m_directory.filePath(u"again"_s), 4);
  QVERIFY(readAll(other) != m_bytes);
  const QString dated =
      simulated(m_directory.filePath(u"dated"_s), 3, {u"--date"_s, u"2026-11-21"_s});
  QByteArray bytes = readAll(dated);
  QCOMPARE(bytes.count("2026-11-21"), 1);
  QVERIFY(bytes.replace("2026-11-21", "2009-01-01") == m_bytes);
}

void tst_Cli::simulateNeverReplacesAFile() {
  const QString directory = m_directory.filePath(u"kept"_s);
  QVERIFY(QDir().mkpath(directory));
  const QString file = writeAll(directory + u"/game-6.jsonl"_s, "mine");
  const Run run = cli({u"simulate"_s, u"--seed=5"_s, u"--games=3"_s, u"--out"_s, directory});
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.saysOneSentence() && run.errors.contains(file.toUtf8()), run.errors.constData());
  QCOMPARE(readAll(file), QByteArray("mine"));
  QCOMPARE(QDir(directory).entryList(QDir::Files).size(), 1);
  const Run blocked = cli({u"simulate"_s, u"--out"_s, file});
  QCOMPARE(blocked.exitCode, 2);
  QVERIFY(blocked.saysOneSentence());
}

void tst_Cli::outputThatCannotBeWrittenIsAnError() {
  const Run run = cli({u"score"_s, m_game}, {{}, u"/dev/full"_s, {}});
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.saysOneSentence(), run.errors.constData());
}

NILOMETER_TEST(tst_Cli)
#include "tst_cli.moc"

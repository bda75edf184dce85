// SPDX-License-Identifier: GPL-3.0-or-later
// What bad input gets: one sentence with file and line, exit code 2, and nothing written to it.
#include "cli_process.h"
#include "test_program.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

using namespace nilometer::test;

namespace {

constexpr qsizetype megabyte = 1'000'000;

/// The exact moment a file was last written, as the file system tells it.
QDateTime writtenAt(const QString& path) {
  return QFileInfo(path).lastModified();
}

} // namespace

class tst_CliBadInput : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void systemRefusesInTheLanguageAskedFor();
  void recordIsRefusedWithItsLine_data();
  void recordIsRefusedWithItsLine();
  void positionIsRefusedWithItsLine_data();
  void positionIsRefusedWithItsLine();
  void editionIsRefused_data();
  void editionIsRefused();
  void everyReaderRefusesWhatIsNoFileOfOurs_data();
  void everyReaderRefusesWhatIsNoFileOfOurs();
  void fileOfAnotherKindIsNamedAsWhatItIs_data();
  void fileOfAnotherKindIsNamedAsWhatItIs();
  void bracketsWithoutEndAreRefused_data();
  void bracketsWithoutEndAreRefused();
  void bracketsInsideARecordAreRefused();
  void fileWithoutPermissionIsRefused();
  void endlessInputIsRefused();
  void unknownPrintedValuesAreRefused();
  void printedValuesOfAnotherGameAreToldAsSuch();
  void otherFilesAreStillJudged();
  void controlCharactersOfAFileDoNotReachTheTerminal();

private:
  void refused(const QStringList& arguments, const QString& file, int line,
               const QByteArray& input = {});
  [[nodiscard]] QString write(const QByteArray& bytes, const QString& name = u"bad"_s) {
    return writeAll(m_directory.filePath(name), bytes);
  }

  QTemporaryDir m_directory;
  QByteArray m_game;
};

void tst_CliBadInput::initTestCase() {
  QVERIFY(m_directory.isValid());
  m_game = readAll(simulated(m_directory.path(), 2));
}

/// Refused in both languages with file and line; the file stays as it was, to the byte.
void tst_CliBadInput::refused(const QStringList& arguments, const QString& file, int line,
                              const QByteArray& input) {
  const bool isFile = QFileInfo(file).isFile() && QFileInfo(file).size() > 0;
  const QByteArray before = isFile ? readAll(file) : QByteArray();
  const QDateTime time = isFile ? writtenAt(file) : QDateTime();
  for (const QString& language : {u"en"_s, u"de"_s}) {
    const Run run = cli(arguments + QStringList{u"--lang"_s, language}, {input, {}, {}});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.saysOneSentence(), run.errors.constData());
    const QString word = language == u"en"_s ? u", line %1: "_s : u", Zeile %1: "_s;
    const QString place = line == 0 ? file + u": "_s : file + word.arg(line);
    QVERIFY2(QString::fromUtf8(run.errors).startsWith(place), run.errors.constData());
  }
  if (!isFile) return;
  QVERIFY(readAll(file) == before);
  QCOMPARE(writtenAt(file), time);
}

/// "No such file or directory" is the system's English; its language is not that of the program.
void tst_CliBadInput::systemRefusesInTheLanguageAskedFor() {
  const QString missing = m_directory.filePath(u"nosuch.jsonl"_s);
  const auto said = [&](const QStringList& arguments) {
    return QString::fromUtf8(cli(arguments).errors);
  };
  QVERIFY(said({u"check"_s, missing}).contains(u"no such file or directory"_s));
  const QString german = said({u"check"_s, missing, u"--lang=de"_s});
  QVERIFY2(german.contains(u"diese Datei oder dieses Verzeichnis gibt es nicht"_s),
           qPrintable(german));
  QVERIFY2(!german.contains(u"such file"_s), qPrintable(german));
}

void tst_CliBadInput::recordIsRefusedWithItsLine_data() {
  QTest::addColumn<QByteArray>("entry"); // line 2; its end included
  QTest::addRow("wrong type") << QByteArray(R"({"do":"pass","player":5})"
                                            "\n");
  QTest::addRow("no object") << QByteArray("[1,2]\n");
  QTest::addRow("no JSON") << QByteArray("pass blue\n");
  QTest::addRow("two values") << QByteArray(R"({"do":"stones"}{"do":"bonus"})"
                                            "\n");
  QTest::addRow("unknown entry") << QByteArray(R"({"do":"dance"})"
                                               "\n");
  QTest::addRow("unknown player") << QByteArray(R"({"do":"pass","player":"pink"})"
                                                "\n");
  QTest::addRow("unknown stop") << QByteArray(R"({"do":"ship","player":"blue","at":"C99"})"
                                              "\n");
  QTest::addRow("unknown card") << QByteArray(R"({"do":"name-card","at":"C1","card":"ace"})"
                                              "\n");
  QTest::addRow("unknown key") << QByteArray(R"({"do":"stones","colour":1})"
                                             "\n");
  QTest::addRow("missing key") << QByteArray(R"({"do":"pass"})"
                                             "\n");
  QTest::addRow("out of range") << QByteArray(
      R"({"do":"correct","what":"points","player":"red","value":70000,"reason":"x"})"
      "\n");
  QTest::addRow("beyond 64 bits") << QByteArray(
      R"({"do":"correct","what":"points","player":"red",)"
      R"("value":123456789012345678901234567890,"reason":"x"})"
      "\n");
  QTest::addRow("a fraction") << QByteArray(
      R"({"do":"correct","what":"points","player":"red","value":1.5,"reason":"x"})"
      "\n");
  QTest::addRow("duplicate key") << QByteArray(R"({"do":"pass","player":"red","player":"blue"})"
                                               "\n");
  QTest::addRow("correction without a reason")
      << QByteArray(R"({"do":"correct","what":"points","player":"red","value":1})"
                    "\n");
  QTest::addRow("invalid UTF-8") << QByteArray("{\"do\":\"pass\",\"player\":\"r\xff\"}\n");
  QTest::addRow("a zero byte") << QByteArray("{\"do\":\"stones\"\0}\n", 16);
  QTest::addRow("cut-off last line") << QByteArray(R"({"do":"pass","pla)");
}

void tst_CliBadInput::recordIsRefusedWithItsLine() {
  QFETCH(QByteArray, entry);
  const QByteArray record = head(m_game, 1) + entry;
  const QString file = write(record);
  for (const QString& command : {u"score"_s, u"options"_s}) refused({command, file}, file, 2);
  const Run piped = cli({u"score"_s, u"-"_s}, {record, {}, {}});
  QCOMPARE(piped.exitCode, 2);
  QVERIFY2(piped.errors.startsWith("standard input, line 2: "), piped.errors.constData());
}

void tst_CliBadInput::positionIsRefusedWithItsLine_data() {
  QTest::addColumn<QByteArray>("old");
  QTest::addColumn<QByteArray>("now");
  QTest::addColumn<int>("line");
  const auto row = [](const char* name, const QByteArray& old, const QByteArray& now, int line) {
    QTest::addRow("%s", name) << old << now << line;
  };
  row("wrong type", R"("points": 58)", R"("points": "58")", 4);
  row("unknown id", "obelisk-row-9", "obelisk-row-99", 8);
  row("out of range", R"("points": 58)", R"("points": 1001)", 4);
  row("beyond 64 bits", R"("points": 58)", R"("points": 99999999999999999999)", 4);
  row("duplicate key", R"("stones": 7)", R"("stones": 7, "stones": 7)", 4);
  row("invalid UTF-8", "Anna", "Ann\xff", 4);
  row("cut off", R"("red")", "", 9);
  row("numbers that cannot be together", R"("sell": true)", R"("sell": true, "queue": 9)", 8);
}

void tst_CliBadInput::positionIsRefusedWithItsLine() {
  QFETCH(QByteArray, old);
  QFETCH(QByteArray, now);
  QFETCH(int, line);
  QByteArray text = levelPosition;
  const qsizetype at = text.indexOf(old);
  QVERIFY(at > 0);
  if (now.isEmpty())
    text.truncate(at);
  else
    text.replace(at, old.size(), now);
  const QString file = write(text);
  refused({u"position"_s, file}, file, line);
}

void tst_CliBadInput::editionIsRefused_data() {
  QTest::addColumn<QByteArray>("old");
  QTest::addColumn<QByteArray>("now");
  QTest::addRow("wrong type") << QByteArray(R"("ships": {"value": 8)")
                              << QByteArray(R"("ships": {"value": "8")");
  QTest::addRow("unknown provenance") << QByteArray(R"("certain")") << QByteArray(R"("sure")");
  QTest::addRow("beyond 64 bits") << QByteArray(R"("ships": {"value": 8)")
                                  << QByteArray(R"("ships": {"value": 99999999999999999999)");
  QTest::addRow("duplicate key") << QByteArray(R"("format": 1,)")
                                 << QByteArray(R"("format": 1, "format": 1,)");
  QTest::addRow("newer format") << QByteArray(R"("format": 1,)") << QByteArray(R"("format": 4,)");
  QTest::addRow("invalid UTF-8") << QByteArray("Egizia (2009)") << QByteArray("Egizia \xc3(2009)");
  QTest::addRow("cut off") << QByteArray(R"("river")") << QByteArray();
}

void tst_CliBadInput::editionIsRefused() {
  QFETCH(QByteArray, old);
  QFETCH(QByteArray, now);
  QByteArray text =
      readAll(QStringLiteral(NILOMETER_SOURCE_DIR "/resources/editions/egizia-2009.json"));
  const qsizetype at = text.indexOf(old);
  QVERIFY(at > 0);
  if (now.isEmpty())
    text.truncate(at);
  else
    text.replace(at, old.size(), now);
  const QString file = write(text);
  const auto line = static_cast<int>(text.left(at + 1).count('\n')) + 1;
  refused({u"edition"_s, file}, file, line);
  refused({u"edition"_s, u"--validate"_s, file}, file, line);
  refused({u"simulate"_s, u"--edition"_s, file}, file, line);
}

void tst_CliBadInput::everyReaderRefusesWhatIsNoFileOfOurs_data() {
  QTest::addColumn<QString>("command");
  for (const char* command : {"check", "score", "options", "position", "edition"}) {
    QTest::addRow("%s", command) << QString::fromLatin1(command);
  }
}

void tst_CliBadInput::everyReaderRefusesWhatIsNoFileOfOurs() {
  QFETCH(QString, command);
  const QString empty = write({}, u"empty"_s);
  refused({command, empty}, empty, 0);
  const QString zeros = write(QByteArray(5000, '\0'), u"zeros"_s);
  QVERIFY(cli({command, zeros}).errors.contains("nothing in it but zero bytes"));
  const QString blank = write("\n \n\n", u"blank"_s);
  QCOMPARE(cli({command, blank}).exitCode, 2);
  const QString missing = m_directory.filePath(u"missing"_s);
  refused({command, missing}, missing, 0);
  refused({command, m_directory.path()}, m_directory.path(), 0);
  const QString pipe = m_directory.filePath(u"pipe"_s);
  if (!QFileInfo::exists(pipe)) QCOMPARE(mkfifo(pipe.toUtf8().constData(), 0600), 0);
  refused({command, pipe}, pipe, 0);
  const QString circle = m_directory.filePath(u"circle"_s);
  QFile::link(circle, circle);
  refused({command, circle}, circle, 0);
  const QString other = write(R"({"nilometer":"recipe","format":1})", u"other"_s);
  refused({command, other}, other, 1);
  const QString newer = write(QByteArray(R"({"nilometer":")") +
                                  (command == u"edition"_s    ? "edition"
                                   : command == u"position"_s ? "position"
                                                              : "game") +
                                  R"(","format":99})",
                              u"newer"_s);
  refused({command, newer}, newer, 1);
}

void tst_CliBadInput::fileOfAnotherKindIsNamedAsWhatItIs_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QString>("file");
  QTest::addColumn<QByteArray>("sentence");
  const QString edition =
      QStringLiteral(NILOMETER_SOURCE_DIR "/resources/editions/egizia-2009.json");
  const QString position =
      QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/revised-4-players.json");
  const QString game = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/revised-4-players.jsonl");
  QTest::addRow("edition as game")
      << u"check"_s << edition << QByteArray("a game record was expected, and this is an edition");
  QTest::addRow("position as game")
      << u"score"_s << position
      << QByteArray("a game record was expected, and this is an end position");
  QTest::addRow("game as position")
      << u"position"_s << game
      << QByteArray("an end position was expected, and this is a game record");
  QTest::addRow("game as edition")
      << u"edition"_s << game << QByteArray("an edition was expected, and this is a game record");
  QTest::addRow("position as edition")
      << u"edition"_s << position
      << QByteArray("an edition was expected, and this is an end position");
}

void tst_CliBadInput::fileOfAnotherKindIsNamedAsWhatItIs() {
  QFETCH(QString, command);
  QFETCH(QString, file);
  QFETCH(QByteArray, sentence);
  const Run run = cli({command, file});
  QCOMPARE(run.exitCode, 2);
  QVERIFY(run.saysOneSentence());
  QVERIFY2(run.errors.trimmed().endsWith(sentence), run.errors.constData());
}

void tst_CliBadInput::bracketsWithoutEndAreRefused_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<qsizetype>("size");
  for (const QString& command :
       {u"check"_s, u"score"_s, u"options"_s, u"position"_s, u"edition"_s}) {
    for (const qsizetype megabytes : {qsizetype{1}, qsizetype{60}, qsizetype{100}}) {
      QTest::addRow("%s, %d MB", qPrintable(command), static_cast<int>(megabytes))
          << command << megabytes * megabyte;
    }
  }
}

void tst_CliBadInput::bracketsWithoutEndAreRefused() {
  QFETCH(QString, command);
  QFETCH(qsizetype, size);
  for (const char bracket : {'[', '{'}) {
    const QString file = write(QByteArray(size, bracket), u"brackets"_s);
    const Run run = cli({command, file});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.saysOneSentence(), run.errors.constData());
    QVERIFY(run.errors.startsWith(file.toUtf8()));
    QCOMPARE(QFileInfo(file).size(), size);
    QVERIFY(QFile::remove(file));
  }
}

void tst_CliBadInput::bracketsInsideARecordAreRefused() {
  const QString deep = write(head(m_game, 1) + QByteArray(60'000, '['), u"deep"_s);
  refused({u"score"_s, deep}, deep, 2);
  const QString large = write(head(m_game, 1) + QByteArray(60 * megabyte, '['), u"large"_s);
  refused({u"score"_s, large}, large, 2);
}

// Root may read everything, so the program is run as somebody else then.
void tst_CliBadInput::fileWithoutPermissionIsRefused() {
  const QString file = write(m_game, u"locked.jsonl"_s);
  QVERIFY(QFile::setPermissions(file, {}));
  Run run;
  if (geteuid() == 0) {
    QVERIFY(QFile::setPermissions(m_directory.path(), QFileDevice::Permissions(0x7755)));
    const QString copy = m_directory.filePath(u"nilometer-cli"_s);
    QVERIFY(QFile::copy(cliProgram, copy));
    QVERIFY(QFile::setPermissions(copy, QFileDevice::Permissions(0x7755)));
    run = runProgram(u"/usr/bin/setpriv"_s, {u"--reuid=65534"_s, u"--regid=65534"_s,
                                             u"--clear-groups"_s, copy, u"check"_s, file});
  } else {
    run = cli({u"check"_s, file});
  }
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.saysOneSentence(), run.errors.constData());
  QVERIFY2(run.errors.contains("permission"), run.errors.constData());
  QVERIFY(QFile::setPermissions(file, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
  QVERIFY(readAll(file) == m_game);
}

void tst_CliBadInput::endlessInputIsRefused() {
  refused({u"check"_s, u"/dev/zero"_s}, u"/dev/zero"_s, 0);
  refused({u"check"_s, u"/dev/null"_s}, u"/dev/null"_s, 0);
}

void tst_CliBadInput::unknownPrintedValuesAreRefused() {
  QByteArray text = m_game;
  text.replace("egizia-2009", "egizia-1999");
  const QString unknown = write(text, u"unknown.jsonl"_s);
  refused({u"check"_s, unknown}, unknown, 1);
  text = m_game;
  text.replace("sha256:", "sha256:0");
  const QString changed = write(text, u"changed.jsonl"_s);
  refused({u"score"_s, changed}, changed, 1);
  const QString game = write(m_game, u"game.jsonl"_s);
  const QString other = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/different.json");
  refused({u"score"_s, u"--edition"_s, other, game}, game, 1);
}

void tst_CliBadInput::printedValuesOfAnotherGameAreToldAsSuch() {
  QByteArray text = m_game;
  text.replace("egizia-2009", "saqqara-2012");
  const QString file = write(text, u"saqqara.jsonl"_s);
  refused({u"check"_s, file}, file, 1);
  const QString said = QString::fromUtf8(cli({u"check"_s, file, u"--lang=en"_s}).errors);
  QVERIFY2(said.contains(u"“saqqara-2012” are those of Saqqara, and the file is of another game"),
           qPrintable(said));
  QVERIFY2(said.contains(u"“--edition FILE” names a file with those of this game"),
           qPrintable(said));
  QVERIFY2(!said.contains(u"not known here"), qPrintable(said));
}

void tst_CliBadInput::otherFilesAreStillJudged() {
  const QString good = write(m_game, u"good.jsonl"_s);
  const QString bad = write("[", u"bad.jsonl"_s);
  const Run text = cli({u"check"_s, bad, good});
  QCOMPARE(text.exitCode, 2);
  QVERIFY(text.saysOneSentence());
  QVERIFY(text.output.startsWith(good.toUtf8()));
  const Run run = cli({u"check"_s, u"--format=json"_s, bad, good});
  QCOMPARE(run.exitCode, 2);
  const QJsonArray files = run.json().array();
  QCOMPARE(files.size(), 2);
  QVERIFY(!files[0][u"error"].toString().isEmpty());
  QCOMPARE(files[1][u"findings"].toArray().size(), 0);
}

void tst_CliBadInput::controlCharactersOfAFileDoNotReachTheTerminal() {
  const QByteArray entry = R"({"do":"stones","\u001b[2J\u0085\u2028fine":1})";
  const QString file = write(head(m_game, 1) + entry);
  const Run run = cli({u"score"_s, file});
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.saysOneSentence(), run.errors.constData());
  QVERIFY(run.errors.contains("fine"));
  for (const QChar c : QString::fromUtf8(run.errors).chopped(1)) {
    QVERIFY(c.category() != QChar::Other_Control && c.category() != QChar::Separator_Line);
  }
}

NILOMETER_TEST(tst_CliBadInput)
#include "tst_cli_bad_input.moc"

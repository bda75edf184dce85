// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program as a process of its own, where there is no display.
#include "test_program.h"

#include "tests/run_program.h"
#include "ui/base/style/theme.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace nilometer::test;

class tst_Program : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void helpAndVersionNeedNoDisplay_data();
  void helpAndVersionNeedNoDisplay();
  void theHandbookTellsOfEveryOption();
  void gameNeedsADisplayAndSaysSo();
  void aWrongOptionIsOneSentence_data();
  void aWrongOptionIsOneSentence();
  void theTourEndsWithTheWinnerOfTheWholeGame();
  void theTourPlaysTheGameThatIsGiven();
  void theTourSaysInOneSentenceWhyAGameCannotBePlayed_data();
  void theTourSaysInOneSentenceWhyAGameCannotBePlayed();
};

void tst_Program::helpAndVersionNeedNoDisplay_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("said");
  QTest::newRow("--version") << QStringList{u"--version"_s}
                             << QByteArray("nilometer " NILOMETER_VERSION);
  QTest::newRow("-v") << QStringList{u"-v"_s} << QByteArray("nilometer " NILOMETER_VERSION);
  QTest::newRow("--help") << QStringList{u"--help"_s} << QByteArray("--example");
  QTest::newRow("-h") << QStringList{u"-h"_s} << QByteArray("--example");
  QTest::newRow("behind a game") << QStringList{u"game.nilometer"_s, u"--help"_s}
                                 << QByteArray("--example");
}

void tst_Program::helpAndVersionNeedNoDisplay() {
  QFETCH(QStringList, arguments);
  QFETCH(QByteArray, said);
  // Neither none nor one that does not answer.
  for (const QStringList& more : {QStringList(), QStringList{u"DISPLAY=:987"_s}}) {
    const Run run = runProgram(QStringLiteral(NILOMETER_PROGRAM), arguments,
                               {{}, {}, QStringList{u"LC_ALL=C.UTF-8"_s} + more});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.errors, QByteArray());
    QVERIFY2(run.output.contains(said), run.output.constData());
  }
}

void tst_Program::theHandbookTellsOfEveryOption() {
  const Run help = runProgram(QStringLiteral(NILOMETER_PROGRAM), {u"--help"_s});
  QString page =
      QString::fromUtf8(readAll(QStringLiteral(NILOMETER_SOURCE_DIR "/docs/nilometer.1")));
  page.replace(u"\\-"_s, u"-"_s);
  static const QRegularExpression option(u"^ +(?:-\\w, )?(--[a-z-]+)"_s,
                                         QRegularExpression::MultilineOption);
  int options = 0;
  for (const auto& match : option.globalMatch(help.text())) {
    ++options;
    // At the beginning of its own paragraph.
    const QRegularExpression told(u"\\.TP\n\\.B.*"_s + match.captured(1) + u"\\b"_s);
    QVERIFY2(page.contains(told), qPrintable(match.captured(1)));
  }
  QVERIFY(options >= 8);
}

void tst_Program::gameNeedsADisplayAndSaysSo() {
  const Run run = runProgram(QStringLiteral(NILOMETER_PROGRAM), {u"game.nilometer"_s});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.saysOneSentence() && run.errors.contains("display"), run.errors.constData());
}

void tst_Program::aWrongOptionIsOneSentence_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QByteArray>("said");
  for (const QString& text : {u"79"_s, u"251"_s, u"large"_s, u"-100"_s, u"100%"_s}) {
    QTest::newRow(qPrintable(text)) << QStringList{u"--text="_s + text} << QByteArray("80");
  }
  for (const QString& word : {u"--language"_s, u"--lang"_s}) {
    QTest::newRow(qPrintable(word)) << QStringList{word, u"xx"_s} << QByteArray("de");
  }
  QTest::newRow("pink") << QStringList{u"--appearance"_s, u"pink"_s} << QByteArray("contrast");
  QTest::newRow("0x0") << QStringList{u"--size"_s, u"0x0"_s} << QByteArray("1280x720");
}

void tst_Program::aWrongOptionIsOneSentence() {
  QFETCH(const QStringList, arguments);
  QFETCH(const QByteArray, said);
  // Qt has a sentence of its own about a runtime directory that others may read.
  const QTemporaryDir runtime;
  const QStringList around{u"LC_ALL=C.UTF-8"_s, u"QT_QPA_PLATFORM=offscreen"_s,
                           u"XDG_RUNTIME_DIR="_s + runtime.path()};
  const Run run = runProgram(QStringLiteral(NILOMETER_PROGRAM), arguments, {{}, {}, around});
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.saysOneSentence() && run.errors.contains(said), run.errors.constData());
}

namespace {

Run tourInto(const QTemporaryDir& directory, const QStringList& more = {}) {
  const QTemporaryDir runtime;
  return runProgram(
      QStringLiteral(NILOMETER_TOUR),
      QStringList{directory.path(), u"--language"_s, u"en"_s, u"--size"_s, u"800x480"_s} + more,
      {{}, {}, {u"LC_ALL=C.UTF-8"_s, u"TZ=UTC"_s, u"XDG_RUNTIME_DIR="_s + runtime.path()}});
}

} // namespace

void tst_Program::theTourEndsWithTheWinnerOfTheWholeGame() {
  const QTemporaryDir directory;
  const Run run = tourInto(directory);
  QCOMPARE(run.exitCode, 0);
  QVERIFY2(run.output.contains("Cem: 95"), run.output.constData());
  const QStringList pictures = QDir(directory.path()).entryList({u"*.png"_s});
  QVERIFY2(pictures.size() > 28, qPrintable(pictures.join(u' ')));
  for (const QString& scene :
       {u"start"_s, u"start-running"_s, u"full"_s, u"full-build"_s, u"step-1"_s, u"sphinx-2"_s,
        u"second-card"_s, u"over"_s, u"winner"_s, u"score-only"_s, u"lesson"_s, u"check"_s,
        u"start-saqqara"_s, u"table-saqqara"_s, u"score-only-saqqara"_s}) {
    QVERIFY2(!pictures.filter(u'-' + scene + u".png"_s).isEmpty(), qPrintable(scene));
  }
  // The sun is there for a winner alone.
  const QImage winner(directory.filePath(pictures.back()));
  const QColor sun = nilometer::ui::lightTheme().sun;
  int bright = 0;
  for (int x = 0; x < winner.width() / 2; ++x) {
    for (int y = 0; y < winner.height(); ++y) bright += winner.pixelColor(x, y) == sun ? 1 : 0;
  }
  QVERIFY(bright > 1000);
}

/// Not the example, but one against the rules and with corrections of the table; and one that is
/// not over.
void tst_Program::theTourPlaysTheGameThatIsGiven() {
  const QString games = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/games/");
  const QTemporaryDir whole;
  const Run run = tourInto(whole, {games + u"revised-3-players-anyway.jsonl"_s});
  QVERIFY2(run.exitCode == 0, run.errors.constData());
  const QStringList lines = QString::fromUtf8(run.output).trimmed().split(u'\n');
  QVERIFY2(!lines.filter(QRegularExpression(u"-winner\\.png$"_s)).isEmpty(),
           run.output.constData());
  QCOMPARE(lines.filter(QRegularExpression(u"^\\w+: -?\\d+$"_s)).size(), 3);
  QVERIFY(!run.output.contains("Dora"));

  QFile example(games + u"revised-4-players.jsonl"_s);
  QVERIFY(example.open(QIODevice::ReadOnly));
  const QTemporaryDir begun;
  QFile file(begun.filePath(u"begun.nilometer"_s));
  QVERIFY(file.open(QIODevice::WriteOnly));
  for (int line = 0; line < 40; ++line) file.write(example.readLine());
  file.close();
  const Run other = tourInto(begun, {file.fileName()});
  QVERIFY2(other.exitCode == 0, other.errors.constData());
  const QStringList pictures = QDir(begun.path()).entryList({u"*.png"_s});
  QVERIFY2(!pictures.filter(u"-now.png"_s).isEmpty(), qPrintable(pictures.join(u' ')));
  QVERIFY(!pictures.filter(u"-sail.png"_s).isEmpty());
  QVERIFY(pictures.filter(u"winner"_s).isEmpty());
}

void tst_Program::theTourSaysInOneSentenceWhyAGameCannotBePlayed_data() {
  QTest::addColumn<QString>("game");
  QTest::newRow("none") << u"/nowhere/game.nilometer"_s;
  QTest::newRow("nonsense") << QStringLiteral(NILOMETER_SOURCE_DIR "/CONTRIBUTING.md");
  QTest::newRow("no game") << QStringLiteral(NILOMETER_SOURCE_DIR
                                             "/tests/positions/revised-4-players.json");
  QTest::newRow("a directory") << QStringLiteral(NILOMETER_SOURCE_DIR "/tests");
}

void tst_Program::theTourSaysInOneSentenceWhyAGameCannotBePlayed() {
  QFETCH(const QString, game);
  const QTemporaryDir directory;
  const Run run = tourInto(directory, {game});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.saysOneSentence(), run.errors.constData());
  QVERIFY2(run.errors.contains(QFileInfo(game).fileName().toUtf8()), run.errors.constData());
  QCOMPARE(QDir(directory.path()).entryList({u"*.png"_s}), QStringList());
}

NILOMETER_TEST(tst_Program)
#include "tst_program.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program as a process of its own, where there is no display.
#include "test_program.h"

#include "tests/run_program.h"
#include "ui/style/theme.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace nilometer::test;

class tst_Program : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void helpAndVersionNeedNoDisplay_data();
  void helpAndVersionNeedNoDisplay();
  void gameNeedsADisplayAndSaysSo();
  void aWrongOptionIsOneSentence_data();
  void aWrongOptionIsOneSentence();
  void theTourEndsWithTheWinnerOfTheWholeGame();
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

void tst_Program::theTourEndsWithTheWinnerOfTheWholeGame() {
  const QTemporaryDir directory;
  const Run run = runProgram(
      QStringLiteral(NILOMETER_PROGRAM),
      {u"--tour"_s, directory.path(), u"--language"_s, u"en"_s, u"--size"_s, u"800x480"_s},
      {{}, {}, {u"LC_ALL=C.UTF-8"_s, u"TZ=UTC"_s}});
  QCOMPARE(run.exitCode, 0);
  QVERIFY2(run.output.contains("Cem: 95"), run.output.constData());
  const QStringList pictures = QDir(directory.path()).entryList({u"*.png"_s});
  QVERIFY2(pictures.size() > 28, qPrintable(pictures.join(u' ')));
  for (const QString& scene : {u"full"_s, u"step-1"_s, u"sphinx-2"_s, u"over"_s, u"winner"_s}) {
    QVERIFY2(!pictures.filter(scene).isEmpty(), qPrintable(scene));
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

NILOMETER_TEST(tst_Program)
#include "tst_program.moc"

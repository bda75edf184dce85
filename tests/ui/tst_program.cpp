// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop program as a process of its own, where there is no display.
#include "test_program.h"

#include "tests/run_program.h"

#include <QTest>

using namespace nilometer::test;

class tst_Program : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void helpAndVersionNeedNoDisplay_data();
  void helpAndVersionNeedNoDisplay();
  void gameNeedsADisplayAndSaysSo();
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

NILOMETER_TEST(tst_Program)
#include "tst_program.moc"

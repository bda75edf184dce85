// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever moment the program is killed at, everything that it had shown as saved is there.
#include "test_program.h"

#include "tests/ui/busy_steps.h"
#include "tests/ui/shelf_fixture.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr int patience = 60'000;

int kills() {
  return qEnvironmentVariableIsSet("NILOMETER_FULL") ? 300 : 20;
}

/// How many steps were said to be on the disk.
std::size_t said(const QByteArray& output) {
  std::size_t steps = 0;
  for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
    bool isNumber = false;
    const std::size_t number = line.toULongLong(&isNumber);
    if (isNumber) steps = number;
  }
  return steps;
}

} // namespace

class tst_killed : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyStepThatWasSaidToBeSavedIsThere();
  void theSameOnADiskThatBecomesFull();

private:
  /// The game of that file is what it was after some step from that one on.
  void isThere(const QString& path, std::size_t steps) const;

  const std::shared_ptr<const egizia::Edition> m_edition = busyEdition();
  const egizia::GameRecord m_game = busyGame(*m_edition);
};

void tst_killed::isThere(const QString& path, std::size_t steps) const {
  Home home;
  const ui::OpenResult result = home.games.openCopy(path);
  const egizia::GameRecord found = gameIn(result).record;
  for (std::size_t i = 0; i < found.entries.size(); ++i) {
    QCOMPARE(found.entries[i].entry, m_game.entries[i].entry);
  }
  // More may be there than was said, and the next step may be an undo; but it never goes back by
  // more than that.
  constexpr std::size_t all = 1000;
  std::size_t step = steps;
  while (entriesAfter(step) != found.entries.size() && step < all) ++step;
  QVERIFY2(step < all,
           qPrintable(u"said: %1, there: %2 entries"_s.arg(steps).arg(found.entries.size())));
}

void tst_killed::everyStepThatWasSaidToBeSavedIsThere() {
  QRandomGenerator random(20261123);
  for (int kill = 0; kill < kills(); ++kill) {
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"game.nilometer"_s);
    QProcess table;
    table.start(QStringLiteral(NILOMETER_BUSY_TABLE), {path});
    QVERIFY(table.waitForStarted());
    QByteArray output;
    const std::size_t from = random.bounded(140U);
    while (said(output) <= from && !output.endsWith("end\n")) {
      QVERIFY(table.waitForReadyRead(patience));
      output += table.readAllStandardOutput();
    }
    ::usleep(random.bounded(3000U));
    table.kill();
    QVERIFY(table.waitForFinished(patience));
    output += table.readAllStandardOutput();
    isThere(path, said(output));
    if (QTest::currentTestFailed()) return;
  }
}

namespace {

/// The number of the process in the line "pid 4711"; 0 until the whole line is there.
pid_t pidIn(const QByteArray& output) {
  const qsizetype at = output.indexOf("pid ");
  const qsizetype end = output.indexOf('\n', at);
  return at < 0 || end < 0 ? 0 : output.mid(at + 4, end - at - 4).toInt();
}

} // namespace

/// A small disk of its own, which nobody else sees; what is on it is carried out before it goes.
void tst_killed::theSameOnADiskThatBecomesFull() {
  const QString script = u"mount -t tmpfs -o size=%1k tmpfs \"$1\" || exit 77\n"
                         "\"$2\" \"$1/game.nilometer\" &\n"
                         "echo pid $!; wait $!\n"
                         "cp \"$1/game.nilometer\" \"$1.out\""_s;
  QRandomGenerator random(20261123);
  int full = 0;
  int told = 0;
  for (int kill = 0; kill < kills(); ++kill) {
    const QTemporaryDir directory;
    const QString disk = directory.filePath(u"disk"_s);
    QVERIFY(QDir().mkpath(disk));
    QProcess table;
    table.start(u"unshare"_s, {u"--mount"_s, u"sh"_s, u"-c"_s, script.arg(16 + 8 * (kill % 8)),
                               u"sh"_s, disk, QStringLiteral(NILOMETER_BUSY_TABLE)});
    if (!table.waitForStarted()) QSKIP("no unshare here");
    QByteArray output;
    while (pidIn(output) == 0 && table.waitForReadyRead(patience)) {
      output += table.readAllStandardOutput();
    }
    // To kill number 0 would be to kill all that runs these tests.
    const pid_t busy = pidIn(output);
    if (busy <= 0) QSKIP("no disk can be mounted here");
    while (!output.contains("refused") && !output.endsWith("end\n") &&
           table.waitForReadyRead(patience)) {
      output += table.readAllStandardOutput();
    }
    // It goes on trying after the last step that fitted.
    QTest::qSleep(random.bounded(300));
    if (!output.endsWith("end\n")) ::kill(busy, SIGKILL);
    QVERIFY(table.waitForFinished(patience));
    output += table.readAllStandardOutput();
    const bool isFull = output.contains("refused");
    full += isFull ? 1 : 0;
    // On a slow machine the first thing that is written may be too much already.
    QVERIFY2(isFull || said(output) > 0, output.constData());
    if (said(output) == 0) continue;
    ++told;
    isThere(disk + u".out"_s, said(output));
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY2(full > kills() / 2, qPrintable(u"%1 times full"_s.arg(full)));
  QVERIFY2(told > kills() / 2, qPrintable(u"%1 times something was saved"_s.arg(told)));
}

NILOMETER_TEST(tst_killed)
#include "tst_killed.moc"

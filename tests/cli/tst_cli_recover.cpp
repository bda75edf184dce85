// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of a damaged record.
#include "cli_process.h"
#include "test_program.h"

#include "engine/record/line_sums.h"

#include <QFileInfo>
#include <QTemporaryDir>

using namespace nilometer;
using namespace nilometer::test;

class tst_CliRecover : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init();
  void checkJudgesWhatIsBeforeTheDamage();
  void checkSaysInJsonWhereTheDamageBegins();
  void checkRefusesADamagedHeader();
  void recoverWritesTheWholeLines();
  void recoverPassesOverZeros();
  void recoverNeverWritesOverAFile();
  void recoverSaysWhyNothingCanBeWritten();

private:
  std::unique_ptr<QTemporaryDir> m_directory;
  QByteArray m_game; ///< with checksums
  QString m_damaged; ///< line 7 is
};

void tst_CliRecover::init() {
  m_directory = std::make_unique<QTemporaryDir>();
  const QByteArray plain = readAll(simulated(m_directory->path(), 2));
  m_game = QByteArray::fromStdString(record::withSums(plain.toStdString()));
  QByteArray damaged = m_game;
  damaged[head(m_game, 6).size() + 8] ^= 1;
  m_damaged = writeAll(m_directory->filePath(u"damaged"_s), damaged);
}

void tst_CliRecover::checkJudgesWhatIsBeforeTheDamage() {
  const Run run = cli({u"check"_s, m_damaged});
  QCOMPARE(run.exitCode, 1);
  QCOMPARE(run.errors, QByteArray());
  QVERIFY2(run.text().contains(m_damaged + u", line 7: damaged from here on: "_s),
           run.output.constData());
  QVERIFY2(run.text().contains(m_damaged + u": 5 entries, 1 finding, 1 note"_s),
           run.output.constData());
}

void tst_CliRecover::checkSaysInJsonWhereTheDamageBegins() {
  const Run run = cli({u"check"_s, u"--format=json"_s, m_damaged});
  QCOMPARE(run.exitCode, 1);
  const QJsonObject file = run.json().array()[0].toObject();
  QCOMPARE(file[u"entries"].toInt(), 5);
  const QJsonObject finding = file[u"findings"].toArray()[0].toObject();
  QCOMPARE(finding[u"line"].toInt(), 7);
  QCOMPARE(finding.keys(), (QStringList{u"line"_s, u"sentence"_s}));
}

void tst_CliRecover::checkRefusesADamagedHeader() {
  QByteArray bytes = m_game;
  bytes[20] ^= 1;
  const QString file = writeAll(m_directory->filePath(u"header"_s), bytes);
  const QString out = m_directory->filePath(u"out"_s);
  QCOMPARE(cli({u"check"_s, file}).exitCode, 2);
  QCOMPARE(cli({u"recover"_s, file, out}).exitCode, 2);
  QVERIFY(!QFileInfo::exists(out));
}

void tst_CliRecover::recoverWritesTheWholeLines() {
  const QString out = m_directory->filePath(u"out"_s);
  const QByteArray before = readAll(m_damaged);
  const Run run = cli({u"recover"_s, m_damaged, out});
  QCOMPARE(run.exitCode, 1);
  QVERIFY2(run.text().startsWith(out + u": 5 entries\n"_s), run.output.constData());
  QVERIFY(run.text().contains(m_damaged + u", line 7: damaged from here on: "_s));
  QCOMPARE(readAll(out), head(m_game, 6));
  QCOMPARE(readAll(m_damaged), before);
  QCOMPARE(cli({u"check"_s, out}).exitCode, 0);
}

void tst_CliRecover::recoverPassesOverZeros() {
  const QString out = m_directory->filePath(u"out"_s);
  const QByteArray bytes = m_game + QByteArray(512, '\0');
  const QString file = writeAll(m_directory->filePath(u"zeros"_s), bytes);
  QCOMPARE(cli({u"recover"_s, file, out}).exitCode, 0);
  QCOMPARE(readAll(out), m_game);
}

void tst_CliRecover::recoverNeverWritesOverAFile() {
  const QString out = writeAll(m_directory->filePath(u"out"_s), "mine");
  for (const QString& there : {out, m_damaged}) {
    const QByteArray before = readAll(there);
    const Run run = cli({u"recover"_s, m_damaged, there});
    QCOMPARE(run.exitCode, 2);
    QVERIFY2(run.saysOneSentence(), run.errors.constData());
    QCOMPARE(readAll(there), before);
  }
}

void tst_CliRecover::recoverSaysWhyNothingCanBeWritten() {
  const Run run = cli({u"recover"_s, m_damaged, m_directory->filePath(u"none/out"_s)});
  QCOMPARE(run.exitCode, 2);
  QVERIFY2(run.errors.contains("no such file or directory"), run.errors.constData());
}

NILOMETER_TEST(tst_CliRecover)
#include "tst_cli_recover.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/run_program.h"
#include "tests/write_limit.h"

#include "engine/record/durable.h"

#include <QFileInfo>
#include <QTest>

#include <cerrno>

using namespace nilometer::test;
using namespace nilometer::record;

class tst_Durable : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void appendingLeavesWhatWasThere();
  void appendingAsksThatNothingElseWasWritten();
  void appendingThatFailsOnTheWayLeavesWhatWasThere();
  void newFileIsNeverWrittenOverAnother();
  void newFileThatCannotBeWholeIsNone();
  void whatIsNotThereCannotBeSynced();

private:
  [[nodiscard]] QString put(const QByteArray& bytes) const {
    return writeAll(m_directory.filePath(u"a"_s), bytes);
  }

  QTemporaryDir m_directory;
};

void tst_Durable::appendingLeavesWhatWasThere() {
  const QString path = put("one\n");
  QCOMPARE(appendTo(path, 4, "two\n"), 0);
  QCOMPARE(readAll(path), QByteArray("one\ntwo\n"));
}

void tst_Durable::appendingAsksThatNothingElseWasWritten() {
  const QString path = put("one\nmore\n");
  QCOMPARE(appendTo(path, 4, "two\n"), ESTALE);
  QCOMPARE(readAll(path), QByteArray("one\nmore\n"));
  QCOMPARE(appendTo(m_directory.filePath(u"none"_s), 0, "two\n"), ENOENT);
}

void tst_Durable::appendingThatFailsOnTheWayLeavesWhatWasThere() {
  const QString path = put("one\n");
  const WriteLimit limit(6);
  QCOMPARE(appendTo(path, 4, "two\n"), EFBIG);
  QCOMPARE(readAll(path), QByteArray("one\n"));
}

void tst_Durable::newFileIsNeverWrittenOverAnother() {
  const QString path = put("one\n");
  QCOMPARE(writeNewFile(path, "two\n"), EEXIST);
  QCOMPARE(readAll(path), QByteArray("one\n"));
  const QString other = m_directory.filePath(u"b"_s);
  QCOMPARE(writeNewFile(other, "two\n"), 0);
  QCOMPARE(readAll(other), QByteArray("two\n"));
}

void tst_Durable::newFileThatCannotBeWholeIsNone() {
  const QString path = m_directory.filePath(u"c"_s);
  const WriteLimit limit(2);
  QCOMPARE(writeNewFile(path, "two\n"), EFBIG);
  QVERIFY(!QFileInfo::exists(path));
}

void tst_Durable::whatIsNotThereCannotBeSynced() {
  QCOMPARE(syncFolder(m_directory.path()), 0);
  QCOMPARE(syncFolder(m_directory.filePath(u"none"_s)), ENOENT);
  QCOMPARE(syncFile(-1), EBADF);
}

NILOMETER_TEST(tst_Durable)
#include "tst_durable.moc"

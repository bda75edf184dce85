// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/files.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include <unistd.h>

using namespace nilometer::record;

namespace {

bool write(const QString& name, const QByteArray& bytes) {
  QFile file(name);
  return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class tst_Files : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init();
  void readsAllBytesAsTheyAre();
  void readsNamesBeyondAscii();
  void missingFileSaysWhy();
  void directoryIsRefused();
  void emptyFileIsRefused();
  void fileWithoutPermissionIsRefused();
  void fileAboveTheLimitIsRefusedUnread();
  void endlessDeviceStopsAtTheLimit();
  void leavesTheFileAsItWas();

private:
  [[nodiscard]] QString path(const char* name) const {
    return m_directory->filePath(QString::fromUtf8(name));
  }

  std::unique_ptr<QTemporaryDir> m_directory;
};

void tst_Files::init() {
  m_directory = std::make_unique<QTemporaryDir>();
  QVERIFY(m_directory->isValid());
}

void tst_Files::readsAllBytesAsTheyAre() {
  QByteArray bytes("a\r\nb\0c\xFF", 7);
  bytes += QByteArray(3 * 1024 * 1024, 'x');
  QVERIFY(write(path("bytes"), bytes));
  const Result<std::string> text = readFile(path("bytes").toStdString());
  QVERIFY(text);
  QVERIFY(*text == bytes.toStdString());
}

void tst_Files::readsNamesBeyondAscii() {
  QVERIFY(write(path("Übung €.json"), "x"));
  QVERIFY(readFile(path("Übung €.json").toStdString()));
}

void tst_Files::missingFileSaysWhy() {
  const std::string name = path("absent").toStdString();
  const Result<std::string> text = readFile(name);
  QVERIFY(!text);
  QCOMPARE(text.error().fault, ReadFault::cannotOpen);
  QCOMPARE(text.error().file, name);
  QVERIFY(!text.error().found.empty());
}

void tst_Files::directoryIsRefused() {
  const Result<std::string> text = readFile(m_directory->path().toStdString());
  QVERIFY(!text);
  QCOMPARE(text.error().fault, ReadFault::isDirectory);
}

void tst_Files::emptyFileIsRefused() {
  QVERIFY(write(path("empty"), {}));
  const Result<std::string> text = readFile(path("empty").toStdString());
  QVERIFY(!text);
  QCOMPARE(text.error().fault, ReadFault::empty);
}

void tst_Files::fileWithoutPermissionIsRefused() {
  if (geteuid() == 0) QSKIP("the superuser may read every file");
  QVERIFY(write(path("secret"), "x"));
  QVERIFY(QFile::setPermissions(path("secret"), QFileDevice::WriteOwner));
  const Result<std::string> text = readFile(path("secret").toStdString());
  QVERIFY(!text);
  QCOMPARE(text.error().fault, ReadFault::noPermission);
}

void tst_Files::fileAboveTheLimitIsRefusedUnread() {
  const std::string name = path("large").toStdString();
  QVERIFY(write(path("large"), "12345"));
  QVERIFY(readFile(name, 5));
  const Result<std::string> text = readFile(name, 4);
  QVERIFY(!text);
  QCOMPARE(text.error().fault, ReadFault::tooLarge);
  QCOMPARE(text.error().expected, std::string("4 bytes"));
  QCOMPARE(text.error().found, std::string("5 bytes"));

  // A hole of a terabyte takes no room on the disk, but would in memory.
  QVERIFY(QFile::resize(path("large"), qint64{1} << 40));
  QCOMPARE(readFile(name).error().fault, ReadFault::tooLarge);
}

void tst_Files::endlessDeviceStopsAtTheLimit() {
  const Result<std::string> text = readFile("/dev/zero", 3'000'000);
  QVERIFY(!text);
  QCOMPARE(text.error().fault, ReadFault::tooLarge);
}

void tst_Files::leavesTheFileAsItWas() {
  QVERIFY(write(path("kept"), "kept"));
  QVERIFY(QFile::setPermissions(path("kept"), QFileDevice::ReadOwner));
  const QDateTime before = QFileInfo(path("kept")).lastModified();
  QVERIFY(readFile(path("kept").toStdString()));
  QCOMPARE(QFileInfo(path("kept")).lastModified(), before);
  QCOMPARE(QFileInfo(path("kept")).size(), qint64{4});
}

QTEST_APPLESS_MAIN(tst_Files)
#include "tst_files.moc"

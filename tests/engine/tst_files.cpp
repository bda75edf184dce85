// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/record/files.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
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
  void whatIsNoFileIsRefusedWithoutWaiting();
  void linkThatLeadsNowhereIsNamed();
  void openPipeIsReadToTheLimit();
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

// Nobody writes into the pipe: opening it would wait for ever.
void tst_Files::whatIsNoFileIsRefusedWithoutWaiting() {
  const QByteArray pipe = path("pipe").toUtf8();
  QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
  const QByteArray socket = path("socket").toUtf8();
  const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  QVERIFY(static_cast<std::size_t>(socket.size()) < sizeof address.sun_path);
  std::ranges::copy(socket, std::begin(address.sun_path));
  QCOMPARE(bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  QVERIFY(QFile::link(path("pipe"), path("link")));
  for (const std::string& name :
       {pipe.toStdString(), path("link").toStdString(), socket.toStdString(),
        std::string("/dev/zero"), std::string("/dev/null")}) {
    const Result<std::string> text = readFile(name);
    QVERIFY2(!text, name.c_str());
    QCOMPARE(text.error().found, std::string("it is a pipe, a device or a socket"));
    QCOMPARE(text.error().file, name);
  }
  close(descriptor);
}

void tst_Files::linkThatLeadsNowhereIsNamed() {
  QVERIFY(QFile::link(path("one"), path("other")));
  QVERIFY(QFile::link(path("other"), path("one"))); // round in a circle
  QVERIFY(QFile::link(path("absent"), path("dangling")));
  for (const char* name : {"one", "other"}) {
    QCOMPARE(readFile(path(name).toStdString()).error().found,
             qt_error_string(ELOOP).toStdString());
  }
  QCOMPARE(readFile(path("dangling").toStdString()).error().found,
           std::string("the link leads nowhere"));
  QVERIFY(write(path("file"), "x"));
  QVERIFY(QFile::link(path("file"), path("good")));
  QVERIFY(readFile(path("good").toStdString()));
}

// What a shell hands over, as in "check <(unpack)": its writer is there already.
void tst_Files::openPipeIsReadToTheLimit() {
  const auto readBack = [](std::int64_t limit) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0 || ::write(ends[1], "12345", 5) != 5) qFatal("no pipe");
    close(ends[1]);
    Result<std::string> text = readFile("/dev/fd/" + std::to_string(ends[0]), limit);
    close(ends[0]);
    return text;
  };
  const Result<std::string> whole = readBack(5);
  QVERIFY(whole);
  QCOMPARE(*whole, std::string("12345"));
  QCOMPARE(readBack(4).error().fault, ReadFault::tooLarge);
}

void tst_Files::leavesTheFileAsItWas() {
  QVERIFY(write(path("kept"), "kept"));
  QVERIFY(QFile::setPermissions(path("kept"), QFileDevice::ReadOwner));
  const QDateTime before = QFileInfo(path("kept")).lastModified();
  QVERIFY(readFile(path("kept").toStdString()));
  QCOMPARE(QFileInfo(path("kept")).lastModified(), before);
  QCOMPARE(QFileInfo(path("kept")).size(), qint64{4});
}

NILOMETER_TEST(tst_Files)
#include "tst_files.moc"

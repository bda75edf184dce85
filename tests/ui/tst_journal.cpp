// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/shelf_fixture.h"
#include "tests/write_limit.h"

#include "engine/record/line_sums.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/store/games/journal.h"

#include <QTest>

#include <sys/stat.h>

using namespace nilometer;
using namespace nilometer::test;
using ui::Journal;

namespace {

QByteArray written(std::size_t entries) {
  return QByteArray::fromStdString(
      record::withSums(egizia::writeRecord(firstEntries(entries), *shelfEdition())));
}

/// Another one after a whole new file.
ino_t fileNumber(const QString& path) {
  struct stat file {};
  if (::stat(QFile::encodeName(path).constData(), &file) != 0) qFatal("no file");
  return file.st_ino;
}

} // namespace

class tst_journal : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { m_directory = std::make_unique<QTemporaryDir>(); }
  void entryIsAddedToTheFile();
  void anyOtherChangeIsAWholeFile();
  void fileWithoutSumsBecomesOneWithThem();
  void diskThatIsFullAtAnyByteLosesNothing();
  void diskThatIsFullLeavesTheOldFileWhole();
  void whatWasThereBeforeAChangeIsKept();
  void onlyTheLastTenVersionsAreKept();
  void beginningsOfAVersionAreNotKept();
  void whatOthersWroteIsKept();
  void whatOthersWroteIsKeptBesideTheLongestName();
  void fileThatOthersMadeShorterIsKeptToo_data();
  void fileThatOthersMadeShorterIsKeptToo();
  void fileThatOthersEmptiedOrTookAwayIsTold_data();
  void fileThatOthersEmptiedOrTookAwayIsTold();
  void folderThatIsGoneIsNotMadeAnew();
  void stickThatComesBackIsNobodyElse();

private:
  [[nodiscard]] QString file() const { return m_directory->filePath(u"game.nilometer"_s); }
  /// No other file is there.
  [[nodiscard]] bool isAlone() const {
    return QDir(m_directory->path()).entryList(QDir::Files) == QStringList{u"game.nilometer"_s};
  }

  std::unique_ptr<QTemporaryDir> m_directory;
};

void tst_journal::entryIsAddedToTheFile() {
  Journal journal(file());
  QCOMPARE(journal.write(written(20)).failure, QString());
  const ino_t number = fileNumber(file());
  QCOMPARE(journal.write(written(21)).failure, QString());
  QCOMPARE(journal.write(written(25)).failure, QString());
  QCOMPARE(fileNumber(file()), number);
  QCOMPARE(bytesOf(file()), written(25));
  // Also by the next program.
  QCOMPARE(Journal(file()).write(written(26)).failure, QString());
  QCOMPARE(fileNumber(file()), number);
  QCOMPARE(bytesOf(file()), written(26));
}

void tst_journal::anyOtherChangeIsAWholeFile() {
  Journal journal(file());
  QCOMPARE(journal.write(written(20)).failure, QString());
  QCOMPARE(journal.write(written(19)).failure, QString());
  QCOMPARE(bytesOf(file()), written(19));
  QByteArray corrected = written(19);
  corrected.replace("Anna", "Anne");
  QCOMPARE(journal.write(corrected).failure, QString());
  QCOMPARE(bytesOf(file()), corrected);
}

void tst_journal::fileWithoutSumsBecomesOneWithThem() {
  writeBytes(file(),
             QByteArray::fromStdString(egizia::writeRecord(firstEntries(20), *shelfEdition())));
  Journal journal(file());
  QCOMPARE(journal.write(written(21)).failure, QString());
  QCOMPARE(bytesOf(file()), written(21));
}

/// Every byte of the last 4 KB.
void tst_journal::diskThatIsFullAtAnyByteLosesNothing() {
  const QByteArray whole = written(wholeGame().entries.size());
  constexpr qsizetype tried = 4096;
  for (qsizetype full = whole.size() - tried; full < whole.size(); ++full) {
    const QByteArray before = whole.left(whole.lastIndexOf('\n', full - 1) + 1);
    const QByteArray after = whole.left(whole.indexOf('\n', full) + 1);
    writeBytes(file(), before);
    Journal journal(file());
    {
      const WriteLimit limit(static_cast<rlim_t>(full));
      QVERIFY(!journal.write(after).failure.isEmpty());
      QCOMPARE(bytesOf(file()), before);
    }
    if (full % 64 != 0) continue;
    QCOMPARE(journal.write(after).failure, QString());
    QCOMPARE(bytesOf(file()), after);
  }
  QVERIFY(isAlone());
}

void tst_journal::diskThatIsFullLeavesTheOldFileWhole() {
  Journal journal(file());
  QCOMPARE(journal.write(written(20)).failure, QString());
  for (const rlim_t full : {0U, 1U, 1000U}) {
    const WriteLimit limit(full);
    QVERIFY(!journal.write(written(19)).failure.isEmpty());
    QCOMPARE(bytesOf(file()), written(20));
  }
  QCOMPARE(journal.write(written(19)).failure, QString());
  QCOMPARE(bytesOf(file()), written(19));
}

void tst_journal::whatWasThereBeforeAChangeIsKept() {
  Journal journal(file());
  for (const std::size_t entries : {18U, 19U, 20U}) {
    QCOMPARE(journal.write(written(entries)).failure, QString());
  }
  QVERIFY(ui::earlierVersions(file()).isEmpty());
  QCOMPARE(journal.write(written(19)).failure, QString());
  const QStringList versions = ui::earlierVersions(file());
  QCOMPARE(versions.size(), qsizetype{1});
  QCOMPARE(bytesOf(versions[0]), written(20));
}

void tst_journal::onlyTheLastTenVersionsAreKept() {
  Journal journal(file());
  const auto called = [](int number) {
    QByteArray game = written(5);
    return game.replace("Anna", QByteArray("A" + QByteArray::number(number)));
  };
  for (int i = 0; i <= 14; ++i) QCOMPARE(journal.write(called(i)).failure, QString());
  const QStringList versions = ui::earlierVersions(file());
  QCOMPARE(versions.size(), qsizetype{10});
  for (int i = 0; i < 10; ++i) QCOMPARE(bytesOf(versions[i]), called(13 - i));
}

void tst_journal::beginningsOfAVersionAreNotKept() {
  Journal journal(file());
  for (const std::size_t entries : {20U, 19U, 18U, 17U}) {
    QCOMPARE(journal.write(written(entries)).failure, QString());
  }
  QCOMPARE(ui::earlierVersions(file()).size(), qsizetype{1});
  // Redone and gone on, it takes the place of its beginning.
  for (const std::size_t entries : {20U, 25U, 24U}) {
    QCOMPARE(journal.write(written(entries)).failure, QString());
  }
  QCOMPARE(ui::earlierVersions(file()).size(), qsizetype{1});
  QCOMPARE(bytesOf(ui::earlierVersions(file())[0]), written(25));
}

void tst_journal::whatOthersWroteIsKept() {
  Journal journal(file());
  QCOMPARE(journal.write(written(20)).failure, QString());
  writeBytes(file(), "from a cloud");
  const Journal::Outcome outcome = journal.write(written(21));
  QCOMPARE(outcome.failure, QString());
  QCOMPARE(outcome.others, u"game.nilometer.other-1"_s);
  QCOMPARE(bytesOf(file()), written(21));
  QCOMPARE(bytesOf(file() + u".other-1"_s), QByteArray("from a cloud"));
  // Only once.
  QVERIFY(!journal.write(written(22)).others);
}

void tst_journal::whatOthersWroteIsKeptBesideTheLongestName() {
  const QString path = m_directory->filePath(QString(250, u'a'));
  writeBytes(path, written(20));
  Journal journal(path);
  writeBytes(path, "from a cloud");
  const Journal::Outcome outcome = journal.write(written(21));
  QCOMPARE(outcome.failure, QString());
  QCOMPARE(bytesOf(m_directory->filePath(*outcome.others)), QByteArray("from a cloud"));
}

void tst_journal::fileThatOthersMadeShorterIsKeptToo_data() {
  QTest::addColumn<QByteArray>("left");
  QTest::newRow("in the middle of a line") << written(20).left(1000);
  QTest::newRow("behind a whole line") << written(19);
  QTest::newRow("an older copy") << written(20).replace("Anna", "Anne").left(900);
}

void tst_journal::fileThatOthersMadeShorterIsKeptToo() {
  QFETCH(const QByteArray, left);
  for (const std::size_t next : {21U, 18U}) { // a line more, and a whole new file
    init();
    Journal journal(file());
    QCOMPARE(journal.write(written(20)).failure, QString());
    writeBytes(file(), left);
    const Journal::Outcome outcome = journal.write(written(next));
    QCOMPARE(outcome.failure, QString());
    QCOMPARE(outcome.others, u"game.nilometer.other-1"_s);
    QCOMPARE(bytesOf(file()), written(next));
    QCOMPARE(bytesOf(file() + u".other-1"_s), left);
    QVERIFY(!journal.write(written(22)).others);
  }
}

void tst_journal::fileThatOthersEmptiedOrTookAwayIsTold_data() {
  QTest::addColumn<bool>("isThere");
  QTest::newRow("emptied") << true;
  QTest::newRow("taken away") << false;
}

void tst_journal::fileThatOthersEmptiedOrTookAwayIsTold() {
  QFETCH(const bool, isThere);
  Journal journal(file());
  QCOMPARE(journal.write(written(20)).failure, QString());
  QVERIFY(QFile::remove(file()));
  if (isThere) writeBytes(file(), {});
  const Journal::Outcome outcome = journal.write(written(21));
  QCOMPARE(outcome.failure, QString());
  QVERIFY(outcome.others && outcome.others->isEmpty());
  QCOMPARE(bytesOf(file()), written(21));
  QVERIFY(!journal.write(written(22)).others);
  QVERIFY(isAlone());
}

void tst_journal::folderThatIsGoneIsNotMadeAnew() {
  const QString home = m_directory->filePath(u"home"_s);
  const QString path = home + u"/game.nilometer"_s;
  Journal journal(path);
  QCOMPARE(journal.write(written(20)).failure, QString()); // a new game's folder is made
  const QString elsewhere = home + u" elsewhere"_s;
  QVERIFY(QDir().rename(home, elsewhere));
  for (const std::size_t entries : {21U, 22U}) {
    QVERIFY(!journal.write(written(entries)).failure.isEmpty());
    QVERIFY(!QFileInfo::exists(home));
  }
  QVERIFY(QDir().rename(elsewhere, home));
  const Journal::Outcome outcome = journal.write(written(23));
  QCOMPARE(outcome.failure, QString());
  QVERIFY(!outcome.others);
  QCOMPARE(bytesOf(path), written(23));
}

void tst_journal::stickThatComesBackIsNobodyElse() {
  const QString stick = m_directory->filePath(u"stick"_s);
  const QString path = stick + u"/game.nilometer"_s;
  QVERIFY(QDir().mkpath(stick));
  Journal journal(path);
  QCOMPARE(journal.write(written(20)).failure, QString());
  QVERIFY(QDir().rename(stick, stick + u" elsewhere"_s));
  writeBytes(stick, "nothing can be written there");
  QVERIFY(!journal.write(written(19)).failure.isEmpty());
  QVERIFY(QFile::remove(stick));
  QVERIFY(QDir().rename(stick + u" elsewhere"_s, stick));
  const Journal::Outcome outcome = journal.write(written(19));
  QCOMPARE(outcome.failure, QString());
  QVERIFY(!outcome.others);
  QCOMPARE(bytesOf(path), written(19));
}

NILOMETER_TEST(tst_journal)
#include "tst_journal.moc"

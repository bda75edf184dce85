// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/shelf_fixture.h"
#include "tests/write_limit.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/store/games/auto_save.h"

#include <QTest>

using namespace record_fixture;
using namespace nilometer;
using namespace nilometer::test;
using ui::AutoSave;
using ui::EgiziaSession;
using ui::GameLibrary;
using ui::OpenFailure;
using ui::OpenResult;

/// No game on disk is lost or given away: full disks, two programs, copies, saving by itself.
class tst_shelf_safety : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void failedWriteLeavesTheOldFileAndSaysSo();
  void fileThatAnotherProgramHasOpenIsInUse();
  void copyOfAFileInUseGetsAFileOfItsOwn();
  void savedCopyNamesNoHiddenCard();
  void sentenceAboutADamagedGameQuotesNoEntry();
  void savedCopyNeverReplacesTheGameItself();
  void everyEntryIsWrittenAfterTheRepaint();
  void lookingAtThePastWritesNothing();
  void newGameIsWrittenAtOnce();
  void failedSaveIsToldAndTriedAgain();
};

void tst_shelf_safety::failedWriteLeavesTheOldFileAndSaysSo() {
  Shelf shelf;
  const QString path = shelf.put(firstEntries(20));
  const QByteArray before = bytesOf(path);
  QString error;
  {
    const WriteLimit full(100);
    error = save(shelf.games, path, wholeGame(), *shelfEdition());
  }
  QVERIFY(error.contains(u"a game.nilometer"_s));
  QVERIFY2(error.contains(u"the disk may be full"_s), qPrintable(error));
  QCOMPARE(bytesOf(path), before);
  const QStringList files = QDir(shelf.file(QString())).entryList({u"a game*"_s}, QDir::Files);
  QCOMPARE(files, QStringList{u"a game.nilometer"_s});
  QVERIFY(!save(shelf.games, shelf.file(QString()), firstEntries(1), *shelfEdition()).isEmpty());
}

void tst_shelf_safety::fileThatAnotherProgramHasOpenIsInUse() {
  Shelf shelf;
  const QString path = shelf.put(firstEntries(20));
  gameIn(shelf.games.open(path));
  GameLibrary other(shelf.file(u"others"_s), shelf.preferences, ui::games());
  const OpenResult refused = other.open(path);
  QVERIFY(isInUse(refused));
  QVERIFY(ui::sentence(std::get<OpenFailure>(refused)).contains(u"a game.nilometer"_s));
  const QByteArray before = bytesOf(path);
  QVERIFY(!save(other, path, wholeGame(), *shelfEdition()).isEmpty());
  QCOMPARE(bytesOf(path), before);
  QVERIFY(!isInUse(shelf.games.open(path))); // one's own
  shelf.games.close();
  QVERIFY(!isInUse(other.open(path)));
}

void tst_shelf_safety::copyOfAFileInUseGetsAFileOfItsOwn() {
  Shelf shelf;
  const QString path = shelf.put(firstEntries(20));
  gameIn(shelf.games.open(path));
  GameLibrary other(shelf.file(u"others"_s), shelf.preferences, ui::games());
  const OpenResult copy = other.openCopy(path);
  QVERIFY(gameIn(copy).record == firstEntries(20));
  QVERIFY(gameIn(copy).path.startsWith(shelf.file(u"others/"_s)));
}

void tst_shelf_safety::savedCopyNamesNoHiddenCard() {
  Shelf shelf;
  GameRecord record = firstEntries(60);
  record.entries.push_back({NameSphinxCards{Player{0}, SphinxSet{1} << 4}, false, "", "", 0});
  EgiziaSession session(record, shelfEdition());
  const std::string id = '"' + shelfEdition()->sphinxCards[4].id + '"';
  QVERIFY(writeRecord(record, *shelfEdition()).find(id) != std::string::npos);
  const QString path = shelf.file(u"copy.nilometer"_s);
  QCOMPARE(shelf.games.saveCopy(path, session), QString());
  QVERIFY(!bytesOf(path).contains(id.c_str()));
  const OpenResult copy = shelf.games.open(path);
  QVERIFY(replay(gameIn(copy).record, *shelfEdition()).clean());
}

void tst_shelf_safety::sentenceAboutADamagedGameQuotesNoEntry() {
  Shelf shelf;
  const QString path = shelf.file(u"damaged.nilometer"_s);
  const std::string hidden =
      R"({"do":"sphinx-named","player":"red","cards":"obelisk-row-7, all-tombs"})"
      "\n";
  const std::string text = egizia::writeRecord(firstEntries(40), *shelfEdition()) + hidden;
  writeBytes(path, QByteArray::fromStdString(text));
  const ui::OpenResult opened = shelf.games.open(path);
  const auto& game = std::get<ui::OpenedGame>(opened);
  QVERIFY(game.damage);
  QCOMPARE(game.damage->error.line, 42);
  const QString sentence = ui::damageSentence(game);
  QVERIFY2(!sentence.contains(u"all-tombs"_s), qPrintable(sentence));
  QVERIFY2(sentence.contains(u"damaged.nilometer"_s) && sentence.contains(u"42"_s),
           qPrintable(sentence));
}

void tst_shelf_safety::savedCopyNeverReplacesTheGameItself() {
  Shelf shelf;
  const QString path = shelf.put(firstEntries(20));
  gameIn(shelf.games.open(path));
  const QByteArray before = bytesOf(path);
  EgiziaSession session(wholeGame(), shelfEdition());
  QVERIFY(!shelf.games.saveCopy(path, session).isEmpty());
  const QString link = shelf.file(u"link.nilometer"_s);
  if (QFile::link(path, link)) QVERIFY(!shelf.games.saveCopy(link, session).isEmpty());
  QCOMPARE(bytesOf(path), before);
}

void tst_shelf_safety::everyEntryIsWrittenAfterTheRepaint() {
  Shelf shelf;
  const QString path = shelf.put(firstEntries(20));
  EgiziaSession session(firstEntries(20), shelfEdition());
  AutoSave save(session, shelf.games, path);
  QCoreApplication::processEvents();
  QVERIFY(save.isSaved());
  const QByteArray before = bytesOf(path);
  QVERIFY(session.enter(wholeGame().entries[20].entry).accepted);
  QCOMPARE(bytesOf(path), before); // the repaint comes first
  QVERIFY(!save.isSaved());
  QTRY_VERIFY(save.isSaved());
  QVERIFY(gameIn(shelf.games.open(path)).record == session.record());
  session.undo();
  session.undo();
  save.flush();
  QVERIFY(gameIn(shelf.games.open(path)).record == firstEntries(19));
}

void tst_shelf_safety::lookingAtThePastWritesNothing() {
  Shelf shelf;
  const QString path = shelf.put(firstEntries(20));
  EgiziaSession session(firstEntries(20), shelfEdition());
  AutoSave save(session, shelf.games, path);
  writeBytes(path, "untouched");
  session.lookAt(3);
  QCoreApplication::processEvents();
  session.backToNow();
  QCoreApplication::processEvents();
  save.flush();
  QCOMPARE(bytesOf(path), QByteArray("untouched"));
}

void tst_shelf_safety::newGameIsWrittenAtOnce() {
  Shelf shelf;
  const QString path = newFile(shelf.games, wholeGame().header);
  EgiziaSession session(firstEntries(0), shelfEdition());
  {
    const AutoSave save(session, shelf.games, path);
    QVERIFY(!save.isSaved());
  } // ends before anything could be written
  QVERIFY(gameIn(shelf.games.open(path)).record == firstEntries(0));
  QCOMPARE(shelf.games.unfinished()->path, path);
}

void tst_shelf_safety::failedSaveIsToldAndTriedAgain() {
  Shelf shelf;
  const QString path = shelf.file(u"nowhere/game.nilometer"_s);
  writeBytes(shelf.file(u"nowhere"_s), "a file in place of the directory");
  EgiziaSession session(firstEntries(20), shelfEdition());
  AutoSave save(session, shelf.games, path);
  QTRY_COMPARE(save.kept(), ui::SaveState::failing);
  QVERIFY(save.failure().contains(u"game.nilometer"_s));
  // With every change …
  QVERIFY(session.enter(wholeGame().entries[20].entry).accepted);
  QCOMPARE(save.kept(), ui::SaveState::failing);
  QVERIFY(QFile::remove(shelf.file(u"nowhere"_s)));
  QTRY_COMPARE(save.kept(), ui::SaveState::onDisk);
  QCOMPARE(save.failure(), QString());
  QVERIFY(gameIn(shelf.games.open(path)).record == session.record());
  // … and by itself.
  QVERIFY(QDir(shelf.file(u"nowhere"_s)).removeRecursively());
  writeBytes(shelf.file(u"nowhere"_s), "a file in place of the directory");
  session.undo();
  QTRY_COMPARE(save.kept(), ui::SaveState::failing);
  QVERIFY(QFile::remove(shelf.file(u"nowhere"_s)));
  QVERIFY(QDir().mkpath(shelf.file(u"nowhere"_s)));
  constexpr int soon = 15'000;
  QTRY_COMPARE_WITH_TIMEOUT(save.kept(), ui::SaveState::onDisk, soon);
  QVERIFY(gameIn(shelf.games.open(path)).record == session.record());
}

NILOMETER_TEST(tst_shelf_safety)
#include "tst_shelf_safety.moc"

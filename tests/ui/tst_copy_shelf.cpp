// SPDX-License-Identifier: GPL-3.0-or-later
// The players' own copies of the printed values: their files, and how far they are compared.
#include "test_program.h"

#include "engine/egizia/file/edition_file.h"
#include "tests/ui/copies_fixture.h"
#include "ui/text/language.h"

#include <QTest>

using namespace record_fixture;
using namespace nilometer;
using namespace nilometer::test;
using ui::CopyShelf;
using ui::OwnCopy;
using ui::PageState;

class tst_copy_shelf : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void newCopyHasTheValuesOfItsModelAndAnIdOfItsOwn();
  void nameOfACopyMayBeAnything_data();
  void nameOfACopyMayBeAnything();
  void copiesOfOneNameNeverOverwriteEachOther();
  void everyPageIsConfirmedWithOneActionEach();
  void comparingGoesOnWhereItWasLeft();
  void pageWithNonsenseIsNotConfirmed();
  void draftIsKeptAndListedButNotUsedForGames();
  void confirmedCopyIsUsedForGames();
  void copyIsRenamedWithoutAnotherId();
  void removedCopyIsNotLost();
  void idOfARemovedCopyIsNotGivenAgain();
  void folderThatIsNotThereHoldsNoCopies();
  void placeThatCannotBeWrittenSaysWhy();
};

void tst_copy_shelf::newCopyHasTheValuesOfItsModelAndAnIdOfItsOwn() {
  const Copies shelf;
  const QString path = shelf.made(u"Our old copy!"_s);
  const std::vector<OwnCopy> copies = shelf.copies.copies();
  QCOMPARE(copies.size(), std::size_t{1});
  QCOMPARE(copies[0].path, path);
  QCOMPARE(copies[0].name, u"Our old copy!"_s);
  QCOMPARE(copies[0].id, std::string("our-old-copy"));
  QCOMPARE(copies[0].checksum, shelfEdition()->checksum);
  QCOMPARE(copies[0].progress.confirmed(), 0);
  QVERIFY(copies[0].usable());
  const auto edition = readEdition(bytesOf(path).toStdString());
  QVERIFY(edition && compareEditions(*shelfEdition(), *edition).empty());
}

void tst_copy_shelf::nameOfACopyMayBeAnything_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("empty") << QString();
  QTest::newRow("white space") << u" \t\n "_s;
  QTest::newRow("only a dot") << u"."_s;
  QTest::newRow("another folder") << u"../../evil"_s;
  QTest::newRow("no Latin letter") << u"𓀀𓀁 埃及"_s;
  QTest::newRow("accents") << u"Çağlas Schächtelchen"_s;
  QTest::newRow("digits") << u"2009"_s;
  QTest::newRow("shipped") << u"egizia 2009"_s;
  QTest::newRow("quotes") << u"\"a\\b\"\u0000\u202e"_s;
  QTest::newRow("long") << u"𓀀 a "_s.repeated(100);
}

void tst_copy_shelf::nameOfACopyMayBeAnything() {
  QFETCH(QString, name);
  const Copies shelf;
  const QString first = shelf.made(name);
  const QString second = shelf.made(name);
  QVERIFY(first != second);
  const std::vector<OwnCopy> copies = shelf.copies.copies();
  QCOMPARE(copies.size(), std::size_t{2});
  QVERIFY(copies[0].usable() && copies[1].usable());
  QVERIFY(copies[0].id != copies[1].id);
  QVERIFY(copies[0].id != shelfEdition()->id && copies[1].id != shelfEdition()->id);
  QVERIFY(!copies[0].name.isEmpty());
  for (const OwnCopy& copy : copies) {
    QCOMPARE(QFileInfo(copy.path).absolutePath(), shelf.copies.directory());
  }
}

void tst_copy_shelf::copiesOfOneNameNeverOverwriteEachOther() {
  const Copies shelf;
  const QString first = shelf.made();
  EditionDocument changed = shelf.document(first);
  QVERIFY(changed.set("river.alyiStones", shelfEdition()->alyiStones + 1));
  shelf.save(first, changed);
  const QByteArray before = bytesOf(first);
  const QString second = shelf.made();
  QCOMPARE(bytesOf(first), before);
  QVERIFY(bytesOf(second) != before);
  // What comes with the program is never touched by it.
  QCOMPARE(egizia::shippedEdition(shelfEdition()->id)->checksum, shelfEdition()->checksum);
}

void tst_copy_shelf::everyPageIsConfirmedWithOneActionEach() {
  const Copies shelf;
  const QString path = shelf.made();
  int actions = 0;
  for (;;) {
    EditionDocument document = shelf.document(path);
    const ui::CheckedCopy checked = test::readCopy(document);
    const auto page = ui::progressOf(checked).next();
    if (!page) break;
    QCOMPARE(ui::progressOf(checked).confirmed(), actions);
    ui::confirmPage(document, checked, *page);
    ++actions;
    shelf.save(path, document);
    QVERIFY(actions <= 25);
  }
  QCOMPARE(actions, printedPageCount);
  const OwnCopy copy = shelf.copies.copies().front();
  QVERIFY(copy.progress.complete());
  QCOMPARE(copy.checksum, shelfEdition()->checksum);
}

void tst_copy_shelf::comparingGoesOnWhereItWasLeft() {
  const Copies shelf;
  const QString path = shelf.made();
  EditionDocument document = shelf.document(path);
  ui::confirmPage(document, test::readCopy(document), PrintedPage::pieces);
  ui::confirmPage(document, test::readCopy(document), PrintedPage::sphinxCards);
  shelf.save(path, document);
  const auto progress = test::copyShelf(shelf.copies.directory()).copies().front().progress;
  QCOMPARE(progress.confirmed(), 2);
  QCOMPARE(progress.next(), PrintedPage::river);
  QCOMPARE(progress.next(PrintedPage::tombs), PrintedPage::tombs);
  QCOMPARE(progress.next(PrintedPage::sphinxCards), PrintedPage::river);
}

void tst_copy_shelf::pageWithNonsenseIsNotConfirmed() {
  const Copies shelf;
  EditionDocument document = shelf.document(shelf.made());
  QVERIFY(document.set("sites.spacesFewPlayers", shelfEdition()->spacesPerSite + 1));
  ui::confirmPage(document, test::readCopy(document), PrintedPage::river);
  const ui::CheckedCopy checked = test::readCopy(document);
  QCOMPARE(ui::progressOf(checked).of(PrintedPage::river), PageState::nonsense);
  QCOMPARE(ui::findingsOn(checked, PrintedPage::river).size(), std::size_t{1});
  QVERIFY(ui::findingsOn(checked, PrintedPage::pyramid).empty());
}

void tst_copy_shelf::draftIsKeptAndListedButNotUsedForGames() {
  const Copies shelf;
  const QString nonsense = shelf.made(u"a"_s);
  EditionDocument document = shelf.document(nonsense);
  QVERIFY(document.remove("river.stops", 1));
  shelf.save(nonsense, document);
  const QString unreadable = shelf.made(u"b"_s);
  document = shelf.document(unreadable);
  QVERIFY(document.set("players.ships", 100));
  shelf.save(unreadable, document);
  const std::vector<OwnCopy> copies = shelf.copies.copies();
  QCOMPARE(copies.size(), std::size_t{2});
  QVERIFY(!copies[0].usable() && copies[0].findings == 1 && !copies[0].error);
  QVERIFY(!copies[1].usable() && copies[1].error);
  QCOMPARE(copies[1].error->where, std::string("players.ships.value"));
  QCOMPARE(copies[1].error->file, std::string("b.json"));
  QCOMPARE(editions(shelf.games).size(), shippedEditions().size());
  // Both can be put right.
  document = shelf.document(unreadable);
  QVERIFY(document.set("players.ships", shelfEdition()->shipsPerPlayer));
  shelf.save(unreadable, document);
  QCOMPARE(editions(shelf.games).size(), shippedEditions().size() + 1);
}

void tst_copy_shelf::confirmedCopyIsUsedForGames() {
  const Copies shelf;
  const QString path = shelf.made();
  EditionDocument document = shelf.document(path);
  for (int page = 0; page < printedPageCount; ++page) {
    ui::confirmPage(document, test::readCopy(document), static_cast<PrintedPage>(page));
  }
  shelf.save(path, document);
  const auto editions = test::editions(shelf.games);
  QCOMPARE(editions.size(), shippedEditions().size() + 1);
  for (const PrintedValue& value : editions.back()->printed) {
    QCOMPARE(value.provenance, Provenance::confirmed);
  }
}

void tst_copy_shelf::copyIsRenamedWithoutAnotherId() {
  const Copies shelf;
  const QString path = shelf.made();
  const std::string id = shelf.copies.copies().front().id;
  QCOMPARE(shelf.copies.rename(path, u"  At \"Anna's\"  "_s), QString());
  QCOMPARE(shelf.copies.copies().front().name, u"At \"Anna's\""_s);
  QCOMPARE(shelf.copies.copies().front().id, id);
}

void tst_copy_shelf::removedCopyIsNotLost() {
  const Copies shelf;
  for (int i = 0; i < 2; ++i) {
    const QString path = shelf.made();
    const QByteArray before = bytesOf(path);
    QCOMPARE(failureOf(shelf.copies.putAway(path)), QString());
    QVERIFY(shelf.copies.copies().empty());
    const QDir deleted(shelf.copies.directory() + u"/deleted"_s);
    const QStringList names = deleted.entryList(QDir::Files, QDir::Name);
    QCOMPARE(names.size(), qsizetype{i + 1});
    QCOMPARE(bytesOf(deleted.filePath(names.front())), before);
  }
  QVERIFY(!failureOf(shelf.copies.putAway(shelf.file(u"none.json"_s))).isEmpty());
}

void tst_copy_shelf::idOfARemovedCopyIsNotGivenAgain() {
  const Copies shelf;
  const QString path = shelf.made();
  const Edition first = egizia::check(shelf.document(path))->edition;
  GameRecord record = firstEntries(1);
  record.header.editionId = first.id;
  const QString game = shelf.file(u"own.nilometer"_s);
  QCOMPARE(save(shelf.games, game, record, first), QString());
  QCOMPARE(failureOf(shelf.copies.putAway(path)), QString());
  const std::string second = egizia::check(shelf.document(shelf.made()))->edition.id;
  QVERIFY(second != first.id);
  // Nor where only a game remembers it.
  QVERIFY(QDir(shelf.copies.directory() + u"/deleted"_s).removeRecursively());
  const std::string third = egizia::check(shelf.document(shelf.made()))->edition.id;
  QVERIFY(third != first.id && third != second);
}

void tst_copy_shelf::folderThatIsNotThereHoldsNoCopies() {
  const Copies shelf;
  QVERIFY(shelf.copies.copies().empty());
  QVERIFY(!QFileInfo::exists(shelf.copies.directory()));
}

void tst_copy_shelf::placeThatCannotBeWrittenSaysWhy() {
  const Copies shelf;
  writeBytes(shelf.file(u"blocked"_s), "a file");
  const CopyShelf blocked = test::copyShelf(shelf.file(u"blocked"_s));
  const QString sentence = failureOf(blocked.create(u"Our copy"_s, documentOf(*shelfEdition())));
  QVERIFY2(sentence.contains(u"Our copy.json"), qPrintable(sentence));
  QCOMPARE(bytesOf(shelf.file(u"blocked"_s)), QByteArray("a file"));
}

NILOMETER_TEST(tst_copy_shelf)
#include "tst_copy_shelf.moc"

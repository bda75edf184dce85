// SPDX-License-Identifier: GPL-3.0-or-later
// The players' own copies of the printed values are carried from one computer to another.
#include "test_program.h"

#include "tests/ui/copies_fixture.h"
#include "ui/text/language.h"

#include <QTest>

using namespace record_fixture;
using namespace nilometer;
using namespace nilometer::test;

class tst_copies_carried : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void importedCopyIsTheSameToTheByte();
  void importTakesNothingUpTwiceAndOverwritesNothing();
  void importedCopyStandsForNoOther();
  void hostileFileIsRefusedWithASentence_data();
  void hostileFileIsRefusedWithASentence();
  void exportedFileIsTheSameToTheByte();
  void exportNeverWritesOverACopy();
};

void tst_copies_carried::importedCopyIsTheSameToTheByte() {
  const Copies from;
  const QString original = from.made(u"Ben's copy"_s);
  EditionDocument document = from.document(original);
  QVERIFY(document.remove("river.stops", 1)); // a draft, too
  from.save(original, document);
  const QString carried = from.file(u"carried.json"_s);
  QCOMPARE(from.copies.exportTo(carried, original), QString());
  const Copies to;
  const QString path = placeOf(to.copies.import(carried));
  QCOMPARE(bytesOf(path), bytesOf(original));
  QCOMPARE(QFileInfo(path).fileName(), u"Ben's copy.json"_s);
  QCOMPARE(to.copies.copies().front().id, from.copies.copies().front().id);
}

void tst_copies_carried::importTakesNothingUpTwiceAndOverwritesNothing() {
  const Copies shelf;
  const QString file = shelf.file(u"from elsewhere.json"_s);
  const QByteArray theirs = shippedBytes().replace("egizia-2009", "theirs");
  writeBytes(file, theirs);
  const QString first = placeOf(shelf.copies.import(file));
  QCOMPARE(placeOf(shelf.copies.import(file)), first);
  writeBytes(file, QByteArray(theirs).replace("Egizia (2009)", "Egizia (theirs)"));
  const QString second = placeOf(shelf.copies.import(file));
  QVERIFY(second != first);
  QCOMPARE(placeOf(shelf.copies.import(file)), second);
  QCOMPARE(bytesOf(first), theirs);
  QCOMPARE(shelf.files().size(), qsizetype{2});
}

void tst_copies_carried::importedCopyStandsForNoOther() {
  const Copies shelf;
  const QString own = shelf.made(u"Ours"_s);
  const std::string ownId = shelf.copies.copies().front().id;
  const QString file = shelf.file(u"from elsewhere.json"_s);
  EditionDocument document = shelf.document(own);
  QVERIFY(document.confirm("players.ships"));
  for (const std::string& id : {ownId, shelfEdition()->id}) {
    document.rename(id, "Theirs, " + id);
    writeBytes(file, QByteArray::fromStdString(document.text()));
    const QString path = placeOf(shelf.copies.import(file));
    QCOMPARE(placeOf(shelf.copies.import(file)), path);
    const auto taken = egizia::check(shelf.document(path));
    QVERIFY(taken->edition.id != id);
    QCOMPARE(taken->edition.name, "Theirs, " + id);
    QCOMPARE(taken->edition.checksum, shelfEdition()->checksum);
  }
  QCOMPARE(egizia::check(shelf.document(own))->edition.id, ownId);
  // All of them can be chosen for a game.
  QCOMPARE(editions(shelf.games).size(), shippedEditions().size() + 3);
}

void tst_copies_carried::hostileFileIsRefusedWithASentence_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("binary") << QByteArray("\x7f"
                                        "ELF\0\xff\xfe",
                                        7);
  QTest::newRow("a game") << QByteArray(R"({"nilometer":"game","format":1})");
  QTest::newRow("newer") << shippedBytes().replace(R"("format": 1)", R"("format": 99)");
  QTest::newRow("cut off") << shippedBytes().chopped(30);
  QTest::newRow("key twice") << shippedBytes().replace(R"("format": 1,)",
                                                       R"("format": 1, "format": 1,)");
  QTest::newRow("brackets without end") << QByteArray(1'000'000, '[');
  QTest::newRow("invalid UTF-8") << shippedBytes().replace("Egizia (2009)", "Egizia \xc3(2009)");
  QTest::newRow("no object") << QByteArray("[{\"nilometer\":\"edition\"}]");
}

void tst_copies_carried::hostileFileIsRefusedWithASentence() {
  QFETCH(QByteArray, bytes);
  const Copies shelf;
  const QString own = shelf.made();
  const QByteArray before = bytesOf(own);
  const QString file = shelf.file(u"hostile.json"_s);
  writeBytes(file, bytes);
  const QString sentence = failureOf(shelf.copies.import(file));
  QVERIFY2(sentence.startsWith(u"hostile.json"), qPrintable(sentence));
  QCOMPARE(shelf.files(), QStringList{QFileInfo(own).fileName()});
  QCOMPARE(bytesOf(own), before);
  QCOMPARE(bytesOf(file), bytes);
  // The same file put among the copies by hand does no harm either.
  writeBytes(shelf.copies.directory() + u"/hostile.json"_s, bytes);
  QCOMPARE(shelf.copies.copies().size(), std::size_t{1});
  QVERIFY(!failureOf(shelf.copies.import(shelf.file(u"none.json"_s))).isEmpty());
  QVERIFY(!failureOf(shelf.copies.import(shelf.file(u"games"_s))).isEmpty());
}

void tst_copies_carried::exportedFileIsTheSameToTheByte() {
  const Copies shelf;
  const QString path = shelf.made();
  const QString file = shelf.file(u"out/carried.json"_s);
  QCOMPARE(shelf.copies.exportTo(file, path), QString());
  QCOMPARE(bytesOf(file), bytesOf(path));
  QVERIFY(readEdition(bytesOf(file).toStdString()));
}

void tst_copies_carried::exportNeverWritesOverACopy() {
  const Copies shelf;
  const QString path = shelf.made(u"a"_s);
  const QString other = shelf.made(u"b"_s);
  const QByteArray before = bytesOf(other);
  QVERIFY(!shelf.copies.exportTo(other, path).isEmpty());
  QVERIFY(
      !shelf.copies.exportTo(shelf.copies.directory() + u"/../editions/b.json"_s, path).isEmpty());
  QCOMPARE(bytesOf(other), before);
}

NILOMETER_TEST(tst_copies_carried)
#include "tst_copies_carried.moc"

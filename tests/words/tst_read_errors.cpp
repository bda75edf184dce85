// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/game_record.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"

#include <QTest>

using namespace nilometer;
using namespace Qt::StringLiterals;
using record::ReadError;
using record::ReadFault;

/// What is said about files that cannot be read.
class tst_ReadErrors : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void readErrorsNameFileLineAndExpectation_data();
  void readErrorsNameFileLineAndExpectation();
  void inAWindowTheyAreWholeSentences();
  void whatReadersExpectIsGermanToo_data();
  void whatReadersExpectIsGermanToo();
};

void tst_ReadErrors::readErrorsNameFileLineAndExpectation_data() {
  QTest::addColumn<ReadError>("error");
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("german");
  const auto row = [](const char* name, const ReadError& error, const char* english,
                      const char* german) {
    QTest::newRow(name) << error << QString::fromUtf8(english) << QString::fromUtf8(german);
  };
  row("range", {ReadFault::outOfRange, "a.jsonl", 3, "stones", "0 to 25", "26"},
      "a.jsonl, line 3: “stones” is 26; expected: 0 to 25",
      "a.jsonl, Zeile 3: „stones“ ist 26; erwartet: 0 bis 25");
  row("type", {ReadFault::wrongType, "a.jsonl", 3, "stones", "an integer", "a list"},
      "a.jsonl, line 3: “stones” should be an integer, but is a list",
      "a.jsonl, Zeile 3: „stones“ ist eine Liste; erwartet: eine ganze Zahl");
  row("no line", {ReadFault::isDirectory, "games", 0, "", "", ""},
      "games: this is a directory; a file was expected",
      "games: das ist ein Verzeichnis; erwartet wurde eine Datei");
  row("a pipe", {ReadFault::cannotOpen, "a.jsonl", 0, "", "", "it is a pipe, a device or a socket"},
      "a.jsonl: it cannot be opened: it is a pipe, a device or a socket",
      "a.jsonl: die Datei lässt sich nicht öffnen: das ist eine Pipe, ein Gerät oder ein Socket");
  row("nothing but zeros", {ReadFault::empty, "a.jsonl", 0, "", "", "zeros"},
      "a.jsonl: it is damaged: there is nothing in it but zero bytes; go on with an earlier "
      "version "
      "or a copy of it",
      "a.jsonl: die Datei ist beschädigt: Sie enthält nur Null-Bytes; weiter geht es mit einem "
      "früheren Stand oder einer Kopie davon");
  row("a long line", {ReadFault::tooLarge, "a.jsonl", 3, "", "65536 bytes a line", ""},
      "a.jsonl, line 3: the line is too long; at most 65536 bytes can be read",
      "a.jsonl, Zeile 3: die Zeile ist zu lang; lesbar sind höchstens 65536 Byte");
  row("a value twice", {ReadFault::duplicateKey, "a.jsonl", 1, "colour", "each only once", "red"},
      "a.jsonl, line 1: “colour” is red, which is there already; expected: each only once",
      "a.jsonl, Zeile 1: „colour“ ist red, das gibt es schon; erwartet: jedes nur einmal");
  row("a key twice", {ReadFault::duplicateKey, "a.jsonl", 1, "rules", "", ""},
      "a.jsonl, line 1: “rules” is given twice; it was expected once",
      "a.jsonl, Zeile 1: „rules“ ist doppelt angegeben; erwartet wurde es einmal");
  row("no file", {ReadFault::missingKey, "", 1, "date", "", ""}, "line 1: “date” is missing",
      "Zeile 1: „date“ fehlt");
}

void tst_ReadErrors::readErrorsNameFileLineAndExpectation() {
  QFETCH(ReadError, error);
  QFETCH(QString, english);
  QFETCH(QString, german);
  QVERIFY(text::useLanguage(u"en"));
  QCOMPARE(text::sentence(error), english);
  QVERIFY(text::useLanguage(u"de"));
  QCOMPARE(text::sentence(error), german);
}

void tst_ReadErrors::inAWindowTheyAreWholeSentences() {
  const ReadError cut{ReadFault::cutOff, "a game.nilometer", 7, "", "", ""};
  const ReadError bare{ReadFault::missingKey, "", 1, "date", "", ""};
  QVERIFY(text::useLanguage(u"en"));
  QCOMPARE(text::wholeSentence(cut),
           u"a game.nilometer, line 7: A piece is missing here: the text ends too early."_s);
  QCOMPARE(text::wholeSentence(bare), u"Line 1: “date” is missing."_s);
  QVERIFY(text::useLanguage(u"de"));
  QCOMPARE(text::wholeSentence(cut),
           u"a game.nilometer, Zeile 7: Hier fehlt ein Stück: Der Text hört zu früh auf."_s);
}

void tst_ReadErrors::whatReadersExpectIsGermanToo_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("german");
  QTest::newRow("no record") << u"{}"_s
                             << u"a.jsonl, Zeile 1: erwartet: eine Spielaufzeichnung; "
                                "gefunden: etwas anderes"_s;
  QTest::newRow("newer format")
      << uR"({"nilometer":"game","format":99})"_s
      << u"a.jsonl, Zeile 1: die Datei ist von einer neueren Programmversion "
         "geschrieben (Format 99); lesbar ist höchstens Format 3"_s;
  QTest::newRow("wrong type") << uR"({"nilometer":"game","format":"1"})"_s
                              << u"a.jsonl, Zeile 1: „format“ ist \"1\"; "
                                 "erwartet: eine ganze Zahl"_s;
  QTest::newRow("twice") << uR"({"nilometer":"game","nilometer":"game"})"_s
                         << u"a.jsonl, Zeile 1: „nilometer“ ist doppelt angegeben; "
                            "erwartet wurde es einmal"_s;
}

void tst_ReadErrors::whatReadersExpectIsGermanToo() {
  QFETCH(QString, text);
  QFETCH(QString, german);
  QVERIFY(text::useLanguage(u"de"));
  const auto header = egizia::readHeader(text.toStdString() + '\n', "a.jsonl");
  QVERIFY(!header);
  QCOMPARE(text::sentence(header.error()), german);
}

NILOMETER_TEST(tst_ReadErrors)
#include "tst_read_errors.moc"

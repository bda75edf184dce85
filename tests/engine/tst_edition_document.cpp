// SPDX-License-Identifier: GPL-3.0-or-later
// An edition changed value by value until it is the players' own copy.
#include "test_program.h"

#include "tests/engine/edition_fixture.h"

#include "engine/egizia/file/edition_document.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;
using namespace std::string_literals;
using egizia::CheckedEdition;
using egizia::EditionDocument;
using record::JsonValue;
using record::ReadFault;
using record::Result;

class tst_EditionDocument : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void textIsThatOfTheFile_data();
  void textIsThatOfTheFile();
  void everyPrintedValueHasItsPlace();
  void numberIsSetAndConfirmed();
  void placeThatIsNotThereChangesNothing_data();
  void placeThatIsNotThereChangesNothing();
  void confirmingChangesNoValue();
  void draftThatMakesNoSenseIsKept();
  void rowWithoutSpacesIsKeptAsADraft();
  void draftThatCannotBeShownIsKept();
  void refusalFindsItsPrintedValue();
  void whatIsNoEditionIsRefused_data();
  void whatIsNoEditionIsRefused();
  void missingValueIsRefusedWhereTheRulesNeedAll();
};

void tst_EditionDocument::textIsThatOfTheFile_data() {
  QTest::addColumn<QString>("file");
  for (const std::string& file : {shippedFile, differentFile}) {
    QTest::newRow(file.c_str()) << QString::fromStdString(file);
  }
}

void tst_EditionDocument::textIsThatOfTheFile() {
  QFETCH(const QString, file);
  const std::string text = textOf(file.toStdString());
  QVERIFY(egizia::readDocument(text)->text() == text);
  QVERIFY(egizia::documentOf(readOrEmpty(text)).text() == text);
}

void tst_EditionDocument::everyPrintedValueHasItsPlace() {
  const EditionDocument document = shippedDocument();
  for (const PrintedValue& value : shippedPrinted().printed) {
    const JsonValue* found = document.value(value.key);
    QVERIFY2(found != nullptr, value.key.c_str());
    QCOMPARE(record::writeJson(*found), value.value);
  }
}

void tst_EditionDocument::numberIsSetAndConfirmed() {
  EditionDocument document = shippedDocument();
  const int other = shippedPrinted().shipsPerPlayer - 1;
  QVERIFY(document.set("players.ships", other));
  QVERIFY(document.set("obelisk.rows[1].spaces", 2));
  QVERIFY(document.set("nileCards.green-2.decks.5", 1));
  const Edition edition = checked(document).edition;
  QCOMPARE(edition.shipsPerPlayer, other);
  QCOMPARE(int{edition.plan(Building::obelisk).parts[1].count}, 2);
  QCOMPARE(edition.nileCards.size(), shippedPrinted().nileCards.size() + 1);
  int confirmed = 0;
  for (const PrintedValue& value : edition.printed) {
    if (value.provenance == Provenance::confirmed) ++confirmed;
  }
  QCOMPARE(confirmed, 3);
  QCOMPARE(printed(edition, "obelisk.rows")->provenance, Provenance::confirmed);
  QVERIFY(printed(edition, "players.ships")->reason !=
          printed(shippedPrinted(), "players.ships")->reason);
}

void tst_EditionDocument::placeThatIsNotThereChangesNothing_data() {
  QTest::addColumn<QString>("place");
  for (const char* place : {"",
                            ".",
                            "players",
                            "players.boats",
                            "players.ships.value",
                            "players.ships[0]",
                            "players.",
                            "obelisk.rows[99]",
                            "obelisk.rows[1",
                            "obelisk.rows[-1]",
                            "obelisk.rows[1]x",
                            "nileCards",
                            "nileCards.none.amount",
                            "nileCards[0]",
                            "nileCards.green-2",
                            "nileCards.green-2.id",
                            "nileCards.green-2.card",
                            "format",
                            "id",
                            "[0]",
                            "obelisk.rows[18446744073709551616]"}) {
    QTest::newRow(place) << QString::fromLatin1(place);
  }
}

void tst_EditionDocument::placeThatIsNotThereChangesNothing() {
  QFETCH(const QString, place);
  const std::string at = place.toStdString();
  EditionDocument document = shippedDocument();
  QVERIFY(document.value(at) == nullptr);
  QVERIFY(!document.set(at, 1));
  QVERIFY(!document.insert(at, 0, json("1")));
  QVERIFY(!document.duplicate(at, 0));
  QVERIFY(!document.remove(at, 0));
  QVERIFY(!document.move(at, 0, 1));
  QVERIFY(!document.confirm(at));
  QVERIFY(document.text() == shippedText());
}

void tst_EditionDocument::confirmingChangesNoValue() {
  EditionDocument document = shippedDocument();
  QVERIFY(!document.confirm("obelisk.rows[0]")); // only as a whole
  QVERIFY(document.text() == shippedText());
  for (const PrintedValue& value : shippedPrinted().printed) QVERIFY(document.confirm(value.key));
  const CheckedEdition result = checked(document);
  QVERIFY(result.findings.empty());
  QCOMPARE(result.edition.checksum, shippedPrinted().checksum);
  for (const PrintedValue& value : result.edition.printed) {
    QCOMPARE(value.provenance, Provenance::confirmed);
    QCOMPARE(value.reason, printed(shippedPrinted(), value.key)->reason);
  }
}

void tst_EditionDocument::draftThatMakesNoSenseIsKept() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.set("sites.spacesFewPlayers", shippedPrinted().spacesPerSite + 1));
  QVERIFY(document.remove("river.stops", 0));
  QVERIFY(document.remove("river.stops", 0));
  const EditionDocument again = *egizia::readDocument(document.text());
  QVERIFY(again.text() == document.text());
  QCOMPARE(faultKeys(again),
           (std::vector<std::string>{"river.stops.edfu", "sites.spacesFewPlayers"}));
  QCOMPARE(egizia::readEdition(again.text()).error().fault, ReadFault::badEdition);
}

void tst_EditionDocument::rowWithoutSpacesIsKeptAsADraft() {
  const std::array<std::string, 3> places = {"obelisk.rows[1].spaces", "pyramid.rows[1].spaces",
                                             "temple.spaces.columns"};
  for (const std::string& place : places) {
    EditionDocument document = shippedDocument();
    const std::string spaces = record::writeJson(*document.value(place));
    QVERIFY(document.set(place, json(place.ends_with("columns") ? "[]" : "0")));
    const CheckedEdition draft = checked(document);
    const auto isEmptyRow = [](const EditionFinding& finding) {
      return finding.fault == EditionFault::emptyRow;
    };
    QVERIFY(std::ranges::any_of(draft.findings, isEmptyRow));
    QVERIFY(egizia::readDocument(document.text())->text() == document.text());
    QVERIFY(document.set(place, json(spaces)));
    QCOMPARE(checked(document).findings.size(), std::size_t{0});
    QCOMPARE(checked(document).edition.checksum, shippedPrinted().checksum);
  }
}

void tst_EditionDocument::draftThatCannotBeShownIsKept() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.set("players.ships", -3));
  QVERIFY(!egizia::check(document));
  const EditionDocument again = *egizia::readDocument(document.text());
  QVERIFY(again.text() == document.text());
  QCOMPARE(record::writeJson(*again.value("players.ships")), "-3"s);
  EditionDocument right = again;
  QVERIFY(right.set("players.ships", shippedPrinted().shipsPerPlayer));
  QCOMPARE(checked(right).edition.checksum, shippedPrinted().checksum);
}

void tst_EditionDocument::refusalFindsItsPrintedValue() {
  EditionDocument document = shippedDocument();
  const auto refusedAt = [&](const std::string& place, const std::string& value) {
    EditionDocument changed = document;
    if (!changed.set(place, json(value))) return "no such place"s;
    const Result<CheckedEdition> read = egizia::check(changed);
    return read ? "not refused"s : changed.keyAt(read.error().where);
  };
  for (const PrintedValue& value : shippedPrinted().printed) {
    if (value.key.starts_with("box.") || value.key.ends_with(".decks")) continue;
    QCOMPARE(refusedAt(value.key, "{\"no\":1.5}"), value.key);
  }
  QCOMPARE(refusedAt("obelisk.rows[2].spaces", "-1"), "obelisk.rows"s);
  QCOMPARE(document.keyAt("nowhere.at[7].all"), "nowhere.at[7].all"s);
  QCOMPARE(document.keyAt(""), ""s);
}

void tst_EditionDocument::whatIsNoEditionIsRefused_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<int>("fault");
  const auto row = [](const char* name, const QByteArray& text, ReadFault fault) {
    QTest::newRow(name) << text << static_cast<int>(fault);
  };
  row("nothing", "", ReadFault::empty);
  row("a list", "[]", ReadFault::notThisKind);
  row("a number", "5", ReadFault::notThisKind);
  row("a game", R"({"nilometer":"game","format":1})", ReadFault::notThisKind);
  row("a newer format", R"({"nilometer":"edition","format":99})", ReadFault::newerFormat);
  row("a format before the first", R"({"nilometer":"edition","format":0})", ReadFault::outOfRange);
  row("no format", R"({"nilometer":"edition"})", ReadFault::missingKey);
  row("cut off", R"({"nilometer":"edition","format":1)", ReadFault::cutOff);
}

void tst_EditionDocument::whatIsNoEditionIsRefused() {
  QFETCH(const QByteArray, text);
  QFETCH(const int, fault);
  const auto read = egizia::readDocument(text.toStdString(), "mine.json");
  QVERIFY(!read);
  QCOMPARE(static_cast<int>(read.error().fault), fault);
  QCOMPARE(read.error().file, "mine.json"s);
}

void tst_EditionDocument::missingValueIsRefusedWhereTheRulesNeedAll() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.set("players.ships", JsonValue()));
  std::string text = document.text();
  const std::size_t value = text.find("\"ships\"");
  text.replace(text.find("confirmed", value), 9, "missing");
  const auto read = readEdition(text);
  QVERIFY(!read);
  QCOMPARE(read.error().fault, ReadFault::wrongType);
  QCOMPARE(read.error().where, "players.ships.value"s);
  QVERIFY(read.error().line > 0);
  // As a document it is kept, and asks for no older program.
  EditionDocument kept = *egizia::readDocument(text);
  QVERIFY(!kept.confirm("players.ships") && !kept.confirmNumber("players.ships"));
  QVERIFY(kept.confirm("players.startField"));
  QVERIFY(kept.text().find("\"format\": 3") != std::string::npos);
  QVERIFY(kept.enterNumber("players.ships", 8));
  QCOMPARE(checked(kept).edition.checksum, shippedPrinted().checksum);
  QVERIFY(kept.text().find("\"format\": 2") != std::string::npos);
}

NILOMETER_TEST(tst_EditionDocument)
#include "tst_edition_document.moc"

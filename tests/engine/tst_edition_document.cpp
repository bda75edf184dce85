// SPDX-License-Identifier: GPL-3.0-or-later
// An edition changed value by value until it is the players' own copy.
#include "test_program.h"

#include "tests/engine/edition_fixture.h"

#include "engine/egizia/file/edition_comparison.h"
#include "engine/egizia/file/edition_document.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;
using namespace std::string_literals;
using egizia::CheckedEdition;
using egizia::EditionDocument;
using record::JsonArray;
using record::JsonValue;
using record::ReadFault;
using record::Result;

namespace {

EditionDocument shippedDocument() {
  return *egizia::readDocument(shippedText());
}

CheckedEdition checked(const EditionDocument& document) {
  Result<CheckedEdition> read = egizia::check(document);
  if (!read) qFatal("unreadable: %s", read.error().where.c_str());
  return *read;
}

const PrintedValue* printed(const Edition& edition, const std::string& key) {
  const auto found = std::ranges::find(edition.printed, key, &PrintedValue::key);
  return found == edition.printed.end() ? nullptr : &*found;
}

JsonValue json(const std::string& text) {
  return *record::parseJson(text);
}

int size(const EditionDocument& document, const std::string& place) {
  const JsonValue* value = document.value(place);
  const auto* list = value == nullptr ? nullptr : value->as<JsonArray>();
  return list == nullptr ? -1 : static_cast<int>(list->size());
}

std::vector<std::string> faultKeys(const EditionDocument& document) {
  std::vector<std::string> keys;
  for (const EditionFinding& finding : checked(document).findings) keys.push_back(finding.key);
  return keys;
}

} // namespace

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
  void rowsSpacesAndStepsComeAndGo();
  void movedStopsKeepTheCardSpacesInOrder_LAY1();
  void stopsOfADraftWithoutAReasonAreNumberedToo();
  void cardOfAnyKindCanBeAdded();
  void sphinxCardOfAnyKindCanBeAdded();
  void cardAndSphinxCardAreRemoved();
  void draftWithoutCardsStaysWithoutThem();
  void sphinxCardAsksForSomethingElse();
  void rowThatACardAsksForCanBeTakenAway();
  void draftThatMakesNoSenseIsKept();
  void rowWithoutSpacesIsKeptAsADraft();
  void draftThatCannotBeShownIsKept();
  void refusalFindsItsPrintedValue();
  void whatIsNoEditionIsRefused_data();
  void whatIsNoEditionIsRefused();
  void missingValueIsRefusedWhereTheRulesNeedAll();
  void oneEditionBecomesTheOtherOne();
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

void tst_EditionDocument::rowsSpacesAndStepsComeAndGo() {
  EditionDocument document = shippedDocument();
  const auto lists = {"obelisk.rows"s,     "pyramid.rows"s, "temple.spaces.columns"s,
                      "tombs.tileValues"s, "tombs.bands"s,  "grainMarket.penalties"s};
  for (const std::string& list : lists) {
    const int before = size(document, list);
    QVERIFY2(before > 1, list.c_str());
    QVERIFY(document.duplicate(list, 0));
    QCOMPARE(size(document, list), before + 1);
    QCOMPARE(record::writeJson(*document.value(list + "[1]")),
             record::writeJson(*document.value(list + "[0]")));
    QVERIFY(document.remove(list, 1));
    QCOMPARE(size(document, list), before);
    QVERIFY(!document.remove(list, static_cast<std::size_t>(before)));
    QVERIFY(!document.duplicate(list, static_cast<std::size_t>(before)));
  }
  // There and back again: nothing but the confirmation is left.
  QCOMPARE(checked(document).edition.checksum, shippedPrinted().checksum);
  QVERIFY(document.insert("grainMarket.penalties", 0, json("9")));
  QCOMPARE(checked(document).edition.grainPenalties.front(), std::int16_t{9});
  QCOMPARE(checked(document).edition.steps(Market::grain),
           shippedPrinted().steps(Market::grain) + 1);
}

void tst_EditionDocument::movedStopsKeepTheCardSpacesInOrder_LAY1() {
  EditionDocument document = shippedDocument();
  const auto last = static_cast<std::size_t>(size(document, "river.stops")) - 1;
  for (const auto& [from, to] : {std::pair<std::size_t, std::size_t>{0, last}, {last, 0}, {3, 8}}) {
    QVERIFY(document.move("river.stops", from, to));
    QVERIFY(checked(document).findings.empty());
  }
  QVERIFY(checked(document).edition.checksum != shippedPrinted().checksum);
  const auto find = [&](const char* name) {
    for (std::size_t i = 0; i <= last; ++i) {
      const auto* text =
          document.value("river.stops[" + std::to_string(i) + "]")->as<std::string>();
      if (*text == name) return i;
    }
    return last + 1;
  };
  QVERIFY(document.remove("river.stops", find("C1")));
  QVERIFY(checked(document).findings.empty());
  QCOMPARE(int{checked(document).edition.cardStops}, shippedPrinted().cardStops - 1);
  QVERIFY(document.remove("river.stops", find("edfu")));
  QCOMPARE(faultKeys(document), std::vector<std::string>{"river.stops.edfu"});
}

void tst_EditionDocument::stopsOfADraftWithoutAReasonAreNumberedToo() {
  EditionDocument document =
      *egizia::readDocument(R"({"nilometer": "edition", "format": 1, "river": {"stops": )"
                            R"({"value": ["C1", "C2", "C3"], "provenance": "assumed"}}})");
  QVERIFY(document.move("river.stops", 0, 2));
  QCOMPARE(record::writeJson(*document.value("river.stops")), R"(["C1","C2","C3"])"s);
  QVERIFY(document.remove("river.stops", 0));
  QCOMPARE(record::writeJson(*document.value("river.stops")), R"(["C1","C2"])"s);
}

void tst_EditionDocument::cardOfAnyKindCanBeAdded() {
  EditionDocument document = shippedDocument();
  std::set<std::string> ids;
  for (std::size_t kind = 0; kind < 5; ++kind) {
    const std::string id = egizia::addNileCard(document, static_cast<CardKind>(kind), Deck::five);
    QVERIFY2(ids.insert(id).second, id.c_str());
  }
  for (std::size_t kind = 0; kind < cardKindCount; ++kind) {
    EditionDocument one = shippedDocument();
    const std::string id = egizia::addNileCard(one, static_cast<CardKind>(kind), Deck::five);
    const CheckedEdition result = checked(one);
    QCOMPARE(result.edition.cardNames.back(), id);
    QCOMPARE(result.edition.nileCards.back().kind, static_cast<CardKind>(kind));
    QCOMPARE(faultKeys(one), std::vector<std::string>{"nileCards.5"}); // one too many now
    // Nobody has compared the proposal yet.
    QCOMPARE(printed(result.edition, "nileCards." + id + ".decks")->provenance,
             Provenance::assumed);
  }
}

void tst_EditionDocument::sphinxCardOfAnyKindCanBeAdded() {
  for (int kind = 0; kind <= static_cast<int>(SphinxKind::perTen); ++kind) {
    EditionDocument document = shippedDocument();
    const std::string id = egizia::addSphinxCard(document, static_cast<SphinxKind>(kind));
    const CheckedEdition result = checked(document);
    QCOMPARE(result.edition.sphinxCards.back().id, id);
    QCOMPARE(result.edition.sphinxCards.back().kind, static_cast<SphinxKind>(kind));
    QCOMPARE(faultKeys(document), std::vector<std::string>{"sphinxCards"});
    QVERIFY(document.removeCard("sphinxCards." + shippedPrinted().sphinxCards.front().id));
    QVERIFY(checked(document).findings.empty());
  }
}

void tst_EditionDocument::cardAndSphinxCardAreRemoved() {
  EditionDocument document = shippedDocument();
  QVERIFY(!document.removeCard("nileCards.none"));
  QVERIFY(!document.removeCard("nileCards"));
  QVERIFY(!document.removeCard("players.ships"));
  QVERIFY(document.text() == shippedText());
  QVERIFY(document.removeCard("nileCards.double"));
  QCOMPARE(faultKeys(document), std::vector<std::string>{"nileCards.1/2"});
  QVERIFY(document.value("nileCards.double.decks") == nullptr);
}

void tst_EditionDocument::draftWithoutCardsStaysWithoutThem() {
  EditionDocument document = *egizia::readDocument(R"({"nilometer": "edition", "format": 1})");
  const std::string before = document.text();
  QVERIFY(!document.removeCard("nileCards.double"));
  QVERIFY(!egizia::setSphinxKind(document, "crew-blue", SphinxKind::perTen));
  QCOMPARE(document.text(), before);
  QVERIFY(!egizia::addNileCard(document, CardKind::fieldGreen, Deck::five).empty());
  QVERIFY(document.removeCard("nileCards.field-green"));
}

void tst_EditionDocument::sphinxCardAsksForSomethingElse() {
  EditionDocument document = shippedDocument();
  const auto lastKind = static_cast<std::size_t>(SphinxKind::perTen);
  for (std::size_t i = 0; i < shippedPrinted().sphinxCards.size(); ++i) {
    const auto kind = static_cast<SphinxKind>(i % (lastKind + 1));
    QVERIFY(egizia::setSphinxKind(document, shippedPrinted().sphinxCards[i].id, kind));
  }
  const CheckedEdition result = checked(document);
  QVERIFY(result.findings.empty());
  for (std::size_t i = 0; i < result.edition.sphinxCards.size(); ++i) {
    QCOMPARE(result.edition.sphinxCards[i].kind, static_cast<SphinxKind>(i % (lastKind + 1)));
  }
  QVERIFY(!egizia::setSphinxKind(document, "none", SphinxKind::perTen));
}

void tst_EditionDocument::rowThatACardAsksForCanBeTakenAway() {
  EditionDocument document = shippedDocument();
  const auto asked =
      std::ranges::find(shippedPrinted().sphinxCards, "obelisk-row-9"s, &SphinxCard::id);
  QVERIFY(asked != shippedPrinted().sphinxCards.end());
  const std::string key = "sphinxCards." + asked->id + ".condition";
  QVERIFY(document.remove("obelisk.rows",
                          static_cast<std::size_t>(size(document, "obelisk.rows")) - 1));
  const CheckedEdition result = checked(document);
  QCOMPARE(result.findings.size(), std::size_t{1});
  QCOMPARE(result.findings[0].fault, EditionFault::rowMissing);
  QCOMPARE(result.findings[0].key, key);
  QVERIFY(result.lines[0] > 1);
  QVERIFY(!egizia::readEdition(document.text()));
  // What the card asks for is still there to be read, and can be put right.
  QCOMPARE(record::writeJson(*document.value(key + ".parts")), "[\"row-9\"]"s);
  QVERIFY(document.set(key + ".parts", json("[\"row-1\"]")));
  QVERIFY(egizia::readEdition(document.text()));
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

// Whatever differs between two copies can be entered.
void tst_EditionDocument::oneEditionBecomesTheOtherOne() {
  EditionDocument document = shippedDocument();
  const EditionDocument wanted = egizia::documentOf(different());
  for (const PrintedValue& value : different().printed) {
    const bool card = value.key.starts_with("nileCards.") || value.key.starts_with("sphinxCards.");
    if (!card) QVERIFY2(document.set(value.key, *wanted.value(value.key)), value.key.c_str());
  }
  const auto names = shippedPrinted().cardNames;
  for (const std::string& name : names) QVERIFY(document.removeCard("nileCards." + name));
  for (const SphinxCard& card : shippedPrinted().sphinxCards)
    document.removeCard("sphinxCards." + card.id);
  for (std::size_t name = 0; name < different().cardNames.size(); ++name) {
    const auto card = std::ranges::find(different().nileCards, name, &NileCard::name);
    const std::string from = "nileCards." + different().cardNames[name] + '.';
    const std::string to =
        "nileCards." + egizia::addNileCard(document, card->kind, card->deck) + '.';
    for (const char* part : {"amount", "bonus", "crews", "buildings", "decks"}) {
      const JsonValue* value = wanted.value(from + part);
      if (value != nullptr) QVERIFY2(document.set(to + part, *value), (from + part).c_str());
    }
  }
  for (const SphinxCard& card : different().sphinxCards) {
    const std::string from = "sphinxCards." + card.id + '.';
    const std::string to = "sphinxCards." + egizia::addSphinxCard(document, card.kind) + '.';
    QVERIFY(document.set(to + "condition", *wanted.value(from + "condition")));
    if (card.kind != SphinxKind::playersOnLast) {
      QVERIFY(document.set(to + "points", *wanted.value(from + "points")));
      continue;
    }
    for (std::size_t i = 0; i < card.table.size(); ++i) {
      const std::string place = "points[" + std::to_string(i) + ']';
      QVERIFY(document.set(to + place, *wanted.value(from + place)));
    }
  }
  const CheckedEdition result = checked(document);
  QVERIFY(result.findings.empty());
  // Only the ids of the cards differ.
  for (const egizia::EditionDifference& difference :
       egizia::compareEditions(different(), result.edition)) {
    QVERIFY2(difference.key.starts_with("nileCards") || difference.key.starts_with("sphinxCards"),
             difference.key.c_str());
    QVERIFY(difference.kind == egizia::Difference::added ||
            difference.kind == egizia::Difference::removed);
  }
}

NILOMETER_TEST(tst_EditionDocument)
#include "tst_edition_document.moc"

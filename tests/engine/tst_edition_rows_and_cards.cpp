// SPDX-License-Identifier: GPL-3.0-or-later
// Rows, spaces, steps and cards of an edition come and go until it is the players' own copy.
#include "test_program.h"

#include "tests/engine/edition_fixture.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/edition_file.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;
using namespace std::string_literals;
using egizia::CheckedEdition;
using egizia::EditionDocument;
using record::JsonArray;
using record::JsonValue;

namespace {

int size(const EditionDocument& document, const std::string& place) {
  const JsonValue* value = document.value(place);
  const auto* list = value == nullptr ? nullptr : value->as<JsonArray>();
  return list == nullptr ? -1 : static_cast<int>(list->size());
}

} // namespace

class tst_EditionRowsAndCards : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void rowsSpacesAndStepsComeAndGo();
  void movedStopsKeepTheCardSpacesInOrder_LAY1();
  void stopsOfADraftWithoutAReasonAreNumberedToo();
  void cardOfAnyKindCanBeAdded();
  void sphinxCardOfAnyKindCanBeAdded();
  void cardAndSphinxCardAreRemoved();
  void draftWithoutCardsStaysWithoutThem();
  void sphinxCardAsksForSomethingElse();
  void rowThatACardAsksForCanBeTakenAway();
  void oneEditionBecomesTheOtherOne();
};

void tst_EditionRowsAndCards::rowsSpacesAndStepsComeAndGo() {
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

void tst_EditionRowsAndCards::movedStopsKeepTheCardSpacesInOrder_LAY1() {
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

void tst_EditionRowsAndCards::stopsOfADraftWithoutAReasonAreNumberedToo() {
  EditionDocument document =
      *egizia::readDocument(R"({"nilometer": "edition", "format": 1, "river": {"stops": )"
                            R"({"value": ["C1", "C2", "C3"], "provenance": "assumed"}}})");
  QVERIFY(document.move("river.stops", 0, 2));
  QCOMPARE(record::writeJson(*document.value("river.stops")), R"(["C1","C2","C3"])"s);
  QVERIFY(document.remove("river.stops", 0));
  QCOMPARE(record::writeJson(*document.value("river.stops")), R"(["C1","C2"])"s);
}

void tst_EditionRowsAndCards::cardOfAnyKindCanBeAdded() {
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

void tst_EditionRowsAndCards::sphinxCardOfAnyKindCanBeAdded() {
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

void tst_EditionRowsAndCards::cardAndSphinxCardAreRemoved() {
  EditionDocument document = shippedDocument();
  QVERIFY(!document.removeCard("nileCards.none"));
  QVERIFY(!document.removeCard("nileCards"));
  QVERIFY(!document.removeCard("players.ships"));
  QVERIFY(document.text() == shippedText());
  QVERIFY(document.removeCard("nileCards.double"));
  QCOMPARE(faultKeys(document), std::vector<std::string>{"nileCards.1/2"});
  QVERIFY(document.value("nileCards.double.decks") == nullptr);
}

void tst_EditionRowsAndCards::draftWithoutCardsStaysWithoutThem() {
  EditionDocument document = *egizia::readDocument(R"({"nilometer": "edition", "format": 1})");
  const std::string before = document.text();
  QVERIFY(!document.removeCard("nileCards.double"));
  QVERIFY(!egizia::setSphinxKind(document, "crew-blue", SphinxKind::perTen));
  QCOMPARE(document.text(), before);
  QVERIFY(!egizia::addNileCard(document, CardKind::fieldGreen, Deck::five).empty());
  QVERIFY(document.removeCard("nileCards.field-green"));
}

void tst_EditionRowsAndCards::sphinxCardAsksForSomethingElse() {
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

void tst_EditionRowsAndCards::rowThatACardAsksForCanBeTakenAway() {
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

// Whatever differs between two copies can be entered.
void tst_EditionRowsAndCards::oneEditionBecomesTheOtherOne() {
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
  for (const record::EditionDifference& difference :
       egizia::compareEditions(different(), result.edition)) {
    QVERIFY2(difference.key.starts_with("nileCards") || difference.key.starts_with("sphinxCards"),
             difference.key.c_str());
    QVERIFY(difference.kind == record::Difference::added ||
            difference.kind == record::Difference::removed);
  }
}

NILOMETER_TEST(tst_EditionRowsAndCards)
#include "tst_edition_rows_and_cards.moc"

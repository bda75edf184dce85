// SPDX-License-Identifier: GPL-3.0-or-later
// What two copies of the game differ in, and on which page that stands.
#include "test_program.h"

#include "tests/engine/edition_fixture.h"
#include "tests/engine/printed_on.h"

#include "engine/egizia/file/edition_document.h"
#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/printed_pages.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;
using namespace std::string_literals;
using egizia::EditionDocument;
using record::Difference;
using record::EditionDifference;

namespace {

std::vector<EditionDifference> differences(const EditionDocument& document) {
  return egizia::compareEditions(shippedPrinted(), checked(document).edition);
}

bool is(const EditionDifference& difference, Difference kind, const std::string& key) {
  if (difference.kind == kind && difference.key == key) return true;
  qWarning("%d %s: %s > %s", static_cast<int>(difference.kind), difference.key.c_str(),
           difference.before.c_str(), difference.after.c_str());
  return false;
}

} // namespace

class tst_EditionComparison : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void editionDoesNotDifferFromItself();
  void namesAndProvenancesAreNoDifference();
  void everyChangedNumberIsFound();
  void numberInsideAValueIsFound();
  void rowInTheMiddleIsOneAddition();
  void rowsAtTheEndAreRemoved();
  void movedStopIsOneMove();
  void missingStopIsRemoved();
  void cardsComeAndGo();
  void cardOfAnotherKindIsOneChange();
  void cardsInAnotherOrderAreAChange();
  void factOfTheBoxIsADifference();
  void sameChecksumMeansNoDifferenceButTheBox();
  void everyPrintedValueIsOnExactlyOnePage();
  void everyPageHasItsValues();
  void everyValueIsOnThePageOfWhereItIsPrinted_data();
  void everyValueIsOnThePageOfWhereItIsPrinted();
  void wholeValuesCountBeforeSingleNumbers();
  void everyFindingIsOnThePageOfItsValue();
  void pageIsConfirmedWithItsLastValue();
};

void tst_EditionComparison::editionDoesNotDifferFromItself() {
  QVERIFY(egizia::compareEditions(shippedPrinted(), shippedPrinted()).empty());
  QVERIFY(egizia::compareEditions(different(), different()).empty());
}

void tst_EditionComparison::namesAndProvenancesAreNoDifference() {
  EditionDocument document = shippedDocument();
  document.rename("mine", "Mine");
  for (const PrintedValue& value : shippedPrinted().printed) QVERIFY(document.confirm(value.key));
  QVERIFY(differences(document).empty());
}

void tst_EditionComparison::everyChangedNumberIsFound() {
  int changed = 0;
  for (const PrintedValue& value : shippedPrinted().printed) {
    const bool isNumber = value.value.find_first_not_of("0123456789") == std::string::npos;
    if (!isNumber || value.key == "box.rounds") continue;
    if (value.key == "tombs.tiles") continue; // has to be the sum of the values beside it
    const int number = std::stoi(value.value);
    EditionDocument document = shippedDocument();
    const int other = number > 1 ? number - 1 : number + 1;
    QVERIFY(document.set(value.key, other));
    const auto found = differences(document);
    QVERIFY2(found.size() == 1, value.key.c_str());
    QVERIFY(is(found[0], Difference::changed, value.key));
    QCOMPARE(found[0].before, value.value);
    QCOMPARE(found[0].after, std::to_string(other));
    ++changed;
  }
  QVERIFY(changed > 50);
}

void tst_EditionComparison::numberInsideAValueIsFound() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.set("players.crewStart.black", 7));
  QVERIFY(document.set("temple.spaces.columns[1]", 8));
  QVERIFY(document.set("nileCards.brown-8.bonus.amount", 9));
  const auto found = differences(document);
  QCOMPARE(found.size(), std::size_t{3});
  QVERIFY(is(found[0], Difference::changed, "players.crewStart.black"));
  QVERIFY(is(found[1], Difference::changed, "temple.spaces.columns[1]"));
  QVERIFY(is(found[2], Difference::changed, "nileCards.brown-8.bonus.amount"));
  QCOMPARE(found[1].after, "8"s);
}

void tst_EditionComparison::rowInTheMiddleIsOneAddition() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.insert("grainMarket.penalties", 2, *record::parseJson("98")));
  const auto found = differences(document);
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(is(found[0], Difference::added, "grainMarket.penalties[2]"));
  QCOMPARE(found[0].before, ""s);
  QCOMPARE(found[0].after, "98"s);
}

void tst_EditionComparison::rowsAtTheEndAreRemoved() {
  EditionDocument document = shippedDocument();
  const std::size_t rows = shippedPrinted().plan(Building::pyramid).parts.size();
  QVERIFY(document.remove("pyramid.rows", rows - 1));
  QVERIFY(document.remove("pyramid.rows", rows - 2));
  const auto found = differences(document);
  QCOMPARE(found.size(), std::size_t{2});
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string key = "pyramid.rows[" + std::to_string(rows - 2 + i) + ']';
    QVERIFY(is(found[i], Difference::removed, key));
    QVERIFY(!found[i].before.empty() && found[i].after.empty());
  }
}

void tst_EditionComparison::movedStopIsOneMove() {
  EditionDocument document = shippedDocument();
  const auto isRound = [](const Stop& stop) { return stop.kind == StopKind::round; };
  const auto at =
      std::ranges::find_if(shippedPrinted().river, isRound) - shippedPrinted().river.begin();
  QVERIFY(
      document.move("river.stops", static_cast<std::size_t>(at), static_cast<std::size_t>(at) + 4));
  const auto found = differences(document);
  QCOMPARE(found.size(), std::size_t{1});
  const auto name = roundSpaceNames[shippedPrinted().river[static_cast<std::size_t>(at)].index];
  QVERIFY(is(found[0], Difference::moved, "river.stops." + std::string(name)));
  QCOMPARE(found[0].before, std::to_string(at + 1));
  QCOMPARE(found[0].after, std::to_string(at + 5));
}

void tst_EditionComparison::missingStopIsRemoved() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.remove("river.stops", 0));
  const auto found = differences(document);
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(is(found[0], Difference::removed, "river.stops.C1"));
}

void tst_EditionComparison::cardsComeAndGo() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.removeCard("nileCards.double"));
  const std::string id = egizia::addNileCard(document, CardKind::quarry, Deck::oneTwo);
  const auto found = differences(document);
  QCOMPARE(found.size(), std::size_t{2});
  QVERIFY(is(found[0], Difference::removed, "nileCards.double"));
  QVERIFY(is(found[1], Difference::added, "nileCards." + id));
  QVERIFY(record::parseJson(found[1].after));
}

void tst_EditionComparison::cardOfAnotherKindIsOneChange() {
  EditionDocument document = shippedDocument();
  const auto strength =
      std::ranges::find(shippedPrinted().sphinxCards, SphinxKind::crewStrength, &SphinxCard::kind);
  QVERIFY(egizia::setSphinxKind(document, strength->id, SphinxKind::playersOnLast));
  const auto found = differences(document);
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(is(found[0], Difference::changed, "sphinxCards." + strength->id));
}

void tst_EditionComparison::cardsInAnotherOrderAreAChange() {
  Edition edition = shippedPrinted();
  std::swap(edition.sphinxCards[3], edition.sphinxCards[9]);
  const auto found = egizia::compareEditions(shippedPrinted(), edition);
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(is(found[0], Difference::changed, "sphinxCards"));
  QVERIFY(egizia::editionChecksum(edition) != shippedPrinted().checksum);
}

void tst_EditionComparison::factOfTheBoxIsADifference() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.set("box.siteNames.pyramid", *record::parseJson("\"Gizeh\"")));
  const auto found = differences(document);
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(is(found[0], Difference::changed, "box.siteNames.pyramid"));
  QCOMPARE(egizia::check(document)->edition.checksum, shippedPrinted().checksum);
}

void tst_EditionComparison::sameChecksumMeansNoDifferenceButTheBox() {
  const auto found = egizia::compareEditions(shippedPrinted(), different());
  QVERIFY(found.size() > 50);
  std::set<Difference> kinds;
  for (const EditionDifference& difference : found) {
    kinds.insert(difference.kind);
    QVERIFY(difference.before != difference.after);
  }
  QCOMPARE(kinds.size(), std::size_t{4});
}

void tst_EditionComparison::everyPrintedValueIsOnExactlyOnePage() {
  for (const Edition* edition : {&shippedPrinted(), &different()}) {
    std::vector<std::size_t> all;
    for (int page = 0; page < printedPageCount; ++page) {
      const auto on = printedOn(*edition, static_cast<PrintedPage>(page));
      all.insert(all.end(), on.begin(), on.end());
    }
    std::ranges::sort(all);
    QCOMPARE(all.size(), edition->printed.size());
    for (std::size_t i = 0; i < all.size(); ++i) QCOMPARE(all[i], i);
  }
}

void tst_EditionComparison::everyPageHasItsValues() {
  for (int page = 0; page < printedPageCount; ++page) {
    QVERIFY(!printedOn(shippedPrinted(), static_cast<PrintedPage>(page)).empty());
  }
}

void tst_EditionComparison::everyValueIsOnThePageOfWhereItIsPrinted_data() {
  QTest::addColumn<PrintedPage>("page");
  const auto rows = [](PrintedPage page, std::initializer_list<const char*> keys) {
    for (const char* key : keys) QTest::newRow(key) << page;
  };
  using enum PrintedPage;
  // Of the box, the players and the river some values stand elsewhere than the rest.
  rows(pieces, {"box.players", "box.stones", "players.ships", "players.startingStones"});
  rows(crewTracks, {"box.crewColours", "players.crewStart", "players.crewTrackEnd",
                    "players.crewTrackEnd.joker"});
  rows(river, {"box.siteNames", "river.stops", "river.stops[3]", "sites.spaces",
               "sites.participation[0]"});
  rows(roundSpaces, {"river.thebae", "river.alyiStones"});
  rows(fieldsAndQuarries, {"players.startQuarry", "players.startField"});
  rows(markets, {"stoneMarket.steps", "grainMarket", "grainMarket.penalties[1]"});
  rows(obelisk, {"obelisk.rows[2].value"});
  rows(pyramid, {"pyramid.support"});
  rows(temple, {"temple.spaces.columns[0]"});
  rows(tombs, {"tombs.bands[0].upTo"});
  rows(otherNileCards, {"box.deckBacks", "nileCards.strength-3.amount"});
  rows(otherNileCards, {"nileCards", "nileCards.nobody-9"}); // all of them; no card there is
  rows(fieldsAndQuarries, {"nileCards.brown-8", "nileCards.brown-8.bonus", "nileCards.green-2",
                           "nileCards.quarry-2.decks"});
  rows(sphinxCards, {"sphinx.drawLimit", "sphinxCards", "sphinxCards.luck.points[2]",
                     "sphinxCards.brown-8"}); // named like a field
  rows(pieces, {"nileCardsX", "unheard-of"}); // only begins alike; nowhere else
}

void tst_EditionComparison::everyValueIsOnThePageOfWhereItIsPrinted() {
  QTEST(pageOf(shippedPrinted(), QTest::currentDataTag()), "page");
}

void tst_EditionComparison::wholeValuesCountBeforeSingleNumbers() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.confirm("players.ships"));
  const Edition whole = egizia::check(document)->edition;
  document = shippedDocument();
  QVERIFY(document.confirmNumber("obelisk.rows[0].value"));
  QVERIFY(document.confirmNumber("obelisk.rows[1].value"));
  const Edition numbers = egizia::check(document)->edition;
  QVERIFY(comparedFurther(whole, numbers) && !comparedFurther(numbers, whole));
  QVERIFY(comparedFurther(numbers, shippedPrinted()) &&
          !comparedFurther(shippedPrinted(), numbers));
  QVERIFY(!comparedFurther(whole, whole));
}

void tst_EditionComparison::everyFindingIsOnThePageOfItsValue() {
  EditionDocument document = shippedDocument();
  QVERIFY(document.remove("river.stops", 1));
  QVERIFY(document.removeCard("nileCards.double"));
  QVERIFY(document.set("tombs.tiles", 1));
  std::vector<PrintedPage> pages;
  const auto checked = egizia::check(document);
  QVERIFY(checked);
  for (const EditionFinding& finding : checked->findings) {
    pages.push_back(pageOf(shippedPrinted(), finding.key));
  }
  QCOMPARE(pages, (std::vector<PrintedPage>{PrintedPage::river, PrintedPage::otherNileCards,
                                            PrintedPage::tombs}));
}

void tst_EditionComparison::pageIsConfirmedWithItsLastValue() {
  for (int number = 0; number < printedPageCount; ++number) {
    const auto page = static_cast<PrintedPage>(number);
    EditionDocument document = shippedDocument();
    for (const std::size_t value : printedOn(shippedPrinted(), page)) {
      QVERIFY(!isConfirmed(egizia::check(document)->edition, page));
      QVERIFY(document.confirm(shippedPrinted().printed[value].key));
    }
    QVERIFY(isConfirmed(egizia::check(document)->edition, page));
    for (int other = 0; other < printedPageCount; ++other) {
      const bool confirmed =
          isConfirmed(egizia::check(document)->edition, static_cast<PrintedPage>(other));
      QCOMPARE(confirmed, other == number);
    }
  }
}

NILOMETER_TEST(tst_EditionComparison)
#include "tst_edition_comparison.moc"

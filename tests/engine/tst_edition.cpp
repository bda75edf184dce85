// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/engine/edition_fixture.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;
using namespace std::string_literals;
using record::ReadFault;
using record::Result;

namespace {

const SphinxCard& sphinx(const Edition& edition, std::string_view id) {
  return *std::find_if(edition.sphinxCards.begin(), edition.sphinxCards.end(),
                       [id](const SphinxCard& card) { return card.id == id; });
}

/// The amounts on all cards of a kind.
std::multiset<int> amounts(const Edition& edition, CardKind kind) {
  std::multiset<int> list;
  for (const NileCard& card : edition.nileCards) {
    if (card.kind == kind) list.insert(card.amount);
  }
  return list;
}

} // namespace

class tst_Edition : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void shippedEditionsAreFoundById();
  void certainValuesAreAsPrinted();
  void certainCardsAreAsPrinted();
  void everyValueSaysHowSureItIsAndWhy();
  void cardsAreGroupedByDeck_SET_5();
  void derivedMembersFollowFromTheValues();
  void writtenFileIsTheShippedFile_data();
  void writtenFileIsTheShippedFile();
  void checksumCoversValuesOnly();
  void confirmedValueChangesNeitherValuesNorChecksum();
  void checksumChangesWithEveryValueOfTheRules();
  void differentEditionDiffersInEveryGroup();
};

void tst_Edition::initTestCase() {
  QVERIFY2(egizia::readEdition(shippedText()), shippedFile.c_str());
  QVERIFY2(egizia::readEdition(textOf(differentFile)), differentFile.c_str());
}

void tst_Edition::shippedEditionsAreFoundById() {
  const std::vector<std::string> ids = egizia::shippedEditions();
  QVERIFY(std::find(ids.begin(), ids.end(), "egizia-2009") != ids.end());
  for (const std::string& id : ids) {
    const Result<Edition> edition = egizia::shippedEdition(id);
    QVERIFY2(edition, id.c_str());
    QCOMPARE(edition->id, id);
  }
  const Result<Edition> none = egizia::shippedEdition("../editions/egizia-2009");
  QVERIFY(!none);
  QCOMPARE(none.error().fault, ReadFault::unknownEdition);
  QCOMPARE(none.error().found, "../editions/egizia-2009"s);
}

void tst_Edition::certainValuesAreAsPrinted() {
  const Edition& e = shippedPrinted();
  QCOMPARE(e.shipsPerPlayer, 8);
  QCOMPARE(e.startingStones, (std::array<std::int16_t, 4>{2, 3, 4, 5}));
  QCOMPARE(e.startQuarry, 3);
  QCOMPARE(e.startFieldGrain, 6);
  QCOMPARE(e.stoneTrackEnd, 25);
  QCOMPARE(e.crewStart, (std::array<std::int16_t, 4>{1, 1, 1, 2}));
  QCOMPARE(e.cardStops, 10);
  QCOMPARE(e.alyiStones, 2);
  QCOMPARE(e.spacesPerSite, 3);
  QCOMPARE(e.spacesPerSiteFewPlayers, 2);
  QCOMPARE(e.participation, (std::array<std::int16_t, 3>{1, 3, 6}));
  QCOMPARE(e.sphinxDrawLimit, 5);
  QCOMPARE(e.plan(Building::tombs).count, 12);
  QCOMPARE(e.openTombs, 4);
  QCOMPARE(e.tombTileValues.size(), std::size_t{20});
  QCOMPARE(e.stoneMarketStones, 3);
  QCOMPARE(e.stoneMarketSaleSteps, 2);
  QCOMPARE(e.stonesPerSalePoint, 2);
  QCOMPARE(e.grainMarketPoints, 2);
  QCOMPARE(e.grainPenalties.front(), 3);
  QCOMPARE(e.grainPenalties.back(), 1);
  QCOMPARE(e.grainPenalties[e.grainPenalties.size() - 2], 1);
  QCOMPARE(e.tombBands.size(), std::size_t{3});
  QCOMPARE(e.tombBands[0].upTo, 10);
  QCOMPARE(e.tombBands[1].upTo, 20);
  QCOMPARE(e.tombBands[2].points, 9);
}

void tst_Edition::certainCardsAreAsPrinted() {
  const Edition& e = shippedPrinted();
  QCOMPARE(amounts(e, CardKind::fieldBrown), (std::multiset<int>{6, 7, 8, 9}));
  QCOMPARE(amounts(e, CardKind::strength), (std::multiset<int>{3, 4, 5}));
  QCOMPARE(amounts(e, CardKind::grain4), (std::multiset<int>{4}));
  QCOMPARE(amounts(e, CardKind::stones6), (std::multiset<int>{6}));
  QCOMPARE(amounts(e, CardKind::sell10), (std::multiset<int>{10}));
  QCOMPARE(amounts(e, CardKind::tomb), (std::multiset<int>{8}));
  QCOMPARE(amounts(e, CardKind::moreSphinx), (std::multiset<int>{2}));
  QCOMPARE(amounts(e, CardKind::paidCrewStep), (std::multiset<int>{2}));
  QCOMPARE(amounts(e, CardKind::keep2), (std::multiset<int>{2}));
  QCOMPARE(amounts(e, CardKind::stoneMarket2), (std::multiset<int>{2, 2, 2}));
  QCOMPARE(amounts(e, CardKind::grainMarket2), (std::multiset<int>{2, 2, 2}));
  QCOMPARE(amounts(e, CardKind::crewsChoice), (std::multiset<int>{2, 2}));
  QCOMPARE(amounts(e, CardKind::quarry).size(), std::size_t{9});
  for (std::size_t kind = 0; kind < cardKindCount; ++kind) QVERIFY(e.cardsOfKind[kind] != 0);
  QCOMPARE(e.sphinxCards.size(), std::size_t{29});
  QCOMPARE(sphinx(e, "players-stone-market").table[3], 7);
  QCOMPARE(sphinx(e, "most-yellow-green").points, 7);
  QCOMPARE(sphinx(e, "permanent-cards").points, 2);
  QCOMPARE(sphinx(e, "per-ten-points").needed, 10);
}

void tst_Edition::everyValueSaysHowSureItIsAndWhy() {
  std::set<std::string> keys;
  std::array<int, provenanceNames.size()> count{};
  for (const PrintedValue& value : shippedPrinted().printed) {
    QVERIFY2(keys.insert(value.key).second, value.key.c_str());
    QVERIFY2(!value.value.empty(), value.key.c_str());
    QVERIFY2(!value.reason.empty(), value.key.c_str());
    ++count[static_cast<std::size_t>(value.provenance)];
  }
  for (const Provenance shippedOne :
       {Provenance::certain, Provenance::deduced, Provenance::assumed}) {
    QVERIFY(count[static_cast<std::size_t>(shippedOne)] > 0);
  }
  // Only the owner of a copy can confirm.
  QCOMPARE(count[static_cast<std::size_t>(Provenance::confirmed)], 0);
  const PrintedValue* field = printed(shippedPrinted(), "players.startField");
  QVERIFY(field != nullptr);
  QCOMPARE(field->value, "6"s);
  QCOMPARE(field->provenance, Provenance::certain);
  QCOMPARE(printed(shippedPrinted(), "river.stops")->provenance, Provenance::assumed);
  QCOMPARE(printed(shippedPrinted(), "nileCards.green-4.amount")->provenance, Provenance::deduced);
  const auto players = "sphinxCards.players-stone-market.points"s;
  QCOMPARE(printed(shippedPrinted(), players + "[3]")->provenance, Provenance::certain);
  QCOMPARE(printed(shippedPrinted(), players + "[2]")->provenance, Provenance::assumed);
}

void tst_Edition::cardsAreGroupedByDeck_SET_5() {
  for (const Edition* edition : {&shippedPrinted(), &different()}) {
    const std::vector<NileCard>& cards = edition->nileCards;
    const auto byDeck = [](const NileCard& a, const NileCard& b) { return a.deck < b.deck; };
    QVERIFY(std::is_sorted(cards.begin(), cards.end(), byDeck));
    QCOMPARE(std::popcount(edition->cardsOfDeck[0]), 22);
    QCOMPARE(std::popcount(edition->cardsOfDeck[1]), 22);
    QCOMPARE(std::popcount(edition->cardsOfDeck[2]), 12);
  }
}

void tst_Edition::derivedMembersFollowFromTheValues() {
  for (const Edition* edition : {&shippedPrinted(), &different()}) {
    CardSet all = 0;
    for (const CardSet kind : edition->cardsOfKind) {
      QCOMPARE(all & kind, CardSet{0});
      all |= kind;
    }
    QCOMPARE(all, cardBit(static_cast<int>(edition->nileCards.size())) - 1);
    QCOMPARE(edition->fields, cardBit(startFieldCard) | edition->kind(CardKind::fieldGreen) |
                                  edition->kind(CardKind::fieldYellowGreen) |
                                  edition->kind(CardKind::fieldBrown));
    for (std::size_t site = 0; site < siteCount; ++site) {
      const Stop& stop = edition->river[edition->stopOfSite[site]];
      QCOMPARE(stop.kind, StopKind::site);
      QCOMPARE(stop.index, site);
    }
  }
  QCOMPARE(different().cardStops, 8);
}

void tst_Edition::writtenFileIsTheShippedFile_data() {
  QTest::addColumn<QString>("file");
  for (const std::string& file : {shippedFile, differentFile}) {
    QTest::newRow(file.c_str()) << QString::fromStdString(file);
  }
}

void tst_Edition::writtenFileIsTheShippedFile() {
  QFETCH(const QString, file);
  const std::string text = textOf(file.toStdString());
  const Edition edition = readOrEmpty(text);
  QVERIFY(egizia::writeEdition(edition) == text);
  QCOMPARE(egizia::editionChecksum(edition), edition.checksum);
}

void tst_Edition::checksumCoversValuesOnly() {
  const std::string checksum = shippedPrinted().checksum;
  QVERIFY(checksum.starts_with("sha256:"));
  QCOMPARE(checksum.size(), std::size_t{71});
  QCOMPARE(readOrEmpty(changedText("\"egizia-2009\"", "\"mine\"")).checksum, checksum);
  QCOMPARE(readOrEmpty(changedText("\"Egizia (2009)\"", "\"Mine\"")).checksum, checksum);
  QCOMPARE(readOrEmpty(changedText("\"value\": 24,", "\"value\": 25,")).checksum, checksum);
  const std::string certain = changedText("\"assumed\", \"reason\": \"The rulebooks do",
                                          "\"certain\", \"reason\": \"We looked; they do");
  QVERIFY(!certain.empty());
  QCOMPARE(readOrEmpty(certain).checksum, checksum);
  const std::string spaced = changedText("{\"1/2\":1,\"3/4\":1}", "{ \"3/4\": 1,\n\"1/2\": 1 }");
  QVERIFY(!spaced.empty());
  QCOMPARE(readOrEmpty(spaced).checksum, checksum);
}

void tst_Edition::confirmedValueChangesNeitherValuesNorChecksum() {
  Edition edition = shippedPrinted();
  for (PrintedValue& value : edition.printed) value.provenance = Provenance::confirmed;
  const std::string text = egizia::writeEdition(edition);
  QVERIFY(text.find("\"format\": 2") != std::string::npos);
  const Edition again = readOrEmpty(text);
  QCOMPARE(again.checksum, shippedPrinted().checksum);
  QCOMPARE(again.printed.size(), shippedPrinted().printed.size());
  for (std::size_t i = 0; i < again.printed.size(); ++i) {
    QCOMPARE(again.printed[i].provenance, Provenance::confirmed);
    QCOMPARE(again.printed[i].reason, shippedPrinted().printed[i].reason);
    QCOMPARE(again.printed[i].value, shippedPrinted().printed[i].value);
  }
  QVERIFY(egizia::writeEdition(again) == text);
}

void tst_Edition::checksumChangesWithEveryValueOfTheRules() {
  std::set<std::string> seen{shippedPrinted().checksum};
  const std::vector<std::pair<std::string, std::string>> changes{
      {"\"value\": 8,", "\"value\": 7,"},
      {"[2,3,4,5]", "[2,3,4,6]"},
      {"\"yellow\":1,", "\"yellow\":2,"},
      {"\"bands\": {\"value\": [{\"upTo\":10", "\"bands\": {\"value\": [{\"upTo\":9"},
      {"[1,3,6]", "[1,3,7]"},
      {"\"C1\",\"edfu\"", "\"edfu\",\"C1\""},
      {"\"thebae\": {\"value\": [\"blue\"", "\"thebae\": {\"value\": [\"yellow\""},
      {"\"support\": {\"value\": 2", "\"support\": {\"value\": 1"},
      {"\"after\":[\"columns\"]", "\"after\":[\"pillar-left\"]"},
      {"\"columns\":[3,3,3,3]", "\"columns\":[3,3,3,2]"},
      {"{\"points\":9}", "{\"points\":10}"},
      {"\"CARD-DOUBLE\"", "\"CARD-UPSTREAM\""},
      {"\"kind\":\"stones\",\"amount\":4", "\"kind\":\"points\",\"amount\":4"},
      {"\"value\": [\"tombs\",\"pyramid\"]", "\"value\": [\"tombs\"]"},
      {"\"parts\":[\"row-7\"]", "\"parts\":[\"row-6\"]"},
  };
  for (const auto& [from, to] : changes) {
    const std::string checksum = readOrEmpty(changedText(from, to)).checksum;
    QVERIFY2(!checksum.empty(), from.c_str());
    QVERIFY2(seen.insert(checksum).second, from.c_str());
  }
}

void tst_Edition::differentEditionDiffersInEveryGroup() {
  QVERIFY(shippedPrinted().checksum != different().checksum);
  for (const PrintedValue& value : shippedPrinted().printed) {
    const PrintedValue* other = printed(different(), value.key);
    const bool alone = !value.key.starts_with("box.") && !value.key.starts_with("nileCards.") &&
                       !value.key.starts_with("sphinxCards.");
    if (alone) QVERIFY2(other != nullptr && other->value != value.value, value.key.c_str());
  }
  const BuildingPlan& obelisk = different().plan(Building::obelisk);
  QVERIFY(obelisk.count > obelisk.parts.size());
  QVERIFY(different().crewTrackEnd[0] != different().crewTrackEnd[1]);
  // Every kind of card that has a number has another one; every condition kind is still there.
  for (std::size_t kind = 0; kind < cardKindCount; ++kind) {
    const auto here = amounts(shippedPrinted(), static_cast<CardKind>(kind));
    const auto there = amounts(different(), static_cast<CardKind>(kind));
    QVERIFY(!there.empty());
    if (*here.rbegin() > 0) QVERIFY(here != there);
  }
  std::set<SphinxKind> kinds;
  for (const SphinxCard& card : different().sphinxCards) kinds.insert(card.kind);
  QCOMPARE(kinds.size(), std::size_t{11});
}

NILOMETER_TEST(tst_Edition)
#include "tst_edition.moc"

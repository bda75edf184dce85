// SPDX-License-Identifier: GPL-3.0-or-later
// Producing stones (STONE-1, STONE-2) and the two markets (MARKET-1 to MARKET-4).
#include "support.h"
#include "test_program.h"

#include "engine/egizia/final_facts.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_StoneAndMarkets : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void allQuarriesYieldInOrderOfTheTiles_STONE1();
  void trackEndsForEveryGain_STONE2_data();
  void trackEndsForEveryGain_STONE2();
  void moreIsLostAndSaid_STONE2();
  void oneMarkerAfterBuilding_MARKET1_data();
  void oneMarkerAfterBuilding_MARKET1();
  void markerIsCompulsoryAndOnlyHere_MARKET1();
  void stonesGainedPayOnlyForTheNextSite_MARKET1();
  void pointsBeforeMarketEffects_BUILD8_MARKET3();
  void stoneMarket_MARKET2_data();
  void stoneMarket_MARKET2();
  void grainMarket_MARKET3_data();
  void grainMarket_MARKET3();
  void lowestStepsAllowTheSale_MARKET4();
  void lowestPenaltyIsOne_MARKET3();
};

void tst_StoneAndMarkets::allQuarriesYieldInOrderOfTheTiles_STONE1() {
  Table table(Profile::revised, 3); // STONE-1
  table.of(a).orderTile = 3;
  table.of(c).orderTile = 1;
  for (const Player player : {a, b, c}) table.of(player).stones = 0;
  table.give(a, CardKind::quarry, 2);
  table.give(a, CardKind::quarry, 3);
  table.give(b, CardKind::quarry, 4); // CARD-QUARRY
  table.start(Phase::stone);
  QVERIFY(table.enter(ProduceStones{}));
  QCOMPARE(table.said(EffectKind::stock),
           (QStringList{u"c STONE-1 stones 0>3"_s, u"b STONE-1 stones 0>7"_s,
                        u"a STONE-1 stones 0>8"_s}));
  QCOMPARE(table.refusal(ProduceStones{}), u"PHASE"_s);
}

void tst_StoneAndMarkets::trackEndsForEveryGain_STONE2_data() {
  QTest::addColumn<int>("way");
  QTest::newRow("STONE-2 quarries") << 0;
  QTest::newRow("STONE-2 market") << 1;
  QTest::newRow("STONE-2 brown field") << 2;
  QTest::newRow("STONE-2 CARD-STONES6") << 3;
  QTest::newRow("STONE-2 Alyi") << 4;
}

void tst_StoneAndMarkets::trackEndsForEveryGain_STONE2() {
  QFETCH(int, way);
  Table table;
  table.of(a).stones = 24;
  table.sail(way == 2 ? 5 : 1);
  if (way == 0) table.start(Phase::stone);
  table.mark(a, Market::stone, table.last(Market::stone));
  if (way == 3) table.give(a, CardKind::stones6);
  PlaceShip alyi{.player = a, .stop = table.stop(RoundSpace::alyi)};
  alyi.choices.crewCount = 1;
  const std::array<Entry, 5> entries{ProduceStones{},
                                     table.to(a, 1, table.index(CardKind::stoneMarket2)),
                                     table.to(a, 1, table.index(CardKind::fieldBrown, 9)),
                                     PlayCard{.player = a, .kind = CardKind::stones6}, alyi};
  Entry entry = entries[at(way)];
  QVERIFY(table.enter(entry));
  QCOMPARE(table.of(a).stones, 25);
}

void tst_StoneAndMarkets::moreIsLostAndSaid_STONE2() {
  Table table;
  table.of(a).stones = 25;
  table.start(Phase::stone);
  QVERIFY(table.enter(ProduceStones{}));
  QCOMPARE(table.said(EffectKind::stock).front(), u"a STONE-2 stones 25>25"_s);
  QCOMPARE(table.effects.front().detail, 3); // lost
}

void tst_StoneAndMarkets::oneMarkerAfterBuilding_MARKET1_data() {
  QTest::addColumn<int>("market");
  QTest::addColumn<bool>("tombsOnly");
  QTest::newRow("MARKET-1 stone market, obelisk") << 0 << false;
  QTest::newRow("MARKET-1 grain market, obelisk") << 1 << false;
  QTest::newRow("MARKET-1 stone market, tombs only") << 0 << true;
  QTest::newRow("MARKET-1 grain market, tombs only") << 1 << true;
}

void tst_StoneAndMarkets::oneMarkerAfterBuilding_MARKET1() {
  QFETCH(int, market);
  QFETCH(bool, tombsOnly);
  Table table;
  table.of(a).stones = 9;
  table.crews(a, {6, 1, 1, 2});
  table.nameTombs({2, 2, 3, 4});
  table.put(a, Site::obelisk, 1);
  table.start(Phase::build);
  const auto which = static_cast<Market>(market);
  const Cells built =
      tombsOnly ? Cells{Building::tombs, cells({0, 1})} : Cells{Building::obelisk, cells({0, 1})};
  QVERIFY(table.enter(building(a, Site::obelisk, blueCrew, {built}, which)));
  QCOMPARE(table.step(a, which), 1); // once per building action
  QCOMPARE(table.step(a, market == 0 ? Market::grain : Market::stone), 0);
}

void tst_StoneAndMarkets::markerIsCompulsoryAndOnlyHere_MARKET1() {
  Table table;
  table.of(a).stones = 9;
  table.put(a, Site::obelisk, 1);
  table.put(a, Site::pyramid, 1);
  table.start(Phase::build);
  const Cells first{Building::obelisk, cells({0})};
  QCOMPARE(table.refusal(building(a, Site::obelisk, blueCrew, {first})), u"MARKET-1"_s);
  QVERIFY(table.enter(building(a, Site::obelisk, blueCrew, {first}, Market::grain)));
  const Cells pyramid{Building::pyramid, cells({0})};
  QCOMPARE(table.refusal(building(a, Site::pyramid, yellowCrew, {pyramid}, Market::grain)),
           u"ENTRY"_s);
  QCOMPARE(table.refusal(building(a, Site::pyramid, yellowCrew, {pyramid})), legal);
}

void tst_StoneAndMarkets::stonesGainedPayOnlyForTheNextSite_MARKET1() {
  Table table;
  table.of(a).stones = 2;
  table.crews(a, {6, 6, 1, 2});
  table.mark(a, Market::stone, table.last(Market::stone));
  table.put(a, Site::obelisk, 1);
  table.put(a, Site::pyramid, 1);
  table.start(Phase::build);
  const Cells three{Building::obelisk, cells({0, 1})};
  QCOMPARE(table.refusal(building(a, Site::obelisk, blueCrew, {three}, Market::stone)),
           u"BUILD-5"_s);
  const Cells one{Building::obelisk, cells({0})};
  QVERIFY(table.enter(building(a, Site::obelisk, blueCrew, {one}, Market::stone)));
  QCOMPARE(table.of(a).stones, 4);
  QVERIFY(table.enter(
      building(a, Site::pyramid, blackCrew, {{Building::pyramid, cells({0, 1, 2, 3})}})));
}

void tst_StoneAndMarkets::pointsBeforeMarketEffects_BUILD8_MARKET3() {
  Table table;
  table.of(a).stones = 2;
  table.mark(a, Market::grain, table.last(Market::grain) - 1);
  table.put(a, Site::obelisk, 1);
  table.start(Phase::build);
  const Cells one{Building::obelisk, cells({0})};
  QVERIFY(table.enter(building(a, Site::obelisk, blueCrew, {one}, Market::grain)));
  QCOMPARE(table.said(EffectKind::points), (QStringList{u"a BUILD-8 0>1"_s, u"a MARKET-3 1>3"_s}));
}

void tst_StoneAndMarkets::stoneMarket_MARKET2_data() {
  QTest::addColumn<int>("from");
  QTest::addColumn<int>("step");
  QTest::addColumn<int>("stones");
  const int last = rulesEdition().stoneMarketSteps - 1;
  for (int from = 0; from <= last; ++from) {
    const int beyond = std::max(from + 2 - last + 1, 0);
    QTest::addRow("MARKET-2 CARD-STONE-MARKET2 from %d", from)
        << from << std::min(from + 2, last) << 3 * std::min(beyond, 2);
  }
}

void tst_StoneAndMarkets::stoneMarket_MARKET2() {
  QFETCH(int, from);
  Table table; // CARD-STONE-MARKET2
  table.of(a).stones = 0;
  table.mark(a, Market::stone, from);
  table.sail(5);
  QVERIFY(table.enter(table.to(a, 2, table.index(CardKind::stoneMarket2, -1, 2))));
  QTEST(table.step(a, Market::stone), "step");
  QTEST(int{table.of(a).stones}, "stones");
  QVERIFY(!table.has(a, CardKind::stoneMarket2));
}

void tst_StoneAndMarkets::grainMarket_MARKET3_data() {
  QTest::addColumn<int>("from");
  QTest::addColumn<int>("step");
  QTest::addColumn<int>("points");
  const int last = static_cast<int>(rulesEdition().grainPenalties.size()) - 1;
  for (int from = 0; from <= last; ++from) {
    const int beyond = std::max(from + 2 - last + 1, 0);
    QTest::addRow("MARKET-3 CARD-GRAIN-MARKET2 from %d", from)
        << from << std::min(from + 2, last) << 2 * std::min(beyond, 2);
  }
}

void tst_StoneAndMarkets::grainMarket_MARKET3() {
  QFETCH(int, from);
  Table table; // CARD-GRAIN-MARKET2
  table.mark(a, Market::grain, from);
  table.sail(3);
  QVERIFY(table.enter(table.to(a, 2, table.index(CardKind::grainMarket2, -1, 1))));
  QTEST(table.step(a, Market::grain), "step");
  QTEST(table.points(a), "points");
}

void tst_StoneAndMarkets::lowestStepsAllowTheSale_MARKET4() {
  Table table; // MARKET-4
  const int last = table.last(Market::stone);
  for (int step = 0; step <= last; ++step) {
    table.mark(a, Market::stone, step);
    QCOMPARE(maySell(table.game, factsOf(table.game, table.state).player[a]), step >= last - 1);
  }
}

void tst_StoneAndMarkets::lowestPenaltyIsOne_MARKET3() {
  const Edition edition = shipped(); // the rulebooks say so of the two lowest steps
  QVERIFY(edition.grainPenalties.size() >= 3);
  QCOMPARE(edition.grainPenalties.end()[-1], 1);
  QCOMPARE(edition.grainPenalties.end()[-2], 1);
  QCOMPARE(edition.grainPenalties.front(), 3);
}

NILOMETER_TEST(tst_StoneAndMarkets)
#include "tst_stone_and_markets.moc"

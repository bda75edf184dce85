// SPDX-License-Identifier: GPL-3.0-or-later
// New goods (STOCK) and threshold cards (THRESH).
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/stock.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraProduction : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void twoOfItsOwnGood_STOCK1_STOCK4();
  void bonusOfTheYearAtTheCurrentMarket_STOCK2();
  void noLandInRoundOne_STOCK3();
  void numberIsKeptForTheYear_STOCK2_ASK1();
  void cropsOfTheCurrentMarket_STOCK5_TILEAGRICULTURE_data();
  void cropsOfTheCurrentMarket_STOCK5_TILEAGRICULTURE();
  void cropsOfChoice_STOCK5_TILEAGRICULTURE_GOODS4();
  void cropsInALandRound_CAL3_TILEAGRICULTURE();
  void cropsFromTheStartPlayer_STOCK5_GOODS2();
  void oneGoodLeftToName_TILEAGRICULTURE();
  void lostCropsAreSaid_TILEAGRICULTURE_GOODS2();
  void fourThresholdCards_THRESH1_THRESH3();
  void openingTwoInRoundOneAlone_THRESH2();
  void pileLastsAYear_THRESH4();
  void cardsThatHaveAllBeenSeen_THRESH5();
};

void tst_SaqqaraProduction::twoOfItsOwnGood_STOCK1_STOCK4() {
  SaqqaraTable table;
  table.tellTable(3);
  table.leaveInSupply(Good::fish, 4);
  table.leaveInSupply(Good::wood, 1);
  table.beginRound(2);
  // STOCK-4: the 2 of STOCK-1 come before the bonus.
  QCOMPARE(table.holds(Warehouse::fish), u"4 fish"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"1 wood"_s);
  QVERIFY(table.noted(Note::cut, "GOODS-2"_rule));
  QVERIFY(table.isPossible());
}

void tst_SaqqaraProduction::bonusOfTheYearAtTheCurrentMarket_STOCK2() {
  SaqqaraTable table;
  table.tellTable(0);
  table.state.sheet.year(3).bonus = std::uint8_t{4};
  table.beginRound(13); // year 3, Linen
  QCOMPARE(table.holds(Warehouse::linen), u"6 linen"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"2 wood"_s);
}

void tst_SaqqaraProduction::noLandInRoundOne_STOCK3() {
  SaqqaraTable table;
  table.tellTable(3); // whatever the table says
  table.beginRound(1);
  QCOMPARE(table.holds(Warehouse::fish), u"2 fish"_s);
  QVERIFY(!neededTableNumber(table.state));
  SaqqaraTable later;
  later.tellTable(3);
  later.beginRound(6);
  QCOMPARE(later.holds(Warehouse::gold), u"3 land 2 gold"_s);
}

void tst_SaqqaraProduction::numberIsKeptForTheYear_STOCK2_ASK1() {
  SaqqaraTable table; // ASK-1
  table.state.stall = offTrack;
  table.beginRound(2);
  QVERIFY(table.enter(TableNumber{1}));
  table.beginRound(3);
  QCOMPARE(table.state.phase, Phase::thresholds); // kept: not asked again
  QCOMPARE(table.holds(Warehouse::linen), u"5 linen"_s);
  table.beginRound(7);
  QCOMPARE(table.state.phase, Phase::stock); // another year
}

void tst_SaqqaraProduction::cropsOfTheCurrentMarket_STOCK5_TILEAGRICULTURE_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<int>("crops");
  for (int level = 0; level <= 3; ++level) {
    QTest::addRow("level %d", level) << level << std::max(0, level - 1);
  }
}

void tst_SaqqaraProduction::cropsOfTheCurrentMarket_STOCK5_TILEAGRICULTURE() {
  QFETCH(int, level);
  QFETCH(int, crops);
  SaqqaraTable table;
  table.tellTable(0);
  table.put(blue, Pyramid::agriculture, level);
  table.beginRound(4);                            // Wood
  QCOMPARE(table.state.phase, Phase::thresholds); // no choice
  QCOMPARE(table.of(blue).goods[Good::wood], crops);
}

void tst_SaqqaraProduction::cropsOfChoice_STOCK5_TILEAGRICULTURE_GOODS4() {
  for (const int level : {4, 5}) {
    for (const bool landToo : {true, false}) {
      RuleOptions options;
      options.landAsChoice = landToo;
      SaqqaraTable table(4, options);
      table.tellTable(0);
      table.put(blue, Pyramid::agriculture, level);
      table.beginRound(4);
      QCOMPARE(table.state.phase, Phase::agriculture);
      QCOMPARE(table.state.turn, blue);
      QCOMPARE(table.refusal(ChooseCrop{red, Good::fish}),
               u"STOCK-5 TILE-AGRICULTURE TURN ENTRY"_s);
      QCOMPARE(table.refusal(ChooseCrop{blue, Good::land}), landToo ? legal : u"GOODS-4"_s);
      QVERIFY(table.enter(ChooseCrop{blue, Good::gold}));
      QCOMPARE(table.has(blue), u"5 gold"_s);
      QCOMPARE(table.state.phase, Phase::thresholds);
    }
  }
}

void tst_SaqqaraProduction::cropsInALandRound_CAL3_TILEAGRICULTURE() {
  const auto begin = [](LandRound landRound) {
    RuleOptions options;
    options.landRound = landRound;
    auto table = std::make_unique<SaqqaraTable>(4, options);
    table->tellTable(0);
    table->put(blue, Pyramid::agriculture, 3);
    table->beginRound(6);
    return table;
  };
  QCOMPARE(begin(LandRound::none)->has(blue), u"3 gold"_s);
  QCOMPARE(begin(LandRound::land)->has(blue), u"2 land 3 gold"_s);
  const auto table = begin(LandRound::choice);
  QCOMPARE(table->state.phase, Phase::agriculture);
  QCOMPARE(table->refusal(ChooseCrop{blue, Good::land}), u"TILE-AGRICULTURE"_s);
  QVERIFY(table->enter(ChooseCrop{blue, Good::linen}));
  QCOMPARE(table->has(blue), u"2 linen 3 gold"_s);
}

void tst_SaqqaraProduction::cropsFromTheStartPlayer_STOCK5_GOODS2() {
  SaqqaraTable table;
  table.tellTable(0);
  table.put(yellow, Pyramid::agriculture, 3);
  table.put(red, Pyramid::agriculture, 3);
  table.leaveInSupply(Good::wood, 5); // 2 of STOCK-1 and 3
  table.beginRound(4);
  QCOMPARE(table.of(red).goods[Good::wood], 2);
  QCOMPARE(table.of(yellow).goods[Good::wood], 1);
}

void tst_SaqqaraProduction::oneGoodLeftToName_TILEAGRICULTURE() {
  SaqqaraTable table;
  table.tellTable(0);
  table.put(red, Pyramid::agriculture, 5);
  for (const Good good : allGoods) table.leaveInSupply(good, good == Good::land ? 0 : 2);
  table.leaveInSupply(Good::gold, 3);
  table.beginRound(4);
  QCOMPARE(table.state.phase, Phase::thresholds); // R42: nothing but 1 gold is left
  QCOMPARE(table.has(red), u"4 gold"_s);
}

void tst_SaqqaraProduction::lostCropsAreSaid_TILEAGRICULTURE_GOODS2() {
  for (const int left : {1, 0}) {
    SaqqaraTable table;
    table.tellTable(0);
    table.put(red, Pyramid::agriculture, 3);
    table.leaveInSupply(Good::fish, 2 + left); // 2 go to the warehouse before
    table.beginRound(2);
    QCOMPARE(table.state.phase, Phase::thresholds);
    QCOMPARE(table.gained(red, "TILE-AGRICULTURE"_rule), fish(left));
    QVERIFY(table.noted(Note::cut, "GOODS-2"_rule));
  }
}

void tst_SaqqaraProduction::fourThresholdCards_THRESH1_THRESH3() {
  SaqqaraTable table;
  table.tellTable(0);
  table.beginRound(2);
  QCOMPARE(table.refusal(OpenThresholds{{1, 9, noYield, 6}}), legal);
  QCOMPARE(table.refusal(OpenThresholds{{1, 10, 3, 4}}), u"THRESH-3"_s);
  QVERIFY(!table.anyway(OpenThresholds{{1, 10, 3, 4}}));
  QVERIFY(table.enter(OpenThresholds{{1, 9, noYield, 6}}));
  QCOMPARE(*table.in(Warehouse::linen).threshold, Threshold{9}); // THRESH-1
  QCOMPARE(table.state.thresholdPile, 16);
}

void tst_SaqqaraProduction::openingTwoInRoundOneAlone_THRESH2() {
  SaqqaraTable table;
  table.tellTable(0);
  table.beginRound(1);
  QCOMPARE(table.refusal(OpenThresholds{{3, 4, 5, 10}}), u"THRESH-2 THRESH-3"_s);
  QCOMPARE(table.refusal(OpenThresholds{{2, 2, 5, 7}}), legal);
  SaqqaraTable later;
  later.tellTable(0);
  later.beginRound(2);
  QCOMPARE(later.refusal(OpenThresholds{{3, 4, 5, 9}}), legal);
}

void tst_SaqqaraProduction::pileLastsAYear_THRESH4() {
  SaqqaraTable table; // THRESH-4
  table.tellTable(0);
  for (int round = 1; round <= 6; ++round) {
    table.beginRound(round);
    QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
    QCOMPARE(table.state.thresholdPile, round == 6 ? 16 : 20 - 4 * round);
    table.putCardsAway();
  }
}

void tst_SaqqaraProduction::cardsThatHaveAllBeenSeen_THRESH5() {
  const OpenThresholds sixes{{6, 6, 2, 3}};
  SaqqaraTable table;
  table.tellTable(0);
  table.state.thresholdPile = 0;
  table.state.thresholdsSeen = {2, 0, 3, 3, 3, 3, 1, 2, 2, 1};
  table.beginRound(6);
  QVERIFY(table.isDoubted(sixes, "THRESH-5"_rule)); // there is one 6 alone
  QVERIFY(!table.isDoubted(OpenThresholds{{6, 7, 2, 3}}, "THRESH-5"_rule));
  QVERIFY(table.enter(OpenThresholds{{6, 7, 2, 3}}));
  table.putCardsAway();
  table.beginRound(7);
  QVERIFY(table.isDoubted(OpenThresholds{{6, 7, 2, 3}}, "THRESH-5"_rule)); // the 6 is used
  QVERIFY(table.enter(OpenThresholds{{6, 7, 2, 3}}));                      // a warning only
  QVERIFY(table.noted(Note::doubtful, "THRESH-5"_rule));
  SaqqaraTable first;
  first.tellTable(0);
  first.beginRound(2);
  QVERIFY(!first.isDoubted(sixes, "THRESH-5"_rule)); // nobody knows yet
}

NILOMETER_TEST(tst_SaqqaraProduction)
#include "tst_saqqara_production.moc"

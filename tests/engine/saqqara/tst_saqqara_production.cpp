// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 2 up to the distribution: STOCK, THRESH, INFL and INVEST.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/influence.h"
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
  void fourThresholdCards_THRESH1_THRESH3();
  void openingTwoInRoundOneAlone_THRESH2();
  void pileLastsAYear_THRESH4();
  void cardsThatHaveAllBeenSeen_THRESH5();
  void fourCardsDrawn_INFL1_INFL2();
  void intrigueIsAskedOnce_INFL3_TILEINTRIGUE_data();
  void intrigueIsAskedOnce_INFL3_TILEINTRIGUE();
  void oneCardBelowEachGood_INFL4();
  void courtMarkers_INFL5_TILECOURT_data();
  void courtMarkers_INFL5_TILECOURT();
  void courtBeforeThief_INFL5_TILETHIEF();
  void markersInALandRound_CAL3_TILECOURT();
  void revealAfterOrBeforeInvest_INFL6();
  void everybodyOnceInAnyOrder_INFL6();
  void numbersOfInfluenceCards_INFL7();
  void influenceIsCardAndMarkers_INFL8();
  void investIsAnyMixtureAnywhere_INVEST2();
  void passIsFinal_INVEST3();
  void whoOwnsNothingPasses_INVEST3();
  void investIsOver_INVEST4();
  void reachedIsJudgedOnce_INVEST5();
  void governmentIsCutInOrder_INVEST6_GOODS2();
};

namespace {

/// Nothing of the distribution table is missing, and all of it is that number.
void tellTable(SaqqaraTable& table, std::uint8_t number) {
  for (int year = 1; year <= years; ++year) {
    table.state.sheet.year(year).bonus = number;
    table.state.sheet.year(year).land = number;
  }
  table.state.stall = offTrack;
}

} // namespace

void tst_SaqqaraProduction::twoOfItsOwnGood_STOCK1_STOCK4() {
  SaqqaraTable table;
  tellTable(table, 3);
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
  tellTable(table, 0);
  table.state.sheet.year(3).bonus = std::uint8_t{4};
  table.beginRound(13); // year 3, Linen
  QCOMPARE(table.holds(Warehouse::linen), u"6 linen"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"2 wood"_s);
}

void tst_SaqqaraProduction::noLandInRoundOne_STOCK3() {
  SaqqaraTable table;
  tellTable(table, 3); // whatever the table says
  table.beginRound(1);
  QCOMPARE(table.holds(Warehouse::fish), u"2 fish"_s);
  QVERIFY(!neededTableNumber(table.state));
  SaqqaraTable later;
  tellTable(later, 3);
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
  tellTable(table, 0);
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
      tellTable(table, 0);
      table.put(blue, Pyramid::agriculture, level);
      table.beginRound(4);
      QCOMPARE(table.state.phase, Phase::agriculture);
      QCOMPARE(table.state.turn, blue);
      QCOMPARE(table.refusal(ChooseCrop{red, Good::fish}), u"STOCK-5 TILE-AGRICULTURE TURN"_s);
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
    tellTable(*table, 0);
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
  tellTable(table, 0);
  table.put(yellow, Pyramid::agriculture, 3);
  table.put(red, Pyramid::agriculture, 3);
  table.leaveInSupply(Good::wood, 5); // 2 of STOCK-1 and 3
  table.beginRound(4);
  QCOMPARE(table.of(red).goods[Good::wood], 2);
  QCOMPARE(table.of(yellow).goods[Good::wood], 1);
}

void tst_SaqqaraProduction::oneGoodLeftToName_TILEAGRICULTURE() {
  SaqqaraTable table;
  tellTable(table, 0);
  table.put(red, Pyramid::agriculture, 5);
  for (const Good good : allGoods) table.leaveInSupply(good, good == Good::land ? 0 : 2);
  table.leaveInSupply(Good::gold, 3);
  table.beginRound(4);
  QCOMPARE(table.state.phase, Phase::thresholds); // R42: nothing but 1 gold is left
  QCOMPARE(table.has(red), u"4 gold"_s);
}

void tst_SaqqaraProduction::fourThresholdCards_THRESH1_THRESH3() {
  SaqqaraTable table;
  tellTable(table, 0);
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
  tellTable(table, 0);
  table.beginRound(1);
  QCOMPARE(table.refusal(OpenThresholds{{3, 4, 5, 10}}), u"THRESH-2 THRESH-3"_s);
  QCOMPARE(table.refusal(OpenThresholds{{2, 2, 5, 7}}), legal);
  SaqqaraTable later;
  tellTable(later, 0);
  later.beginRound(2);
  QCOMPARE(later.refusal(OpenThresholds{{3, 4, 5, 9}}), legal);
}

void tst_SaqqaraProduction::pileLastsAYear_THRESH4() {
  SaqqaraTable table; // THRESH-4
  tellTable(table, 0);
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
  tellTable(table, 0);
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
  tellTable(first, 0);
  first.beginRound(2);
  QVERIFY(!first.isDoubted(sixes, "THRESH-5"_rule)); // nobody knows yet
}

void tst_SaqqaraProduction::fourCardsDrawn_INFL1_INFL2() {
  SaqqaraTable table;
  tellTable(table, 0);
  table.of(blue).pile = 2;
  table.of(blue).discards = 22;
  table.beginRound(2);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.of(red).pile, 20);  // INFL-1
  QCOMPARE(table.of(blue).pile, 20); // INFL-2: drawn on from 22 that were shuffled
  QCOMPARE(table.of(blue).discards, 0);
}

void tst_SaqqaraProduction::intrigueIsAskedOnce_INFL3_TILEINTRIGUE_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<int>("hand");
  QTest::addColumn<int>("discarded");
  QTest::newRow("level 2") << 2 << 4 << 1;
  QTest::newRow("level 3") << 3 << 5 << 1;
  QTest::newRow("level 4") << 4 << 6 << 0;
  QTest::newRow("level 5") << 5 << 6 << 0;
}

void tst_SaqqaraProduction::intrigueIsAskedOnce_INFL3_TILEINTRIGUE() {
  QFETCH(int, level);
  QFETCH(int, hand);
  QFETCH(int, discarded);
  for (const bool use : {true, false}) {
    SaqqaraTable table;
    tellTable(table, 0);
    table.put(blue, Pyramid::intrigue, level);
    table.put(red, Pyramid::intrigue, 1); // no power yet
    table.beginRound(2);
    QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
    QCOMPARE(table.state.turn, blue);
    QCOMPARE(table.refusal(Intrigue{red, true}), u"INFL-3 TURN"_s);
    QVERIFY(table.enter(Intrigue{blue, use}));
    QCOMPARE(table.of(blue).hand + table.of(blue).laid, use ? hand : 4);
    QCOMPARE(table.of(blue).discards, use ? discarded : 0);
    QCOMPARE(table.refusal(Intrigue{blue, true}), u"PHASE"_s);
  }
}

void tst_SaqqaraProduction::oneCardBelowEachGood_INFL4() {
  SaqqaraTable table; // INFL-4
  tellTable(table, 0);
  table.put(blue, Pyramid::intrigue, 4);
  table.beginRound(2);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QVERIFY(table.enter(Intrigue{blue, true}));
  QCOMPARE(table.of(red).laid, 4);
  QCOMPARE(table.of(red).hand, 0);
  QCOMPARE(table.of(blue).laid, 4);
  QCOMPARE(table.of(blue).hand, 2); // the rest stays in hand
  QVERIFY(!table.of(blue).isShown());
}

void tst_SaqqaraProduction::courtMarkers_INFL5_TILECOURT_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<int>("influence");
  QTest::newRow("level 1") << 1 << 0;
  QTest::newRow("level 2") << 2 << 1;
  QTest::newRow("level 3") << 3 << 2;
}

void tst_SaqqaraProduction::courtMarkers_INFL5_TILECOURT() {
  QFETCH(int, level);
  QFETCH(int, influence);
  SaqqaraTable table;
  tellTable(table, 0);
  table.put(blue, Pyramid::court, level);
  table.beginRound(3); // Linen
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.state.phase, Phase::invest); // nobody was asked
  QCOMPARE(table.of(blue).markers[at(Warehouse::linen)], influence);
  QCOMPARE(table.of(blue).markers[at(Warehouse::fish)], 0);
}

void tst_SaqqaraProduction::courtBeforeThief_INFL5_TILETHIEF() {
  SaqqaraTable table;
  tellTable(table, 0);
  table.put(blue, Pyramid::court, 4);
  table.put(blue, Pyramid::thief, 5);
  table.put(red, Pyramid::thief, 5);
  table.put(green, Pyramid::thief, 4); // no marker
  table.beginRound(3);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.state.phase, Phase::marker);
  QVERIFY(table.enter(PutMarker{red, Warehouse::gold}));
  QCOMPARE(table.refusal(PutMarker{red, Warehouse::gold}), u"INFL-5 TURN"_s);
  QVERIFY(table.enter(PutMarker{blue, Warehouse::wood}));
  QCOMPARE(table.effects.data()->rule, "TILE-COURT"_rule);
  QVERIFY(table.enter(PutMarker{blue, Warehouse::wood})); // several on one field
  QCOMPARE(table.effects.data()->rule, "TILE-THIEF"_rule);
  QCOMPARE(table.of(blue).markers[at(Warehouse::wood)], 4);
  QCOMPARE(table.of(red).markers[at(Warehouse::gold)], 2);
  QCOMPARE(table.state.phase, Phase::invest);
}

void tst_SaqqaraProduction::markersInALandRound_CAL3_TILECOURT() {
  for (const LandRound landRound : {LandRound::none, LandRound::land, LandRound::choice}) {
    RuleOptions options;
    options.landRound = landRound;
    SaqqaraTable table(4, options);
    tellTable(table, 0);
    table.put(blue, Pyramid::court, 3);
    table.beginRound(6);
    QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
    const bool asked = landRound == LandRound::choice;
    QCOMPARE(table.state.phase, asked ? Phase::marker : Phase::invest);
    if (!asked) continue;
    QVERIFY(table.enter(PutMarker{blue, Warehouse::wood}));
    QCOMPARE(table.of(blue).markers[at(Warehouse::wood)], 2);
  }
}

void tst_SaqqaraProduction::revealAfterOrBeforeInvest_INFL6() {
  SaqqaraTable after;
  tellTable(after, 0);
  after.beginRound(2);
  QVERIFY(after.enter(OpenThresholds{{9, 9, 9, 9}}));
  QCOMPARE(after.state.phase, Phase::invest);
  const Reveal reveal{red, {1, 1, 1, 1}};
  QCOMPARE(after.refusal(reveal), u"PHASE"_s); // nothing hidden is typed before it is turned up
  QVERIFY(!after.anyway(reveal));
  RuleOptions options;
  options.reveal = RevealTime::beforeInvest;
  SaqqaraTable before(4, options);
  tellTable(before, 0);
  before.beginRound(2);
  QVERIFY(before.enter(OpenThresholds{{9, 9, 9, 9}}));
  QCOMPARE(before.state.phase, Phase::reveal);
  for (Player player = 0; player < 4; ++player) {
    QVERIFY(before.enter(Reveal{player, {1, 1, 1, 1}}));
  }
  QCOMPARE(before.state.phase, Phase::invest);
  for (Player player = 0; player < 4; ++player) QVERIFY(before.enter(Pass{player}));
  QCOMPARE(before.state.phase, Phase::develop); // nothing is turned up twice
}

void tst_SaqqaraProduction::everybodyOnceInAnyOrder_INFL6() {
  SaqqaraTable table;
  table.beginInvest(2, {noYield, noYield, noYield, noYield});
  QCOMPARE(table.state.phase, Phase::reveal);
  QVERIFY(table.enter(Reveal{green, {1, 2, 3, 4}}));
  QVERIFY(table.enter(Reveal{red, {1, 2, 3, 4}}));
  QCOMPARE(table.refusal(Reveal{green, {1, 2, 3, 4}}), u"INFL-6"_s);
  QVERIFY(!table.anyway(Reveal{green, {1, 2, 3, 4}}));
}

void tst_SaqqaraProduction::numbersOfInfluenceCards_INFL7() {
  SaqqaraTable table;
  table.beginInvest(2, {noYield, noYield, noYield, noYield});
  QCOMPARE(table.refusal(Reveal{red, {1, 9, beggar, trader}}), legal);
  QCOMPARE(table.refusal(Reveal{red, {faceDown, 9, beggar, trader}}), u"INFL-7"_s);
  QCOMPARE(table.refusal(Reveal{red, {1, 9, beggar, trader + 1}}), u"INFL-7"_s);
  QVERIFY(!table.anyway(Reveal{red, {faceDown, 9, beggar, trader}}));
}

void tst_SaqqaraProduction::influenceIsCardAndMarkers_INFL8() {
  SaqqaraTable table;
  PlayerState& own = table.of(red);
  own.shown = {3, beggar, trader, 9};
  own.markers = {2, 1, 0, 0};
  QCOMPARE(influenceAt(table.game, own, Warehouse::fish), 5);
  QCOMPARE(influenceAt(table.game, own, Warehouse::linen), 1); // INFL-7: no number
  QCOMPARE(influenceAt(table.game, own, Warehouse::wood), 0);
  table.edition.specialValue = {4, 2}; // where a copy prints one
  QCOMPARE(influenceAt(table.game, own, Warehouse::linen), 5);
  QCOMPARE(influenceAt(table.game, own, Warehouse::wood), 2);
}

void tst_SaqqaraProduction::investIsAnyMixtureAnywhere_INVEST2() {
  SaqqaraTable table;
  table.own(red, land(1) + gold(2));
  table.fill(Warehouse::fish, fish(5));
  table.beginInvest(2, {3, noYield, 9, 9});
  QCOMPARE(table.refusal(Invest{red, Warehouse::fish, land(1) + gold(1)}), legal); // reached
  QCOMPARE(table.refusal(Invest{red, Warehouse::linen, gold(1)}), legal);          // no yield
  QCOMPARE(table.refusal(Invest{red, Warehouse::wood, {}}), u"INVEST-2"_s);
  QCOMPARE(table.refusal(Invest{red, Warehouse::wood, gold(3)}), u"GOODS-3"_s);
  QCOMPARE(table.refusal(Invest{red, Warehouse::wood, fish(-1) + gold(2)}), u"ENTRY"_s);
}

void tst_SaqqaraProduction::passIsFinal_INVEST3() {
  SaqqaraTable table(3);
  table.beginInvest(2, {9, 9, 9, 9});
  QVERIFY(table.enter(Pass{red}));
  QVERIFY(table.enter(Invest{blue, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Invest{yellow, Warehouse::fish, gold(1)}));
  QCOMPARE(table.state.turn, blue);
  QCOMPARE(table.refusal(Invest{red, Warehouse::fish, gold(1)}), u"INVEST-1 INVEST-3 TURN"_s);
}

void tst_SaqqaraProduction::whoOwnsNothingPasses_INVEST3() {
  SaqqaraTable table(3);
  table.own(red, {});
  table.own(blue, gold(1));
  table.beginInvest(2, {9, 9, 9, 9});
  QCOMPARE(table.state.turn, blue);
  QVERIFY(table.noted(Note::passedItself, "INVEST-3"_rule));
  QVERIFY(table.enter(Invest{blue, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Invest{yellow, Warehouse::fish, gold(1)}));
  QVERIFY(table.of(blue).hasPassed); // nothing left
  QCOMPARE(table.state.turn, yellow);
}

void tst_SaqqaraProduction::investIsOver_INVEST4() {
  const auto phase = [](InvestEnds ends, std::array<Threshold, warehouseCount> cards) {
    RuleOptions options;
    options.investEnds = ends;
    SaqqaraTable table(4, options);
    for (const Warehouse at : allWarehouses) table.fill(at, some(2, goodOf(at)));
    table.beginInvest(2, cards);
    return table.state.phase;
  };
  QCOMPARE(phase(InvestEnds::numbers, {2, 2, 2, 2}), Phase::reveal);
  QCOMPARE(phase(InvestEnds::numbers, {2, 2, 2, 3}), Phase::invest);
  QCOMPARE(phase(InvestEnds::numbers, {0, 0, 0, 0}), Phase::reveal); // four of no yield
  QCOMPARE(phase(InvestEnds::allPassed, {2, 2, 2, 2}), Phase::reveal);
  QCOMPARE(phase(InvestEnds::allPassed, {2, 2, 2, 0}), Phase::invest);
}

void tst_SaqqaraProduction::reachedIsJudgedOnce_INVEST5() {
  SaqqaraTable table;
  for (Player player = 0; player < 4; ++player) table.own(player, {});
  table.fill(Warehouse::fish, fish(2) + land(1));
  table.fill(Warehouse::linen, linen(4));
  table.beginInvest(2, {3, 5, 9, noYield});
  QVERIFY(table.in(Warehouse::fish).reached);   // all kinds count
  QVERIFY(!table.in(Warehouse::linen).reached); // one is missing
  QVERIFY(!table.in(Warehouse::gold).reached);
  QVERIFY(table.noted(Note::reached, "INVEST-5"_rule));
  // R48: the Beggar's two do not undo it, the winner gets what is left.
  QVERIFY(table.enter(Reveal{red, {beggar, 1, 1, 1}}));
  QVERIFY(table.enter(Reveal{blue, {4, 1, 1, 1}}));
  for (const Player player : {yellow, green}) QVERIFY(table.enter(Reveal{player, {1, 1, 1, 1}}));
  QCOMPARE(table.has(red), u"2 fish"_s);
  QCOMPARE(table.has(blue), u"1 land"_s);
}

void tst_SaqqaraProduction::governmentIsCutInOrder_INVEST6_GOODS2() {
  SaqqaraTable table; // INVEST-6
  for (Player player = 0; player < 4; ++player) table.own(player, {});
  table.put(green, Pyramid::government, 5);
  table.put(red, Pyramid::government, 5);
  table.fill(Warehouse::fish, fish(9));
  table.leaveInSupply(Good::gold, 4);
  table.beginInvest(2, {9, 2, 2, 2});
  QCOMPARE(table.has(red), u"3 gold"_s); // the start player first
  QCOMPARE(table.has(green), u"1 gold"_s);
  QVERIFY(table.noted(Note::cut, "GOODS-2"_rule));
}

NILOMETER_TEST(tst_SaqqaraProduction)
#include "tst_saqqara_production.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What is entered anyway by somebody who was not asked: it has happened, and whoever was asked is
// still asked (TURN).
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/distribute.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraOutOfTurn : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void bidTakesTheTurnFromNobody_AUCTION1();
  void passOfTheHighestLeavesTheHutToTheNext_AUCTION8();
  void hutThatFallsToWhoeverIsAsked_AUCTION2();
  void withdrawalOfTheHighest_AUCTION7();
  void whoBidsAfterPassingIsInAgain_AUCTION8();
  void lastPassOutOfTurnEndsTheAuction_AUCTION12();
  void investmentTakesTheTurnFromNobody_INVEST1();
  void whoInvestsAfterPassingIsInAgain_INVEST3();
  void cropBeforeItsTime_STOCK5();
  void cropTwice_STOCK5();
  void nobodyGrowsWithoutThePyramid_STOCK5();
  void intrigueBeforeItsTime_INFL3();
  void markersBeforeTheirTime_INFL5();
  void markersAreOnesOwn_INFL5();
  void goodsTakenInsteadOfTheBeggar_DIST3();
  void traderBeforeHisTime_DIST6();
  void traderOfTheSupplyIsPaidAllTheSame_DIST6();
  void actsInAnotherTurnCountForTheRound_WORKER4();
  void doneBeforeTheTurn_DEV3();
  void doneAfterTheTurn_DEV3();
  void freeWorkerIsAskedOfWhoReachedTheTop_WORKER6();
  void freeWorkerOfSomebodyElse_WORKER6();
};

namespace {

constexpr std::array<MarketCard, warehouseCount> shownCards{
    goodsCard(Good::fish), goodsCard(Good::linen), landCard(Good::fish), landCard(Good::wood)};

/// Red is asked first.
void beginAuction(SaqqaraTable& table) {
  for (const Player player : {red, blue, yellow}) table.own(player, fish(9));
  table.beginMarket(5, shownCards);
}

} // namespace

void tst_SaqqaraOutOfTurn::bidTakesTheTurnFromNobody_AUCTION1() {
  SaqqaraTable table(3);
  beginAuction(table);
  QVERIFY(table.anyway(Bid{blue, Warehouse::fish, fish(2)}));
  QCOMPARE(table.state.turn, red); // still asked
  QVERIFY(table.enter(Bid{red, Warehouse::linen, fish(1)}));
  QCOMPARE(table.in(Warehouse::fish).winner, blue); // his turn has come, and nobody has outbid him
  QCOMPARE(table.state.turn, blue);
  QVERIFY(table.anyway(Bid{red, Warehouse::wood, fish(1)}));
  QCOMPARE(table.state.turn, blue);
  QVERIFY(table.isPossible());
}

void tst_SaqqaraOutOfTurn::passOfTheHighestLeavesTheHutToTheNext_AUCTION8() {
  SaqqaraTable table(3);
  beginAuction(table);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, fish(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, fish(2)}));
  QVERIFY(table.anyway(Pass{blue})); // it is Yellow's turn
  QCOMPARE(table.state.turn, yellow);
  QCOMPARE(table.in(Warehouse::fish).hut, red);
  QCOMPARE(table.holds(Warehouse::fish), u"2 fish"_s);
  QVERIFY(table.enter(Pass{yellow}));
  QCOMPARE(table.in(Warehouse::fish).winner, red);
  QVERIFY(table.isPossible());
}

void tst_SaqqaraOutOfTurn::hutThatFallsToWhoeverIsAsked_AUCTION2() {
  SaqqaraTable table(3);
  beginAuction(table);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, fish(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, fish(2)}));
  QVERIFY(table.enter(Pass{yellow}));
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.anyway(Pass{blue}));
  QCOMPARE(table.in(Warehouse::fish).winner, red); // at once: nothing can outbid it any more
  QCOMPARE(table.state.turn, red);
}

void tst_SaqqaraOutOfTurn::withdrawalOfTheHighest_AUCTION7() {
  SaqqaraTable table(3);
  beginAuction(table);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, fish(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, fish(2)}));
  const Withdraw withdrawal{blue, Warehouse::fish};
  QCOMPARE(table.refusal(withdrawal), u"AUCTION-1 AUCTION-7 TURN"_s);
  QVERIFY(table.anyway(withdrawal));
  QCOMPARE(table.in(Warehouse::fish).hut, red);
  QCOMPARE(table.state.turn, yellow);
  QCOMPARE(table.refusal(Bid{yellow, Warehouse::fish, fish(2)}), legal);
}

void tst_SaqqaraOutOfTurn::whoBidsAfterPassingIsInAgain_AUCTION8() {
  SaqqaraTable table(3);
  beginAuction(table);
  QVERIFY(table.enter(Pass{red}));
  QVERIFY(table.anyway(Bid{red, Warehouse::fish, fish(1)}));
  QCOMPARE(table.state.turn, blue);
  QVERIFY(table.enter(Pass{blue}));
  QVERIFY(table.enter(Pass{yellow}));
  QCOMPARE(table.in(Warehouse::fish).winner, red);
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.enter(Pass{red}));
  QCOMPARE(table.state.phase, Phase::stall);
}

void tst_SaqqaraOutOfTurn::lastPassOutOfTurnEndsTheAuction_AUCTION12() {
  SaqqaraTable table(3);
  beginAuction(table);
  QVERIFY(table.enter(Pass{red}));
  QVERIFY(table.anyway(Pass{yellow}));
  QCOMPARE(table.state.turn, blue);
  QVERIFY(table.enter(Pass{blue}));
  QCOMPARE(table.state.phase, Phase::stall);
}

void tst_SaqqaraOutOfTurn::investmentTakesTheTurnFromNobody_INVEST1() {
  SaqqaraTable table;
  table.beginInvest(2, {9, 9, 9, 9});
  QVERIFY(table.anyway(Invest{yellow, Warehouse::fish, gold(1)}));
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.anyway(Pass{green}));
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.enter(Pass{red}));
  QVERIFY(table.enter(Pass{blue}));
  QCOMPARE(table.state.turn, yellow); // asked, as always
  QVERIFY(table.enter(Pass{yellow}));
  QCOMPARE(table.state.phase, Phase::reveal);
}

void tst_SaqqaraOutOfTurn::whoInvestsAfterPassingIsInAgain_INVEST3() {
  SaqqaraTable table;
  table.beginInvest(2, {9, 9, 9, 9});
  QVERIFY(table.enter(Pass{red}));
  const Invest late{red, Warehouse::fish, gold(1)};
  QCOMPARE(table.refusal(late), u"INVEST-1 INVEST-3 TURN"_s);
  QVERIFY(table.anyway(late));
  for (const Player player : {blue, yellow, green}) QVERIFY(table.enter(Pass{player}));
  QCOMPARE(table.state.turn, red);
}

void tst_SaqqaraOutOfTurn::cropBeforeItsTime_STOCK5() {
  SaqqaraTable table;
  table.tellTable(0);
  for (const Player player : {red, blue, yellow}) table.put(player, Pyramid::agriculture, 4);
  table.beginRound(2);
  QVERIFY(table.anyway(ChooseCrop{blue, Good::wood}));
  QCOMPARE(table.gained(blue, "TILE-AGRICULTURE"_rule), wood(2));
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.enter(ChooseCrop{red, Good::fish}));
  QCOMPARE(table.state.turn, yellow); // Blue has had his
  QVERIFY(table.enter(ChooseCrop{yellow, Good::fish}));
  QCOMPARE(table.state.phase, Phase::thresholds);
}

void tst_SaqqaraOutOfTurn::cropTwice_STOCK5() {
  SaqqaraTable table;
  table.tellTable(0);
  for (const Player player : {red, blue}) table.put(player, Pyramid::agriculture, 4);
  table.beginRound(2);
  QVERIFY(table.enter(ChooseCrop{red, Good::fish}));
  QVERIFY(table.anyway(ChooseCrop{red, Good::fish})); // the table has given it to him once more
  QCOMPARE(table.has(red), u"4 fish 3 gold"_s);
  QCOMPARE(table.state.turn, blue);
}

void tst_SaqqaraOutOfTurn::nobodyGrowsWithoutThePyramid_STOCK5() {
  SaqqaraTable table;
  table.tellTable(0);
  table.put(red, Pyramid::agriculture, 4);
  table.put(blue, Pyramid::agriculture, 1);
  table.beginRound(2);
  for (const Player player : {blue, green}) {
    const ChooseCrop crop{player, Good::fish};
    QVERIFY(table.refusal(crop).startsWith(u"STOCK-5"_s));
    QVERIFY(table.refusal(crop).contains(u"TILE-AGRICULTURE"_s));
    QVERIFY(!table.anyway(crop)); // there is nothing that could come of it
  }
  QCOMPARE(table.state.turn, red);
}

void tst_SaqqaraOutOfTurn::intrigueBeforeItsTime_INFL3() {
  SaqqaraTable table;
  table.tellTable(0);
  for (const Player player : {red, blue}) table.put(player, Pyramid::intrigue, 4);
  table.beginRound(2);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QVERIFY(!table.anyway(Intrigue{yellow, true})); // he has none
  QVERIFY(table.anyway(Intrigue{blue, true}));
  QCOMPARE(int{table.of(blue).hand}, 6);
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.enter(Intrigue{red, false}));
  QCOMPARE(table.state.phase, Phase::invest); // Blue is not asked again
}

void tst_SaqqaraOutOfTurn::markersBeforeTheirTime_INFL5() {
  SaqqaraTable table;
  table.tellTable(0);
  for (const Player player : {red, blue}) table.put(player, Pyramid::court, 4);
  table.put(blue, Pyramid::thief, 5);
  table.beginRound(2);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.anyway(PutMarker{blue, Warehouse::wood}));
  QVERIFY(table.anyway(PutMarker{blue, Warehouse::gold}));
  QCOMPARE(table.state.turn, red);
  QCOMPARE(int{table.of(blue).markers[at(Warehouse::wood)]}, 2);
  QCOMPARE(int{table.of(blue).markers[at(Warehouse::gold)]}, 2);
  QVERIFY(table.enter(PutMarker{red, Warehouse::fish}));
  QCOMPARE(table.state.phase, Phase::invest); // both of Blue's lie there
  QVERIFY(table.isPossible());
}

void tst_SaqqaraOutOfTurn::markersAreOnesOwn_INFL5() {
  SaqqaraTable table;
  table.tellTable(0);
  table.put(red, Pyramid::court, 4);
  table.put(blue, Pyramid::court, 2); // +1, which lies at the current market by itself
  table.beginRound(2);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QVERIFY(!table.anyway(PutMarker{green, Warehouse::wood})); // he has none
  QVERIFY(table.anyway(PutMarker{blue, Warehouse::wood}));
  QCOMPARE(int{table.of(blue).markers[at(Warehouse::wood)]}, 1);
  QCOMPARE(int{table.of(red).markers[at(Warehouse::wood)]}, 0);
  QVERIFY(table.enter(PutMarker{red, Warehouse::fish}));
  QCOMPARE(int{table.of(blue).markers[at(Warehouse::fish)]}, 0);
}

void tst_SaqqaraOutOfTurn::goodsTakenInsteadOfTheBeggar_DIST3() {
  SaqqaraTable table;
  table.distribute(Warehouse::fish, 4, fish(3) + wood(3), {beggar, 6, 5, 4});
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.anyway(TakeGoods{blue, Warehouse::fish, wood(1)}));
  QCOMPARE(table.gained(blue, "DIST-3"_rule), wood(1));
  QCOMPARE(table.state.turn, red); // the Beggar may still take
  QVERIFY(table.enter(TakeGoods{red, Warehouse::fish, fish(2)}));
  QCOMPARE(table.state.phase, Phase::develop);
}

void tst_SaqqaraOutOfTurn::traderBeforeHisTime_DIST6() {
  RuleOptions options;
  options.traderSource = TraderSource::warehouse;
  SaqqaraTable table(4, options);
  table.distribute(Warehouse::fish, 9, fish(4) + wood(4), {trader, 6, trader, 4});
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.anyway(TakeGoods{yellow, Warehouse::fish, wood(2)}));
  QCOMPARE(table.gained(yellow, "DIST-6"_rule), wood(2));
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.enter(TakeGoods{red, Warehouse::fish, fish(2)}));
  QCOMPARE(table.state.phase, Phase::develop); // Yellow has had his
  QCOMPARE(table.holds(Warehouse::fish), u"2 fish 2 wood"_s);
}

void tst_SaqqaraOutOfTurn::traderOfTheSupplyIsPaidAllTheSame_DIST6() {
  SaqqaraTable table;
  table.distribute(Warehouse::fish, 4, fish(3) + wood(3), {beggar, 6, trader, 4});
  QVERIFY(table.anyway(TakeGoods{yellow, Warehouse::fish, wood(1)}));
  QVERIFY(table.enter(TakeGoods{red, Warehouse::fish, fish(2)}));
  QCOMPARE(table.has(yellow), u"2 fish 1 wood 3 gold"_s);
}

void tst_SaqqaraOutOfTurn::actsInAnotherTurnCountForTheRound_WORKER4() {
  SaqqaraTable table;
  table.priceAll({});
  table.beginDevelopment(2);
  QVERIFY(table.anyway(up(Pyramid::trade, blue)));
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.enter(Done{red}));
  QCOMPARE(table.refusal(up(Pyramid::trade, blue)), u"WORKER-4"_s);
  for (const Player player : {blue, yellow, green}) QVERIFY(table.enter(Done{player}));
  table.beginDevelopment(3);
  table.turnOf(blue);
  QCOMPARE(table.refusal(up(Pyramid::trade, blue)), legal);
}

void tst_SaqqaraOutOfTurn::doneBeforeTheTurn_DEV3() {
  SaqqaraTable table;
  table.put(blue, Pyramid::soldiers, 3);
  table.beginDevelopment(2);
  QVERIFY(table.anyway(Done{blue}));
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.enter(Done{red}));
  QCOMPARE(table.gained(blue, "TILE-SOLDIERS"_rule), gold(1)); // at the time of his turn (DEV-2)
  QCOMPARE(table.state.turn, yellow);
  QVERIFY(table.anyway(Done{green}));
  QVERIFY(table.enter(Done{yellow}));
  QCOMPARE(int{table.state.round}, 3);
}

void tst_SaqqaraOutOfTurn::doneAfterTheTurn_DEV3() {
  SaqqaraTable table;
  table.beginDevelopment(2);
  QVERIFY(table.enter(Done{red}));
  QVERIFY(table.anyway(Done{red}));
  QCOMPARE(table.state.turn, blue);
  QCOMPARE(int{table.state.round}, 2);
}

void tst_SaqqaraOutOfTurn::freeWorkerIsAskedOfWhoReachedTheTop_WORKER6() {
  SaqqaraTable table;
  table.priceAll({});
  table.put(blue, Pyramid::trade, 4);
  table.beginDevelopment(2);
  QVERIFY(table.anyway(up(Pyramid::trade, blue)));
  QCOMPARE(table.state.turn, blue);
  QCOMPARE(table.refusal(Done{red}), u"WORKER-6"_s);
  QVERIFY(table.enter(FreeWorker{blue, Pyramid::court}));
  QCOMPARE(table.of(blue).levelOf(Pyramid::court), 1);
  QCOMPARE(table.state.turn, red); // now it is his turn again
  QVERIFY(table.enter(Done{red}));
  QCOMPARE(table.state.turn, blue);
}

void tst_SaqqaraOutOfTurn::freeWorkerOfSomebodyElse_WORKER6() {
  SaqqaraTable table;
  table.priceAll({});
  table.put(red, Pyramid::trade, 4);
  table.beginDevelopment(2);
  QVERIFY(table.enter(up(Pyramid::trade)));
  QVERIFY(table.anyway(FreeWorker{blue, Pyramid::court}));
  QCOMPARE(table.of(blue).levelOf(Pyramid::court), 1);
  QVERIFY(table.state.freeWorker); // Red's
  QCOMPARE(table.state.turn, red);
  QVERIFY(table.enter(FreeWorker{red, std::nullopt}));
  QVERIFY(!table.state.freeWorker);
}

NILOMETER_TEST(tst_SaqqaraOutOfTurn)
#include "tst_saqqara_out_of_turn.moc"

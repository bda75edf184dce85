// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 3: turns, exchanges, theft and the Nile (DEV, CONV, NILE, TILE).
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/develop.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraExchanges : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void oneTurnEach_DEV1_DEV3();
  void soldiersPayAtTheBeginning_DEV2_TILESOLDIERS();
  void landForAnything_CONV1();
  void marketCards_CONV2();
  void cardThatLeavesTheGoodOpen_CONV2();
  void marketCardsBothWays_CONV2();
  void trade_CONV3_TILETRADE();
  void tradeForLand_GOODS4_TILETRADE();
  void tradeInALandRound_CAL3_TILETRADE();
  void irrigation_CONV4_TILEIRRIGATION();
  void irrigationInALandRound_CAL3_TILEIRRIGATION();
  void wholeGainOrNone_CONV5_GOODS2();
  void severalTimesInOneEntry_CONV6();
  void everyRuleIsNamed_CONV1_GOODS2_GOODS3();
  void refusalNamesTheGoodThatIsWanted_CONV1_CAL3_TILETRADE();
  void levelsOfTheThief_TILETHIEF_data();
  void levelsOfTheThief_TILETHIEF();
  void theftAtLevelTwoIsUsed_TILETHIEF();
  void nothingAndOneself_TILETHIEF_ENTRY();
  void strictThiefIsOfferedNoSingleVictim_TILETHIEF();
  void soldiersOfLevelOne_TILESOLDIERS();
  void threeLandForASpace_NILE1();
  void oneSpaceATurn_NILE2();
  void lastSpaceOfTheNile_NILE3();
  void nileWithoutALastSpace_NILE3_CONV6();
};

namespace {

constexpr std::uint8_t once = 1;

Convert byLand(Good pay, Good get) {
  return {red, Exchange::land, pay, get, Warehouse::fish, once};
}
Convert byCard(Good pay, Good get) {
  return {red, Exchange::card, pay, get, Warehouse::wood, once};
}
Convert byTrade(Good pay, Good get) {
  return {red, Exchange::trade, pay, get, Warehouse::fish, once};
}
Convert byWater(Good get) {
  return {red, Exchange::irrigation, Good::land, get, Warehouse::fish, once};
}

constexpr Goods plenty{{6, 6, 6, 6, 6}};

/// Red has plenty of everything, and that worker; his turn of that round begins.
std::unique_ptr<SaqqaraTable> richRed(Pyramid pyramid, int level, int round,
                                      const RuleOptions& options = {}) {
  auto table = std::make_unique<SaqqaraTable>(4, options);
  table->put(red, pyramid, level);
  table->own(red, plenty);
  table->beginDevelopment(round);
  return table;
}
std::unique_ptr<SaqqaraTable> withCard(const MarketCard& card, const RuleOptions& options = {}) {
  auto table = std::make_unique<SaqqaraTable>(4, options);
  table->own(red, plenty);
  table->in(Warehouse::wood).card = card;
  table->in(Warehouse::wood).cardAt = CardAt::won;
  table->in(Warehouse::wood).winner = red;
  table->beginDevelopment(2);
  return table;
}

Steal theft(const Goods& blues, const Goods& yellows = {}, const Goods& greens = {}) {
  return {red, {Goods{}, blues, yellows, greens, Goods{}}};
}

} // namespace

void tst_SaqqaraExchanges::oneTurnEach_DEV1_DEV3() {
  SaqqaraTable table(3);
  table.state.stall = offTrack;
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(Done{blue}), u"DEV-1 TURN"_s);
  QVERIFY(table.enter(Done{red}));
  QCOMPARE(table.state.turn, blue);
  QCOMPARE(table.refusal(Sail{red, once}), u"GOODS-3 DEV-1 TURN"_s);
  QVERIFY(table.enter(Done{blue})); // DEV-3: also with nothing done
  QVERIFY(table.enter(Done{yellow}));
  QCOMPARE(table.state.round, 3);
}

void tst_SaqqaraExchanges::soldiersPayAtTheBeginning_DEV2_TILESOLDIERS() {
  SaqqaraTable table; // DEV-2
  table.put(red, Pyramid::soldiers, 2);
  table.put(blue, Pyramid::soldiers, 3);
  table.put(yellow, Pyramid::soldiers, 4);
  table.put(green, Pyramid::soldiers, 5);
  table.beginDevelopment(2);
  QCOMPARE(table.has(red), u"3 gold"_s);
  QCOMPARE(table.has(blue), u"3 gold"_s); // not before his turn
  QVERIFY(table.enter(Done{red}));
  QCOMPARE(table.has(blue), u"4 gold"_s);
  QVERIFY(table.enter(Done{blue}));
  QCOMPARE(table.has(yellow), u"5 gold"_s);
  QVERIFY(table.enter(Done{yellow}));
  QCOMPARE(table.has(green), u"6 gold"_s);
}

void tst_SaqqaraExchanges::landForAnything_CONV1() {
  SaqqaraTable table;
  table.own(red, land(1));
  table.beginDevelopment(2);
  for (const Good good : {Good::fish, Good::linen, Good::wood, Good::gold}) {
    QCOMPARE(table.refusal(byLand(Good::land, good)), legal);
  }
  QCOMPARE(table.refusal(byLand(Good::land, Good::land)), u"CONV-1"_s);
  QVERIFY(table.enter(byLand(Good::land, Good::gold)));
  QCOMPARE(table.has(red), u"1 gold"_s);
  QCOMPARE(table.refusal(byLand(Good::land, Good::gold)), u"GOODS-3"_s);
  QCOMPARE(table.refusal(byLand(Good::gold, Good::fish)), u"CONV-1"_s);
}

void tst_SaqqaraExchanges::marketCards_CONV2() {
  const auto a = withCard(goodsCard(Good::linen));
  QVERIFY(a->enter(byCard(Good::gold, Good::linen)));
  QCOMPARE(a->has(red), u"6 land 6 fish 8 linen 6 wood 5 gold"_s);
  QCOMPARE(a->refusal(byCard(Good::gold, Good::fish)), u"CONV-2"_s);
  QCOMPARE(a->refusal(byCard(Good::land, Good::linen)), u"CONV-2"_s);
  QCOMPARE(a->refusal(byCard(Good::linen, Good::gold)), u"CONV-2"_s); // R27: from left to right
  const auto b = withCard(landCard(Good::linen));
  QVERIFY(b->enter(byCard(Good::linen, Good::land)));
  QCOMPARE(b->has(red), u"7 land 6 fish 3 linen 6 wood 6 gold"_s);
  QCOMPARE(b->refusal(byCard(Good::fish, Good::land)), u"CONV-2"_s);
  QCOMPARE(b->refusal(byCard(Good::linen, Good::gold)), u"CONV-2"_s);
  QCOMPARE(b->refusal(byCard(Good::land, Good::linen)), u"CONV-2"_s);
  b->own(red, linen(2));
  QCOMPARE(b->refusal(byCard(Good::linen, Good::land)), u"GOODS-3"_s);
}

void tst_SaqqaraExchanges::cardThatLeavesTheGoodOpen_CONV2() {
  const auto a = withCard({CardKind::goods, std::nullopt});
  for (const Good good : {Good::fish, Good::linen, Good::wood}) {
    QCOMPARE(a->refusal(byCard(Good::gold, good)), legal);
  }
  QCOMPARE(a->refusal(byCard(Good::gold, Good::land)), u"CONV-2"_s);
  const auto b = withCard({CardKind::land, std::nullopt});
  for (const Good good : {Good::fish, Good::linen, Good::wood}) {
    QCOMPARE(b->refusal(byCard(good, Good::land)), legal);
  }
  QCOMPARE(b->refusal(byCard(Good::gold, Good::land)), u"CONV-2"_s);
}

void tst_SaqqaraExchanges::marketCardsBothWays_CONV2() {
  RuleOptions options;
  options.marketCardsBothWays = true;
  const auto a = withCard(goodsCard(Good::linen), options);
  QVERIFY(a->enter(byCard(Good::linen, Good::gold)));
  QCOMPARE(a->has(red), u"6 land 6 fish 4 linen 6 wood 7 gold"_s);
  const auto b = withCard(landCard(Good::linen), options);
  QVERIFY(b->enter(byCard(Good::land, Good::linen)));
  QCOMPARE(b->has(red), u"5 land 6 fish 9 linen 6 wood 6 gold"_s);
  QCOMPARE(b->refusal(byCard(Good::land, Good::fish)), u"CONV-2"_s);
}

void tst_SaqqaraExchanges::trade_CONV3_TILETRADE() {
  QCOMPARE(richRed(Pyramid::trade, 1, 2)->refusal(byTrade(Good::fish, Good::gold)), // CONV-3
           u"TILE-TRADE"_s);
  for (int level = 2; level <= 5; ++level) {
    const auto table = richRed(Pyramid::trade, level, 2); // a Fish round
    QCOMPARE(table->refusal(byTrade(Good::wood, Good::gold)), level < 4 ? u"TILE-TRADE"_s : legal);
    QVERIFY(table->enter(byTrade(Good::fish, Good::gold)));
    QCOMPARE(table->of(red).goods[Good::fish], level == 2 ? 3 : 4);
    QCOMPARE(table->of(red).goods[Good::gold], 7);
  }
}

void tst_SaqqaraExchanges::tradeForLand_GOODS4_TILETRADE() {
  for (const bool landToo : {true, false}) {
    RuleOptions options;
    options.landAsChoice = landToo;
    const auto table = richRed(Pyramid::trade, 5, 2, options);
    QCOMPARE(table->refusal(byTrade(Good::wood, Good::land)), landToo ? legal : u"GOODS-4"_s);
    QCOMPARE(table->refusal(byTrade(Good::land, Good::land)), u"GOODS-4"_s);
    QCOMPARE(table->refusal(byTrade(Good::land, Good::wood)), legal); // any kind is paid
  }
}

void tst_SaqqaraExchanges::tradeInALandRound_CAL3_TILETRADE() {
  RuleOptions options;
  QCOMPARE(richRed(Pyramid::trade, 3, 6)->refusal(byTrade(Good::land, Good::wood)), u"CAL-3"_s);
  options.landRound = LandRound::land;
  const auto land = richRed(Pyramid::trade, 3, 6, options);
  QCOMPARE(land->refusal(byTrade(Good::land, Good::wood)), legal);
  QCOMPARE(land->refusal(byTrade(Good::fish, Good::wood)), u"TILE-TRADE"_s);
  options.landRound = LandRound::choice;
  const auto choice = richRed(Pyramid::trade, 3, 6, options);
  QCOMPARE(choice->refusal(byTrade(Good::fish, Good::wood)), legal);
  QCOMPARE(choice->refusal(byTrade(Good::land, Good::wood)), u"TILE-TRADE"_s);
}

void tst_SaqqaraExchanges::irrigation_CONV4_TILEIRRIGATION() {
  QCOMPARE(richRed(Pyramid::irrigation, 1, 2)->refusal(byWater(Good::fish)),
           u"TILE-IRRIGATION"_s); // CONV-4
  for (int level = 2; level <= 5; ++level) {
    const auto table = richRed(Pyramid::irrigation, level, 2);
    QCOMPARE(table->refusal(byWater(Good::gold)), level < 4 ? u"TILE-IRRIGATION"_s : legal);
    QCOMPARE(table->refusal(byWater(Good::land)), u"TILE-IRRIGATION"_s); // R63
    QVERIFY(table->enter(byWater(Good::fish)));
    QCOMPARE(table->of(red).goods[Good::fish], level == 2 ? 9 : 10);
    QCOMPARE(table->of(red).goods[Good::land], 5);
  }
}

void tst_SaqqaraExchanges::irrigationInALandRound_CAL3_TILEIRRIGATION() {
  RuleOptions options;
  for (const LandRound landRound : {LandRound::none, LandRound::land}) {
    options.landRound = landRound;
    const auto table = richRed(Pyramid::irrigation, 3, 6, options);
    QCOMPARE(table->refusal(byWater(Good::fish)), u"CAL-3"_s);
  }
  options.landRound = LandRound::choice;
  QCOMPARE(richRed(Pyramid::irrigation, 3, 6, options)->refusal(byWater(Good::gold)), legal);
  QCOMPARE(richRed(Pyramid::irrigation, 4, 6)->refusal(byWater(Good::gold)), legal);
}

void tst_SaqqaraExchanges::wholeGainOrNone_CONV5_GOODS2() {
  const auto table = richRed(Pyramid::irrigation, 3, 2); // CONV-5
  table->leaveInSupply(Good::fish, 3);
  QCOMPARE(table->refusal(byWater(Good::fish)), u"GOODS-2"_s); // R28
  QVERIFY(!table->anyway(byWater(Good::fish)));
  table->leaveInSupply(Good::fish, 4);
  QCOMPARE(table->refusal(byWater(Good::fish)), legal);
  // What is paid arrives first.
  const auto trade = richRed(Pyramid::trade, 4, 2);
  trade->leaveInSupply(Good::wood, 0);
  QCOMPARE(trade->refusal(byTrade(Good::wood, Good::wood)), legal);
  QCOMPARE(trade->refusal(byTrade(Good::fish, Good::wood)), u"GOODS-2"_s);
}

void tst_SaqqaraExchanges::severalTimesInOneEntry_CONV6() {
  const auto table = richRed(Pyramid::irrigation, 2, 2);
  Convert many = byWater(Good::fish);
  many.times = 7;
  QCOMPARE(table->refusal(many), u"GOODS-3"_s); // 6 land
  many.times = 6;
  QVERIFY(table->enter(many));
  QCOMPARE(table->of(red).goods[Good::fish], 24);
  many.times = 0;
  QCOMPARE(table->refusal(many), u"ENTRY"_s);
}

void tst_SaqqaraExchanges::everyRuleIsNamed_CONV1_GOODS2_GOODS3() {
  SaqqaraTable table;
  table.own(red, {});
  table.leaveInSupply(Good::land, 0);
  table.beginDevelopment(2);
  Convert wrong = byLand(Good::gold, Good::land);
  QCOMPARE(table.refusal(wrong), u"GOODS-2 GOODS-3 CONV-1"_s);
  QCOMPARE(table.findings(wrong), std::size_t{4});
}

void tst_SaqqaraExchanges::refusalNamesTheGoodThatIsWanted_CONV1_CAL3_TILETRADE() {
  const auto table = richRed(Pyramid::irrigation, 2, 2);
  table->put(red, Pyramid::trade, 2);
  const Finding notLand = table->found(byLand(Good::wood, Good::gold), "CONV-1"_rule);
  QCOMPARE(faultOf(notLand), Fault::wrongPay);
  QCOMPARE(goodOf(notLand), Good::land);
  const Finding forLand = table->found(byLand(Good::land, Good::land), "CONV-1"_rule);
  QCOMPARE(faultOf(forLand), Fault::wrongGain);
  QCOMPARE(forLand.thing, table::nothing); // any but land
  const Finding traded = table->found(byTrade(Good::wood, Good::gold), "TILE-TRADE"_rule);
  QCOMPARE(faultOf(traded), Fault::wrongPay);
  QCOMPARE(goodOf(traded), Good::fish);
  RuleOptions options;
  table->beginDevelopment(6);
  const Finding noMarket = table->found(byTrade(Good::wood, Good::gold), "CAL-3"_rule);
  QCOMPARE(pyramidOf(noMarket), Pyramid::trade);
  QCOMPARE(pyramidOf(table->found(byWater(Good::fish), "CAL-3"_rule)), Pyramid::irrigation);
  options.landRound = LandRound::choice;
  const auto choice = richRed(Pyramid::trade, 2, 6, options);
  const Finding landPaid = choice->found(byTrade(Good::land, Good::gold), "TILE-TRADE"_rule);
  QCOMPARE(faultOf(landPaid), Fault::wrongPay);
  QCOMPARE(landPaid.thing, table::nothing); // any of the four warehouses
}

void tst_SaqqaraExchanges::levelsOfTheThief_TILETHIEF_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<int>("blues");
  QTest::addColumn<int>("yellows");
  QTest::addColumn<int>("greens");
  QTest::addColumn<bool>("allowed");
  QTest::newRow("level 1: none") << 1 << 1 << 0 << 0 << false;
  QTest::newRow("level 2: one") << 2 << 1 << 0 << 0 << true;
  QTest::newRow("level 2: two of one") << 2 << 2 << 0 << 0 << false;
  QTest::newRow("level 2: of two") << 2 << 1 << 1 << 0 << false;
  QTest::newRow("level 3: one each of two") << 3 << 1 << 1 << 0 << true;
  QTest::newRow("level 3: of one alone") << 3 << 1 << 0 << 0 << false;
  QTest::newRow("level 3: two of one") << 3 << 2 << 1 << 0 << false;
  QTest::newRow("level 3: of three") << 3 << 1 << 1 << 1 << false;
  QTest::newRow("level 4: two and one") << 4 << 2 << 1 << 0 << true;
  QTest::newRow("level 4: fewer") << 4 << 1 << 1 << 0 << true;
  QTest::newRow("level 4: of three") << 4 << 1 << 1 << 1 << true;
  QTest::newRow("level 4: two and two") << 4 << 2 << 2 << 0 << false;
  QTest::newRow("level 4: three of one") << 4 << 3 << 1 << 0 << false;
  QTest::newRow("level 5: two and one") << 5 << 2 << 1 << 0 << true;
}

void tst_SaqqaraExchanges::levelsOfTheThief_TILETHIEF() {
  QFETCH(int, level);
  QFETCH(int, blues);
  QFETCH(int, yellows);
  QFETCH(int, greens);
  QFETCH(bool, allowed);
  SaqqaraTable table;
  table.put(red, Pyramid::thief, level);
  table.beginDevelopment(2);
  const Steal steal = theft(gold(blues), gold(yellows), gold(greens));
  QCOMPARE(table.refusal(steal), allowed ? legal : u"TILE-THIEF"_s);
}

void tst_SaqqaraExchanges::theftAtLevelTwoIsUsed_TILETHIEF() {
  SaqqaraTable table;
  table.priceAll({{}, 0});
  table.put(red, Pyramid::thief, 2);
  table.own(blue, land(1));
  table.beginDevelopment(2);
  QVERIFY(table.enter(theft(land(1)))); // land too
  QCOMPARE(table.has(red), u"1 land 3 gold"_s);
  QVERIFY(table.enter(Advance{red, Pyramid::thief, {}, {}}));
  QCOMPARE(table.refusal(theft({}, gold(1), gold(1))), u"TILE-THIEF"_s);
  // A new turn, a new theft.
  table.beginDevelopment(7);
  QCOMPARE(table.refusal(theft({}, gold(1), gold(1))), legal);
}

void tst_SaqqaraExchanges::nothingAndOneself_TILETHIEF_ENTRY() {
  SaqqaraTable table;
  table.put(red, Pyramid::thief, 4);
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(theft({})), u"TILE-THIEF"_s);
  table.put(blue, Pyramid::thief, 4);
  Steal early = theft({}, gold(1), gold(1));
  early.player = blue;
  QCOMPARE(table.refusal(early), u"DEV-1 TURN"_s);
  QCOMPARE(table.refusal(theft(gold(-1), gold(1))), u"ENTRY"_s);
  QCOMPARE(table.refusal(theft(wood(1), gold(1))), u"TILE-THIEF"_s); // Blue has no wood
  QVERIFY(!table.enter(theft(wood(1), gold(1))) && table.outcome.canInsist());
  Steal own = theft(gold(1), gold(1));
  own.loot[red] = gold(1);
  QCOMPARE(faultOf(table.found(own, "TILE-THIEF"_rule)), Fault::robsHimself);
  Steal ownOfAnother;
  ownOfAnother.player = green; // without any power, too
  ownOfAnother.loot[green] = gold(1);
  QVERIFY(!table.anyway(ownOfAnother));
  Steal stranger = theft(gold(1), gold(1));
  stranger.loot[4] = gold(1);
  QVERIFY(!isWithin(table.game, stranger));
}

void tst_SaqqaraExchanges::strictThiefIsOfferedNoSingleVictim_TILETHIEF() {
  for (const bool strict : {false, true}) {
    RuleOptions rules;
    rules.thiefStrict = strict;
    SaqqaraTable table(4, rules);
    table.put(red, Pyramid::thief, 4);
    for (const Player player : {yellow, green}) table.own(player, {});
    table.beginDevelopment(2);
    Options options;
    listOptions(table.game, table.state, options);
    QCOMPARE(table.refusal(theft(gold(1))), strict ? u"TILE-THIEF"_s : legal);
    QCOMPARE(options.theft.goods, strict ? 0 : 2);
    QCOMPARE(options.robbable, strict ? PlayerSet{0} : playerBit(blue));
  }
}

void tst_SaqqaraExchanges::soldiersOfLevelOne_TILESOLDIERS() {
  for (const bool safe : {false, true}) {
    RuleOptions options;
    options.soldiersLevel1 = safe;
    SaqqaraTable table(4, options);
    table.put(red, Pyramid::thief, 2);
    table.put(blue, Pyramid::soldiers, 1);
    table.put(yellow, Pyramid::soldiers, 2);
    table.beginDevelopment(2);
    QCOMPARE(table.refusal(theft(gold(1))), safe ? u"TILE-SOLDIERS"_s : legal);
    QCOMPARE(table.refusal(theft({}, gold(1))), u"TILE-SOLDIERS"_s);
    QCOMPARE(table.refusal(theft({}, {}, gold(1))), legal);
  }
}

void tst_SaqqaraExchanges::threeLandForASpace_NILE1() {
  SaqqaraTable table; // NILE-1
  table.own(red, land(6));
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(Sail{red, 3}), u"GOODS-3"_s);
  QVERIFY(table.enter(Sail{red, 2}));
  QCOMPARE(table.of(red).boat, 2);
  QCOMPARE(table.has(red), u"nothing"_s);
  QCOMPARE(table.state.supply[Good::land], 30);
  QCOMPARE(table.refusal(Sail{red, 0}), u"ENTRY"_s);
}

void tst_SaqqaraExchanges::oneSpaceATurn_NILE2() {
  RuleOptions options;
  options.nilePerTurn = NilePerTurn::one;
  SaqqaraTable table(4, options);
  table.own(red, land(9));
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(Sail{red, 2}), u"NILE-2"_s);
  QVERIFY(table.enter(Sail{red, 1}));
  QCOMPARE(table.refusal(Sail{red, 1}), u"NILE-2"_s);
  table.beginDevelopment(3);
  QCOMPARE(table.refusal(Sail{red, 1}), legal);
}

void tst_SaqqaraExchanges::lastSpaceOfTheNile_NILE3() {
  SaqqaraTable table;
  table.own(red, land(9));
  table.of(red).boat = 10;
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(Sail{red, 3}), legal); // unknown: no check
  table.state.sheet.nileLast = std::uint8_t{12};
  QCOMPARE(table.refusal(Sail{red, 3}), u"NILE-3"_s);
  QVERIFY(!table.anyway(Sail{red, 3}));
  QVERIFY(table.enter(Sail{red, 2}));
  QCOMPARE(table.refusal(Sail{red, 1}), u"NILE-3"_s);
}

void tst_SaqqaraExchanges::nileWithoutALastSpace_NILE3_CONV6() {
  const auto table = richRed(Pyramid::irrigation, 4, 2);
  table->put(red, Pyramid::trade, 4);
  table->own(red, land(1));
  Convert water = byWater(Good::fish);
  Convert trade = byTrade(Good::fish, Good::land);
  for (int space = 1; space <= 300; ++space) {
    // 1 land buys 4 fish, 4 fish 2 land; these buy 4.
    for (const std::uint8_t times : {std::uint8_t{1}, std::uint8_t{2}}) {
      water.times = times;
      trade.times = static_cast<std::uint8_t>(2 * times);
      QVERIFY(table->enter(water));
      QVERIFY(table->enter(trade));
    }
    QVERIFY(table->enter(Sail{red, 1}));
    QCOMPARE(int{table->of(red).boat}, space);
  }
}

NILOMETER_TEST(tst_SaqqaraExchanges)
#include "tst_saqqara_exchanges.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Workers on the pyramids (WORKER, TILE-PROGRESS).
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/develop.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraWorkers : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void oneLevelUpFromLevelOne_WORKER1_WORKER2();
  void pyramidsInPlayAlone_WORKER1();
  void exactlyThePrice_WORKER3();
  void priceOfAnyKind_WORKER3();
  void oneLevelARound_WORKER4();
  void oneLevelForAPlayer_WORKER4();
  void spacesOfALevel_WORKER5();
  void freeWorker_WORKER6();
  void freeWorkerIsNotAskedFor_WORKER6();
  void freeWorkerOfAnotherTurn_WORKER6_PHASE();
  void freeWorkerNeedsOneThatIsLeft_WORKER6_WORKER8();
  void freeWorkerIsToldTheSpaces_WORKER5_WORKER6();
  void powerHoldsAtOnce_WORKER7();
  void incomeComesLater_WORKER7_DEV2();
  void fourWorkers_WORKER8();
  void discountInALandRound_CAL3_TILEPROGRESS();
  void openPriceWithinTheDiscount_CAL3_TILEPROGRESS();
};

namespace {

void makeFree(SaqqaraTable& table) {
  table.priceAll({{}, 0});
}

} // namespace

void tst_SaqqaraWorkers::oneLevelUpFromLevelOne_WORKER1_WORKER2() {
  SaqqaraTable table;
  makeFree(table);
  for (int level = 1; level <= 5; ++level) {
    table.beginDevelopment(2);
    QVERIFY(table.enter(up(Pyramid::court)));
    QCOMPARE(table.of(red).levelOf(Pyramid::court), level);
    QCOMPARE(table.of(red).workersPlaced(), 1); // WORKER-2: the same worker
    table.state.freeWorker = false;
  }
  table.beginDevelopment(2);
  QCOMPARE(faultOf(table.found(up(Pyramid::court), "WORKER-1"_rule)), Fault::atTop);
  QVERIFY(!table.anyway(up(Pyramid::court)));
}

void tst_SaqqaraWorkers::pyramidsInPlayAlone_WORKER1() {
  SaqqaraTable table;
  makeFree(table);
  table.state.pyramids = pyramids({Pyramid::court});
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(up(Pyramid::trade)), u"WORKER-1"_s);
  QVERIFY(!table.anyway(up(Pyramid::trade)));
  QCOMPARE(table.refusal(up(Pyramid::court)), legal);
}

void tst_SaqqaraWorkers::exactlyThePrice_WORKER3() {
  SaqqaraTable table;
  table.price(Pyramid::court, 1, {wood(2) + gold(1), 0});
  table.own(red, wood(1) + gold(3));
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(up(Pyramid::court)), u"GOODS-3"_s);
  table.own(red, wood(2) + gold(3));
  Advance more = up(Pyramid::court);
  more.paid = gold(1);
  QCOMPARE(table.refusal(more), u"WORKER-3"_s); // nothing more
  QVERIFY(table.enter(up(Pyramid::court)));
  QCOMPARE(table.has(red), u"2 gold"_s);
  QVERIFY(table.isPossible()); // the price is in the supply
  // What was paid rests on what is printed.
  QCOMPARE(
      QString::fromStdString(printedPlaces.of(table.effects.basisOf(table.effects[0]).front())),
      u"pyramids.court[0].cost"_s);
}

void tst_SaqqaraWorkers::priceOfAnyKind_WORKER3() {
  SaqqaraTable table;
  table.price(Pyramid::court, 1, {wood(1), 2});
  table.own(red, land(1) + wood(2) + gold(1));
  table.beginDevelopment(2);
  Advance advance = up(Pyramid::court);
  QCOMPARE(table.refusal(advance), u"WORKER-3"_s);
  Options options;
  listOptions(table.game, table.state, options);
  QCOMPARE(options.openPriced, pyramidBit(Pyramid::court));
  advance.paid = land(1) + gold(1);
  QCOMPARE(table.refusal(advance), legal);
  advance.paid = wood(2);
  QCOMPARE(table.refusal(advance), u"GOODS-3"_s); // with the printed one that is 3 wood
  advance.paid = gold(-1) + wood(3);
  QCOMPARE(table.refusal(advance), u"ENTRY"_s);
}

void tst_SaqqaraWorkers::oneLevelARound_WORKER4() {
  SaqqaraTable table;
  makeFree(table);
  table.beginDevelopment(2);
  QVERIFY(table.enter(up(Pyramid::court)));
  QCOMPARE(table.refusal(up(Pyramid::court)), u"WORKER-4"_s); // R54: level 1 is a level
  QVERIFY(table.enter(up(Pyramid::trade)));                   // another worker
  table.beginDevelopment(7);
  QCOMPARE(table.refusal(up(Pyramid::court)), legal);
}

void tst_SaqqaraWorkers::oneLevelForAPlayer_WORKER4() {
  RuleOptions options;
  options.levelLimit = LevelLimit::player;
  SaqqaraTable table(4, options);
  makeFree(table);
  table.put(red, Pyramid::court, 4);
  table.beginDevelopment(2);
  QVERIFY(table.enter(up(Pyramid::court)));
  QVERIFY(table.enter(FreeWorker{red, Pyramid::trade})); // does not count
  QCOMPARE(table.refusal(up(Pyramid::progress)), u"WORKER-4"_s);
  QVERIFY(table.enter(Done{red}));
  QCOMPARE(table.refusal(up(Pyramid::progress, blue)), legal);
}

void tst_SaqqaraWorkers::spacesOfALevel_WORKER5() {
  SaqqaraTable table;
  makeFree(table);
  table.put(blue, Pyramid::court, 2);
  table.put(red, Pyramid::court, 1);
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(up(Pyramid::court)), legal); // unknown: no check
  table.state.sheet.level(Pyramid::court, 2).spaces = std::uint8_t{1};
  QCOMPARE(table.refusal(up(Pyramid::court)), u"WORKER-5"_s);
  QVERIFY(!table.anyway(up(Pyramid::court)));
  table.put(blue, Pyramid::court, 3); // R31: who has moved up frees his space
  QCOMPARE(table.refusal(up(Pyramid::court)), legal);
}

void tst_SaqqaraWorkers::freeWorker_WORKER6() {
  SaqqaraTable table;
  makeFree(table);
  table.put(red, Pyramid::court, 4);
  table.put(red, Pyramid::trade, 1);
  table.state.sheet.level(Pyramid::progress, 1).spaces = std::uint8_t{0};
  table.state.pyramids =
      pyramids({Pyramid::court, Pyramid::trade, Pyramid::progress, Pyramid::intrigue});
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(FreeWorker{red, Pyramid::intrigue}), u"WORKER-6"_s); // none is due
  QVERIFY(table.enter(up(Pyramid::court)));
  QCOMPARE(table.refusal(Sail{red, 1}), u"WORKER-6"_s);
  QCOMPARE(table.refusal(telling(Told::spaces, Pyramid::intrigue, 1, 3)), legal);
  QCOMPARE(table.refusal(FreeWorker{red, Pyramid::trade}), u"WORKER-2"_s);
  QCOMPARE(table.refusal(FreeWorker{red, Pyramid::court}), u"WORKER-2"_s);
  QCOMPARE(table.refusal(FreeWorker{red, Pyramid::progress}), u"WORKER-5"_s);
  QCOMPARE(table.refusal(FreeWorker{red, Pyramid::thief}), u"WORKER-1"_s);
  QCOMPARE(table.refusal(FreeWorker{blue, Pyramid::intrigue}), u"DEV-1 TURN"_s);
  QCOMPARE(table.refusal(FreeWorker{red, std::nullopt}), legal);
  QVERIFY(table.enter(FreeWorker{red, Pyramid::intrigue}));
  QCOMPARE(table.of(red).levelOf(Pyramid::intrigue), 1);
  QCOMPARE(table.refusal(FreeWorker{red, std::nullopt}), u"WORKER-6"_s); // answered
}

void tst_SaqqaraWorkers::freeWorkerIsNotAskedFor_WORKER6() {
  SaqqaraTable full;
  makeFree(full);
  full.put(red, Pyramid::court, 4);
  for (const Pyramid other : {Pyramid::trade, Pyramid::progress, Pyramid::thief}) {
    full.put(red, other, 1);
  }
  full.beginDevelopment(2);
  QVERIFY(full.enter(up(Pyramid::court)));
  QVERIFY(!full.state.freeWorker); // no worker is left
  QVERIFY(full.noted(Note::noFreeWorker, "WORKER-6"_rule));
  SaqqaraTable alone;
  makeFree(alone);
  alone.state.pyramids = pyramids({Pyramid::court});
  alone.put(red, Pyramid::court, 4);
  alone.beginDevelopment(2);
  QVERIFY(alone.enter(up(Pyramid::court)));
  QVERIFY(!alone.state.freeWorker); // no other pyramid
}

void tst_SaqqaraWorkers::freeWorkerOfAnotherTurn_WORKER6_PHASE() {
  SaqqaraTable table;
  table.beginInvest(2, {9, 9, 9, 9});
  QCOMPARE(table.refusal(FreeWorker{red, Pyramid::trade}), u"PHASE"_s);
  QVERIFY(!table.anyway(FreeWorker{red, Pyramid::trade}));
}

void tst_SaqqaraWorkers::freeWorkerNeedsOneThatIsLeft_WORKER6_WORKER8() {
  using enum Pyramid;
  SaqqaraTable table;
  makeFree(table);
  for (const Pyramid pyramid : {trade, court, religion, thief}) table.put(red, pyramid, 1);
  table.put(blue, progress, 4);
  table.beginDevelopment(2);
  QVERIFY(table.anyway(up(progress, blue))); // the table insists: it is Red's turn
  QVERIFY(table.state.freeWorker);
  QCOMPARE(table.refusal(FreeWorker{red, soldiers}), u"DEV-1 WORKER-8 TURN"_s);
  QVERIFY(!table.anyway(FreeWorker{red, soldiers}));
  QVERIFY(table.enter(FreeWorker{blue, soldiers}));
  QCOMPARE(table.of(blue).levelOf(soldiers), 1);
}

void tst_SaqqaraWorkers::freeWorkerIsToldTheSpaces_WORKER5_WORKER6() {
  using enum Pyramid;
  SaqqaraTable table;
  makeFree(table);
  table.put(red, progress, 4);
  for (const Player player : {blue, yellow}) table.put(player, court, 1);
  table.state.sheet.level(court, 1).spaces = std::uint8_t{2};
  table.beginDevelopment(2);
  QVERIFY(table.enter(up(progress)));
  QCOMPARE(table.refusal(FreeWorker{red, court}), u"WORKER-5"_s);
  const Finding full = table.found(FreeWorker{red, court}, "WORKER-5"_rule);
  QCOMPARE(int{full.needed}, 1);
  QCOMPARE(int{full.had}, 2);
}

void tst_SaqqaraWorkers::powerHoldsAtOnce_WORKER7() {
  SaqqaraTable table; // WORKER-7
  makeFree(table);
  table.own(red, land(1));
  table.put(red, Pyramid::irrigation, 1);
  table.beginDevelopment(2);
  const Convert water{red, Exchange::irrigation, Good::land, Good::fish, Warehouse::fish, 1};
  QCOMPARE(table.refusal(water), u"TILE-IRRIGATION"_s);
  QVERIFY(table.enter(up(Pyramid::irrigation)));
  QVERIFY(table.enter(water));
  QCOMPARE(table.has(red), u"3 fish"_s);
}

void tst_SaqqaraWorkers::incomeComesLater_WORKER7_DEV2() {
  SaqqaraTable table;
  makeFree(table);
  table.put(red, Pyramid::soldiers, 2);
  table.beginDevelopment(2);
  QVERIFY(table.enter(up(Pyramid::soldiers)));
  QCOMPARE(table.has(red), u"3 gold"_s); // R32: the next such moment
  table.beginDevelopment(3);
  QCOMPARE(table.has(red), u"4 gold"_s);
}

void tst_SaqqaraWorkers::fourWorkers_WORKER8() {
  SaqqaraTable table;
  makeFree(table);
  for (const Pyramid pyramid :
       {Pyramid::court, Pyramid::trade, Pyramid::progress, Pyramid::thief}) {
    QCOMPARE(table.of(red).workersPlaced() < workersPerPlayer, true);
    table.put(red, pyramid, 1);
  }
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(up(Pyramid::intrigue)), u"WORKER-8"_s);
  QVERIFY(!table.anyway(up(Pyramid::intrigue)));
  QCOMPARE(table.refusal(up(Pyramid::court)), legal);
}

void tst_SaqqaraWorkers::discountInALandRound_CAL3_TILEPROGRESS() {
  RuleOptions options;
  options.landRound = LandRound::land;
  SaqqaraTable byLand(4, options);
  byLand.put(red, Pyramid::progress, 3);
  byLand.price(Pyramid::court, 1, {land(3) + wood(3), 0});
  byLand.own(red, land(3) + wood(3));
  byLand.beginDevelopment(6);
  QVERIFY(byLand.enter(up(Pyramid::court)));
  QCOMPARE(byLand.has(red), u"2 land"_s); // 1 land and 3 wood paid
  options.landRound = LandRound::choice;
  SaqqaraTable choice(4, options);
  choice.put(red, Pyramid::progress, 3);
  choice.price(Pyramid::court, 1, {land(3) + wood(3), 0});
  choice.own(red, land(3) + wood(3));
  choice.beginDevelopment(6);
  Advance advance = up(Pyramid::court);
  QCOMPARE(choice.refusal(advance), u"TILE-PROGRESS"_s);
  advance.market = Warehouse::wood;
  QVERIFY(choice.enter(advance));
  QCOMPARE(choice.has(red), u"2 wood"_s);
  QVERIFY(choice.enter(Done{red}));
  advance.player = blue; // has no Progress: names no market
  choice.own(blue, land(3) + wood(3));
  QCOMPARE(choice.refusal(advance), u"ENTRY"_s);
}

void tst_SaqqaraWorkers::openPriceWithinTheDiscount_CAL3_TILEPROGRESS() {
  RuleOptions rules;
  rules.landRound = LandRound::choice;
  SaqqaraTable table(4, rules);
  table.put(red, Pyramid::progress, 2);
  table.price(Pyramid::court, 1, {fish(1), 1});
  table.own(red, gold(1));
  table.beginDevelopment(6);
  Advance advance = up(Pyramid::court);
  advance.paid = gold(1);
  advance.market = Warehouse::wood;
  QCOMPARE(table.refusal(advance), u"GOODS-3"_s);
  advance.market = Warehouse::fish; // nothing but the good of any kind is left to pay
  QCOMPARE(table.refusal(advance), legal);
  Options options;
  listOptions(table.game, table.state, options);
  QCOMPARE(options.openPriced, pyramidBit(Pyramid::court));
}

NILOMETER_TEST(tst_SaqqaraWorkers)
#include "tst_saqqara_workers.moc"

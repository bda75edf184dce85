// SPDX-License-Identifier: GPL-3.0-or-later
// Workers on the pyramids (WORKER, TILE-PROGRESS), values that only components show (ASK), what
// can be entered anyway.
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
  void powerHoldsAtOnce_WORKER7();
  void incomeComesLater_WORKER7_DEV2();
  void fourWorkers_WORKER8();
  void discountInALandRound_CAL3_TILEPROGRESS();
  void numbersOfTheDistributionTable_ASK1();
  void priceIsKeptForAll_ASK2();
  void pointsAtTheEnd_ASK3();
  void toldAtAnyTime_ASK4();
  void replacedFromThenOn_ASK4();
  void pointsToldAfterTheEnd_ASK4_END3();
  void roomForWhoIsThere_ASK4();
  void knownValuesAreNotAsked_ASK1_ASK3();
  void enteredAnyway();
  void impossibleTablesAreRefused();
  void brokenTablesAreFound_data();
  void brokenTablesAreFound();
};

namespace {

Advance up(Pyramid pyramid, Player player = red) {
  return {player, pyramid, {}, {}};
}
Tell telling(Told what, Pyramid pyramid, int level, int number) {
  Tell tell;
  tell.what = what;
  tell.pyramid = pyramid;
  tell.level = static_cast<std::uint8_t>(level);
  tell.number = static_cast<std::uint8_t>(number);
  return tell;
}
Tell tellingCost(Pyramid pyramid, int level, const Price& cost) {
  Tell tell = telling(Told::cost, pyramid, level, 0);
  tell.cost = cost;
  return tell;
}
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
  QCOMPARE(QString::fromStdString(placeText(table.effects.basisOf(table.effects[0]).front())),
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

void tst_SaqqaraWorkers::numbersOfTheDistributionTable_ASK1() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  QCOMPARE(table.state.phase, Phase::stock);
  QCOMPARE(asked(table.state).size(), std::size_t{1});
  QCOMPARE(table.refusal(TableNumber{2}), legal);
  QCOMPARE(table.refusal(OpenThresholds{{2, 3, 4, 5}}), u"ASK-1 PHASE"_s);
  QCOMPARE(table.missing(OpenThresholds{{2, 3, 4, 5}}), u"distribution[0].bonus"_s);
  QVERIFY(!table.anyway(OpenThresholds{{2, 3, 4, 5}})); // nothing is guessed
  Tell tell;
  tell.what = Told::bonus;
  tell.year = 2;
  tell.number = 9;
  QVERIFY(table.enter(tell)); // of another year: it waits on
  QCOMPARE(table.state.phase, Phase::stock);
  tell.year = 1;
  tell.number = 2;
  QVERIFY(table.enter(tell));
  QCOMPARE(table.state.phase, Phase::thresholds);
  QCOMPARE(table.refusal(TableNumber{2}), u"PHASE"_s); // not asked any more
  QCOMPARE(table.holds(Warehouse::fish), u"4 fish"_s);
  // Year 1 has no land to be asked for; year 2 has.
  table.beginRound(6);
  QCOMPARE(QString::fromStdString(placeText(asked(table.state).front())),
           u"distribution[1].land"_s);
}

void tst_SaqqaraWorkers::priceIsKeptForAll_ASK2() {
  SaqqaraTable table;
  table.beginDevelopment(2);
  QCOMPARE(table.missing(up(Pyramid::trade)), u"pyramids.trade[0].cost"_s);
  Options options;
  listOptions(table.game, table.state, options);
  QCOMPARE(options.unpriced, table.state.pyramids);
  // What does not need it works.
  QCOMPARE(table.refusal(Done{red}), legal);
  QVERIFY(table.enter(tellingCost(Pyramid::trade, 1, {gold(1), 0})));
  QCOMPARE(table.refusal(up(Pyramid::trade)), legal);
  QCOMPARE(table.missing(up(Pyramid::court)), u"pyramids.court[0].cost"_s);
  QVERIFY(table.enter(Done{red}));
  QCOMPARE(table.refusal(up(Pyramid::trade, blue)), legal);
  Tell wrong = tellingCost(Pyramid::trade, 1, {gold(-1), 0});
  QCOMPARE(table.refusal(wrong), u"ENTRY"_s);
  wrong.cost = {{}, -1};
  QCOMPARE(table.refusal(wrong), u"ENTRY"_s);
}

void tst_SaqqaraWorkers::pointsAtTheEnd_ASK3() {
  SaqqaraTable table(3); // ASK-3
  table.put(red, Pyramid::trade, 2);
  table.put(blue, Pyramid::trade, 2);
  table.put(blue, Pyramid::court, 1);
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.phase, Phase::final);
  QCOMPARE(asked(table.state).size(), std::size_t{2}); // occupied levels, each once
  QCOMPARE(table.missing(Done{red}), u"pyramids.court[0].vp"_s);
  QCOMPARE(table.refusal(Done{red}), u"ASK-3 PHASE"_s);
  QVERIFY(table.enter(telling(Told::points, Pyramid::trade, 2, 3)));
  QCOMPARE(table.state.phase, Phase::final);
  QCOMPARE(table.of(red).points, 0);
  QVERIFY(table.enter(telling(Told::points, Pyramid::court, 1, 0))); // 0 is a number
  QCOMPARE(table.state.phase, Phase::over);
  QCOMPARE(table.of(red).points, 3);
  QCOMPARE(table.of(blue).points, 3);
}

void tst_SaqqaraWorkers::toldAtAnyTime_ASK4() {
  SaqqaraTable table;
  table.beginInvest(2, {9, 9, 9, 9});
  QVERIFY(table.enter(telling(Told::spaces, Pyramid::trade, 3, 2)));
  QVERIFY(table.enter(telling(Told::points, Pyramid::trade, 3, 4)));
  Tell nile = telling(Told::nileLast, Pyramid::trade, 1, 20);
  QVERIFY(table.enter(nile));
  QVERIFY(table.noted(Note::told, "ASK-4"_rule));
  QCOMPARE(*table.state.sheet.nileLast, 20);
  QCOMPARE(table.state.phase, Phase::invest);
  QCOMPARE(table.state.turn, red);
  Tell beyond = telling(Told::spaces, Pyramid::trade, 6, 2);
  QVERIFY(!isWithin(table.game, beyond));
  beyond.level = 5;
  beyond.year = 7;
  QVERIFY(!isWithin(table.game, beyond));
}

void tst_SaqqaraWorkers::replacedFromThenOn_ASK4() {
  SaqqaraTable table;
  table.beginDevelopment(2);
  QVERIFY(table.enter(tellingCost(Pyramid::trade, 1, {gold(1), 0})));
  QVERIFY(table.enter(up(Pyramid::trade)));
  QVERIFY(table.enter(tellingCost(Pyramid::trade, 1, {gold(3), 0})));
  QCOMPARE(table.has(red), u"2 gold"_s); // what was paid stays
  QVERIFY(table.enter(Done{red}));
  QVERIFY(table.enter(up(Pyramid::trade, blue)));
  QCOMPARE(table.has(blue), u"nothing"_s);
}

void tst_SaqqaraWorkers::pointsToldAfterTheEnd_ASK4_END3() {
  SaqqaraTable table(3);
  table.put(red, Pyramid::trade, 2);
  table.state.sheet.level(Pyramid::trade, 2).points = std::int16_t{3};
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.of(red).points, 3);
  QVERIFY(table.enter(telling(Told::points, Pyramid::trade, 2, 5)));
  QCOMPARE(table.of(red).points, 5);
  QVERIFY(table.enter(telling(Told::points, Pyramid::court, 2, 5))); // nobody stands there
  QCOMPARE(table.of(red).points, 5);
}

void tst_SaqqaraWorkers::roomForWhoIsThere_ASK4() {
  SaqqaraTable table;
  table.put(red, Pyramid::trade, 2);
  table.put(blue, Pyramid::trade, 2);
  table.of(red).boat = 4;
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(telling(Told::spaces, Pyramid::trade, 2, 1)), u"ASK-4"_s);
  QCOMPARE(table.refusal(telling(Told::spaces, Pyramid::trade, 2, 2)), legal);
  QCOMPARE(table.refusal(telling(Told::nileLast, Pyramid::trade, 2, 3)), u"ASK-4"_s);
  QCOMPARE(table.refusal(telling(Told::nileLast, Pyramid::trade, 2, 4)), legal);
  QVERIFY(!table.anyway(telling(Told::spaces, Pyramid::trade, 2, 1)));
}

void tst_SaqqaraWorkers::knownValuesAreNotAsked_ASK1_ASK3() {
  Edition edition = bareEdition();
  for (int year = 1; year <= years; ++year) {
    edition.sheet.year(year).bonus = std::uint8_t{1};
    edition.sheet.year(year).land = std::uint8_t{1};
  }
  edition.sheet.level(Pyramid::trade, 1).points = std::int16_t{1};
  SaqqaraTable table(3, {}, edition);
  table.state.stall = offTrack;
  table.beginRound(6);
  QCOMPARE(table.state.phase, Phase::thresholds);
  table.put(red, Pyramid::trade, 1);
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.phase, Phase::over);
}

void tst_SaqqaraWorkers::enteredAnyway() {
  SaqqaraTable table(3);
  table.priceAll({gold(1), 0});
  table.beginDevelopment(2);
  QVERIFY(table.enter(up(Pyramid::court)));
  QVERIFY(!table.enter(up(Pyramid::court)));
  QVERIFY(table.outcome.canInsist());
  QVERIFY(table.anyway(up(Pyramid::court))); // the table has played it so (WORKER-4)
  QCOMPARE(table.of(red).levelOf(Pyramid::court), 2);
  QVERIFY(table.anyway(Sail{red, 0}) == false);
}

void tst_SaqqaraWorkers::impossibleTablesAreRefused() {
  SaqqaraTable table(3);
  table.price(Pyramid::court, 1, {gold(4), 0});
  table.beginDevelopment(2);
  const State before = table.state;
  QVERIFY(!table.anyway(up(Pyramid::court))); // 3 gold
  QCOMPARE(table.outcome.impossible, invariantBit(Invariant::goods));
  QVERIFY(table.state == before);
  QVERIFY(table.effects.empty());
}

void tst_SaqqaraWorkers::brokenTablesAreFound_data() {
  QTest::addColumn<int>("invariant");
  for (std::size_t i = 0; i < invariantNames.size(); ++i) {
    QTest::addRow("%s", invariantNames[i].data()) << static_cast<int>(i);
  }
}

void tst_SaqqaraWorkers::brokenTablesAreFound() {
  QFETCH(int, invariant);
  SaqqaraTable table;
  table.beginDevelopment(2);
  QVERIFY(table.isPossible());
  const auto which = static_cast<Invariant>(invariant);
  switch (which) {
  case Invariant::phase: table.state.turn = noPlayer; break;
  case Invariant::goods: table.of(red).goods.add(Good::gold, 1); break;
  case Invariant::market: table.in(Warehouse::fish).cardAt = CardAt::open; break;
  case Invariant::influence: table.of(red).hand = 1; break;
  case Invariant::markers: table.of(red).markers[0] = 1; break;
  case Invariant::threshold: table.state.thresholdPile = 19; break;
  case Invariant::workers: table.put(red, Pyramid::court, 6); break;
  case Invariant::nile:
    table.state.sheet.nileLast = std::uint8_t{1};
    table.of(red).boat = 2;
    break;
  }
  QCOMPARE(brokenInvariants(table.game, table.state), invariantBit(which));
}

NILOMETER_TEST(tst_SaqqaraWorkers)
#include "tst_saqqara_workers.moc"

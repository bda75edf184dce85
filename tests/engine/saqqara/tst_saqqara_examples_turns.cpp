// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples 14 to 22 of docs/rules-saqqara.md: turns, rounds and the end.
#include "saqqara_table.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraExamplesTurns : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void example14_theft_TILETHIEF_TILESOLDIERS();
  void example14_onlyOneToRob_TILETHIEF();
  void example15_discountOfProgress_TILEPROGRESS();
  void example15_progressDoesNotPayForItself_WORKER3_WORKER4();
  void example15_unknownPrice_ASK2();
  void example16_stockOfARound_STOCK1_STOCK2();
  void example16_landOfTheYear_STOCK3_STOCK4();
  void example17_influencePile_INFL2();
  void example17_intrigueAcrossAShuffle_TILEINTRIGUE();
  void example18_thirdTopEndsTheGame_END2_WORKER6();
  void example19_goldBreaksTheTie_END4();
  void example20_circleOfExchanges_CONV6_GOODS2();
  void example21_aWholeFirstRound();
  void example22_investingIsOver_INVEST4();
};

void tst_SaqqaraExamplesTurns::example14_theft_TILETHIEF_TILESOLDIERS() {
  SaqqaraTable table;
  table.put(red, Pyramid::thief, 4);
  table.put(blue, Pyramid::soldiers, 1);
  table.put(green, Pyramid::soldiers, 2);
  table.own(yellow, land(1));
  table.own(green, gold(5));
  table.beginDevelopment(2);
  const auto steal = [](const Goods& blues, const Goods& yellows, const Goods& greens) {
    return Steal{red, {Goods{}, blues, yellows, greens, Goods{}}};
  };
  QCOMPARE(table.refusal(steal(gold(3), {}, {})), u"TILE-THIEF"_s);
  QCOMPARE(table.refusal(steal(gold(2), {}, {})), u"TILE-THIEF"_s);
  QCOMPARE(table.refusal(steal(gold(2), {}, gold(1))), u"TILE-SOLDIERS"_s);
  QVERIFY(table.enter(steal(gold(2), land(1), {})));
  QCOMPARE(table.has(red), u"1 land 5 gold"_s);
  QCOMPARE(faultOf(table.found(steal(gold(1), {}, {}), "TILE-THIEF"_rule)), Fault::stoleAlready);
}

void tst_SaqqaraExamplesTurns::example14_onlyOneToRob_TILETHIEF() {
  for (const bool strict : {false, true}) {
    RuleOptions options;
    options.thiefStrict = strict;
    SaqqaraTable table(4, options);
    table.put(red, Pyramid::thief, 4);
    table.put(green, Pyramid::soldiers, 2);
    table.own(yellow, {});
    table.beginDevelopment(2);
    const auto ofBlue = [](int count) {
      return Steal{red, {Goods{}, gold(count), Goods{}, Goods{}, Goods{}}};
    };
    QCOMPARE(table.refusal(ofBlue(3)), u"TILE-THIEF"_s);
    QCOMPARE(table.refusal(ofBlue(2)), strict ? u"TILE-THIEF"_s : legal);
    QCOMPARE(table.refusal(ofBlue(1)), strict ? u"TILE-THIEF"_s : legal);
    table.put(red, Pyramid::thief, 3);
    QCOMPARE(table.refusal(ofBlue(2)), u"TILE-THIEF"_s);
    QCOMPARE(table.refusal(ofBlue(1)), strict ? u"TILE-THIEF"_s : legal);
  }
}

void tst_SaqqaraExamplesTurns::example15_discountOfProgress_TILEPROGRESS() {
  SaqqaraTable table;
  table.put(red, Pyramid::court, 2);
  table.price(Pyramid::court, 3, {wood(3) + gold(1), 0});
  const auto price = [&](int round, int progress) {
    table.state.round = static_cast<std::uint8_t>(round);
    table.put(red, Pyramid::progress, progress);
    return say(priceOf(table.game, table.state, red, Pyramid::court, {})->goods);
  };
  const QString full = u"3 wood 1 gold"_s;
  QCOMPARE(price(4, 0), full);
  QCOMPARE(price(4, 1), full);
  QCOMPARE(price(4, 2), u"2 wood 1 gold"_s);
  QCOMPARE(price(4, 3), u"1 wood 1 gold"_s);
  QCOMPARE(price(4, 4), u"1 gold"_s);
  QCOMPARE(price(4, 5), u"1 gold"_s);
  QCOMPARE(price(2, 5), full); // a Fish round
  QCOMPARE(price(6, 5), full); // a Land round
}

void tst_SaqqaraExamplesTurns::example15_progressDoesNotPayForItself_WORKER3_WORKER4() {
  SaqqaraTable table;
  table.put(red, Pyramid::progress, 1);
  table.price(Pyramid::progress, 2, {fish(2) + wood(2), 0});
  table.price(Pyramid::progress, 3, {{}, 0});
  table.own(red, fish(2) + wood(2));
  table.beginDevelopment(4);
  QVERIFY(table.enter(Advance{red, Pyramid::progress, {}, {}}));
  QCOMPARE(table.has(red), u"nothing"_s);
  QCOMPARE(table.of(red).levelOf(Pyramid::progress), 2);
  QCOMPARE(table.refusal(Advance{red, Pyramid::progress, {}, {}}), u"WORKER-4"_s);
}

void tst_SaqqaraExamplesTurns::example15_unknownPrice_ASK2() {
  SaqqaraTable table;
  table.beginDevelopment(4);
  const Advance advance{red, Pyramid::court, {}, {}};
  QCOMPARE(table.refusal(advance), u"ASK-2"_s);
  QCOMPARE(table.missing(advance), u"pyramids.court[0].cost"_s);
  QVERIFY(!table.anyway(advance)); // not even anyway: nothing is guessed
  Tell tell;
  tell.pyramid = Pyramid::court;
  tell.cost = {gold(2), 0};
  QVERIFY(table.enter(tell));
  QVERIFY(table.enter(advance));
  QCOMPARE(table.has(red), u"1 gold"_s);
}

void tst_SaqqaraExamplesTurns::example16_stockOfARound_STOCK1_STOCK2() {
  SaqqaraTable table; // STOCK-2
  table.beginRound(1);
  QCOMPARE(table.state.phase, Phase::thresholds);
  for (const Warehouse at : allWarehouses) {
    QCOMPARE(say(table.in(at).goods), say(some(2, goodOf(at))));
  }
  SaqqaraTable second;
  second.beginRound(2);
  QCOMPARE(second.state.phase, Phase::stock); // the bonus is missing
  QCOMPARE(QString::fromStdString(printedPlaces.of(asked(second.state).front())),
           u"distribution[0].bonus"_s);
  QVERIFY(second.enter(TableNumber{3}));
  QCOMPARE(second.holds(Warehouse::fish), u"5 fish"_s);
  QCOMPARE(second.holds(Warehouse::gold), u"2 gold"_s);
  QCOMPARE(second.state.phase, Phase::thresholds);
}

void tst_SaqqaraExamplesTurns::example16_landOfTheYear_STOCK3_STOCK4() {
  const auto landAt = [](int supply) { // STOCK-3
    SaqqaraTable table;
    table.leaveInSupply(Good::land, supply);
    table.beginRound(6);
    const bool told = table.enter(TableNumber{2});
    QString text = told ? QString() : u"not told"_s;
    for (const Warehouse at : allWarehouses) {
      text += QString::number(table.in(at).goods[Good::land]);
    }
    return text;
  };
  QCOMPARE(landAt(30), u"2222"_s);
  QCOMPARE(landAt(5), u"2210"_s);
  QCOMPARE(landAt(0), u"0000"_s);
}

void tst_SaqqaraExamplesTurns::example17_influencePile_INFL2() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  for (int year = 1; year <= years; ++year) {
    table.state.sheet.year(year).bonus = std::uint8_t{0};
    table.state.sheet.year(year).land = std::uint8_t{0};
  }
  QStringList piles;
  for (int round = 1; round <= 12; ++round) {
    table.beginRound(round);
    QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
    piles << QString::number(table.of(red).pile);
    table.putCardsAway();
  }
  QCOMPARE(piles.join(u' '), u"20 16 12 8 4 20 16 12 8 4 20 16"_s);
}

void tst_SaqqaraExamplesTurns::example17_intrigueAcrossAShuffle_TILEINTRIGUE() {
  SaqqaraTable table; // TILE-INTRIGUE
  table.put(red, Pyramid::intrigue, 3);
  table.of(red).pile = 5;
  table.of(red).discards = 19;
  table.beginRound(1);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.state.phase, Phase::intrigue);
  QCOMPARE(table.of(red).pile, 1);
  QVERIFY(table.enter(Intrigue{red, true}));
  QCOMPARE(table.of(red).pile, 19);
  QCOMPARE(table.of(red).hand + table.of(red).laid, 5);
  QCOMPARE(table.of(red).discards, 0);
}

void tst_SaqqaraExamplesTurns::example18_thirdTopEndsTheGame_END2_WORKER6() {
  using enum Pyramid;
  SaqqaraTable table(3);
  table.state.pyramids = pyramids({trade, intrigue, court, progress, religion});
  table.priceAll({gold(1), 0});
  table.put(blue, court, 5);
  table.put(yellow, progress, 5);
  table.put(red, trade, 4);
  table.beginDevelopment(14);
  QVERIFY(table.enter(Advance{red, trade, {}, {}}));
  QVERIFY(table.noted(Note::endInSight, "END-2"_rule));
  QCOMPARE(table.state.lastRound, 15);
  QCOMPARE(table.refusal(Done{red}), u"WORKER-6"_s);
  QVERIFY(table.enter(FreeWorker{red, intrigue}));
  QCOMPARE(table.of(red).levelOf(intrigue), 1);
  QCOMPARE(table.has(red), u"2 gold"_s); // free of charge
  QCOMPARE(table.refusal(Advance{red, intrigue, {}, {}}), u"WORKER-4"_s);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.round, 15); // one more round
  table.state.phase = Phase::develop;
  table.beginDevelopment(15);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.round, 15); // the die stays: there is no phase 4
  QCOMPARE(table.state.phase, Phase::final);
}

void tst_SaqqaraExamplesTurns::example19_goldBreaksTheTie_END4() {
  SaqqaraTable table(3); // END-4
  table.own(yellow, {});
  table.own(blue, gold(5));
  table.of(red).boat = 8;
  table.of(blue).boat = 1;
  table.put(blue, Pyramid::trade, 2);
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.phase, Phase::final);
  Tell points;
  points.what = Told::points;
  points.pyramid = Pyramid::trade;
  points.level = 2;
  points.number = 7;
  QVERIFY(table.enter(points));
  QCOMPARE(table.state.phase, Phase::over);
  QCOMPARE(table.of(red).points, 8);
  QCOMPARE(table.of(blue).points, 8);
  QCOMPARE(ranking(table.game, table.state).front(), blue);
  QVERIFY(!shareAPlace(table.state, red, blue));
  table.own(red, gold(5));
  QVERIFY(shareAPlace(table.state, red, blue));
}

void tst_SaqqaraExamplesTurns::example20_circleOfExchanges_CONV6_GOODS2() {
  SaqqaraTable table; // CONV-6
  table.put(red, Pyramid::irrigation, 3);
  table.own(red, land(1));
  table.leaveInSupply(Good::linen, 5);
  WarehouseState& slot = table.in(Warehouse::gold);
  slot.card = landCard(Good::linen);
  slot.cardAt = CardAt::won;
  slot.winner = red;
  table.beginDevelopment(3); // a Linen round
  const Convert water{red, Exchange::irrigation, Good::land, Good::linen, {}, 1};
  const Convert card{red, Exchange::card, Good::linen, Good::land, Warehouse::gold, 1};
  QVERIFY(table.enter(water) && table.enter(card));
  QCOMPARE(table.has(red), u"1 land 1 linen"_s);
  QVERIFY(table.enter(water) && table.enter(card));
  QCOMPARE(table.has(red), u"1 land 2 linen"_s);
  QCOMPARE(table.state.supply[Good::linen], 3);
  QCOMPARE(table.refusal(water), u"GOODS-2"_s);
  Convert other = water;
  other.get = Good::fish;
  QCOMPARE(table.refusal(other), u"TILE-IRRIGATION"_s);
  other.get = Good::land;
  QCOMPARE(table.refusal(other), u"TILE-IRRIGATION"_s);
  other.how = Exchange::land;
  QCOMPARE(table.refusal(other), u"CONV-1"_s);
}

void tst_SaqqaraExamplesTurns::example21_aWholeFirstRound() {
  using enum Pyramid;
  SaqqaraTable table;
  QVERIFY(table.enter(
      SetUp{red, pyramids({trade, intrigue, court, progress, religion, progress, irrigation})}));
  QCOMPARE(table.refusal(OpenThresholds{{3, 5, noYield, 4}}), u"THRESH-2"_s);
  QVERIFY(table.enter(OpenThresholds{{2, 5, noYield, 3}}));
  QCOMPARE(table.refusal(Invest{blue, Warehouse::linen, gold(1)}), u"INVEST-1 TURN"_s);
  QVERIFY(table.enter(Invest{red, Warehouse::linen, gold(2)}));
  QVERIFY(table.enter(Pass{blue}));
  QVERIFY(table.enter(Invest{yellow, Warehouse::gold, gold(1)}));
  QVERIFY(table.enter(Pass{green}));
  QVERIFY(table.enter(Invest{red, Warehouse::linen, gold(1)}));
  QCOMPARE(table.state.phase, Phase::reveal); // every number is reached
  QVERIFY(table.enter(Reveal{red, {1, 8, 9, 3}}));
  QVERIFY(table.enter(Reveal{blue, {2, 8, trader, beggar}}));
  QVERIFY(table.enter(Reveal{yellow, {6, trader, 4, 7}}));
  QVERIFY(table.enter(Reveal{green, {beggar, 5, 2, 3}}));
  QCOMPARE(table.has(red), u"1 linen 1 gold"_s);
  QCOMPARE(table.has(blue), u"1 fish 1 linen 2 wood 6 gold"_s);
  QCOMPARE(table.has(yellow), u"2 linen 3 gold"_s);
  QCOMPARE(table.has(green), u"2 fish 1 linen 3 gold"_s);
  QCOMPARE(table.holds(Warehouse::fish), u"nothing"_s);
  QCOMPARE(table.holds(Warehouse::linen), u"1 gold"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"2 wood"_s);
  QCOMPARE(table.holds(Warehouse::gold), u"nothing"_s);
  QVERIFY(table.isPossible());
}

void tst_SaqqaraExamplesTurns::example22_investingIsOver_INVEST4() {
  for (const InvestEnds ends : {InvestEnds::numbers, InvestEnds::allPassed}) { // INVEST-4
    RuleOptions options;
    options.investEnds = ends;
    SaqqaraTable table(4, options);
    table.beginRound(1);
    QVERIFY(table.enter(OpenThresholds{{2, noYield, 3, 2}}));
    QVERIFY(table.enter(Invest{red, Warehouse::wood, gold(1)}));
    const bool over = ends == InvestEnds::numbers;
    QCOMPARE(table.state.phase, over ? Phase::reveal : Phase::invest);
    if (!over) QCOMPARE(table.state.turn, blue);
  }
  SaqqaraTable table;
  table.beginRound(1);
  QVERIFY(table.enter(OpenThresholds{{2, noYield, 2, noYield}}));
  QCOMPARE(table.state.phase, Phase::reveal);
}

NILOMETER_TEST(tst_SaqqaraExamplesTurns)
#include "tst_saqqara_examples_turns.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Influence cards and markers (INFL) and investing (INVEST).
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/influence.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraInfluenceAndInvest : public QObject {
  Q_OBJECT

private Q_SLOTS:
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
  void governmentPaysNothingForNothing_INVEST6();
};

void tst_SaqqaraInfluenceAndInvest::fourCardsDrawn_INFL1_INFL2() {
  SaqqaraTable table;
  table.tellTable(0);
  table.of(blue).pile = 2;
  table.of(blue).discards = 22;
  table.beginRound(2);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.of(red).pile, 20);  // INFL-1
  QCOMPARE(table.of(blue).pile, 20); // INFL-2: drawn on from 22 that were shuffled
  QCOMPARE(table.of(blue).discards, 0);
}

void tst_SaqqaraInfluenceAndInvest::intrigueIsAskedOnce_INFL3_TILEINTRIGUE_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<int>("hand");
  QTest::addColumn<int>("discarded");
  QTest::newRow("level 2") << 2 << 4 << 1;
  QTest::newRow("level 3") << 3 << 5 << 1;
  QTest::newRow("level 4") << 4 << 6 << 0;
  QTest::newRow("level 5") << 5 << 6 << 0;
}

void tst_SaqqaraInfluenceAndInvest::intrigueIsAskedOnce_INFL3_TILEINTRIGUE() {
  QFETCH(int, level);
  QFETCH(int, hand);
  QFETCH(int, discarded);
  for (const bool use : {true, false}) {
    SaqqaraTable table;
    table.tellTable(0);
    table.put(blue, Pyramid::intrigue, level);
    table.put(red, Pyramid::intrigue, 1); // no power yet
    table.beginRound(2);
    QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
    QCOMPARE(table.state.turn, blue);
    QCOMPARE(table.refusal(Intrigue{red, true}), u"INFL-3 TILE-INTRIGUE TURN ENTRY"_s);
    QVERIFY(table.enter(Intrigue{blue, use}));
    QCOMPARE(table.of(blue).hand + table.of(blue).laid, use ? hand : 4);
    QCOMPARE(table.of(blue).discards, use ? discarded : 0);
    QCOMPARE(table.refusal(Intrigue{blue, true}), u"PHASE"_s);
  }
}

void tst_SaqqaraInfluenceAndInvest::oneCardBelowEachGood_INFL4() {
  SaqqaraTable table; // INFL-4
  table.tellTable(0);
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

void tst_SaqqaraInfluenceAndInvest::courtMarkers_INFL5_TILECOURT_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<int>("influence");
  QTest::newRow("level 1") << 1 << 0;
  QTest::newRow("level 2") << 2 << 1;
  QTest::newRow("level 3") << 3 << 2;
}

void tst_SaqqaraInfluenceAndInvest::courtMarkers_INFL5_TILECOURT() {
  QFETCH(int, level);
  QFETCH(int, influence);
  SaqqaraTable table;
  table.tellTable(0);
  table.put(blue, Pyramid::court, level);
  table.beginRound(3); // Linen
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.state.phase, Phase::invest); // nobody was asked
  QCOMPARE(table.of(blue).markers[at(Warehouse::linen)], influence);
  QCOMPARE(table.of(blue).markers[at(Warehouse::fish)], 0);
}

void tst_SaqqaraInfluenceAndInvest::courtBeforeThief_INFL5_TILETHIEF() {
  SaqqaraTable table;
  table.tellTable(0);
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

void tst_SaqqaraInfluenceAndInvest::markersInALandRound_CAL3_TILECOURT() {
  for (const LandRound landRound : {LandRound::none, LandRound::land, LandRound::choice}) {
    RuleOptions options;
    options.landRound = landRound;
    SaqqaraTable table(4, options);
    table.tellTable(0);
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

void tst_SaqqaraInfluenceAndInvest::revealAfterOrBeforeInvest_INFL6() {
  SaqqaraTable after;
  after.tellTable(0);
  after.beginRound(2);
  QVERIFY(after.enter(OpenThresholds{{9, 9, 9, 9}}));
  QCOMPARE(after.state.phase, Phase::invest);
  const Reveal reveal{red, {1, 1, 1, 1}};
  QCOMPARE(after.refusal(reveal), u"PHASE"_s); // nothing hidden is typed before it is turned up
  QVERIFY(!after.anyway(reveal));
  RuleOptions options;
  options.reveal = RevealTime::beforeInvest;
  SaqqaraTable before(4, options);
  before.tellTable(0);
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

void tst_SaqqaraInfluenceAndInvest::everybodyOnceInAnyOrder_INFL6() {
  SaqqaraTable table;
  table.beginInvest(2, {noYield, noYield, noYield, noYield});
  QCOMPARE(table.state.phase, Phase::reveal);
  QVERIFY(table.enter(Reveal{green, {1, 2, 3, 4}}));
  QVERIFY(table.enter(Reveal{red, {1, 2, 3, 4}}));
  QCOMPARE(table.refusal(Reveal{green, {1, 2, 3, 4}}), u"INFL-6"_s);
  QVERIFY(!table.anyway(Reveal{green, {1, 2, 3, 4}}));
}

void tst_SaqqaraInfluenceAndInvest::numbersOfInfluenceCards_INFL7() {
  SaqqaraTable table;
  table.beginInvest(2, {noYield, noYield, noYield, noYield});
  QCOMPARE(table.refusal(Reveal{red, {1, 9, beggar, trader}}), legal);
  QCOMPARE(table.refusal(Reveal{red, {faceDown, 9, beggar, trader}}), u"INFL-7"_s);
  QCOMPARE(table.refusal(Reveal{red, {1, 9, beggar, trader + 1}}), u"INFL-7"_s);
  QVERIFY(!table.anyway(Reveal{red, {faceDown, 9, beggar, trader}}));
}

void tst_SaqqaraInfluenceAndInvest::influenceIsCardAndMarkers_INFL8() {
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

void tst_SaqqaraInfluenceAndInvest::investIsAnyMixtureAnywhere_INVEST2() {
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

void tst_SaqqaraInfluenceAndInvest::passIsFinal_INVEST3() {
  SaqqaraTable table(3);
  table.beginInvest(2, {9, 9, 9, 9});
  QVERIFY(table.enter(Pass{red}));
  QVERIFY(table.enter(Invest{blue, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Invest{yellow, Warehouse::fish, gold(1)}));
  QCOMPARE(table.state.turn, blue);
  QCOMPARE(table.refusal(Invest{red, Warehouse::fish, gold(1)}), u"INVEST-1 INVEST-3 TURN"_s);
}

void tst_SaqqaraInfluenceAndInvest::whoOwnsNothingPasses_INVEST3() {
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

void tst_SaqqaraInfluenceAndInvest::investIsOver_INVEST4() {
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

void tst_SaqqaraInfluenceAndInvest::reachedIsJudgedOnce_INVEST5() {
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

void tst_SaqqaraInfluenceAndInvest::governmentIsCutInOrder_INVEST6_GOODS2() {
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

void tst_SaqqaraInfluenceAndInvest::governmentPaysNothingForNothing_INVEST6() {
  for (const GovernmentPays pays : {GovernmentPays::each, GovernmentPays::best}) {
    RuleOptions options;
    options.governmentPays = pays;
    SaqqaraTable table(4, options);
    for (Player player = 0; player < 4; ++player) table.own(player, {});
    table.put(red, Pyramid::government, 5);
    table.fill(Warehouse::fish, fish(6));
    table.beginInvest(2, {6, 9, 9, 9}); // a 6 is reached, no 9
    QCOMPARE(table.has(red), u"nothing"_s);
  }
}

NILOMETER_TEST(tst_SaqqaraInfluenceAndInvest)
#include "tst_saqqara_influence_and_invest.moc"

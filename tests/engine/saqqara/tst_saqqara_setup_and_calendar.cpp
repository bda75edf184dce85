// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up (SET), the calendar (CAL), the phases of a round, and how the game ends (END).
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/game_rules.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraSetupAndCalendar : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void threeToFivePlayersWithThreeGold_SET1_SET7();
  void dieOnLandAndStallAtGold_SET2();
  void twoPyramidsMoreThanPlayers_SET3_data();
  void twoPyramidsMoreThanPlayers_SET3();
  void everyRuleOfTheSetUpIsNamed_SET1_SET3();
  void closedPiles_SET4_SET5();
  void anybodyMayStart_SET6();
  void nothingElseBeforeTheSetUp_PHASE();
  void yearsAndRounds_CAL1();
  void dieAndStartMarkerGoOn_CAL5();
  void fromTheStartPlayerClockwise_CAL4();
  void currentMarketIsAboveTheDie_CAL3();
  void landRoundOptions_CAL3();
  void phasesWithoutDecisionsGoByThemselves_CAL2();
  void fiveKindsInEveryPlace_GOODS1();
  void endAfterTheLastGoldRound_END1();
  void topsInTheLastRoundsAddNone_END2();
  void moreTopsChangeNothing_END2();
  void pyramidsCountNotWorkers_END2();
  void pointsOfNileAndLevels_END3();
  void sharedVictory_END4();
};

namespace {

PyramidSet firstPyramids(int count) {
  // Without Soldiers and Thief.
  using enum Pyramid;
  PyramidSet set = 0;
  for (const Pyramid pyramid :
       {irrigation, intrigue, government, religion, agriculture, court, trade, progress}) {
    if (count-- > 0) set = static_cast<PyramidSet>(set | pyramidBit(pyramid));
  }
  return set;
}

} // namespace

void tst_SaqqaraSetupAndCalendar::threeToFivePlayersWithThreeGold_SET1_SET7() {
  QCOMPARE(Rules::seats.least, 3);
  QCOMPARE(Rules::seats.most, 5);
  for (int players = 3; players <= 5; ++players) {
    SaqqaraTable table(players);
    QCOMPARE(table.has(red), u"3 gold"_s);
    QCOMPARE(table.state.supply[Good::gold], 40 - 3 * players); // SET-7
    QCOMPARE(table.state.supply[Good::land], 30);
    QCOMPARE(table.of(red).pile, influenceCards);
    QCOMPARE(table.of(red).boat, 0);
    QCOMPARE(table.of(red).workersPlaced(), 0);
    QVERIFY(table.isPossible());
  }
}

void tst_SaqqaraSetupAndCalendar::dieOnLandAndStallAtGold_SET2() {
  SaqqaraTable table; // SET-2
  QCOMPARE(table.state.year(), 1);
  QCOMPARE(table.state.field(), landField);
  QCOMPARE(table.state.stall, lastField);
}

void tst_SaqqaraSetupAndCalendar::twoPyramidsMoreThanPlayers_SET3_data() {
  QTest::addColumn<int>("players");
  for (int players = 3; players <= 5; ++players) QTest::addRow("%d", players) << players;
}

void tst_SaqqaraSetupAndCalendar::twoPyramidsMoreThanPlayers_SET3() {
  QFETCH(int, players);
  SaqqaraTable table(players);
  QCOMPARE(table.refusal(SetUp{red, firstPyramids(players + 2)}), legal);
  QCOMPARE(table.refusal(SetUp{red, firstPyramids(players + 1)}), u"SET-3"_s);
  QCOMPARE(table.refusal(SetUp{red, firstPyramids(players + 3)}), u"SET-3"_s);
}

void tst_SaqqaraSetupAndCalendar::everyRuleOfTheSetUpIsNamed_SET1_SET3() {
  SaqqaraTable two(2); // no seat range keeps a table of two out here
  const auto thiefAlone = pyramids({Pyramid::thief});
  QCOMPARE(two.refusal(SetUp{red, thiefAlone}), u"SET-1 SET-3"_s);
  QCOMPARE(two.findings(SetUp{red, thiefAlone}), std::size_t{3});
}

void tst_SaqqaraSetupAndCalendar::closedPiles_SET4_SET5() {
  SaqqaraTable table;
  QCOMPARE(table.state.thresholdPile, thresholdCards); // SET-4
  for (const WarehouseState& there : table.state.warehouses) {
    QVERIFY(!there.threshold && there.cardAt == CardAt::away); // SET-5
  }
}

void tst_SaqqaraSetupAndCalendar::anybodyMayStart_SET6() {
  SaqqaraTable table; // SET-6
  QVERIFY(table.enter(SetUp{yellow, firstPyramids(6)}));
  QCOMPARE(startPlayer(table.state), yellow);
  const SetUp stranger{4, firstPyramids(6)};
  QVERIFY(!isWithin(table.game, stranger));
  QVERIFY(Rules::unsuitable(table.game, stranger, true).breaks("ENTRY"_rule));
}

void tst_SaqqaraSetupAndCalendar::nothingElseBeforeTheSetUp_PHASE() {
  SaqqaraTable table;
  QCOMPARE(table.refusal(Done{red}), u"PHASE"_s);
  QCOMPARE(table.refusal(Reveal{red, {1, 1, 1, 1}}), u"PHASE"_s);
  QCOMPARE(table.refusal(Tell{}), u"PHASE"_s);
  QVERIFY(!table.anyway(Done{red}));
  QVERIFY(table.enter(SetUp{red, firstPyramids(6)}));
  QCOMPARE(table.refusal(SetUp{red, firstPyramids(6)}), u"PHASE"_s);
}

void tst_SaqqaraSetupAndCalendar::yearsAndRounds_CAL1() {
  SaqqaraTable table; // CAL-1
  const auto stands = [&](int round) -> QString {
    table.state.round = static_cast<std::uint8_t>(round);
    return u"%1.%2"_s.arg(table.state.year()).arg(table.state.field());
  };
  QCOMPARE(stands(1), u"1.0"_s);
  QCOMPARE(stands(5), u"1.4"_s);
  QCOMPARE(stands(6), u"2.0"_s);
  QCOMPARE(stands(30), u"6.4"_s);
}

void tst_SaqqaraSetupAndCalendar::dieAndStartMarkerGoOn_CAL5() {
  SaqqaraTable table(3); // CAL-5
  table.state.stall = offTrack;
  table.beginDevelopment(5);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.round, 6); // the die on Land, one pip more
  QCOMPARE(table.state.year(), 2);
  QCOMPARE(startPlayer(table.state), blue);
  table.state.round = 7;
  QCOMPARE(startPlayer(table.state), yellow);
  table.state.round = 8;
  QCOMPARE(startPlayer(table.state), red);
}

void tst_SaqqaraSetupAndCalendar::fromTheStartPlayerClockwise_CAL4() {
  SaqqaraTable table; // CAL-4
  table.state.firstStart = yellow;
  table.state.round = 1;
  QCOMPARE(seat(table.state, 0), yellow);
  QCOMPARE(seat(table.state, 1), green);
  QCOMPARE(seat(table.state, 2), red);
  QCOMPARE(seat(table.state, 3), blue);
}

void tst_SaqqaraSetupAndCalendar::currentMarketIsAboveTheDie_CAL3() {
  SaqqaraTable table;
  table.state.round = 1;
  QVERIFY(!currentMarket(table.game, table.state));
  QVERIFY(!currentGood(table.game, table.state));
  table.state.round = 2;
  QCOMPARE(*currentMarket(table.game, table.state), Warehouse::fish);
  // The order of the warehouses is data.
  std::swap(table.edition.warehouses[0], table.edition.warehouses[3]);
  QCOMPARE(*currentMarket(table.game, table.state), Warehouse::gold);
}

void tst_SaqqaraSetupAndCalendar::landRoundOptions_CAL3() {
  RuleOptions options;
  options.landRound = LandRound::land;
  SaqqaraTable land(4, options);
  land.state.round = 6;
  QCOMPARE(*currentGood(land.game, land.state), Good::land);
  QVERIFY(!userNamesMarket(land.game, land.state));
  options.landRound = LandRound::choice;
  SaqqaraTable choice(4, options);
  choice.state.round = 6;
  QVERIFY(!currentGood(choice.game, choice.state));
  QVERIFY(userNamesMarket(choice.game, choice.state));
  choice.state.round = 7; // no Land round
  QVERIFY(!userNamesMarket(choice.game, choice.state));
}

void tst_SaqqaraSetupAndCalendar::phasesWithoutDecisionsGoByThemselves_CAL2() {
  SaqqaraTable table; // CAL-2
  QVERIFY(table.enter(SetUp{red, firstPyramids(6)}));
  QCOMPARE(table.state.phase, Phase::thresholds); // no market, no choice in STOCK
  for (Player player = 0; player < 4; ++player) table.own(player, {});
  QVERIFY(table.enter(OpenThresholds{{2, 9, 9, 9}}));
  QCOMPARE(table.state.phase, Phase::reveal); // nobody can invest
  for (Player player = 0; player < 4; ++player) {
    QVERIFY(table.enter(Reveal{player, {1, 1, 1, 1}}));
  }
  QCOMPARE(table.state.phase, Phase::develop);
  QCOMPARE(table.state.turn, red);
}

void tst_SaqqaraSetupAndCalendar::fiveKindsInEveryPlace_GOODS1() {
  SaqqaraTable table; // GOODS-1
  const Goods all = land(1) + fish(1) + linen(1) + wood(1) + gold(1);
  table.own(red, all);
  table.beginInvest(2, {9, 9, 9, 9});
  QVERIFY(table.enter(Invest{red, Warehouse::fish, all}));
  QCOMPARE(table.in(Warehouse::fish).goods, all);
  QCOMPARE(all.total(), 5); // all count alike
}

void tst_SaqqaraSetupAndCalendar::endAfterTheLastGoldRound_END1() {
  SaqqaraTable table(3);
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.phase, Phase::over);
  QCOMPARE(table.state.round, 30); // no phase 4
  QVERIFY(std::ranges::any_of(table.effects, [](const Effect& effect) {
    return effect.kind == EffectKind::phase && effect.rule == "END-1"_rule;
  }));
  QCOMPARE(table.refusal(Done{red}), u"PHASE"_s);
}

namespace {

/// Three players, two tops; Red can reach the third.
void arrangeTops(SaqqaraTable& table, int round) {
  table.priceAll({{}, 0});
  table.put(blue, Pyramid::court, 5);
  table.put(yellow, Pyramid::progress, 5);
  table.put(red, Pyramid::trade, 4);
  table.beginDevelopment(round);
}

} // namespace

void tst_SaqqaraSetupAndCalendar::topsInTheLastRoundsAddNone_END2() {
  for (const int round : {28, 29, 30}) {
    SaqqaraTable table(3);
    arrangeTops(table, round);
    QVERIFY(table.enter(Advance{red, Pyramid::trade, {}, {}}));
    QCOMPARE(table.state.lastRound, round == 28 ? 29 : 30);
    QVERIFY(table.isPossible());
  }
}

void tst_SaqqaraSetupAndCalendar::moreTopsChangeNothing_END2() {
  SaqqaraTable table(3);
  arrangeTops(table, 14);
  QVERIFY(table.enter(Advance{red, Pyramid::trade, {}, {}}));
  QCOMPARE(table.state.lastRound, 15);
  QVERIFY(table.enter(FreeWorker{red, std::nullopt}));
  table.put(red, Pyramid::intrigue, 4);
  table.state.round = 15; // a fourth top in the last round
  QVERIFY(table.enter(Advance{red, Pyramid::intrigue, {}, {}}));
  QCOMPARE(table.state.lastRound, 15);
}

void tst_SaqqaraSetupAndCalendar::pyramidsCountNotWorkers_END2() {
  SaqqaraTable table(3);
  arrangeTops(table, 14);
  table.put(blue, Pyramid::progress, 5); // the same top twice
  table.put(blue, Pyramid::court, 4);
  QVERIFY(table.enter(Advance{red, Pyramid::trade, {}, {}}));
  QCOMPARE(table.state.lastRound, 30);
}

void tst_SaqqaraSetupAndCalendar::pointsOfNileAndLevels_END3() {
  SaqqaraTable table(3); // END-3
  table.state.sheet.level(Pyramid::trade, 1).points = std::int16_t{1};
  table.state.sheet.level(Pyramid::court, 3).points = std::int16_t{4};
  table.put(red, Pyramid::trade, 1); // level 1 counts
  table.put(red, Pyramid::court, 3);
  table.of(red).boat = 6;
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.of(red).points, 11);
  QCOMPARE(table.of(blue).points, 0);
  QCOMPARE(Rules::points(table.state, red), 11);
  QVERIFY(Rules::clock(table.state).over);
  // What the points of a level rest on.
  const auto scored = std::ranges::find_if(table.effects, [](const Effect& effect) {
    return effect.kind == EffectKind::points && !isOfNile(effect) &&
           pyramidOf(effect) == Pyramid::court;
  });
  QVERIFY(scored != table.effects.end());
  QCOMPARE(QString::fromStdString(printedPlaces.of(table.effects.basisOf(*scored).front())),
           u"pyramids.court[2].vp"_s);
}

void tst_SaqqaraSetupAndCalendar::sharedVictory_END4() {
  SaqqaraTable table(3);
  for (const Player player : {red, blue, yellow}) table.own(player, gold(3));
  table.of(blue).points = table.of(yellow).points = 9;
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{blue, yellow, red}));
  QVERIFY(shareAPlace(table.state, blue, yellow));
  QVERIFY(!shareAPlace(table.state, red, blue));
  table.own(yellow, gold(4));
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{yellow, blue, red}));
}

NILOMETER_TEST(tst_SaqqaraSetupAndCalendar)
#include "tst_saqqara_setup_and_calendar.moc"

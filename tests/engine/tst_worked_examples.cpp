// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples of docs/rules.md, 1 to 13, each in every profile.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/final_facts.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_WorkedExamples : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void example01_enoughGrainChangesNothing_FEED1_data() { profileRows(); }
  void example01_enoughGrainChangesNothing_FEED1();
  void example02_grainCardFeedsTheRest_FEED3_FEED4_data() { profileRows(); }
  void example02_grainCardFeedsTheRest_FEED3_FEED4();
  void example02_withoutTheGrainCard_FEED3_data() { profileRows(); }
  void example02_withoutTheGrainCard_FEED3();
  void example03_missingGrainCostsPoints_FEED3_TRACK1_data() { profileRows(); }
  void example03_missingGrainCostsPoints_FEED3_TRACK1();
  void example04_quarriesProduce_STONE1_STONE2_data();
  void example04_quarriesProduce_STONE1_STONE2();
  void example05_stoneMarketBeyondTheLastStep_MARKET2_data();
  void example05_stoneMarketBeyondTheLastStep_MARKET2();
  void example06_drawingSphinxCards_SPHINX1_SPHINX2_data() { profileRows(); }
  void example06_drawingSphinxCards_SPHINX1_SPHINX2();
  void example07_obeliskAndTomb_MARKET1_data() { profileRows(); }
  void example07_obeliskAndTomb_MARKET1();
  void example08_allStonesIntoThePyramid_BUILD5_data() { profileRows(); }
  void example08_allStonesIntoThePyramid_BUILD5();
  void example09_arrivingSecondStandsBehind_TRACK1_ORDER1_data() { profileRows(); }
  void example09_arrivingSecondStandsBehind_TRACK1_ORDER1();
  void example10_doubledThebae_CARDDOUBLE_data() { profileRows(); }
  void example10_doubledThebae_CARDDOUBLE();
  void example10_doubledPassalon_CARDDOUBLE_data();
  void example10_doubledPassalon_CARDDOUBLE();
  void example11_sphinxCardsScore_END3_data() { profileRows(); }
  void example11_sphinxCardsScore_END3();
  void example12_pointsGoBelowZero_FEED3_data() { profileRows(); }
  void example12_pointsGoBelowZero_FEED3();
  void example13_stonesForGrain_CARDSTONESASGRAIN_data() { profileRows(); }
  void example13_stonesForGrain_CARDSTONESASGRAIN();
};

namespace {

/// A player in FEED with that strength at that ring position, the others well fed.
void hungry(Table& table, std::array<std::int16_t, crewCount> crews, Ring ring) {
  table.crews(a, crews);
  table.state.ring = ring;
  table.start(Phase::feed);
}

/// The step of the grain market whose penalty is that.
int stepWith(const Table& table, int penalty) {
  const auto& penalties = table.edition().grainPenalties;
  return static_cast<int>(std::ranges::find(penalties, penalty) - penalties.begin());
}

void finalOf(Table& table, Player player) {
  table.start(Phase::final);
  for (Player other = 0; other < table.state.players; ++other) {
    table.of(other).scored =
        other != player && table.of(other).orderTile > table.of(player).orderTile;
  }
}

} // namespace

void tst_WorkedExamples::example01_enoughGrainChangesNothing_FEED1() {
  QFETCH(int, profile);
  Table table(profile); // FEED-1
  table.give(a, CardKind::fieldYellowGreen, 5);
  hungry(table, {1, 2, 3, 3}, Ring::middle);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), 0);
  QVERIFY(table.said(EffectKind::points).isEmpty());
  QVERIFY(table.noted(Note::fed, a));
}

void tst_WorkedExamples::example02_grainCardFeedsTheRest_FEED3_FEED4() {
  QFETCH(int, profile);
  Table table(profile); // FEED-3, FEED-4
  table.give(a, CardKind::fieldGreen, 2);
  table.give(a, CardKind::grain4);
  hungry(table, {2, 2, 2, 4}, Ring::left);
  Feed feed;
  feed.help[a].grain4 = true;
  QVERIFY(table.enter(feed));
  QCOMPARE(table.points(a), 0);
  QVERIFY(!table.has(a, CardKind::grain4));
  QVERIFY(table.moved(CardKind::grain4, CardMove::played));
  QVERIFY(table.said(EffectKind::note).contains(u"a FEED-1 10>12"_s));
}

void tst_WorkedExamples::example02_withoutTheGrainCard_FEED3() {
  QFETCH(int, profile);
  Table table(profile);
  table.give(a, CardKind::fieldGreen, 2);
  table.give(a, CardKind::grain4);
  table.mark(a, Market::grain, stepWith(table, 2));
  hungry(table, {2, 2, 2, 4}, Ring::left);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), -4);
  QVERIFY(table.has(a, CardKind::grain4));
}

void tst_WorkedExamples::example03_missingGrainCostsPoints_FEED3_TRACK1() {
  QFETCH(int, profile);
  Table table(profile); // FEED-3, TRACK-1
  table.give(a, CardKind::fieldYellowGreen, 6);
  table.give(a, CardKind::fieldBrown, 8);
  table.mark(a, Market::grain, stepWith(table, 2));
  table.score(b, 3);
  table.score(a, 7);
  hungry(table, {3, 3, 4, 4}, Ring::middle);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.said(EffectKind::points), QStringList{u"a FEED-3 7>3"_s});
  QCOMPARE(table.state.track.aheadOnSameSpace(a), b);
}

void tst_WorkedExamples::example04_quarriesProduce_STONE1_STONE2_data() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<int>("stones");
  QTest::addColumn<int>("quarry");
  QTest::addColumn<int>("after");
  for (int profile = 0; profile < 4; ++profile) {
    QTest::addRow("STONE-1 profile %d: 1 and 5 are 6", profile) << profile << 1 << 2 << 6;
    QTest::addRow("STONE-2 profile %d: 23 and 6 are 25", profile) << profile << 23 << 3 << 25;
  }
}

void tst_WorkedExamples::example04_quarriesProduce_STONE1_STONE2() {
  QFETCH(int, profile);
  QFETCH(int, stones);
  QFETCH(int, quarry);
  Table table(profile);
  table.of(a).stones = static_cast<std::int16_t>(stones);
  table.give(a, CardKind::quarry, quarry);
  table.start(Phase::stone);
  QVERIFY(table.enter(ProduceStones{}));
  QTEST(int{table.of(a).stones}, "after");
}

void tst_WorkedExamples::example05_stoneMarketBeyondTheLastStep_MARKET2_data() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<int>("fromTheEnd");
  QTest::addColumn<int>("stones");
  for (int profile = 0; profile < 4; ++profile) {
    QTest::addRow("MARKET-2 profile %d: on the last step", profile) << profile << 0 << 6;
    QTest::addRow("MARKET-2 profile %d: last but one", profile) << profile << 1 << 6;
    QTest::addRow("MARKET-2 profile %d: third from last", profile) << profile << 2 << 3;
    QTest::addRow("MARKET-2 profile %d: fourth from last", profile) << profile << 3 << 0;
  }
}

void tst_WorkedExamples::example05_stoneMarketBeyondTheLastStep_MARKET2() {
  QFETCH(int, profile);
  QFETCH(int, fromTheEnd);
  Table table(profile);
  table.of(a).stones = 0;
  table.mark(a, Market::stone, table.last(Market::stone) - fromTheEnd);
  table.sail();
  QVERIFY(table.enter(table.to(a, 1, table.index(CardKind::stoneMarket2))));
  QTEST(int{table.of(a).stones}, "stones");
  QCOMPARE(table.step(a, Market::stone), table.last(Market::stone) - (fromTheEnd == 3 ? 1 : 0));
}

void tst_WorkedExamples::example06_drawingSphinxCards_SPHINX1_SPHINX2() {
  QFETCH(int, profile);
  Table table(profile); // SPHINX-1, SPHINX-2
  table.crews(a, {2, 1, 1, 2});
  table.of(a).stones = 5;
  const int held = table.of(a).sphinxHeld;
  table.put(a, Site::sphinx, 1);
  table.start(Phase::build);
  QVERIFY(table.enter(drawing(a, blueCrew, 2, 1)));
  QCOMPARE(table.of(a).stones, 3);
  QCOMPARE(table.points(a), 1);
  QCOMPARE(table.of(a).usedCrews, blueCrew);
  QCOMPARE(table.of(a).sphinxHeld, held + 1);
}

void tst_WorkedExamples::example07_obeliskAndTomb_MARKET1() {
  QFETCH(int, profile);
  Table table(profile); // MARKET-1
  table.crews(a, {5, 1, 1, 2});
  table.of(a).stones = 7;
  table.nameTombs({4, 2, 3, 5});
  table.put(a, Site::obelisk, 1);
  table.start(Phase::build);
  Build build =
      building(a, Site::obelisk, blueCrew | jokerCrew,
               {{Building::obelisk, cells({0, 1})}, {Building::tombs, cells({0})}}, Market::grain);
  build.opened[0] = 6;
  build.openedCount = 1;
  QVERIFY(table.enter(build));
  QCOMPARE(table.said(EffectKind::points), QStringList{u"a BUILD-8 0>7"_s});
  QCOMPARE(table.of(a).stones, 0);
  QCOMPARE(table.of(a).usedCrews, blueCrew | jokerCrew);
  QCOMPARE(table.state.openedTombs, 5);
  QCOMPARE(table.state.tombValues[4], 6);
  QCOMPARE(table.said(EffectKind::marker), QStringList{u"a MARKET-1 grain 0>1"_s});
}

void tst_WorkedExamples::example08_allStonesIntoThePyramid_BUILD5() {
  QFETCH(int, profile);
  Table table(profile); // BUILD-5
  table.crews(a, {1, 3, 1, 2});
  table.of(a).stones = 2;
  table.stone(b, Building::pyramid, cells({0, 1}));
  table.put(a, Site::pyramid, 1);
  table.start(Phase::build);
  QVERIFY(table.enter(building(a, Site::pyramid, blackCrew, {{Building::pyramid, cells({5})}})));
  QCOMPARE(table.points(a), 2);
  QCOMPARE(table.of(a).stones, 0);
  QCOMPARE(table.of(a).usedCrews, blackCrew);
}

void tst_WorkedExamples::example09_arrivingSecondStandsBehind_TRACK1_ORDER1() {
  QFETCH(int, profile);
  Table table(profile, 3); // TRACK-1, ORDER-1
  table.crews(a, {6, 1, 1, 2});
  table.crews(b, {3, 1, 1, 2});
  table.of(a).stones = table.of(b).stones = 10;
  table.score(a, 10);
  table.score(b, 13);
  table.put(a, Site::pyramid, 1);
  table.put(b, Site::pyramid, 2);
  table.start(Phase::build);
  const Build red = building(a, Site::pyramid, blueCrew, {{Building::temple, cells({2, 3, 4})}});
  QVERIFY(table.enter(red));
  QCOMPARE(table.points(a), 16);
  const Build blue = building(b, Site::pyramid, blueCrew, {{Building::temple, cells({0, 1})}});
  QVERIFY(table.enter(blue));
  QCOMPARE(table.points(b), 16);
  QCOMPARE(table.state.track.aheadOnSameSpace(b), a);
  QVERIFY(table.enter(ScoreParticipation{})); // both move on by 1, in this order
  QVERIFY(table.enter(SetOrder{}));
  QCOMPARE(table.of(c).orderTile, 1);
  QCOMPARE(table.of(b).orderTile, 2);
  QCOMPARE(table.of(a).orderTile, 3);
}

void tst_WorkedExamples::example10_doubledThebae_CARDDOUBLE() {
  QFETCH(int, profile);
  Table table(profile); // CARD-DOUBLE
  table.give(a, CardKind::doubled);
  table.sail();
  PlaceShip ship{.player = a, .stop = table.stop(RoundSpace::thebae), .doubled = true};
  QVERIFY(table.enter(ship));
  QCOMPARE(table.of(a).crews, (std::array<std::int16_t, crewCount>{3, 3, 1, 2}));
  QVERIFY(!table.has(a, CardKind::doubled));
}

void tst_WorkedExamples::example10_doubledPassalon_CARDDOUBLE_data() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<int>("from");
  QTest::addColumn<int>("ringTo");
  for (int profile = 0; profile < 4; ++profile) {
    QTest::addRow("profile %d, no ring move", profile) << profile << 0 << -1;
    QTest::addRow("profile %d, one ring move", profile) << profile << 0 << 1;
    QTest::addRow("profile %d, two ring moves", profile) << profile << 0 << 2;
  }
}

void tst_WorkedExamples::example10_doubledPassalon_CARDDOUBLE() {
  QFETCH(int, profile);
  QFETCH(int, from);
  QFETCH(int, ringTo);
  Table table(profile);
  table.give(a, CardKind::doubled);
  table.sail();
  table.state.ring = static_cast<Ring>(from);
  PlaceShip ship{.player = a, .stop = table.stop(RoundSpace::passalon), .doubled = true};
  if (ringTo >= 0) ship.choices.ring = static_cast<Ring>(ringTo);
  QVERIFY(table.enter(ship));
  QCOMPARE(table.of(a).crews[at(Crew::joker)], 4);
  QCOMPARE(static_cast<int>(table.state.ring), ringTo >= 0 ? ringTo : from);
}

void tst_WorkedExamples::example11_sphinxCardsScore_END3() {
  QFETCH(int, profile);
  Table table(profile); // END-3
  for (const Player player : {b, c, d})
    table.mark(player, Market::stone, table.last(Market::stone));
  table.crews(a, {4, 1, 1, 2});
  table.give(a, CardKind::fieldYellowGreen, 5);
  table.give(a, CardKind::fieldYellowGreen, 6);
  table.give(b, CardKind::fieldYellowGreen, 4);
  table.keep(a, table.sphinx("players-stone") | table.sphinx("crew-blue") |
                    table.sphinx("most-yellow-green"));
  finalOf(table, a);
  QVERIFY(table.enter(FinalScore{.player = a}));
  QCOMPARE(table.said(EffectKind::points),
           (QStringList{u"a END-3 0>7"_s, u"a END-3 7>11"_s, u"a END-3 11>18"_s}));
}

void tst_WorkedExamples::example12_pointsGoBelowZero_FEED3() {
  QFETCH(int, profile);
  Table table(profile);
  table.score(a, 1);
  table.mark(a, Market::grain, stepWith(table, 3));
  hungry(table, {3, 2, 2, 2}, Ring::middle); // 9 against 6
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.said(EffectKind::points), QStringList{u"a FEED-3 1>-8"_s});
}

void tst_WorkedExamples::example13_stonesForGrain_CARDSTONESASGRAIN() {
  QFETCH(int, profile);
  Table table(profile); // CARD-STONES-AS-GRAIN
  table.give(a, CardKind::fieldYellowGreen, 5);
  table.give(a, CardKind::stonesAsGrain);
  table.of(a).stones = 5;
  hungry(table, {4, 4, 4, 2}, Ring::middle); // 14 against 11
  Feed feed;
  feed.help[a].stones = 3;
  QVERIFY(table.enter(feed));
  QCOMPARE(table.of(a).stones, 2);
  QCOMPARE(table.points(a), 0);
  QVERIFY(table.has(a, CardKind::stonesAsGrain));
}

NILOMETER_TEST(tst_WorkedExamples)
#include "tst_worked_examples.moc"

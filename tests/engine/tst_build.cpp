// SPDX-License-Identifier: GPL-3.0-or-later
// Building in general (BUILD-1 to BUILD-8).
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Build : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void nearestToTheNileFirst_BUILD1_TURN();
  void siteAfterSite_BUILD1();
  void noShipNoBuilding_BUILD1();
  void oneNormalCrew_BUILD2_data();
  void oneNormalCrew_BUILD2();
  void jokerOncePerRound_BUILD3();
  void usedCrewsStayTurned_BUILD4();
  void strengthAndStones_BUILD5_data();
  void strengthAndStones_BUILD5();
  void strengthIsNotConsumed_BUILD4_BUILD5();
  void atLeastOneSpace_BUILD5();
  void spacesOfOneActionAreASet_BUILD5();
  void onlyTheValueLeavesTheTrack_BUILD5();
  void decliningFreesTheSpace_BUILD6();
  void reserveStaysOutsideWhenAllBuild_BUILD7();
  void reserveIsNotEntitledYet_BUILD7();
  void reserveThatWentHome_BUILD7();
  void reserveDecliningFreesNothing_BUILD7();
  void reserveWithFourPlayers_BUILD7();
  void onePointPerValue_BUILD8();
  void everyBrokenRuleIsReported();
  void theWrongSite_ENTRY();
  void afterAllBonus_PHASE();
  void strengthCards_CARDSTRENGTH();
  void twoCrews_CARDTWOCREWS();
};

namespace {

Cells pyramid(std::initializer_list<int> numbers) {
  return {Building::pyramid, cells(numbers)};
}

/// The player stands at the pyramid and is on turn.
void atPyramid(Table& table, std::array<std::int16_t, crewCount> crews, int stones) {
  table.crews(a, crews);
  table.of(a).stones = static_cast<std::int16_t>(stones);
  table.put(a, Site::pyramid, 1);
  table.start(Phase::build);
}

/// a and b on the building spaces of the Sphinx, c in reserve, all able to build.
void crowded(Table& table) {
  for (const Player player : {a, b, c}) table.of(player).stones = 3;
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, reserveSpace);
  table.start(Phase::build);
}

} // namespace

void tst_Build::nearestToTheNileFirst_BUILD1_TURN() {
  Table table;
  for (const Player player : {a, b, c}) table.of(player).stones = 3;
  table.put(a, Site::sphinx, 3);
  table.put(b, Site::sphinx, 1);
  table.put(c, Site::sphinx, 2);
  table.start(Phase::build);
  for (const Player player : {b, c, a}) {
    QCOMPARE(onTurn(table.game, table.state), player);
    for (const Player other : {a, b, c}) {
      if (other == player || table.of(other).usedCrews != 0) continue;
      QCOMPARE(table.refusal(drawing(other, blueCrew, 1)), u"BUILD-1 TURN"_s);
      const DeclineBuild decline{.player = other};
      QCOMPARE(table.refusal(decline), u"BUILD-1 TURN"_s);
    }
    QVERIFY(table.enter(drawing(player, blueCrew, 1)));
  }
}

void tst_Build::siteAfterSite_BUILD1() {
  Table table(Profile::revised, 2);
  table.of(a).stones = table.of(b).stones = 9;
  table.put(a, Site::pyramid, 1);
  table.put(a, Site::obelisk, 1);
  table.put(b, Site::sphinx, 2);
  table.start(Phase::build);
  QCOMPARE(table.refusal(building(a, Site::pyramid, blueCrew, {pyramid({0})})), u"BUILD-1 TURN"_s);
  QVERIFY(table.enter(drawing(b, blueCrew, 1)));
  // His own ship at the obelisk comes first.
  QCOMPARE(table.refusal(building(a, Site::pyramid, blueCrew, {pyramid({0})})), u"BUILD-1 TURN"_s);
  QVERIFY(table.enter(DeclineBuild{.player = a, .site = Site::obelisk}));
  QVERIFY(table.enter(building(a, Site::pyramid, blueCrew, {pyramid({0})})));
}

void tst_Build::noShipNoBuilding_BUILD1() {
  Table table;
  table.of(a).stones = table.of(b).stones = 9;
  table.put(a, Site::sphinx, 1);
  table.put(c, Site::obelisk, 1);
  table.start(Phase::build);
  QCOMPARE(table.refusal(drawing(b, blueCrew, 1)), u"BUILD-1"_s);
  QVERIFY(!table.anyway(drawing(b, blueCrew, 1)));
  QCOMPARE(table.impossible(), u"INV-SLOTS"_s);
  QVERIFY(table.enter(drawing(a, blueCrew, 1)));
  QCOMPARE(table.refusal(drawing(a, blackCrew, 1)), u"BUILD-1"_s); // has built already
}

void tst_Build::oneNormalCrew_BUILD2_data() {
  QTest::addColumn<int>("crews");
  QTest::addColumn<QString>("refusal");
  QTest::newRow("BUILD-2 none") << 0 << u"BUILD-2 BUILD-5"_s;
  QTest::newRow("BUILD-2 one") << int{blackCrew} << legal;
  QTest::newRow("BUILD-2 one and the joker") << int{blackCrew | jokerCrew} << legal;
  QTest::newRow("BUILD-3 the joker alone") << int{jokerCrew} << u"BUILD-3"_s;
  QTest::newRow("BUILD-2 two, CARD-TWO-CREWS not owned")
      << int{blueCrew | blackCrew} << u"BUILD-2 CARD-TWO-CREWS"_s;
  QTest::newRow("BUILD-2 three") << int{normalCrews} << u"BUILD-2"_s;
}

void tst_Build::oneNormalCrew_BUILD2() {
  QFETCH(int, crews);
  Table table;
  atPyramid(table, {1, 1, 1, 2}, 5);
  QTEST(table.refusal(building(a, Site::pyramid, static_cast<CrewSet>(crews), {pyramid({0})})),
        "refusal");
}

void tst_Build::jokerOncePerRound_BUILD3() {
  Table table;
  table.put(a, Site::sphinx, 1);
  atPyramid(table, {2, 2, 2, 2}, 9);
  QVERIFY(table.enter(drawing(a, blueCrew | jokerCrew, 1)));
  QCOMPARE(table.refusal(building(a, Site::pyramid, blackCrew | jokerCrew, {pyramid({0})})),
           u"BUILD-3"_s);
  QCOMPARE(table.refusal(building(a, Site::pyramid, blackCrew, {pyramid({0})})), legal);
}

void tst_Build::usedCrewsStayTurned_BUILD4() {
  Table table; // BUILD-4
  table.put(a, Site::sphinx, 1);
  atPyramid(table, {2, 2, 2, 2}, 9);
  QVERIFY(table.enter(drawing(a, blueCrew, 1)));
  QCOMPARE(table.said(EffectKind::turned), QStringList{u"a BUILD-4 blue 0>1"_s});
  const Build again = building(a, Site::pyramid, blueCrew, {pyramid({0})});
  QCOMPARE(table.refusal(again), u"BUILD-4"_s);
  QCOMPARE(table.found(again, "BUILD-4"_rule).thing, static_cast<std::uint8_t>(Crew::blue));
}

void tst_Build::strengthAndStones_BUILD5_data() {
  QTest::addColumn<int>("strength");
  QTest::addColumn<int>("stones");
  QTest::addColumn<QString>("refusal");
  QTest::newRow("BUILD-5 exactly enough") << 3 << 3 << legal;
  QTest::newRow("BUILD-5 more than enough") << 5 << 9 << legal;
  QTest::newRow("BUILD-5 too weak") << 2 << 9 << u"BUILD-5"_s;
  QTest::newRow("BUILD-5 too few stones") << 5 << 2 << u"BUILD-5"_s;
  QTest::newRow("BUILD-5 both") << 2 << 2 << u"BUILD-5"_s;
}

void tst_Build::strengthAndStones_BUILD5() {
  QFETCH(int, strength);
  QFETCH(int, stones);
  Table table;
  atPyramid(table, {static_cast<std::int16_t>(strength), 1, 1, 2}, stones);
  const Build build = building(a, Site::pyramid, blueCrew, {pyramid({0, 1, 2})});
  QTEST(table.refusal(build), "refusal");
  const Verdict verdict = judge(table.game, table.state, build);
  const auto count = verdict.findings().size();
  QCOMPARE(count, std::size_t(strength < 3) + std::size_t(stones < 3));
}

void tst_Build::strengthIsNotConsumed_BUILD4_BUILD5() {
  Table table;
  atPyramid(table, {5, 1, 1, 2}, 9);
  QVERIFY(table.enter(building(a, Site::pyramid, blueCrew | jokerCrew, {pyramid({0, 1})})));
  QCOMPARE(table.of(a).crews, (std::array<std::int16_t, crewCount>{5, 1, 1, 2}));
  QCOMPARE(table.of(a).stones, 7); // the value, not the strength
}

void tst_Build::atLeastOneSpace_BUILD5() {
  Table table;
  atPyramid(table, {5, 1, 1, 2}, 9);
  const Build nothingBuilt = building(a, Site::pyramid, blueCrew, {});
  QCOMPARE(table.refusal(nothingBuilt), u"BUILD-5"_s);
  QVERIFY(!table.anyway(nothingBuilt)); // that would be declining
  QCOMPARE(table.refusal(DeclineBuild{.player = a, .site = Site::pyramid}), legal);
}

void tst_Build::spacesOfOneActionAreASet_BUILD5() {
  Table table;
  atPyramid(table, {6, 1, 1, 2}, 9);
  // Cell 5 rests on 0 and 1, which are built in the same action.
  QCOMPARE(table.refusal(building(a, Site::pyramid, blueCrew, {pyramid({5, 1, 0})})), legal);
  QCOMPARE(table.refusal(building(a, Site::pyramid, blueCrew, {pyramid({5, 0})})), u"PYR-1"_s);
  const Cells temple{Building::temple, cells({0, 2})};
  QVERIFY(table.enter(building(a, Site::pyramid, blueCrew, {pyramid({0, 1}), temple})));
  QCOMPARE(table.points(a), 4);
}

void tst_Build::onlyTheValueLeavesTheTrack_BUILD5() {
  Table table;
  atPyramid(table, {6, 1, 1, 2}, 9);
  QVERIFY(table.enter(building(a, Site::pyramid, blueCrew, {pyramid({0, 1, 5})})));
  QCOMPARE(table.said(EffectKind::stock), QStringList{u"a BUILD-5 stones 9>5"_s});
  QCOMPARE(table.said(EffectKind::built).size(), 3); // one stone on each space
  QCOMPARE(table.state.own(Building::pyramid, a), cells({0, 1, 5}));
}

void tst_Build::decliningFreesTheSpace_BUILD6() {
  Table table(Profile::revised, 3); // BUILD-6
  crowded(table);
  QVERIFY(table.enter(DeclineBuild{.player = a}));
  QVERIFY(table.noted(Note::declined, a));
  QCOMPARE(table.said(EffectKind::piece), QStringList{u"a BUILD-6 stop 5 1>0"_s});
  QVERIFY(table.state.sites[0].freed);
  QCOMPARE(onTurn(table.game, table.state), b); // first all on building spaces
  // Who declined had his turn; he was not sent home.
  QCOMPARE(table.refusal(drawing(a, blueCrew, 1)), u"BUILD-1"_s);
  QVERIFY(table.enter(drawing(b, blueCrew, 1)));
  QCOMPARE(onTurn(table.game, table.state), c);
  QVERIFY(table.enter(drawing(c, blueCrew, 1)));
}

void tst_Build::reserveStaysOutsideWhenAllBuild_BUILD7() {
  Table table(Profile::revised, 3);
  crowded(table);
  QVERIFY(table.enter(drawing(a, blueCrew, 1)));
  QVERIFY(table.enter(drawing(b, blueCrew, 1)));
  QVERIFY(table.noted(Note::notEntitled, c));
  QCOMPARE(table.said(EffectKind::piece), QStringList{u"c BUILD-7 stop 5 1>0"_s});
  QCOMPARE(table.state.phase, Phase::bonus);
}

void tst_Build::reserveIsNotEntitledYet_BUILD7() {
  Table table(Profile::revised, 3);
  crowded(table);
  const Build build = drawing(c, blueCrew, 1);
  QCOMPARE(table.refusal(build), u"BUILD-1 BUILD-7 TURN"_s);
  QVERIFY(table.enter(DeclineBuild{.player = a}));
  QCOMPARE(table.refusal(build), u"BUILD-1 TURN"_s); // entitled, but b is first
}

void tst_Build::reserveThatWentHome_BUILD7() {
  Table table(Profile::revised, 3);
  crowded(table);
  table.put(a, Site::obelisk, 1); // so that BUILD goes on
  QVERIFY(table.enter(drawing(a, blueCrew, 1)));
  QVERIFY(table.enter(drawing(b, blueCrew, 1)));
  QVERIFY(table.noted(Note::notEntitled, c));
  // It never had a turn: no space was freed.
  QCOMPARE(table.refusal(drawing(c, blueCrew, 1)), u"BUILD-7"_s);
  QCOMPARE(table.refusal(DeclineBuild{.player = c}), u"BUILD-7"_s);
  QVERIFY(!table.anyway(drawing(c, blueCrew, 1)));
  QCOMPARE(table.impossible(), u"INV-SLOTS"_s);
  // Those who built had theirs.
  QCOMPARE(table.refusal(drawing(b, blackCrew, 1)), u"BUILD-1"_s);
}

void tst_Build::reserveDecliningFreesNothing_BUILD7() {
  Table table(Profile::revised, 3);
  crowded(table);
  QVERIFY(table.enter(drawing(a, blueCrew, 1)));
  QVERIFY(table.enter(DeclineBuild{.player = b}));
  QVERIFY(table.enter(DeclineBuild{.player = c}));
  QCOMPARE(table.state.phase, Phase::bonus);
  QVERIFY(table.enter(ScoreParticipation{}));
  QVERIFY(table.noted(Note::noParticipation, b) && table.noted(Note::noParticipation, c));
}

void tst_Build::reserveWithFourPlayers_BUILD7() {
  Table table;
  for (const Player player : {a, b, c, d}) table.of(player).stones = 3;
  table.put(d, Site::sphinx, reserveSpace);
  table.put(c, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(a, Site::sphinx, 3);
  table.start(Phase::build);
  QVERIFY(table.enter(drawing(c, blueCrew, 1)));
  QVERIFY(table.enter(drawing(b, blueCrew, 1)));
  QVERIFY(table.enter(DeclineBuild{.player = a}));
  QCOMPARE(onTurn(table.game, table.state), d);
  QVERIFY(table.enter(drawing(d, blueCrew, 1)));
}

void tst_Build::onePointPerValue_BUILD8() {
  Table table; // BUILD-8
  atPyramid(table, {6, 1, 1, 2}, 9);
  QVERIFY(table.enter(
      building(a, Site::pyramid, blueCrew, {pyramid({0, 1, 5}), {Building::temple, cells({0})}})));
  QCOMPARE(table.said(EffectKind::points), QStringList{u"a BUILD-8 0>5"_s});
  const auto found = std::ranges::find(table.effects, EffectKind::points, &Effect::kind);
  QCOMPARE(found->what, static_cast<std::uint8_t>(Site::pyramid));
}

void tst_Build::everyBrokenRuleIsReported() {
  Table table(Profile::revised, 3);
  table.put(b, Site::sphinx, 1);
  atPyramid(table, {1, 1, 1, 2}, 0);
  table.of(a).usedCrews = blueCrew | jokerCrew;
  Build build = building(a, Site::pyramid, normalCrews | jokerCrew,
                         {pyramid({5}), {Building::temple, cells({5, 7})}});
  QCOMPARE(table.refusal(build), u"BUILD-1 BUILD-2 BUILD-3 BUILD-4 BUILD-5 TEMPLE-1 PYR-1 TURN"_s);
}

void tst_Build::theWrongSite_ENTRY() {
  Table table; // ENTRY
  atPyramid(table, {6, 1, 1, 2}, 9);
  QCOMPARE(table.refusal(building(a, Site::pyramid, blueCrew,
                                  {pyramid({0}), {Building::obelisk, cells({0})}})),
           u"ENTRY"_s);
  Build build = building(a, Site::pyramid, blueCrew, {pyramid({0})});
  build.draw = 1;
  QCOMPARE(table.refusal(build), u"ENTRY"_s);
}

void tst_Build::afterAllBonus_PHASE() {
  Table table;
  atPyramid(table, {6, 1, 1, 2}, 9);
  QCOMPARE(table.refusal(ScoreParticipation{}), u"PHASE"_s);
  QVERIFY(table.enter(DeclineBuild{.player = a, .site = Site::pyramid}));
  QCOMPARE(table.state.phase, Phase::bonus);
  QCOMPARE(table.refusal(DeclineBuild{.player = a, .site = Site::pyramid}), u"PHASE"_s);
}

void tst_Build::strengthCards_CARDSTRENGTH() {
  Table table; // CARD-STRENGTH
  atPyramid(table, {1, 1, 1, 2}, 20);
  const CardSet three = cardBit(table.give(a, CardKind::strength, 3));
  const CardSet four = cardBit(table.give(a, CardKind::strength, 4));
  const CardSet five = cardBit(table.index(CardKind::strength, 5));
  Build build = building(a, Site::pyramid, blueCrew, {pyramid({0, 1, 2, 3, 4})}); // 5
  QCOMPARE(table.refusal(build), u"BUILD-5"_s);
  build.strengthCards = three;
  QCOMPARE(table.refusal(build), u"BUILD-5"_s); // 4
  build.strengthCards = three | four;
  QCOMPARE(table.refusal(build), legal);
  build.strengthCards = three | five;
  QCOMPARE(table.refusal(build), u"CARD-STRENGTH"_s);
  build.strengthCards = three | four;
  build.crews = jokerCrew; // for a crew that is being used, and the joker needs one
  QCOMPARE(table.refusal(build), u"BUILD-3"_s);
  build.crews = 0;
  QVERIFY(table.breaks(build, "CARD-STRENGTH"_rule));
  build.crews = blueCrew;
  QVERIFY(table.enter(build));
  QVERIFY(!table.has(a, CardKind::strength));
}

void tst_Build::twoCrews_CARDTWOCREWS() {
  Table table; // CARD-TWO-CREWS
  atPyramid(table, {3, 2, 1, 2}, 20);
  table.give(a, CardKind::twoCrews);
  const CardSet three = cardBit(table.give(a, CardKind::strength, 3));
  // 3 + 2 + 2 + 3 = 10: five spaces of 1, two of 2, a pillar's 1
  Build build = building(a, Site::pyramid, blueCrew | blackCrew | jokerCrew,
                         {pyramid({0, 1, 2, 3, 4, 5, 6}), {Building::temple, cells({0})}});
  QCOMPARE(table.refusal(build), u"BUILD-5"_s);
  build.strengthCards = three;
  QCOMPARE(table.refusal(build), legal);
  build.crews = normalCrews;
  QCOMPARE(table.refusal(build), u"BUILD-2 BUILD-5"_s);
  build.crews = blueCrew | blackCrew | jokerCrew;
  table.of(a).usedCrews = blackCrew;
  QCOMPARE(table.refusal(build), u"BUILD-4"_s); // two unused ones
  table.of(a).usedCrews = 0;
  QVERIFY(table.enter(build));
  QVERIFY(!table.has(a, CardKind::twoCrews));
  QCOMPARE(table.of(a).usedCrews, blueCrew | blackCrew | jokerCrew);
}

NILOMETER_TEST(tst_Build)
#include "tst_build.moc"

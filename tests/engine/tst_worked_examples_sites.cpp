// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples of docs/rules.md about building and scoring (14 to 18), in every profile.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/final_facts.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_WorkedExamplesSites : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void example14_jokerAloneIsIllegal_BUILD3_data() { profileRows(); }
  void example14_jokerAloneIsIllegal_BUILD3();
  void example14_columnAfterOnePillarIsIllegal_TEMPLE1_data() { profileRows(); }
  void example14_columnAfterOnePillarIsIllegal_TEMPLE1();
  void example14_secondTombFirstIsIllegal_TOMB1_data() { profileRows(); }
  void example14_secondTombFirstIsIllegal_TOMB1();
  void example15_tiedRowGoesToTheLeftmost_PYR3_data() { profileRows(); }
  void example15_tiedRowGoesToTheLeftmost_PYR3();
  void example16_reserveBuildsAfterADecline_BUILD6_BUILD7_data() { profileRows(); }
  void example16_reserveBuildsAfterADecline_BUILD6_BUILD7();
  void example17_tombValuesScore_END2_data();
  void example17_tombValuesScore_END2();
  void example18_tieGoesToWhoArrivedFirst_END4_data() { profileRows(); }
  void example18_tieGoesToWhoArrivedFirst_END4();
};

namespace {

void finalOf(Table& table, Player player) {
  table.start(Phase::final);
  for (Player other = 0; other < table.state.players; ++other) {
    table.of(other).scored =
        other != player && table.of(other).orderTile > table.of(player).orderTile;
  }
}

} // namespace

void tst_WorkedExamplesSites::example14_jokerAloneIsIllegal_BUILD3() {
  QFETCH(int, profile);
  Table table(profile);
  table.of(a).stones = 9;
  table.put(a, Site::sphinx, 1);
  table.start(Phase::build);
  Build build = drawing(a, jokerCrew, 1);
  QCOMPARE(table.refusal(build), u"BUILD-3"_s);
  build.crews |= yellowCrew;
  QCOMPARE(table.refusal(build), legal);
}

void tst_WorkedExamplesSites::example14_columnAfterOnePillarIsIllegal_TEMPLE1() {
  QFETCH(int, profile);
  Table table(profile);
  table.of(a).stones = 9;
  table.crews(a, {6, 1, 1, 2});
  table.stone(b, Building::temple, cells({0, 1, 2, 3}));
  table.put(a, Site::pyramid, 1);
  table.start(Phase::build);
  Build build = building(a, Site::pyramid, blueCrew, {{Building::temple, cells({5})}});
  QCOMPARE(table.refusal(build), u"TEMPLE-1"_s);
  build.spaces[at(Building::temple)] = cells({4, 5}); // the pillar is completed first
  QCOMPARE(table.refusal(build), legal);
}

void tst_WorkedExamplesSites::example14_secondTombFirstIsIllegal_TOMB1() {
  QFETCH(int, profile);
  Table table(profile);
  table.of(a).stones = 9;
  table.crews(a, {6, 1, 1, 2});
  table.nameTombs({2, 3, 4, 5});
  table.put(a, Site::obelisk, 1);
  table.start(Phase::build);
  Build build =
      building(a, Site::obelisk, blueCrew, {{Building::tombs, cells({1})}}, Market::stone);
  QCOMPARE(table.refusal(build), u"TOMB-1"_s);
  build.spaces[at(Building::tombs)] = cells({0, 1});
  QCOMPARE(table.refusal(build), legal);
}

void tst_WorkedExamplesSites::example15_tiedRowGoesToTheLeftmost_PYR3() {
  QFETCH(int, profile);
  Table table(profile); // PYR-3; the second row has four spaces
  const Player yellow = a;
  const Player green = b;
  table.of(green).stones = 9;
  table.crews(yellow, {2, 1, 1, 2});
  table.of(yellow).stones = 4;
  table.stone(c, Building::pyramid, cells({0, 1, 2, 3, 4}));
  table.stone(yellow, Building::pyramid, cells({5}));
  table.stone(green, Building::pyramid, cells({6, 7}));
  table.put(yellow, Site::pyramid, 1);
  table.start(Phase::build);
  QVERIFY(
      table.enter(building(yellow, Site::pyramid, blueCrew, {{Building::pyramid, cells({8})}})));
  QCOMPARE(table.said(EffectKind::points), (QStringList{u"a BUILD-8 0>2"_s, u"a PYR-2 2>4"_s}));
  QCOMPARE(table.points(green), 0);
}

void tst_WorkedExamplesSites::example16_reserveBuildsAfterADecline_BUILD6_BUILD7() {
  QFETCH(int, profile);
  Table table(profile, 3); // BUILD-6, BUILD-7
  for (const Player player : {a, b, c}) table.of(player).stones = 3;
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, reserveSpace);
  table.start(Phase::build);
  QVERIFY(table.enter(DeclineBuild{.player = a}));
  QVERIFY(table.enter(drawing(b, blueCrew, 1)));
  QVERIFY(table.enter(drawing(c, blueCrew, 1)));
  QCOMPARE(table.state.phase, Phase::bonus);
  QVERIFY(table.enter(ScoreParticipation{}));
  QVERIFY(table.noted(Note::noParticipation, a));
  QCOMPARE(table.points(a), 0);
  QCOMPARE(table.points(c), 2); // one for the card put back, one for taking part
}

void tst_WorkedExamplesSites::example17_tombValuesScore_END2_data() {
  QTest::addColumn<int>("profile");
  QTest::addColumn<QList<int>>("tiles");
  QTest::addColumn<bool>("card");
  QTest::addColumn<int>("points");
  for (int profile = 0; profile < 4; ++profile) {
    const auto row = [profile](const char* what, QList<int> tiles, bool card, int points) {
      QTest::addRow("END-2 profile %d: %s", profile, what) << profile << tiles << card << points;
    };
    row("10", {4, 6}, false, 2);
    row("11", {5, 6}, false, 5);
    row("20", {6, 6, 4, 4}, false, 5);
    row("21", {6, 6, 5, 4}, false, 9);
    row("13 and CARD-TOMB", {6, 4, 3}, true, 9);
    row("CARD-TOMB alone", {}, true, 2);
    row("none", {}, false, 0);
  }
}

void tst_WorkedExamplesSites::example17_tombValuesScore_END2() {
  QFETCH(int, profile);
  QFETCH(QList<int>, tiles);
  QFETCH(bool, card);
  Table table(profile);
  for (const int tile : tiles) table.tombs(a, {static_cast<std::uint8_t>(tile)});
  if (card) table.give(a, CardKind::tomb);
  table.keep(a, 0);
  finalOf(table, a);
  QVERIFY(table.enter(FinalScore{.player = a}));
  QTEST(table.points(a), "points");
}

void tst_WorkedExamplesSites::example18_tieGoesToWhoArrivedFirst_END4() {
  QFETCH(int, profile);
  Table table(profile, 2); // END-4
  table.score(a, 60);
  table.score(b, 60);
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{a, b}));
  table.score(a, 59);
  table.score(a, 60); // now a is the one who arrived later
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{b, a}));
}

NILOMETER_TEST(tst_WorkedExamplesSites)
#include "tst_worked_examples_sites.moc"

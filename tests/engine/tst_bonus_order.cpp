// SPDX-License-Identifier: GPL-3.0-or-later
// Taking part (BONUS-1), the next order (ORDER-1) and the score track (TRACK-1 to TRACK-3).
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_BonusOrder : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void oneTwoThreeSites_BONUS1_data();
  void oneTwoThreeSites_BONUS1();
  void onlySitesWithAStoneSpent_BONUS1();
  void fromTheFrontInAFixedOrder_BONUS1_TIME4();
  void shipsReturn_BONUS1();
  void fewestPointsGoFirst_ORDER1_data() { playerRows(); }
  void fewestPointsGoFirst_ORDER1();
  void laterArrivalGetsTheSmallerTile_ORDER1();
  void nextRoundOrFinal_ORDER1();
  void queueForwardAndBackward_TRACK1();
  void moveOfZeroKeepsThePlace_TRACK1();
  void pastFifty_TRACK2();
  void fromTheFront_TRACK3();
};

namespace {

/// A ship that has built, with or without spending a stone.
void built(Table& table, Player player, Site site, bool spent = true) {
  table.put(player, site, static_cast<std::uint8_t>(player + 1));
  Slot* slot = table.state.sites[at(site)].find(player);
  slot->done = slot->built = true;
  slot->spentStones = spent;
}

} // namespace

void tst_BonusOrder::oneTwoThreeSites_BONUS1_data() {
  QTest::addColumn<int>("sites");
  QTest::addColumn<int>("points");
  QTest::newRow("BONUS-1 none") << 0 << 0;
  QTest::newRow("BONUS-1 one") << 1 << 1;
  QTest::newRow("BONUS-1 two") << 2 << 3;
  QTest::newRow("BONUS-1 three") << 3 << 6;
}

void tst_BonusOrder::oneTwoThreeSites_BONUS1() {
  QFETCH(int, sites);
  Table table;
  for (int site = 0; site < sites; ++site) built(table, a, static_cast<Site>(site));
  table.start(Phase::bonus);
  QVERIFY(table.enter(ScoreParticipation{}));
  QTEST(table.points(a), "points");
  QCOMPARE(table.noted(Note::noParticipation, a), sites == 0);
  QCOMPARE(table.state.phase, Phase::order);
}

void tst_BonusOrder::onlySitesWithAStoneSpent_BONUS1() {
  Table table;
  built(table, a, Site::sphinx, false); // unpaid Sphinx cards only
  built(table, a, Site::pyramid);
  table.start(Phase::bonus);
  QVERIFY(table.enter(ScoreParticipation{}));
  QCOMPARE(table.points(a), 1);
}

void tst_BonusOrder::fromTheFrontInAFixedOrder_BONUS1_TIME4() {
  Table table(Profile::revised, 3);
  table.score(c, 7);
  table.score(b, 5);
  table.score(a, 4);
  for (const Site site : {Site::sphinx, Site::obelisk}) built(table, b, site);
  built(table, a, Site::sphinx);
  built(table, c, Site::obelisk);
  table.start(Phase::bonus);
  QVERIFY(table.enter(ScoreParticipation{}));
  // TRACK-3, TIME-4: c first although b overtakes; b arrives on 8 behind c.
  QCOMPARE(table.said(EffectKind::points),
           (QStringList{u"c BONUS-1 7>8"_s, u"b BONUS-1 5>8"_s, u"a BONUS-1 4>5"_s}));
  QCOMPARE(table.state.track.aheadOnSameSpace(b), c);
}

void tst_BonusOrder::shipsReturn_BONUS1() {
  Table table;
  built(table, a, Site::sphinx);
  table.start(Phase::bonus);
  QVERIFY(table.enter(ScoreParticipation{}));
  QCOMPARE(table.said(EffectKind::piece), QStringList{u"a BONUS-1 stop 5 1>0"_s});
}

void tst_BonusOrder::fewestPointsGoFirst_ORDER1() {
  QFETCH(int, players);
  Table table(Profile::revised, players); // ORDER-1
  for (Player player = 0; player < players; ++player) table.score(player, 10 * (players - player));
  table.start(Phase::order);
  QVERIFY(table.enter(SetOrder{}));
  for (Player player = 0; player < players; ++player) {
    QCOMPARE(int{table.of(player).orderTile}, players - player);
  }
  QCOMPARE(table.said(EffectKind::order).size(), players);
  QVERIFY(table.enter(LayOut{}));
  QCOMPARE(int{table.state.sailTurn}, players - 1);
}

void tst_BonusOrder::laterArrivalGetsTheSmallerTile_ORDER1() {
  Table table;
  table.score(c, 5);
  table.score(a, 5);
  table.score(d, -2); // below 0 counts as fewest
  table.start(Phase::order);
  QVERIFY(table.enter(SetOrder{}));
  QCOMPARE(table.of(d).orderTile, 1);
  QCOMPARE(table.of(b).orderTile, 2);
  QCOMPARE(table.of(a).orderTile, 3); // arrived after c
  QCOMPARE(table.of(c).orderTile, 4);
}

void tst_BonusOrder::nextRoundOrFinal_ORDER1() {
  for (int round = 1; round <= 5; ++round) {
    Table table;
    table.state.round = static_cast<std::uint8_t>(round);
    table.start(Phase::order);
    QVERIFY(table.enter(SetOrder{}));
    QCOMPARE(table.state.phase, round < 5 ? Phase::lay : Phase::final);
    QCOMPARE(int{table.state.round}, std::min(round + 1, 5));
  }
}

void tst_BonusOrder::queueForwardAndBackward_TRACK1() {
  Table table(Profile::revised, 3); // TRACK-1
  table.score(a, 4);
  table.score(b, 4); // forward onto a's space
  QCOMPARE(table.state.track.aheadOnSameSpace(b), a);
  table.score(c, 9);
  table.score(c, 4); // backward onto it
  QCOMPARE(table.state.track.aheadOnSameSpace(c), b);
  QCOMPARE(table.state.track.placeInQueue(c), 2);
  table.score(a, 5);
  QCOMPARE(table.state.track.placeInQueue(b), 0);
}

void tst_BonusOrder::moveOfZeroKeepsThePlace_TRACK1() {
  Table table(Profile::revised, 2);
  table.score(b, 3);
  table.score(a, 3);
  table.start(Phase::bonus); // nobody took part
  QVERIFY(table.enter(ScoreParticipation{}));
  QCOMPARE(table.state.track.aheadOnSameSpace(a), b);
  QVERIFY(table.said(EffectKind::points).isEmpty());
}

void tst_BonusOrder::pastFifty_TRACK2() {
  Table table(Profile::revised, 2); // TRACK-2: a scarab marks 50 points, it changes nothing
  table.score(a, 3);
  table.score(b, 53);
  QCOMPARE(table.state.track.aheadOnSameSpace(b), noPlayer); // not the same space
  QCOMPARE(table.state.track.fromTheFront()[0], b);
  table.score(a, 53);
  QCOMPARE(table.state.track.aheadOnSameSpace(a), b); // this is
}

void tst_BonusOrder::fromTheFront_TRACK3() {
  Table table; // TRACK-3
  table.score(b, 6);
  table.score(d, 6);
  table.score(a, -1);
  const auto front = table.state.track.fromTheFront();
  QCOMPARE((std::vector<Player>(front.begin(), front.end())), (std::vector<Player>{b, d, c, a}));
}

NILOMETER_TEST(tst_BonusOrder)
#include "tst_bonus_order.moc"

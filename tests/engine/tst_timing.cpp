// SPDX-License-Identifier: GPL-3.0-or-later
// When cards may be played (TIME-2 to TIME-6).
#include "support.h"
#include "test_program.h"

#include <bit>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Timing : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void anytimeCardsOnOnesOwnTurn_TIME2_data();
  void anytimeCardsOnOnesOwnTurn_TIME2();
  void firstNeedsNoTurn_TIME2();
  void firstOnlyWhileShipsAreOut_TIME2();
  void crewStepsNeedNoTurn_TIME3_data();
  void crewStepsNeedNoTurn_TIME3();
  void crewStepsNotInTheFinalScoring_TIME3();
  void cardGainedAfterOrderWaits_TIME3();
  void stepBeforeNewCardsCountsForTheOldRound_TIME3();
  void cardsAreMay_TIME5();
  void helpMayBeWasted_TIME5();
  void onlineTimingsAreNotModelled_TIME6();
};

void tst_Timing::anytimeCardsOnOnesOwnTurn_TIME2_data() {
  QTest::addColumn<int>("kind");
  QTest::newRow("TIME-2 CARD-STONES6") << static_cast<int>(CardKind::stones6);
  QTest::newRow("TIME-2 CARD-SELL10") << static_cast<int>(CardKind::sell10);
  QTest::newRow("TIME-2 CARD-IMPROVE-FIELD") << static_cast<int>(CardKind::improveField);
}

void tst_Timing::anytimeCardsOnOnesOwnTurn_TIME2() {
  QFETCH(int, kind);
  Table table;
  const PlayCard play{.player = b,
                      .kind = static_cast<CardKind>(kind),
                      .amount =
                          static_cast<std::uint8_t>(kind == static_cast<int>(CardKind::sell10))};
  table.give(b, play.kind);
  table.sail(play.kind == CardKind::improveField ? 1 : 5);
  QCOMPARE(table.refusal(play), u"TIME-2"_s);
  QVERIFY(table.enter(Pass{.player = a}));
  QCOMPARE(table.refusal(play), legal);
}

void tst_Timing::firstNeedsNoTurn_TIME2() {
  Table table;
  table.give(c, CardKind::first);
  table.sail(5);
  const PlayCard play{.player = c, .kind = CardKind::first};
  QCOMPARE(table.refusal(play), u"CARD-FIRST"_s); // no ship at any site
  table.put(c, Site::sphinx, 1);
  QCOMPARE(table.refusal(play), legal);
  for (const Phase phase : {Phase::feed, Phase::stone, Phase::build}) {
    table.start(phase);
    QCOMPARE(table.refusal(play), legal);
  }
}

void tst_Timing::firstOnlyWhileShipsAreOut_TIME2() {
  Table table;
  table.give(c, CardKind::first);
  for (const Phase phase : {Phase::bonus, Phase::order, Phase::final}) {
    table.start(phase);
    QCOMPARE(table.refusal(PlayCard{.player = c, .kind = CardKind::first}), u"CARD-FIRST"_s);
  }
}

void tst_Timing::crewStepsNeedNoTurn_TIME3_data() {
  QTest::addColumn<int>("phase");
  for (const Phase phase :
       {Phase::sail, Phase::feed, Phase::stone, Phase::build, Phase::bonus, Phase::order}) {
    QTest::addRow("TIME-3 %s", phaseNames[at(phase)].data()) << static_cast<int>(phase);
  }
}

void tst_Timing::crewStepsNeedNoTurn_TIME3() {
  QFETCH(int, phase);
  Table table;
  table.sail();
  table.put(a, Site::sphinx, 1);
  if (phase != static_cast<int>(Phase::sail)) table.start(static_cast<Phase>(phase));
  table.give(d, CardKind::crewStep);
  table.give(c, CardKind::paidCrewStep);
  QCOMPARE(table.refusal(PlayCard{.player = d, .kind = CardKind::crewStep}), legal);
  QCOMPARE(table.refusal(PlayCard{.player = c, .kind = CardKind::paidCrewStep}), legal);
}

void tst_Timing::crewStepsNotInTheFinalScoring_TIME3() {
  Table table(Profile::first, 2);
  table.give(a, CardKind::crewStep);
  table.give(a, CardKind::paidCrewStep);
  table.start(Phase::final);
  QVERIFY(table.enter(FinalScore{.player = b}));
  QCOMPARE(table.refusal(PlayCard{.player = a, .kind = CardKind::crewStep}), u"TIME-3"_s);
  QCOMPARE(table.refusal(PlayCard{.player = a, .kind = CardKind::paidCrewStep}), u"TIME-3"_s);
}

void tst_Timing::cardGainedAfterOrderWaits_TIME3() {
  Table table(Profile::first);
  table.give(a, CardKind::leftover);
  table.sail(3);
  table.start(Phase::order);
  QVERIFY(table.enter(SetOrder{}));
  QVERIFY(table.enter(TakeLeftover{
      .player = a, .stop = table.card(1), .card = table.nameOf(CardKind::paidCrewStep)}));
  const PlayCard step{.player = a, .kind = CardKind::paidCrewStep};
  QCOMPARE(table.refusal(step), u"TIME-3"_s);
  QVERIFY(table.enter(LayOut{}));
  QCOMPARE(table.refusal(step), legal);
}

void tst_Timing::stepBeforeNewCardsCountsForTheOldRound_TIME3() {
  Table table;
  table.give(a, CardKind::crewStep);
  table.give(a, CardKind::paidCrewStep);
  table.of(a).stones = 9;
  table.sail(3);
  table.start(Phase::order);
  QVERIFY(table.enter(SetOrder{}));
  QCOMPARE(table.state.phase, Phase::lay);
  for (const CardKind kind : {CardKind::crewStep, CardKind::paidCrewStep}) {
    const PlayCard step{.player = a, .kind = kind};
    QVERIFY(table.enter(step));
    QCOMPARE(table.refusal(step), u"TIME-3"_s);
  }
  QVERIFY(table.enter(LayOut{}));
  for (const CardKind kind : {CardKind::crewStep, CardKind::paidCrewStep}) {
    QCOMPARE(table.refusal(PlayCard{.player = a, .kind = kind}), legal);
  }
}

void tst_Timing::cardsAreMay_TIME5() {
  Table table(Profile::revised, 2); // TIME-5
  for (const CardKind kind :
       {CardKind::upstream, CardKind::occupied, CardKind::secondShip, CardKind::doubled,
        CardKind::crewStep, CardKind::leftover, CardKind::first}) {
    table.give(a, kind);
  }
  table.sail(3);
  QVERIFY(table.enter(table.to(a, RoundSpace::thebae)));
  QVERIFY(table.enter(Pass{.player = b}));
  QVERIFY(table.enter(Pass{.player = a}));
  QVERIFY(table.enter(TakeLeftover{.player = a, .stop = {}}));
  QVERIFY(table.enter(Feed{}));
  QVERIFY(table.enter(ProduceStones{}));
  QVERIFY(table.enter(ScoreParticipation{}));
  QVERIFY(table.enter(SetOrder{}));
  QCOMPARE(std::popcount(table.of(a).cards), 8);
}

void tst_Timing::helpMayBeWasted_TIME5() {
  Table table;
  table.give(a, CardKind::improveField);
  table.sail();
  QVERIFY(table.enter(PlayCard{.player = a, .kind = CardKind::improveField})); // start field
  QVERIFY(!table.has(a, CardKind::improveField));
}

void tst_Timing::onlineTimingsAreNotModelled_TIME6() {
  Table table(Profile::online, 3); // TIME-6
  for (const Player player : {a, b, c}) table.of(player).stones = 3;
  table.give(c, CardKind::reserve);
  table.give(b, CardKind::first);
  table.give(a, CardKind::grain4);
  table.start(Phase::feed);
  Feed feed;
  feed.help[a].grain4 = true; // enough grain without it
  QVERIFY(table.enter(feed));
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, reserveSpace);
  table.start(Phase::build);
  QVERIFY(table.enter(PlayCard{.player = b, .kind = CardKind::first}));
  QVERIFY(table.enter(drawing(b, blueCrew, 1)));
  QVERIFY(table.enter(drawing(a, blueCrew, 1)));
  QCOMPARE(table.refusal(PlayCard{.player = c, .kind = CardKind::reserve}), legal);
}

NILOMETER_TEST(tst_Timing)
#include "tst_timing.moc"

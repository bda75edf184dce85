// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is and when cards may be played (TIME-1 to TIME-6).
#include "support.h"
#include "test_program.h"

#include "engine/egizia/turn.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Timing : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void turnLastsUntilAnotherActs_TIME1_data();
  void turnLastsUntilAnotherActs_TIME1();
  void everybodyIsOnTurn_TIME1_data();
  void everybodyIsOnTurn_TIME1();
  void lastSailorsTurnGoesOn_TIME1();
  void everybodyUntilSomebodyBuilds_TIME1();
  void everybodyUntilNewCardsLieThere_TIME1();
  void everybodyUntilTheFirstFinalScoring_TIME1_data() { profileRows(); }
  void everybodyUntilTheFirstFinalScoring_TIME1();
  void playingACardIsNotActing_TIME1();
  void finalScoring_TIME1_data() { profileRows(); }
  void finalScoring_TIME1();
  void justBeforeTheGameEnds_TIME1_data() { profileRows(); }
  void justBeforeTheGameEnds_TIME1();
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

namespace {

PlayCard stones(Player player) {
  return {.player = player, .kind = CardKind::stones6};
}

/// The player holds CARD-STONES6 and CARD-SELL10, of which there is only one copy each.
void arm(Table& table, Player player) {
  for (const CardKind kind : {CardKind::stones6, CardKind::sell10}) {
    const CardSet cards = table.edition().kind(kind);
    for (PlayerState& own : table.state.player) own.cards &= ~cards;
    table.of(player).cards |= cards;
    table.state.seenCards |= cards;
  }
}

} // namespace

void tst_Timing::turnLastsUntilAnotherActs_TIME1_data() {
  QTest::addColumn<int>("phase");
  QTest::newRow("TIME-1 SAIL") << static_cast<int>(Phase::sail);
  QTest::newRow("TIME-1 FEED") << static_cast<int>(Phase::feed);
  QTest::newRow("TIME-1 BUILD") << static_cast<int>(Phase::build);
}

void tst_Timing::turnLastsUntilAnotherActs_TIME1() {
  QFETCH(int, phase);
  Table table(Profile::revised, 3);
  const auto which = static_cast<Phase>(phase);
  table.sail(5);
  for (const Player player : {a, b, c}) table.of(player).stones = 3;
  if (which == Phase::build) {
    for (const Player player : {a, b}) table.put(player, Site::sphinx, player + 1);
    table.put(c, Site::obelisk, 1); // so that BUILD goes on
  }
  if (which != Phase::sail) table.start(which);
  // FEED goes from the front of the track, which is c, b, a here.
  const Player first = which == Phase::feed ? c : a;
  const auto act = [&](Player player) -> Entry {
    if (which == Phase::sail && player == first) return table.to(player, RoundSpace::edfu);
    if (which == Phase::sail) return table.to(player, RoundSpace::thebae);
    if (which == Phase::feed) return Feed{.only = player, .help = {}};
    return drawing(player, blueCrew, 1);
  };
  arm(table, first);
  QCOMPARE(table.refusal(stones(first)), legal); // before
  QVERIFY(table.enter(act(first)));
  QCOMPARE(table.refusal(stones(first)), legal); // and after his own action
  arm(table, b);
  QCOMPARE(table.refusal(stones(b)), legal); // it is the next one's turn already
  QVERIFY(table.enter(act(b)));
  arm(table, first);
  QCOMPARE(table.refusal(stones(first)), u"TIME-2"_s);
}

void tst_Timing::everybodyIsOnTurn_TIME1_data() {
  QTest::addColumn<int>("phase");
  QTest::newRow("TIME-1 STONE") << static_cast<int>(Phase::stone);
  QTest::newRow("TIME-1 BONUS") << static_cast<int>(Phase::bonus);
  QTest::newRow("TIME-1 ORDER") << static_cast<int>(Phase::order);
}

void tst_Timing::everybodyIsOnTurn_TIME1() {
  QFETCH(int, phase);
  // As the game gets there, not as the test puts it.
  Table table;
  table.sail(5);
  if (phase == static_cast<int>(Phase::stone)) {
    table.start(Phase::feed);
    QVERIFY(table.enter(Feed{}));
  } else {
    table.put(a, Site::sphinx, 1);
    table.start(Phase::build);
    QVERIFY(table.enter(DeclineBuild{.player = a}));
    if (phase == static_cast<int>(Phase::order)) QVERIFY(table.enter(ScoreParticipation{}));
  }
  QCOMPARE(static_cast<int>(table.state.phase), phase);
  for (const Player player : {a, b, c, d}) {
    arm(table, player);
    QCOMPARE(table.refusal(stones(player)), legal);
  }
}

void tst_Timing::lastSailorsTurnGoesOn_TIME1() {
  Table table(Profile::revised, 3);
  table.give(b, CardKind::leftover);
  table.sail(5);
  for (const Player player : {a, b}) QVERIFY(table.enter(Pass{.player = player}));
  QVERIFY(table.enter(Pass{.player = c}));
  QVERIFY(table.state.leftoverStep);
  const auto mayPlay = [&table](Player player) {
    arm(table, player);
    return table.refusal(stones(player));
  };
  QCOMPARE(mayPlay(c), legal); // he was the last to act
  QCOMPARE(mayPlay(b), legal); // and b is to decide
  QCOMPARE(mayPlay(a), u"TIME-2"_s);
  QVERIFY(table.enter(TakeLeftover{.player = b, .stop = {}}));
  QCOMPARE(table.state.phase, Phase::feed);
  QCOMPARE(mayPlay(b), legal);
  QCOMPARE(mayPlay(a), u"TIME-2"_s);
  QVERIFY(table.enter(Feed{.only = c, .help = {}})); // first on the track
  QCOMPARE(mayPlay(c), legal);
  QCOMPARE(mayPlay(a), u"TIME-2"_s);
}

void tst_Timing::everybodyUntilSomebodyBuilds_TIME1() {
  Table table(Profile::revised, 3);
  table.sail(5);
  for (const Player player : {a, b}) table.put(player, Site::sphinx, player + 1);
  table.start(Phase::stone);
  QVERIFY(table.enter(ProduceStones{}));
  QCOMPARE(table.state.phase, Phase::build);
  for (const Player player : {a, b, c}) {
    arm(table, player);
    QCOMPARE(table.refusal(stones(player)), legal);
  }
  QVERIFY(table.enter(drawing(a, blueCrew, 1)));
  QCOMPARE(table.refusal(stones(c)), u"TIME-2"_s);
}

void tst_Timing::everybodyUntilNewCardsLieThere_TIME1() {
  Table table(Profile::revised, 3);
  table.state.round = 4;
  table.start(Phase::order);
  QVERIFY(table.enter(SetOrder{}));
  QCOMPARE(table.state.phase, Phase::lay);
  for (const Player player : {a, b, c}) {
    arm(table, player);
    QCOMPARE(table.refusal(stones(player)), legal);
  }
  arm(table, playerWithTile(table.state, 3));
  QVERIFY(table.enter(LayOut{}));
  QCOMPARE(table.refusal(stones(playerWithTile(table.state, 3))), u"TIME-2"_s);
}

void tst_Timing::everybodyUntilTheFirstFinalScoring_TIME1() {
  QFETCH(int, profile);
  Table table(profile, 3);
  for (const Player player : {a, b, c}) table.keep(player, 0);
  table.state.round = 5;
  table.start(Phase::order);
  QVERIFY(table.enter(SetOrder{}));
  QCOMPARE(table.state.phase, Phase::final);
  for (const Player player : {a, b, c}) {
    arm(table, player);
    const PlayCard sale{.player = player, .kind = CardKind::sell10, .amount = 1};
    QCOMPARE(table.refusal(sale), legal);
  }
  QVERIFY(table.enter(FinalScore{.player = onTurn(table.game, table.state)}));
  QVERIFY(table.refusal(stones(c)) != legal);
}

void tst_Timing::playingACardIsNotActing_TIME1() {
  Table table;
  table.sail(5);
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  arm(table, b);
  QVERIFY(table.enter(stones(b)));
  arm(table, a);
  QCOMPARE(table.refusal(stones(a)), legal);
  QCOMPARE(table.state.sailTurn, b);
}

void tst_Timing::finalScoring_TIME1() {
  QFETCH(int, profile);
  Table table(profile, 3);
  for (const Player player : {a, b, c}) table.keep(player, 0);
  table.state.round = 5;
  table.start(Phase::order);
  QVERIFY(table.enter(SetOrder{}));
  QCOMPARE(onTurn(table.game, table.state), c);
  QVERIFY(table.enter(FinalScore{.player = c}));
  const bool may = optionsOf(static_cast<Profile>(profile)).anytimeInFinalScoring;
  const auto which = static_cast<Profile>(profile);
  QCOMPARE(may, which == Profile::first || which == Profile::revised);
  arm(table, b); // being scored, before his END-1
  QCOMPARE(table.refusal(stones(b)), may ? legal : u"TIME-1"_s);
  arm(table, a); // not being scored
  QVERIFY(table.refusal(stones(a)) != legal);
  arm(table, c); // scored already
  QVERIFY(table.refusal(stones(c)) != legal);
  if (!may) return;
  arm(table, b);
  QVERIFY(table.enter(stones(b)));
  QVERIFY(table.enter(PlayCard{.player = b, .kind = CardKind::sell10, .amount = 5}));
  QVERIFY(table.enter(FinalScore{.player = b}));
}

void tst_Timing::justBeforeTheGameEnds_TIME1() {
  QFETCH(int, profile);
  Table table(profile);
  table.state.round = 5;
  table.start(Phase::order);
  for (const Player player : {a, b, c, d}) {
    arm(table, player);
    QCOMPARE(table.refusal(stones(player)), legal);
  }
}

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

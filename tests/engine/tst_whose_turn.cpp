// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is (TIME-1).
#include "support.h"
#include "test_program.h"

#include "engine/egizia/turn.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

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

class tst_WhoseTurn : public QObject {
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
};

void tst_WhoseTurn::turnLastsUntilAnotherActs_TIME1_data() {
  QTest::addColumn<int>("phase");
  QTest::newRow("TIME-1 SAIL") << static_cast<int>(Phase::sail);
  QTest::newRow("TIME-1 FEED") << static_cast<int>(Phase::feed);
  QTest::newRow("TIME-1 BUILD") << static_cast<int>(Phase::build);
}

void tst_WhoseTurn::turnLastsUntilAnotherActs_TIME1() {
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

void tst_WhoseTurn::everybodyIsOnTurn_TIME1_data() {
  QTest::addColumn<int>("phase");
  QTest::newRow("TIME-1 STONE") << static_cast<int>(Phase::stone);
  QTest::newRow("TIME-1 BONUS") << static_cast<int>(Phase::bonus);
  QTest::newRow("TIME-1 ORDER") << static_cast<int>(Phase::order);
}

void tst_WhoseTurn::everybodyIsOnTurn_TIME1() {
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

void tst_WhoseTurn::lastSailorsTurnGoesOn_TIME1() {
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

void tst_WhoseTurn::everybodyUntilSomebodyBuilds_TIME1() {
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

void tst_WhoseTurn::everybodyUntilNewCardsLieThere_TIME1() {
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

void tst_WhoseTurn::everybodyUntilTheFirstFinalScoring_TIME1() {
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

void tst_WhoseTurn::playingACardIsNotActing_TIME1() {
  Table table;
  table.sail(5);
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  arm(table, b);
  QVERIFY(table.enter(stones(b)));
  arm(table, a);
  QCOMPARE(table.refusal(stones(a)), legal);
  QCOMPARE(table.state.sailTurn, b);
}

void tst_WhoseTurn::finalScoring_TIME1() {
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

void tst_WhoseTurn::justBeforeTheGameEnds_TIME1() {
  QFETCH(int, profile);
  Table table(profile);
  table.state.round = 5;
  table.start(Phase::order);
  for (const Player player : {a, b, c, d}) {
    arm(table, player);
    QCOMPARE(table.refusal(stones(player)), legal);
  }
}

NILOMETER_TEST(tst_WhoseTurn)
#include "tst_whose_turn.moc"

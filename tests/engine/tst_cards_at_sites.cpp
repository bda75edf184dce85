// SPDX-License-Identifier: GPL-3.0-or-later
// CARD-FIRST and CARD-RESERVE at the building sites, CARD-LEFTOVER on the river.
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_CardsAtSites : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void firstMovesToTheFront_CARDFIRST();
  void firstFromReserve_CARDFIRST();
  void firstDoesNotHelpAnotherReserve_CARDFIRST();
  void firstDecliningFromReserveFreesNothing_CARDFIRST();
  void firstOnlyOnSitesNotBegun_CARDFIRST_TIME2();
  void firstForTheShipsStandingThen_CARDFIRST();
  void reserveBuildsForSure_CARDRESERVE();
  void reserveAskedAtItsSlot_CARDRESERVE_TIME2();
  void reserveMayBeDeclined_CARDRESERVE();
  void reserveRefused_CARDRESERVE();
  void reserveCardWithTwoPlayers_options_data() { profileRows(); }
  void reserveCardWithTwoPlayers_options();
  void leftoverTiming_options_data() { profileRows(); }
  void leftoverTiming_options();
  void leftoverIsOptional_CARDLEFTOVER();
  void leftoverRefused_CARDLEFTOVER();
  void leftoverImmediateCard_CARDLEFTOVER();
  void nothingLeft_CARDLEFTOVER();
};

namespace {

/// Three players at the Sphinx: a and b on building spaces, c in reserve.
void crowded(Table& table, Phase phase = Phase::build) {
  for (const Player player : {a, b, c}) table.of(player).stones = 3;
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, reserveSpace);
  if (phase == Phase::build) table.start(phase);
}

Build one(Player player, bool reserveCard = false) {
  Build build = drawing(player, blueCrew, 1);
  build.reserveCard = reserveCard;
  return build;
}

/// SAIL is about to end: only a can still pass.
void lastPass(Table& table) {
  table.allOut();
  table.of(a).hasPassed = false;
  table.state.sailTurn = a;
}

} // namespace

void tst_CardsAtSites::firstMovesToTheFront_CARDFIRST() {
  Table table; // CARD-FIRST
  for (const Player player : {a, b, c, d}) table.of(player).stones = 3;
  table.give(c, CardKind::first);
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, 3);
  table.put(b, Site::pyramid, 1);
  table.put(c, Site::pyramid, 2);
  table.start(Phase::build);
  QVERIFY(table.enter(PlayCard{.player = c, .kind = CardKind::first})); // outside his turn
  QVERIFY(!table.has(c, CardKind::first));
  QVERIFY(table.enter(one(c)));
  QVERIFY(table.enter(one(a))); // the others keep their order
  QVERIFY(table.enter(one(b)));
  QCOMPARE(onTurn(table.game, table.state), c); // at the pyramid too
}

void tst_CardsAtSites::firstFromReserve_CARDFIRST() {
  Table table(Profile::revised, 3);
  table.give(c, CardKind::first);
  crowded(table);
  QVERIFY(table.enter(PlayCard{.player = c, .kind = CardKind::first}));
  QVERIFY(table.noted(Note::movedFirst, c));
  QVERIFY(table.enter(one(c))); // builds,
  QVERIFY(table.enter(one(a))); // and pushes nobody out
  QVERIFY(table.enter(one(b)));
  QCOMPARE(table.state.phase, Phase::bonus);
}

void tst_CardsAtSites::firstDoesNotHelpAnotherReserve_CARDFIRST() {
  Table table(Profile::revised, 3);
  table.give(b, CardKind::first);
  crowded(table);
  QVERIFY(table.enter(PlayCard{.player = b, .kind = CardKind::first}));
  QVERIFY(table.enter(one(b)));
  QVERIFY(table.enter(one(a)));
  QVERIFY(table.noted(Note::notEntitled, c));
}

void tst_CardsAtSites::firstDecliningFromReserveFreesNothing_CARDFIRST() {
  Table table;
  table.give(d, CardKind::first);
  for (const Player player : {a, b, c, d}) table.of(player).stones = 3;
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, 3);
  table.put(d, Site::sphinx, reserveSpace);
  table.start(Phase::build);
  QVERIFY(table.enter(PlayCard{.player = d, .kind = CardKind::first}));
  QVERIFY(table.enter(DeclineBuild{.player = d}));
  QVERIFY(!table.state.sites[0].freed);
  QVERIFY(table.enter(DeclineBuild{.player = a})); // this one does free a space
  QVERIFY(table.state.sites[0].freed);
}

void tst_CardsAtSites::firstOnlyOnSitesNotBegun_CARDFIRST_TIME2() {
  Table table;
  for (const Player player : {a, b}) table.of(player).stones = 5;
  table.give(b, CardKind::first);
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(a, Site::pyramid, 1);
  table.put(b, Site::pyramid, 2);
  table.start(Phase::build);
  QVERIFY(table.enter(one(a)));
  const PlayCard first{.player = b, .kind = CardKind::first};
  QCOMPARE(table.refusal(first), legal); // the pyramid has not begun
  const State before = table.state;
  QVERIFY(table.enter(first));
  QVERIFY(!table.state.sites[at(Site::sphinx)].find(b)->movedFirst);
  QVERIFY(table.state.sites[at(Site::pyramid)].find(b)->movedFirst);
  table.state = before;
  QVERIFY(table.enter(one(b)));
  QVERIFY(table.enter(DeclineBuild{.player = a, .site = Site::pyramid}));
  QCOMPARE(table.refusal(first), u"CARD-FIRST"_s); // every site with his ship has begun
}

void tst_CardsAtSites::firstForTheShipsStandingThen_CARDFIRST() {
  Table table;
  table.give(a, CardKind::first);
  table.sail(5);
  table.put(a, Site::sphinx, 3);
  table.state.sailTurn = b;
  QVERIFY(table.enter(PlayCard{.player = a, .kind = CardKind::first})); // TIME-2
  QVERIFY(table.enter(table.to(b, Site::sphinx, 1)));
  QCOMPARE(table.state.sites[0].slots[0].player, a); // stays in front of later ships
  table.put(a, Site::obelisk, 3);
  table.state.sailTurn = b;
  QVERIFY(table.enter(table.to(b, Site::obelisk, 1)));
  QCOMPARE(table.state.sites[1].slots[0].player, b); // a's ship here came later
}

void tst_CardsAtSites::reserveBuildsForSure_CARDRESERVE() {
  Table table(Profile::revised, 3); // CARD-RESERVE
  table.give(c, CardKind::reserve);
  table.sail(3);
  crowded(table, Phase::sail);
  table.state.sailTurn = c;
  QVERIFY(table.enter(PlayCard{.player = c, .kind = CardKind::reserve, .site = Site::sphinx}));
  table.start(Phase::build);
  QVERIFY(table.enter(one(a)));
  QVERIFY(table.enter(one(b)));
  QVERIFY(table.enter(one(c))); // after the regular ships
  QVERIFY(table.enter(ScoreParticipation{}));
  QCOMPARE(table.points(c), 2);
}

void tst_CardsAtSites::reserveAskedAtItsSlot_CARDRESERVE_TIME2() {
  Table table(Profile::revised, 3);
  table.give(c, CardKind::reserve);
  crowded(table);
  const PlayCard play{.player = c, .kind = CardKind::reserve, .site = Site::sphinx};
  QCOMPARE(table.refusal(play), u"TIME-2"_s); // not his turn
  QVERIFY(table.enter(one(a)));
  QVERIFY(table.enter(one(b)));
  QCOMPARE(onTurn(table.game, table.state), c); // he is asked
  QCOMPARE(table.refusal(one(c)), u"BUILD-7"_s);
  QCOMPARE(table.refusal(play), legal);
  QVERIFY(table.enter(one(c, true)));
  QVERIFY(!table.has(c, CardKind::reserve));
  QCOMPARE(table.state.phase, Phase::bonus);
}

void tst_CardsAtSites::reserveMayBeDeclined_CARDRESERVE() {
  Table table(Profile::revised, 3);
  table.give(c, CardKind::reserve);
  crowded(table);
  QVERIFY(table.enter(one(a)));
  QVERIFY(table.enter(one(b)));
  QVERIFY(table.enter(DeclineBuild{.player = c}));
  QVERIFY(table.has(c, CardKind::reserve));
  QCOMPARE(table.state.phase, Phase::bonus);
}

void tst_CardsAtSites::reserveRefused_CARDRESERVE() {
  Table table(Profile::revised, 3);
  crowded(table);
  QVERIFY(table.breaks(one(c, true), "CARD-RESERVE"_rule)); // not owned
  table.give(a, CardKind::reserve);
  QCOMPARE(table.refusal(one(a, true)), u"CARD-RESERVE"_s); // his ship is not in reserve
  const PlayCard play{.player = a, .kind = CardKind::reserve, .site = Site::sphinx};
  QCOMPARE(table.refusal(play), u"CARD-RESERVE"_s);
  table.give(c, CardKind::first);
  QVERIFY(table.enter(DeclineBuild{.player = a}));
  QVERIFY(table.enter(one(b)));
  QCOMPARE(table.refusal(one(c)), legal); // entitled without the card
}

void tst_CardsAtSites::reserveCardWithTwoPlayers_options() {
  QFETCH(int, profile);
  for (int players = 2; players <= 4; ++players) {
    Table table(profile, players);
    table.state.round = 3;
    LayOut laid;
    laid.cards[0] = table.nameOf(CardKind::reserve);
    const bool removed = static_cast<Profile>(profile) == Profile::online && players == 2;
    QCOMPARE(table.refusal(laid), removed ? u"LAY-1"_s : legal);
  }
}

void tst_CardsAtSites::leftoverTiming_options() {
  QFETCH(int, profile);
  Table table(profile); // CARD-LEFTOVER, option leftoverCardTiming
  table.give(b, CardKind::leftover);
  table.sail(3);
  lastPass(table);
  if (!table.game.options.mayPass) table.put(a, RoundSpace::heliopolis);
  if (!table.game.options.mayPass) table.give(a, CardKind::upstream); // SAIL-9
  QVERIFY(table.enter(Pass{.player = a}));
  const TakeLeftover take{
      .player = b, .stop = table.card(4), .card = table.name(table.index(CardKind::quarry, -1, 1))};
  const bool endOfRound = static_cast<Profile>(profile) == Profile::first;
  if (endOfRound) {
    QCOMPARE(table.state.phase, Phase::feed);
    QCOMPARE(table.refusal(take), u"PHASE"_s);
    table.start(Phase::order);
    QVERIFY(table.enter(SetOrder{}));
    QCOMPARE(table.state.phase, Phase::order);
  } else {
    QCOMPARE(table.state.phase, Phase::sail);
  }
  QCOMPARE(onTurn(table.game, table.state), b);
  QVERIFY(table.enter(take));
  QVERIFY(table.has(b, CardKind::quarry));
  QCOMPARE(table.state.phase, endOfRound ? Phase::lay : Phase::feed);
  QCOMPARE(table.state.round, endOfRound ? 4 : 3);
}

void tst_CardsAtSites::leftoverIsOptional_CARDLEFTOVER() {
  Table table;
  table.give(b, CardKind::leftover);
  table.sail(3);
  lastPass(table);
  QVERIFY(table.enter(Pass{.player = a}));
  QVERIFY(table.enter(TakeLeftover{.player = b, .stop = {}}));
  QVERIFY(table.noted(Note::leftoverDeclined, b));
  QCOMPARE(table.state.phase, Phase::feed);
}

void tst_CardsAtSites::leftoverRefused_CARDLEFTOVER() {
  Table table;
  table.give(b, CardKind::leftover);
  table.sail(3);
  table.put(c, table.card(1));
  lastPass(table);
  QVERIFY(table.enter(Pass{.player = a}));
  const std::uint8_t quarry = table.name(table.index(CardKind::quarry, -1, 1));
  const auto take = [&](Player player, std::uint8_t stop) {
    return TakeLeftover{.player = player, .stop = stop, .card = quarry};
  };
  QCOMPARE(table.refusal(take(a, table.card(2))), u"CARD-LEFTOVER"_s); // not his card
  QCOMPARE(table.refusal(take(b, table.card(1))), u"CARD-LEFTOVER"_s); // nothing lies there
  QCOMPARE(table.refusal(take(b, table.card(2))), legal);
  QCOMPARE(table.refusal(Feed{}), u"PHASE"_s); // first this is decided
}

void tst_CardsAtSites::leftoverImmediateCard_CARDLEFTOVER() {
  Table table;
  table.give(b, CardKind::leftover);
  table.sail(5);
  lastPass(table);
  QVERIFY(table.enter(Pass{.player = a}));
  TakeLeftover take{.player = b,
                    .stop = table.card(1),
                    .card = table.name(table.index(CardKind::crewsChoice, -1, 2))};
  QCOMPARE(table.refusal(take), u"CREW-2"_s);
  take.choices.crewCount = 2; // blue twice
  QVERIFY(table.enter(take));
  QCOMPARE(table.of(b).crews[at(Crew::blue)], 3);
}

void tst_CardsAtSites::nothingLeft_CARDLEFTOVER() {
  Table table;
  table.give(b, CardKind::leftover);
  table.sail(3);
  table.state.river.fill(riverEmpty);
  lastPass(table);
  QVERIFY(table.enter(Pass{.player = a}));
  QCOMPARE(table.state.phase, Phase::feed);
}

NILOMETER_TEST(tst_CardsAtSites)
#include "tst_cards_at_sites.moc"

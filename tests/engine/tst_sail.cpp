// SPDX-License-Identifier: GPL-3.0-or-later
// Sailing the Nile (SAIL-1 to SAIL-9). The cards for it are in tst_cards.cpp.
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Sail : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void turnsFollowTheTilesAgainAndAgain_SAIL1_data() { playerRows(); }
  void turnsFollowTheTilesAgainAndAgain_SAIL1();
  void outOfTurn_SAIL1_TURN();
  void whoHasNoLegalSpaceIsSkipped_SAIL1();
  void whoIsSkippedHasNotPassed_SAIL1_data() { profileRows(); }
  void whoIsSkippedHasNotPassed_SAIL1();
  void oneShipPerSpace_SAIL2();
  void alwaysFurtherDownstream_SAIL3();
  void ownSpaceAgainIsNotDownstream_SAIL3();
  void upstreamMeansTheLastShip_SAIL3();
  void cardSpaceGivesItsCard_SAIL4();
  void emptiedCardSpaceIsNoDestination_SAIL4();
  void cardMustBeKnown_SAIL4();
  void anyFreeBuildingSpace_SAIL5();
  void takenBuildingSpace_SAIL5();
  void oneShipPerPlayerAndSite_SAIL5();
  void reserveOnlyWhenNoSpaceIsFree_SAIL5_data() { playerRows(); }
  void reserveOnlyWhenNoSpaceIsFree_SAIL5();
  void passingIsForTheRestOfTheRound_SAIL6();
  void othersGoOnAfterAPass_SAIL6();
  void passingNeedsTheOption_SAIL6_data() { profileRows(); }
  void passingNeedsTheOption_SAIL6();
  void eightShipsAreTheLimit_SAIL7();
  void shipsReturnExceptFromSites_SAIL8();
  void onlyACardWouldHelp_SAIL9_data() { profileRows(); }
  void onlyACardWouldHelp_SAIL9();
  void everyBrokenRuleIsReported();
  void entriesForTheWrongKindOfSpace_ENTRY();
  void ownLastShipIsNotUpstream_SAIL3();
};

namespace {

void arrive(Table& table, Player player, RoundSpace space) {
  table.put(player, space);
  table.state.sailTurn = player;
}

} // namespace

void tst_Sail::turnsFollowTheTilesAgainAndAgain_SAIL1() {
  QFETCH(int, players);
  Table table(Profile::revised, players);
  for (Player player = 0; player < players; ++player) { // the last seat goes first
    table.of(player).orderTile = static_cast<std::uint8_t>(players - player);
  }
  table.sail();
  for (int turn = 0; turn < 2 * players; ++turn) {
    const auto expected = static_cast<Player>(players - 1 - turn % players);
    QCOMPARE(table.state.sailTurn, expected);
    QCOMPARE(onTurn(table.game, table.state), expected);
    constexpr auto spaces = std::to_array<RoundSpace>(
        {RoundSpace::edfu, RoundSpace::thebae, RoundSpace::passalon, RoundSpace::selinon});
    if (turn < 4) QVERIFY(table.enter(table.to(expected, spaces[at(turn)])));
    if (turn >= 4) QVERIFY(table.enter(Pass{.player = expected}));
  }
}

void tst_Sail::outOfTurn_SAIL1_TURN() {
  Table table;
  table.sail(); // TURN
  QCOMPARE(table.refusal(table.to(b, RoundSpace::edfu)), u"SAIL-1 TURN"_s);
  QCOMPARE(table.found(table.to(b, RoundSpace::edfu), "SAIL-1"_rule).thing, a);
  QCOMPARE(table.refusal(Pass{.player = c}), u"SAIL-1 TURN"_s);
}

void tst_Sail::whoHasNoLegalSpaceIsSkipped_SAIL1() {
  Table table(Profile::online, 3);
  table.sail();
  arrive(table, b, RoundSpace::heliopolis);
  table.state.sailTurn = a;
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  QCOMPARE(table.state.sailTurn, c);
  QVERIFY(table.noted(Note::skipped, b));
  QVERIFY(table.enter(table.to(c, RoundSpace::thebae)));
  QCOMPARE(table.state.sailTurn, a);
}

void tst_Sail::whoIsSkippedHasNotPassed_SAIL1() {
  QFETCH(int, profile);
  Table table(profile, 3);
  table.sail();
  arrive(table, b, RoundSpace::heliopolis);
  table.state.sailTurn = a;
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  QCOMPARE(table.refusal(table.to(b, RoundSpace::thebae)), u"SAIL-1 SAIL-3 TURN"_s);
  QCOMPARE(table.refusal(Pass{.player = b}), u"SAIL-1 TURN"_s);
}

void tst_Sail::oneShipPerSpace_SAIL2() {
  Table table;
  table.sail();
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  QCOMPARE(table.refusal(table.to(b, RoundSpace::edfu)), u"SAIL-2"_s);
  QCOMPARE(table.found(table.to(b, RoundSpace::edfu), "SAIL-2"_rule).place,
           table.stop(RoundSpace::edfu));
  QCOMPARE(table.refusal(table.to(b, RoundSpace::thebae)), legal);
}

void tst_Sail::alwaysFurtherDownstream_SAIL3() {
  Table table;
  table.sail();
  arrive(table, a, RoundSpace::passalon);
  for (std::uint8_t stop = 0; stop < table.edition().river.size(); ++stop) {
    if (table.edition().river[stop].kind != StopKind::round) continue;
    PlaceShip ship{.player = a, .stop = stop};
    if (stop == table.stop(RoundSpace::alyi)) ship.choices.crewCount = 1;
    const std::uint8_t last = table.stop(RoundSpace::passalon);
    if (stop != last) QCOMPARE(table.refusal(ship), stop > last ? legal : u"SAIL-3"_s);
  }
  const Finding found = table.found(table.to(a, RoundSpace::edfu), "SAIL-3"_rule);
  QCOMPARE(found.needed, table.stop(RoundSpace::passalon));
  QCOMPARE(found.place, table.stop(RoundSpace::edfu));
}

void tst_Sail::ownSpaceAgainIsNotDownstream_SAIL3() {
  Table table;
  table.sail();
  arrive(table, a, RoundSpace::passalon);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::passalon)), u"SAIL-2 SAIL-3"_s);
}

void tst_Sail::upstreamMeansTheLastShip_SAIL3() {
  Table table;
  table.give(a, CardKind::upstream);
  table.sail(3);
  arrive(table, a, RoundSpace::beniHasan);
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu))); // CARD-UPSTREAM
  table.state.sailTurn = a;
  QCOMPARE(table.refusal(table.to(a, RoundSpace::thebae)), legal); // downstream of Edfu is enough
  QVERIFY(table.enter(table.to(a, RoundSpace::selinon)));
  table.state.sailTurn = a;
  QCOMPARE(table.refusal(table.to(a, RoundSpace::passalon)), u"SAIL-3 CARD-UPSTREAM"_s);
}

void tst_Sail::cardSpaceGivesItsCard_SAIL4() {
  Table table;
  table.sail();
  const int quarry = table.index(CardKind::quarry, 3);
  QVERIFY(table.enter(table.to(a, 1, quarry)));
  QVERIFY(table.has(a, CardKind::quarry));
  QCOMPARE(table.state.river[0], riverEmpty);
  QCOMPARE(table.of(a).ships[0].stop, table.card(1));
  const auto taken = std::ranges::find(table.effects, EffectKind::card, &Effect::kind);
  QCOMPARE(taken->what, table.name(quarry));
  QCOMPARE(taken->detail, static_cast<std::uint8_t>(CardMove::taken));
  QCOMPARE(table.said(EffectKind::piece), QStringList{u"a SAIL-4 stop 0 0>1"_s});
}

void tst_Sail::emptiedCardSpaceIsNoDestination_SAIL4() {
  Table table;
  table.sail();
  const PlaceShip ship{.player = b, .stop = table.card(1)};
  table.state.river[0] = riverEmpty;
  table.state.sailTurn = b;
  QCOMPARE(table.refusal(ship), u"SAIL-4"_s);
  table.put(a, table.card(1)); // as a table really shows it: with the ship that took the card
  QCOMPARE(table.refusal(ship), u"SAIL-2 SAIL-4"_s);
}

void tst_Sail::cardMustBeKnown_SAIL4() {
  Table table;
  LayOut laid;
  laid.cards[0] = table.nameOf(CardKind::moreSphinx);
  QVERIFY(table.enter(laid));
  QCOMPARE(table.refusal(PlaceShip{.player = a, .stop = table.card(1)}), legal);
  QCOMPARE(table.refusal(table.to(a, 1, table.index(CardKind::quarry))), u"ENTRY"_s);
  QCOMPARE(table.refusal(PlaceShip{.player = a, .stop = table.card(2)}), u"ENTRY"_s);
  QCOMPARE(table.refusal(table.to(a, 2, table.index(CardKind::quarry))), legal);
  QCOMPARE(table.refusal(table.to(a, 2, table.index(CardKind::stones6))), u"LAY-1"_s);
  QCOMPARE(table.refusal(PlaceShip{.player = a, .stop = table.card(2), .card = laid.cards[0]}),
           u"LAY-1"_s); // there is only one of them, and it lies further up
}

void tst_Sail::anyFreeBuildingSpace_SAIL5() {
  Table table;
  table.sail();
  QCOMPARE(table.refusal(table.to(a, Site::sphinx, 1)), legal);
  QVERIFY(table.enter(table.to(a, Site::sphinx, 3)));
  QVERIFY(table.enter(table.to(b, Site::sphinx, 1)));
  const SiteState& site = table.state.sites[at(Site::sphinx)];
  QCOMPARE(site.count, 2);
  QCOMPARE(site.slots[0].player, b); // BUILD-1: nearest to the Nile
  QCOMPARE(site.slots[1].player, a);
  QCOMPARE(table.refusal(PlaceShip{.player = c, .stop = table.stop(Site::obelisk)}), u"SAIL-5"_s);
}

void tst_Sail::takenBuildingSpace_SAIL5() {
  Table table;
  table.sail();
  QVERIFY(table.enter(table.to(a, Site::sphinx, 2)));
  QCOMPARE(table.refusal(table.to(b, Site::sphinx, 2)), u"SAIL-5"_s);
  QCOMPARE(table.refusal(table.to(b, Site::sphinx, 1)), legal);
}

void tst_Sail::oneShipPerPlayerAndSite_SAIL5() {
  Table table;
  table.give(a, CardKind::upstream);
  table.sail(3);
  table.put(a, Site::sphinx, 1);
  arrive(table, a, RoundSpace::passalon);
  QCOMPARE(table.refusal(table.to(a, Site::sphinx, 2)), u"SAIL-5"_s);
  QVERIFY(!table.anyway(table.to(a, Site::sphinx, 2)));
  QCOMPARE(table.impossible(), u"INV-SLOTS"_s);
}

void tst_Sail::reserveOnlyWhenNoSpaceIsFree_SAIL5() {
  QFETCH(int, players);
  Table table(Profile::revised, players);
  table.sail();
  const int open = players == 4 ? 3 : 2;
  const auto last = static_cast<Player>(players - 1);
  for (Player player = 0; player < players; ++player) {
    const auto next = static_cast<std::uint8_t>(player + 1);
    const bool full = player == open;
    QCOMPARE(table.refusal(table.to(player, Site::sphinx, reserveSpace)),
             full ? legal : u"SAIL-5"_s);
    QVERIFY(table.enter(table.to(player, Site::sphinx, full ? reserveSpace : next)));
  }
  // BUILD-7: one reserve ship at most, with two players none.
  const SiteState& site = table.state.sites[at(Site::sphinx)];
  QCOMPARE(site.find(last)->space == reserveSpace, players > 2);
  QCOMPARE(table.brokenNow(), u"none"_s);
}

void tst_Sail::passingIsForTheRestOfTheRound_SAIL6() {
  Table table;
  table.sail();
  QVERIFY(table.enter(Pass{.player = a}));
  QVERIFY(table.noted(Note::passed, a));
  QCOMPARE(table.refusal(Pass{.player = a}), u"SAIL-6"_s);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::edfu)), u"SAIL-6"_s);
}

void tst_Sail::othersGoOnAfterAPass_SAIL6() {
  Table table(Profile::revised, 3);
  table.sail();
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  QVERIFY(table.enter(Pass{.player = b}));
  QVERIFY(table.enter(table.to(c, RoundSpace::thebae)));
  QVERIFY(table.enter(table.to(a, RoundSpace::passalon)));
  QCOMPARE(table.state.sailTurn, c);
  QVERIFY(table.enter(Pass{.player = c}));
  QVERIFY(table.enter(table.to(a, RoundSpace::selinon)));
  QCOMPARE(table.state.sailTurn, a);
  QVERIFY(table.enter(Pass{.player = a}));
  QCOMPARE(table.state.phase, Phase::feed);
}

void tst_Sail::passingNeedsTheOption_SAIL6() {
  QFETCH(int, profile);
  Table table(profile);
  table.sail();
  const auto which = static_cast<Profile>(profile);
  const bool may = which == Profile::revised || which == Profile::tournament;
  QCOMPARE(table.refusal(Pass{.player = a}), may ? legal : u"SAIL-6"_s);
}

void tst_Sail::eightShipsAreTheLimit_SAIL7() {
  Table table;
  table.sail();
  for (int stop = 0; stop < 8; ++stop) {
    table.put(a, static_cast<std::uint8_t>(stop),
              table.edition().river[at(stop)].kind == StopKind::site ? 1 : noSpace);
  }
  const Entry ninth = table.to(a, RoundSpace::selinon);
  table.state.sailTurn = a;
  QCOMPARE(table.refusal(ninth), u"SAIL-7"_s);
  QVERIFY(!table.anyway(ninth));
  QCOMPARE(table.impossible(), u"INV-SHIPS"_s);
  table.of(a).shipsPlaced = 7;
  QCOMPARE(table.refusal(ninth), legal);
}

void tst_Sail::shipsReturnExceptFromSites_SAIL8() {
  Table table;
  table.sail();
  table.put(a, RoundSpace::edfu);
  table.put(a, Site::sphinx, 1);
  table.put(b, Site::sphinx, 2);
  table.put(c, Site::sphinx, 3);
  table.put(d, Site::sphinx, reserveSpace);
  table.allOut();
  table.of(d).hasPassed = false;
  table.state.sailTurn = d;
  QVERIFY(table.enter(Pass{.player = d}));
  QCOMPARE(table.said(EffectKind::piece), QStringList{u"a SAIL-8 stop 1 1>0"_s});
  QCOMPARE(table.state.sites[at(Site::sphinx)].count, 4);
}

void tst_Sail::onlyACardWouldHelp_SAIL9() {
  QFETCH(int, profile);
  Table table(profile);
  table.give(a, CardKind::upstream);
  table.sail(3);
  arrive(table, a, RoundSpace::heliopolis);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::edfu)), legal);
  QVERIFY(table.enter(Pass{.player = a})); // SAIL-9 where nobody may pass
  QVERIFY(table.of(a).hasPassed);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::edfu)), u"SAIL-6"_s);
}

void tst_Sail::everyBrokenRuleIsReported() {
  Table table;
  table.sail();
  table.put(b, RoundSpace::edfu);
  arrive(table, a, RoundSpace::passalon);
  table.state.sailTurn = c;
  PlaceShip ship{
      .player = a, .stop = table.stop(RoundSpace::edfu), .doubled = true, .second = true};
  ship.choices.crewCount = 1;
  QCOMPARE(table.refusal(ship), u"SAIL-2 SAIL-3 CARD-DOUBLE CARD-SECOND-SHIP ENTRY"_s);
  ship.second = ship.doubled = false;
  ship.choices.crewCount = 0;
  QCOMPARE(table.refusal(ship), u"SAIL-1 SAIL-2 SAIL-3 TURN"_s);
  table.of(a).shipsPlaced = 8;
  table.of(a).hasPassed = true;
  QVERIFY(table.breaks(ship, "SAIL-6"_rule));
  QVERIFY(table.breaks(ship, "SAIL-7"_rule));
  QVERIFY(table.breaks(ship, "SAIL-2"_rule));
}

void tst_Sail::entriesForTheWrongKindOfSpace_ENTRY() {
  Table table;
  table.sail();
  const std::uint8_t quarry = table.nameOf(CardKind::quarry);
  const auto edfu = table.stop(RoundSpace::edfu);
  QCOMPARE(table.refusal(PlaceShip{.player = a, .stop = edfu, .card = quarry}), u"ENTRY"_s);
  QCOMPARE(table.refusal(PlaceShip{.player = a, .stop = edfu, .space = 1}), u"ENTRY"_s);
  QCOMPARE(table.refusal(PlaceShip{.player = a, .stop = table.card(1), .space = 1, .card = quarry}),
           u"ENTRY"_s);
}

void tst_Sail::ownLastShipIsNotUpstream_SAIL3() {
  // CARD-UPSTREAM leads further upstream, not to the place where the last ship stands.
  Table table;
  table.give(a, CardKind::upstream);
  table.sail(3);
  table.put(a, Site::sphinx, 1);
  table.state.sailTurn = a;
  QCOMPARE(table.refusal(table.to(a, Site::sphinx, 2)), u"SAIL-3 SAIL-5"_s);
  arrive(table, a, RoundSpace::passalon);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::passalon)), u"SAIL-2 SAIL-3"_s);
}

NILOMETER_TEST(tst_Sail)
#include "tst_sail.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Cards for placing ships: CARD-DOUBLE, CARD-SECOND-SHIP, CARD-UPSTREAM. CARD-OCCUPIED has its own
// file.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/fields.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_SailingCards : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void doubled_CARDDOUBLE();
  void doubledAtHeliopolis_options();
  void secondShip_CARDSECONDSHIP();
  void secondShipRefused_CARDSECONDSHIP();
  void cardOfTheNextTurnEndsTheMoment_CARDSECONDSHIP_data();
  void cardOfTheNextTurnEndsTheMoment_CARDSECONDSHIP();
  void ownCardInTwoTurnsRunningKeepsTheMoment_CARDSECONDSHIP();
  void cardOutOfTurnKeepsTheMoment_CARDSECONDSHIP();
  void secondShipWithOtherCards_CARDSECONDSHIP();
  void upstreamOncePerRound_CARDUPSTREAM();
};

namespace {

/// The one card of that kind in that deck is taken from C1 by a, in a round of its deck.
bool takes(Table& table, int card, const Choices& choices = {}) {
  const Deck deck = table.edition().nileCards[at(card)].deck;
  table.sail(1 + 2 * static_cast<int>(deck));
  return table.enter(
      PlaceShip{.player = a, .stop = table.card(1), .card = table.name(card), .choices = choices});
}

} // namespace

void tst_SailingCards::doubled_CARDDOUBLE() {
  Table table; // CARD-DOUBLE
  table.sail();
  PlaceShip ship{.player = a, .stop = table.stop(RoundSpace::edfu), .doubled = true};
  QCOMPARE(table.refusal(ship), u"CARD-DOUBLE"_s); // not owned
  table.give(a, CardKind::doubled);
  QCOMPARE(table.refusal(ship), legal);
  ship.stop = table.stop(Site::sphinx);
  ship.space = 1;
  QCOMPARE(table.refusal(ship), u"CARD-DOUBLE"_s); // round spaces only
}

void tst_SailingCards::doubledAtHeliopolis_options() {
  for (const bool allowed : {false, true}) {
    RuleOptions options;
    options.doubleAtHeliopolis = allowed;
    Table table(options);
    table.give(a, CardKind::doubled);
    table.sail();
    PlaceShip ship{.player = a, .stop = table.stop(RoundSpace::heliopolis), .doubled = true};
    QCOMPARE(table.refusal(ship), allowed ? legal : u"CARD-DOUBLE"_s); // ROUND-HELIOPOLIS
    if (!allowed) continue;
    QVERIFY(table.enter(ship));
    QCOMPARE(table.of(a).crews[at(Crew::joker)], 4);
  }
}

void tst_SailingCards::secondShip_CARDSECONDSHIP() {
  Table table; // CARD-SECOND-SHIP
  const int card = table.index(CardKind::secondShip);
  QVERIFY(takes(table, card)); // may be played with the very ship that took it
  QCOMPARE(table.state.sailTurn, b);
  PlaceShip second{.player = a, .stop = table.stop(RoundSpace::thebae), .second = true};
  QVERIFY(table.enter(second));
  QVERIFY(!table.has(a, CardKind::secondShip));
  QCOMPARE(table.of(a).shipsPlaced, 2);
  QCOMPARE(table.state.sailTurn, b);
}

void tst_SailingCards::secondShipRefused_CARDSECONDSHIP() {
  Table table;
  table.give(a, CardKind::secondShip);
  table.sail(3);
  PlaceShip second{.player = a, .stop = table.stop(RoundSpace::passalon), .second = true};
  QCOMPARE(table.refusal(second), u"CARD-SECOND-SHIP"_s); // no ship placed yet
  QVERIFY(table.enter(table.to(a, RoundSpace::thebae)));
  QCOMPARE(table.refusal(second), legal);
  second.stop = table.stop(RoundSpace::edfu);
  QCOMPARE(table.refusal(second), u"SAIL-3"_s);
  second.stop = table.stop(RoundSpace::passalon);
  QVERIFY(table.enter(table.to(b, RoundSpace::edfu)));
  QCOMPARE(table.refusal(second), u"CARD-SECOND-SHIP"_s); // the next player has acted
  table.state.sailTurn = a;
  QVERIFY(table.enter(Pass{.player = a}));
  QCOMPARE(table.refusal(second), u"CARD-SECOND-SHIP"_s); // not after passing
}

void tst_SailingCards::cardOfTheNextTurnEndsTheMoment_CARDSECONDSHIP_data() {
  QTest::addColumn<int>("kind");
  QTest::addColumn<Player>("player");
  QTest::addColumn<bool>("ends");
  const auto row = [](const char* name, CardKind kind, Player player, bool ends) {
    QTest::newRow(name) << static_cast<int>(kind) << player << ends;
  };
  row("CARD-STONES6 of the next player", CardKind::stones6, b, true);
  row("CARD-SELL10 of the next player", CardKind::sell10, b, true);
  row("CARD-IMPROVE-FIELD of the next player", CardKind::improveField, b, true);
  row("CARD-RESERVE of the next player", CardKind::reserve, b, true);
  row("CARD-CREW-STEP needs no turn", CardKind::crewStep, b, false);
  row("CARD-PAID-CREW-STEP needs no turn", CardKind::paidCrewStep, b, false);
  row("CARD-FIRST needs no turn", CardKind::first, b, false);
  row("CARD-STONES6 of his own", CardKind::stones6, a, false);
  row("CARD-IMPROVE-FIELD of his own", CardKind::improveField, a, false);
}

// TIME-1: playing a card takes nobody's turn, but shows that the next one has begun.
void tst_SailingCards::cardOfTheNextTurnEndsTheMoment_CARDSECONDSHIP() {
  QFETCH(int, kind);
  QFETCH(Player, player);
  QFETCH(bool, ends);
  const PlaceShip second{.player = a, .stop = 3, .second = true}; // Thebae
  const auto secondIsOffered = [](const Table& table) {
    Options options;
    listOptions(table.game, table.state, options);
    return std::ranges::any_of(options.entries, [](const Entry& entry) {
      const auto* ship = std::get_if<PlaceShip>(&entry);
      return ship != nullptr && ship->second;
    });
  };
  for (const int rules : {1, 2}) {
    Table table;
    table.game.rules = rules; // games of the first version keep their verdicts
    table.give(a, CardKind::secondShip);
    table.give(player, static_cast<CardKind>(kind));
    table.sail(5);
    table.put(b, Site::sphinx, reserveSpace);
    QCOMPARE(second.stop, table.stop(RoundSpace::thebae));
    QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
    table.of(b).stones = 2;
    const PlayCard play{
        .player = player, .kind = static_cast<CardKind>(kind), .amount = 1, .site = Site::sphinx};
    QVERIFY(table.enter(play));
    const bool refused = ends && rules > 1;
    QCOMPARE(table.refusal(second), refused ? u"CARD-SECOND-SHIP"_s : legal);
    QCOMPARE(secondIsOffered(table), !refused);
    QCOMPARE(table.state.sailTurn, b);
    QCOMPARE(table.refusal(PlayCard{.player = a, .kind = CardKind::improveField}),
             u"CARD-IMPROVE-FIELD"_s); // still his turn, he only lacks the card
  }
}

// Where the others have passed it is the same player's turn again: no other turn has begun.
void tst_SailingCards::ownCardInTwoTurnsRunningKeepsTheMoment_CARDSECONDSHIP() {
  for (const CardKind kind : {CardKind::stones6, CardKind::sell10}) {
    Table table(Profile::revised, 2);
    table.give(a, CardKind::secondShip);
    table.give(a, kind);
    table.sail(5);
    table.of(a).stones = 2;
    table.of(b).hasPassed = true;
    QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
    QCOMPARE(table.state.sailTurn, a);
    QVERIFY(table.enter(PlayCard{.player = a, .kind = kind, .amount = 1}));
    const PlaceShip second{.player = a, .stop = table.stop(RoundSpace::thebae), .second = true};
    QCOMPARE(table.refusal(second), legal);
  }
}

// Entered anyway: it shows nothing of the turn of another player.
void tst_SailingCards::cardOutOfTurnKeepsTheMoment_CARDSECONDSHIP() {
  Table table(Profile::revised, 3);
  table.give(a, CardKind::secondShip);
  table.give(c, CardKind::stones6);
  table.sail(5);
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  QCOMPARE(table.state.sailTurn, b);
  const PlayCard play{.player = c, .kind = CardKind::stones6};
  QCOMPARE(table.refusal(play), u"TIME-2"_s);
  QVERIFY(table.anyway(play));
  const PlaceShip second{.player = a, .stop = table.stop(RoundSpace::thebae), .second = true};
  QCOMPARE(table.refusal(second), legal);
}

void tst_SailingCards::secondShipWithOtherCards_CARDSECONDSHIP() {
  Table table;
  table.give(a, CardKind::secondShip);
  table.give(a, CardKind::upstream);
  table.give(a, CardKind::occupied);
  table.sail(3);
  table.put(b, RoundSpace::edfu);
  QVERIFY(table.enter(table.to(a, RoundSpace::thebae)));
  PlaceShip second{.player = a, .stop = table.stop(RoundSpace::edfu), .second = true};
  QVERIFY(table.enter(second));
  QVERIFY(table.of(a).upstreamUsed && table.of(a).occupiedUsed);
}

void tst_SailingCards::upstreamOncePerRound_CARDUPSTREAM() {
  Table table; // CARD-UPSTREAM
  table.give(a, CardKind::upstream);
  table.sail(3);
  table.put(a, RoundSpace::selinon);
  table.state.sailTurn = a;
  QVERIFY(table.enter(table.to(a, RoundSpace::passalon)));
  QVERIFY(table.moved(CardKind::upstream, CardMove::used));
  QVERIFY(table.has(a, CardKind::upstream));
  table.state.sailTurn = a;
  QCOMPARE(table.refusal(table.to(a, RoundSpace::edfu)), u"SAIL-3 CARD-UPSTREAM"_s);
  table.sail(4);
  table.put(a, RoundSpace::selinon);
  table.state.sailTurn = a;
  QCOMPARE(table.refusal(table.to(a, RoundSpace::edfu)), legal);
}

NILOMETER_TEST(tst_SailingCards)
#include "tst_sailing_cards.moc"

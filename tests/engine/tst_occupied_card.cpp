// SPDX-License-Identifier: GPL-3.0-or-later
// Placing a ship where one stands already: CARD-OCCUPIED and its options.
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_OccupiedCard : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void occupiedRoundSpace_CARDOCCUPIED_data() { profileRows(); }
  void occupiedRoundSpace_CARDOCCUPIED();
  void occupiedKeepsOtherRules_CARDOCCUPIED();
  void occupiedWithUpstreamAndDouble_CARDOCCUPIED();
  void occupiedHeliopolis_CARDOCCUPIED_data() { profileRows(); }
  void occupiedHeliopolis_CARDOCCUPIED();
  void occupiedOtherSpaces_options_data() { profileRows(); }
  void occupiedOtherSpaces_options();
  void occupiedBuildingSpaceBuildsAfter_options();
  void ownLastShip_options_data() { profileRows(); }
  void ownLastShip_options();
};

namespace {

/// a has CARD-OCCUPIED and CARD-UPSTREAM where asked; b's ship stands at Thebae.
void withOccupied(Table& table, bool upstream = false) {
  table.give(a, CardKind::occupied);
  if (upstream) table.give(a, CardKind::upstream);
  table.sail(upstream ? 3 : 1);
  table.put(b, RoundSpace::thebae);
}

} // namespace

void tst_OccupiedCard::occupiedRoundSpace_CARDOCCUPIED() {
  QFETCH(int, profile);
  Table table(profile); // CARD-OCCUPIED
  withOccupied(table);
  QVERIFY(table.enter(table.to(a, RoundSpace::thebae)));
  QCOMPARE(table.of(a).crews, (std::array<std::int16_t, crewCount>{2, 2, 1, 2}));
  QVERIFY(table.moved(CardKind::occupied, CardMove::used));
  QVERIFY(table.has(a, CardKind::occupied));
  table.put(b, RoundSpace::selinon);
  table.state.sailTurn = a;
  QCOMPARE(table.refusal(table.to(a, RoundSpace::selinon)), u"SAIL-2 CARD-OCCUPIED"_s);
}

void tst_OccupiedCard::occupiedKeepsOtherRules_CARDOCCUPIED() {
  Table table;
  withOccupied(table);
  table.put(a, RoundSpace::passalon);
  table.state.sailTurn = a;
  QCOMPARE(table.refusal(table.to(a, RoundSpace::thebae)), u"SAIL-3"_s);
  QVERIFY(!table.of(a).occupiedUsed);
  QVERIFY(table.enter(table.to(a, RoundSpace::selinon))); // not occupied: the card is not used up
  QVERIFY(!table.of(a).occupiedUsed);
}

void tst_OccupiedCard::occupiedWithUpstreamAndDouble_CARDOCCUPIED() {
  Table table;
  withOccupied(table, true);
  table.give(a, CardKind::doubled);
  table.put(a, RoundSpace::passalon);
  table.state.sailTurn = a;
  PlaceShip ship{.player = a, .stop = table.stop(RoundSpace::thebae), .doubled = true};
  QVERIFY(table.enter(ship));
  QVERIFY(table.of(a).upstreamUsed && table.of(a).occupiedUsed);
  QCOMPARE(table.of(a).crews, (std::array<std::int16_t, crewCount>{3, 3, 1, 2}));
}

void tst_OccupiedCard::occupiedHeliopolis_CARDOCCUPIED() {
  QFETCH(int, profile);
  Table table(profile); // ROUND-HELIOPOLIS
  withOccupied(table);
  table.put(c, RoundSpace::heliopolis);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::heliopolis)), u"SAIL-2 CARD-OCCUPIED"_s);
}

void tst_OccupiedCard::occupiedOtherSpaces_options() {
  QFETCH(int, profile);
  Table table(profile); // option occupiedScope
  withOccupied(table);
  table.put(c, table.card(4));
  table.put(c, Site::obelisk, 1);
  const bool any = static_cast<Profile>(profile) == Profile::first;
  const Entry emptied = PlaceShip{.player = a, .stop = table.card(4)};
  const Entry taken = table.to(a, Site::obelisk, 1);
  QVERIFY(table.breaks(emptied, "SAIL-2"_rule) != any);
  QCOMPARE(table.refusal(taken), any ? legal : u"SAIL-5"_s);
  if (!any) return;
  QCOMPARE(table.refusal(emptied), legal);
  const CardSet before = table.of(a).cards;
  QVERIFY(table.enter(emptied)); // an emptied card space gives nothing
  QCOMPARE(table.of(a).cards, before);
  QVERIFY(table.of(a).occupiedUsed);
}

void tst_OccupiedCard::occupiedBuildingSpaceBuildsAfter_options() {
  Table table(Profile::first);
  table.give(a, CardKind::occupied);
  table.sail();
  table.put(c, Site::obelisk, 1);
  table.put(d, Site::obelisk, 2);
  QVERIFY(table.enter(table.to(a, Site::obelisk, 1)));
  const SiteState& site = table.state.sites[at(Site::obelisk)];
  QCOMPARE(site.slots[0].player, c);
  QCOMPARE(site.slots[1].player, a); // after the ship already there
  QCOMPARE(site.slots[2].player, d);
  table.of(a).occupiedUsed = false;
  table.state.sailTurn = a;
  QVERIFY(table.breaks(table.to(a, Site::obelisk, 2), "SAIL-5"_rule)); // one ship per site
}

void tst_OccupiedCard::ownLastShip_options() {
  QFETCH(int, profile);
  const OwnLastShip option = optionsOf(static_cast<Profile>(profile)).occupiedOwnLastShip;
  const auto which = static_cast<Profile>(profile);
  QCOMPARE(option, which == Profile::online       ? OwnLastShip::no
                   : which == Profile::tournament ? OwnLastShip::withUpstream
                                                  : OwnLastShip::yes);
  for (const bool upstream : {false, true}) {
    Table table(profile);
    withOccupied(table, upstream);
    table.put(a, RoundSpace::passalon);
    table.state.sailTurn = a;
    const bool may =
        option == OwnLastShip::yes || (option == OwnLastShip::withUpstream && upstream);
    QCOMPARE(table.refusal(table.to(a, RoundSpace::passalon)), may ? legal : u"SAIL-3"_s);
    if (!may) continue;
    QVERIFY(table.enter(table.to(a, RoundSpace::passalon)));
    QVERIFY(table.of(a).occupiedUsed);
    QCOMPARE(table.of(a).upstreamUsed, option == OwnLastShip::withUpstream);
    QCOMPARE(table.of(a).crews[at(Crew::joker)], 3);
  }
}

NILOMETER_TEST(tst_OccupiedCard)
#include "tst_occupied_card.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered to who is to sail: every place exactly once, or why not, and every card that can
// lie there without a name.
#include "support.h"
#include "test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

namespace {

using Place = std::pair<int, int>; ///< stop, space

Options offered(const Table& table) {
  Options options;
  listOptions(table.game, table.state, options);
  return options;
}

std::set<Place> offeredPlaces(const Options& options, bool second) {
  std::set<Place> places;
  for (const Entry& entry : options.entries) {
    const auto* ship = std::get_if<PlaceShip>(&entry);
    if (ship != nullptr && ship->second == second) places.insert({ship->stop, ship->space});
  }
  return places;
}

/// How often each name is offered for the card on that stop, of those that ask no choice.
std::map<std::uint8_t, int> namesAt(const Options& options, std::uint8_t stop) {
  std::map<std::uint8_t, int> names;
  for (const Entry& entry : options.entries) {
    const auto* ship = std::get_if<PlaceShip>(&entry);
    if (ship != nullptr && ship->stop == stop && ship->choices == Choices{}) ++names[ship->card];
  }
  return names;
}

} // namespace

class tst_OptionsSailing : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyPlaceIsOfferedOrRefusedOnce_SAIL4_data() { playerRows(); }
  void everyPlaceIsOfferedOrRefusedOnce_SAIL4();
  void secondShipRefusesNothingMore_CARDSECONDSHIP();
  void everyChoiceIsOfferedOnce_ROUNDALYI();
  void lastSpaceIsDoubledOnlyWhereTheGameSaysSo_options();
  void stoppingIsOfferedWhereOnlyACardHelps_SAIL9();
  void unnamedCardMayBeAnyThatIsLeft_LAY1();
  void leftCardMayBeTakenOrLeft_CARDLEFTOVER();
};

void tst_OptionsSailing::everyPlaceIsOfferedOrRefusedOnce_SAIL4() {
  QFETCH(const int, players);
  for (const std::uint8_t spaces : {std::uint8_t{3}, std::uint8_t{4}}) {
    Edition edition = rulesEdition();
    edition.spacesPerSite = spaces;
    Table table(Profile::revised, players, edition);
    table.sail();
    table.put(b, RoundSpace::thebae);
    table.put(b, Site::sphinx, 1);
    const Options options = offered(table);
    std::set<Place> all;
    for (std::size_t stop = 0; stop < edition.river.size(); ++stop) {
      const auto number = static_cast<int>(stop);
      if (edition.river[stop].kind != StopKind::site) {
        all.insert({number, noSpace});
        continue;
      }
      for (int space = 1; space <= spaces; ++space) all.insert({number, space});
      all.insert({number, reserveSpace});
    }
    std::set<Place> places = offeredPlaces(options, false);
    QVERIFY(!places.empty());
    for (const RefusedPlace& refused : options.refusedPlaces) {
      QVERIFY(!refused.verdict.legal());
      QVERIFY(places.insert({refused.stop, refused.space}).second); // not offered, refused once
    }
    QCOMPARE(places, all);
  }
}

void tst_OptionsSailing::secondShipRefusesNothingMore_CARDSECONDSHIP() {
  Table table;
  table.sail();
  table.give(a, CardKind::secondShip);
  QVERIFY(table.enter(table.to(a, RoundSpace::selinon)));
  const Options options = offered(table);
  QCOMPARE(options.onTurn, b);
  const std::set<Place> second = offeredPlaces(options, true);
  QVERIFY(second.contains({table.stop(RoundSpace::beniHasan), noSpace}));
  QVERIFY(!second.contains({table.stop(RoundSpace::edfu), noSpace})); // upstream of his ship
  for (const Entry& entry : options.entries) {
    const auto* ship = std::get_if<PlaceShip>(&entry);
    if (ship != nullptr) QCOMPARE(ship->player, ship->second ? a : b);
    QCOMPARE(table.refusal(entry), legal);
  }
  std::set<Place> refused;
  for (const RefusedPlace& place : options.refusedPlaces) {
    QVERIFY(refused.insert({place.stop, place.space}).second);
  }
  QVERIFY(!refused.contains({table.stop(RoundSpace::edfu), noSpace})); // b may sail there
}

void tst_OptionsSailing::everyChoiceIsOfferedOnce_ROUNDALYI() {
  Table table;
  table.sail();
  const std::uint8_t alyi = table.stop(RoundSpace::alyi);
  std::vector<Crew> crews;
  const Options options = offered(table);
  for (const Entry& entry : options.entries) {
    const auto* ship = std::get_if<PlaceShip>(&entry);
    if (ship != nullptr && ship->stop == alyi) crews.push_back(ship->choices.crews[0]);
  }
  QCOMPARE(crews, (std::vector<Crew>{Crew::blue, Crew::black, Crew::yellow, Crew::joker}));
}

void tst_OptionsSailing::lastSpaceIsDoubledOnlyWhereTheGameSaysSo_options() {
  for (const bool may : {false, true}) {
    RuleOptions rules;
    rules.doubleAtHeliopolis = may;
    Table table(rules);
    table.sail();
    table.give(a, CardKind::doubled);
    std::set<std::uint8_t> doubled;
    const Options options = offered(table);
    for (const Entry& entry : options.entries) {
      const auto* ship = std::get_if<PlaceShip>(&entry);
      if (ship == nullptr || !ship->doubled) continue;
      QCOMPARE(table.refusal(entry), legal);
      doubled.insert(ship->stop);
    }
    QCOMPARE(doubled.contains(table.stop(RoundSpace::heliopolis)), may);
    QCOMPARE(doubled.size(), std::size_t{may ? 7U : 6U}); // the round spaces
  }
}

void tst_OptionsSailing::stoppingIsOfferedWhereOnlyACardHelps_SAIL9() {
  for (const bool atTheEnd : {false, true}) {
    Table table(Profile::first); // nobody may pass of his own accord
    table.sail();
    table.give(a, CardKind::upstream);
    if (atTheEnd) table.put(a, RoundSpace::heliopolis);
    const Options options = offered(table);
    QCOMPARE(table.refusal(Pass{a}) == legal, atTheEnd);
    QCOMPARE(std::ranges::count(options.entries, Entry(Pass{a})) == 1, atTheEnd);
  }
}

void tst_OptionsSailing::unnamedCardMayBeAnyThatIsLeft_LAY1() {
  RuleOptions options = optionsOf(Profile::tournament);
  options.withoutMoreSphinxCard = true;
  Table table(options);
  table.sail();
  // What somebody holds cannot lie here, unless there is another one alike.
  table.give(b, CardKind::quarry);
  const int gone = table.give(b, CardKind::doubled);
  const std::uint8_t known = table.nameOf(CardKind::occupied);
  QVERIFY(table.enter(NameNileCard{.stop = table.card(2), .card = known}));
  const Options found = offered(table);
  std::map<std::uint8_t, int> expected;
  const Edition& edition = table.edition();
  for (const int card : Bits(edition.cardsOfDeck[0] & ~table.state.seenCards)) {
    const NileCard& printed = edition.nileCards[at(card)];
    const bool chooses = printed.kind == CardKind::crewsChoice;
    if (!chooses && printed.kind != CardKind::moreSphinx) expected[printed.name] = 1;
  }
  QVERIFY(expected.size() > 5);
  QVERIFY(!expected.contains(table.name(gone)));
  QCOMPARE(namesAt(found, table.card(1)), expected);
  // A card that has a name needs none.
  QCOMPARE(namesAt(found, table.card(2)), (std::map<std::uint8_t, int>{{unnamed, 1}}));
}

void tst_OptionsSailing::leftCardMayBeTakenOrLeft_CARDLEFTOVER() {
  Table table;
  table.sail(3);
  table.give(a, CardKind::leftover);
  for (const int number : {1, 2, 4, 5, 6, 7, 8, 9, 10})
    table.state.river[at(number - 1)] = riverEmpty;
  table.allOut();
  table.state.leftoverStep = true;
  const Options options = offered(table);
  QCOMPARE(options.onTurn, a);
  int declined = 0;
  std::set<int> names;
  for (const Entry& entry : options.entries) {
    const auto* leftover = std::get_if<TakeLeftover>(&entry);
    if (leftover == nullptr) continue;
    QCOMPARE(table.refusal(entry), legal);
    if (!leftover->stop) {
      ++declined;
      continue;
    }
    QCOMPARE(*leftover->stop, table.card(3)); // nothing else is left
    names.insert(leftover->card);
  }
  QCOMPARE(declined, 1);
  QVERIFY(names.size() > 5);
}

NILOMETER_TEST(tst_OptionsSailing)
#include "tst_options_sailing.moc"

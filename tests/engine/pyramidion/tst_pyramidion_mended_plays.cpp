// SPDX-License-Identifier: GPL-3.0-or-later
// Other ways to play a card of Pyramidion once the table is another one.
#include "pyramidion_mends.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_PyramidionMendedPlays : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void cardOfTheKindFromElsewhere_CARD2();
  void cardOfTheKindFromElsewhere_CARD3();
  void cardsThatWereMixedUpAreExchanged_CARD2();
  void targetThatIsGone_SPECIALBANDIT();
  void resourceThatIsGone_SPECIALVIZIER();
  void troopThatIsGone_SPECIALPROTECTOR();
  void swapOfOtherSize_SPECIALSTONEMASON();
  void markerThatIsLeft_POWERGIZA();
  void resourceOfChoice_POWERALEXANDRIA();
  void otherTroopOfTheSite_POWERCAIRO();
};

void tst_PyramidionMendedPlays::cardOfTheKindFromElsewhere_CARD2() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.of(a).basics[at(CardKind::torturer)] = 0;
  const Play common = card(a, CardKind::torturer, 4);
  QVERIFY(versionsOf(table, basic(common)) == Entries{common});
  Play discarded = basic(common);
  QVERIFY(
      (versionsOf(table, Pass{a, discarded.card}) == Entries{Pass{a, common.card}, Pass{a, {}}}));
  table.of(a).common = 0;
  QVERIFY(versionsOf(table, basic(common)).empty());
  table.of(a).basics[at(CardKind::torturer)] = 1;
  QVERIFY(versionsOf(table, common) == Entries{basic(common)});
}

void tst_PyramidionMendedPlays::cardOfTheKindFromElsewhere_CARD3() {
  Edition edition = bareEdition();
  const Card listed{CardKind::merchant, false, {0, 0, 4}, {}, 1};
  edition.readings.cards = {listed};
  PyramidionTable table(3, {}, edition);
  table.open(Site::thebes);
  table.state.discarded.kinds[at(CardKind::merchant)] = 11;
  table.state.discarded.ids = idBit(1);
  Play known = card(a, CardKind::merchant, 0, 0, 4);
  const Play other = known;
  known.card.id = 1;
  QCOMPARE(table.refusal(known), u"CARD-3"_s);
  QVERIFY(versionsOf(table, known) == Entries{other}); // another one that shows the same
  table.state.discarded.kinds[at(CardKind::merchant)] = 12;
  QVERIFY(versionsOf(table, known) == Entries{basic(other)});
}

void tst_PyramidionMendedPlays::cardsThatWereMixedUpAreExchanged_CARD2() {
  PyramidionTable table;
  table.open(Site::giza);
  table.lay(Site::giza, all({1}));
  table.of(a).basics[at(CardKind::torturer)] = 0;
  Play vizier = card(a, CardKind::vizier, 1);
  vizier.deed.resource = Resource::camel;
  const Play torturer = basic(card(a, CardKind::torturer, 4));
  QVERIFY(swappedOn(table, torturer, vizier, torturer) == Entries{vizier});
  QVERIFY(swappedOn(table, torturer, torturer, vizier).empty());
  QVERIFY(swappedOn(table, torturer, vizier, vizier).empty());
  // POWER-GIZA: the marker that the other one has set free.
  Play first = card(b, CardKind::torturer, 2);
  first.marker = 1;
  Play second = first;
  second.marker = 2;
  table.of(b).marker = 2;
  Play mine = card(a, CardKind::torturer, 3);
  mine.marker = 2;
  Play instead = mine;
  instead.marker = 1;
  QVERIFY(swappedOn(table, mine, first, second) == Entries{instead});
  mine.marker = 3; // nobody has taken that
  QVERIFY(swappedOn(table, mine, first, second).empty());
}

void tst_PyramidionMendedPlays::targetThatIsGone_SPECIALBANDIT() {
  PyramidionTable table;
  table.open(Site::giza);
  const auto merchant = [](Player player) { return card(player, CardKind::merchant); };
  table.plays({merchant(b), merchant(c), merchant(a), merchant(b)});
  table.state.lying[1].lies = false;
  table.state.turn = a;
  const Play bandit = card(a, CardKind::bandit);
  // Number 3 is his own.
  QVERIFY((versionsOf(table, on(bandit, 2)) == Entries{on(bandit, 1), on(bandit, 4)}));
  table.state.lying[0].lies = table.state.lying[3].lies = false;
  QVERIFY(versionsOf(table, on(bandit, 2)) == Entries{bandit}); // SPECIAL-1
  // What the philosopher doubles is another card, which repeats nothing.
  Play philosopher = on(card(a, CardKind::philosopher), 2);
  philosopher.again.target = 1;
  const Play doubles = on(card(a, CardKind::philosopher), 3);
  QVERIFY(versionsOf(table, philosopher).front() == Entry(doubles));
}

void tst_PyramidionMendedPlays::resourceThatIsGone_SPECIALVIZIER() {
  PyramidionTable table;
  table.open(Site::giza);
  table.lay(Site::giza, all({0, 1, 2}));
  const auto takes = [](CardKind kind, Resource resource) {
    Play play = card(a, kind);
    play.deed.resource = resource;
    return play;
  };
  const auto vizier = CardKind::vizier;
  QVERIFY((versionsOf(table, takes(vizier, Resource::camel)) ==
           Entries{takes(vizier, Resource::wood), takes(vizier, Resource::food)}));
  table.lay(Site::giza, {});
  QVERIFY(versionsOf(table, takes(vizier, Resource::camel)) == Entries{card(a, vizier)});
  table.leaveInSupply(Resource::camel, 0);
  const Entries adds = versionsOf(table, takes(CardKind::politician, Resource::camel));
  QCOMPARE(adds.size(), 5U);
  QVERIFY(adds.front() == Entry(takes(CardKind::politician, Resource::wood)));
}

void tst_PyramidionMendedPlays::troopThatIsGone_SPECIALPROTECTOR() {
  PyramidionTable table;
  table.open(Site::giza);
  table.station(b, {Site::luxor}, Troop::negotiator);
  Play entry = card(a, CardKind::protector);
  entry.deed.troop = TroopAt{Site::luxor, Troop::torturer};
  Play other = entry;
  other.deed.troop->kind = Troop::negotiator;
  QVERIFY(versionsOf(table, entry) == Entries{other});
  entry.deed.troop->site = Site::cairo; // of another site it would be another deed
  QVERIFY(versionsOf(table, entry).empty());
}

void tst_PyramidionMendedPlays::swapOfOtherSize_SPECIALSTONEMASON() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.lay(Site::thebes, all({0, 0, 0, 1}));
  table.lay(Site::giza, all({1, 0, 2}));
  const auto swaps = [](const Resources& give, const Resources& get) {
    Play play = card(a, CardKind::stonemason);
    play.deed.swap = Swap{Site::giza, give, get};
    return play;
  };
  const Play two = swaps(all({0, 0, 0, 2}), all({1, 0, 1}));
  const Play one = swaps(all({0, 0, 0, 1}), all({0, 0, 1}));
  QVERIFY(versionsOf(table, two).front() == Entry(one));
  table.lay(Site::thebes, all({0, 0, 0, 3}));
  QVERIFY(versionsOf(table, one) == Entries{two});
  table.lay(Site::thebes, {}); // there is nothing to swap
  QVERIFY(versionsOf(table, two).front() == Entry(mason(a)));
}

void tst_PyramidionMendedPlays::markerThatIsLeft_POWERGIZA() {
  PyramidionTable table(4);
  table.open(Site::giza);
  table.of(b).marker = 3;
  const auto takes = [](int marker) {
    Play play = card(a, CardKind::torturer);
    play.marker = static_cast<std::uint8_t>(marker);
    return play;
  };
  QVERIFY((versionsOf(table, takes(3)) == Entries{takes(2), takes(4), takes(1), takes(0)}));
  table.of(a).marker = 1; // at most one each
  QVERIFY(versionsOf(table, takes(2)) == Entries{takes(0)});
}

void tst_PyramidionMendedPlays::resourceOfChoice_POWERALEXANDRIA() {
  const auto gains = [](std::optional<Resource> kind) {
    Play play = ankh(card(a, CardKind::merchant));
    play.gain = kind;
    return play;
  };
  for (const bool statue : {true, false}) {
    RuleOptions options;
    options.freeChoiceStatue = statue;
    PyramidionTable table(3, options);
    table.open(Site::alexandria);
    table.leaveInSupply(Resource::camel, 0);
    const Entries versions = versionsOf(table, gains(Resource::camel));
    QCOMPARE(versions.size(), statue ? 6U : 5U);
    QVERIFY(versions.front() == Entry(gains(Resource::wood)));
    QVERIFY(versions.back() == Entry(gains({})));
  }
  PyramidionTable elsewhere;
  elsewhere.open(Site::cairo);
  QVERIFY(versionsOf(elsewhere, gains(Resource::camel)) == Entries{gains({})});
}

void tst_PyramidionMendedPlays::otherTroopOfTheSite_POWERCAIRO() {
  PyramidionTable table;
  table.open(Site::cairo);
  table.station(b, {Site::cairo}, Troop::negotiator);
  const auto sends = [](std::optional<Troop> troop) {
    Play play = ankh(card(a, CardKind::merchant));
    play.home = troop;
    return play;
  };
  QVERIFY(
      (versionsOf(table, sends(Troop::torturer)) == Entries{sends(Troop::negotiator), sends({})}));
  table.state.ankhSeen = true;
  QVERIFY(versionsOf(table, sends(Troop::negotiator)) == Entries{sends({})});
}

NILOMETER_TEST(tst_PyramidionMendedPlays)
#include "tst_pyramidion_mended_plays.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The rules follow the printed values: a copy of the game in which nearly every number differs.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/fields.h"
#include "engine/egizia/final_facts.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_OtherEdition : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void setUp_SET1_SET3();
  void riverHasItsOwnOrder_SAIL3();
  void fewerCardSpaces_LAY1();
  void shipsAndBuildingSpaces_SAIL7_SET8_data() { playerRows(); }
  void shipsAndBuildingSpaces_SAIL7_SET8();
  void roundSpacesFollowTheirPictures();
  void everyCrewHasItsOwnTrackEnd_CREW1_CREW2();
  void stoneTrackEndsEarlier_STONE2();
  void marketsHaveOtherSteps_MARKET2_MARKET3();
  void penaltiesFollowTheSteps_FEED3();
  void drawLimit_SPHINX1();
  void rowsOfTheObelisk_OBELISK1();
  void rowsOfThePyramid_PYR1();
  void partsOfTheTemple_TEMPLE1();
  void openTombs_TOMB1_SET7();
  void participation_BONUS1();
  void finalScoring_END1_END2_END3();
  void cardsHaveOtherNumbers();
};

namespace {

/// The other copy with four players, or as many as given.
struct OtherTable : Table {
  explicit OtherTable(int players = 4) : Table(Profile::revised, players, differentEdition()) {}
};

void atSite(Table& table, Site site) {
  table.crews(a, {7, 8, 6, 5});
  table.of(a).stones = 20;
  table.give(a, CardKind::twoCrews);
  table.put(a, site, 1);
  table.start(Phase::build);
}

Build by(Site site, Building which, std::initializer_list<int> numbers) {
  return building(a, site, blueCrew | blackCrew | jokerCrew, {{which, cells(numbers)}},
                  site == Site::obelisk ? std::optional(Market::grain) : std::nullopt);
}

} // namespace

void tst_OtherEdition::setUp_SET1_SET3() {
  OtherTable table;
  QCOMPARE(table.of(a).crews, (std::array<std::int16_t, crewCount>{2, 1, 0, 3}));
  QCOMPARE(table.of(a).stones, 4);
  QCOMPARE(table.of(d).stones, 1);
  QCOMPARE(table.state.openedTombs, 3);
  QCOMPARE(quarryYield(table.edition(), table.of(a).cards), 2);
  QCOMPARE(wateredGrain(table.edition(), table.of(a), Ring::left), 7);
  QCOMPARE(table.brokenNow(), u"none"_s);
}

void tst_OtherEdition::riverHasItsOwnOrder_SAIL3() {
  OtherTable table;
  table.sail();
  QVERIFY(table.stop(RoundSpace::heliopolis) < table.stop(RoundSpace::thebae));
  table.put(a, RoundSpace::heliopolis);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::thebae)), legal);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::edfu)), u"SAIL-3"_s);
  table.put(a, RoundSpace::beniHasan); // the last stop here
  QCOMPARE(table.refusal(table.to(a, RoundSpace::passalon)), u"SAIL-3"_s);
}

void tst_OtherEdition::fewerCardSpaces_LAY1() {
  OtherTable table;
  QCOMPARE(int{table.edition().cardStops}, 8);
  QVERIFY(table.enter(LayOut{}));
  QCOMPARE(table.state.river[7], riverUnnamed);
  QCOMPARE(table.state.river[8], riverEmpty);
}

void tst_OtherEdition::shipsAndBuildingSpaces_SAIL7_SET8() {
  QFETCH(int, players);
  OtherTable table(players);
  table.sail();
  QCOMPARE(table.refusal(table.to(a, Site::sphinx, 3)), legal);
  QCOMPARE(table.refusal(table.to(a, Site::sphinx, 4)), players == 4 ? legal : u"SET-8"_s);
  table.put(a, RoundSpace::edfu);
  table.of(a).shipsPlaced = 6;
  table.of(a).ships.fill({table.stop(RoundSpace::edfu), noSpace});
  QCOMPARE(table.refusal(table.to(a, RoundSpace::thebae)), legal);
  table.of(a).shipsPlaced = 7;
  QCOMPARE(table.refusal(table.to(a, RoundSpace::thebae)), u"SAIL-7"_s);
}

void tst_OtherEdition::roundSpacesFollowTheirPictures() {
  OtherTable table; // ROUND-THEBAE, ROUND-SELINON, ROUND-ALYI
  table.sail();
  QVERIFY(table.enter(table.to(a, RoundSpace::thebae)));
  QCOMPARE(table.of(a).crews, (std::array<std::int16_t, crewCount>{2, 1, 1, 3}));
  QVERIFY(table.enter(table.to(b, RoundSpace::selinon)));
  QCOMPARE(table.of(b).crews, (std::array<std::int16_t, crewCount>{3, 2, 1, 3}));
  PlaceShip alyi{.player = c, .stop = table.stop(RoundSpace::alyi)};
  alyi.choices.crewCount = 1;
  QVERIFY(table.enter(alyi));
  QCOMPARE(table.of(c).stones, 2 + 3);
}

void tst_OtherEdition::everyCrewHasItsOwnTrackEnd_CREW1_CREW2() {
  OtherTable table;
  table.crews(a, {7, 7, 6, 5});
  table.sail();
  PlaceShip alyi{.player = a, .stop = table.stop(RoundSpace::alyi)};
  alyi.choices.crewCount = 1;
  for (const Crew crew : {Crew::blue, Crew::yellow, Crew::joker}) {
    alyi.choices.crews[0] = crew;
    QCOMPARE(table.refusal(alyi), u"CREW-2"_s);
  }
  alyi.choices.crews[0] = Crew::black; // its track is one longer
  QVERIFY(table.enter(alyi));
  QCOMPARE(table.of(a).crews[at(Crew::black)], 8);
  QVERIFY(table.enter(table.to(b, RoundSpace::edfu)));
  table.state.sailTurn = a;
  QVERIFY(table.enter(table.to(a, RoundSpace::passalon)));
  QVERIFY(table.noted(Note::advanceLost, a));
}

void tst_OtherEdition::stoneTrackEndsEarlier_STONE2() {
  OtherTable table;
  table.of(a).stones = 19;
  table.start(Phase::stone);
  QVERIFY(table.enter(ProduceStones{}));
  QCOMPARE(table.of(a).stones, 20);
}

void tst_OtherEdition::marketsHaveOtherSteps_MARKET2_MARKET3() {
  OtherTable table;
  table.of(a).stones = 0;
  table.mark(a, Market::stone, 6);
  table.mark(a, Market::grain, 4);
  table.sail();
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  QCOMPARE(table.step(a, Market::stone), 7);
  QCOMPARE(table.of(a).stones, 2);
  QCOMPARE(table.step(a, Market::grain), 4);
  QCOMPARE(table.points(a), 3);
}

void tst_OtherEdition::penaltiesFollowTheSteps_FEED3() {
  constexpr std::array<int, 5> penalties{5, 4, 4, 2, 0};
  for (int step = 0; step < 5; ++step) {
    OtherTable table;
    table.crews(a, {3, 2, 1, 3}); // 9 against 7
    table.mark(a, Market::grain, step);
    table.start(Phase::feed);
    QVERIFY(table.enter(Feed{}));
    QCOMPARE(table.points(a), -2 * penalties[at(step)]);
  }
}

void tst_OtherEdition::drawLimit_SPHINX1() {
  OtherTable table;
  atSite(table, Site::sphinx);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 4)), legal);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 5)), u"SPHINX-1"_s);
  table.give(a, CardKind::moreSphinx); // one unpaid card here
  QCOMPARE(table.refusal(drawing(a, blueCrew, 3, 0, 1)), legal);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 2, 0, 2)), u"CARD-MORE-SPHINX"_s);
}

void tst_OtherEdition::rowsOfTheObelisk_OBELISK1() {
  OtherTable table; // rows of 2 1 3 1 2 1 spaces
  atSite(table, Site::obelisk);
  QCOMPARE(table.refusal(by(Site::obelisk, Building::obelisk, {1})), legal);
  QCOMPARE(table.refusal(by(Site::obelisk, Building::obelisk, {1, 2})), u"OBELISK-1"_s);
  table.stone(b, Building::obelisk, cells({0, 1, 2}));
  QCOMPARE(table.refusal(by(Site::obelisk, Building::obelisk, {5})), legal);
  QVERIFY(table.enter(by(Site::obelisk, Building::obelisk, {3, 5})));
  QCOMPARE(table.points(a), 8);
}

void tst_OtherEdition::rowsOfThePyramid_PYR1() {
  OtherTable table; // a space rests on three
  atSite(table, Site::pyramid);
  QCOMPARE(table.refusal(by(Site::pyramid, Building::pyramid, {0, 1, 7})), u"PYR-1"_s);
  QVERIFY(table.enter(by(Site::pyramid, Building::pyramid, {0, 1, 2, 7})));
  QCOMPARE(table.points(a), 3 * 2 + 3);
}

void tst_OtherEdition::partsOfTheTemple_TEMPLE1() {
  OtherTable table; // right pillar 2 2 4, left pillar 1 5 after it, then columns and stones above
  atSite(table, Site::pyramid);
  const auto temple = [](std::initializer_list<int> numbers) {
    return by(Site::pyramid, Building::temple, numbers);
  };
  QCOMPARE(table.refusal(temple({1})), legal); // either of the two
  QCOMPARE(table.refusal(temple({2})), u"TEMPLE-1"_s);
  QCOMPARE(table.refusal(temple({3})), u"TEMPLE-1"_s);
  table.stone(b, Building::temple, cells({0, 1, 2, 3, 4}));
  QCOMPARE(table.refusal(temple({10})), legal); // above needs no columns here
  QVERIFY(table.enter(temple({5, 10})));
  QCOMPARE(table.points(a), 2 + 7);
}

void tst_OtherEdition::openTombs_TOMB1_SET7() {
  OtherTable table;
  QCOMPARE(table.refusal(NameTombs{.first = 3, .values = {3}, .count = 1}), u"SET-7"_s);
  QCOMPARE(table.refusal(NameTombs{.first = 0, .values = {4}, .count = 1}), u"ENTRY"_s);
  table.nameTombs({7, 3, 1});
  atSite(table, Site::obelisk);
  QVERIFY(table.enter(by(Site::obelisk, Building::tombs, {0, 1})));
  QCOMPARE(table.points(a), 10);
  QCOMPARE(table.state.openedTombs, 5);
}

void tst_OtherEdition::participation_BONUS1() {
  constexpr std::array<int, 3> points{2, 4, 7};
  for (int sites = 1; sites <= 3; ++sites) {
    OtherTable table;
    for (int site = 0; site < sites; ++site) {
      table.put(a, static_cast<Site>(site), 4);
      Slot& slot = table.state.sites[at(site)].slots[0];
      slot.done = slot.built = slot.spentStones = true;
    }
    table.start(Phase::bonus);
    QVERIFY(table.enter(ScoreParticipation{}));
    QCOMPARE(table.points(a), points[at(sites - 1)]);
  }
}

void tst_OtherEdition::finalScoring_END1_END2_END3() {
  OtherTable table(2);
  table.of(b).stones = 11;
  table.mark(b, Market::stone, 5); // third from the end is low enough here
  table.tombs(b, {7, 7, 1});
  table.give(b, CardKind::tomb);
  table.keep(b, table.sphinx("per-seven-points") | table.sphinx("obelisk-row-1"));
  table.stone(a, Building::obelisk, cells({0, 1}));
  table.start(Phase::final);
  QVERIFY(table.enter(FinalScore{.player = b, .sell = true}));
  QCOMPARE(table.said(EffectKind::points), (QStringList{u"b END-1 0>3"_s, u"b END-2 3>9"_s,
                                                        u"b END-3 9>11"_s, u"b END-3 11>12"_s}));
}

void tst_OtherEdition::cardsHaveOtherNumbers() {
  OtherTable table;
  table.give(a, CardKind::stones6);      // CARD-STONES6: five here
  table.give(a, CardKind::sell10);       // CARD-SELL10: up to seven
  table.give(a, CardKind::paidCrewStep); // CARD-PAID-CREW-STEP: three stones
  table.sail(5);
  QVERIFY(table.enter(PlayCard{.player = a, .kind = CardKind::stones6}));
  QCOMPARE(table.of(a).stones, 9);
  QVERIFY(table.enter(PlayCard{.player = a, .kind = CardKind::paidCrewStep}));
  QCOMPARE(table.of(a).stones, 6);
  table.of(a).stones = 12;
  const auto sell = [](std::uint8_t amount) {
    return PlayCard{.player = a, .kind = CardKind::sell10, .amount = amount};
  };
  QCOMPARE(table.refusal(sell(8)), u"CARD-SELL10"_s);
  QCOMPARE(table.refusal(sell(7)), legal);
  QVERIFY(table.enter(table.to(a, 1, table.index(CardKind::stoneMarket2, 3, 2))));
  QCOMPARE(table.step(a, Market::stone), 3); // CARD-STONE-MARKET2: three steps
}

NILOMETER_TEST(tst_OtherEdition)
#include "tst_other_edition.moc"

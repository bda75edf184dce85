// SPDX-License-Identifier: GPL-3.0-or-later
// A building action being made: spaces, payment, tomb tiles, the market.
#include "test_program.h"

#include "tests/ui/draft_fixture.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_draft_building : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void furthestSpaceTakesThoseBefore_data();
  void furthestSpaceTakesThoseBefore();
  void pressedAgainTakesBackWhatRestsOnIt_PYR1();
  void everythingTakenBack_BUILD5();
  void builtSpacesAreNotPaidAgain_BUILD5();
  void weakestCrewThatSufficesIsProposed_data();
  void weakestCrewThatSufficesIsProposed();
  void turnedCrewsAreClosed_BUILD4();
  void chosenCrewStaysChosen_BUILD2();
  void proposedCrewIsConfirmedByItsFirstPress_BUILD2();
  void anotherCrewReplacesTheFirst_BUILD2_CARDTWOCREWS();
  void thirdCrewReplacesTheLast_CARDTWOCREWS();
  void tooDearIsRefused_BUILD5();
  void otherSitesMeanNothing_BUILD1();
  void turnedUpTombsAreNamedAndTaken_TOMB1();
  void fewerTombsTurnFewerUp_TOMB1();
  void tombsTurnedUpMayStayUnnamed_TOMB1();
  void theMarketEndsTheAction_MARKET1();
  void marketEndsNothingWhileATileHasNoValue_TOMB1();
  void noMarketAtThePyramid_MARKET1();
  void decliningIsNeverProposed_BUILD6();
  void declining_BUILD6();
  void reserveByCard_CARDRESERVE();
};

namespace {

using Crews = std::array<std::int16_t, crewCount>;

/// Player a stands at the site and is on turn.
void atSite(Table& table, Site site, Crews crews, int stones) {
  table.crews(a, crews);
  table.of(a).stones = static_cast<std::int16_t>(stones);
  table.put(a, site, 1);
  table.start(Phase::build);
}

SpaceSet spacesOf(const Drafting& made, Building building) {
  const auto& entry = made.draft.work().entry;
  const auto* build = entry ? std::get_if<Build>(&*entry) : nullptr;
  return build == nullptr ? 0 : build->spaces[at(building)];
}

} // namespace

void tst_draft_building::furthestSpaceTakesThoseBefore_data() {
  QTest::addColumn<int>("building");
  QTest::addColumn<int>("cell");
  QTest::addColumn<Ids>("taken");
  QTest::addColumn<int>("value");
  QTest::newRow("PYR-1 in a row") << id(Building::pyramid) << 3 << Ids{0, 1, 2, 3} << 4;
  QTest::newRow("PYR-1 on a row") << id(Building::pyramid) << 5 << Ids{0, 1, 5} << 4;
  QTest::newRow("OBELISK-1 any space of a row") << id(Building::obelisk) << 3 << Ids{0, 1, 3} << 6;
  QTest::newRow("TEMPLE-1 one pillar") << id(Building::temple) << 3 << Ids{2, 3} << 3;
  QTest::newRow("TEMPLE-1 columns") << id(Building::temple) << 5 << Ids{0, 1, 2, 3, 4, 5} << 12;
  QTest::newRow("TOMB-1") << id(Building::tombs) << 2 << Ids{0, 1, 2} << 9;
}
void tst_draft_building::furthestSpaceTakesThoseBefore() {
  QFETCH(int, building);
  QFETCH(int, cell);
  QFETCH(Ids, taken);
  QFETCH(int, value);
  Table table;
  table.nameTombs({2, 3, 4, 5});
  const auto which = static_cast<Building>(building);
  atSite(table, siteOf(which), {6, 6, 6, 6}, 20);
  Drafting made(table);
  QVERIFY(!made.draft.entry());
  QCOMPARE(int{made.offer(which, cell).value}, value);
  QCOMPARE(qsizetype{made.offer(which, cell).adds}, taken.size());
  QCOMPARE(made.draft.pressCell(which, cell), Progress::asks);
  SpaceSet spaces = 0;
  for (const int some : taken) spaces |= spaceBit(some);
  QCOMPARE(made.entry<Build>().spaces[at(which)], spaces);
  QVERIFY(made.offer(which, taken.front()).chosen);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_building::pressedAgainTakesBackWhatRestsOnIt_PYR1() {
  Table table;
  atSite(table, Site::pyramid, {6, 1, 1, 6}, 20);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 5); // rests on 0 and 1
  made.draft.pressCell(Building::pyramid, 2);
  made.draft.pressCell(Building::temple, 0);
  QCOMPARE(spacesOf(made, Building::pyramid), cells({0, 1, 2, 5}));
  made.draft.pressCell(Building::pyramid, 1);
  QCOMPARE(spacesOf(made, Building::pyramid), cells({0}));
  QCOMPARE(spacesOf(made, Building::temple), cells({0}));
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_building::everythingTakenBack_BUILD5() {
  Table table;
  atSite(table, Site::pyramid, {6, 1, 1, 6}, 20);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 1);
  made.draft.pressCell(Building::pyramid, 0);
  QVERIFY(!made.draft.entry());
  QVERIFY(made.draft.questions().empty());
  QVERIFY(made.offer(Building::pyramid, 1).open);
}

void tst_draft_building::builtSpacesAreNotPaidAgain_BUILD5() {
  Table table;
  table.stone(b, Building::pyramid, cells({0, 1}));
  atSite(table, Site::pyramid, {6, 1, 1, 2}, 20);
  Drafting made(table);
  QVERIFY(!made.offer(Building::pyramid, 1).open);
  QCOMPARE(int{made.offer(Building::pyramid, 5).value}, 2);
  made.draft.pressCell(Building::pyramid, 5);
  QCOMPARE(spacesOf(made, Building::pyramid), cells({5}));
  // What is chosen already is not added again.
  QCOMPARE(int{made.offer(Building::pyramid, 6).value}, 3);
  QCOMPARE(int{made.offer(Building::pyramid, 6).adds}, 2);
}

void tst_draft_building::weakestCrewThatSufficesIsProposed_data() {
  QTest::addColumn<Crews>("crews");
  QTest::addColumn<int>("turned");
  QTest::addColumn<bool>("twoCrews");
  QTest::addColumn<int>("cell"); ///< of the pyramid: costs cell + 1
  QTest::addColumn<int>("proposed");
  QTest::addColumn<bool>("strengthCard");
  const auto row = [](const char* name, Crews crews, int turned, bool two, int cell, int proposed,
                      bool card) {
    QTest::newRow(name) << crews << turned << two << cell << proposed << card;
  };
  constexpr int joined = blueCrew | blackCrew;
  row("BUILD-2 weakest", {1, 2, 3, 2}, 0, false, 0, blueCrew, false);
  row("BUILD-2 just enough", {1, 3, 2, 2}, 0, false, 1, yellowCrew, false);
  row("BUILD-3 no joker if avoidable", {1, 5, 3, 2}, 0, false, 3, blackCrew, false);
  row("BUILD-3 joker if needed", {1, 2, 3, 2}, 0, false, 3, blackCrew | jokerCrew, false);
  row("BUILD-4 turned crews do not", {1, 2, 3, 2}, blueCrew, false, 0, blackCrew, false);
  row("CARD-STRENGTH rather the joker", {2, 1, 1, 2}, 0, false, 3, blueCrew | jokerCrew, false);
  row("CARD-STRENGTH if needed", {2, 1, 1, 2}, 0, false, 4, blueCrew, true);
  row("CARD-TWO-CREWS rather one and the joker", {2, 2, 1, 2}, 0, true, 3, blueCrew | jokerCrew,
      false);
  row("CARD-TWO-CREWS if needed", {2, 2, 1, 2}, jokerCrew, true, 3, joined, false);
}
void tst_draft_building::weakestCrewThatSufficesIsProposed() {
  QFETCH(Crews, crews);
  QFETCH(int, turned);
  QFETCH(bool, twoCrews);
  QFETCH(int, cell);
  QFETCH(int, proposed);
  QFETCH(bool, strengthCard);
  Table table;
  const int second = twoCrews ? table.give(a, CardKind::twoCrews) : -1;
  const int card = table.give(a, CardKind::strength, 3);
  table.of(a).usedCrews = static_cast<CrewSet>(turned);
  atSite(table, Site::pyramid, crews, 20);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, cell);
  QCOMPARE(int{made.entry<Build>().crews}, proposed);
  QCOMPARE(made.entry<Build>().strengthCards, strengthCard ? cardBit(card) : 0);
  Ids used;
  if (strengthCard) used << card;
  if (proposed == (blueCrew | blackCrew)) used << second;
  QCOMPARE(made.chosen(Ask::strength), used);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_building::turnedCrewsAreClosed_BUILD4() {
  Table table;
  table.of(a).usedCrews = blackCrew | jokerCrew;
  atSite(table, Site::pyramid, {2, 2, 2, 2}, 20);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 0);
  QCOMPARE(made.all(Ask::pay), (Ids{0, 1, 2, 3}));
  QCOMPARE(made.open(Ask::pay), (Ids{id(Crew::blue), id(Crew::yellow)}));
  QVERIFY(!made.asks(Ask::strength)); // no such card
}

void tst_draft_building::chosenCrewStaysChosen_BUILD2() {
  Table table;
  atSite(table, Site::pyramid, {1, 2, 6, 2}, 20);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 0);
  made.draft.choose(Ask::pay, 0, id(Crew::yellow));
  QCOMPARE(made.entry<Build>().crews, yellowCrew);
  made.draft.pressCell(Building::pyramid, 1);
  QCOMPARE(made.entry<Build>().crews, yellowCrew);
  made.draft.choose(Ask::pay, 0, id(Crew::joker));
  QCOMPARE(int{made.entry<Build>().crews}, yellowCrew | jokerCrew);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_building::proposedCrewIsConfirmedByItsFirstPress_BUILD2() {
  Table table;
  atSite(table, Site::pyramid, {3, 5, 3, 2}, 9);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 1);
  QCOMPARE(made.entry<Build>().crews, blueCrew);
  made.draft.choose(Ask::pay, 0, static_cast<int>(Crew::blue));
  QCOMPARE(made.entry<Build>().crews, blueCrew);
  made.draft.choose(Ask::pay, 0, static_cast<int>(Crew::blue));
  QCOMPARE(int{made.entry<Build>().crews}, 0);
  // Another proposal beside it is dropped, and can be named itself.
  Table weak;
  atSite(weak, Site::pyramid, {1, 1, 1, 2}, 9);
  Drafting joined(weak);
  joined.draft.pressCell(Building::pyramid, 1);
  QCOMPARE(int{joined.entry<Build>().crews}, blueCrew | jokerCrew);
  joined.draft.choose(Ask::pay, 0, static_cast<int>(Crew::blue));
  QCOMPARE(joined.entry<Build>().crews, blueCrew);
  joined.draft.choose(Ask::pay, 0, static_cast<int>(Crew::joker));
  QCOMPARE(int{joined.entry<Build>().crews}, blueCrew | jokerCrew);
}

void tst_draft_building::anotherCrewReplacesTheFirst_BUILD2_CARDTWOCREWS() {
  Table table;
  atSite(table, Site::pyramid, {1, 2, 6, 2}, 20);
  Drafting one(table);
  one.draft.pressCell(Building::pyramid, 0);
  one.draft.choose(Ask::pay, 0, id(Crew::black));
  QCOMPARE(one.chosen(Ask::pay), Ids{id(Crew::black)});
  table.give(a, CardKind::twoCrews);
  Drafting two(table);
  two.draft.pressCell(Building::pyramid, 0);
  two.draft.choose(Ask::pay, 0, id(Crew::black));
  QCOMPARE(two.chosen(Ask::pay), (Ids{id(Crew::blue), id(Crew::black)}));
  QCOMPARE(two.refusal(), legal);
}

void tst_draft_building::thirdCrewReplacesTheLast_CARDTWOCREWS() {
  Table table;
  atSite(table, Site::pyramid, {1, 2, 6, 2}, 20);
  table.give(a, CardKind::twoCrews);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 0);
  const auto press = [&](Crew crew) {
    made.draft.choose(Ask::pay, 0, id(crew));
    return int{made.entry<Build>().crews};
  };
  QCOMPARE(press(Crew::joker), blueCrew | jokerCrew);
  QCOMPARE(press(Crew::black), blueCrew | blackCrew | jokerCrew);
  // The blue one was only proposed.
  QCOMPARE(press(Crew::yellow), blackCrew | yellowCrew | jokerCrew);
  QCOMPARE(press(Crew::blue), blackCrew | blueCrew | jokerCrew);
  QCOMPARE(made.refusal(), legal);
  QCOMPARE(press(Crew::blue), blackCrew | jokerCrew);
  QCOMPARE(press(Crew::yellow), blackCrew | yellowCrew | jokerCrew);
}

void tst_draft_building::tooDearIsRefused_BUILD5() {
  Table table;
  atSite(table, Site::pyramid, {1, 1, 1, 2}, 20);
  Drafting made(table);
  QVERIFY(made.offer(Building::pyramid, 2).open); // 3 with the joker
  QVERIFY(!made.offer(Building::pyramid, 3).open);
  QVERIFY(!made.offer(Building::pyramid, 3).verdict.legal());
  QVERIFY(made.offer(Building::pyramid, 3).verdict.breaks("BUILD-5"_rule));
  made.draft.pressCell(Building::pyramid, 0);
  QVERIFY(made.offer(Building::pyramid, 2).open);
  QVERIFY(!made.offer(Building::temple, 3).open); // 1 + 3
  // Pressed all the same, it says what is wrong.
  made.draft.pressCell(Building::pyramid, 3);
  QCOMPARE(made.refusal(), u"BUILD-5"_s);
  table.of(a).stones = 2;
  const Drafting poor(table);
  QVERIFY(poor.offer(Building::pyramid, 1).open);
  QVERIFY(!poor.offer(Building::pyramid, 2).verdict.legal());
}

void tst_draft_building::otherSitesMeanNothing_BUILD1() {
  Table table;
  table.nameTombs({2, 3, 4, 5});
  atSite(table, Site::pyramid, {6, 1, 1, 2}, 20);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 0);
  const Build before = made.entry<Build>();
  QCOMPARE(made.draft.pressCell(Building::obelisk, 0), Progress::ignored);
  QCOMPARE(made.draft.pressCell(Building::tombs, 0), Progress::ignored);
  QVERIFY(!made.offer(Building::obelisk, 0).open);
  QVERIFY(made.offer(Building::obelisk, 0).verdict.legal());
  QCOMPARE(made.entry<Build>(), before);
}

void tst_draft_building::turnedUpTombsAreNamedAndTaken_TOMB1() {
  Table table;
  table.nameTombs({2, 2, 2, 2});
  atSite(table, Site::obelisk, {6, 1, 1, 6}, 20);
  Drafting made(table);
  made.draft.pressCell(Building::tombs, 3);
  QVERIFY(made.asks(Ask::tomb, 4) && made.asks(Ask::tomb, 7));
  QVERIFY(!made.asks(Ask::tomb, 8));
  QCOMPARE(made.chosen(Ask::tomb, 4), Ids{});
  QVERIFY(!made.open(Ask::tomb, 4).contains(2)); // all four tiles of 2 are out
  QVERIFY(!made.offer(Building::tombs, 4).verdict.legal());
  QVERIFY(made.offer(Building::tombs, 4).verdict.breaks("TOMB-1"_rule));
  QCOMPARE(made.draft.choose(Ask::tomb, 4, 3), Progress::asks);
  QVERIFY(made.offer(Building::tombs, 4).open);
  QCOMPARE(int{made.offer(Building::tombs, 4).value}, 3);
  made.draft.pressCell(Building::tombs, 4);
  QVERIFY(made.asks(Ask::tomb, 8));
  const Build build = made.entry<Build>();
  QCOMPARE(build.spaces[at(Building::tombs)], cells({0, 1, 2, 3, 4}));
  QCOMPARE(build.openedCount, std::uint8_t{5});
  QCOMPARE(build.opened[0], std::uint8_t{3});
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_building::fewerTombsTurnFewerUp_TOMB1() {
  Table table;
  table.nameTombs({2, 2, 2, 2});
  atSite(table, Site::obelisk, {6, 1, 1, 6}, 20);
  Drafting made(table);
  made.draft.pressCell(Building::tombs, 1);
  made.draft.choose(Ask::tomb, 4, 3);
  made.draft.choose(Ask::tomb, 5, 4);
  made.draft.pressCell(Building::tombs, 1);
  QVERIFY(made.asks(Ask::tomb, 4));
  QVERIFY(!made.asks(Ask::tomb, 5));
  const Build build = made.entry<Build>();
  QCOMPARE(build.openedCount, std::uint8_t{1});
  QCOMPARE(build.opened[0], std::uint8_t{3});
  QCOMPARE(build.opened[1], std::uint8_t{0});
}

void tst_draft_building::tombsTurnedUpMayStayUnnamed_TOMB1() {
  Table table;
  table.nameTombs({2, 2, 2, 2});
  atSite(table, Site::obelisk, {6, 1, 1, 6}, 20);
  {
    Drafting made(table);
    made.draft.pressCell(Building::tombs, 0);
    QCOMPARE(made.refusal(), legal);
    QVERIFY(table.enter(*made.draft.entry()));
  }
  // Pressing the tile later names it.
  table.put(b, Site::obelisk, 2);
  table.start(Phase::build);
  Drafting later(table);
  QCOMPARE(later.draft.pressCell(Building::tombs, 4), Progress::asks);
  QCOMPARE(later.draft.choose(Ask::tomb, 4, 5), Progress::ready);
  QCOMPARE(later.entry<NameTombs>().first, std::uint8_t{4});
  QCOMPARE(later.refusal(), legal);
}

void tst_draft_building::theMarketEndsTheAction_MARKET1() {
  Table table;
  table.nameTombs({2, 2, 2, 2});
  atSite(table, Site::obelisk, {6, 1, 1, 6}, 20);
  Drafting made(table);
  QCOMPARE(made.draft.pressCell(Building::obelisk, 0), Progress::asks);
  QCOMPARE(made.asked().last(), Ask::market);
  QCOMPARE(made.chosen(Ask::market).size(), 1);
  QCOMPARE(made.refusal(), legal);
  QCOMPARE(made.draft.choose(Ask::market, 0, id(Market::grain)), Progress::ready);
  QCOMPARE(made.entry<Build>().market, Market::grain);
  QVERIFY(made.draft.back());
  QCOMPARE(made.draft.choose(Ask::market, 0, id(Market::stone)), Progress::ready);
  QCOMPARE(made.entry<Build>().market, Market::stone);
}

void tst_draft_building::marketEndsNothingWhileATileHasNoValue_TOMB1() {
  Table table;
  table.nameTombs({2, 3, 4, 5});
  atSite(table, Site::obelisk, {9, 1, 1, 2}, 20);
  Drafting made(table);
  made.draft.pressCell(Building::tombs, 0);
  QCOMPARE(made.draft.choose(Ask::market, 0, id(Market::grain)), Progress::asks);
  made.draft.choose(Ask::tomb, 4, 5);
  QCOMPARE(made.draft.choose(Ask::market, 0, id(Market::grain)), Progress::ready);
}

void tst_draft_building::noMarketAtThePyramid_MARKET1() {
  Table table;
  atSite(table, Site::pyramid, {6, 1, 1, 6}, 20);
  Drafting made(table);
  QCOMPARE(made.draft.pressCell(Building::pyramid, 0), Progress::asks);
  QVERIFY(!made.asks(Ask::market));
  QVERIFY(!made.entry<Build>().market);
}

void tst_draft_building::decliningIsNeverProposed_BUILD6() {
  for (const Site site : {Site::sphinx, Site::pyramid}) {
    Table table;
    atSite(table, site, {6, 1, 1, 6}, 0);
    Drafting made(table);
    QVERIFY(!made.draft.entry());
    QVERIFY(made.draft.mustEndTurn());
    QCOMPARE(made.start(Move::decline), Progress::ready);
    QCOMPARE(made.entry<DeclineBuild>(), (DeclineBuild{.player = a, .site = site}));
    QCOMPARE(made.refusal(), legal);
  }
}

void tst_draft_building::declining_BUILD6() {
  Table table;
  atSite(table, Site::pyramid, {6, 1, 1, 6}, 20);
  Drafting made(table);
  QVERIFY(!made.draft.entry());
  QVERIFY(!made.draft.mustEndTurn());
  QCOMPARE(made.start(Move::decline), Progress::ready);
  QCOMPARE(made.entry<DeclineBuild>(), (DeclineBuild{.player = a, .site = Site::pyramid}));
  QVERIFY(made.draft.pressCell(Building::pyramid, 0) == Progress::asks);
  QVERIFY(made.proposes<Build>());
}

void tst_draft_building::reserveByCard_CARDRESERVE() {
  Table table;
  table.give(a, CardKind::reserve);
  table.crews(a, {6, 1, 1, 6});
  table.of(a).stones = 9;
  table.put(a, Site::pyramid, reserveSpace);
  table.start(Phase::build);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 0);
  QVERIFY(made.entry<Build>().reserveCard);
  QCOMPARE(made.refusal(), legal);
  QCOMPARE(made.start(Move::play, CardKind::reserve), Progress::ready);
  QCOMPARE(made.entry<PlayCard>().site, Site::pyramid);
  QCOMPARE(made.refusal(), legal);
}

NILOMETER_TEST(tst_draft_building)
#include "tst_draft_building.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed and not read now: it waits until it decides something.
#include "test_program.h"
#include "tests/engine/pyramidion/pyramidion_table.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_PyramidionLater : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void siteWaitsForItsMinimaAndPlayGoesOn_RESOLVE5();
  void siteIsResolvedAsSoonAsItsMinimaAreTold_RESOLVE5();
  void nothingCanWaitBehindTheLastSite_RESOLVE5();
  void otherSitesMinimaAreNotPutOff_ENTRY();
  void troopOfAWaitingSiteIsNotSentHome_RESOLVE5();
  void lastTroopGoesToTheSiteThatWasResolvedFirst_TORTURER3();
  void boatsWaitUntilTheyAreLoaded_BOAT4();
  void boatThatWaitsIsInOnePlaceToo_BOAT5();
  void supplyCardWaitsForTheNextRound_SUPPLY2();
  void cornerIsAskedForAfterEachRound_LOAD6();
};

void tst_PyramidionLater::siteWaitsForItsMinimaAndPlayGoesOn_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false;
  table.lay(Site::thebes, all({1}));
  table.plays({card(a, CardKind::torturer, 9, 0, 2)});
  table.passAll();
  QCOMPARE(table.state.phase, Phase::minima);
  QVERIFY(table.enter(Later{Site::thebes}));
  QVERIFY(table.noted(Note::putOff, "RESOLVE-5"_rule));
  // MERCHANT-1, RESOLVE-7: all that asks for no minimum has come.
  QCOMPARE(table.has(a), u"1 camel"_s);
  QVERIFY(table.state.on(Site::thebes).sundial);
  QCOMPARE(table.state.phase, Phase::site);
  QVERIFY(table.state.waitsForMinima(Site::thebes));
  QCOMPARE(table.torturer(Site::thebes), noPlayer);
  QVERIFY(table.isPossible());
}

void tst_PyramidionLater::siteIsResolvedAsSoonAsItsMinimaAreTold_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false;
  table.station(b, {Site::thebes});
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QVERIFY(table.enter(Later{Site::thebes}));
  QVERIFY(table.enter(TellMinima{Site::thebes, 9, 5}));
  QCOMPARE(table.torturer(Site::thebes), a);
  QVERIFY(!table.state.waitsForMinima(Site::thebes));
  QCOMPARE(table.state.phase, Phase::site);
}

void tst_PyramidionLater::nothingCanWaitBehindTheLastSite_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  for (Player player = 0; player < 3; ++player) table.of(player).activated = 2;
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QVERIFY(table.enter(Later{Site::thebes}));
  // Before ORDER it is asked again, and nothing goes on without it.
  QCOMPARE(table.state.phase, Phase::minima);
  Options options;
  listOptions(table.game, table.state, options);
  QCOMPARE(options.asked, std::vector{printedMinima(Site::thebes)});
  QVERIFY(options.entries.empty());
  QCOMPARE(table.refusal(Later{Site::thebes}), u"RESOLVE-5"_s);
  QVERIFY(!table.anyway(Later{Site::thebes}));
  QCOMPARE(judge(table.game, table.state, Decline{a}).missing(), printedMinima(Site::thebes));
  QVERIFY(table.enter(TellMinima{Site::thebes, 10, 5}));
  QVERIFY(table.noted(Note::belowMinimum, "TORTURER-1"_rule));
  QVERIFY(table.state.phase > Phase::minima || table.state.round == 2);
}

void tst_PyramidionLater::otherSitesMinimaAreNotPutOff_ENTRY() {
  PyramidionTable table;
  table.open(Site::thebes);
  QCOMPARE(table.refusal(Later{Site::thebes}), u"PHASE"_s);
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QCOMPARE(table.refusal(Later{Site::luxor}), u"ENTRY"_s);
  QCOMPARE(table.refusal(Later{Site::thebes}), legal);
}

void tst_PyramidionLater::troopOfAWaitingSiteIsNotSentHome_RESOLVE5() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false;
  table.station(b, {Site::thebes, Site::giza});
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QVERIFY(table.enter(Later{Site::thebes}));
  QVERIFY(table.enter(Activate{table.state.turn, Site::luxor, {}}));
  Play protector = card(a, CardKind::protector);
  protector.deed.troop = TroopAt{Site::thebes, Troop::torturer};
  table.state.turn = a;
  protector.card.ankh = false;
  QCOMPARE(judge(table.game, table.state, protector).missing(), printedMinima(Site::thebes));
  protector.deed.troop = TroopAt{Site::giza, Troop::torturer};
  QCOMPARE(table.refusal(protector), legal);
  QVERIFY(table.enter(TellMinima{Site::thebes, 9, 5}));
  protector.deed.troop = TroopAt{Site::thebes, Troop::torturer};
  QCOMPARE(table.refusal(protector), legal);
}

void tst_PyramidionLater::lastTroopGoesToTheSiteThatWasResolvedFirst_TORTURER3() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::luxor).sundial = false;
  table.station(a, {Site::giza, Site::cairo, Site::philae, Site::karnak});
  table.minima(Site::luxor, 3, 3);
  table.plays({card(a, CardKind::torturer, 9)});
  table.passAll();
  QVERIFY(table.enter(Later{Site::thebes}));
  QVERIFY(table.enter(Activate{table.state.turn, Site::luxor, {}}));
  table.plays({ankh(card(a, CardKind::torturer, 9), false)});
  table.passAll();
  // Whether he has a troop left for Luxor depends on Thebes.
  QVERIFY(table.state.waitsForMinima(Site::luxor));
  QCOMPARE(table.torturer(Site::luxor), noPlayer);
  QVERIFY(table.enter(TellMinima{Site::thebes, 5, 5}));
  QCOMPARE(table.torturer(Site::thebes), a);
  QCOMPARE(table.torturer(Site::luxor), noPlayer);
  QVERIFY(table.noted(Note::noTroopLeft, "TORTURER-3"_rule));
  QVERIFY(!table.state.waitsForMinima(Site::luxor));
}

void tst_PyramidionLater::boatsWaitUntilTheyAreLoaded_BOAT4() {
  PyramidionTable table;
  const Boat unread{.waits = true};
  QVERIFY(table.enter(NewBoats{5, {boatOf({1}), unread, boatOf({2}), unread, boatOf({3})}}));
  QVERIFY(table.noted(Note::putOff, "BOAT-4"_rule));
  QCOMPARE(table.state.boatsWaiting(), 2);
  QCOMPARE(int{table.state.boatPile}, boatCount - 5);
  QCOMPARE(table.state.phase, Phase::supply);
  // They are told at any time, some of them too.
  QCOMPARE(table.refusal(NewBoats{1, {boatOf({4})}}), u"BOAT-1"_s);
  QCOMPARE(table.refusal(NewBoats{2, {boatOf({4})}}), u"BOAT-4"_s);
  QVERIFY(table.enter(NewBoats{2, {boatOf({4}), unread}}));
  QVERIFY(table.noted(Note::toldTurned, "BOAT-4"_rule));
  QCOMPARE(table.state.row[1], boatOf({4}));
  QCOMPARE(table.state.phase, Phase::supply);
  // Behind the last site there is no time left.
  table.openKarnak(unread);
  for (Player player = 0; player < 3; ++player) table.of(player).activated = 2;
  table.passAll();
  QCOMPARE(table.state.phase, Phase::boats);
  QCOMPARE(table.refusal(NewBoats{2, {boatOf({5}), unread}}), u"LOAD-8"_s);
  QVERIFY(!table.anyway(NewBoats{2, {boatOf({5}), unread}}));
  QCOMPARE(table.refusal(Decline{a}), u"PHASE"_s);
  table.own(a, all({5}));
  QVERIFY(table.enter(NewBoats{2, {boatOf({5}), boatOf({0, 9})}}));
  QCOMPARE(table.state.row[3], boatOf({5}));
  QCOMPARE(*table.state.reserved, boatOf({0, 9}));
  QCOMPARE(table.state.phase, Phase::load);
  QVERIFY(table.isPossible());
}

void tst_PyramidionLater::boatThatWaitsIsInOnePlaceToo_BOAT5() {
  Edition copy = bareEdition();
  for (std::uint8_t id = 1; id <= 20; ++id) copy.readings.boats.push_back(boatOf({id}, 1, id));
  PyramidionTable table(3, {}, copy);
  const auto single = [&](std::uint8_t id) { return boatOf({id}, 1, id); };
  QVERIFY(table.enter(
      NewBoats{5, {single(1), Boat{.waits = true}, single(2), single(3), Boat{.waits = true}}}));
  QCOMPARE(table.refusal(NewBoats{2, {single(4), single(2)}}), u"BOAT-5"_s);
  QCOMPARE(table.refusal(NewBoats{2, {single(4), single(4)}}), u"BOAT-5"_s);
  QVERIFY(table.enter(NewBoats{2, {single(4), single(5)}}));
}

void tst_PyramidionLater::supplyCardWaitsForTheNextRound_SUPPLY2() {
  for (const bool ends : {false, true}) {
    PyramidionTable table;
    QVERIFY(table.enter(
        NewBoats{5, {boatOf({1}), boatOf({1}), boatOf({1}), boatOf({1}), boatOf({1})}}));
    const int pile = table.state.supplyPile;
    QVERIFY(table.enter(NextSupply{.waits = true}));
    QCOMPARE(int{table.state.supplyPile}, pile - 1);
    QCOMPARE(table.state.phase, Phase::site);
    if (ends) table.loaded(a, {10});
    table.endLoading();
    // END-3: of a game that is over nobody needs it.
    QCOMPARE(table.state.phase, ends ? Phase::over : Phase::supply);
    if (ends) continue;
    QCOMPARE(table.state.round, 1);
    QCOMPARE(table.refusal(NextSupply{.waits = true}), u"SUPPLY-1"_s);
    SupplyCard card{};
    card[at(Site::luxor)] = all({0, 0, 0, 4});
    QVERIFY(table.enter(NextSupply{card}));
    QCOMPARE(table.state.round, 2);
    QCOMPARE(table.lies(Site::luxor), u"4 stone"_s);
    QVERIFY(table.isPossible());
  }
}

void tst_PyramidionLater::cornerIsAskedForAfterEachRound_LOAD6() {
  PyramidionTable table;
  table.station(a, {Site::giza, Site::cairo});
  table.beginLoading({boatOf({1, 1})});
  const auto asked = [&] {
    Options options;
    listOptions(table.game, table.state, options);
    return options.asked;
  };
  QCOMPARE(asked(), (std::vector{printedCorner(Site::giza), printedCorner(Site::cairo)}));
  const Later giza{Site::giza, Waiting::corner};
  QCOMPARE(table.refusal(Later{Site::luxor, Waiting::corner}), u"ENTRY"_s);
  QVERIFY(table.enter(giza));
  QVERIFY(table.noted(Note::putOff, "LOAD-6"_rule));
  QCOMPARE(table.refusal(giza), u"ENTRY"_s);
  QCOMPARE(asked(), std::vector{printedCorner(Site::cairo)});
  QVERIFY(table.enter(Later{Site::cairo, Waiting::corner}));
  QVERIFY(table.enter(TellCorner{Site::cairo, bitOf(Resource::wood)}));
  // That troop fetches nothing until its corner is read.
  Load load{.player = a, .boat = 1, .statues = {}, .troops = {}, .drawnStatues = {}};
  load.troops[at(Site::giza)] = Resource::camel;
  load.troops[at(Site::cairo)] = Resource::wood;
  QCOMPARE(judge(table.game, table.state, load).missing(), printedCorner(Site::giza));
  for (const int round : {1, 2}) {
    if (round == 2) table.endLoading();
    while (table.state.phase == Phase::load) QVERIFY(table.enter(Decline{table.state.turn}));
    QCOMPARE(table.state.phase, Phase::corner);
    QCOMPARE(table.state.round, round);
    QCOMPARE(asked(), std::vector{printedCorner(Site::giza)});
    QVERIFY(table.enter(giza));
    QCOMPARE(table.state.round, round + 1);
  }
  QVERIFY(table.enter(TellCorner{Site::giza, bitOf(Resource::camel)}));
  table.endLoading();
  QCOMPARE(table.state.round, 4);
}

NILOMETER_TEST(tst_PyramidionLater)
#include "tst_pyramidion_later.moc"

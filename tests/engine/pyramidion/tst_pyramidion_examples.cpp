// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples of docs/rules-pyramidion.md, by their numbers.
#include "pyramidion_table.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_PyramidionExamples : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void example1_BOAT1();                // BOAT-1
  void example2_SUPPLY1();              // SUPPLY-1
  void example3_NEGO1();                // NEGO-1
  void example4_REVOLT4();              // REVOLT-4
  void example5_TORTURER1();            // TORTURER-1
  void example6_NEGOTIATOR1();          // NEGOTIATOR-1
  void example7_MERCHANT1();            // MERCHANT-1
  void example8_ORDER1();               // ORDER-1
  void example9_LOAD4();                // LOAD-4
  void examples10And11_REVOLT5();       // REVOLT-5
  void example12_RESOLVE2();            // RESOLVE-2, SPECIAL-SLAVE-DRIVER
  void examples13And14_REVOLT4();       // REVOLT-4
  void example15_SPECIAL_HIGH_PRIEST(); // SPECIAL-HIGH-PRIEST
  void example16_SPECIAL_BANDIT();      // SPECIAL-BANDIT, POWER-PHILAE
  void example17_SPECIAL_PHILOSOPHER(); // SPECIAL-PHILOSOPHER
  void example18_SPECIAL_STONEMASON();  // SPECIAL-STONEMASON
  void example19_SPECIAL_STONEMASON();  // SPECIAL-STONEMASON
  void example20_POWER_KARNAK();        // POWER-KARNAK
  void example21_LOAD9();               // LOAD-9
  void example22_LOAD7();               // LOAD-7
  void example23_TWO();                 // TWO-2, TWO-3, TWO-5
  void example24_END2();                // END-2
  void example25_END6();                // END-6
  void example26_SUPPLY3();             // SUPPLY-3
  void example27_POWER_ABU_SIMBEL();    // POWER-ABU-SIMBEL
  void example28_TORTURER3();           // TORTURER-3, TORTURER-4
  void example29_POWER_FIRST();         // POWER-FIRST
  void example30_END3();                // END-3
  void example31_REVOLT5();             // REVOLT-5
};

void tst_PyramidionExamples::example1_BOAT1() {
  PyramidionTable table;
  table.state.row = {boatOf({1}), boatOf({1}), boatOf({1})};
  table.state.boatPile = 17;
  NewBoats entry;
  entry.boats = {boatOf({2}), boatOf({3}), boatOf({4})};
  entry.count = 1;
  QCOMPARE(table.refusal(entry), u"BOAT-1"_s);
  entry.count = 3;
  QCOMPARE(table.refusal(entry), u"BOAT-1"_s);
  entry.count = 2;
  QVERIFY(table.enter(entry));
  QCOMPARE(table.state.row.size(), 5U);
  QCOMPARE(table.state.phase, Phase::supply);
}

void tst_PyramidionExamples::example2_SUPPLY1() {
  PyramidionTable table;
  table.state.faceUp = {all({1, 0, 2}),
                        all({}),
                        all({0, 0, 0, 0, 1, 1}),
                        all({0, 0, 0, 4}),
                        all({0, 0, 0, 0, 1}),
                        all({0, 2}),
                        all({1}),
                        all({})};
  NewBoats boats{5, {}};
  boats.boats.fill(boatOf({1}));
  QVERIFY(table.enter(boats));
  QCOMPARE(table.state.supply, all({33, 33, 33, 31, 33, 9}));
  QCOMPARE(table.lies(Site::luxor), u"4 stone"_s);
  QCOMPARE(table.lies(Site::karnak), u"nothing"_s);
}

void tst_PyramidionExamples::example3_NEGO1() {
  PyramidionTable table;
  table.station(a, {Site::alexandria}, Troop::negotiator);
  table.lay(Site::alexandria, all({0, 1, 0, 0, 2}));
  table.state.phase = Phase::supply;
  QVERIFY(table.enter(NextSupply{}));
  QCOMPARE(table.state.phase, Phase::nego);
  QCOMPARE(table.state.turn, a);
  QCOMPARE(table.refusal(Negotiate{a, Site::alexandria, Resource::stone}), u"NEGO-1"_s);
  QCOMPARE(table.refusal(Negotiate{b, Site::alexandria, Resource::wood}), u"NEGO-1 TURN"_s);
  QCOMPARE(table.refusal(Negotiate{a, Site::giza, Resource::wood}), u"NEGO-2"_s);
  QVERIFY(table.enter(Negotiate{a, Site::alexandria, Resource::wood}));
  QCOMPARE(table.lies(Site::alexandria), u"2 worker"_s);
  QCOMPARE(table.has(a), u"1 wood"_s);
  QCOMPARE(table.state.phase, Phase::site);
}

void tst_PyramidionExamples::example4_REVOLT4() {
  PyramidionTable table;
  table.minima(Site::luxor, 99, 99);
  table.open(Site::luxor);
  table.plays(
      {ankh(card(a, CardKind::torturer, 9), false), ankh(card(b, CardKind::revolt, 6), false),
       ankh(card(c, CardKind::revolt, 16), false), ankh(card(b, CardKind::torturer, 8), false)});
  table.passAll();
  QCOMPARE(table.state.phase, Phase::revolt);
  const Markers one = turned({{13, {}}});
  QCOMPARE(table.refusal(Revolt{one}), u"REVOLT-2"_s);
  QVERIFY(table.enter(Revolt{turned({{6, all({0, 0, 0, 0, 1})}, {7, all({0, 0, 1})}})}));
  QCOMPARE(table.has(c), u"1 food 1 worker"_s);
  QVERIFY(table.noted(Note::failed, "REVOLT-4"_rule));
  QVERIFY(table.isPossible());
}

void tst_PyramidionExamples::example5_TORTURER1() {
  PyramidionTable table;
  table.minima(Site::thebes, 7, 7);
  table.station(b, {Site::thebes});
  table.open(Site::thebes);
  table.plays({card(c, CardKind::torturer, 7), card(a, CardKind::torturer, 6)});
  table.passAll();
  QCOMPARE(table.torturer(Site::thebes), c);
  QCOMPARE(table.state.troopsOnSites(b, Troop::torturer), 0);
}

void tst_PyramidionExamples::example6_NEGOTIATOR1() {
  PyramidionTable table;
  table.minima(Site::abuSimbel, 9, 5);
  table.station(c, {Site::abuSimbel}, Troop::negotiator);
  table.open(Site::abuSimbel);
  table.plays({card(a, CardKind::negotiator, 0, 4), card(b, CardKind::negotiator, 0, 3)});
  table.passAll();
  QCOMPARE(table.state.on(Site::abuSimbel).troop(Troop::negotiator), c);
  QVERIFY(table.noted(Note::belowMinimum, "NEGOTIATOR-1"_rule));
}

void tst_PyramidionExamples::example7_MERCHANT1() {
  PyramidionTable table;
  table.openKarnak(boatOf({9}));
  table.lay(Site::karnak, all({1, 2}));
  table.plays({card(a, CardKind::merchant, 0, 0, 6), card(b, CardKind::merchant, 0, 0, 6),
               card(c, CardKind::merchant, 0, 0, 3)});
  table.passAll();
  QCOMPARE(table.lies(Site::karnak), u"1 camel 2 wood"_s);
}

void tst_PyramidionExamples::example8_ORDER1() {
  const auto order = [](int players, std::array<Player, 4> old, std::array<int, 4> markers,
                        OrderPlaces places = OrderPlaces::relative) {
    RuleOptions options;
    options.orderPlaces = places;
    PyramidionTable table(players, options);
    table.closeSitesBut(Site::giza);
    table.state.on(Site::giza).sundial = true;
    table.state.order = old;
    for (Player player = 0; player < players; ++player) {
      table.of(player).marker = static_cast<std::uint8_t>(markers[player]);
    }
    Changes changes(table.game, table.state, table.effects);
    goOnActivating(changes);
    return table.state.order;
  };
  QCOMPARE(order(3, {c, a, b, 0}, {1, 0, 0, 0}), (std::array<Player, 4>{a, c, b, 0}));
  QCOMPARE(order(4, {a, b, c, d}, {4, 0, 2, 0}), (std::array<Player, 4>{b, c, d, a}));
  QCOMPARE(order(4, {d, b, c, a}, {0, 0, 0, 0}), (std::array<Player, 4>{d, b, c, a}));
  // Option orderPlaces: only who stands in the way moves.
  const auto absolute = OrderPlaces::absolute;
  using Order = std::array<Player, 4>;
  QCOMPARE(order(3, {c, a, b, 0}, {1, 0, 0, 0}, absolute), (Order{a, c, b, 0}));
  QCOMPARE(order(4, {a, b, c, d}, {4, 0, 2, 0}, absolute), (Order{b, c, d, a}));
  QCOMPARE(order(4, {a, b, c, d}, {0, 0, 1, 0}, absolute), (Order{c, b, a, d}));
  QCOMPARE(order(4, {a, b, c, d}, {0, 0, 1, 0}), (Order{c, a, b, d}));
  QCOMPARE(order(4, {a, b, c, d}, {0, 0, 0, 1}, absolute), (Order{d, b, c, a}));
  QCOMPARE(order(4, {a, b, c, d}, {0, 0, 2, 1}, absolute), (Order{d, c, a, b}));
  QCOMPARE(order(4, {d, b, c, a}, {0, 0, 0, 0}, absolute), (Order{d, b, c, a}));
}

void tst_PyramidionExamples::example9_LOAD4() {
  PyramidionTable table;
  table.own(c, all({1, 0, 0, 2, 1, 1}));
  table.station(c, {Site::giza, Site::cairo});
  table.corner(Site::giza, {Resource::camel});
  table.corner(Site::cairo, {Resource::wood});
  table.beginLoading({boatOf({2, 0, 1, 2, 1})});
  QCOMPARE(table.state.turn, c);
  Load entry;
  entry.player = c;
  entry.statues = all({0, 0, 1});
  QCOMPARE(table.refusal(entry), u"LOAD-4"_s);
  entry.troops[at(Site::giza)] = Resource::camel;
  QVERIFY(table.enter(entry));
  QCOMPARE(table.has(c), u"nothing"_s);
  QVERIFY(table.isPossible());
  QVERIFY(table.noted(Note::notReached, "END-3"_rule));
}

void tst_PyramidionExamples::examples10And11_REVOLT5() {
  for (const RevoltLeader leader : {RevoltLeader::survivors, RevoltLeader::any}) {
    RuleOptions options;
    options.revoltLeader = leader;
    PyramidionTable table(3, options);
    table.open(Site::thebes);
    table.plays({card(a, CardKind::revolt, 12), card(b, CardKind::torturer, 9)});
    table.passAll();
    QVERIFY(table.enter(Revolt{turned({{13, all({1})}})}));
    QCOMPARE(table.has(a), leader == RevoltLeader::any ? u"1 camel"_s : u"nothing"_s);
    QCOMPARE(table.torturer(Site::thebes), noPlayer);
  }
  PyramidionTable table;
  table.station(c, {Site::thebes});
  table.open(Site::thebes);
  table.plays({card(a, CardKind::revolt, 14), card(b, CardKind::torturer, 14),
               card(c, CardKind::torturer, 13)});
  table.passAll();
  QVERIFY(table.enter(Revolt{turned({{13, all({1})}})}));
  QCOMPARE(table.state.supply[Resource::camel], 35);
  QVERIFY(!table.noted(Note::failed, "REVOLT-4"_rule));
  QCOMPARE(table.torturer(Site::thebes), c);
}

void tst_PyramidionExamples::example12_RESOLVE2() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(a, CardKind::slaveDriver), card(b, CardKind::torturer, 4),
               card(b, CardKind::merchant, 1), card(b, CardKind::merchant, 1),
               deity(b, Category::influence), card(a, CardKind::torturer, 6)});
  const Totals totals = totalsOf(table.game, table.state, Category::influence);
  QCOMPARE(totals[b], std::int16_t{8});
  QCOMPARE(totals[a], std::int16_t{6});
  QVERIFY(!totals[c]);
  table.game.options.slaveDriverFloor = SlaveDriverFloor::negative;
  QCOMPARE(totalsOf(table.game, table.state, Category::haggling)[b], std::int16_t{-4});
}

void tst_PyramidionExamples::examples13And14_REVOLT4() {
  for (const int second : {6, 5}) {
    PyramidionTable table;
    table.minima(Site::thebes, 7, 7);
    table.open(Site::thebes);
    table.plays({card(a, CardKind::slaveDriver), card(a, CardKind::torturer, 4),
                 card(b, CardKind::revolt), card(b, CardKind::torturer, second),
                 card(b, CardKind::torturer, 2)});
    table.passAll();
    QVERIFY(table.enter(Revolt{turned({{6, all({1})}})}));
    QCOMPARE(table.torturer(Site::thebes), second == 6 ? b : noPlayer);
    QCOMPARE(table.has(b), second == 6 ? u"1 camel"_s : u"nothing"_s);
  }
}

void tst_PyramidionExamples::example15_SPECIAL_HIGH_PRIEST() {
  PyramidionTable table;
  table.open(Site::thebes);
  table.state.on(Site::philae).sundial = false; // the round goes on, hands are kept
  table.lay(Site::thebes, all({2}));
  table.plays({card(a, CardKind::highPriest), card(a, CardKind::merchant, 0, 0, 5),
               card(b, CardKind::merchant, 0, 0, 4)});
  table.passAll();
  QCOMPARE(table.has(a), u"2 camel"_s);
  QCOMPARE(table.state.phase, Phase::priest);
  QCOMPARE(table.state.turn, a);
  QCOMPARE(table.refusal(TakeBack{a, {3, 0}}), u"SPECIAL-HIGH-PRIEST"_s);
  QCOMPARE(table.refusal(TakeBack{a, {1, 2}}), u"SPECIAL-HIGH-PRIEST"_s);
  const int hand = table.of(a).hand();
  QVERIFY(table.enter(TakeBack{a, {2, 0}}));
  QCOMPARE(table.of(a).hand(), hand + 1);
  QCOMPARE(table.of(a).known.size(), std::size_t{1});
  QVERIFY(table.isPossible());

  PyramidionTable revolt;
  revolt.open(Site::thebes);
  revolt.plays({card(a, CardKind::highPriest), card(b, CardKind::revolt, 9)});
  revolt.passAll();
  QVERIFY(revolt.enter(Revolt{turned({{5, {}}})}));
  QCOMPARE(revolt.state.phase, Phase::minima);
  QVERIFY(revolt.enter(TellMinima{Site::thebes, 9, 9}));
  QVERIFY(revolt.state.phase != Phase::priest);
  QCOMPARE(revolt.torturer(Site::thebes), b);
}

void tst_PyramidionExamples::example16_SPECIAL_BANDIT() {
  PyramidionTable table;
  table.open(Site::philae);
  table.plays({card(a, CardKind::revolt), card(b, CardKind::revolt)});
  QCOMPARE(markersDue(table.state), 2);
  QCOMPARE(strengthOf(turned({{4, {}}, {5, {}}}), Site::philae), 13);
  QCOMPARE(strengthOf(turned({{4, {}}, {5, {}}}), Site::luxor), 9);
  table.state.turn = a;
  QCOMPARE(table.refusal(on(card(a, CardKind::bandit), 1)), u"SPECIAL-BANDIT"_s);
  QCOMPARE(table.refusal(card(a, CardKind::bandit)), u"SPECIAL-2"_s);
  table.plays({on(card(a, CardKind::bandit), 2)});
  QCOMPARE(markersDue(table.state), 1);

  PyramidionTable single;
  single.open(Site::philae);
  single.plays({card(b, CardKind::revolt), on(card(a, CardKind::bandit), 1)});
  single.passAll();
  QVERIFY(single.state.phase != Phase::revolt);
}

void tst_PyramidionExamples::example17_SPECIAL_PHILOSOPHER() {
  for (const PhilosopherMarker marker : {PhilosopherMarker::goes, PhilosopherMarker::stays}) {
    RuleOptions options;
    options.philosopherMarker = marker;
    const bool goes = marker == PhilosopherMarker::goes;
    PyramidionTable table(3, options);
    table.open(Site::thebes);
    table.plays({deity(a, Category::haggling), on(card(a, CardKind::philosopher), 1)});
    const auto sum = [&](Category category) {
      return int{*totalsOf(table.game, table.state, category)[a]};
    };
    QCOMPARE(sum(Category::haggling), 12);
    table.plays({card(b, CardKind::slaveDriver)});
    QCOMPARE(sum(Category::haggling), 11);
    table.plays({on(card(b, CardKind::bandit), 2)});
    QCOMPARE(sum(Category::haggling), goes ? 5 : 11);

    PyramidionTable other(3, options);
    other.open(Site::thebes);
    other.plays({card(a, CardKind::torturer, 5), card(b, CardKind::slaveDriver),
                 on(card(a, CardKind::philosopher), 1)});
    const auto influence = [&] {
      return int{*totalsOf(other.game, other.state, Category::influence)[a]};
    };
    QCOMPARE(influence(), 9);
    other.plays({on(card(b, CardKind::bandit), 3)});
    QCOMPARE(influence(), goes ? 4 : 9);
  }
  PyramidionTable table;
  table.open(Site::thebes);
  table.plays({card(a, CardKind::revolt), on(card(b, CardKind::philosopher), 1)});
  QCOMPARE(markersDue(table.state), 2);
}

void tst_PyramidionExamples::example18_SPECIAL_STONEMASON() {
  const auto site = [](PyramidionTable& table) {
    table.minima(Site::thebes, 7, 7);
    table.open(Site::thebes);
    table.plays({mason(b), card(a, CardKind::torturer, 9)});
  };
  PyramidionTable table;
  site(table);
  table.passAll();
  QCOMPARE(table.torturer(Site::thebes), noPlayer);
  PyramidionTable revolt;
  site(revolt);
  revolt.plays({card(b, CardKind::revolt, 4)});
  revolt.passAll();
  QVERIFY(revolt.enter(Revolt{turned({{5, {}}})}));
  QCOMPARE(revolt.torturer(Site::thebes), a);
  PyramidionTable doubled;
  site(doubled);
  doubled.plays({on(card(b, CardKind::philosopher), 1)});
  QCOMPARE(raisedNow(doubled.state), 6);
  doubled.plays({card(a, CardKind::torturer, 4)});
  doubled.passAll();
  QCOMPARE(doubled.torturer(Site::thebes), a); // 13
}

void tst_PyramidionExamples::example19_SPECIAL_STONEMASON() {
  PyramidionTable table;
  table.open(Site::luxor);
  table.lay(Site::luxor, all({0, 0, 0, 1}));
  table.lay(Site::giza, all({1, 0, 2}));
  Play play = ankh(card(a, CardKind::stonemason), false);
  play.deed.swap = Swap{Site::giza, all({0, 0, 0, 1}), all({0, 0, 2})};
  QCOMPARE(table.refusal(play), u"SPECIAL-STONEMASON"_s);
  play.deed.swap->get = all({0, 0, 1});
  QCOMPARE(table.refusal(play), legal);
  table.lay(Site::luxor, all({0, 0, 0, 2}));
  QCOMPARE(table.refusal(play), u"SPECIAL-STONEMASON"_s);
  play.deed.swap = Swap{Site::giza, all({0, 0, 0, 2}), all({1, 0, 1})};
  QVERIFY(table.enter(play));
  QCOMPARE(table.lies(Site::luxor), u"1 camel 1 food"_s);
  QCOMPARE(table.lies(Site::giza), u"1 food 2 stone"_s);
  QVERIFY(table.isPossible());
}

void tst_PyramidionExamples::example20_POWER_KARNAK() {
  PyramidionTable table;
  table.hands(4);
  table.closeSitesBut(Site::karnak);
  table.state.phase = Phase::site;
  table.state.turn = a;
  QCOMPARE(table.refusal(Activate{a, Site::karnak, {}}), u"POWER-KARNAK"_s);
  table.openKarnak(boatOf({1}));
  table.own(a, all({1}));
  table.own(b, all({1}));
  table.passAll();
  QCOMPARE(table.state.phase, Phase::load);
  QCOMPARE(table.state.turn, a);
  Load entry;
  entry.player = b;
  entry.boat = reservedBoat;
  QCOMPARE(table.refusal(entry), u"LOAD-1 LOAD-3 TURN"_s);
  QVERIFY(table.enter(Decline{a}));
  QCOMPARE(table.state.boatDiscards, 1);
  QCOMPARE(table.state.round, 2);
  QVERIFY(table.isPossible());
}

void tst_PyramidionExamples::example21_LOAD9() {
  for (const bool again : {true, false}) {
    RuleOptions options;
    options.loadAgain = again;
    PyramidionTable table(3, options);
    for (const Player player : {a, b, c}) table.own(player, all({9}));
    table.beginLoading({boatOf({1}), boatOf({1}), boatOf({1}), boatOf({1}), boatOf({1})});
    const auto load = [&](Player player) {
      QCOMPARE(table.state.turn, player);
      Load entry;
      entry.player = player;
      QVERIFY(table.enter(entry));
    };
    const auto decline = [&](Player player) {
      QCOMPARE(table.state.turn, player);
      QVERIFY(table.enter(Decline{player}));
    };
    load(a);
    decline(b);
    load(c);
    decline(a);
    if (!again) {
      decline(c);
      QCOMPARE(table.state.round, 2);
      continue;
    }
    load(b);
    decline(c);
    decline(a);
    decline(b);
    QCOMPARE(table.state.round, 2);
  }
}

void tst_PyramidionExamples::example22_LOAD7() {
  PyramidionTable table;
  table.station(a, {Site::giza, Site::cairo});
  table.corner(Site::giza, {Resource::camel});
  table.corner(Site::cairo, {Resource::camel});
  table.own(a, all({0, 0, 0, 0, 1}));
  table.leaveInSupply(Resource::camel, 1);
  table.beginLoading({boatOf({2}), boatOf({0, 0, 0, 0, 1})});
  Load entry;
  entry.player = a;
  entry.troops[at(Site::giza)] = entry.troops[at(Site::cairo)] = Resource::camel;
  QCOMPARE(table.refusal(entry), u"LOAD-7"_s);
  table.leaveInSupply(Resource::camel, 2);
  QVERIFY(table.enter(entry));
  QCOMPARE(table.of(a).loaded.size(), 1U);
}

void tst_PyramidionExamples::example23_TWO() {
  PyramidionTable table(2);
  table.open(Site::thebes);
  QCOMPARE(table.refusal(Pass{a, {}}), u"TWO-2"_s);
  QCOMPARE(table.refusal(Pass{a, Card{}}), u"TWO-2 TWO-4"_s);
  table.plays({card(b, CardKind::merchant)});
  for (int i = 0; i < 5; ++i) table.plays({card(a, CardKind::merchant)});
  QVERIFY(table.of(a).passed);
  QCOMPARE(table.refusal(card(a, CardKind::merchant)), u"PLAY-1 TWO-3 TURN"_s);
  for (const TwoSwap swap : {TwoSwap::nextRound, TwoSwap::atOrder}) {
    for (const bool giza : {false, true}) {
      RuleOptions options;
      options.twoSwap = swap;
      PyramidionTable round(2, options);
      round.closeSitesBut(Site::giza);
      round.state.on(Site::giza).sundial = true;
      round.state.gizaActivated = giza;
      round.own(a, all({2}));
      round.own(b, all({2}));
      round.state.row = {boatOf({1})};
      round.state.boatPile = 19;
      Changes changes(round.game, round.state, round.effects);
      goOnActivating(changes);
      QCOMPARE(round.state.turn, swap == TwoSwap::atOrder && !giza ? b : a);
      Load entry;
      entry.player = round.state.turn;
      QVERIFY(round.enter(entry));
      QCOMPARE(round.state.order[0], giza ? a : b);
    }
  }
}

void tst_PyramidionExamples::example24_END2() {
  PyramidionTable table;
  table.loaded(a, {9});
  table.loaded(b, {4});
  table.loaded(c, {9});
  table.station(a, {Site::giza, Site::cairo, Site::luxor});
  table.station(b, {Site::thebes, Site::philae, Site::karnak});
  table.station(c, {Site::abuSimbel});
  table.endLoading();
  QCOMPARE(table.state.phase, Phase::boats);
  QCOMPARE(table.of(a).points, 0); // SEE-2
  table.state.on(Site::karnak).troops[at(Troop::torturer)] = noPlayer;
  table.endLoading();
  QCOMPARE(table.state.phase, Phase::over);
  QCOMPARE(table.of(a).points, 10);
  QCOMPARE(table.of(c).points, 9);
}

void tst_PyramidionExamples::example25_END6() {
  const auto first = [](std::array<int, 2> hand, std::initializer_list<int> of,
                        std::initializer_list<int> other, Player inFront) {
    PyramidionTable table;
    table.loaded(a, of);
    table.loaded(b, other);
    table.of(a).common = static_cast<std::uint8_t>(hand[0]);
    table.of(b).common = static_cast<std::uint8_t>(hand[1]);
    table.state.order = {inFront, static_cast<Player>(1 - inFront), c, 0};
    table.endLoading();
    return ranking(table.game, table.state).front();
  };
  QCOMPARE(first({2, 2}, {5, 5, 1}, {5, 4, 1, 1}, a), b);
  QCOMPARE(first({3, 2}, {5, 5, 1}, {5, 4, 1, 1}, b), a);
  QCOMPARE(first({2, 2}, {5, 6}, {5, 6}, b), b);
  QCOMPARE(first({2, 2}, {5, 6}, {5, 6}, a), a);
}

void tst_PyramidionExamples::example26_SUPPLY3() {
  PyramidionTable table;
  table.leaveInSupply(Resource::stone, 3);
  table.leaveInSupply(Resource::worker, 1);
  table.state.faceUp[at(Site::luxor)] = all({0, 0, 0, 4});
  table.state.faceUp[at(Site::thebes)] = all({0, 0, 0, 0, 1});
  table.state.faceUp[at(Site::alexandria)] = all({0, 0, 0, 0, 1});
  Changes changes(table.game, table.state, table.effects);
  startSupply(changes);
  QCOMPARE(table.lies(Site::luxor), u"3 stone"_s);
  QCOMPARE(table.lies(Site::thebes), u"1 worker"_s);
  QCOMPARE(table.lies(Site::alexandria), u"nothing"_s);
  QVERIFY(table.noted(Note::cut, "SET-8"_rule));
}

void tst_PyramidionExamples::example27_POWER_ABU_SIMBEL() {
  for (const AbuSimbelTrades trades : {AbuSimbelTrades::one, AbuSimbelTrades::any}) {
    RuleOptions options;
    options.abuSimbelTrades = trades;
    const bool any = trades == AbuSimbelTrades::any;
    PyramidionTable table(3, options);
    table.open(Site::abuSimbel, b);
    table.own(b, all({0, 0, 0, 0, 7}));
    table.passAll();
    QCOMPARE(table.state.turn, b);
    QCOMPARE(table.refusal(Trade{b, 3}), u"POWER-ABU-SIMBEL"_s);
    QCOMPARE(table.refusal(Trade{b, 2}), any ? legal : u"POWER-ABU-SIMBEL"_s);
    QVERIFY(table.enter(Trade{b, static_cast<std::uint8_t>(any ? 2 : 1)}));
    QCOMPARE(table.has(b), any ? u"1 worker 2 statue"_s : u"4 worker 1 statue"_s);
  }
  PyramidionTable table;
  table.open(Site::abuSimbel);
  table.own(a, all({0, 0, 0, 0, 3}));
  table.own(b, all({0, 0, 0, 0, 3}));
  table.leaveInSupply(Resource::statue, 1);
  table.passAll();
  QVERIFY(table.enter(Trade{a, 1}));
  QVERIFY(table.state.phase != Phase::trade);
}

void tst_PyramidionExamples::example28_TORTURER3() {
  for (const bool own : {false, true}) {
    PyramidionTable table;
    table.minima(Site::cairo, 1, 1);
    table.station(a, {Site::giza, Site::luxor, Site::thebes, Site::philae});
    table.station(own ? a : b, {Site::cairo});
    table.station(own ? b : a, {Site::karnak});
    table.open(Site::cairo);
    table.plays({ankh(card(a, CardKind::torturer, 5), false)});
    table.passAll();
    QCOMPARE(table.torturer(Site::cairo), own ? a : b);
    QVERIFY(table.isPossible());
  }
}

void tst_PyramidionExamples::example29_POWER_FIRST() {
  PyramidionTable table;
  table.open(Site::alexandria);
  Play statue = ankh(card(a, CardKind::merchant));
  statue.gain = Resource::statue;
  Play stone = ankh(card(b, CardKind::merchant));
  stone.gain = Resource::stone;
  table.plays({statue, stone, ankh(card(a, CardKind::merchant))});
  QCOMPARE(table.has(a), u"1 statue"_s);
  QCOMPARE(table.has(b), u"1 stone"_s);
  PyramidionTable luxor;
  luxor.open(Site::luxor);
  const int hand = luxor.of(a).hand();
  luxor.plays({ankh(card(a, CardKind::merchant))});
  QCOMPARE(luxor.of(a).hand(), hand);
  luxor.plays({ankh(card(a, CardKind::merchant))});
  QCOMPARE(luxor.of(a).hand(), hand - 1);
  PyramidionTable cairo;
  cairo.open(Site::cairo);
  cairo.plays({ankh(card(a, CardKind::merchant))});
  cairo.station(b, {Site::cairo});
  Play late = ankh(card(b, CardKind::merchant));
  late.home = Troop::torturer;
  cairo.state.turn = b;
  QCOMPARE(cairo.refusal(late), u"POWER-CAIRO"_s);
}

void tst_PyramidionExamples::example30_END3() {
  for (const bool majority : {true, false}) {
    RuleOptions options;
    options.boatPoints = BoatPoints::asked;
    PyramidionTable table(3, options);
    table.loaded(a, {9});
    table.loaded(b, {7});
    if (majority) table.station(a, {Site::giza});
    table.endLoading();
    QCOMPARE(table.state.phase, Phase::claim);
    QCOMPARE(table.refusal(Claim{bitOf(c)}), u"END-3"_s);
    QVERIFY(table.enter(Claim{bitOf(a)}));
    QCOMPARE(table.refusal(Reveal{{9, 7, 0, 0}}), majority ? legal : u"END-3"_s);
    if (!majority) continue;
    QVERIFY(table.enter(Reveal{{9, 7, 0, 0}}));
    QCOMPARE(table.of(a).points, 10);
    QCOMPARE(ranking(table.game, table.state).front(), a);
  }
}

void tst_PyramidionExamples::example31_REVOLT5() {
  for (const RevoltLeader leader : {RevoltLeader::survivors, RevoltLeader::any}) {
    RuleOptions options;
    options.revoltLeader = leader;
    PyramidionTable table(3, options);
    table.open(Site::thebes);
    table.plays({card(a, CardKind::slaveDriver), card(b, CardKind::torturer, 4),
                 card(b, CardKind::torturer, 4), card(b, CardKind::torturer, 4),
                 card(c, CardKind::torturer, 11), card(c, CardKind::revolt)});
    table.passAll();
    QVERIFY(table.enter(Revolt{turned({{8, all({1})}})}));
    const bool any = leader == RevoltLeader::any;
    QCOMPARE(table.has(b), any ? u"nothing"_s : u"1 camel"_s);
    QCOMPARE(table.has(c), any ? u"1 camel"_s : u"nothing"_s);
  }
}

NILOMETER_TEST(tst_PyramidionExamples)
#include "tst_pyramidion_examples.moc"

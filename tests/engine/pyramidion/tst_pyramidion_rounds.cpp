// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up, the beginning of a round, activation, loading and the end: the far side of every bound.
#include "pyramidion_table.h"
#include "test_program.h"

#include "engine/pyramidion/game_rules.h"
#include "engine/pyramidion/repair_rules.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_PyramidionRounds : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void whatIsSetUp_SET(); // SET-8 is in the random games
  void boatsAreReadAsTheyAre_BOAT();
  void sameBoatIsInOnePlace_BOAT5(); // BOAT-5
  void unlikelyNumbersAreDoubted_SEE4();
  void unlikelyPointsOfBoatsAreDoubted_END3();
  void supplyCardsComeBack_SUPPLY2(); // SUPPLY-2
  void oneKindIsNoChoice_NEGO3();     // NEGO-3
  void handsAreDealt_DEAL();
  void whoActivates_SITE();
  void orderStays_ORDER3();           // ORDER-3
  void whatIsPaid_LOAD4();            // LOAD-4
  void whatTroopsFetch_LOAD5();       // LOAD-5
  void whoCanLoad_LOAD8();            // LOAD-8
  void endOfGame_END5();              // END-5
  void revealWhenAllAreLoaded_END5(); // END-5
  void nextRound_END4();              // END-4
  void wrongThingsAreRefused_ENTRY();
  void placesHaveTexts_SEE4(); // SEE-4
  void otherVersions();
};

void tst_PyramidionRounds::whatIsSetUp_SET() {
  const Edition edition = bareEdition();
  for (const int players : {1, 5}) {
    Game game{&edition, {}, 3};
    const State state = setUp(game);
    game.players = players;
    QVERIFY(judge(game, state, SetUp{}).breaks("SET-1"_rule));
  }
  const Game game{&edition, {}, 3};
  State state = setUp(game);
  const auto refused = [&](std::array<std::uint8_t, 4> numbers) {
    return judge(game, state, SetUp{numbers, {}}).breaks("SET-9"_rule);
  };
  QVERIFY(refused({1, 2, 2, 0}));
  QVERIFY(refused({0, 1, 2, 0}));
  QVERIFY(refused({2, 3, 4, 0}));
  QVERIFY(refused({1, 2, 3, 4}));
  QVERIFY(!refused({3, 1, 2, 0}));
  // SET-2, SET-3, SET-4, SET-5, SET-6, SET-7: five basic cards, a pile of forty, full supply, bare
  // sites, closed piles.
  QCOMPARE(state.of(a).basicsInHand(), 5);
  QCOMPARE(state.supply, edition.supply);
  QCOMPARE(int{state.cardPile}, 40);
  QCOMPARE(int{state.boatPile}, 20);
  QCOMPARE(int{state.supplyPile}, 9);
  Effects effects;
  apply(game, state, SetUp{{3, 1, 2, 0}, {}}, effects);
  QCOMPARE(state.order, (std::array<Player, 4>{b, c, a, 3}));
  QCOMPARE(state.phase, Phase::boats);
  QVERIFY(judge(game, state, SetUp{{3, 1, 2, 0}, {}}).breaks("PHASE"_rule));
}

void tst_PyramidionRounds::boatsAreReadAsTheyAre_BOAT() {
  PyramidionTable table;
  for (int i = 0; i < 19; ++i) table.loaded(c, {0});
  table.of(c).loaded.pop_back();
  table.state.boatDiscards = 1; // and one in the pile
  NewBoats entry{3, {}};
  entry.boats.fill(boatOf({1}));
  QCOMPARE(table.refusal(entry), u"BOAT-3"_s);
  entry.count = 2;
  QCOMPARE(table.refusal(entry), legal);
  entry.boats[0] = boatOf({});
  QCOMPARE(table.refusal(entry), u"BOAT-4"_s);
  entry.boats[0] = {all({1}), {}, 0};
  QCOMPARE(table.refusal(entry), u"BOAT-4"_s);
  table.game.options.boatPoints = BoatPoints::asked;
  QCOMPARE(table.refusal(entry), legal);
  QVERIFY(table.enter(entry));
  QCOMPARE(int{table.state.boatPile}, 0);
  QCOMPARE(int{table.state.boatDiscards}, 0);
  // BOAT-2: they stay, and none is due.
  Changes changes(table.game, table.state, table.effects);
  startRound(changes);
  QCOMPARE(table.state.phase, Phase::supply);
  QCOMPARE(table.state.row.size(), 2U);
}

void tst_PyramidionRounds::sameBoatIsInOnePlace_BOAT5() {
  Edition edition = bareEdition();
  for (int id = 1; id <= 6; ++id) {
    edition.readings.boats.push_back(boatOf({id}, id, static_cast<std::uint8_t>(id)));
  }
  PyramidionTable table(3, {}, edition);
  const auto& boats = edition.readings.boats;
  NewBoats entry{5, {boats[0], boats[1], boats[2], boats[3], boats[0]}};
  QCOMPARE(table.refusal(entry), u"BOAT-5"_s);
  entry.boats[4] = boats[4];
  entry.boats[4].points = std::uint8_t{9};
  QCOMPARE(table.refusal(entry), u"ENTRY"_s); // that is not what it shows
  entry.boats[4] = boats[4];
  QVERIFY(table.enter(entry));
  table.state.phase = Phase::site;
  table.state.turn = a;
  QCOMPARE(table.refusal(Activate{a, Site::karnak, boats[0]}), u"BOAT-5"_s);
  QCOMPARE(table.refusal(Activate{a, Site::karnak, boats[5]}), legal);
  // A discarded one is back once the discards make a new pile.
  table.state.row.erase(table.state.row.begin());
  ++table.state.boatDiscards;
  table.state.boatsDiscarded = 1;
  QCOMPARE(table.refusal(Activate{a, Site::karnak, boats[0]}), u"BOAT-5"_s);
  table.state.boatDiscards = 16;
  table.state.boatPile = 0;
  QCOMPARE(table.refusal(Activate{a, Site::karnak, boats[0]}), legal);
  QVERIFY(!isWithin(table.game, Activate{a, Site::karnak, boatOf({1}, 1, 7)}));
}

void tst_PyramidionRounds::unlikelyNumbersAreDoubted_SEE4() {
  const PyramidionTable table;
  const auto isDoubted = [&](const Entry& entry) {
    return doubts(table.game, table.state, entry).breaks("SEE-4"_rule);
  };
  const auto minima = [](int influence, int negotiation) {
    return TellMinima{Site::thebes, static_cast<std::uint8_t>(influence),
                      static_cast<std::uint8_t>(negotiation)};
  };
  QVERIFY(!isDoubted(minima(7, 5)));
  QVERIFY(isDoubted(minima(65, 5)));
  QVERIFY(isDoubted(minima(6, 65)));
  const auto boats = [](const Boat& boat) {
    NewBoats entry;
    entry.boats[entry.count++] = boat;
    return entry;
  };
  QVERIFY(!isDoubted(boats(boatOf({2, 0, 1, 2, 1, 0}, 5))));
  QVERIFY(isDoubted(boats(boatOf({20, 0, 1, 2, 1, 0}, 5))));
  QVERIFY(isDoubted(boats(boatOf({2, 0, 1, 2, 1, 0}, 45))));
  SupplyCard card{};
  card[at(Site::luxor)] = all({0, 0, 0, 4, 0, 0});
  QVERIFY(!isDoubted(NextSupply{card}));
  card[at(Site::luxor)] = all({0, 0, 0, 30, 0, 0});
  QVERIFY(isDoubted(NextSupply{card}));
  SetUp first;
  first.supply = card;
  QVERIFY(isDoubted(first));
  QVERIFY(!isDoubted(Revolt{turned({{7, all({0, 0, 1, 0, 0, 0})}})}));
  QVERIFY(isDoubted(Revolt{turned({{77, all({0, 0, 1, 0, 0, 0})}})}));
  QVERIFY(isDoubted(Revolt{turned({{7, all({0, 0, 11, 0, 0, 0})}})}));
  Tally tally;
  tally.markers = turned({{77, all({0, 0, 1, 0, 0, 0})}});
  QVERIFY(isDoubted(tally));
  QVERIFY(!isDoubted(pyramidion_test::card(a, CardKind::merchant, 1, 0, 6)));
  QVERIFY(isDoubted(pyramidion_test::card(a, CardKind::merchant, 1, 0, 60)));
  // A table may have it so: it is entered, and noted; what has been read is not doubted again.
  PyramidionTable other;
  other.state.phase = Phase::supply;
  QVERIFY(other.enter(NextSupply{card}));
  QVERIFY(other.noted(Note::doubtful, "SEE-4"_rule));
  QVERIFY(!doubts(other.game, other.state, NextSupply{card}).breaks("SEE-4"_rule));
}

void tst_PyramidionRounds::unlikelyPointsOfBoatsAreDoubted_END3() {
  RuleOptions options;
  options.boatPoints = BoatPoints::asked;
  options.target = Target::allBoats;
  PyramidionTable table(3, options);
  table.loaded(a, {9});
  for (int i = 0; i < 19; ++i) table.loaded(b, {1});
  const auto isDoubted = [&](const Reveal& entry) {
    return doubts(table.game, table.state, entry).breaks("END-3"_rule);
  };
  QVERIFY(!isDoubted(Reveal{{4, 40, 0, 0}}));
  QVERIFY(isDoubted(Reveal{{65, 40, 0, 0}})); // one boat
  QVERIFY(isDoubted(Reveal{{4, 1, 0, 0}}));   // nineteen
  table.endLoading();
  QVERIFY(table.enter(Reveal{{65, 40, 0, 0}}));
  QVERIFY(table.noted(Note::doubtful, "END-3"_rule));
}

void tst_PyramidionRounds::supplyCardsComeBack_SUPPLY2() {
  PyramidionTable table;
  for (int round = 1; round <= 11; ++round) {
    table.state.phase = Phase::supply;
    QVERIFY(table.enter(NextSupply{}));
    QCOMPARE(table.state.supplyPile + table.state.supplyDiscards, 9);
    QCOMPARE(int{table.state.supplyPile}, round < 10 ? 9 - round : 19 - round);
  }
  // SUPPLY-4: a card may be empty; more than ten different ones are doubted.
  for (int i = 1; i <= 10; ++i) {
    SupplyCard card;
    card[0] = all({i});
    table.state.phase = Phase::supply;
    QCOMPARE(doubts(table.game, table.state, NextSupply{card}).legal(), i < 10);
    QVERIFY(table.enter(NextSupply{card}));
  }
  QVERIFY(table.noted(Note::doubtful, "SUPPLY-2"_rule));
  // The one that was discarded just now comes back only with a new pile.
  PyramidionTable next;
  next.state.phase = Phase::supply;
  const NextSupply same{next.state.faceUp};
  QVERIFY(!doubts(next.game, next.state, same).legal());
  next.state.supplyPile = 0;
  QVERIFY(doubts(next.game, next.state, same).legal());
}

void tst_PyramidionRounds::oneKindIsNoChoice_NEGO3() {
  PyramidionTable table;
  table.station(b, {Site::giza, Site::luxor}, Troop::negotiator);
  table.station(c, {Site::cairo}, Troop::negotiator);
  table.lay(Site::giza, all({0, 0, 0, 0, 0, 2}));
  table.lay(Site::luxor, all({1, 1}));
  table.lay(Site::cairo, all({1, 0, 1}));
  table.state.phase = Phase::supply;
  QVERIFY(table.enter(NextSupply{}));
  QCOMPARE(table.has(b), u"1 statue"_s);
  QCOMPARE(table.state.turn, b);
  // In any order; out of his turn nobody takes what is another's.
  QVERIFY(table.enter(Negotiate{c, Site::cairo, Resource::food}));
  QCOMPARE(table.refusal(Negotiate{c, Site::luxor, Resource::wood}), u"NEGO-1 TURN"_s);
  QCOMPARE(table.refusal(Negotiate{b, Site::giza, Resource::statue}), u"NEGO-2"_s);
  QVERIFY(table.enter(Negotiate{b, Site::luxor, Resource::wood}));
  QCOMPARE(table.state.phase, Phase::site);
}

void tst_PyramidionRounds::handsAreDealt_DEAL() {
  PyramidionTable table;
  table.station(b, {Site::thebes});
  table.of(a).basics = {};
  table.state.phase = Phase::supply;
  QVERIFY(table.enter(NextSupply{}));
  // DEAL-1, DEAL-2, DEAL-3, POWER-THEBES.
  QCOMPARE(table.of(a).hand(), 9);
  QCOMPARE(table.of(b).hand(), 10);
  QCOMPARE(int{table.state.cardPile}, 40 - 13);
  QVERIFY(table.isPossible());
}

void tst_PyramidionRounds::whoActivates_SITE() {
  PyramidionTable table;
  table.state.phase = Phase::supply;
  QVERIFY(table.enter(NextSupply{}));
  QCOMPARE(table.refusal(Activate{b, Site::giza, {}}), u"SITE-1 TURN"_s);
  QCOMPARE(table.refusal(Activate{a, Site::giza, boatOf({1})}), u"ENTRY"_s);
  const auto resolved = [&](Player player, Site site) {
    QCOMPARE(table.state.turn, player);
    QVERIFY2(table.enter(Activate{player, site, {}}),
             qPrintable(table.refusal(Activate{player, site, {}})));
    table.passAll();
  };
  resolved(a, Site::giza);
  QCOMPARE(table.refusal(Activate{b, Site::giza, {}}), u"SITE-3"_s);
  resolved(b, Site::luxor);
  resolved(c, Site::cairo);
  resolved(a, Site::thebes);
  QCOMPARE(table.refusal(Activate{a, Site::philae, {}}), u"SITE-1 SITE-2 TURN"_s);
  QVERIFY(!table.anyway(Activate{a, Site::philae, {}}));
  // SITE-4: at Karnak a boat is drawn, unless there is none.
  QCOMPARE(table.refusal(Activate{b, Site::karnak, {}}), u"POWER-KARNAK"_s);
  table.state.boatPile = 0;
  QCOMPARE(table.refusal(Activate{b, Site::karnak, boatOf({1})}), u"POWER-KARNAK"_s);
  QCOMPARE(table.refusal(Activate{b, Site::karnak, {}}), legal);
  table.state.boatPile = 20;
  resolved(b, Site::philae);
  resolved(c, Site::alexandria);
  QCOMPARE(table.state.round, 2);
  // TWO-1: first, second, first of the order.
  PyramidionTable two(2);
  two.state.order = {b, a, 0, 0};
  two.state.phase = Phase::supply;
  QVERIFY(two.enter(NextSupply{}));
  for (const Player player : {b, a, b}) {
    QCOMPARE(two.state.turn, player);
    QCOMPARE(activationsOf(two.state, player), player == b ? 2 : 1);
    ++two.of(player).activated;
    Changes changes(two.game, two.state, two.effects);
    goOnActivating(changes);
  }
  QCOMPARE(two.state.round, 2);
}

void tst_PyramidionRounds::orderStays_ORDER3() {
  PyramidionTable table(2);
  table.state.gizaActivated = true;
  table.closeSitesBut(Site::giza);
  table.state.on(Site::giza).sundial = true;
  table.of(b).marker = 1; // ORDER-1, ORDER-2
  Changes changes(table.game, table.state, table.effects);
  goOnActivating(changes);
  QCOMPARE(table.state.order[0], b);
  QCOMPARE(int{table.of(b).marker}, 0);
}

void tst_PyramidionRounds::whatIsPaid_LOAD4() {
  PyramidionTable table;
  table.own(a, all({2, 0, 0, 0, 0, 2}));
  table.beginLoading({boatOf({1, 1}), boatOf({0, 0, 0, 0, 0, 1}), boatOf({9})});
  Load entry;
  entry.player = a;
  entry.statues = all({0, 1});
  QCOMPARE(table.refusal(entry), legal);
  entry.statues = all({0, 2});
  QCOMPARE(table.refusal(entry), u"LOAD-4"_s);
  entry.statues = all({0, 1, 0, 0, 0, 1});
  QVERIFY(table.refusal(entry).startsWith(u"LOAD-4"));
  entry.statues = {};
  entry.boat = 2; // only a statue pays a statue
  QCOMPARE(table.refusal(entry), legal);
  entry.boat = 4;
  QCOMPARE(table.refusal(entry), u"LOAD-3"_s);
  entry.boat = reservedBoat;
  QCOMPARE(table.refusal(entry), u"LOAD-3"_s);
  entry.boat = 3;
  QCOMPARE(table.refusal(entry), u"LOAD-4"_s);
  QCOMPARE(table.refusal(Decline{b}), u"LOAD-1 TURN"_s);
  const int camels = table.state.supply[Resource::camel];
  QVERIFY(table.anyway(entry)); // 7 that he does not have come from the supply and go back
  QVERIFY(table.of(a).resources[Resource::camel] == 0 &&
          table.state.supply[Resource::camel] == camels + 2);
}

void tst_PyramidionRounds::whatTroopsFetch_LOAD5() {
  PyramidionTable table;
  table.station(a, {Site::giza});
  table.station(b, {Site::luxor});
  table.beginLoading({boatOf({1}), boatOf({1})});
  QCOMPARE(table.state.turn, a); // an unread corner may show anything
  Load entry;
  entry.player = a;
  entry.troops[at(Site::giza)] = Resource::camel;
  QCOMPARE(table.refusal(entry), u"LOAD-6"_s);
  QCOMPARE(judge(table.game, table.state, entry).missing(), printedCorner(Site::giza));
  QVERIFY(!table.anyway(entry));
  Options options;
  listOptions(table.game, table.state, options);
  QCOMPARE(options.asked.size(), 1U);
  table.corner(Site::giza, {Resource::wood});
  QCOMPARE(table.refusal(entry), u"LOAD-5"_s);
  QVERIFY(table.anyway(entry)); // the table says so
  table.state.phase = Phase::load;
  table.state.turn = a;
  table.of(a).usedTroops = bitOf(Site::giza);
  table.state.row = {boatOf({1})};
  QCOMPARE(table.refusal(entry), u"LOAD-5"_s);
  entry.troops = {};
  entry.troops[at(Site::luxor)] = Resource::camel;
  QCOMPARE(table.refusal(entry), u"LOAD-5 LOAD-6"_s);

  // A fetched statue stands for any kind, and for as many as were fetched.
  PyramidionTable statue;
  statue.station(a, {Site::giza});
  statue.corner(Site::giza, {Resource::statue});
  statue.beginLoading({boatOf({0, 1})});
  Load way;
  way.player = a;
  way.troops[at(Site::giza)] = Resource::statue;
  QCOMPARE(statue.refusal(way), u"LOAD-4 ENTRY"_s);
  way.drawnStatues = all({0, 1});
  QCOMPARE(statue.refusal(way), legal);
  statue.leaveInSupply(Resource::statue, 0);
  QCOMPARE(statue.refusal(way), u"LOAD-7"_s);
}

void tst_PyramidionRounds::whoCanLoad_LOAD8() {
  PyramidionTable table;
  table.own(a, all({1}));
  table.own(b, all({0, 0, 0, 0, 0, 2}));
  table.state.row = {boatOf({2, 1})};
  QVERIFY(!canLoad(table.state, a));
  QVERIFY(!canLoad(table.state, b));
  table.station(a, {Site::giza, Site::cairo});
  table.corner(Site::giza, {Resource::camel, Resource::wood});
  table.corner(Site::cairo, {Resource::wood});
  QVERIFY(canLoad(table.state, a));
  QCOMPARE(table.refusal(*wayToLoad(table.state, a, 1)), u"PHASE"_s);
  table.corner(Site::cairo, {Resource::stone});
  QVERIFY(!canLoad(table.state, a));
  table.own(a, all({1, 0, 0, 0, 0, 1}));
  QVERIFY(canLoad(table.state, a));
  table.own(b, all({0, 0, 0, 0, 0, 3}));
  QVERIFY(canLoad(table.state, b));
  table.state.row = {boatOf({0, 0, 0, 0, 0, 4})};
  QVERIFY(!canLoad(table.state, b));
  // LOAD-2: whoever cannot is skipped.
  table.own(a, {});
  table.state.on(Site::giza).troops = table.state.on(Site::cairo).troops = {noPlayer, noPlayer};
  table.beginLoading({boatOf({0, 0, 0, 0, 0, 3})});
  QCOMPARE(table.state.turn, b);
}

void tst_PyramidionRounds::endOfGame_END5() {
  const std::array<std::pair<Target, int>, 3> targets{
      {{Target::ten, 10}, {Target::twelve, 12}, {Target::fifteen, 15}}};
  for (const auto& [target, points] : targets) {
    for (const int less : {0, 1}) {
      RuleOptions options;
      options.target = target;
      PyramidionTable table(3, options);
      table.loaded(a, {points - less});
      table.endLoading();
      QCOMPARE(table.state.phase, less == 0 ? Phase::over : Phase::boats);
    }
  }
  RuleOptions options;
  options.target = Target::allBoats;
  options.majorityTie = MajorityTie::all;
  PyramidionTable table(3, options);
  for (int i = 0; i < 19; ++i) table.loaded(i % 2 == 0 ? a : b, {9});
  table.endLoading();
  QCOMPARE(table.state.phase, Phase::boats);
  table.loaded(b, {9});
  table.station(a, {Site::giza});
  table.station(c, {Site::cairo});
  table.endLoading();
  QCOMPARE(table.state.phase, Phase::over);
  QCOMPARE(table.of(a).points, std::int16_t{91}); // END-1, END-2
  QCOMPARE(table.of(c).points, std::int16_t{1});
  QVERIFY(table.isPossible());
}

void tst_PyramidionRounds::revealWhenAllAreLoaded_END5() {
  for (const Target target : {Target::ten, Target::allBoats}) {
    RuleOptions options;
    options.boatPoints = BoatPoints::asked;
    options.target = target;
    PyramidionTable table(3, options);
    table.endLoading();
    QCOMPARE(table.state.phase, Phase::boats); // nobody has a boat
    table.loaded(a, {9});
    table.endLoading();
    QCOMPARE(table.state.phase, target == Target::ten ? Phase::claim : Phase::boats);
    for (int i = 0; i < 19; ++i) table.loaded(b, {1});
    table.endLoading();
    QCOMPARE(table.state.phase, Phase::reveal);
    QCOMPARE(table.refusal(Reveal{{1, 1, 1, 0}}), u"END-3"_s); // C has no boat
    QVERIFY(table.enter(Reveal{{9, 8, 0, 0}}));
    QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{a, b, c}));
  }
}

void tst_PyramidionRounds::nextRound_END4() {
  PyramidionTable table;
  table.closeSitesBut(Site::giza);
  table.own(a, all({1}));
  table.lay(Site::giza, all({2}));
  table.station(a, {Site::luxor});
  table.of(a).usedTroops = bitOf(Site::luxor);
  table.of(a).common = 3;
  table.endLoading();
  QCOMPARE(int{table.of(a).common}, 0);
  QVERIFY(std::ranges::any_of(table.effects, [](const Effect& effect) {
    return effect.rule == "END-4"_rule && effect.kind == EffectKind::card && effect.player == a;
  }));
  QCOMPARE(table.state.round, 2);
  QVERIFY(std::ranges::none_of(table.state.sites, &SiteState::sundial));
  QCOMPARE(int{table.of(a).usedTroops}, 0);
  QCOMPARE(table.has(a), u"1 camel"_s);
  QCOMPARE(table.lies(Site::giza), u"2 camel"_s);
  QCOMPARE(table.torturer(Site::luxor), a);
}

void tst_PyramidionRounds::wrongThingsAreRefused_ENTRY() {
  const PyramidionTable table;
  const auto isRight = [&](const Entry& entry) {
    return Rules::unsuitable(table.game, entry, false).legal();
  };
  QVERIFY(isRight(Negotiate{c, Site::giza, Resource::wood}));
  QVERIFY(!isRight(Negotiate{d, Site::giza, Resource::wood}));
  QVERIFY(isRight(NewBoats{mostBoatsRead, {}}));
  QVERIFY(!isRight(NewBoats{mostBoatsRead + 1, {}}));
  QVERIFY(!isRight(Activate{a, Site::karnak, boatOf({100})}));
  QVERIFY(isRight(Activate{a, Site::karnak, boatOf({99})}));
  QVERIFY(!isRight(TellMinima{Site::giza, 100, 1}));
  QVERIFY(!isRight(TellCorner{Site::giza, 64}));
  QVERIFY(isRight(TellCorner{Site::giza, 63}));
  QVERIFY(!isRight(Claim{8}));
  QVERIFY(isRight(Claim{7}));
  QVERIFY(!isRight(Reveal{{100, 0, 0, 0}}));
  Tally tally;
  tally.sums[0][c] = std::int16_t{999};
  QVERIFY(isRight(tally));
  tally.sums[0][c] = std::int16_t{1000};
  QVERIFY(!isRight(tally));
  tally.sums[0][3] = std::int16_t{1};
  QVERIFY(!isRight(tally));
  Happen happen{.what = Happening::swap, .player = noPlayer, .troop = {}, .swap = {}};
  QVERIFY(isRight(happen));
  happen.what = Happening::take;
  QVERIFY(!isRight(happen));
  Play play = card(a, CardKind::merchant, 99);
  QVERIFY(isRight(play));
  play.card.values[0] = 100;
  QVERIFY(!isRight(play));
  Load load;
  load.player = a;
  load.boat = goneBoat;
  QVERIFY(isRight(load));
  load.boat = goneBoat + 1;
  QVERIFY(!isRight(load));
}

void tst_PyramidionRounds::placesHaveTexts_SEE4() {
  for (const std::string text : {"supply.statue", "sites.abu-simbel.minima", "sites.karnak.corner",
                                 "boats", "revoltMarkers"}) {
    QCOMPARE(printedPlaces.of(printedPlaces.placeOf(text)), text);
  }
  QCOMPARE(printedPlaces.placeOf("sites.memphis.minima"), table::PrintedPlace{});
  Edition edition = bareEdition();
  edition.printed.push_back({"sites.giza.minima", "[5,3]", table::Provenance::assumed, "", {}});
  QCOMPARE(printedPlaces.assumedAt(edition, printedMinima(Site::giza)).size(), 1U);
  QVERIFY(printedPlaces.assumedAt(edition, printedMinima(Site::luxor)).empty());
}

void tst_PyramidionRounds::otherVersions() {
  using RepairRules = table::RepairRules<Rules>;
  PyramidionTable table;
  table.own(a, all({0, 1, 0, 0, 0, 1}));
  table.beginLoading({boatOf({1, 1})});
  Load entry;
  entry.player = a;
  std::vector<Entry> versions;
  RepairRules::versions(table.game, table.state, entry, versions);
  QCOMPARE(versions.size(), 1U);
  QCOMPARE(std::get<Load>(versions[0]).statues, all({1}));
  std::vector<Entry> missing;
  RepairRules::missing(table.game, table.state, missing);
  QVERIFY(missing == std::vector<Entry>{Decline{a}});
  QVERIFY(!RepairRules::rulesOut(Decline{a}, entry)); // LOAD-9
  QVERIFY(RepairRules::rulesOut(Pass{a, {}}, card(a, CardKind::merchant)));
  QVERIFY(!RepairRules::rulesOut(Pass{a, {}}, card(b, CardKind::merchant)));

  PyramidionTable site;
  site.open(Site::giza);
  missing.clear();
  RepairRules::missing(site.game, site.state, missing); // PLAY-7
  QVERIFY(missing == std::vector<Entry>{Entry(Pass{a, {}})});
  Play torturer = card(a, CardKind::torturer, 1);
  torturer.marker = 1;
  site.of(b).marker = 1;
  versions.clear();
  RepairRules::versions(site.game, site.state, torturer, versions);
  std::vector<int> markers; // one that is left, or none
  for (const Entry& version : versions) markers.push_back(std::get<Play>(version).marker);
  QCOMPARE(markers, (std::vector{2, 3, 0}));
}

NILOMETER_TEST(tst_PyramidionRounds)
#include "tst_pyramidion_rounds.moc"

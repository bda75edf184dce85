// SPDX-License-Identifier: GPL-3.0-or-later
// The far side of bounds around the sites of Pyramidion: boats, supply, loading, the end.
#include "pyramidion_table.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

Load load(Player player, int boat = 1) {
  Load entry;
  entry.player = player;
  entry.boat = static_cast<std::uint8_t>(boat);
  return entry;
}

} // namespace

class tst_PyramidionBoundsOfRounds : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyNumberIsDrawnOnce_SET9();
  void fullRowNeedsNoBoat_BOAT3();
  void discardedBoatComesBackWithTheLastOfThePile_BOAT5();
  void onlyWhatThePileLacksComesFromTheDiscards_BOAT5();
  void negotiatorAtThebesDrawsNothing_POWERTHEBES();
  void troopThatHasFetchedDoesNotHelp_LOAD5();
  void whoHasDeclinedIsRefused_LOAD9();
  void threeWorkersAreEnough_POWERABUSIMBEL();
  void tradesGoClockwise_POWERABUSIMBEL();
  void nobodyHasMostWithoutTroops_END2();
  void lastBoatEndsTheGame_END5();
  void targetIsReachedByWhoClaims_END3();
  void pointsThenHandsThenBoats_END6();
};

void tst_PyramidionBoundsOfRounds::everyNumberIsDrawnOnce_SET9() {
  const Edition edition = bareEdition();
  const Game game{&edition, {}, 3};
  const State state = setUp(game);
  const auto isRight = [&](std::array<std::uint8_t, maxPlayers> numbers) {
    const Verdict verdict = judge(game, state, SetUp{numbers, {}});
    return verdict.legal() || !verdict.breaks("SET-9"_rule);
  };
  QVERIFY(isRight({3, 1, 2, 0}));
  QVERIFY(!isRight({3, 1, 1, 0})); // twice
  QVERIFY(!isRight({0, 1, 2, 0})); // not drawn
  QVERIFY(!isRight({4, 1, 2, 0})); // there are only three
  QVERIFY(!isRight({3, 1, 2, 1})); // nobody sits there
}

void tst_PyramidionBoundsOfRounds::fullRowNeedsNoBoat_BOAT3() {
  for (const int row : {4, 5}) {
    PyramidionTable table;
    table.state.row.assign(at(row), boatOf({1}));
    table.state.boatPile = static_cast<std::uint8_t>(boatCount - row);
    QCOMPARE(boatsDue(table.state), 5 - row);
    Changes changes(table.game, table.state, table.effects);
    startRound(changes);
    QCOMPARE(table.state.phase, row == 5 ? Phase::supply : Phase::boats);
  }
}

void tst_PyramidionBoundsOfRounds::discardedBoatComesBackWithTheLastOfThePile_BOAT5() {
  Edition edition = bareEdition();
  edition.readings.boats = {boatOf({1}, 1, 1), boatOf({2}, 2, 2)};
  for (const int pile : {0, 1, 2}) {
    PyramidionTable table(3, {}, edition);
    table.state.boatsOut = table.state.boatsDiscarded = 1;
    table.state.boatPile = static_cast<std::uint8_t>(pile);
    table.state.boatDiscards = 3;
    const auto judged = [&](int drawn) {
      Verdict verdict;
      judgeBoat(table.game, table.state, edition.readings.boats[0], drawn, verdict);
      return verdict.legal();
    };
    QCOMPARE(judged(1), pile == 0);
    QCOMPARE(judged(2), pile < 2);
  }
}

// As many as the pile lacks, and none that already lies in the row.
void tst_PyramidionBoundsOfRounds::onlyWhatThePileLacksComesFromTheDiscards_BOAT5() {
  Edition edition = bareEdition();
  for (int id = 1; id <= 6; ++id) {
    edition.readings.boats.push_back(boatOf({id}, id, static_cast<std::uint8_t>(id)));
  }
  const auto& boats = edition.readings.boats;
  for (const int rules : {rulesVersion, 1}) {
    PyramidionTable table(3, {}, edition);
    table.game.rules = rules;
    const QString refused = rules == 1 ? legal : u"BOAT-5"_s;
    // Two lie in the row, one in the pile, boats 1 to 3 on the discards.
    table.state.row = {boatOf({9}), boatOf({8})};
    table.state.boatsOut = table.state.boatsDiscarded = 0b111;
    table.state.boatPile = 1;
    table.state.boatDiscards = 3;
    table.of(a).loaded.assign(boatCount - 6, boatOf({1}));
    QCOMPARE(table.refusal(NewBoats{3, {boats[0], boats[1], boats[2]}}), refused);
    QCOMPARE(table.refusal(NewBoats{3, {boats[0], boats[3], boats[0]}}), u"BOAT-5"_s);
    QCOMPARE(table.refusal(NewBoats{3, {boats[3], boats[0], boats[1]}}), legal);
    // In whatever order they are told.
    const NewBoats told{3, {boats[0], boats[1], boats[3]}};
    QCOMPARE(table.refusal(told), legal);
    QVERIFY(table.enter(told));
    QVERIFY(table.isPossible());
    table.state.row.erase(table.state.row.begin());
    QCOMPARE(table.state.boatsOut & 0b1011, rules == 1 ? 0b1010U : 0b1011U);
    table.state.phase = Phase::boats;
    QCOMPARE(table.refusal(NewBoats{1, {boats[0]}}), refused);
    QCOMPARE(table.refusal(NewBoats{1, {boats[2]}}), legal); // shuffled into the new pile
  }
}

void tst_PyramidionBoundsOfRounds::negotiatorAtThebesDrawsNothing_POWERTHEBES() {
  PyramidionTable table;
  table.station(b, {Site::thebes}, Troop::negotiator);
  table.station(c, {Site::luxor});
  table.state.phase = Phase::supply;
  QVERIFY(table.enter(NextSupply{}));
  for (const Player player : {a, b, c}) QCOMPARE(table.of(player).hand(), 9);
}

void tst_PyramidionBoundsOfRounds::troopThatHasFetchedDoesNotHelp_LOAD5() {
  PyramidionTable table;
  table.station(a, {Site::giza, Site::luxor});
  table.corner(Site::giza, {Resource::camel});
  table.corner(Site::luxor, {Resource::wood});
  table.state.row = {boatOf({1})};
  QVERIFY(canLoad(table.state, a));
  QVERIFY(!canLoad(table.state, b));
  table.of(a).usedTroops = bitOf(Site::luxor);
  QVERIFY(canLoad(table.state, a));
  table.of(a).usedTroops = bitOf(Site::giza);
  QVERIFY(!canLoad(table.state, a));
}

void tst_PyramidionBoundsOfRounds::whoHasDeclinedIsRefused_LOAD9() {
  for (const bool again : {true, false}) {
    RuleOptions options;
    options.loadAgain = again;
    PyramidionTable table(3, options);
    table.own(a, all({2}));
    table.own(b, all({2}));
    table.beginLoading({boatOf({1}), boatOf({1})});
    QVERIFY(table.enter(Decline{a}));
    QCOMPARE(table.state.turn, b);
    QCOMPARE(table.refusal(load(a)), again ? u"LOAD-1 TURN"_s : u"LOAD-1 LOAD-9 TURN"_s);
    QVERIFY(table.enter(load(b)));
    QCOMPARE(table.state.turn, again ? a : b);
  }
}

void tst_PyramidionBoundsOfRounds::threeWorkersAreEnough_POWERABUSIMBEL() {
  RuleOptions options;
  options.abuSimbelTrades = AbuSimbelTrades::any;
  PyramidionTable table(3, options);
  const std::array<int, 7> trades{0, 0, 0, 1, 1, 1, 2}; // by workers
  for (std::size_t workers = 0; workers < trades.size(); ++workers) {
    table.own(a, all({0, 0, 0, 0, static_cast<int>(workers)}));
    QCOMPARE(tradesPossible(table.game, table.state, a), trades[workers]);
  }
  table.leaveInSupply(Resource::statue, 1);
  QCOMPARE(tradesPossible(table.game, table.state, a), 1);
  table.leaveInSupply(Resource::statue, 0);
  QCOMPARE(tradesPossible(table.game, table.state, a), 0);
}

void tst_PyramidionBoundsOfRounds::tradesGoClockwise_POWERABUSIMBEL() {
  PyramidionTable table;
  table.state.order = {b, a, c, 0};
  table.open(Site::abuSimbel, b);
  for (const Player player : {a, b, c}) table.own(player, all({0, 0, 0, 0, 3}));
  table.passAll();
  for (const Player player : {b, c, a}) { // by seat, not by the order
    QCOMPARE(table.state.phase, Phase::trade);
    QCOMPARE(table.state.turn, player);
    QVERIFY(table.enter(Trade{player, 0}));
  }
  QVERIFY(table.state.phase != Phase::trade);
}

void tst_PyramidionBoundsOfRounds::nobodyHasMostWithoutTroops_END2() {
  for (const bool troop : {false, true}) {
    RuleOptions options;
    options.majorityTie = MajorityTie::all;
    PyramidionTable table(3, options);
    table.loaded(a, {9});
    table.station(a, {Site::giza}, Troop::negotiator); // these do not count
    if (troop) table.station(a, {Site::luxor});
    table.endLoading();
    QCOMPARE(table.state.phase, troop ? Phase::over : Phase::boats);
  }
}

void tst_PyramidionBoundsOfRounds::lastBoatEndsTheGame_END5() {
  for (const int boats : {19, 20}) {
    PyramidionTable table;
    for (int i = 0; i < boats; ++i) table.loaded(i % 2 == 0 ? a : b, {0});
    table.endLoading();
    QCOMPARE(table.state.phase, boats == 20 ? Phase::over : Phase::boats);
  }
}

void tst_PyramidionBoundsOfRounds::targetIsReachedByWhoClaims_END3() {
  RuleOptions options;
  options.boatPoints = BoatPoints::asked;
  PyramidionTable table(3, options);
  table.loaded(a, {9});
  table.loaded(b, {9});
  table.endLoading();
  QVERIFY(table.enter(Claim{bitOf(a)}));
  QCOMPARE(table.refusal(Reveal{{9, 10, 0, 0}}), u"END-3"_s); // B has said nothing
  QCOMPARE(table.refusal(Reveal{{10, 9, 0, 0}}), legal);
  table.state.claimed = static_cast<PlayerSet>(bitOf(a) | bitOf(b));
  QCOMPARE(table.refusal(Reveal{{9, 10, 0, 0}}), legal); // one of them is enough
}

void tst_PyramidionBoundsOfRounds::pointsThenHandsThenBoats_END6() {
  PyramidionTable table;
  table.loaded(a, {10});
  table.loaded(b, {5, 5});
  table.hands(3);
  table.endLoading();
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{b, a, c}));
  ++table.of(a).common;
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{a, b, c}));
  ++table.of(b).points;
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{b, a, c}));
}

NILOMETER_TEST(tst_PyramidionBoundsOfRounds)
#include "tst_pyramidion_bounds_of_rounds.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/support.h"
#include "tests/ui/prompt_fixture.h"

#include "engine/egizia/fields.h"

#include <QTest>

#include <functional>
#include <map>

using namespace nilometer;
using namespace nilometer::egizia;
using nilometer::test::a;
using nilometer::test::b;
using nilometer::test::blueCrew;
using nilometer::test::c;
using nilometer::test::cells;
using nilometer::test::d;
using nilometer::test::find;
using nilometer::test::situationOf;
using nilometer::test::Table;
using ui::Fact;
using ui::FactKind;
using ui::FactNumber;
using ui::Moment;
using ui::Situation;

namespace {

/// A position and the fact that is to be found in it.
struct Row {
  const char* name; ///< begins with the rule
  std::function<void(Table&)> arrange;
  Fact expected;
};

/// The player's crews need so much more grain than is there with the ring in the middle.
void starve(Table& table, Player player, int missing) {
  const int grain = wateredGrain(table.edition(), table.of(player), table.state.ring);
  table.crews(player, {static_cast<std::int16_t>(grain + missing), 0, 0, 0});
}

/// BUILD with one ship at the site, and stones to pay.
void buildAt(Table& table, Site site, int stones) {
  table.put(a, site, 1);
  table.of(a).stones = static_cast<std::int16_t>(stones);
  table.start(Phase::build);
}

std::vector<Row> rows() {
  std::vector<Row> all;
  const auto add = [&](const char* name, std::function<void(Table&)> arrange, const Fact& fact) {
    all.push_back({name, std::move(arrange), fact});
  };
  add("LAY-1 the first round begins a deck", [](Table& table) { table.start(Phase::lay); },
      {FactKind::newDeck, "LAY-1"_rule, noPlayer, Deck::oneTwo, {}});
  add("LAY-1 after the second round the deck is gone",
      [](Table& table) {
        table.state.round = 2;
        table.start(Phase::lay);
      },
      {FactKind::deckEnds, "LAY-1"_rule, noPlayer, Deck::oneTwo, {}});
  add("SAIL-5 one building space left",
      [](Table& table) {
        table.sail();
        table.put(b, Site::sphinx, 1);
        table.put(c, Site::sphinx, 2);
      },
      {FactKind::lastSpace, "SAIL-5"_rule, noPlayer, Site::sphinx, {}});
  add("BUILD-7 only the reserve is left",
      [](Table& table) {
        table.sail();
        table.put(b, Site::sphinx, 1);
        table.put(c, Site::sphinx, 2);
        table.put(d, Site::sphinx, 3);
      },
      {FactKind::onlyReserve, "BUILD-7"_rule, noPlayer, Site::sphinx, {}});
  add("SAIL-1 all others are out",
      [](Table& table) {
        table.sail();
        table.allOut();
        table.of(a).hasPassed = false;
      },
      {FactKind::othersOut, "SAIL-1"_rule, a, {}, {{FactNumber::others, 3}}});
  add("SAIL-1 the next tile that is not out is next",
      [](Table& table) {
        table.sail();
        table.of(b).hasPassed = true;
      },
      {FactKind::nextSailor, "SAIL-1"_rule, c, {}, {}});
  add("SAIL-1 who has no ship left is not next, although nobody has said so yet",
      [](Table& table) {
        table.sail();
        table.of(b).shipsPlaced = static_cast<std::uint8_t>(table.edition().shipsPerPlayer);
      },
      {FactKind::nextSailor, "SAIL-1"_rule, c, {}, {}});
  add("FEED-4 help in hand that is enough",
      [](Table& table) {
        table.give(a, CardKind::grain4);
        starve(table, a, 3);
        table.start(Phase::feed);
      },
      {FactKind::helped,
       "FEED-4"_rule,
       a,
       ui::HelpInHand{.grain4 = true},
       {{FactNumber::missing, 0}, {FactNumber::points, 0}}});
  add("BUILD-2 no crew is left",
      [](Table& table) {
        buildAt(table, Site::pyramid, 5);
        table.of(a).usedCrews = normalCrews;
      },
      {FactKind::noCrew, "BUILD-2"_rule, a, {}, {}});
  add("BUILD-5 the weaker of strength and stones is the limit",
      [](Table& table) {
        buildAt(table, Site::pyramid, 2);
        table.crews(a, {1, 1, 4, 3});
      },
      {FactKind::buildUpTo,
       "BUILD-5"_rule,
       a,
       {},
       {{FactNumber::value, 2}, {FactNumber::stones, 2}, {FactNumber::strength, 7}}});
  add("PYR-1 the spaces that can be built are counted",
      [](Table& table) {
        // One stone: the first space of the pyramid and of each pillar of the temple.
        buildAt(table, Site::pyramid, 1);
      },
      {FactKind::spacesOpen,
       "PYR-1"_rule,
       a,
       {},
       {{FactNumber::spaces, 3}, {FactNumber::value, 1}}});
  add("SPHINX-1 stones limit the draw",
      [](Table& table) {
        buildAt(table, Site::sphinx, 2);
        table.crews(a, {1, 1, 4, 3});
      },
      {FactKind::drawUpTo,
       "SPHINX-1"_rule,
       a,
       {},
       {{FactNumber::cards, 2}, {FactNumber::stones, 2}, {FactNumber::strength, 7}}});
  add("SPHINX-2 one card may be kept", [](Table& table) { buildAt(table, Site::sphinx, 2); },
      {FactKind::keepUpTo, "SPHINX-2"_rule, a, {}, {{FactNumber::cards, 1}}});
  add("PYR-2 the row goes to whoever has most stones in it",
      [](Table& table) {
        table.stone(b, Building::pyramid, cells({0, 1, 2}));
        table.stone(a, Building::pyramid, cells({3}));
        buildAt(table, Site::pyramid, 1);
      },
      {FactKind::rowDone,
       "PYR-2"_rule,
       b,
       ui::PyramidRow{0},
       {{FactNumber::points, 3}, {FactNumber::cell, 4}}});
  add("BUILD-7 a reserve ship waits",
      [](Table& table) {
        table.put(b, Site::pyramid, reserveSpace);
        buildAt(table, Site::pyramid, 1);
      },
      {FactKind::reserveWaits, "BUILD-7"_rule, b, Site::pyramid, {}});
  add("BUILD-1 the ship behind is next",
      [](Table& table) {
        table.put(b, Site::pyramid, 2);
        buildAt(table, Site::pyramid, 1);
      },
      {FactKind::nextShip, "BUILD-1"_rule, b, Site::pyramid, {}});
  add("BUILD-2 another site of one's own comes later",
      [](Table& table) {
        table.put(a, Site::pyramid, 1);
        buildAt(table, Site::obelisk, 1);
        table.of(a).usedCrews = blueCrew;
      },
      {FactKind::laterSites,
       "BUILD-2"_rule,
       a,
       {},
       {{FactNumber::sites, 1}, {FactNumber::crews, 2}}});
  add("BUILD-7 a freed space lets the reserve build",
      [](Table& table) {
        table.put(a, Site::pyramid, reserveSpace);
        table.state.sites[static_cast<std::size_t>(Site::pyramid)].freed = true;
        table.start(Phase::build);
      },
      {FactKind::reserveMay, "BUILD-7"_rule, a, ui::ReserveRight::freed, {}});
  add("CARD-RESERVE is asked about where nothing was freed",
      [](Table& table) {
        table.give(a, CardKind::reserve);
        table.put(a, Site::pyramid, reserveSpace);
        table.start(Phase::build);
      },
      {FactKind::reserveMayNot, "BUILD-7"_rule, a, Site::pyramid, {}});
  add("TRACK-1 who came later has the smaller number",
      [](Table& table) {
        table.score(c, 5);
        table.score(a, 5);
        table.start(Phase::order);
      },
      {FactKind::tie, "TRACK-1"_rule, a, c, {{FactNumber::points, 5}}});
  add("MARKET-4 too high to sell",
      [](Table& table) {
        table.mark(d, Market::stone,
                   table.edition().stoneMarketSteps - table.edition().stoneMarketSaleSteps - 1);
        table.start(Phase::final);
      },
      {FactKind::noSale, "MARKET-4"_rule, d, {}, {{FactNumber::steps, 1}}});
  return all;
}

} // namespace

/// What the guide says of a position is so.
class tst_prompt_facts : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void factIsFoundInItsPosition_data();
  void factIsFoundInItsPosition();
  void feedingTellsOfNoHelpWhereThereIsNone();
  void everyPhaseHasItsMoment();
  void hungerIsToldForEveryPositionOfTheRing();
  void ringThatCannotBeMovedAnyMoreIsNoThreat();
  void stonesBeyondTheTrackAreCounted();
  void tombsTellTheNextStep();
};

void tst_prompt_facts::factIsFoundInItsPosition_data() {
  QTest::addColumn<int>("row");
  const std::vector<Row> all = rows();
  for (std::size_t i = 0; i < all.size(); ++i) QTest::addRow("%s", all[i].name) << int(i);
}

void tst_prompt_facts::factIsFoundInItsPosition() {
  QFETCH(const int, row);
  const Row chosen = rows()[static_cast<std::size_t>(row)];
  Table table;
  chosen.arrange(table);
  const Situation situation = situationOf(table.game, table.state);
  const Fact* fact = find(situation, chosen.expected.kind, chosen.expected.player);
  QVERIFY(fact != nullptr);
  QVERIFY(fact->rule == chosen.expected.rule);
  QCOMPARE(fact->player, chosen.expected.player);
  QVERIFY(fact->thing == chosen.expected.thing);
  QVERIFY(fact->numbers == chosen.expected.numbers);
}

void tst_prompt_facts::feedingTellsOfNoHelpWhereThereIsNone() {
  Table table;
  starve(table, a, 3);
  table.start(Phase::feed);
  const Situation situation = situationOf(table.game, table.state);
  const Fact* fact = find(situation, FactKind::shortOfGrain, a);
  QVERIFY(fact != nullptr);
  QCOMPARE(fact->number(FactNumber::missing), 3);
  QVERIFY(find(situation, FactKind::helped) == nullptr);
  QVERIFY(find(situation, FactKind::allFed) == nullptr);
}

void tst_prompt_facts::hungerIsToldForEveryPositionOfTheRing() {
  Table table;
  table.sail();
  const int card = table.give(a, CardKind::fieldYellowGreen);
  const int grain = grainOf(table.edition(), card);
  starve(table, a, 2);
  table.mark(a, Market::grain, table.last(Market::grain));
  const Situation situation = situationOf(table.game, table.state);
  // FEED-2: on the left the yellow-green field is dry; on the right nothing comes to it.
  const Fact* hungry = find(situation, FactKind::hungry, a);
  QVERIFY(hungry != nullptr);
  QVERIFY(hungry->about<Ring>() == Ring::middle);
  const int perGrain = table.edition().grainPenalties.back();
  QVERIFY((hungry->numbers == std::map<FactNumber, int>{{FactNumber::missingLeft, 2 + grain},
                                                        {FactNumber::missingMiddle, 2},
                                                        {FactNumber::missingRight, 2},
                                                        {FactNumber::perGrain, perGrain}}));
  const Fact* moves = find(situation, FactKind::ringMoves);
  QVERIFY(moves != nullptr);
  QCOMPARE(moves->number(FactNumber::stop), int(table.stop(RoundSpace::passalon)));
  QCOMPARE(moves->number(FactNumber::otherStop), int(table.stop(RoundSpace::heliopolis)));
}

void tst_prompt_facts::ringThatCannotBeMovedAnyMoreIsNoThreat() {
  Table table;
  table.sail();
  table.give(a, CardKind::fieldYellowGreen);
  starve(table, a, 0);
  QVERIFY(find(situationOf(table.game, table.state), FactKind::hungry) != nullptr);
  table.put(b, RoundSpace::passalon);
  Situation situation = situationOf(table.game, table.state);
  const Fact* moves = find(situation, FactKind::ringMoves);
  QVERIFY(moves != nullptr);
  QCOMPARE(moves->number(FactNumber::stop), int(table.stop(RoundSpace::heliopolis)));
  QVERIFY(!moves->numbers.contains(FactNumber::otherStop));
  table.put(c, RoundSpace::heliopolis);
  situation = situationOf(table.game, table.state);
  QVERIFY(find(situation, FactKind::hungry) == nullptr);
  QVERIFY(find(situation, FactKind::ringMoves) == nullptr);
}

void tst_prompt_facts::stonesBeyondTheTrackAreCounted() {
  Table table;
  const int end = table.edition().stoneTrackEnd;
  const int yield = quarryYield(table.edition(), table.of(a).cards);
  table.of(a).stones = static_cast<std::int16_t>(end - yield + 1);
  table.start(Phase::stone);
  const Situation situation = situationOf(table.game, table.state);
  // STONE-2
  const Fact* lost = find(situation, FactKind::stonesLost, a);
  QVERIFY(lost != nullptr);
  QVERIFY((lost->numbers == std::map<FactNumber, int>{{FactNumber::stones, end - yield + 1},
                                                      {FactNumber::yield, yield},
                                                      {FactNumber::end, end},
                                                      {FactNumber::lost, 1}}));
  QVERIFY(find(situation, FactKind::noneLost) == nullptr);
  table.of(a).stones = static_cast<std::int16_t>(end - yield);
  const Situation fits = situationOf(table.game, table.state);
  QVERIFY(find(fits, FactKind::stonesLost) == nullptr);
  QVERIFY(find(fits, FactKind::noneLost) != nullptr);
}

void tst_prompt_facts::tombsTellTheNextStep() {
  Table table;
  table.tombs(a, {4, 5});
  table.nameTombs({4, 5, 2, 2, 2, 2});
  buildAt(table, Site::obelisk, 3);
  table.crews(a, {3, 0, 0, 0});
  // END-2: sums up to 10 count 2, from 11 on 5.
  const Situation situation = situationOf(table.game, table.state);
  const Fact* step = find(situation, FactKind::tombStep, a);
  QVERIFY(step != nullptr);
  QVERIFY((step->numbers == std::map<FactNumber, int>{{FactNumber::sum, 9},
                                                      {FactNumber::points, 2},
                                                      {FactNumber::missing, 2},
                                                      {FactNumber::pointsThen, 5}}));
}

void tst_prompt_facts::everyPhaseHasItsMoment() {
  const auto moment = [](Phase phase) {
    Table table;
    table.start(phase);
    if (phase == Phase::sail) table.sail();
    if (phase == Phase::build) buildAt(table, Site::obelisk, 1);
    return situationOf(table.game, table.state).moment;
  };
  QCOMPARE(moment(Phase::lay), Moment::lay);
  QCOMPARE(moment(Phase::sail), Moment::sail);
  QCOMPARE(moment(Phase::feed), Moment::feed);
  QCOMPARE(moment(Phase::stone), Moment::stone);
  QCOMPARE(moment(Phase::build), Moment::build);
  QCOMPARE(moment(Phase::bonus), Moment::bonus);
  QCOMPARE(moment(Phase::order), Moment::order);
  QCOMPARE(moment(Phase::final), Moment::final);
  QCOMPARE(moment(Phase::over), Moment::over);
}

NILOMETER_TEST(tst_prompt_facts)
#include "tst_prompt_facts.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Values that only the components show (ASK), what can be entered anyway, invariants.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/develop.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraMissingValues : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void numbersOfTheDistributionTable_ASK1();
  void priceIsKeptForAll_ASK2();
  void pointsAtTheEnd_ASK3();
  void toldAtAnyTime_ASK4();
  void numbersThatNoFileHolds_ASK1_ASK4_ENTRY();
  void unlikelyNumbersAreDoubted_ASK4();
  void replacedFromThenOn_ASK4();
  void pointsToldAfterTheEnd_ASK4_END3();
  void roomForWhoIsThere_ASK4();
  void nileTooShortForABoat_ASK4();
  void knownValuesAreNotAsked_ASK1_ASK3();
  void enteredAnyway();
  void impossibleTablesAreRefused();
  void nobodyOwesGoods_GOODS3();
  void brokenTablesAreFound_data();
  void brokenTablesAreFound();
};

namespace {

Tell tellingCost(Pyramid pyramid, int level, const Price& cost) {
  Tell tell = telling(Told::cost, pyramid, level, 0);
  tell.cost = cost;
  return tell;
}
} // namespace

void tst_SaqqaraMissingValues::numbersOfTheDistributionTable_ASK1() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  QCOMPARE(table.state.phase, Phase::stock);
  QCOMPARE(asked(table.state).size(), std::size_t{1});
  QCOMPARE(table.refusal(TableNumber{2}), legal);
  QCOMPARE(table.refusal(OpenThresholds{{2, 3, 4, 5}}), u"ASK-1 PHASE"_s);
  QCOMPARE(table.missing(OpenThresholds{{2, 3, 4, 5}}), u"distribution[0].bonus"_s);
  QVERIFY(!table.anyway(OpenThresholds{{2, 3, 4, 5}})); // nothing is guessed
  Tell tell;
  tell.what = Told::bonus;
  tell.year = 2;
  tell.number = 9;
  QVERIFY(table.enter(tell)); // of another year: it waits on
  QCOMPARE(table.state.phase, Phase::stock);
  tell.year = 1;
  tell.number = 2;
  QVERIFY(table.enter(tell));
  QCOMPARE(table.state.phase, Phase::thresholds);
  QCOMPARE(table.refusal(TableNumber{2}), u"PHASE"_s); // not asked any more
  QCOMPARE(table.holds(Warehouse::fish), u"4 fish"_s);
  // Year 1 has no land to be asked for; year 2 has.
  table.beginRound(6);
  QCOMPARE(QString::fromStdString(printedPlaces.of(asked(table.state).front())),
           u"distribution[1].land"_s);
}

void tst_SaqqaraMissingValues::unlikelyNumbersAreDoubted_ASK4() {
  SaqqaraTable table;
  const auto isDoubted = [&](Told what, int number) {
    return table.isDoubted(telling(what, Pyramid::trade, 3, number), "ASK-4"_rule);
  };
  for (const auto& [what, likely, unlikely] :
       {std::tuple(Told::points, 10, 65), std::tuple(Told::spaces, 4, 40),
        std::tuple(Told::spaces, 1, 0), std::tuple(Told::bonus, 4, 30),
        std::tuple(Told::land, 3, 30), std::tuple(Told::nileLast, 15, 2)}) {
    QVERIFY(!isDoubted(what, likely));
    QVERIFY(isDoubted(what, unlikely));
  }
  const Price price{some(2, Good::fish), 1};
  QVERIFY(!table.isDoubted(tellingCost(Pyramid::trade, 3, price), "ASK-4"_rule));
  const Price high{some(22, Good::fish), 1};
  QVERIFY(table.isDoubted(tellingCost(Pyramid::trade, 3, high), "ASK-4"_rule));
  const Price any{some(2, Good::fish), 11};
  QVERIFY(table.isDoubted(tellingCost(Pyramid::trade, 3, any), "ASK-4"_rule));
  // Where the table waits for the number, too.
  SaqqaraTable waiting;
  waiting.state.stall = offTrack;
  waiting.beginRound(2);
  QVERIFY(!waiting.isDoubted(TableNumber{4}, "ASK-4"_rule));
  QVERIFY(waiting.isDoubted(TableNumber{30}, "ASK-4"_rule));
  QVERIFY(waiting.enter(TableNumber{30}));
  QVERIFY(waiting.noted(Note::doubtful, "ASK-4"_rule));
  // A table may have it so.
  table.beginRound(1);
  QVERIFY(table.enter(telling(Told::points, Pyramid::trade, 3, 65)));
  QVERIFY(table.noted(Note::doubtful, "ASK-4"_rule));
}

void tst_SaqqaraMissingValues::priceIsKeptForAll_ASK2() {
  SaqqaraTable table;
  table.beginDevelopment(2);
  QCOMPARE(table.missing(up(Pyramid::trade)), u"pyramids.trade[0].cost"_s);
  Options options;
  listOptions(table.game, table.state, options);
  QCOMPARE(options.unpriced, table.state.pyramids);
  // What does not need it works.
  QCOMPARE(table.refusal(Done{red}), legal);
  QVERIFY(table.enter(tellingCost(Pyramid::trade, 1, {gold(1), 0})));
  QCOMPARE(table.refusal(up(Pyramid::trade)), legal);
  QCOMPARE(table.missing(up(Pyramid::court)), u"pyramids.court[0].cost"_s);
  QVERIFY(table.enter(Done{red}));
  QCOMPARE(table.refusal(up(Pyramid::trade, blue)), legal);
  Tell wrong = tellingCost(Pyramid::trade, 1, {gold(-1), 0});
  QCOMPARE(table.refusal(wrong), u"ENTRY"_s);
  wrong.cost = {{}, -1};
  QCOMPARE(table.refusal(wrong), u"ENTRY"_s);
}

void tst_SaqqaraMissingValues::pointsAtTheEnd_ASK3() {
  SaqqaraTable table(3); // ASK-3
  table.put(red, Pyramid::trade, 2);
  table.put(blue, Pyramid::trade, 2);
  table.put(blue, Pyramid::court, 1);
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.phase, Phase::final);
  QCOMPARE(asked(table.state).size(), std::size_t{2}); // occupied levels, each once
  QCOMPARE(table.missing(Done{red}), u"pyramids.court[0].vp"_s);
  QCOMPARE(table.refusal(Done{red}), u"ASK-3 PHASE"_s);
  QVERIFY(table.enter(telling(Told::points, Pyramid::trade, 2, 3)));
  QCOMPARE(table.state.phase, Phase::final);
  QCOMPARE(table.of(red).points, 0);
  QVERIFY(table.enter(telling(Told::points, Pyramid::court, 1, 0))); // 0 is a number
  QCOMPARE(table.state.phase, Phase::over);
  QCOMPARE(table.of(red).points, 3);
  QCOMPARE(table.of(blue).points, 3);
}

void tst_SaqqaraMissingValues::toldAtAnyTime_ASK4() {
  SaqqaraTable table;
  table.beginInvest(2, {9, 9, 9, 9});
  QVERIFY(table.enter(telling(Told::spaces, Pyramid::trade, 3, 2)));
  QVERIFY(table.enter(telling(Told::points, Pyramid::trade, 3, 4)));
  Tell nile = telling(Told::nileLast, Pyramid::trade, 1, 20);
  QVERIFY(table.enter(nile));
  QVERIFY(table.noted(Note::told, "ASK-4"_rule));
  QCOMPARE(*table.state.sheet.nileLast, 20);
  QCOMPARE(table.state.phase, Phase::invest);
  QCOMPARE(table.state.turn, red);
  Tell beyond = telling(Told::spaces, Pyramid::trade, 6, 2);
  QVERIFY(!isWithin(table.game, beyond));
  beyond.level = 5;
  beyond.year = 7;
  QVERIFY(!isWithin(table.game, beyond));
}

void tst_SaqqaraMissingValues::numbersThatNoFileHolds_ASK1_ASK4_ENTRY() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  QCOMPARE(table.refusal(TableNumber{99}), legal);
  QCOMPARE(table.refusal(TableNumber{100}), u"ENTRY"_s);
  QVERIFY(!table.anyway(TableNumber{100}));
  QCOMPARE(table.refusal(telling(Told::points, Pyramid::trade, 3, 99)), legal);
  for (const Told what : {Told::points, Told::spaces, Told::bonus, Told::land, Told::nileLast}) {
    const Tell huge = telling(what, Pyramid::trade, 3, 100);
    QCOMPARE(table.refusal(huge), u"ENTRY"_s);
    QVERIFY(!table.anyway(huge));
  }
  QCOMPARE(table.refusal(tellingCost(Pyramid::trade, 3, {gold(99), 99})), legal);
  QCOMPARE(table.refusal(tellingCost(Pyramid::trade, 3, {gold(100), 0})), u"ENTRY"_s);
  QCOMPARE(table.refusal(tellingCost(Pyramid::trade, 3, {gold(1), 100})), u"ENTRY"_s);
}

void tst_SaqqaraMissingValues::replacedFromThenOn_ASK4() {
  SaqqaraTable table;
  table.beginDevelopment(2);
  QVERIFY(table.enter(tellingCost(Pyramid::trade, 1, {gold(1), 0})));
  QVERIFY(table.enter(up(Pyramid::trade)));
  QVERIFY(table.enter(tellingCost(Pyramid::trade, 1, {gold(3), 0})));
  QCOMPARE(table.has(red), u"2 gold"_s); // what was paid stays
  QVERIFY(table.enter(Done{red}));
  QVERIFY(table.enter(up(Pyramid::trade, blue)));
  QCOMPARE(table.has(blue), u"nothing"_s);
}

void tst_SaqqaraMissingValues::pointsToldAfterTheEnd_ASK4_END3() {
  SaqqaraTable table(3);
  table.put(red, Pyramid::trade, 2);
  table.state.sheet.level(Pyramid::trade, 2).points = std::int16_t{3};
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.of(red).points, 3);
  QVERIFY(table.enter(telling(Told::points, Pyramid::trade, 2, 5)));
  QCOMPARE(table.of(red).points, 5);
  QVERIFY(table.enter(telling(Told::points, Pyramid::court, 2, 5))); // nobody stands there
  QCOMPARE(table.of(red).points, 5);
}

void tst_SaqqaraMissingValues::roomForWhoIsThere_ASK4() {
  SaqqaraTable table;
  table.put(red, Pyramid::trade, 2);
  table.put(blue, Pyramid::trade, 2);
  table.of(red).boat = 4;
  table.beginDevelopment(2);
  QCOMPARE(table.refusal(telling(Told::spaces, Pyramid::trade, 2, 1)), u"ASK-4"_s);
  QCOMPARE(table.refusal(telling(Told::spaces, Pyramid::trade, 2, 2)), legal);
  QCOMPARE(table.refusal(telling(Told::nileLast, Pyramid::trade, 2, 3)), u"ASK-4"_s);
  QCOMPARE(table.refusal(telling(Told::nileLast, Pyramid::trade, 2, 4)), legal);
  QVERIFY(!table.anyway(telling(Told::spaces, Pyramid::trade, 2, 1)));
}

void tst_SaqqaraMissingValues::nileTooShortForABoat_ASK4() {
  SaqqaraTable table;
  table.of(red).boat = 4;
  table.of(blue).boat = 6;
  table.beginDevelopment(2);
  const Tell nile = telling(Told::nileLast, Pyramid::trade, 1, 5);
  QCOMPARE(table.refusal(nile), u"ASK-4"_s);
  const Finding tooShort = table.found(nile, "ASK-4"_rule);
  QCOMPARE(faultOf(tooShort), Fault::nileEnds);
  QCOMPARE(int{tooShort.needed}, 5);
  QCOMPARE(int{tooShort.had}, 6);
  QVERIFY(!table.anyway(nile));
}

void tst_SaqqaraMissingValues::knownValuesAreNotAsked_ASK1_ASK3() {
  Edition edition = bareEdition();
  for (int year = 1; year <= years; ++year) {
    edition.sheet.year(year).bonus = std::uint8_t{1};
    edition.sheet.year(year).land = std::uint8_t{1};
  }
  edition.sheet.level(Pyramid::trade, 1).points = std::int16_t{1};
  SaqqaraTable table(3, {}, edition);
  table.state.stall = offTrack;
  table.beginRound(6);
  QCOMPARE(table.state.phase, Phase::thresholds);
  table.put(red, Pyramid::trade, 1);
  table.beginDevelopment(30);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Done{player}));
  QCOMPARE(table.state.phase, Phase::over);
}

void tst_SaqqaraMissingValues::enteredAnyway() {
  SaqqaraTable table(3);
  table.priceAll({gold(1), 0});
  table.beginDevelopment(2);
  QVERIFY(table.enter(up(Pyramid::court)));
  QVERIFY(!table.enter(up(Pyramid::court)));
  QVERIFY(table.outcome.canInsist());
  QVERIFY(table.anyway(up(Pyramid::court))); // the table has played it so (WORKER-4)
  QCOMPARE(table.of(red).levelOf(Pyramid::court), 2);
  QVERIFY(table.anyway(Sail{red, 0}) == false);
}

void tst_SaqqaraMissingValues::impossibleTablesAreRefused() {
  SaqqaraTable table(3);
  table.price(Pyramid::court, 1, {gold(99), 0});
  table.beginDevelopment(2);
  const State before = table.state;
  QVERIFY(!table.anyway(up(Pyramid::court))); // more than the box has
  QCOMPARE(table.outcome.impossible, invariantBit(Invariant::goods));
  QVERIFY(table.state == before);
  QVERIFY(table.effects.empty());
}

void tst_SaqqaraMissingValues::nobodyOwesGoods_GOODS3() {
  SaqqaraTable table;
  table.beginDevelopment(2);
  table.of(red).goods.add(Good::wood, -1);
  table.of(blue).goods.add(Good::wood, 1); // the sum is right
  QCOMPARE(brokenInvariants(table.game, table.state), invariantBit(Invariant::goods));
}

void tst_SaqqaraMissingValues::brokenTablesAreFound_data() {
  QTest::addColumn<int>("invariant");
  for (std::size_t i = 0; i < invariantNames.size(); ++i) {
    QTest::addRow("%s", invariantNames[i].data()) << static_cast<int>(i);
  }
}

void tst_SaqqaraMissingValues::brokenTablesAreFound() {
  QFETCH(int, invariant);
  SaqqaraTable table;
  table.beginDevelopment(2);
  QVERIFY(table.isPossible());
  const auto which = static_cast<Invariant>(invariant);
  switch (which) {
  case Invariant::phase: table.state.turn = noPlayer; break;
  case Invariant::goods: table.of(red).goods.add(Good::gold, 1); break;
  case Invariant::market: table.in(Warehouse::fish).cardAt = CardAt::open; break;
  case Invariant::influence: table.of(red).hand = 1; break;
  case Invariant::markers: table.of(red).markers[0] = 1; break;
  case Invariant::threshold: table.state.thresholdPile = 19; break;
  case Invariant::workers: table.put(red, Pyramid::court, 6); break;
  case Invariant::nile:
    table.state.sheet.nileLast = std::uint8_t{1};
    table.of(red).boat = 2;
    break;
  }
  QCOMPARE(brokenInvariants(table.game, table.state), invariantBit(which));
}

NILOMETER_TEST(tst_SaqqaraMissingValues)
#include "tst_saqqara_missing_values.moc"

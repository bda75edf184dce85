// SPDX-License-Identifier: GPL-3.0-or-later
// What the distribution table shows and is not read now: it waits until it is needed.
#include "saqqara_table.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraLater : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void numberWaitsUntilGoodsAreInvested_ASK1();
  void goodsComeAsSoonAsTheNumberIsTold_ASK4();
  void numberCannotWaitForAgriculture_STOCK4();
};

void tst_SaqqaraLater::numberWaitsUntilGoodsAreInvested_ASK1() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  QCOMPARE(table.refusal(Later{Waiting::stall}), u"ASK-1 PHASE"_s);
  QVERIFY(table.enter(Later{Waiting::number}));
  QCOMPARE(table.state.phase, Phase::thresholds);
  QCOMPARE(table.holds(Warehouse::fish), u"2 fish"_s);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  // INVEST-4: what lies there decides from here on.
  QCOMPARE(table.state.phase, Phase::stock);
  QCOMPARE(table.refusal(Later{Waiting::number}), u"ASK-1"_s);
  QVERIFY(!table.anyway(Later{Waiting::number}));
  QCOMPARE(asked(table.state).size(), std::size_t{1});
  QVERIFY(table.enter(TableNumber{2}));
  QCOMPARE(table.holds(Warehouse::fish), u"4 fish"_s);
  QCOMPARE(table.state.phase, Phase::invest);
  QVERIFY(!table.state.numberWaits);
}

void tst_SaqqaraLater::goodsComeAsSoonAsTheNumberIsTold_ASK4() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  QVERIFY(table.enter(Later{Waiting::number}));
  Tell tell = telling(Told::bonus, {}, 1, 3);
  QVERIFY(table.enter(tell));
  QCOMPARE(table.holds(Warehouse::fish), u"5 fish"_s);
  QCOMPARE(table.state.phase, Phase::thresholds);
  // Once.
  tell.number = 4;
  QVERIFY(table.enter(tell));
  QCOMPARE(table.holds(Warehouse::fish), u"5 fish"_s);
  QVERIFY(table.enter(OpenThresholds{{2, 3, 4, 5}}));
  QCOMPARE(table.state.phase, Phase::invest);
}

void tst_SaqqaraLater::numberCannotWaitForAgriculture_STOCK4() {
  SaqqaraTable table;
  table.state.stall = offTrack;
  table.beginRound(2);
  table.state.of(blue).level[at(Pyramid::agriculture)] = 2;
  QCOMPARE(table.refusal(Later{Waiting::number}), u"ASK-1"_s);
  Options options;
  listOptions(table.game, table.state, options);
  QVERIFY(options.entries.empty());
}

NILOMETER_TEST(tst_SaqqaraLater)
#include "tst_saqqara_later.moc"

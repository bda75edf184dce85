// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of Saqqara: the table is right.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/correct.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

Correct correction(Correctable what, Player player, int value, int thing = 0, int place = 0) {
  return {what, player, code(thing), code(place), static_cast<std::int16_t>(value)};
}
constexpr int level = static_cast<int>(Pyramid::trade);
constexpr int linenGood = static_cast<int>(Good::linen);
constexpr int atWood = static_cast<int>(Warehouse::wood);

/// Goods are invested; markers and thresholds lie on the table.
void arrange(SaqqaraTable& table) {
  table.redStarts(2);
  table.state.stall = offTrack;
  table.state.phase = Phase::invest;
  table.state.turn = red;
  for (Player player = 0; player < table.state.players; ++player) {
    table.of(player).pile = influenceCards - warehouseCount;
    table.of(player).laid = warehouseCount;
  }
  for (const Warehouse at : allWarehouses) table.in(at).threshold = 5;
  table.state.thresholdPile = thresholdCards - warehouseCount;
  table.state.thresholdsSeen[5] = warehouseCount;
}

} // namespace

class tst_SaqqaraCorrections : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void numberIsWhatTheTableSays_data();
  void numberIsWhatTheTableSays();
  void numberStaysWithinTheComponents_ENTRY_data();
  void numberStaysWithinTheComponents_ENTRY();
  void goodsComeFromTheSupply();
  void investingEndsWhenEveryThresholdIsReached_INVEST4();
  void topMadeByACorrectionEndsTheGame_END2();
  void pointsFollowAPlacePutRightAfterTheEnd_END3();
};

void tst_SaqqaraCorrections::numberIsWhatTheTableSays_data() {
  QTest::addColumn<Correct>("entry");
  QTest::newRow("goods") << correction(Correctable::goods, blue, 5, linenGood);
  QTest::newRow("no gold") << correction(Correctable::goods, blue, 0, static_cast<int>(Good::gold));
  QTest::newRow("level") << correction(Correctable::level, blue, 3, level);
  QTest::newRow("boat") << correction(Correctable::boat, blue, 7);
  QTest::newRow("influence") << correction(Correctable::influence, blue, 2, 0, atWood);
  QTest::newRow("hand") << correction(Correctable::hand, blue, 2);
  QTest::newRow("discards") << correction(Correctable::discards, blue, 4);
  QTest::newRow("stall") << correction(Correctable::stall, noPlayer, 3);
  QTest::newRow("threshold") << correction(Correctable::threshold, noPlayer, 9, 0, atWood);
  QTest::newRow("no yield") << correction(Correctable::threshold, noPlayer, noYield, 0, atWood);
  QTest::newRow("warehouse") << correction(Correctable::warehouse, noPlayer, 3, linenGood, atWood);
}

void tst_SaqqaraCorrections::numberIsWhatTheTableSays() {
  QFETCH(const Correct, entry);
  SaqqaraTable table;
  arrange(table);
  QVERIFY(table.isPossible());
  QCOMPARE(table.refusal(entry), legal);
  QVERIFY(table.enter(entry));
  QCOMPARE(numberNow(table.state, entry), int{entry.value});
  QVERIFY(table.isPossible());
  QVERIFY(!table.effects.empty());
  for (const Effect& effect : table.effects) QCOMPARE(effect.rule.index, "ENTRY"_rule.index);
}

void tst_SaqqaraCorrections::numberStaysWithinTheComponents_ENTRY_data() {
  QTest::addColumn<Correct>("entry");
  QTest::newRow("fewer than none") << correction(Correctable::goods, blue, -1, linenGood);
  QTest::newRow("more than there are") << correction(Correctable::goods, blue, 41, linenGood);
  QTest::newRow("above the top") << correction(Correctable::level, blue, 6, level);
  QTest::newRow("before the Nile") << correction(Correctable::boat, blue, -1);
  QTest::newRow("beyond the Nile") << correction(Correctable::boat, blue, 21);
  QTest::newRow("no such threshold") << correction(Correctable::threshold, noPlayer, 10);
  QTest::newRow("no such field") << correction(Correctable::stall, noPlayer, 6);
  QTest::newRow("more than the pile") << correction(Correctable::hand, blue, 20);
  QTest::newRow("points before the end") << correction(Correctable::points, blue, 3);
}

void tst_SaqqaraCorrections::numberStaysWithinTheComponents_ENTRY() {
  QFETCH(const Correct, entry);
  SaqqaraTable table;
  arrange(table);
  table.state.sheet.nileLast = 20;
  QCOMPARE(table.refusal(entry), u"ENTRY"_s);
}

void tst_SaqqaraCorrections::goodsComeFromTheSupply() {
  SaqqaraTable table;
  arrange(table);
  const int before = table.state.supply[Good::linen];
  QVERIFY(table.enter(correction(Correctable::goods, red, 4, linenGood)));
  QCOMPARE(table.has(red), u"4 linen 3 gold"_s);
  QCOMPARE(table.state.supply[Good::linen], before - 4);
  QVERIFY(table.enter(correction(Correctable::goods, red, 1, linenGood)));
  QCOMPARE(table.state.supply[Good::linen], before - 1);
}

void tst_SaqqaraCorrections::investingEndsWhenEveryThresholdIsReached_INVEST4() {
  SaqqaraTable table;
  arrange(table);
  for (const Warehouse at : allWarehouses) {
    QCOMPARE(table.state.phase, Phase::invest);
    QVERIFY(table.enter(correction(Correctable::warehouse, noPlayer, 5, linenGood,
                                   at == Warehouse::fish ? 0 : static_cast<int>(at))));
  }
  QVERIFY(table.state.phase != Phase::invest);
  QVERIFY(table.isPossible());
}

void tst_SaqqaraCorrections::topMadeByACorrectionEndsTheGame_END2() {
  SaqqaraTable table;
  arrange(table);
  for (const Pyramid top : {Pyramid::trade, Pyramid::court, Pyramid::progress})
    table.put(red, top, topLevel);
  QVERIFY(table.enter(
      correction(Correctable::level, blue, topLevel, static_cast<int>(Pyramid::thief))));
  QCOMPARE(int{table.state.lastRound}, 3);
  QVERIFY(table.noted(Note::endInSight, "END-2"_rule));
}

void tst_SaqqaraCorrections::pointsFollowAPlacePutRightAfterTheEnd_END3() {
  SaqqaraTable table;
  table.state.phase = Phase::over;
  table.of(blue).boat = 4;
  table.of(blue).points = 9;
  QVERIFY(table.enter(correction(Correctable::boat, blue, 6)));
  QCOMPARE(int{table.of(blue).points}, 11);
  QVERIFY(table.enter(correction(Correctable::points, blue, 10)));
  QCOMPARE(int{table.of(blue).points}, 10);
}

NILOMETER_TEST(tst_SaqqaraCorrections)
#include "tst_saqqara_corrections.moc"

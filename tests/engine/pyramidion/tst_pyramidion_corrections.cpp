// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections of Pyramidion: the table is right.
#include "pyramidion_table.h"
#include "test_program.h"

#include "engine/pyramidion/correct.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

Correct correction(Correctable what, Player player, int value, int thing = 0, int place = 0) {
  return {what, player, code(thing), code(place), static_cast<std::int16_t>(value)};
}
constexpr int stone = static_cast<int>(Resource::stone);
constexpr int luxor = static_cast<int>(Site::luxor);
constexpr int torturer = static_cast<int>(Troop::torturer);

} // namespace

class tst_PyramidionCorrections : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void numberIsWhatTheTableSays_data();
  void numberIsWhatTheTableSays();
  void numberStaysWithinTheComponents_ENTRY_data();
  void numberStaysWithinTheComponents_ENTRY();
  void troopSendsTheOneThereHome();
  void placeIsChangedWithWhoeverHasIt();
  void cardsAreNotCountedWhereNoneAreEntered_REC1();
  void siteWithoutATroopAsksNobody_NEGO2();
};

void tst_PyramidionCorrections::numberIsWhatTheTableSays_data() {
  QTest::addColumn<Correct>("entry");
  QTest::newRow("resources") << correction(Correctable::resources, b, 4, stone);
  QTest::newRow("troop") << correction(Correctable::troop, b, 1, torturer, luxor);
  QTest::newRow("hand") << correction(Correctable::hand, b, 7);
  QTest::newRow("order") << correction(Correctable::order, b, 1);
  QTest::newRow("site") << correction(Correctable::site, noPlayer, 3, stone, luxor);
}

void tst_PyramidionCorrections::numberIsWhatTheTableSays() {
  QFETCH(const Correct, entry);
  PyramidionTable table;
  QCOMPARE(table.refusal(entry), legal);
  QVERIFY(table.enter(entry));
  QCOMPARE(numberNow(table.state, entry), int{entry.value});
  QVERIFY(table.isPossible());
  QVERIFY(!table.effects.empty());
  for (const Effect& effect : table.effects) QCOMPARE(effect.rule.index, "ENTRY"_rule.index);
}

void tst_PyramidionCorrections::numberStaysWithinTheComponents_ENTRY_data() {
  QTest::addColumn<Correct>("entry");
  QTest::newRow("fewer than none") << correction(Correctable::resources, b, -1, stone);
  QTest::newRow("more than there are") << correction(Correctable::site, noPlayer, 36, stone, luxor);
  QTest::newRow("two troops") << correction(Correctable::troop, b, 2, torturer, luxor);
  QTest::newRow("more cards than there are") << correction(Correctable::hand, b, 46);
  QTest::newRow("basic cards are there") << correction(Correctable::hand, b, 4);
  QTest::newRow("place 0") << correction(Correctable::order, b, 0);
  QTest::newRow("place behind the last") << correction(Correctable::order, b, 4);
  QTest::newRow("points before the end") << correction(Correctable::points, b, 3);
}

void tst_PyramidionCorrections::numberStaysWithinTheComponents_ENTRY() {
  QFETCH(const Correct, entry);
  const PyramidionTable table;
  QCOMPARE(table.refusal(entry), u"ENTRY"_s);
}

void tst_PyramidionCorrections::troopSendsTheOneThereHome() {
  PyramidionTable table;
  QVERIFY(table.enter(correction(Correctable::troop, a, 1, torturer, luxor)));
  include(table.of(a).usedTroops, Site::luxor);
  QVERIFY(table.enter(correction(Correctable::troop, b, 1, torturer, luxor)));
  QCOMPARE(table.torturer(Site::luxor), b);
  QCOMPARE(int{table.of(a).usedTroops}, 0);
  QVERIFY(table.enter(correction(Correctable::troop, b, 0, torturer, luxor)));
  QCOMPARE(table.torturer(Site::luxor), noPlayer);
  QVERIFY(table.isPossible());
}

void tst_PyramidionCorrections::placeIsChangedWithWhoeverHasIt() {
  PyramidionTable table;
  QVERIFY(table.enter(correction(Correctable::order, c, 1)));
  QCOMPARE(table.state.order[0], c);
  QCOMPARE(table.state.order[1], b);
  QCOMPARE(table.state.order[2], a);
}

void tst_PyramidionCorrections::cardsAreNotCountedWhereNoneAreEntered_REC1() {
  RuleOptions options;
  options.record = RecordOf::totals;
  const PyramidionTable table(3, options);
  QCOMPARE(table.refusal(correction(Correctable::hand, b, 7)), u"ENTRY"_s);
}

void tst_PyramidionCorrections::siteWithoutATroopAsksNobody_NEGO2() {
  PyramidionTable table;
  constexpr int negotiator = static_cast<int>(Troop::negotiator);
  QVERIFY(table.enter(correction(Correctable::troop, b, 1, negotiator, luxor)));
  table.state.phase = Phase::nego;
  table.state.turn = b;
  include(table.state.toNegotiate, Site::luxor);
  QVERIFY(table.enter(correction(Correctable::troop, b, 0, negotiator, luxor)));
  QCOMPARE(int{table.state.toNegotiate}, 0);
  QVERIFY(table.state.phase != Phase::nego);
  QVERIFY(table.isPossible());
}

NILOMETER_TEST(tst_PyramidionCorrections)
#include "tst_pyramidion_corrections.moc"

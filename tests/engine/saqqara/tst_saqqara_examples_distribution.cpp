// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples 5 to 13 of docs/rules-saqqara.md: distribution and Government.
#include "saqqara_table.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraExamplesDistribution : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void example05_beggarTakesTwoOfHisChoice_DIST3();
  void example05_beggarTakesFewer_DIST3();
  void example05_beggarWithoutAChoice_DIST3();
  void example06_twoBeggarsGetNothing_DIST3();
  void example07_traderAtUnreached_DIST2_DIST6();
  void example07_exactMatchAtUnreached_DIST7();
  void example08_tieSharesEachKind_DIST5();
  void example09_exactMatch_DIST7();
  void example10_markersCountForInfluenceAlone_INFL8_DIST7();
  void example11_beggarsAndTradersAlone_DIST4();
  void example11_markerOnABeggar_DIST4();
  void example11_shortSupplyForTraders_DIST6_GOODS2();
  void example12_rangeOfReligion_TILERELIGION();
  void example12_nobodyOfReligionInRange_DIST8_DIST9();
  void example12_traderAfterReligion_DIST2();
  void example13_governmentPays_TILEGOVERNMENT_data();
  void example13_governmentPays_TILEGOVERNMENT();
};

namespace {

/// Nobody owns anything, so that what everybody has was handed out.
void takeAll(SaqqaraTable& table) {
  for (Player player = 0; player < table.state.players; ++player) table.own(player, {});
}

/// Example 12: Fish with no yield, 4 fish and 3 gold there.
void distributeUnsold(SaqqaraTable& table, std::initializer_list<InfluenceCard> cards) {
  takeAll(table);
  table.distribute(Warehouse::fish, noYield, fish(4) + gold(3), cards);
}

} // namespace

void tst_SaqqaraExamplesDistribution::example05_beggarTakesTwoOfHisChoice_DIST3() {
  SaqqaraTable table;
  takeAll(table);
  table.distribute(Warehouse::fish, 4, fish(5) + wood(1), {2, beggar, 6, 5});
  QCOMPARE(table.state.turn, blue);
  QCOMPARE(table.refusal(TakeGoods{blue, Warehouse::fish, wood(2)}), u"DIST-3"_s);
  QVERIFY(table.enter(TakeGoods{blue, Warehouse::fish, fish(1) + wood(1)}));
  QCOMPARE(table.has(blue), u"1 fish 1 wood"_s);
  QCOMPARE(table.has(yellow), u"4 fish"_s);
  QVERIFY(table.noted(Note::noMatch, "DIST-7"_rule));
  QCOMPARE(table.holds(Warehouse::fish), u"nothing"_s);
}

void tst_SaqqaraExamplesDistribution::example05_beggarTakesFewer_DIST3() {
  SaqqaraTable table;
  takeAll(table);
  table.distribute(Warehouse::fish, 4, fish(5) + wood(1), {2, beggar, 6, 5});
  QVERIFY(table.enter(TakeGoods{blue, Warehouse::fish, fish(1)}));
  QCOMPARE(table.has(yellow), u"4 fish 1 wood"_s);
}

void tst_SaqqaraExamplesDistribution::example05_beggarWithoutAChoice_DIST3() {
  SaqqaraTable table;
  takeAll(table);
  table.distribute(Warehouse::fish, 4, fish(1) + land(3), {2, beggar, 6, 5});
  QCOMPARE(table.state.phase, Phase::develop); // nobody was asked
  QCOMPARE(table.has(blue), u"1 fish"_s);
  QCOMPARE(table.has(yellow), u"3 land"_s);
}

void tst_SaqqaraExamplesDistribution::example06_twoBeggarsGetNothing_DIST3() {
  SaqqaraTable table;
  takeAll(table);
  table.distribute(Warehouse::fish, 4, fish(5) + wood(1), {beggar, beggar, 6, 5});
  QCOMPARE(table.state.phase, Phase::develop);
  QVERIFY(table.noted(Note::beggarsClash, "DIST-3"_rule));
  QCOMPARE(table.has(yellow), u"5 fish 1 wood"_s);
  QCOMPARE(table.has(red), u"nothing"_s);
  QCOMPARE(table.has(blue), u"nothing"_s);
}

void tst_SaqqaraExamplesDistribution::example07_traderAtUnreached_DIST2_DIST6() {
  SaqqaraTable table;
  takeAll(table);
  table.distribute(Warehouse::linen, 9, linen(8), {trader, beggar, 9, 1});
  QCOMPARE(table.has(red), u"2 linen"_s);
  QCOMPARE(table.has(blue), u"nothing"_s);
  QCOMPARE(table.has(yellow), u"nothing"_s);
  QCOMPARE(table.holds(Warehouse::linen), u"8 linen"_s);
}

void tst_SaqqaraExamplesDistribution::example07_exactMatchAtUnreached_DIST7() {
  RuleOptions options;
  options.exactAtUnreached = true;
  SaqqaraTable table(4, options);
  takeAll(table);
  table.distribute(Warehouse::linen, 9, linen(8), {trader, beggar, 9, 1});
  QCOMPARE(table.has(yellow), u"1 linen"_s);
}

void tst_SaqqaraExamplesDistribution::example08_tieSharesEachKind_DIST5() {
  SaqqaraTable table;
  takeAll(table);
  table.distribute(Warehouse::wood, 5, fish(2) + wood(5) + gold(1), {1, 7, 7, 2});
  QCOMPARE(table.has(blue), u"1 fish 2 wood"_s);
  QCOMPARE(table.has(yellow), u"1 fish 2 wood"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"1 wood 1 gold"_s);
}

void tst_SaqqaraExamplesDistribution::example09_exactMatch_DIST7() {
  SaqqaraTable two;
  takeAll(two);
  two.distribute(Warehouse::gold, 3, gold(4), {3, 3, 8, 1});
  QCOMPARE(two.has(yellow), u"4 gold"_s);
  QCOMPARE(two.has(red) + two.has(blue), u"nothingnothing"_s);
  SaqqaraTable one;
  takeAll(one);
  one.distribute(Warehouse::gold, 3, gold(4), {2, 3, 8, 1});
  QCOMPARE(one.has(yellow), u"4 gold"_s);
  QCOMPARE(one.has(blue), u"1 gold"_s);
  SaqqaraTable winner;
  takeAll(winner);
  winner.distribute(Warehouse::gold, 7, gold(7) + land(1), {2, 3, 7, 1});
  QCOMPARE(winner.has(yellow), u"1 land 8 gold"_s);
}

void tst_SaqqaraExamplesDistribution::example10_markersCountForInfluenceAlone_INFL8_DIST7() {
  SaqqaraTable table; // INFL-8
  takeAll(table);
  table.of(red).markers[at(Warehouse::fish)] = 2;
  table.distribute(Warehouse::fish, 5, fish(6), {3, 4, 1, 5});
  QCOMPARE(table.has(red), u"3 fish"_s);
  QCOMPARE(table.has(green), u"4 fish"_s); // 3, and 1 by its card
}

void tst_SaqqaraExamplesDistribution::example11_beggarsAndTradersAlone_DIST4() {
  SaqqaraTable table;
  takeAll(table);
  table.distribute(Warehouse::wood, 4, wood(4), {beggar, beggar, trader, trader});
  QCOMPARE(table.has(red) + table.has(blue), u"nothingnothing"_s);
  QCOMPARE(table.has(yellow), u"2 wood"_s);
  QCOMPARE(table.has(green), u"2 wood"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"4 wood"_s);
  QVERIFY(table.noted(Note::nobodyWins, "DIST-4"_rule));
}

void tst_SaqqaraExamplesDistribution::example11_markerOnABeggar_DIST4() {
  for (const bool counts : {true, false}) {
    RuleOptions options;
    options.specialWithMarker = counts;
    SaqqaraTable table(4, options);
    takeAll(table);
    table.of(red).markers[at(Warehouse::wood)] = 2;
    table.distribute(Warehouse::wood, 4, wood(4), {beggar, 1, trader, trader});
    QCOMPARE(table.has(red), counts ? u"4 wood"_s : u"2 wood"_s);
    QCOMPARE(table.has(blue), counts ? u"nothing"_s : u"2 wood"_s);
  }
}

void tst_SaqqaraExamplesDistribution::example11_shortSupplyForTraders_DIST6_GOODS2() {
  SaqqaraTable table;
  takeAll(table);
  table.leaveInSupply(Good::wood, 3);
  table.distribute(Warehouse::wood, 9, {}, {trader, trader, 1, 2});
  QCOMPARE(table.has(red), u"2 wood"_s);
  QCOMPARE(table.has(blue), u"1 wood"_s);
  QVERIFY(table.noted(Note::cut, "GOODS-2"_rule));
}

void tst_SaqqaraExamplesDistribution::example12_rangeOfReligion_TILERELIGION() {
  const auto unsold = [](InfluenceCard blues, int marker, ReligionRange range) -> QString {
    RuleOptions options;
    options.religionRange = range;
    auto table = std::make_unique<SaqqaraTable>(4, options);
    table->put(red, Pyramid::religion, 2);
    table->put(blue, Pyramid::religion, 3);
    table->of(blue).markers[at(Warehouse::fish)] = static_cast<std::uint8_t>(marker);
    distributeUnsold(*table, {4, blues, 9, 1});
    return table->has(red) + u", "_s + table->has(blue) + u", "_s + table->holds(Warehouse::fish);
  };
  const QString all = u"4 fish 3 gold"_s;
  QCOMPARE(unsold(7, 0, ReligionRange::card), all + u", nothing, nothing"_s);
  QCOMPARE(unsold(4, 0, ReligionRange::card), u"2 fish 1 gold, 2 fish 1 gold, 1 gold"_s);
  QCOMPARE(unsold(6, 1, ReligionRange::card), u"nothing, "_s + all + u", nothing"_s);
  QCOMPARE(unsold(6, 1, ReligionRange::total), all + u", nothing, nothing"_s);
}

void tst_SaqqaraExamplesDistribution::example12_nobodyOfReligionInRange_DIST8_DIST9() {
  const auto greens = [](TraderSource source, TraderAtNoYield atNoYield) -> QString {
    RuleOptions options;
    options.traderSource = source;
    options.traderAtNoYield = atNoYield;
    SaqqaraTable table(4, options);
    table.put(red, Pyramid::religion, 1);
    table.put(blue, Pyramid::religion, 2);
    distributeUnsold(table, {4, 5, 9, trader});
    return table.holds(Warehouse::fish) + u" | "_s + table.has(green);
  };
  QCOMPARE(greens(TraderSource::supply, TraderAtNoYield::usual), u"4 fish 3 gold | 2 fish"_s);
  QCOMPARE(greens(TraderSource::supply, TraderAtNoYield::no), u"4 fish 3 gold | nothing"_s);
  QCOMPARE(greens(TraderSource::warehouse, TraderAtNoYield::usual), u"4 fish 3 gold | nothing"_s);
}

void tst_SaqqaraExamplesDistribution::example12_traderAfterReligion_DIST2() {
  RuleOptions options;
  options.traderSource = TraderSource::warehouse;
  options.traderAtNoYield = TraderAtNoYield::yes;
  SaqqaraTable table(4, options);
  table.put(red, Pyramid::religion, 2);
  table.put(blue, Pyramid::religion, 3);
  distributeUnsold(table, {4, 4, 9, trader});
  QCOMPARE(table.has(red), u"2 fish 1 gold"_s);
  QCOMPARE(table.has(blue), u"2 fish 1 gold"_s);
  QCOMPARE(table.has(green), u"1 gold"_s);
  QCOMPARE(table.holds(Warehouse::fish), u"nothing"_s);
}

void tst_SaqqaraExamplesDistribution::example13_governmentPays_TILEGOVERNMENT_data() {
  QTest::addColumn<int>("level");
  QTest::addColumn<int>("wood");
  QTest::addColumn<bool>("best");
  QTest::addColumn<int>("paid");
  QTest::newRow("level 1") << 1 << 7 << false << 0;
  QTest::newRow("level 2") << 2 << 7 << false << 1;
  QTest::newRow("level 3") << 3 << 7 << false << 2;
  QTest::newRow("level 4") << 4 << 7 << false << 4;
  QTest::newRow("level 5") << 5 << 7 << false << 4;
  QTest::newRow("level 4, the best one") << 4 << 7 << true << 3;
  QTest::newRow("level 2, Wood reached") << 2 << 8 << false << 1;
  QTest::newRow("level 3, Wood reached") << 3 << 8 << false << 3;
  QTest::newRow("level 4, Wood reached") << 4 << 8 << false << 6;
}

void tst_SaqqaraExamplesDistribution::example13_governmentPays_TILEGOVERNMENT() {
  QFETCH(int, level);
  QFETCH(int, wood);
  QFETCH(bool, best);
  QFETCH(int, paid);
  RuleOptions options;
  options.governmentPays = best ? GovernmentPays::best : GovernmentPays::each;
  SaqqaraTable table(4, options);
  takeAll(table);
  table.put(red, Pyramid::government, level);
  table.fill(Warehouse::fish, fish(9));
  table.fill(Warehouse::linen, linen(5) + land(2));
  table.fill(Warehouse::wood, some(wood, Good::wood));
  table.fill(Warehouse::gold, gold(2));
  table.beginInvest(3, {9, 7, 8, 2}); // nobody owns anything, so all pass
  QCOMPARE(table.state.phase, Phase::reveal);
  QCOMPARE(table.gained(red, "TILE-GOVERNMENT"_rule).total(), paid);
  QCOMPARE(table.gained(red, "TILE-GOVERNMENT"_rule)[Good::gold], paid);
}

NILOMETER_TEST(tst_SaqqaraExamplesDistribution)
#include "tst_saqqara_examples_distribution.moc"

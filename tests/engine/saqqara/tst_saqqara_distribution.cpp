// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 2 e, the distribution, beside the worked examples: bounds, options, what ends it.
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/shares.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraDistribution : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void fromLeftToRight_DIST1();
  void unreachedSellsNothing_DIST2();
  void boundsOfABeggar_DIST3();
  void beggarOfOneKindIsNotAsked_DIST3();
  void beggarAtUnreached_DIST3();
  void landGoesToTheWinner_DIST4();
  void printedNumberOnASpecialCard_DIST4_INFL7();
  void tieOfThree_DIST5();
  void traderTakesFromTheWarehouse_DIST6();
  void tradersOneAfterTheOther_DIST6();
  void specialCardsNeverMatch_DIST7();
  void matchIsShort_DIST7_GOODS2();
  void noYieldSellsNothing_DIST8();
  void rangesOfReligion_DIST9_TILERELIGION_data();
  void rangesOfReligion_DIST9_TILERELIGION();
  void specialCardsOfReligion_TILERELIGION();
  void numberedSpecialCardsOfReligion_INFL7_TILERELIGION();
  void religionClaimsNothingThatIsSold_DIST9();
  void cardsAndMarkersGoBack_DIST10();
  void takingIsForWhoIsAsked_DIST3_ENTRY_TURN();
};

namespace {

void ownNothing(SaqqaraTable& table) {
  for (Player player = 0; player < table.state.players; ++player) table.own(player, {});
}
RuleOptions fromWarehouse(TraderAtNoYield atNoYield = TraderAtNoYield::usual) {
  RuleOptions options;
  options.traderSource = TraderSource::warehouse;
  options.traderAtNoYield = atNoYield;
  return options;
}

} // namespace

void tst_SaqqaraDistribution::fromLeftToRight_DIST1() {
  // A Beggar at Fish and one at Gold: whoever lies further left takes first., DIST-1
  for (const bool goldFirst : {false, true}) {
    SaqqaraTable table;
    ownNothing(table);
    if (goldFirst) std::swap(table.edition.warehouses[0], table.edition.warehouses[3]);
    table.fill(Warehouse::fish, fish(2));
    table.fill(Warehouse::gold, gold(2));
    table.beginInvest(2, {2, noYield, noYield, 2});
    QVERIFY(table.enter(Reveal{red, {beggar, 1, 1, 1}}));
    QVERIFY(table.enter(Reveal{blue, {1, 1, 1, beggar}}));
    QVERIFY(table.enter(Reveal{yellow, {1, 1, 1, 1}}));
    QVERIFY(table.enter(Reveal{green, {1, 1, 1, 1}}));
    std::vector<Player> order;
    for (const Effect& effect : table.effects) {
      const bool toHand = effect.kind == EffectKind::stock && effect.rule == "DIST-3"_rule &&
                          asStock(effect).spot.store == Store::hand;
      if (toHand) order.push_back(effect.player);
    }
    QCOMPARE(order,
             goldFirst ? (std::vector<Player>{blue, red}) : (std::vector<Player>{red, blue}));
  }
}

void tst_SaqqaraDistribution::unreachedSellsNothing_DIST2() {
  SaqqaraTable table; // DIST-2
  ownNothing(table);
  table.distribute(Warehouse::fish, 6, fish(5), {9, 8, 6, 1});
  for (Player player = 0; player < 4; ++player) QCOMPARE(table.has(player), u"nothing"_s);
  SaqqaraTable reached;
  ownNothing(reached);
  reached.distribute(Warehouse::fish, 6, fish(6), {9, 8, 6, 1});
  QCOMPARE(reached.has(red), u"6 fish"_s);
  QCOMPARE(reached.has(yellow), u"1 fish"_s);
}

void tst_SaqqaraDistribution::boundsOfABeggar_DIST3() {
  SaqqaraTable table;
  table.distribute(Warehouse::fish, 4, fish(3) + wood(1) + land(2), {2, beggar, 6, 5});
  const auto take = [](const Goods& goods) { return TakeGoods{blue, Warehouse::fish, goods}; };
  QCOMPARE(table.refusal(take(fish(2))), legal);
  QCOMPARE(table.refusal(take({})), legal); // R22
  QCOMPARE(table.refusal(take(fish(3))), u"DIST-3"_s);
  QCOMPARE(table.refusal(take(fish(1) + land(1))), u"DIST-3"_s);
  QCOMPARE(faultOf(table.found(take(land(1)), "DIST-3"_rule)), Fault::takesLand);
  QCOMPARE(faultOf(table.found(take(wood(2)), "DIST-3"_rule)), Fault::goodNotThere);
  QCOMPARE(table.refusal(take(fish(-1))), u"ENTRY"_s);
}

void tst_SaqqaraDistribution::beggarOfOneKindIsNotAsked_DIST3() {
  SaqqaraTable table;
  ownNothing(table);
  table.distribute(Warehouse::fish, 4, fish(5) + land(1), {2, beggar, 6, 5});
  QCOMPARE(table.state.phase, Phase::develop);
  QCOMPARE(table.has(blue), u"2 fish"_s);
  SaqqaraTable two;
  ownNothing(two);
  two.distribute(Warehouse::fish, 2, fish(1) + wood(1), {2, beggar, 6, 5});
  QCOMPARE(two.state.phase, Phase::develop); // both of two
  QCOMPARE(two.has(blue), u"1 fish 1 wood"_s);
}

void tst_SaqqaraDistribution::beggarAtUnreached_DIST3() {
  SaqqaraTable table;
  ownNothing(table);
  table.distribute(Warehouse::fish, 5, fish(3) + wood(1), {2, beggar, beggar, 5});
  QCOMPARE(table.has(blue), u"nothing"_s);
  QVERIFY(!table.noted(Note::beggarsClash, "DIST-3"_rule));
}

void tst_SaqqaraDistribution::landGoesToTheWinner_DIST4() {
  SaqqaraTable table;
  ownNothing(table);
  table.distribute(Warehouse::wood, 3, land(3), {4, 1, 1, 1});
  QCOMPARE(table.has(red), u"3 land"_s);
}

void tst_SaqqaraDistribution::printedNumberOnASpecialCard_DIST4_INFL7() {
  Edition edition = bareEdition();
  edition.specialValue = {0, 5};
  SaqqaraTable table(4, {}, edition);
  ownNothing(table);
  table.distribute(Warehouse::wood, 5, wood(5), {trader, 4, 1, 1});
  QCOMPARE(table.has(red), u"7 wood"_s); // 5 won, 2 traded; DIST-7: its 5 does not match
  QCOMPARE(table.gained(red, "DIST-7"_rule), Goods{});
  // What was won rests on that number.
  const auto won = std::ranges::find_if(
      table.effects, [](const Effect& effect) { return effect.rule == "DIST-4"_rule; });
  QVERIFY(won != table.effects.end());
  QCOMPARE(QString::fromStdString(printedPlaces.of(table.effects.basisOf(*won).front())),
           u"specialValue.trader"_s);
}

void tst_SaqqaraDistribution::tieOfThree_DIST5() {
  SaqqaraTable table; // DIST-5
  ownNothing(table);
  table.distribute(Warehouse::wood, 5, wood(5) + land(3) + gold(2), {7, 7, 7, 2});
  for (const Player player : {red, blue, yellow}) QCOMPARE(table.has(player), u"1 land 1 wood"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"2 wood 2 gold"_s);
}

void tst_SaqqaraDistribution::traderTakesFromTheWarehouse_DIST6() {
  SaqqaraTable table(4, fromWarehouse());
  ownNothing(table);
  table.distribute(Warehouse::wood, 9, wood(3) + land(1), {trader, 7, 7, 2});
  QCOMPARE(table.state.phase, Phase::distribute);
  QCOMPARE(table.state.turn, red);
  const auto take = [](const Goods& goods) { return TakeGoods{red, Warehouse::wood, goods}; };
  QCOMPARE(table.refusal(take(wood(1))), u"DIST-6"_s);
  QCOMPARE(table.refusal(take(wood(3))), u"DIST-6"_s);
  QCOMPARE(table.refusal(take(land(2))), u"DIST-6"_s);
  QVERIFY(table.enter(take(wood(1) + land(1)))); // land too
  QCOMPARE(table.has(red), u"1 land 1 wood"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"2 wood"_s);
}

void tst_SaqqaraDistribution::tradersOneAfterTheOther_DIST6() {
  SaqqaraTable table(4, fromWarehouse());
  ownNothing(table);
  table.distribute(Warehouse::wood, 9, wood(2) + gold(1), {1, trader, 7, trader});
  QCOMPARE(table.state.turn, blue); // from the start player
  QVERIFY(table.enter(TakeGoods{blue, Warehouse::wood, wood(1) + gold(1)}));
  QCOMPARE(table.has(green), u"1 wood"_s); // short: what is there
  QCOMPARE(table.holds(Warehouse::wood), u"nothing"_s);
}

void tst_SaqqaraDistribution::specialCardsNeverMatch_DIST7() {
  Edition edition = bareEdition();
  edition.specialValue = {3, 3};
  SaqqaraTable table(4, {}, edition);
  ownNothing(table);
  table.distribute(Warehouse::gold, 3, gold(3), {beggar, 1, 9, 3});
  QCOMPARE(table.gained(green, "DIST-7"_rule), gold(1)); // the only 3
  QCOMPARE(table.gained(red, "DIST-7"_rule), Goods{});
}

void tst_SaqqaraDistribution::matchIsShort_DIST7_GOODS2() {
  SaqqaraTable table;
  ownNothing(table);
  table.fill(Warehouse::gold, gold(3));
  table.leaveInSupply(Good::gold, 0);
  table.distribute(Warehouse::gold, 3, gold(3), {3, 1, 9, 1});
  QCOMPARE(table.has(red), u"nothing"_s);
  QVERIFY(table.noted(Note::cut, "GOODS-2"_rule));
}

void tst_SaqqaraDistribution::noYieldSellsNothing_DIST8() {
  SaqqaraTable table;
  ownNothing(table);
  table.distribute(Warehouse::gold, noYield, gold(12), {beggar, 9, 1, 1});
  for (Player player = 0; player < 4; ++player) QCOMPARE(table.has(player), u"nothing"_s);
  QCOMPARE(table.holds(Warehouse::gold), u"12 gold"_s);
  QVERIFY(table.noted(Note::nobodyWins, "DIST-8"_rule));
}

void tst_SaqqaraDistribution::rangesOfReligion_DIST9_TILERELIGION_data() {
  QTest::addColumn<int>("level"); // DIST-9, TILE-RELIGION
  QTest::addColumn<int>("card");
  QTest::addColumn<bool>("claims");
  QTest::newRow("level 1") << 1 << 1 << false;
  QTest::newRow("level 2, 4") << 2 << 4 << true;
  QTest::newRow("level 2, 5") << 2 << 5 << false;
  QTest::newRow("level 3, 6") << 3 << 6 << true;
  QTest::newRow("level 3, 7") << 3 << 7 << false;
  QTest::newRow("level 4, 9") << 4 << 9 << true;
  QTest::newRow("level 5, 9") << 5 << 9 << true;
}

void tst_SaqqaraDistribution::rangesOfReligion_DIST9_TILERELIGION() {
  QFETCH(int, level);
  QFETCH(int, card);
  QFETCH(bool, claims);
  SaqqaraTable table;
  ownNothing(table);
  table.put(red, Pyramid::religion, level);
  table.distribute(Warehouse::fish, noYield, fish(3), {static_cast<InfluenceCard>(card), 9, 9, 9});
  QCOMPARE(table.has(red), claims ? u"3 fish"_s : u"nothing"_s);
}

void tst_SaqqaraDistribution::specialCardsOfReligion_TILERELIGION() {
  const auto claims = [](ReligionRange range, bool withMarker, int markers) {
    RuleOptions options;
    options.religionRange = range;
    options.specialWithMarker = withMarker;
    SaqqaraTable table(4, options);
    PlayerState& own = table.of(red);
    own.level[at(Pyramid::religion)] = 2;
    own.shown = {beggar, 1, 1, 1};
    own.markers[at(Warehouse::fish)] = static_cast<std::uint8_t>(markers);
    return claimsUnsold(table.game, own, Warehouse::fish);
  };
  QVERIFY(!claims(ReligionRange::card, true, 2));
  QVERIFY(claims(ReligionRange::total, true, 1));
  QVERIFY(claims(ReligionRange::total, true, 4));
  QVERIFY(!claims(ReligionRange::total, true, 5)); // beyond 1-4
  QVERIFY(!claims(ReligionRange::total, true, 0));
  QVERIFY(!claims(ReligionRange::total, false, 2));
}

// A special card with a number of the sheet is in range by it, and counts with it; before version 2
// it had none in range.
void tst_SaqqaraDistribution::numberedSpecialCardsOfReligion_INFL7_TILERELIGION() {
  struct Case {
    ReligionRange range;
    int number;
    int markers;
    bool withMarker;
    bool claims;
    bool claimedBefore;
  };
  using enum ReligionRange;
  for (const Case& is :
       {Case{card, 3, 0, true, true, false}, Case{card, 4, 2, true, true, false},
        Case{card, 5, 0, true, false, false}, Case{card, 3, 0, false, false, false},
        Case{card, 0, 2, true, false, false}, Case{total, 3, 0, true, true, false},
        Case{total, 3, 1, true, true, true}, Case{total, 3, 2, true, false, false},
        Case{total, 0, 0, true, false, false}}) {
    for (const InfluenceCard special : {beggar, trader}) {
      Edition edition = bareEdition();
      edition.specialValue[at(special - beggar)] = static_cast<std::int16_t>(is.number);
      RuleOptions options;
      options.religionRange = is.range;
      options.specialWithMarker = is.withMarker;
      SaqqaraTable table(4, options, edition);
      PlayerState& own = table.of(red);
      own.level[at(Pyramid::religion)] = 2;
      own.shown = {special, 1, 1, 1};
      own.markers[at(Warehouse::fish)] = static_cast<std::uint8_t>(is.markers);
      QCOMPARE(claimsUnsold(table.game, own, Warehouse::fish), is.claims);
      table.game.rules = 1;
      QCOMPARE(claimsUnsold(table.game, own, Warehouse::fish), is.claimedBefore);
    }
  }
  // Its number is more than the other one's in range, and still no exact match.
  Edition edition = bareEdition();
  edition.specialValue = {3, 0};
  SaqqaraTable table(4, {}, edition);
  ownNothing(table);
  table.put(red, Pyramid::religion, 2);
  table.put(blue, Pyramid::religion, 2);
  table.distribute(Warehouse::fish, noYield, fish(3), {beggar, 2, 9, 9});
  QCOMPARE(table.has(red), u"3 fish"_s);
}

void tst_SaqqaraDistribution::religionClaimsNothingThatIsSold_DIST9() {
  SaqqaraTable table; // DIST-9
  ownNothing(table);
  table.put(red, Pyramid::religion, 2);
  table.distribute(Warehouse::wood, 5, wood(5), {1, 7, 7, 2});
  QCOMPARE(table.has(red), u"nothing"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"1 wood"_s); // what is left of the tie stays
}

void tst_SaqqaraDistribution::cardsAndMarkersGoBack_DIST10() {
  SaqqaraTable table; // DIST-10
  table.of(red).markers[at(Warehouse::gold)] = 2;
  table.distribute(Warehouse::fish, 9, fish(3), {1, 1, 1, 1});
  QCOMPARE(table.of(red).discards, 4);
  QCOMPARE(table.of(red).laid, 0);
  QCOMPARE(table.of(red).markers[at(Warehouse::gold)], 0);
  QVERIFY(!table.of(red).isShown());
  QVERIFY(!table.in(Warehouse::fish).threshold);
  QCOMPARE(table.holds(Warehouse::fish), u"3 fish"_s); // stays for the next round
  QVERIFY(table.isPossible());
}

void tst_SaqqaraDistribution::takingIsForWhoIsAsked_DIST3_ENTRY_TURN() {
  SaqqaraTable table;
  table.distribute(Warehouse::fish, 4, fish(3) + wood(1), {2, beggar, 6, 5});
  QCOMPARE(table.refusal(TakeGoods{red, Warehouse::fish, fish(2)}), u"DIST-3 TURN"_s);
  QCOMPARE(table.refusal(TakeGoods{blue, Warehouse::wood, fish(2)}), u"ENTRY"_s);
  Options options;
  listOptions(table.game, table.state, options);
  // 2 fish, fish and wood, 1 fish, 1 wood, nothing.
  QCOMPARE(options.entries.size(), std::size_t{5});
}

NILOMETER_TEST(tst_SaqqaraDistribution)
#include "tst_saqqara_distribution.moc"

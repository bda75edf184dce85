// SPDX-License-Identifier: GPL-3.0-or-later
// Phase 1: the market (MARKET), the auction (AUCTION) and the stall (STALL).
#include "saqqara_table.h"
#include "test_program.h"

#include "engine/saqqara/auction.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraAuction : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void onlyWhereDieAndStallMeet_MARKET1();
  void cardsComeTogetherAgain_MARKET2_MARKET5();
  void cardsNameFishLinenOrWood_MARKET3();
  void cardsThatTheBoxDoesNotHave_MARKET4();
  void cardIsUsableUntilTheNextMarket_MARKET5();
  void inTurnFromTheStartPlayer_AUCTION1();
  void cardOfTheHighestBid_AUCTION2();
  void oneBidEndsTheTurn_AUCTION3();
  void bidOfMixedGoods_AUCTION4();
  void emptyBidsAndForeignGoods_AUCTION4_GOODS3();
  void everyRuleIsNamed_AUCTION1_AUCTION4_GOODS3_TURN();
  void withdrawalNeedsAnOutbidBid_AUCTION7();
  void withdrawalMayEndTheTurn_AUCTION7();
  void bidAgainAfterWithdrawal_AUCTION7();
  void passIsForGood_AUCTION8();
  void withdrawnWithNothingLeft_AUCTION9();
  void tooFewGoodsForAnyBid_AUCTION9();
  void nothingComesBack_AUCTION11();
  void bidEnteredAnyway_AUCTION11();
  void allFourCardsTaken_AUCTION12();
  void goodsCountInThisRound_AUCTION12();
  void cardsThatAreGone_AUCTION1();
  void stallMoves_STALL1();
  void knownStallMovesByItself_STALL1();
  void stallAfterAThirdMarketIsAsked_STALL1();
  void knownStallIsDoubtedToo_STALL2();
  void doubtfulStalls_STALL2_data();
  void doubtfulStalls_STALL2();
};

namespace {

constexpr std::array<MarketCard, warehouseCount> openCards{
    goodsCard(Good::fish), goodsCard(Good::linen), landCard(Good::fish), landCard(Good::wood)};

} // namespace

void tst_SaqqaraAuction::onlyWhereDieAndStallMeet_MARKET1() {
  SaqqaraTable table; // MARKET-1
  for (int round = 1; round <= 5; ++round) {
    table.state.stall = lastField;
    table.state.sheet.year(1).bonus = std::uint8_t{0};
    table.beginRound(round);
    QCOMPARE(table.state.phase, round == 5 ? Phase::market : Phase::thresholds);
  }
}

void tst_SaqqaraAuction::cardsComeTogetherAgain_MARKET2_MARKET5() {
  SaqqaraTable table(3); // MARKET-2
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(3)}));
  QVERIFY(table.enter(Pass{blue}));
  QVERIFY(table.enter(Pass{yellow}));
  QCOMPARE(table.in(Warehouse::fish).winner, red);
  table.state.stall = 1;
  table.beginRound(7);
  QCOMPARE(table.state.phase, Phase::market);
  QCOMPARE(table.in(Warehouse::fish).winner, noPlayer); // handed back
  QVERIFY(std::ranges::any_of(table.effects, [](const Effect& effect) {
    return effect.kind == EffectKind::card && cardMoveOf(effect) == CardMove::marketBack &&
           effect.player == red;
  }));
}

void tst_SaqqaraAuction::cardsNameFishLinenOrWood_MARKET3() {
  SaqqaraTable table;
  table.beginRound(5);
  OpenMarket market{openCards};
  QCOMPARE(table.refusal(market), legal);
  market.cards[0].good.reset(); // a card that leaves it open
  QCOMPARE(table.refusal(market), legal);
  for (const Good good : {Good::land, Good::gold}) {
    market.cards[0].good = good;
    QCOMPARE(table.refusal(market), u"MARKET-3"_s);
  }
}

void tst_SaqqaraAuction::cardsThatTheBoxDoesNotHave_MARKET4() {
  const OpenMarket twice{
      {goodsCard(Good::fish), goodsCard(Good::fish), landCard(Good::fish), landCard(Good::wood)}};
  SaqqaraTable unknown;
  unknown.beginRound(5);
  QVERIFY(!unknown.isDoubted(twice, "MARKET-4"_rule)); // nobody knows the six cards
  Edition edition = bareEdition();
  edition.marketCards = {goodsCard(Good::fish), goodsCard(Good::linen), goodsCard(Good::wood),
                         landCard(Good::fish),  landCard(Good::linen),  landCard(Good::wood)};
  SaqqaraTable known(4, {}, edition);
  known.beginRound(5);
  QVERIFY(!known.isDoubted(OpenMarket{openCards}, "MARKET-4"_rule));
  QVERIFY(known.isDoubted(twice, "MARKET-4"_rule));
  QVERIFY(known.enter(twice)); // a warning, no refusal
  QVERIFY(known.noted(Note::doubtful, "MARKET-4"_rule));
}

void tst_SaqqaraAuction::cardIsUsableUntilTheNextMarket_MARKET5() {
  SaqqaraTable table(3);
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Pass{blue}));
  QVERIFY(table.enter(Pass{yellow}));
  QVERIFY(table.enter(Pass{red}));
  table.beginDevelopment(6);
  const Convert red1{red, Exchange::card, Good::gold, Good::fish, Warehouse::fish, 1};
  QCOMPARE(table.refusal(red1), legal);
  QVERIFY(table.enter(Done{red}));
  Convert blue1 = red1;
  blue1.player = blue;
  QCOMPARE(table.refusal(blue1), u"MARKET-5"_s);
}

void tst_SaqqaraAuction::inTurnFromTheStartPlayer_AUCTION1() {
  SaqqaraTable table;
  table.beginMarket(5, openCards);
  QCOMPARE(table.state.turn, red);
  QCOMPARE(table.refusal(Bid{blue, Warehouse::fish, gold(1)}), u"AUCTION-1 TURN"_s);
  QCOMPARE(table.refusal(Pass{green}), u"AUCTION-1 TURN"_s);
  QVERIFY(table.enter(Pass{red}));
  QCOMPARE(table.state.turn, blue);
}

void tst_SaqqaraAuction::cardOfTheHighestBid_AUCTION2() {
  SaqqaraTable table(3); // AUCTION-2
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, gold(2)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::wood, gold(1)}));
  QCOMPARE(table.in(Warehouse::fish).winner, noPlayer); // Red is outbid
  QVERIFY(table.enter(Bid{red, Warehouse::linen, gold(1)}));
  // Blue takes Fish, with the goods of both.
  QCOMPARE(table.in(Warehouse::fish).winner, blue);
  QCOMPARE(table.holds(Warehouse::fish), u"3 gold"_s);
  QVERIFY(table.in(Warehouse::fish).bids[red].empty());
  QCOMPARE(table.state.turn, blue); // taking does not use up the turn
  // Red and Yellow stand highest on one card each, never on two: R50.
  QCOMPARE(highestBid(table.state, Warehouse::linen), 1);
  QCOMPARE(highestBid(table.state, Warehouse::wood), 1);
}

void tst_SaqqaraAuction::oneBidEndsTheTurn_AUCTION3() {
  SaqqaraTable table; // AUCTION-3
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QCOMPARE(table.state.turn, blue);
  QCOMPARE(table.refusal(Bid{red, Warehouse::wood, gold(1)}), u"AUCTION-1 TURN"_s);
}

void tst_SaqqaraAuction::bidOfMixedGoods_AUCTION4() {
  SaqqaraTable table;
  table.own(red, land(1) + fish(1) + gold(1));
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, land(1) + fish(1)})); // its size is 2
  QCOMPARE(leastBid(table.state, blue, Warehouse::fish), 3);
  QCOMPARE(table.refusal(Bid{blue, Warehouse::fish, gold(2)}), u"AUCTION-4"_s);
  QCOMPARE(table.refusal(Bid{blue, Warehouse::fish, gold(3)}), legal);
}

void tst_SaqqaraAuction::emptyBidsAndForeignGoods_AUCTION4_GOODS3() {
  SaqqaraTable table;
  table.beginMarket(5, openCards);
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, {}}), u"AUCTION-4"_s);
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, gold(3)}), legal);
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, gold(4)}), u"GOODS-3"_s);
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, gold(2) + wood(1)}), u"GOODS-3"_s);
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, gold(-1)}), u"ENTRY"_s);
  // The table knows better: a fourth one comes from the supply.
  const int supply = table.state.supply[Good::gold];
  QVERIFY(table.anyway(Bid{red, Warehouse::fish, gold(4)}));
  QVERIFY(table.of(red).goods[Good::gold] == 0 && table.state.supply[Good::gold] == supply - 1);
  QVERIFY(table.in(Warehouse::fish).bids[red] == gold(4) && table.isPossible());
}

void tst_SaqqaraAuction::everyRuleIsNamed_AUCTION1_AUCTION4_GOODS3_TURN() {
  SaqqaraTable table;
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(2)}));
  QCOMPARE(table.refusal(Bid{green, Warehouse::fish, wood(1)}),
           u"GOODS-3 AUCTION-1 AUCTION-4 TURN"_s);
}

void tst_SaqqaraAuction::withdrawalNeedsAnOutbidBid_AUCTION7() {
  SaqqaraTable table(3);
  table.beginMarket(5, openCards);
  QCOMPARE(table.refusal(Withdraw{red, Warehouse::fish}), u"AUCTION-7"_s); // no bid
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  const Withdraw highest{red, Warehouse::fish};
  QCOMPARE(faultOf(table.found(highest, "AUCTION-7"_rule)), Fault::bidIsHighest);
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, gold(2)}));
  QVERIFY(table.enter(Pass{yellow}));
  QCOMPARE(table.refusal(highest), legal);
}

void tst_SaqqaraAuction::withdrawalMayEndTheTurn_AUCTION7() {
  RuleOptions options;
  options.withdrawEndsTurn = true;
  SaqqaraTable table(3, options);
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, gold(2)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::wood, gold(1)}));
  QVERIFY(table.enter(Withdraw{red, Warehouse::fish}));
  QCOMPARE(table.state.turn, blue);
  QVERIFY(!table.of(red).hasPassed);
}

void tst_SaqqaraAuction::bidAgainAfterWithdrawal_AUCTION7() {
  RuleOptions options;
  options.rebidAfterWithdraw = true;
  SaqqaraTable table(3, options);
  table.own(red, gold(5));
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, gold(2)}));
  QVERIFY(table.enter(Pass{yellow}));
  QVERIFY(table.enter(Withdraw{red, Warehouse::fish}));
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, gold(3)}), legal);
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, gold(2)}), u"AUCTION-4"_s); // starts anew
}

void tst_SaqqaraAuction::passIsForGood_AUCTION8() {
  SaqqaraTable table(3);
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Pass{red}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::wood, gold(1)}));
  QCOMPARE(table.state.turn, blue); // Red is not asked again
  QCOMPARE(table.refusal(Bid{red, Warehouse::gold, gold(1)}), u"AUCTION-1 AUCTION-8 TURN"_s);
}

void tst_SaqqaraAuction::withdrawnWithNothingLeft_AUCTION9() {
  SaqqaraTable table(3);
  table.own(red, gold(1));
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, gold(2)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::wood, gold(1)}));
  // Red owns nothing more: he is out at the beginning of his turn, his goods in the warehouse.
  QVERIFY(table.of(red).hasPassed);
  QCOMPARE(table.holds(Warehouse::fish), u"3 gold"_s); // Blue took the card after that
}

void tst_SaqqaraAuction::tooFewGoodsForAnyBid_AUCTION9() {
  SaqqaraTable table(4);
  for (const Player player : {blue, yellow, green}) table.own(player, fish(9));
  table.own(red, gold(2));
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, fish(3)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::linen, fish(2)}));
  QVERIFY(table.enter(Bid{green, Warehouse::wood, fish(2)}));
  // With 1 gold in hand Red cannot raise to 4, but may open a bid at Gold: he is asked.
  QCOMPARE(table.state.turn, red);
  QCOMPARE(table.refusal(Bid{red, Warehouse::gold, gold(1)}), legal);
  table.in(Warehouse::gold).cardAt = CardAt::away; // as if that card were gone
  QVERIFY(!canBid(table.game, table.state, red));
  table.own(red, gold(3));
  QVERIFY(canBid(table.game, table.state, red)); // 1 + 3 = 4 at Fish
}

void tst_SaqqaraAuction::nothingComesBack_AUCTION11() {
  SaqqaraTable table(3); // AUCTION-11
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, gold(2)}));
  QVERIFY(table.enter(Pass{yellow}));
  QVERIFY(table.enter(Pass{red}));
  QVERIFY(table.enter(Pass{blue}));
  QCOMPARE(table.has(red), u"2 gold"_s);
  QCOMPARE(table.has(blue), u"1 gold"_s);
  QCOMPARE(table.holds(Warehouse::fish), u"3 gold"_s);
  QVERIFY(table.isPossible());
}

void tst_SaqqaraAuction::bidEnteredAnyway_AUCTION11() {
  SaqqaraTable table(3); // AUCTION-11
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Pass{red}));
  QVERIFY(table.anyway(Bid{red, Warehouse::fish, gold(1)})); // the table has played it so
  QVERIFY(table.enter(Pass{blue}));
  QVERIFY(table.enter(Pass{yellow}));
  QVERIFY(table.enter(Pass{red}));
  QCOMPARE(table.state.phase, Phase::stall);
  QCOMPARE(table.holds(Warehouse::fish), u"1 gold"_s);
  QVERIFY(table.isPossible());
}

void tst_SaqqaraAuction::allFourCardsTaken_AUCTION12() {
  SaqqaraTable table(3); // AUCTION-12
  for (const Player player : {red, blue, yellow}) table.own(player, fish(9));
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, fish(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::linen, fish(1)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::wood, fish(1)}));
  QVERIFY(table.enter(Bid{red, Warehouse::gold, fish(1)}));
  QVERIFY(table.enter(Pass{blue}));
  QVERIFY(table.enter(Pass{yellow}));
  QCOMPARE(table.state.phase, Phase::stall); // Red took the fourth; nobody is asked any more
  QCOMPARE(cardsWon(table.state, red), 2);
}

void tst_SaqqaraAuction::goodsCountInThisRound_AUCTION12() {
  SaqqaraTable table(3);
  table.state.sheet.year(1).bonus = std::uint8_t{0};
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(3)}));
  QVERIFY(table.enter(Pass{blue}));
  QVERIFY(table.enter(Pass{yellow}));
  QVERIFY(table.enter(MoveStall{4}));
  QCOMPARE(table.holds(Warehouse::fish), u"2 fish 3 gold"_s);
  QVERIFY(table.isPossible());
}

void tst_SaqqaraAuction::cardsThatAreGone_AUCTION1() {
  SaqqaraTable table(3);
  table.beginMarket(5, openCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::wood, gold(1)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::linen, gold(1)}));
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, gold(1)}), u"AUCTION-1"_s); // he won it
  QVERIFY(!table.anyway(Bid{red, Warehouse::fish, gold(1)}));
}

void tst_SaqqaraAuction::stallMoves_STALL1() {
  SaqqaraTable table(3); // STALL-1
  QCOMPARE(table.refusal(MoveStall{2}), u"PHASE"_s);
  table.beginMarket(5, openCards);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Pass{player}));
  QCOMPARE(table.state.phase, Phase::stall);
  QVERIFY(table.enter(MoveStall{2}));
  QCOMPARE(table.state.stall, Field{2});
  QVERIFY(!isWithin(table.game, MoveStall{offTrack + 1}));
  QVERIFY(isWithin(table.game, MoveStall{offTrack}));
}

void tst_SaqqaraAuction::knownStallMovesByItself_STALL1() {
  SaqqaraTable table(3);
  table.state.sheet.year(1).stalls[0] = Field{3};
  table.beginMarket(5, openCards);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Pass{player}));
  QCOMPARE(table.state.stall, Field{3});
  QVERIFY(table.state.phase != Phase::stall);
  QVERIFY(!table.noted(Note::doubtful, "STALL-2"_rule));
  SaqqaraTable second(3);
  second.state.sheet.year(4).stalls = {Field{3}, Field{1}};
  second.state.marketsThisYear = 1;
  second.beginMarket(19, openCards);
  for (const Player player : {red, blue, yellow}) QVERIFY(second.enter(Pass{player}));
  QCOMPARE(second.state.stall, Field{1});
  QVERIFY(!second.noted(Note::doubtful, "STALL-2"_rule));
}

// The distribution table knows two markets of a year; before version 2 a third one counted as the
// second.
void tst_SaqqaraAuction::stallAfterAThirdMarketIsAsked_STALL1() {
  for (const int rules : {rulesVersion, 1}) {
    SaqqaraTable table(3);
    table.game.rules = rules;
    table.state.sheet.year(4).stalls = {Field{3}, Field{1}};
    table.state.marketsThisYear = 2;
    table.beginMarket(20, openCards);
    for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Pass{player}));
    QCOMPARE(table.state.phase == Phase::stall, rules == rulesVersion);
    QCOMPARE(int{table.state.stall}, rules == rulesVersion ? 4 : 1);
    if (rules != rulesVersion) continue;
    Options options;
    listOptions(table.game, table.state, options);
    QCOMPARE(options.entries.size(), std::size_t{7}); // five fields, none, and not now
    QVERIFY(table.enter(MoveStall{3}));
    QCOMPARE(table.state.stall, Field{3});
    // It is no place of the sheet.
    QVERIFY(table.effects.basisOf(table.effects[0]).empty());
    QCOMPARE(table.state.sheet.year(4).stalls[1], Field{1});
  }
}

void tst_SaqqaraAuction::knownStallIsDoubtedToo_STALL2() {
  SaqqaraTable table(3);
  table.state.sheet.year(1).stalls[0] = landField; // what the copy says may be wrong
  table.beginMarket(5, openCards);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Pass{player}));
  QCOMPARE(table.state.stall, landField);
  QVERIFY(table.noted(Note::doubtful, "STALL-2"_rule));
}

void tst_SaqqaraAuction::doubtfulStalls_STALL2_data() {
  QTest::addColumn<int>("round");
  QTest::addColumn<int>("markets");
  QTest::addColumn<int>("to");
  QTest::addColumn<bool>("doubted");
  QTest::newRow("year 1: behind the die") << 5 << 1 << 2 << false;
  QTest::newRow("year 3: at the die") << 13 << 1 << 2 << false;
  QTest::newRow("year 3: ahead of it") << 13 << 1 << 3 << true;
  QTest::newRow("year 4, first: ahead") << 17 << 1 << 2 << false;
  QTest::newRow("year 4, first: at the die") << 17 << 1 << 1 << true;
  QTest::newRow("year 4, second: behind") << 19 << 2 << 1 << false;
  QTest::newRow("year 4, second: ahead") << 19 << 2 << 4 << true;
  QTest::newRow("Land") << 5 << 1 << 0 << true;
  QTest::newRow("none, year 5") << 25 << 2 << 5 << true;
  QTest::newRow("none, year 6, first") << 27 << 1 << 5 << true;
  QTest::newRow("none, year 6, second") << 30 << 2 << 5 << false;
  QTest::newRow("none, year 6, third") << 30 << 3 << 5 << true;
  QTest::newRow("year 4, third: behind") << 20 << 3 << 2 << false;
}

void tst_SaqqaraAuction::doubtfulStalls_STALL2() {
  QFETCH(int, round);
  QFETCH(int, markets);
  QFETCH(int, to);
  QFETCH(bool, doubted);
  SaqqaraTable table(3);
  table.state.marketsThisYear = static_cast<std::uint8_t>(markets - 1);
  table.beginMarket(round, openCards);
  for (const Player player : {red, blue, yellow}) QVERIFY(table.enter(Pass{player}));
  const MoveStall stall{static_cast<Field>(to)};
  QCOMPARE(table.isDoubted(stall, "STALL-2"_rule), doubted);
  QVERIFY(table.enter(stall)); // never a refusal
  QCOMPARE(table.noted(Note::doubtful, "STALL-2"_rule), doubted);
}

NILOMETER_TEST(tst_SaqqaraAuction)
#include "tst_saqqara_auction.moc"

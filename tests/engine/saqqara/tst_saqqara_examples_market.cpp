// SPDX-License-Identifier: GPL-3.0-or-later
// The worked examples 1 to 4 of docs/rules-saqqara.md: set-up and auction.
#include "saqqara_table.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

class tst_SaqqaraExamplesMarket : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void example01_soldiersAndThiefTogether_SET3();
  void example02_auctionOfThree_AUCTION2_AUCTION4_AUCTION6();
  void example03_withdrawingIsNotPassing_AUCTION7();
  void example03_oneLivingBid_AUCTION5();
  void example04_raisingAnOutbidBid_AUCTION6();
  void example04_outbidBidsDoNotCountTowardsTwoCards_AUCTION10();
  void example04_outWithTwoCards_AUCTION10();
};

namespace {

constexpr std::array<MarketCard, warehouseCount> fourCards{
    goodsCard(Good::fish), goodsCard(Good::linen), landCard(Good::fish), landCard(Good::wood)};

/// The auction of example 2, up to Blue's second bid.
void startAuctionOfThree(SaqqaraTable& table) {
  table.beginMarket(5, fourCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::linen, gold(1)}));
  QCOMPARE(table.refusal(Bid{yellow, Warehouse::linen, gold(1)}), u"AUCTION-4"_s);
  QCOMPARE(table.found(Bid{yellow, Warehouse::linen, gold(1)}, "AUCTION-4"_rule).needed, 2);
  QVERIFY(table.enter(Bid{yellow, Warehouse::linen, gold(2)}));
  // Red's turn begins: he takes the Fish card.
  QCOMPARE(table.in(Warehouse::fish).winner, red);
  QCOMPARE(table.holds(Warehouse::fish), u"1 gold"_s);
  QVERIFY(table.enter(Bid{red, Warehouse::wood, gold(1)}));
  QCOMPARE(table.refusal(Bid{blue, Warehouse::linen, gold(1)}), u"AUCTION-6"_s);
  QVERIFY(table.enter(Bid{blue, Warehouse::linen, gold(2)}));
}

} // namespace

void tst_SaqqaraExamplesMarket::example01_soldiersAndThiefTogether_SET3() {
  using enum Pyramid;
  SaqqaraTable table(4);
  const auto six = pyramids({thief, soldiers, trade, court, religion, progress});
  QCOMPARE(table.refusal(SetUp{red, six}), legal);
  const auto withoutBoth = pyramids({irrigation, intrigue, trade, court, religion, progress});
  QCOMPARE(table.refusal(SetUp{red, withoutBoth}), legal);
  const auto thiefAlone = pyramids({thief, irrigation, trade, court, religion, progress});
  QCOMPARE(table.refusal(SetUp{red, thiefAlone}), u"SET-3"_s);
  const SetUp alone{red, thiefAlone};
  QCOMPARE(pyramidOf(table.found(alone, "SET-3"_rule)), soldiers);
  const auto soldiersAlone = pyramids({soldiers, irrigation, trade, court, religion, progress});
  QCOMPARE(table.refusal(SetUp{red, soldiersAlone}), u"SET-3"_s);
}

void tst_SaqqaraExamplesMarket::example02_auctionOfThree_AUCTION2_AUCTION4_AUCTION6() {
  SaqqaraTable table(3);
  startAuctionOfThree(table);
  QVERIFY(table.enter(Pass{yellow}));
  // The goods of the pass are in the warehouse at once; then Red and Blue take their cards and are
  // out: two cards, no goods.
  QCOMPARE(table.state.phase, Phase::stall);
  QCOMPARE(table.in(Warehouse::wood).winner, red);
  QCOMPARE(table.in(Warehouse::linen).winner, blue);
  QCOMPARE(table.in(Warehouse::gold).cardAt, CardAt::away);
  QCOMPARE(table.holds(Warehouse::fish), u"1 gold"_s);
  QCOMPARE(table.holds(Warehouse::linen), u"5 gold"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"1 gold"_s);
  QCOMPARE(table.holds(Warehouse::gold), u"nothing"_s);
  QCOMPARE(table.has(red), u"1 gold"_s);
  QCOMPARE(table.has(blue), u"nothing"_s);
  QCOMPARE(table.has(yellow), u"1 gold"_s);
  QVERIFY(table.noted(Note::passedItself, "AUCTION-10"_rule)); // Red
  QVERIFY(table.noted(Note::passedItself, "AUCTION-9"_rule));  // Blue
  QVERIFY(table.isPossible());
}

void tst_SaqqaraExamplesMarket::example03_withdrawingIsNotPassing_AUCTION7() {
  SaqqaraTable table(3);
  startAuctionOfThree(table);
  // Without withdrawing first the same bid is legal too.
  QCOMPARE(table.refusal(Bid{yellow, Warehouse::gold, gold(1)}), legal);
  QVERIFY(table.enter(Withdraw{yellow, Warehouse::linen}));
  QCOMPARE(table.holds(Warehouse::linen), u"2 gold"_s);
  QCOMPARE(table.state.turn, yellow);
  QCOMPARE(table.refusal(Bid{yellow, Warehouse::linen, gold(1)}), u"AUCTION-4 AUCTION-7"_s);
  QVERIFY(table.enter(Bid{yellow, Warehouse::gold, gold(1)}));
  // Red and Blue are out as before; Yellow takes Gold, and has nothing left.
  QCOMPARE(table.state.phase, Phase::stall);
  QCOMPARE(table.in(Warehouse::gold).winner, yellow);
}

void tst_SaqqaraExamplesMarket::example03_oneLivingBid_AUCTION5() {
  RuleOptions options;
  options.liveBids = LiveBids::one;
  SaqqaraTable table(3, options);
  startAuctionOfThree(table);
  QCOMPARE(table.refusal(Bid{yellow, Warehouse::gold, gold(1)}), u"AUCTION-5"_s);
  QCOMPARE(warehouseOf(table.found(Bid{yellow, Warehouse::gold, gold(1)}, "AUCTION-5"_rule)),
           Warehouse::linen);
  QVERIFY(table.enter(Withdraw{yellow, Warehouse::linen}));
  QCOMPARE(table.refusal(Bid{yellow, Warehouse::gold, gold(1)}), legal);
}

namespace {

/// The auction of example 4, up to Red's third turn.
void startAuctionWithFish(SaqqaraTable& table) {
  for (const Player player : {red, blue, yellow}) table.own(player, gold(3) + fish(9));
  table.beginMarket(5, fourCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, fish(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, fish(2)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::fish, fish(3)}));
  QVERIFY(table.enter(Bid{red, Warehouse::wood, fish(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, fish(2)}));
  QVERIFY(table.enter(Bid{yellow, Warehouse::wood, fish(2)}));
}

} // namespace

void tst_SaqqaraExamplesMarket::example04_raisingAnOutbidBid_AUCTION6() {
  SaqqaraTable table(3);
  startAuctionWithFish(table);
  QCOMPARE(table.refusal(Bid{red, Warehouse::fish, fish(3)}), u"AUCTION-6"_s);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, fish(4)}));
  QVERIFY(table.enter(Pass{blue}));
  QCOMPARE(table.in(Warehouse::wood).winner, yellow);
  QCOMPARE(table.holds(Warehouse::wood), u"3 fish"_s);
  QCOMPARE(table.holds(Warehouse::fish), u"4 fish"_s);
  QVERIFY(table.enter(Pass{yellow}));
  QCOMPARE(table.in(Warehouse::fish).winner, red);
  QCOMPARE(table.holds(Warehouse::fish), u"12 fish"_s);
  QCOMPARE(table.holds(Warehouse::wood), u"3 fish"_s);
  QCOMPARE(table.state.turn, red); // and may bid on
}

void tst_SaqqaraExamplesMarket::example04_outbidBidsDoNotCountTowardsTwoCards_AUCTION10() {
  SaqqaraTable table(3);
  startAuctionWithFish(table);
  QVERIFY(table.enter(Bid{red, Warehouse::linen, fish(1)}));
  QCOMPARE(table.in(Warehouse::fish).winner, blue);
  QCOMPARE(table.holds(Warehouse::fish), u"8 fish"_s);
}

void tst_SaqqaraExamplesMarket::example04_outWithTwoCards_AUCTION10() {
  SaqqaraTable table(3);
  table.beginMarket(5, fourCards);
  QVERIFY(table.enter(Bid{red, Warehouse::gold, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::gold, gold(2)})); // Red is outbid there
  QVERIFY(table.enter(Pass{yellow}));
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Pass{blue})); // takes Gold before
  QCOMPARE(table.holds(Warehouse::gold), u"3 gold"_s);
  QCOMPARE(table.in(Warehouse::fish).winner, red);
  // Once more, with a bid that is still outbid when the second card comes.
  SaqqaraTable again(3);
  for (const Player player : {red, blue, yellow}) again.own(player, fish(9));
  again.beginMarket(5, fourCards);
  QVERIFY(again.enter(Bid{red, Warehouse::gold, fish(1)}));
  QVERIFY(again.enter(Bid{blue, Warehouse::gold, fish(2)}));
  QVERIFY(again.enter(Bid{yellow, Warehouse::gold, fish(3)}));
  QVERIFY(again.enter(Bid{red, Warehouse::fish, fish(1)}));
  QVERIFY(again.enter(Bid{blue, Warehouse::gold, fish(2)}));
  QVERIFY(again.enter(Bid{yellow, Warehouse::gold, fish(2)}));
  QVERIFY(again.enter(Bid{red, Warehouse::linen, fish(1)}));
  QVERIFY(again.enter(Bid{blue, Warehouse::gold, fish(2)}));
  QVERIFY(again.enter(Bid{yellow, Warehouse::gold, fish(2)}));
  // Red took Linen, his second card: his fish at Gold went into the warehouse at once.
  QVERIFY(again.of(red).hasPassed);
  QCOMPARE(again.holds(Warehouse::gold), u"1 fish"_s);
  QCOMPARE(again.state.turn, blue);
}

NILOMETER_TEST(tst_SaqqaraExamplesMarket)
#include "tst_saqqara_examples_market.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What a draft of Saqqara asks, proposes and refuses.
#include "engine/saqqara/saqqara_table.h"
#include "test_program.h"

#include "ui/saqqara/draft/draft.h"

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// A table with the draft begun on it.
class DraftTable : public SaqqaraTable {
public:
  using SaqqaraTable::SaqqaraTable;

  void begin(std::optional<Entry> replaced = {}) {
    listOptions(game, state, m_options);
    draft.begin({&game, &state, &m_options, std::move(replaced)});
  }
  Progress good(Good good, Change change = Change::more) {
    return draft.choose({questionId(Ask::goods), static_cast<int>(good)}, change);
  }
  Progress at(Warehouse warehouse) {
    return draft.press(placeId(BoardPlace::warehouse, static_cast<int>(warehouse)));
  }
  Progress step(Pyramid pyramid, int level) {
    return draft.press(placeId(BoardPlace::step, level, static_cast<int>(pyramid)));
  }
  Progress read(Ask ask, Warehouse warehouse, int card) {
    return draft.choose({questionId(ask, static_cast<int>(warehouse)), card});
  }
  /// What is read next; nothing if all is read.
  [[nodiscard]] std::optional<Warehouse> next() const {
    for (const Question& question : draft.questions()) {
      if (question.now) return static_cast<Warehouse>(question.about);
    }
    return std::nullopt;
  }
  [[nodiscard]] bool isOpen(Warehouse warehouse) const {
    return draft.offer(placeId(BoardPlace::warehouse, static_cast<int>(warehouse))).open;
  }
  [[nodiscard]] QString judged() const {
    const auto entry = draft.entry();
    return entry ? refusal(*entry) : u"nothing"_s;
  }

  Draft draft;

private:
  Options m_options;
};

constexpr std::array<MarketCard, warehouseCount> someCards{
    goodsCard(Good::fish), goodsCard(Good::linen), goodsCard(Good::wood), landCard(Good::fish)};

} // namespace

class tst_saqqara_draft : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void goodsAndPlaceComeInAnyOrder();
  void aKindIsTakenWholeAndBackByOne();
  void aBidThatIsTooSmallIsPutTogetherAndRefused();
  void anOpenPlaceIsWhereABidCouldBe();
  void whoeverIsOutbidOnceWithdrawsThere();
  void theCursorGoesOnByItself();
  void fifthCardIsReadOverNone();
  void whoseCardsAreTurnedUpCanBeChosen();
  void cardsOfOthersStayWithThem_INFL6();
  void theOnlyChoiceIsMadeAlready();
  void aMissingPriceIsAskedFirst();
  void aFreeWorkerIsAnsweredFirst();
  void theBestExchangeIsProposed();
  void aNumberIsTypedInDigits();
  void numberThatIsChangedIsReplaced();
  void nothingIsPressedInThePast();
};

void tst_saqqara_draft::goodsAndPlaceComeInAnyOrder() {
  DraftTable table;
  table.own(red, gold(4));
  table.beginInvest(2, {5, 7, noYield, 9});
  table.begin();
  QCOMPARE(table.judged(), u"nothing"_s);
  QCOMPARE(table.at(Warehouse::linen), Progress::asks);
  QCOMPARE(table.judged(), u"nothing"_s);
  table.good(Good::gold);
  QCOMPARE(table.good(Good::gold), Progress::asks);
  const Entry wanted = Invest{red, Warehouse::linen, gold(2)};
  QCOMPARE(*table.draft.entry(), wanted);
  table.draft.clear();
  QVERIFY(!table.draft.begun());
  table.good(Good::gold);
  table.at(Warehouse::fish);
  table.good(Good::gold);
  table.at(Warehouse::linen);
  QCOMPARE(*table.draft.entry(), wanted);
}

void tst_saqqara_draft::aKindIsTakenWholeAndBackByOne() {
  DraftTable table;
  table.own(red, gold(4) + fish(1));
  table.beginInvest(2, {5, 7, noYield, 9});
  table.begin();
  table.at(Warehouse::gold);
  table.good(Good::gold, Change::all);
  table.good(Good::gold, Change::less);
  QCOMPARE(std::get<Invest>(*table.draft.entry()).goods, gold(3));
  table.good(Good::gold);
  QCOMPARE(table.good(Good::gold), Progress::ignored);
  QCOMPARE(table.good(Good::linen), Progress::ignored);
}

void tst_saqqara_draft::aBidThatIsTooSmallIsPutTogetherAndRefused() {
  DraftTable table;
  table.beginMarket(5, someCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(2)}));
  table.begin();
  table.good(Good::gold);
  table.at(Warehouse::fish);
  QCOMPARE(table.judged(), u"AUCTION-4"_s);
  QVERIFY(table.draft.verdict().breaks("AUCTION-4"_rule));
  table.good(Good::gold, Change::all);
  QCOMPARE(table.judged(), legal);
}

void tst_saqqara_draft::anOpenPlaceIsWhereABidCouldBe() {
  DraftTable table;
  table.beginMarket(5, someCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(3)}));
  table.begin();
  QVERIFY(table.isOpen(Warehouse::linen));
  QVERIFY(!table.isOpen(Warehouse::fish));
  const auto offer = table.draft.offer(placeId(BoardPlace::warehouse, 0));
  QVERIFY(offer.verdict.breaks("AUCTION-4"_rule));
  table.good(Good::gold, Change::all);
  QVERIFY2(table.isOpen(Warehouse::linen), "goods can go there too");
}

void tst_saqqara_draft::whoeverIsOutbidOnceWithdrawsThere() {
  DraftTable table(3);
  for (const Player player : {red, blue, yellow}) table.own(player, gold(6));
  table.beginMarket(5, someCards);
  QVERIFY(table.enter(Bid{red, Warehouse::fish, gold(1)}));
  QVERIFY(table.enter(Bid{blue, Warehouse::fish, gold(2)}));
  QVERIFY(table.enter(Pass{yellow}));
  table.begin();
  table.good(Good::gold);
  QCOMPARE(table.draft.start(Move::withdraw), Progress::ready);
  const Entry wanted = Withdraw{red, Warehouse::fish};
  QCOMPARE(*table.draft.entry(), wanted);
  // Not after all: what was said before is had back.
  QCOMPARE(table.draft.start(Move::withdraw), Progress::asks);
  QVERIFY(table.draft.back());
  QVERIFY(table.draft.back());
  table.at(Warehouse::linen);
  QCOMPARE(table.judged(), legal);
}

void tst_saqqara_draft::theCursorGoesOnByItself() {
  DraftTable table;
  table.beginRound(2);
  QVERIFY(table.enter(TableNumber{1}));
  table.begin();
  QCOMPARE(table.next(), Warehouse::fish);
  table.read(Ask::threshold, Warehouse::fish, 5);
  QCOMPARE(table.next(), Warehouse::linen);
  // The third is read first, then those that were left out.
  table.draft.press(placeId(BoardPlace::card, static_cast<int>(Warehouse::gold)));
  QCOMPARE(table.next(), Warehouse::gold);
  QVERIFY(table.draft.offer(placeId(BoardPlace::card, 3)).chosen);
  table.read(Ask::threshold, Warehouse::gold, noYield);
  QCOMPARE(table.next(), Warehouse::linen);
  table.read(Ask::threshold, Warehouse::linen, 7);
  QCOMPARE(table.judged(), u"nothing"_s);
  QCOMPARE(table.read(Ask::threshold, Warehouse::wood, 2), Progress::asks);
  // Nothing is read over: whoever has read a wrong one goes back to it.
  QVERIFY(!table.next());
  table.draft.go(ui::Arrow::left);
  QCOMPARE(table.next(), Warehouse::gold);
  const Entry wanted = OpenThresholds{{5, 7, 2, noYield}};
  QCOMPARE(*table.draft.entry(), wanted);
}

void tst_saqqara_draft::fifthCardIsReadOverNone() {
  DraftTable table;
  table.beginRound(2);
  QVERIFY(table.enter(TableNumber{1}));
  table.begin();
  for (const int card : {5, 7, 2, 4, 9}) {
    if (const auto next = table.next()) table.read(Ask::threshold, *next, card);
  }
  const Entry wanted = OpenThresholds{{5, 7, 2, 4}};
  QCOMPARE(*table.draft.entry(), wanted);
}

void tst_saqqara_draft::whoseCardsAreTurnedUpCanBeChosen() {
  DraftTable table;
  table.redStarts(2);
  table.thresholds({5, 5, 5, 5});
  table.layCards();
  table.state.phase = Phase::reveal;
  table.begin();
  QCOMPARE(table.draft.asked(), red);
  table.draft.press(placeId(BoardPlace::slot, static_cast<int>(Warehouse::linen), blue));
  QCOMPARE(table.draft.asked(), blue);
  QCOMPARE(table.next(), Warehouse::linen);
  for (const Warehouse at : allWarehouses) table.read(Ask::influence, at, beggar);
  const Entry wanted = Reveal{blue, {beggar, beggar, beggar, beggar}};
  QCOMPARE(*table.draft.entry(), wanted);
  QVERIFY(table.enter(wanted));
  table.begin();
  QCOMPARE(table.draft.asked(), red);
}

void tst_saqqara_draft::cardsOfOthersStayWithThem_INFL6() {
  DraftTable table;
  table.redStarts(2);
  table.thresholds({5, 5, 5, 5});
  table.layCards();
  table.state.phase = Phase::reveal;
  table.begin();
  const auto type = [&](int card) { table.read(Ask::influence, *table.next(), card); };
  const auto slot = [&](Player player, Warehouse at) {
    table.draft.press(placeId(BoardPlace::slot, static_cast<int>(at), player));
  };
  type(1);
  type(2);
  slot(blue, Warehouse::fish);
  Entry wanted = Reveal{blue, {}};
  QCOMPARE(*table.draft.work().entry, wanted);
  for (const int card : {5, 6, 7, 8}) type(card);
  slot(red, Warehouse::wood);
  type(3);
  type(4);
  wanted = Reveal{red, {1, 2, 3, 4}};
  QCOMPARE(*table.draft.entry(), wanted);
  // What was read of the other one outlasts it.
  QVERIFY(table.enter(wanted));
  table.begin();
  wanted = Reveal{blue, {5, 6, 7, 8}};
  QCOMPARE(*table.draft.entry(), wanted);
  QVERIFY(table.draft.begun());
  QVERIFY(table.draft.back());
  QVERIFY(!table.draft.entry());
}

void tst_saqqara_draft::theOnlyChoiceIsMadeAlready() {
  DraftTable table;
  table.own(blue, gold(2));
  table.beginMarket(5, someCards);
  for (const Warehouse at : {Warehouse::fish, Warehouse::linen, Warehouse::wood}) {
    table.in(at).cardAt = CardAt::away;
  }
  QVERIFY(table.enter(Bid{red, Warehouse::gold, gold(1)}));
  table.begin();
  QVERIFY(table.draft.offer(placeId(BoardPlace::warehouse, 3)).chosen);
  QCOMPARE(table.judged(), u"nothing"_s); // Enter once too often bids nothing
  table.good(Good::gold, Change::all);
  QCOMPARE(table.judged(), legal);
}

void tst_saqqara_draft::aMissingPriceIsAskedFirst() {
  DraftTable table;
  table.own(red, fish(3));
  table.beginDevelopment(2);
  table.begin();
  QVERIFY(table.draft.offer(placeId(BoardPlace::step, 1, 0)).open);
  QCOMPARE(table.step(Pyramid::irrigation, 1), Progress::asks);
  QVERIFY(table.draft.setAside() == placeId(BoardPlace::step, 1, 0));
  QCOMPARE(table.judged(), u"nothing"_s);
  table.draft.choose({questionId(Ask::price), static_cast<int>(Good::fish)});
  table.draft.choose({questionId(Ask::price), anyKind});
  const Entry told = *table.draft.entry();
  QCOMPARE(std::get<Tell>(told).cost, (Price{fish(1), 1}));
  QVERIFY(table.enter(told));
  table.begin();
  QCOMPARE(table.step(Pyramid::irrigation, 1), Progress::asks);
  table.good(Good::fish);
  QCOMPARE(table.judged(), legal);
  // One with a price that says all is entered at once.
  table.price(Pyramid::trade, 1, {fish(2), 0});
  table.begin();
  QCOMPARE(table.step(Pyramid::trade, 1), Progress::ready);
}

void tst_saqqara_draft::aFreeWorkerIsAnsweredFirst() {
  DraftTable table;
  table.priceAll({});
  table.put(red, Pyramid::trade, 4);
  table.beginDevelopment(2);
  QVERIFY(table.enter(up(Pyramid::trade)));
  table.begin();
  QCOMPARE(table.draft.actions().size(), std::size_t{1});
  QVERIFY(!table.draft.offer(placeId(BoardPlace::step, 5, at(Pyramid::trade))).open);
  QCOMPARE(table.step(Pyramid::court, 1), Progress::ready);
  QCOMPARE(table.judged(), legal);
  QVERIFY(table.draft.back());
  QCOMPARE(table.draft.start(Move::decline), Progress::ready);
  const Entry wanted = FreeWorker{red, std::nullopt};
  QCOMPARE(*table.draft.entry(), wanted);
}

void tst_saqqara_draft::theBestExchangeIsProposed() {
  DraftTable table;
  table.own(red, land(2));
  table.put(red, Pyramid::irrigation, 4);
  table.beginDevelopment(2);
  table.begin();
  QCOMPARE(table.draft.start(Move::exchange), Progress::asks);
  table.draft.choose({questionId(Ask::get), static_cast<int>(Good::wood)});
  Entry wanted = Convert{red, Exchange::irrigation, Good::land, Good::wood, Warehouse::fish, 1};
  QCOMPARE(*table.draft.entry(), wanted);
  table.draft.choose({questionId(Ask::way), wayId(Exchange::land)});
  table.draft.choose({questionId(Ask::times), 0}, Change::all);
  wanted = Convert{red, Exchange::land, Good::land, Good::wood, Warehouse::fish, 2};
  QCOMPARE(*table.draft.entry(), wanted);
}

void tst_saqqara_draft::aNumberIsTypedInDigits() {
  DraftTable table;
  table.beginRound(2);
  table.begin();
  const auto type = [&](int digit, Change change = Change::more) {
    table.draft.choose({questionId(Ask::number), digit}, change);
    return std::get<TableNumber>(*table.draft.entry()).number;
  };
  QCOMPARE(table.judged(), u"nothing"_s);
  QCOMPARE(type(0), std::uint8_t{0});
  QCOMPARE(type(4), std::uint8_t{4});
  QCOMPARE(type(2), std::uint8_t{42});
  // A full field takes no digit more.
  QCOMPARE(table.draft.choose({questionId(Ask::number), 7}), Progress::ignored);
  QCOMPARE(type(7), std::uint8_t{42});
  QCOMPARE(type(0, Change::less), std::uint8_t{4});
  QCOMPARE(type(0, Change::less), std::uint8_t{0});
  // What is known is shown, and a press on the table corrects it.
  table.state.sheet.year(2).bonus = std::uint8_t{3};
  table.state.round = 8;
  table.draft.press(placeId(BoardPlace::table));
  QCOMPARE(std::get<Tell>(*table.draft.work().entry).what, Told::bonus);
  QCOMPARE(table.draft.questions().front().number, 3);
  QCOMPARE(table.judged(), u"nothing"_s);
}

void tst_saqqara_draft::numberThatIsChangedIsReplaced() {
  DraftTable table;
  table.beginRound(2);
  table.begin(TableNumber{4});
  const Entry before = TableNumber{4};
  QCOMPARE(*table.draft.entry(), before);
  table.draft.choose({questionId(Ask::number), 2});
  Entry wanted = TableNumber{2};
  QCOMPARE(*table.draft.entry(), wanted);
  table.draft.choose({questionId(Ask::number), 1});
  wanted = TableNumber{21};
  QCOMPARE(*table.draft.entry(), wanted);
}

void tst_saqqara_draft::nothingIsPressedInThePast() {
  DraftTable table;
  table.own(red, gold(4));
  table.beginInvest(2, {5, 7, noYield, 9});
  table.draft.begin({&table.game, &table.state, nullptr});
  QCOMPARE(table.at(Warehouse::fish), Progress::ignored);
  QCOMPARE(table.good(Good::gold), Progress::ignored);
  QCOMPARE(table.draft.start(Move::pass), Progress::ignored);
  QCOMPARE(table.step(Pyramid::court, 1), Progress::ignored);
  QVERIFY(!table.isOpen(Warehouse::fish));
}

NILOMETER_TEST(tst_saqqara_draft)
#include "tst_saqqara_draft.moc"

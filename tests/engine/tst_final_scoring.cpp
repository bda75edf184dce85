// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring (END-1 to END-4). The Sphinx cards: tst_final_sphinx_cards.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/final_facts.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_FinalScoring : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void highestTileFirst_END1_TURN();
  void everybodyDoesAllSteps_END1_END2_END3();
  void saleOfStones_END1_data();
  void saleOfStones_END1();
  void saleRefused_END1_MARKET4();
  void tombsAndTheirCard_END2_data();
  void tombsAndTheirCard_END2();
  void allKeptCardsAreNamed_SPHINX3();
  void tableDecidesHowManyCardsThereWere_SPHINX3();
  void soldStonesAreGone_END1();
  void winner_END4();
  void seatBids_END4();
  void gameIsOver_PHASE();
};

namespace {

/// Only a is left to be scored.
void finalOf(Table& table) {
  table.start(Phase::final);
  for (Player player = 1; player < table.state.players; ++player) table.of(player).scored = true;
}

} // namespace

void tst_FinalScoring::highestTileFirst_END1_TURN() {
  Table table(Profile::first, 3);
  table.of(a).orderTile = 2;
  table.of(b).orderTile = 3;
  table.of(c).orderTile = 1;
  table.score(c, 40); // even where the track has changed since
  table.start(Phase::final);
  for (const Player player : {b, a, c}) {
    QCOMPARE(onTurn(table.game, table.state), player);
    for (const Player other : {a, b, c}) {
      if (other != player) QCOMPARE(table.refusal(FinalScore{.player = other}), u"TURN"_s);
    }
    QVERIFY(table.enter(FinalScore{.player = player}));
  }
  QCOMPARE(table.state.phase, Phase::over);
}

void tst_FinalScoring::everybodyDoesAllSteps_END1_END2_END3() {
  Table table(Profile::revised, 2); // END-1, END-2, END-3
  for (const Player player : {a, b}) {
    table.mark(player, Market::stone, table.last(Market::stone));
    table.of(player).stones = 9;
    table.tombs(player, {4});
  }
  table.keep(a, table.sphinx("crew-blue"));
  table.keep(b, table.sphinx("tombs-each"));
  table.start(Phase::final);
  QVERIFY(table.enter(FinalScore{.player = b, .sell = true}));
  QCOMPARE(table.said(EffectKind::points),
           (QStringList{u"b END-1 0>4"_s, u"b END-2 4>6"_s, u"b END-3 6>7"_s}));
  QVERIFY(table.enter(FinalScore{.player = a, .sell = true}));
  QCOMPARE(table.said(EffectKind::points),
           (QStringList{u"a END-1 0>4"_s, u"a END-2 4>6"_s, u"a END-3 6>7"_s}));
  QCOMPARE(table.state.track.aheadOnSameSpace(a), b);
}

void tst_FinalScoring::saleOfStones_END1_data() {
  QTest::addColumn<int>("stones");
  QTest::addColumn<int>("points");
  QTest::newRow("END-1 none") << 0 << 0;
  QTest::newRow("END-1 one") << 1 << 0;
  QTest::newRow("END-1 eight") << 8 << 4;
  QTest::newRow("END-1 nine, the remainder is lost") << 9 << 4;
  QTest::newRow("END-1 all") << 25 << 12;
}

void tst_FinalScoring::saleOfStones_END1() {
  QFETCH(int, stones);
  for (const int fromTheEnd : {0, 1}) {
    for (const bool sell : {true, false}) {
      Table table(Profile::first);
      table.of(a).stones = static_cast<std::int16_t>(stones);
      table.mark(a, Market::stone, table.last(Market::stone) - fromTheEnd);
      finalOf(table);
      QVERIFY(table.enter(FinalScore{.player = a, .sell = sell}));
      QFETCH(int, points);
      QCOMPARE(table.points(a), sell ? points : 0); // optional
    }
  }
}

void tst_FinalScoring::saleRefused_END1_MARKET4() {
  Table table(Profile::first); // MARKET-4
  table.of(a).stones = 9;
  table.mark(a, Market::stone, table.last(Market::stone) - 2);
  table.mark(a, Market::grain, table.last(Market::grain));
  finalOf(table);
  QCOMPARE(table.refusal(FinalScore{.player = a, .sell = true}), u"MARKET-4"_s);
  QCOMPARE(table.refusal(FinalScore{.player = a}), legal);
}

void tst_FinalScoring::tombsAndTheirCard_END2_data() {
  QTest::addColumn<QList<int>>("tiles");
  QTest::addColumn<bool>("card");
  QTest::addColumn<int>("points");
  QTest::newRow("END-2 one tile") << QList{2} << false << 2;
  QTest::newRow("END-2 CARD-TOMB over an edge") << QList{3} << true << 5;
  QTest::newRow("END-2 a whole necropolis") << QList{6, 6, 6, 6, 5} << false << 9;
  QTest::newRow("END-2 and CARD-TOMB on top") << QList{6, 6, 6, 6, 5} << true << 9;
}

void tst_FinalScoring::tombsAndTheirCard_END2() {
  QFETCH(QList<int>, tiles);
  QFETCH(bool, card);
  Table table(Profile::first);
  for (const int tile : tiles) table.tombs(a, {static_cast<std::uint8_t>(tile)});
  table.tombs(b, {6, 6}); // somebody else's
  if (card) table.give(a, CardKind::tomb);
  finalOf(table);
  QVERIFY(table.enter(FinalScore{.player = a}));
  QTEST(table.points(a), "points");
}

void tst_FinalScoring::allKeptCardsAreNamed_SPHINX3() {
  Table table;
  table.of(a).sphinxHeld = 2;
  table.state.sphinxDeck = static_cast<std::int16_t>(table.state.sphinxDeck - 1);
  finalOf(table);
  const SphinxSet one = table.sphinx("crew-blue");
  const SphinxSet two = table.sphinx("crew-black");
  QCOMPARE(table.refusal(FinalScore{.player = a, .cards = one}), u"SPHINX-3"_s);
  QCOMPARE(table.refusal(FinalScore{.player = a, .cards = one | two}), legal);
  table.of(a).sphinxNamed = one;
  QCOMPARE(table.refusal(FinalScore{.player = a, .cards = two}), legal); // not named twice
  table.of(b).sphinxNamed = two;
  QCOMPARE(table.refusal(FinalScore{.player = a, .cards = two}), u"ENTRY"_s);
}

// Somebody has more or fewer cards in hand than the game knows of: the table is right.
void tst_FinalScoring::tableDecidesHowManyCardsThereWere_SPHINX3() {
  for (const int more : {-1, 1}) {
    Table table;
    table.of(a).sphinxHeld = static_cast<std::int16_t>(2 - more);
    table.state.sphinxDeck = 20;
    finalOf(table);
    const SphinxSet cards = table.sphinx("crew-blue") | table.sphinx("crew-black");
    const FinalScore entry{.player = a, .cards = cards};
    QCOMPARE(table.refusal(entry), u"SPHINX-3"_s);
    QCOMPARE(int{table.found(entry, "SPHINX-3"_rule).needed}, 2 - more);
    QCOMPARE(int{table.found(entry, "SPHINX-3"_rule).had}, 2);
    Effects ignored;
    apply(table.game, table.state, entry, ignored);
    QCOMPARE(int{table.of(a).sphinxHeld}, 2);
    QCOMPARE(table.of(a).sphinxNamed, cards);
    QCOMPARE(int{table.state.sphinxDeck}, 20 - more); // they came from there, or lie there
  }
}

void tst_FinalScoring::soldStonesAreGone_END1() {
  for (const bool sell : {false, true}) {
    Table table(Profile::first);
    table.of(a).stones = 9;
    table.mark(a, Market::stone, table.last(Market::stone));
    finalOf(table);
    QVERIFY(table.enter(FinalScore{.player = a, .sell = sell}));
    QCOMPARE(int{table.of(a).stones}, sell ? 0 : 9);
    QCOMPARE(table.said(EffectKind::stock),
             sell ? QStringList{u"a END-1 stones 9>0"_s} : QStringList());
  }
}

void tst_FinalScoring::winner_END4() {
  Table table; // END-4
  table.score(a, 60);
  table.score(b, 71);
  table.score(c, -3);
  table.score(d, 60);
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{b, a, d, c}));
}

void tst_FinalScoring::seatBids_END4() {
  RuleOptions options = optionsOf(Profile::tournament);
  options.seatBids = true;
  Table table(options, 3);
  table.score(a, 61);
  table.score(b, 60);
  table.score(c, 60);
  table.game.seatBids = {3, 0, 1, 0}; // 1.5, 0 and 0.5 points
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{b, a, c})); // 60, 59.5, 59.5
  table.game.seatBids = {2, 0, 0, 0}; // all on 60: by the track
  QCOMPARE(ranking(table.game, table.state), (std::vector<Player>{a, b, c}));
}

void tst_FinalScoring::gameIsOver_PHASE() {
  Table table(Profile::first, 2); // PHASE
  table.give(a, CardKind::stones6);
  table.start(Phase::final);
  QVERIFY(table.enter(FinalScore{.player = b}));
  QVERIFY(table.enter(FinalScore{.player = a}));
  QCOMPARE(table.state.phase, Phase::over);
  QCOMPARE(table.refusal(FinalScore{.player = a}), u"PHASE"_s);
  QCOMPARE(table.refusal(PlayCard{.player = a, .kind = CardKind::stones6}), u"PHASE"_s);
  QCOMPARE(table.refusal(LayOut{}), u"PHASE"_s);
}

NILOMETER_TEST(tst_FinalScoring)
#include "tst_final_scoring.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up (SET-1 to SET-8) and laying out the Nile cards (LAY-1).
#include "support.h"
#include "test_program.h"

#include "engine/egizia/fields.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_SetupAndLay : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everybodyStartsAlike_SET1_data() { playerRows(); }
  void everybodyStartsAlike_SET1();
  void startQuarryAndStartFieldWork_SET1();
  void lowestTileStandsAtTheBack_SET2_data() { playerRows(); }
  void lowestTileStandsAtTheBack_SET2();
  void stonesDependOnTheOrderTile_SET3();
  void marketsStartOnTheTopStep_SET4();
  void decksHaveTheNumberOnTheirBack_SET5();
  void startingSphinxCard_SET5_data() { profileRows(); }
  void startingSphinxCard_SET5();
  void ringStartsInTheMiddle_SET6();
  void fourTombTilesAreOpen_SET7();
  void closedTombTilesCannotBeNamed_SET7();
  void tombValuesMustBeInTheBox_SET7();
  void thirdBuildingSpaceNeedsFourPlayers_SET8_data();
  void thirdBuildingSpaceNeedsFourPlayers_SET8();
  void roundsUseTheirDeck_LAY1_data();
  void roundsUseTheirDeck_LAY1();
  void noMoreCardsOfANameThanTheDeckHas_LAY1();
  void seenCardsDoNotComeAgain_LAY1();
  void cardsMayStayUnnamed_LAY1();
  void namingACardLater_LAY1();
  void wronglyNamedCardIsUnseenAgain_LAY1();
  void leftCardsAreSwept_LAY1();
  void removedCardsAreNotInTheDeck_LAY1();
  void newRoundTurnsCrewsBack_BUILD4();
  void onlyLayingOutOpensARound_PHASE();
  void entriesNameOnlyWhatExists_ENTRY();
};

void tst_SetupAndLay::everybodyStartsAlike_SET1() {
  QFETCH(int, players);
  Table table(Profile::revised, players); // SET-1
  QCOMPARE(int{table.state.players}, players);
  QCOMPARE(table.state.round, 1);
  QCOMPARE(table.state.phase, Phase::lay);
  for (Player player = 0; player < players; ++player) {
    QCOMPARE(table.of(player).crews, (std::array<std::int16_t, crewCount>{1, 1, 1, 2}));
    QCOMPARE(table.of(player).usedCrews, 0);
    QCOMPARE(table.of(player).cards, cardBit(startFieldCard));
    QCOMPARE(table.of(player).shipsPlaced, 0);
  }
  QCOMPARE(table.brokenNow(), u"none"_s);
  QCOMPARE(table.edition().shipsPerPlayer, 8);
}

void tst_SetupAndLay::startQuarryAndStartFieldWork_SET1() {
  Table table;
  QCOMPARE(colourOf(table.edition(), table.of(a), startFieldCard), FieldColour::green);
  table.of(a).stones = 0;
  table.start(Phase::stone);
  QVERIFY(table.enter(ProduceStones{}));
  QCOMPARE(table.of(a).stones, 3);
  table.crews(a, {1, 1, 2, 2}); // 6 to feed, the start field bears 6 even with the ring on the left
  table.state.ring = Ring::left;
  table.start(Phase::feed);
  QVERIFY(table.enter(Feed{}));
  QCOMPARE(table.points(a), 0);
}

void tst_SetupAndLay::lowestTileStandsAtTheBack_SET2() {
  QFETCH(int, players);
  Table table(Profile::revised, players); // SET-2
  const auto front = table.state.track.fromTheFront();
  QCOMPARE(static_cast<int>(front.size()), players);
  for (int i = 0; i < players; ++i) {
    QCOMPARE(table.points(front[at(i)]), 0);
    QCOMPARE(int{table.of(front[at(i)]).orderTile}, players - i);
  }
}

void tst_SetupAndLay::stonesDependOnTheOrderTile_SET3() {
  Table table; // SET-3
  for (const Player player : {a, b, c, d}) {
    QCOMPARE(table.of(player).orderTile, player + 1);
    QCOMPARE(table.of(player).stones, player + 2);
  }
}

void tst_SetupAndLay::marketsStartOnTheTopStep_SET4() {
  Table table; // SET-4
  for (const Player player : {a, b, c, d}) {
    QCOMPARE(table.step(player, Market::stone), 0);
    QCOMPARE(table.step(player, Market::grain), 0);
  }
}

void tst_SetupAndLay::decksHaveTheNumberOnTheirBack_SET5() {
  const Edition edition = shipped(); // SET-5
  QCOMPARE(std::popcount(edition.cardsOfDeck[at(Deck::oneTwo)]), 22);
  QCOMPARE(std::popcount(edition.cardsOfDeck[at(Deck::threeFour)]), 22);
  QCOMPARE(std::popcount(edition.cardsOfDeck[at(Deck::five)]), 12);
  QCOMPARE(edition.sphinxCards.size(), std::size_t{29});
  QCOMPARE(rulesEdition().sphinxCards.size(), std::size_t{29});
}

void tst_SetupAndLay::startingSphinxCard_SET5() {
  QFETCH(int, profile);
  const bool drawn = static_cast<Profile>(profile) != Profile::first;
  for (int players = 2; players <= 4; ++players) {
    Table table(profile, players);
    for (Player player = 0; player < players; ++player) {
      QCOMPARE(int{table.of(player).sphinxHeld}, drawn ? 1 : 0);
    }
    QCOMPARE(int{table.state.sphinxDeck}, drawn ? 29 - players : 29);
  }
}

void tst_SetupAndLay::ringStartsInTheMiddle_SET6() {
  Table table; // SET-6
  QCOMPARE(table.state.ring, Ring::middle);
}

void tst_SetupAndLay::fourTombTilesAreOpen_SET7() {
  Table table; // SET-7
  QCOMPARE(table.state.openedTombs, 4);
  NameTombs naming{.first = 0, .values = {4, 2, 6, 3}, .count = 4};
  QVERIFY(table.enter(naming));
  QCOMPARE(table.state.tombValues[2], 6);
  QCOMPARE(table.said(EffectKind::tile).size(), 4);
  // A wrong one is put right.
  QVERIFY(table.enter(NameTombs{.first = 2, .values = {5}, .count = 1}));
  QCOMPARE(table.state.tombValues[2], 5);
}

void tst_SetupAndLay::closedTombTilesCannotBeNamed_SET7() {
  Table table;
  const NameTombs naming{.first = 4, .values = {4}, .count = 1};
  QCOMPARE(table.refusal(naming), u"SET-7"_s);
  QVERIFY(!table.anyway(naming));
  QCOMPARE(table.state.tombValues[4], 0);
}

void tst_SetupAndLay::tombValuesMustBeInTheBox_SET7() {
  Table table;
  QCOMPARE(table.refusal(NameTombs{.first = 0, .values = {9}, .count = 1}), u"ENTRY"_s);
  table.tombs(a, {4, 4, 4, 4}); // all fours of the box
  QCOMPARE(table.refusal(NameTombs{.first = 4, .values = {4}, .count = 1}), u"ENTRY"_s);
  QCOMPARE(table.refusal(NameTombs{.first = 4, .values = {5}, .count = 1}), legal);
  QCOMPARE(table.refusal(NameTombs{.first = 4, .values = {}, .count = 0}), u"ENTRY"_s);
}

void tst_SetupAndLay::thirdBuildingSpaceNeedsFourPlayers_SET8_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<QString>("refusal");
  QTest::newRow("SET-8 two players") << 2 << u"SET-8"_s;
  QTest::newRow("SET-8 three players") << 3 << u"SET-8"_s;
  QTest::newRow("SET-8 four players") << 4 << legal;
}

void tst_SetupAndLay::thirdBuildingSpaceNeedsFourPlayers_SET8() {
  QFETCH(int, players);
  Table table(Profile::revised, players);
  table.sail();
  for (const Site site : {Site::sphinx, Site::obelisk, Site::pyramid}) {
    QCOMPARE(table.refusal(table.to(a, site, 2)), legal);
    QTEST(table.refusal(table.to(a, site, 3)), "refusal");
  }
}

void tst_SetupAndLay::roundsUseTheirDeck_LAY1_data() {
  QTest::addColumn<int>("round");
  QTest::addColumn<int>("deck");
  for (int round = 1; round <= 5; ++round) {
    QTest::addRow("LAY-1 round %d", round) << round << (round - 1) / 2;
  }
}

void tst_SetupAndLay::roundsUseTheirDeck_LAY1() {
  QFETCH(int, round);
  QFETCH(int, deck);
  Table table;
  table.state.round = static_cast<std::uint8_t>(round);
  for (int other = 0; other < deckCount; ++other) {
    LayOut laid;
    for (const int card : Bits(table.edition().cardsOfDeck[at(other)])) {
      // Names that are in two decks say nothing here.
      const bool onlyThere =
          std::ranges::none_of(table.edition().nileCards, [&](const NileCard& n) {
            return n.name == table.name(card) && static_cast<int>(n.deck) != other;
          });
      if (!onlyThere) continue;
      laid.cards[0] = table.name(card);
      QCOMPARE(table.refusal(laid), other == deck ? legal : u"LAY-1"_s);
    }
    QVERIFY(laid.cards[0] != unnamed);
  }
}

void tst_SetupAndLay::noMoreCardsOfANameThanTheDeckHas_LAY1() {
  Table table;
  LayOut laid;
  const std::uint8_t quarry = table.name(table.index(CardKind::quarry, 2)); // two of them
  laid.cards[0] = laid.cards[4] = quarry;
  QCOMPARE(table.refusal(laid), legal);
  laid.cards[9] = quarry;
  QCOMPARE(table.refusal(laid), u"LAY-1"_s);
  QCOMPARE(table.found(laid, "LAY-1"_rule).thing, quarry);
}

void tst_SetupAndLay::seenCardsDoNotComeAgain_LAY1() {
  Table table;
  table.give(a, CardKind::crewStep); // the only one of its deck
  LayOut laid;
  laid.cards[3] = table.nameOf(CardKind::crewStep);
  QCOMPARE(table.refusal(laid), u"LAY-1"_s);
}

void tst_SetupAndLay::cardsMayStayUnnamed_LAY1() {
  Table table;
  LayOut laid;
  laid.cards[1] = table.nameOf(CardKind::moreSphinx);
  QVERIFY(table.enter(laid));
  QCOMPARE(table.state.river[0], riverUnnamed);
  QCOMPARE(int{table.state.river[1]}, std::countr_zero(table.edition().kind(CardKind::moreSphinx)));
  for (std::size_t i = 2; i < 10; ++i) QCOMPARE(table.state.river[i], riverUnnamed);
  QVERIFY(table.moved(CardKind::moreSphinx, CardMove::laidOut));
  QCOMPARE(table.state.phase, Phase::sail);
  QCOMPARE(table.state.sailTurn, a);
}

void tst_SetupAndLay::namingACardLater_LAY1() {
  Table table;
  table.sail();
  const std::uint8_t name = table.nameOf(CardKind::moreSphinx);
  const NameNileCard naming{.stop = table.card(3), .card = name};
  QVERIFY(table.enter(naming));
  QCOMPARE(table.name(table.state.river[2]), name);
  QCOMPARE(table.refusal(naming), u"ENTRY"_s); // has a name already
  QCOMPARE(table.refusal(NameNileCard{.stop = table.card(4), .card = name}), u"LAY-1"_s);
  table.put(b, table.card(5));
  const std::uint8_t quarry = table.nameOf(CardKind::quarry);
  QCOMPARE(table.refusal(NameNileCard{.stop = table.card(5), .card = quarry}), u"ENTRY"_s);
}

void tst_SetupAndLay::wronglyNamedCardIsUnseenAgain_LAY1() {
  Table table;
  table.sail();
  const std::uint8_t wrong = table.nameOf(CardKind::moreSphinx);
  const std::uint8_t right = table.nameOf(CardKind::doubled);
  QVERIFY(table.enter(NameNileCard{.stop = table.card(3), .card = wrong}));
  QVERIFY(table.anyway(NameNileCard{.stop = table.card(3), .card = right}));
  QCOMPARE(table.name(table.state.river[2]), right);
  QCOMPARE(table.refusal(NameNileCard{.stop = table.card(4), .card = right}), u"LAY-1"_s);
  QVERIFY(table.enter(NameNileCard{.stop = table.card(4), .card = wrong})); // it lies here
  QCOMPARE(std::popcount(table.state.seenCards), 2);
}

void tst_SetupAndLay::leftCardsAreSwept_LAY1() {
  Table table;
  LayOut laid;
  laid.cards[0] = table.nameOf(CardKind::moreSphinx);
  QVERIFY(table.enter(laid));
  table.state.round = 2;
  table.start(Phase::lay);
  QVERIFY(table.enter(LayOut{}));
  QVERIFY(table.moved(CardKind::moreSphinx, CardMove::swept));
  // Also those that nobody has named, and the new ones.
  const auto moved = [&](CardMove move) {
    return std::ranges::count_if(table.effects, [move](const table::Effect& effect) {
      return effect.kind == table::EffectKind::card && asCard(effect).move == move;
    });
  };
  QCOMPARE(moved(CardMove::swept), 10);
  QCOMPARE(moved(CardMove::laidOut), 10);
  QCOMPARE(table.state.river[0], riverUnnamed);
  // It is in the box now.
  const PlaceShip again{.player = a, .stop = table.card(1), .card = laid.cards[0]};
  QCOMPARE(table.refusal(again), u"LAY-1"_s);
}

void tst_SetupAndLay::removedCardsAreNotInTheDeck_LAY1() {
  RuleOptions options = optionsOf(Profile::tournament);
  LayOut laid;
  laid.cards[0] = Table(options).nameOf(CardKind::moreSphinx);
  QCOMPARE(Table(options).refusal(laid), legal);
  options.withoutMoreSphinxCard = true;
  QCOMPARE(Table(options).refusal(laid), u"LAY-1"_s);
}

void tst_SetupAndLay::newRoundTurnsCrewsBack_BUILD4() {
  Table table;
  table.of(a).usedCrews = blueCrew | jokerCrew;
  table.put(a, Site::sphinx, 1);
  table.state.round = 2;
  table.start(Phase::lay);
  QVERIFY(table.enter(LayOut{})); // BUILD-4
  QCOMPARE(table.of(a).usedCrews, 0);
  QCOMPARE(table.said(EffectKind::turned),
           (QStringList{u"a BUILD-4 blue 1>0"_s, u"a BUILD-4 joker 1>0"_s}));
  QCOMPARE(table.of(a).shipsPlaced, 0);
  QCOMPARE(table.state.sites[at(Site::sphinx)].count, 0);
}

void tst_SetupAndLay::onlyLayingOutOpensARound_PHASE() {
  Table table; // PHASE
  QCOMPARE(table.refusal(Pass{.player = a}), u"PHASE"_s);
  QCOMPARE(table.refusal(table.to(a, RoundSpace::edfu)), u"PHASE"_s);
  QCOMPARE(table.refusal(Feed{}), u"PHASE"_s);
  QCOMPARE(table.refusal(ProduceStones{}), u"PHASE"_s);
  QCOMPARE(table.refusal(drawing(a, blueCrew, 1)), u"PHASE"_s);
  QCOMPARE(table.refusal(DeclineBuild{.player = a}), u"PHASE"_s);
  QCOMPARE(table.refusal(ScoreParticipation{}), u"PHASE"_s);
  QCOMPARE(table.refusal(SetOrder{}), u"PHASE"_s);
  QCOMPARE(table.refusal(FinalScore{.player = a}), u"PHASE"_s);
  table.sail();
  QCOMPARE(table.refusal(LayOut{}), u"PHASE"_s);
  const Finding found = table.found(LayOut{}, "PHASE"_rule);
  QCOMPARE(found.thing, static_cast<std::uint8_t>(Phase::lay));
  QCOMPARE(found.had, static_cast<std::int16_t>(Phase::sail));
}

void tst_SetupAndLay::entriesNameOnlyWhatExists_ENTRY() {
  Table table(Profile::revised, 2); // ENTRY
  QVERIFY(isWithin(table.game, Pass{.player = b}));
  QVERIFY(!isWithin(table.game, Pass{.player = c}));
  QVERIFY(!isWithin(table.game, PlaceShip{.player = a, .stop = 20}));
  QVERIFY(!isWithin(table.game, PlaceShip{.player = a, .stop = 5, .space = 4}));
  QVERIFY(isWithin(table.game, PlaceShip{.player = a, .stop = 5, .space = reserveSpace}));
  LayOut tooMany;
  tooMany.cards[10] = 0;
  QVERIFY(!isWithin(table.game, tooMany));
  QVERIFY(!isWithin(table.game,
                    building(a, Site::obelisk, blueCrew, {{Building::obelisk, cells({10})}})));
  QVERIFY(!isWithin(table.game, NameTombs{.first = 11, .values = {1, 1}, .count = 2}));
}

NILOMETER_TEST(tst_SetupAndLay)
#include "tst_setup_and_lay.moc"

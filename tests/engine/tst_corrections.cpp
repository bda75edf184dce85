// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections: the table is right. Entering anyway: tst_enter_anyway.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/game_rules.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Corrections : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void correctionsSetAValue_data();
  void correctionsSetAValue();
  void correctionsStayOnTheTracks_ENTRY_data();
  void correctionsStayOnTheTracks_ENTRY();
  void pointsQueueBehind_TRACK1();
  void queuePlace_TRACK1();
  void sphinxCardsComeFromTheDeck();
  void cardsGivenAndTaken();
  void cardElsewhereIsRefused_ENTRY();
  void immediateCardsAreNotHeld_ENTRY();
  void correctionsNeedNoTurnNorPhase();
  void orderOfPlayIsSetAtOnce_ENTRY();
  void orderNamesEverybodyOnce_ENTRY_data();
  void orderNamesEverybodyOnce_ENTRY();
  void firstOfTheNewOrderBeginsToSail_SAIL_1();
  void sailingGoesOnAfterWhoSailedLast_SAIL_1();
  void orderAsItIsTakesNobodysTurn_SAIL_1();
  void orderGivesTheOrderOfTheFinalScoring_END_1();
};

namespace {

Correct correction(Correctable what, int value, Crew crew = Crew::blue) {
  return {.what = what,
          .player = what == Correctable::ring ? noPlayer : a,
          .crew = crew,
          .value = static_cast<std::int16_t>(value)};
}

Correct cardCorrection(const Table& table, Correctable what, CardKind kind) {
  const NileCard& card =
      table.edition().nileCards[at(std::countr_zero(table.edition().kind(kind)))];
  return {.what = what, .player = a, .card = card.name, .deck = card.deck};
}

} // namespace

void tst_Corrections::correctionsSetAValue_data() {
  QTest::addColumn<int>("what");
  QTest::addColumn<int>("value");
  QTest::addColumn<QString>("effect");
  const auto row = [](Correctable what, int value, const QString& effect) {
    QTest::newRow(correctableNames[at(what)].data()) << static_cast<int>(what) << value << effect;
  };
  row(Correctable::points, -4, u"a ENTRY 0>-4"_s);
  row(Correctable::queuePlace, 0, u"a ENTRY 3>0"_s);
  row(Correctable::stones, 25, u"a ENTRY stones 2>25"_s);
  row(Correctable::crew, 6, u"a ENTRY blue 1>6"_s);
  row(Correctable::stoneMarket, 5, u"a ENTRY stone 0>5"_s);
  row(Correctable::grainMarket, 3, u"a ENTRY grain 0>3"_s);
  row(Correctable::ring, 2, u"- ENTRY ring 1>2"_s);
  row(Correctable::sphinxCount, 3, u"a ENTRY sphinx 1>3"_s);
}

void tst_Corrections::correctionsSetAValue() {
  QFETCH(int, what);
  QFETCH(int, value);
  QFETCH(QString, effect);
  Table table; // ENTRY
  QVERIFY(table.enter(correction(static_cast<Correctable>(what), value)));
  QCOMPARE(table.effects.size(), std::size_t{1});
  QCOMPARE(table.said(table.effects.front().kind), QStringList{effect});
  QCOMPARE(table.brokenNow(), u"none"_s);
}

void tst_Corrections::correctionsStayOnTheTracks_ENTRY_data() {
  QTest::addColumn<int>("what");
  QTest::addColumn<int>("value");
  QTest::addColumn<QString>("refusal");
  const auto row = [](Correctable what, int low, int high) {
    for (const int value : {low, high}) {
      QTest::addRow("ENTRY %s %d", correctableNames[at(what)].data(), value)
          << static_cast<int>(what) << value << legal;
    }
    for (const int value : {low - 1, high + 1}) {
      QTest::addRow("ENTRY %s %d", correctableNames[at(what)].data(), value)
          << static_cast<int>(what) << value << u"ENTRY"_s;
    }
  };
  row(Correctable::stones, 0, 25);
  row(Correctable::crew, 1, 6);
  row(Correctable::stoneMarket, 0, 5);
  row(Correctable::grainMarket, 0, 5);
  row(Correctable::sphinxCount, 0, 26);
}

void tst_Corrections::correctionsStayOnTheTracks_ENTRY() {
  QFETCH(int, what);
  QFETCH(int, value);
  QFETCH(QString, refusal);
  Table table;
  const Correct correct = correction(static_cast<Correctable>(what), value);
  QCOMPARE(table.refusal(correct), refusal);
  if (refusal == legal) return;
  QVERIFY(!table.anyway(correct)); // no such table
  QVERIFY(table.outcome.impossible != 0);
}

void tst_Corrections::pointsQueueBehind_TRACK1() {
  Table table;
  table.score(b, 12);
  QVERIFY(table.enter(correction(Correctable::points, 12)));
  QCOMPARE(table.state.track.aheadOnSameSpace(a), b);
  QVERIFY(table.enter(correction(Correctable::points, 12))); // as it is: nothing moves
  QVERIFY(table.effects.empty());
}

void tst_Corrections::queuePlace_TRACK1() {
  Table table;
  table.score(b, 12);
  table.score(a, 12);
  QVERIFY(table.enter(correction(Correctable::queuePlace, 0)));
  QCOMPARE(table.state.track.aheadOnSameSpace(b), a);
  QCOMPARE(table.points(a), 12);
}

void tst_Corrections::sphinxCardsComeFromTheDeck() {
  Table table;
  table.keep(a, table.sphinx("crew-blue") | table.sphinx("crew-black"));
  const int all = table.of(a).sphinxHeld + table.state.sphinxDeck;
  QCOMPARE(table.refusal(correction(Correctable::sphinxCount, 1)), u"ENTRY"_s); // two are named
  QVERIFY(table.enter(correction(Correctable::sphinxCount, 5)));
  QCOMPARE(table.of(a).sphinxHeld + table.state.sphinxDeck, all);
}

void tst_Corrections::cardsGivenAndTaken() {
  Table table;
  const Correct give = cardCorrection(table, Correctable::giveCard, CardKind::crewStep);
  const Correct take = cardCorrection(table, Correctable::takeCard, CardKind::crewStep);
  QCOMPARE(table.refusal(take), u"ENTRY"_s);
  QVERIFY(table.enter(give));
  QVERIFY(table.has(a, CardKind::crewStep));
  QVERIFY(table.moved(CardKind::crewStep, CardMove::corrected));
  QCOMPARE(table.said(EffectKind::card), QStringList{u"a ENTRY 0>1"_s});
  QVERIFY(table.enter(take));
  QVERIFY(!table.has(a, CardKind::crewStep));
  QVERIFY(table.enter(give)); // and back again
  QCOMPARE(table.brokenNow(), u"none"_s);
}

void tst_Corrections::cardElsewhereIsRefused_ENTRY() {
  Table table;
  table.give(b, CardKind::crewStep);
  const Correct give = cardCorrection(table, Correctable::giveCard, CardKind::crewStep);
  QCOMPARE(table.refusal(give), u"ENTRY"_s);
  QVERIFY(!table.anyway(give));
  QCOMPARE(table.impossible(), u"INV-CARDS"_s);
  Correct wrongDeck = give;
  wrongDeck.deck = Deck::five;
  QCOMPARE(table.refusal(wrongDeck), u"ENTRY"_s);
}

void tst_Corrections::immediateCardsAreNotHeld_ENTRY() {
  Table table;
  QCOMPARE(table.refusal(cardCorrection(table, Correctable::giveCard, CardKind::crewsChoice)),
           u"ENTRY"_s);
}

void tst_Corrections::correctionsNeedNoTurnNorPhase() {
  Table table;
  for (int phase = 0; phase < static_cast<int>(phaseNames.size()); ++phase) {
    table.start(static_cast<Phase>(phase));
    QCOMPARE(table.refusal(correction(Correctable::stones, phase)), legal);
  }
}

void tst_Corrections::orderOfPlayIsSetAtOnce_ENTRY() {
  Table table;
  QVERIFY(table.enter(Correct{.what = Correctable::order, .order = {b, a, c, d}}));
  const QStringList moved{u"b ENTRY 2>1"_s, u"a ENTRY 1>2"_s}; // c and d keep theirs
  QCOMPARE(table.said(EffectKind::order), moved);
  QCOMPARE(table.effects.size(), std::size_t{2});
  QCOMPARE(table.brokenNow(), u"none"_s);
}

void tst_Corrections::orderNamesEverybodyOnce_ENTRY_data() {
  QTest::addColumn<PlayerOrder>("order");
  QTest::addColumn<Player>("player");
  QTest::addColumn<bool>("suits");
  const auto row = [](const char* name, const PlayerOrder& order, bool suits,
                      Player of = noPlayer) { QTest::newRow(name) << order << of << suits; };
  row("everybody", {c, a, b, noPlayer}, true);
  row("nobody", noOrder, false);
  row("one twice", {a, a, b, noPlayer}, false);
  row("one missing", {a, b, noPlayer, noPlayer}, false);
  row("one too many", {a, b, c, d}, false);
  row("with a gap", {a, noPlayer, b, c}, false);
  row("of one player", {c, a, b, noPlayer}, false, a);
}

void tst_Corrections::orderNamesEverybodyOnce_ENTRY() {
  QFETCH(const PlayerOrder, order);
  QFETCH(const Player, player);
  QFETCH(const bool, suits);
  const Table table(Profile::revised, 3);
  const Correct entry{.what = Correctable::order, .player = player, .order = order};
  QCOMPARE(Rules::unsuitable(table.game, entry, true).legal(), suits);
}

void tst_Corrections::firstOfTheNewOrderBeginsToSail_SAIL_1() {
  Table table;
  table.sail();
  QCOMPARE(table.state.sailTurn, a);
  QVERIFY(table.enter(Correct{.what = Correctable::order, .order = {c, a, d, b}}));
  QCOMPARE(table.state.sailTurn, c);
}

void tst_Corrections::sailingGoesOnAfterWhoSailedLast_SAIL_1() {
  Table table;
  table.sail();
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  QVERIFY(table.enter(Pass{b}));
  QVERIFY(table.enter(table.to(c, RoundSpace::thebae)));
  // After c comes b, who has passed, and then a.
  QVERIFY(table.enter(Correct{.what = Correctable::order, .order = {c, b, a, d}}));
  QCOMPARE(table.state.sailTurn, a);
  QVERIFY(table.enter(table.to(a, RoundSpace::selinon)));
  QCOMPARE(table.state.sailTurn, d);
}

void tst_Corrections::orderAsItIsTakesNobodysTurn_SAIL_1() {
  Table table;
  table.sail();
  QVERIFY(table.anyway(Pass{c})); // a is still to sail
  QVERIFY(table.enter(Correct{.what = Correctable::order, .order = {a, b, c, d}}));
  QVERIFY(table.effects.empty());
  QCOMPARE(table.state.sailTurn, a);
}

void tst_Corrections::orderGivesTheOrderOfTheFinalScoring_END_1() {
  Table table;
  table.start(Phase::final);
  QVERIFY(table.enter(Correct{.what = Correctable::order, .order = {b, d, a, c}}));
  QCOMPARE(onTurn(table.game, table.state), c);
}

NILOMETER_TEST(tst_Corrections)
#include "tst_corrections.moc"

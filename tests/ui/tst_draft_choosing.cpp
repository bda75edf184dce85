// SPDX-License-Identifier: GPL-3.0-or-later
// Choices without places of the board: feeding, cards played by themselves, the final scoring,
// phases without decisions.
#include "test_program.h"

#include "tests/ui/draft_fixture.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_draft_choosing : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void phasesWithoutDecisionsAreProposed_data();
  void phasesWithoutDecisionsAreProposed();
  void feedingAsksNobodyWithoutCards_FEED4();
  void feedingAsksOnlyTheShort_FEED4_data() { playerRows(); }
  void feedingAsksOnlyTheShort_FEED4();
  void whoIsNotShortMayHelpToo_TIME5();
  void helpStaysWhenMoreIsOffered_TIME5();
  void whoIsFedIsNotAsked_FEED1();
  void stonesNeverMoreThanMissing_CARDSTONESASGRAIN();
  void stonesNeverMoreThanOwned_CARDSTONESASGRAIN();
  void oneFieldPerCard_CARDIMPROVEFIELD();
  void improvingInFeeding_options_data() { profileRows(); }
  void improvingInFeeding_options();
  void greenFieldsAreClosed_options();
  void cardWithoutChoiceIsReady_CARDSTONES6();
  void sellingProposesTheMost_CARDSELL10();
  void crewThatCanAdvance_CARDCREWSTEP();
  void fieldToImprove_CARDIMPROVEFIELD();
  void exactlyAsManySphinxCards_SPHINX3();
  void sphinxCardsNamedBeforeAreNotAsked_SPHINX3();
  void sellingWherePossible_END1_MARKET4_data();
  void sellingWherePossible_END1_MARKET4();
};

namespace {

/// Everybody has enough to eat but those, who miss three.
void hungry(Table& table, std::initializer_list<Player> players) {
  // The start field is all they have.
  const auto grain = table.edition().startFieldGrain;
  for (const Player player : players) {
    table.crews(player, {1, 1, static_cast<std::int16_t>(grain - 1), 2});
  }
  table.start(Phase::feed);
}

Ids askedFor(const Drafting& made, Ask ask) {
  Ids players;
  for (const ui::Question& question : made.draft.questions()) {
    if (question.ask == ask) players << question.about;
  }
  return players;
}

int bitOf(SphinxSet card) {
  return std::countr_zero(card);
}

} // namespace

void tst_draft_choosing::phasesWithoutDecisionsAreProposed_data() {
  QTest::addColumn<int>("phase");
  QTest::addColumn<int>("entry");
  const auto row = [](const char* name, Phase phase, const Entry& entry) {
    QTest::newRow(name) << id(phase) << static_cast<int>(entry.index());
  };
  row("LAY", Phase::lay, LayOut{});
  row("FEED", Phase::feed, Feed{});
  row("STONE", Phase::stone, ProduceStones{});
  row("BONUS", Phase::bonus, ScoreParticipation{});
  row("ORDER", Phase::order, SetOrder{});
  row("FINAL", Phase::final, FinalScore{});
}
void tst_draft_choosing::phasesWithoutDecisionsAreProposed() {
  QFETCH(int, phase);
  QFETCH(int, entry);
  Table table(RuleOptions{});
  table.start(static_cast<Phase>(phase));
  for (Player player = 0; player < table.state.players; ++player) table.of(player).sphinxHeld = 0;
  const Drafting made(table);
  QVERIFY(made.draft.entry());
  QCOMPARE(static_cast<int>(made.draft.entry()->index()), entry);
  QVERIFY(made.draft.questions().empty());
  QVERIFY(!made.draft.begun());
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_choosing::feedingAsksNobodyWithoutCards_FEED4() {
  Table table;
  hungry(table, {a, c});
  const Drafting made(table);
  QVERIFY(made.draft.questions().empty());
  QVERIFY(made.draft.actions().empty());
  QCOMPARE(made.entry<Feed>(), Feed{});
  QVERIFY(made.proposes<Feed>());
}

void tst_draft_choosing::feedingAsksOnlyTheShort_FEED4() {
  QFETCH(int, players);
  Table table(Profile::revised, players);
  table.give(a, CardKind::stonesAsGrain);
  table.give(b, CardKind::grain4);
  table.of(a).stones = 9;
  hungry(table, {a});
  Drafting made(table);
  QCOMPARE(made.asked(), QList<Ask>{Ask::feedStones});
  QCOMPARE(askedFor(made, Ask::feedStones), Ids{a}); // once, whatever the number of players
  QCOMPARE(made.entry<Feed>(), Feed{});              // nothing is played unasked: TIME-5
  made.draft.choose(Ask::feedStones, a, 2);
  QCOMPARE(int{made.entry<Feed>().help[a].stones}, 2);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_choosing::whoIsNotShortMayHelpToo_TIME5() {
  Table table;
  table.give(b, CardKind::grain4);
  hungry(table, {a});
  Drafting made(table);
  QVERIFY(made.draft.questions().empty());
  QCOMPARE(made.start(Move::help), Progress::asks);
  QVERIFY(made.action(Move::help)->on);
  QCOMPARE(askedFor(made, Ask::grain4), Ids{b});
  made.draft.choose(Ask::grain4, b, 1);
  QVERIFY(made.entry<Feed>().help[b].grain4);
  QCOMPARE(made.refusal(), legal);
  made.draft.choose(Ask::grain4, b, 1);
  QCOMPARE(made.entry<Feed>(), Feed{});
  made.start(Move::help);
  QVERIFY(made.draft.questions().empty());
}

void tst_draft_choosing::helpStaysWhenMoreIsOffered_TIME5() {
  Table table;
  table.give(a, CardKind::stonesAsGrain);
  table.give(b, CardKind::grain4);
  table.of(a).stones = 9;
  hungry(table, {a});
  Drafting made(table);
  made.draft.choose(Ask::feedStones, a, 2);
  made.start(Move::help);
  made.draft.choose(Ask::grain4, b, 1);
  QCOMPARE(int{made.entry<Feed>().help[a].stones}, 2);
  QVERIFY(made.entry<Feed>().help[b].grain4);
  // Switched off, nothing stays that is no longer shown.
  made.start(Move::help);
  QCOMPARE(made.entry<Feed>(), Feed{});
}

void tst_draft_choosing::whoIsFedIsNotAsked_FEED1() {
  Table table;
  table.give(a, CardKind::grain4);
  table.score(a, 5);
  hungry(table, {a});
  QVERIFY(Drafting(table).asks(Ask::grain4, a));
  QVERIFY(table.enter(Feed{.only = a}));
  QVERIFY(Drafting(table).draft.questions().empty());
}

void tst_draft_choosing::stonesNeverMoreThanMissing_CARDSTONESASGRAIN() {
  Table table;
  table.give(a, CardKind::stonesAsGrain);
  table.give(a, CardKind::grain4);
  table.of(a).stones = 9;
  hungry(table, {a});
  Drafting made(table);
  QCOMPARE(made.open(Ask::feedStones, a), (Ids{0, 1, 2, 3}));
  QCOMPARE(made.chosen(Ask::feedStones, a), Ids{0});
  made.draft.choose(Ask::feedStones, a, 3);
  QCOMPARE(made.refusal(), legal);
  made.draft.choose(Ask::grain4, a, 1); // now nothing is missing
  QVERIFY(!made.asks(Ask::feedStones, a));
  QCOMPARE(int{made.entry<Feed>().help[a].stones}, 0);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_choosing::stonesNeverMoreThanOwned_CARDSTONESASGRAIN() {
  Table table;
  table.give(a, CardKind::stonesAsGrain);
  table.of(a).stones = 1;
  hungry(table, {a});
  QCOMPARE(Drafting(table).open(Ask::feedStones, a), (Ids{0, 1}));
  table.of(a).stones = 0;
  QVERIFY(Drafting(table).draft.questions().empty());
}

void tst_draft_choosing::oneFieldPerCard_CARDIMPROVEFIELD() {
  Table table;
  const int card = table.give(a, CardKind::improveField);
  table.give(a, CardKind::fieldBrown);
  hungry(table, {a});
  Drafting made(table);
  QCOMPARE(made.open(Ask::field, a), (Ids{0, 1})); // start field and brown field
  QCOMPARE(made.chosen(Ask::field, a), Ids{});
  made.draft.choose(Ask::field, a, 1);
  QCOMPARE(made.chosen(Ask::field, a), Ids{1});
  QCOMPARE(made.refusal(), legal);
  made.draft.choose(Ask::field, a, 0);
  QCOMPARE(made.chosen(Ask::field, a), Ids{0});
  made.draft.choose(Ask::field, a, 0);
  QCOMPARE(made.entry<Feed>(), Feed{});
  QVERIFY(table.edition().kind(CardKind::improveField) != cardBit(card)); // there is another
  table.give(a, CardKind::improveField);
  Drafting two(table);
  QVERIFY(!two.asks(Ask::secondField, a));
  two.draft.choose(Ask::field, a, 1);
  QCOMPARE(two.open(Ask::secondField, a), (Ids{0, 1})); // the same field once more, or another
  two.draft.choose(Ask::secondField, a, 0);
  QCOMPARE(two.chosen(Ask::field, a), Ids{1});
  QCOMPARE(two.chosen(Ask::secondField, a), Ids{0});
  QCOMPARE(two.refusal(), legal);
  two.draft.choose(Ask::secondField, a, 1);
  QCOMPARE(int{two.entry<Feed>().help[a].improveCount}, 2);
  QVERIFY(two.entry<Feed>().help[a].improve[0] == two.entry<Feed>().help[a].improve[1]);
  QCOMPARE(two.refusal(), legal);
  // Without the first one the second card goes where it was put.
  two.draft.choose(Ask::field, a, 1);
  QCOMPARE(two.chosen(Ask::field, a), Ids{1});
  QVERIFY(two.chosen(Ask::secondField, a).isEmpty());
  two.draft.choose(Ask::field, a, 1);
  QCOMPARE(two.entry<Feed>(), Feed{});
}

void tst_draft_choosing::improvingInFeeding_options() {
  QFETCH(int, profile);
  Table table(profile);
  table.give(a, CardKind::improveField);
  table.give(a, CardKind::fieldBrown);
  hungry(table, {a});
  const bool asks = table.game.options.improveTiming != ImproveTiming::ownTurn;
  QCOMPARE(Drafting(table).asks(Ask::field, a), asks);
}

void tst_draft_choosing::greenFieldsAreClosed_options() {
  Table table(Profile::online);
  table.give(a, CardKind::improveField);
  table.give(a, CardKind::fieldBrown);
  hungry(table, {a});
  const Drafting made(table);
  QCOMPARE(made.all(Ask::field, a), (Ids{0, 1}));
  QCOMPARE(made.open(Ask::field, a), Ids{1});
}

void tst_draft_choosing::cardWithoutChoiceIsReady_CARDSTONES6() {
  Table table;
  table.give(a, CardKind::stones6);
  table.start(Phase::stone);
  Drafting made(table);
  QCOMPARE(made.start(Move::play, CardKind::stones6), Progress::ready);
  QCOMPARE(made.entry<PlayCard>(), (PlayCard{.player = a, .kind = CardKind::stones6}));
  QVERIFY(made.draft.back());
  QVERIFY(made.proposes<ProduceStones>());
}

void tst_draft_choosing::sellingProposesTheMost_CARDSELL10() {
  Table table;
  table.give(a, CardKind::sell10);
  table.of(a).stones = 12;
  table.start(Phase::stone);
  Drafting made(table);
  QCOMPARE(made.start(Move::play, CardKind::sell10), Progress::asks);
  QCOMPARE(made.open(Ask::amount, a), (Ids{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
  QCOMPARE(made.chosen(Ask::amount, a), Ids{10});
  QCOMPARE(made.refusal(), legal);
  QCOMPARE(made.draft.choose(Ask::amount, a, 4), Progress::ready);
  QCOMPARE(int{made.entry<PlayCard>().amount}, 4);
}

void tst_draft_choosing::crewThatCanAdvance_CARDCREWSTEP() {
  Table table;
  table.give(b, CardKind::crewStep);
  table.crews(b, {6, 1, 1, 2});
  table.sail(); // a is on turn: TIME-3
  Drafting made(table);
  QCOMPARE(made.action(Move::play, CardKind::crewStep)->player, b);
  QCOMPARE(made.start(Move::play, CardKind::crewStep), Progress::asks);
  QCOMPARE(made.open(Ask::crew), (Ids{1, 2, 3}));
  QCOMPARE(made.chosen(Ask::crew), Ids{1});
  QCOMPARE(made.draft.choose(Ask::crew, 0, 3), Progress::ready);
  QCOMPARE(made.entry<PlayCard>().crew, Crew::joker);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_choosing::fieldToImprove_CARDIMPROVEFIELD() {
  Table table;
  table.give(a, CardKind::improveField);
  const int brown = table.give(a, CardKind::fieldBrown);
  table.start(Phase::stone);
  Drafting made(table);
  QCOMPARE(made.start(Move::play, CardKind::improveField), Progress::asks);
  QCOMPARE(made.open(Ask::field, a), (Ids{0, 1}));
  QCOMPARE(made.chosen(Ask::field, a), Ids{1}); // the start field is green already
  QCOMPARE(made.draft.choose(Ask::field, a, 1), Progress::ready);
  QCOMPARE(made.entry<PlayCard>().field.name, table.name(brown));
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_choosing::exactlyAsManySphinxCards_SPHINX3() {
  Table table(Profile::revised, 2);
  table.start(Phase::final);
  table.of(b).sphinxHeld = 2; // b has the highest order tile
  Drafting made(table);
  QVERIFY(made.asks(Ask::sphinx, b));
  QCOMPARE(made.all(Ask::sphinx, b), made.open(Ask::sphinx, b));
  QVERIFY(!made.draft.entry());
  const int first = bitOf(table.sphinx("row-7"));
  const int second = bitOf(table.sphinx("own-both"));
  const int third = bitOf(table.sphinx("permanent"));
  made.draft.choose(Ask::sphinx, b, first);
  QVERIFY(!made.draft.entry());
  QCOMPARE(made.draft.choose(Ask::sphinx, b, second), Progress::asks);
  QCOMPARE(made.entry<FinalScore>().cards, table.sphinx("row-7") | table.sphinx("own-both"));
  QCOMPARE(made.refusal(), legal);
  QVERIFY(!made.open(Ask::sphinx, b).contains(third)); // no more than held
  made.draft.choose(Ask::sphinx, b, first);
  QVERIFY(!made.draft.entry());
  QVERIFY(made.open(Ask::sphinx, b).contains(third));
}

void tst_draft_choosing::sphinxCardsNamedBeforeAreNotAsked_SPHINX3() {
  Table table(Profile::revised, 2);
  table.start(Phase::final);
  table.keep(b, table.sphinx("row-7"));
  table.of(b).sphinxHeld = 2;
  table.state.sphinxDeck -= 1;
  Drafting made(table);
  QVERIFY(!made.all(Ask::sphinx, b).contains(bitOf(table.sphinx("row-7"))));
  made.draft.choose(Ask::sphinx, b, bitOf(table.sphinx("permanent")));
  QCOMPARE(made.refusal(), legal);
  table.keep(b, table.sphinx("permanent"));
  const Drafting all(table);
  QVERIFY(!all.asks(Ask::sphinx, b));
  QCOMPARE(all.refusal(), legal);
}

void tst_draft_choosing::sellingWherePossible_END1_MARKET4_data() {
  QTest::addColumn<int>("stepsFromLast");
  QTest::addColumn<int>("stones");
  QTest::addColumn<Ids>("asked");
  QTest::addColumn<bool>("sells");
  QTest::newRow("MARKET-4 last step") << 0 << 5 << Ids{1, 0} << true;
  QTest::newRow("MARKET-4 last step but one") << 1 << 2 << Ids{1, 0} << true;
  QTest::newRow("END-1 brings nothing") << 0 << 1 << Ids{1, 0} << false;
  QTest::newRow("MARKET-4 may not") << 2 << 9 << Ids{} << false;
}
void tst_draft_choosing::sellingWherePossible_END1_MARKET4() {
  QFETCH(int, stepsFromLast);
  QFETCH(int, stones);
  QFETCH(Ids, asked);
  QFETCH(bool, sells);
  Table table(Profile::first, 2);
  table.start(Phase::final);
  table.mark(b, Market::stone, table.last(Market::stone) - stepsFromLast);
  table.of(b).stones = static_cast<std::int16_t>(stones);
  Drafting made(table);
  QCOMPARE(made.open(Ask::sell, b), asked);
  QCOMPARE(made.entry<FinalScore>(), (FinalScore{.player = b, .sell = sells}));
  QCOMPARE(made.refusal(), legal);
  if (asked.isEmpty()) return;
  QCOMPARE(made.draft.choose(Ask::sell, b, sells ? 0 : 1), Progress::asks);
  QCOMPARE(made.entry<FinalScore>().sell, !sells);
  QCOMPARE(made.refusal(), legal);
}

NILOMETER_TEST(tst_draft_choosing)
#include "tst_draft_choosing.moc"

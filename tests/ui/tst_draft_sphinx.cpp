// SPDX-License-Identifier: GPL-3.0-or-later
// A drawing of Sphinx cards being made.
#include "test_program.h"

#include "tests/ui/draft_fixture.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_draft_sphinx : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void drawingPaidAsProposed_SPHINX1_data();
  void drawingPaidAsProposed_SPHINX1();
  void nothingIsDrawnUntilItIsSaid_SPHINX1();
  void whatPaysAndIsKeptIsSaidBeforeTheNumber_SPHINX1();
  void proposedCrewsAreNotTurnedByADigit_SPHINX1();
  void drawingWithinStrength_SPHINX1();
  void keeping_SPHINX2_CARDKEEP2();
  void unpaidCards_CARDMORESPHINX();
  void unpaidOnly_CARDMORESPHINX_options();
};

namespace {

using Crews = std::array<std::int16_t, crewCount>;

/// Player a stands at the Sphinx and is on turn.
void atSphinx(Table& table, Crews crews, int stones) {
  table.crews(a, crews);
  table.of(a).stones = static_cast<std::int16_t>(stones);
  table.put(a, Site::sphinx, 1);
  table.start(Phase::build);
}

} // namespace

void tst_draft_sphinx::drawingPaidAsProposed_SPHINX1_data() {
  QTest::addColumn<Crews>("crews");
  QTest::addColumn<int>("stones");
  QTest::addColumn<int>("draw");
  QTest::addColumn<int>("crew");
  QTest::newRow("SPHINX-1 a weak crew's strength") << Crews{3, 2, 4, 2} << 9 << 2 << int{blackCrew};
  QTest::newRow("SPHINX-1 no more than five") << Crews{6, 6, 6, 2} << 9 << 5 << int{blueCrew};
  QTest::newRow("BUILD-5 no more than the stones") << Crews{3, 2, 4, 2} << 1 << 1 << int{blackCrew};
  QTest::newRow("BUILD-2 a crew without strength does not")
      << Crews{0, 3, 0, 0} << 9 << 3 << int{blackCrew};
  QTest::newRow("BUILD-3 only with the joker")
      << Crews{0, 0, 0, 2} << 9 << 2 << int{blueCrew | jokerCrew};
}
void tst_draft_sphinx::drawingPaidAsProposed_SPHINX1() {
  QFETCH(Crews, crews);
  QFETCH(int, stones);
  QFETCH(int, draw);
  QFETCH(int, crew);
  Table table;
  atSphinx(table, crews, stones);
  Drafting made(table);
  made.draft.choose(Ask::draw, 0, draw);
  QCOMPARE(made.entry<Build>(), drawing(a, static_cast<CrewSet>(crew), draw, 1));
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sphinx::nothingIsDrawnUntilItIsSaid_SPHINX1() {
  for (const bool more : {false, true}) {
    Table table(Profile::first);
    if (more) table.give(a, CardKind::moreSphinx);
    atSphinx(table, {3, 2, 4, 2}, 9);
    Drafting made(table);
    // What pays and what is kept may be said first.
    QCOMPARE(made.asked(),
             more ? QList<Ask>{Ask::draw} : (QList<Ask>{Ask::draw, Ask::keep, Ask::pay}));
    QCOMPARE(made.chosen(Ask::draw), Ids());
    QCOMPARE(made.refusal(), u"nothing"_s);
    QVERIFY(!made.draft.begun());
    QCOMPARE(made.draft.choose(Ask::draw, 0, 2), Progress::asks);
    QCOMPARE(made.chosen(Ask::draw), (Ids{2}));
    QCOMPARE(made.chosen(Ask::keep), (Ids{1}));
    QVERIFY(made.draft.back());
    QCOMPARE(made.refusal(), u"nothing"_s);
  }
}

void tst_draft_sphinx::whatPaysAndIsKeptIsSaidBeforeTheNumber_SPHINX1() {
  Table table;
  atSphinx(table, {3, 2, 4, 2}, 9);
  Drafting made(table);
  made.draft.choose(Ask::keep, 0, 0);
  made.draft.choose(Ask::pay, 0, static_cast<int>(Crew::yellow));
  QCOMPARE(made.refusal(), u"nothing"_s);
  QCOMPARE(made.chosen(Ask::keep), (Ids{0}));
  QCOMPARE(made.draft.choose(Ask::draw, 0, 2), Progress::ready);
  QCOMPARE(made.entry<Build>(), drawing(a, yellowCrew, 2, 0));
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sphinx::proposedCrewsAreNotTurnedByADigit_SPHINX1() {
  Table table;
  atSphinx(table, {1, 2, 1, 2}, 9);
  Drafting made(table);
  QCOMPARE(made.draft.choose(Ask::draw, 0, 3), Progress::asks);
  QCOMPARE(int{made.entry<Build>().crews}, blueCrew | jokerCrew);
  // The first press on a crew that was proposed confirms it, the second takes it away.
  made.draft.choose(Ask::pay, 0, static_cast<int>(Crew::joker));
  QCOMPARE(int{made.entry<Build>().crews}, blueCrew | jokerCrew);
  made.draft.choose(Ask::pay, 0, static_cast<int>(Crew::joker));
  QCOMPARE(int{made.entry<Build>().crews}, int{blueCrew});
  // Where only one crew can pay, nothing is left to be said.
  Table one;
  atSphinx(one, {0, 3, 0, 0}, 9);
  Drafting only(one);
  QCOMPARE(only.draft.choose(Ask::draw, 0, 2), Progress::ready);
}

void tst_draft_sphinx::drawingWithinStrength_SPHINX1() {
  Table table;
  atSphinx(table, {1, 2, 1, 2}, 9);
  Drafting made(table);
  QCOMPARE(made.open(Ask::draw), (Ids{1, 2, 3, 4})); // black and joker
  made.draft.choose(Ask::draw, 0, 4);
  QCOMPARE(made.asked(), (QList<Ask>{Ask::draw, Ask::keep, Ask::pay}));
  QCOMPARE(int{made.entry<Build>().crews}, blackCrew | jokerCrew);
  QCOMPARE(made.refusal(), legal);
  made.draft.choose(Ask::draw, 0, 2);
  QCOMPARE(made.entry<Build>().crews, blackCrew);
}

void tst_draft_sphinx::keeping_SPHINX2_CARDKEEP2() {
  Table table;
  atSphinx(table, {3, 1, 1, 2}, 9);
  Drafting plain(table);
  plain.draft.choose(Ask::draw, 0, 2);
  QCOMPARE(plain.open(Ask::keep), (Ids{0, 1}));
  table.give(a, CardKind::keep2);
  Drafting made(table);
  made.draft.choose(Ask::draw, 0, 1);
  QCOMPARE(made.open(Ask::keep), (Ids{0, 1})); // one card drawn
  made.draft.choose(Ask::draw, 0, 3);
  QCOMPARE(made.open(Ask::keep), (Ids{0, 1, 2}));
  made.draft.choose(Ask::keep, 0, 2);
  QCOMPARE(made.refusal(), legal);
  made.draft.choose(Ask::draw, 0, 1); // no more than drawn
  QCOMPARE(int{made.entry<Build>().kept}, 1);
}

void tst_draft_sphinx::unpaidCards_CARDMORESPHINX() {
  Table table;
  table.give(a, CardKind::moreSphinx);
  atSphinx(table, {4, 4, 4, 2}, 9);
  Drafting made(table);
  made.draft.choose(Ask::draw, 0, 4);
  QCOMPARE(made.open(Ask::unpaid), (Ids{0, 1})); // five in all
  QCOMPARE(made.open(Ask::draw).first(), 1);
  QCOMPARE(made.draft.choose(Ask::draw, 0, 2), Progress::asks);
  QCOMPARE(made.draft.choose(Ask::unpaid, 0, 2), Progress::asks); // the crew is only proposed
  made.draft.choose(Ask::pay, 0, static_cast<int>(Crew::blue));
  QCOMPARE(made.draft.choose(Ask::unpaid, 0, 2), Progress::ready); // the last that can be said
  QCOMPARE(made.refusal(), legal);
  made.draft.choose(Ask::draw, 0, 4);
  QCOMPARE(int{made.entry<Build>().unpaid}, 1);
  made.draft.choose(Ask::draw, 0, 5);
  QCOMPARE(int{made.entry<Build>().unpaid}, 0);
  QVERIFY(!made.asks(Ask::unpaid));
}

void tst_draft_sphinx::unpaidOnly_CARDMORESPHINX_options() {
  Table table(Profile::first);
  atSphinx(table, {4, 4, 4, 2}, 9);
  QCOMPARE(Drafting(table).open(Ask::draw).first(), 1); // without the card
  table.give(a, CardKind::moreSphinx);
  Drafting made(table);
  QCOMPARE(made.open(Ask::draw).first(), 0);
  made.draft.choose(Ask::draw, 0, 0);
  QCOMPARE(made.entry<Build>(), drawing(a, 0, 0, 1, 2));
  QCOMPARE(made.open(Ask::unpaid), (Ids{1, 2}));
  QCOMPARE(made.chosen(Ask::pay), Ids()); // no crew is needed,
  QCOMPARE(made.refusal(), legal);
  made.draft.choose(Ask::pay, 0, static_cast<int>(Crew::black)); // but one may be used
  QCOMPARE(made.entry<Build>(), drawing(a, blackCrew, 0, 1, 2));
  QCOMPARE(made.refusal(), legal);
  made.draft.choose(Ask::draw, 0, 3);
  made.draft.choose(Ask::draw, 0, 0); // a crew chosen for paid cards is not turned over for none
  QCOMPARE(made.entry<Build>(), drawing(a, 0, 0, 1, 2));
  made.draft.choose(Ask::draw, 0, 3);
  QVERIFY(made.asks(Ask::pay));
  QCOMPARE(made.refusal(), legal);
  // Without stones it is all that can be drawn.
  table.of(a).stones = 0;
  Drafting poor(table);
  QCOMPARE(poor.open(Ask::draw), (Ids{0}));
  QCOMPARE(poor.refusal(), u"nothing"_s);
  poor.draft.choose(Ask::draw, 0, 0);
  QCOMPARE(poor.entry<Build>(), drawing(a, 0, 0, 1, 2));
  QCOMPARE(poor.refusal(), legal);
  table.game.rules = 1; // games of the first version take no crew
  Drafting first(table);
  first.draft.choose(Ask::draw, 0, 0);
  QVERIFY(first.asks(Ask::keep) && !first.asks(Ask::pay));
}

NILOMETER_TEST(tst_draft_sphinx)
#include "tst_draft_sphinx.moc"

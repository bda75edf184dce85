// SPDX-License-Identifier: GPL-3.0-or-later
// The entry being made in general, and where nothing or little is to be chosen: laying out,
// naming, passing, the leftover card.
#include "test_program.h"

#include "tests/ui/draft_driver.h"
#include "tests/ui/draft_fixture.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_draft : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void namingACardOnTheRiver_LAY1();
  void passing_SAIL6();
  void passingIsNeverProposed_SAIL6();
  void leftoverCardOrNone_CARDLEFTOVER();
  void layingNamesWhatIsPressed_LAY1();
  void oneCardLiesInOnePlace_LAY1();
  void layingAfterSomethingElse_LAY1();
  void allOpenTombsAreNamed_SET7();
  void tilesOfOneValueRunOut_SET7();
  void nothingCanBePressedInThePast();
  void backRestoresWhatWasThere();
};

void tst_draft::namingACardOnTheRiver_LAY1() {
  Table table;
  table.sail();
  Drafting made(table);
  made.start(Move::nameCard);
  QVERIFY(made.offer(table.card(3)).open);
  QVERIFY(!made.offer(table.stop(RoundSpace::edfu)).open);
  QCOMPARE(made.draft.pressStop(table.card(3), noSpace), Progress::asks);
  QVERIFY(!made.draft.entry());
  const std::uint8_t name = table.nameOf(CardKind::grain4);
  QCOMPARE(made.draft.choose(Ask::card, table.card(3), name), Progress::ready);
  QCOMPARE(made.entry<NameNileCard>(), (NameNileCard{.stop = table.card(3), .card = name}));
  QCOMPARE(made.refusal(), legal);
}

void tst_draft::passing_SAIL6() {
  Table table;
  table.sail();
  Drafting made(table);
  QCOMPARE(made.start(Move::pass), Progress::ready);
  QCOMPARE(made.entry<Pass>(), Pass{a});
  Table online(Profile::online);
  online.sail();
  QVERIFY(!Drafting(online).action(Move::pass));
}

void tst_draft::passingIsNeverProposed_SAIL6() {
  Table table;
  table.sail();
  QVERIFY(!Drafting(table).draft.entry());
  QVERIFY(!Drafting(table).draft.mustEndTurn());
  table.put(a, RoundSpace::heliopolis);
  // Not even where nothing else is left: the button for it stands out then.
  Drafting made(table);
  QVERIFY(!made.draft.entry());
  QVERIFY(made.draft.mustEndTurn());
  QCOMPARE(made.start(Move::pass), Progress::ready);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft::leftoverCardOrNone_CARDLEFTOVER() {
  Table table;
  table.sail(3);
  table.give(b, CardKind::leftover);
  table.allOut();
  table.of(a).hasPassed = false;
  table.put(a, table.card(1));
  QVERIFY(table.enter(Pass{a}));
  QVERIFY(table.state.leftoverStep);
  Drafting made(table);
  QVERIFY(!made.draft.entry()); // taking one or none is the player's to say
  QVERIFY(!made.offer(table.card(1)).open);
  QVERIFY(made.offer(table.card(4)).open);
  QVERIFY(!made.offer(table.stop(RoundSpace::edfu)).open);
  QCOMPARE(made.draft.pressStop(table.stop(RoundSpace::edfu), noSpace), Progress::ignored);
  QCOMPARE(made.draft.pressStop(table.card(4), noSpace), Progress::asks);
  QCOMPARE(made.draft.choose(Ask::card, table.card(4), table.nameOf(CardKind::secondShip)),
           Progress::ready);
  QCOMPARE(made.entry<TakeLeftover>().stop, table.card(4));
  QCOMPARE(made.refusal(), legal);
  QCOMPARE(made.start(Move::declineCard), Progress::ready);
  QCOMPARE(made.entry<TakeLeftover>(), (TakeLeftover{.player = b, .stop = {}}));
  QCOMPARE(made.refusal(), legal);
}

void tst_draft::layingNamesWhatIsPressed_LAY1() {
  Table table;
  Drafting made(table);
  QCOMPARE(made.entry<LayOut>(), LayOut{});
  QVERIFY(made.proposes<LayOut>());
  QCOMPARE(made.draft.pressStop(table.stop(RoundSpace::edfu), noSpace), Progress::ignored);
  QCOMPARE(made.draft.pressStop(table.card(2), noSpace), Progress::asks);
  QVERIFY(made.offer(table.card(2)).chosen);
  const std::uint8_t name = table.nameOf(CardKind::grain4);
  QCOMPARE(made.draft.choose(Ask::card, table.card(2), name), Progress::asks);
  LayOut wanted;
  wanted.cards[1] = name;
  QCOMPARE(made.entry<LayOut>(), wanted);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft::oneCardLiesInOnePlace_LAY1() {
  Table table;
  Drafting made(table);
  const int name = table.nameOf(CardKind::grain4); // one in the deck
  made.draft.pressStop(table.card(2), noSpace);
  made.draft.choose(Ask::card, table.card(2), name);
  made.draft.pressStop(table.card(2), noSpace);
  QVERIFY(made.open(Ask::card, table.card(2)).contains(name));
  made.draft.pressStop(table.card(3), noSpace);
  QVERIFY(made.all(Ask::card, table.card(3)).contains(name));
  QVERIFY(!made.open(Ask::card, table.card(3)).contains(name));
}

void tst_draft::layingAfterSomethingElse_LAY1() {
  Table table;
  Drafting made(table);
  made.draft.pressCell(Building::tombs, 0);
  QVERIFY(made.asks(Ask::tomb, 0));
  QCOMPARE(made.draft.pressStop(table.card(2), noSpace), Progress::asks);
  QCOMPARE(made.asked(), QList<Ask>{Ask::card});
  QVERIFY(made.proposes<LayOut>());
}

void tst_draft::allOpenTombsAreNamed_SET7() {
  Table table;
  Drafting made(table);
  QVERIFY(made.offer(Building::tombs, 0).open);
  QCOMPARE(made.draft.pressCell(Building::tombs, 0), Progress::asks);
  QCOMPARE(made.asked(), QList<Ask>(4, Ask::tomb));
  QCOMPARE(made.all(Ask::tomb, 0), (Ids{2, 3, 4, 5, 6}));
  for (int tomb = 0; tomb < 3; ++tomb) {
    QCOMPARE(made.draft.choose(Ask::tomb, tomb, 2 + tomb), Progress::asks);
    QVERIFY(!made.draft.entry());
  }
  QCOMPARE(made.draft.choose(Ask::tomb, 3, 6), Progress::ready);
  const NameTombs named = made.entry<NameTombs>();
  QCOMPARE(named.count, std::uint8_t{4});
  QCOMPARE(named.values[2], std::uint8_t{4});
  QCOMPARE(made.refusal(), legal);
}

void tst_draft::tilesOfOneValueRunOut_SET7() {
  Edition edition = rulesEdition();
  edition.tombTileValues = {2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6};
  prepare(edition);
  const Table table(Profile::revised, 4, edition);
  Drafting made(table);
  made.draft.pressCell(Building::tombs, 0);
  made.draft.choose(Ask::tomb, 0, 2);
  QVERIFY(made.open(Ask::tomb, 2).contains(2));
  made.draft.choose(Ask::tomb, 1, 2);
  QVERIFY(!made.open(Ask::tomb, 2).contains(2));
  QVERIFY(made.open(Ask::tomb, 1).contains(2));
}

void tst_draft::nothingCanBePressedInThePast() {
  Table table;
  table.sail();
  const Options none;
  Draft draft;
  draft.begin({{&table.game, &table.state, &none}});
  QCOMPARE(draft.pressStop(table.stop(RoundSpace::edfu), noSpace), Progress::ignored);
  QCOMPARE(draft.pressCell(Building::tombs, 0), Progress::ignored);
  QCOMPARE(draft.pressRing(Ring::left), Progress::ignored);
  QCOMPARE(draft.choose(Ask::crew, 0, id(Crew::blue)), Progress::ignored);
  QCOMPARE(draft.start({{Move::pass}, a}), Progress::ignored);
  QVERIFY(!draft.entry());
  QVERIFY(!draft.begun());
  QVERIFY(!draft.back());
  QVERIFY(draft.actions().empty());
  QVERIFY(draft.questions().empty());
  QVERIFY(!draft.offer(ui::stopId(table.stop(RoundSpace::edfu))).open);
}

void tst_draft::backRestoresWhatWasThere() {
  Table table;
  table.sail();
  table.give(a, CardKind::doubled);
  Drafting made(table);
  std::vector<Face> faces{Face(made.draft)};
  made.start(Move::doubled);
  faces.emplace_back(made.draft);
  made.draft.pressStop(table.stop(RoundSpace::alyi), noSpace);
  faces.emplace_back(made.draft);
  made.draft.choose(Ask::crew, 1, id(Crew::joker));
  made.draft.pressRing(Ring::left); // ignored: nothing to take back
  while (!faces.empty()) {
    QVERIFY(made.draft.back());
    QVERIFY(Face(made.draft) == faces.back());
    faces.pop_back();
  }
  QVERIFY(!made.draft.back());
  QVERIFY(!made.draft.begun());
}

NILOMETER_TEST(tst_draft)
#include "tst_draft.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A ship being placed: what a press leads to, what is asked then, what is proposed.
#include "test_program.h"

#include "tests/ui/draft_fixture.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_draft_sailing : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void onePressIsEnough_SAIL4_data();
  void onePressIsEnough_SAIL4();
  void oneCrewIsAsked_ROUNDALYI();
  void crewsAtTheEndAreClosed_CREW1_CREW2_data();
  void crewsAtTheEndAreClosed_CREW1_CREW2();
  void twoCrewsAreAsked_CARDDOUBLE();
  void secondCrewMakesRoomForTheFirst_CREW2();
  void doublingOpensOnlyRoundSpaces_CARDDOUBLE();
  void doublingIsOfferedWhereItCanBe_CARDDOUBLE();
  void ringStaysUnlessMoved_ROUNDPASSALON();
  void ringGoesAsFarAsItMay_ROUNDPASSALON_CARDDOUBLE_data();
  void ringGoesAsFarAsItMay_ROUNDPASSALON_CARDDOUBLE();
  void nameThenCrews_CARDCREWSCHOICE();
  void anotherCardAsksAnew_CARDCREWSCHOICE();
  void knownCardIsNotAsked_LAY1();
  void refusedPlacesSayWhy_SAIL3();
  void secondShip_CARDSECONDSHIP();
  void secondShipDoubled_CARDSECONDSHIP_CARDDOUBLE();
  void changedShipKeepsItsPlaceWithAnotherCard_CARDDOUBLE();
};

namespace {

constexpr int blue = id(Crew::blue);
constexpr int black = id(Crew::black);
constexpr int yellow = id(Crew::yellow);
constexpr int joker = id(Crew::joker);

} // namespace

void tst_draft_sailing::onePressIsEnough_SAIL4_data() {
  QTest::addColumn<int>("stop");
  QTest::addColumn<int>("space");
  const Table table;
  QTest::newRow("ROUND-EDFU") << int{table.stop(RoundSpace::edfu)} << int{noSpace};
  QTest::newRow("ROUND-THEBAE") << int{table.stop(RoundSpace::thebae)} << int{noSpace};
  QTest::newRow("SAIL-5 building space") << int{table.stop(Site::obelisk)} << 2;
}
void tst_draft_sailing::onePressIsEnough_SAIL4() {
  QFETCH(int, stop);
  QFETCH(int, space);
  Table table;
  table.sail();
  Drafting made(table);
  QVERIFY(!made.draft.entry());
  const auto where = static_cast<std::uint8_t>(stop);
  const auto which = static_cast<std::uint8_t>(space);
  QCOMPARE(made.draft.pressStop(stop, which), Progress::ready);
  QCOMPARE(made.entry<PlaceShip>(), (PlaceShip{.player = a, .stop = where, .space = which}));
  QVERIFY(made.offer(where, which).chosen);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sailing::oneCrewIsAsked_ROUNDALYI() {
  Table table;
  table.sail();
  Drafting made(table);
  QCOMPARE(made.draft.pressStop(table.stop(RoundSpace::alyi), noSpace), Progress::asks);
  QCOMPARE(made.asked(), QList<Ask>{Ask::crew});
  QCOMPARE(made.open(Ask::crew), (Ids{blue, black, yellow, joker}));
  QCOMPARE(made.chosen(Ask::crew), Ids{blue});
  QCOMPARE(made.refusal(), legal);
  QCOMPARE(made.draft.choose(Ask::crew, 0, yellow), Progress::ready);
  QCOMPARE(made.entry<PlaceShip>().choices, (Choices{{Crew::yellow}, 1, {}}));
}

void tst_draft_sailing::crewsAtTheEndAreClosed_CREW1_CREW2_data() {
  QTest::addColumn<int>("strongBlue");
  QTest::addColumn<int>("strongOthers");
  QTest::addColumn<Ids>("open");
  QTest::addColumn<Ids>("proposed");
  QTest::newRow("CREW-2 all may advance") << 5 << 5 << Ids{0, 1, 2, 3} << Ids{0};
  QTest::newRow("CREW-1 blue at the end") << 6 << 5 << Ids{1, 2, 3} << Ids{1};
  QTest::newRow("CREW-1 all at the end: lost") << 6 << 6 << Ids{} << Ids{};
}
void tst_draft_sailing::crewsAtTheEndAreClosed_CREW1_CREW2() {
  QFETCH(int, strongBlue);
  QFETCH(int, strongOthers);
  QFETCH(Ids, open);
  QFETCH(Ids, proposed);
  Table table;
  table.sail();
  const auto others = static_cast<std::int16_t>(strongOthers);
  table.crews(a, {static_cast<std::int16_t>(strongBlue), others, others, others});
  Drafting made(table);
  const Progress progress = made.draft.pressStop(table.stop(RoundSpace::alyi), noSpace);
  QCOMPARE(progress, open.isEmpty() ? Progress::ready : Progress::asks);
  QCOMPARE(made.open(Ask::crew), open);
  QCOMPARE(made.chosen(Ask::crew), proposed);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sailing::twoCrewsAreAsked_CARDDOUBLE() {
  Table table;
  table.sail();
  table.give(a, CardKind::doubled);
  Drafting made(table);
  QVERIFY(!made.action(Move::doubled)->on);
  QCOMPARE(made.start(Move::doubled), Progress::asks);
  QVERIFY(made.action(Move::doubled)->on);
  QCOMPARE(made.draft.pressStop(table.stop(RoundSpace::alyi), noSpace), Progress::asks);
  QCOMPARE(made.asked(), (QList<Ask>{Ask::crew, Ask::crew}));
  QCOMPARE(made.draft.choose(Ask::crew, 0, black), Progress::asks);
  QCOMPARE(made.draft.choose(Ask::crew, 1, black), Progress::ready);
  QCOMPARE(made.entry<PlaceShip>().choices, (Choices{{Crew::black, Crew::black}, 2, {}}));
  QVERIFY(made.entry<PlaceShip>().doubled);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sailing::secondCrewMakesRoomForTheFirst_CREW2() {
  Table table;
  table.sail();
  table.give(a, CardKind::doubled);
  table.crews(a, {1, 5, 1, 2}); // black has one step left
  Drafting made(table);
  made.start(Move::doubled);
  made.draft.pressStop(table.stop(RoundSpace::alyi), noSpace);
  QCOMPARE(made.chosen(Ask::crew, 1), Ids{black});
  made.draft.choose(Ask::crew, 0, black);
  QVERIFY(made.chosen(Ask::crew, 1) != Ids{black});
  QVERIFY(!made.open(Ask::crew, 1).contains(black));
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sailing::doublingOpensOnlyRoundSpaces_CARDDOUBLE() {
  Table table;
  table.sail();
  table.give(a, CardKind::doubled);
  Drafting made(table);
  QVERIFY(made.offer(table.card(1)).open);
  made.start(Move::doubled);
  QVERIFY(made.offer(table.stop(RoundSpace::edfu)).open);
  for (const std::uint8_t stop : {table.card(1), table.stop(RoundSpace::heliopolis)}) {
    QVERIFY(!made.offer(stop).verdict.legal());
    QVERIFY(made.offer(stop).verdict.breaks("CARD-DOUBLE"_rule));
  }
  QVERIFY(made.offer(table.stop(Site::sphinx), 1).verdict.breaks("CARD-DOUBLE"_rule));
  made.start(Move::doubled);
  QVERIFY(made.offer(table.card(1)).open);
}

void tst_draft_sailing::doublingIsOfferedWhereItCanBe_CARDDOUBLE() {
  Table table;
  table.sail();
  QVERIFY(!Drafting(table).action(Move::doubled));
  table.give(a, CardKind::doubled);
  QVERIFY(Drafting(table).action(Move::doubled));
  table.put(a, Site::pyramid, 1); // only C10 and Heliopolis lie further downstream
  QVERIFY(!Drafting(table).action(Move::doubled));
}

void tst_draft_sailing::ringStaysUnlessMoved_ROUNDPASSALON() {
  Table table;
  table.sail();
  Drafting made(table);
  QCOMPARE(made.draft.pressRing(Ring::left), Progress::ignored);
  QCOMPARE(made.draft.pressStop(table.stop(RoundSpace::passalon), noSpace), Progress::asks);
  QCOMPARE(made.chosen(Ask::ring), Ids{id(Ring::middle)});
  QCOMPARE(made.entry<PlaceShip>().choices, Choices{});
  QVERIFY(!made.draft.ringMove());
  QCOMPARE(made.refusal(), legal);
  QCOMPARE(made.draft.pressRing(Ring::left), Progress::ready);
  QCOMPARE(made.entry<PlaceShip>().choices.ring, Ring::left);
  QCOMPARE(made.draft.ringMove(), Ring::left);
  QVERIFY(made.draft.offer(ui::ringId(Ring::left)).chosen);
  QCOMPARE(made.draft.choose(Ask::ring, 0, id(Ring::middle)), Progress::ready);
  QVERIFY(!made.entry<PlaceShip>().choices.ring);
}

void tst_draft_sailing::ringGoesAsFarAsItMay_ROUNDPASSALON_CARDDOUBLE_data() {
  QTest::addColumn<int>("from");
  QTest::addColumn<bool>("doubled");
  QTest::addColumn<Ids>("to");
  QTest::newRow("ROUND-PASSALON middle") << 1 << false << Ids{0, 1, 2};
  QTest::newRow("ROUND-PASSALON left") << 0 << false << Ids{0, 1};
  QTest::newRow("ROUND-PASSALON right") << 2 << false << Ids{1, 2};
  QTest::newRow("CARD-DOUBLE left") << 0 << true << Ids{0, 1, 2};
}
void tst_draft_sailing::ringGoesAsFarAsItMay_ROUNDPASSALON_CARDDOUBLE() {
  QFETCH(int, from);
  QFETCH(bool, doubled);
  QFETCH(Ids, to);
  Table table;
  table.sail();
  table.give(a, CardKind::doubled);
  table.state.ring = static_cast<Ring>(from);
  Drafting made(table);
  if (doubled) made.start(Move::doubled);
  made.draft.pressStop(table.stop(RoundSpace::passalon), noSpace);
  QCOMPARE(made.open(Ask::ring), to);
  QCOMPARE(made.chosen(Ask::ring), Ids{from});
  for (int ring = 0; ring < 3; ++ring) {
    QCOMPARE(made.draft.offer(ui::ringId(static_cast<Ring>(ring))).open, to.contains(ring));
  }
}

void tst_draft_sailing::nameThenCrews_CARDCREWSCHOICE() {
  Table table;
  table.sail();
  Drafting made(table);
  QCOMPARE(made.draft.pressStop(table.card(2), noSpace), Progress::asks);
  QCOMPARE(made.asked(), QList<Ask>{Ask::card});
  QCOMPARE(made.chosen(Ask::card, table.card(2)), Ids{});
  QVERIFY(!made.draft.entry()); // the name cannot be proposed
  const int choice = table.nameOf(CardKind::crewsChoice);
  QCOMPARE(made.draft.choose(Ask::card, table.card(2), choice), Progress::asks);
  QCOMPARE(made.asked(), (QList<Ask>{Ask::card, Ask::crew, Ask::crew}));
  QCOMPARE(made.refusal(), legal);
  QCOMPARE(made.draft.choose(Ask::crew, 1, joker), Progress::asks);
  QCOMPARE(made.draft.choose(Ask::crew, 0, joker), Progress::ready);
  QCOMPARE(made.entry<PlaceShip>().choices, (Choices{{Crew::joker, Crew::joker}, 2, {}}));
  QCOMPARE(made.draft.choose(Ask::card, table.card(2), table.nameOf(CardKind::grain4)),
           Progress::ready);
  QCOMPARE(made.entry<PlaceShip>().choices, Choices{});
}

// What was said of one card says nothing of the next.
void tst_draft_sailing::anotherCardAsksAnew_CARDCREWSCHOICE() {
  Table table;
  table.sail();
  Drafting made(table);
  const int choice = table.nameOf(CardKind::crewsChoice);
  made.draft.pressStop(table.card(2), noSpace);
  made.draft.choose(Ask::card, table.card(2), choice);
  made.draft.choose(Ask::crew, 0, joker);
  made.draft.choose(Ask::card, table.card(2), choice);
  QCOMPARE(made.chosen(Ask::crew, 0), Ids{blue});
  QCOMPARE(made.draft.choose(Ask::crew, 1, joker), Progress::asks);
  QCOMPARE(made.draft.choose(Ask::crew, 0, yellow), Progress::ready);
}

void tst_draft_sailing::knownCardIsNotAsked_LAY1() {
  Table table;
  LayOut lay;
  lay.cards[0] = table.nameOf(CardKind::grain4);
  lay.cards[1] = table.nameOf(CardKind::crewsChoice);
  table.state.phase = Phase::lay;
  QVERIFY(table.enter(lay));
  Drafting made(table);
  QCOMPARE(made.draft.pressStop(table.card(1), noSpace), Progress::ready);
  QCOMPARE(made.draft.pressStop(table.card(2), noSpace), Progress::asks);
  QCOMPARE(made.asked(), (QList<Ask>{Ask::crew, Ask::crew}));
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sailing::refusedPlacesSayWhy_SAIL3() {
  Table table;
  table.sail();
  table.put(a, RoundSpace::selinon);
  Drafting made(table);
  const std::uint8_t upstream = table.stop(RoundSpace::edfu);
  QVERIFY(!made.offer(upstream).open);
  QVERIFY(!made.offer(upstream).verdict.legal());
  QVERIFY(made.offer(upstream).verdict.breaks("SAIL-3"_rule));
  QVERIFY(made.draft.pressStop(upstream, noSpace) != Progress::ignored);
  QCOMPARE(made.refusal(), u"SAIL-3"_s);
}

void tst_draft_sailing::secondShip_CARDSECONDSHIP() {
  Table table;
  table.sail(3);
  table.give(a, CardKind::secondShip);
  QVERIFY(!Drafting(table).action(Move::second)); // nothing placed yet
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  Drafting made(table);
  QCOMPARE(made.action(Move::second)->player, a);
  made.start(Move::second);
  QVERIFY(!made.offer(table.stop(RoundSpace::edfu)).verdict.legal());
  QCOMPARE(made.draft.pressStop(table.stop(RoundSpace::thebae), noSpace), Progress::ready);
  QCOMPARE(made.entry<PlaceShip>().player, a);
  QVERIFY(made.entry<PlaceShip>().second);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sailing::secondShipDoubled_CARDSECONDSHIP_CARDDOUBLE() {
  Table table;
  table.sail(3);
  table.give(a, CardKind::secondShip);
  table.give(a, CardKind::doubled);
  QVERIFY(table.enter(table.to(a, RoundSpace::edfu)));
  Drafting made(table); // b is to sail, and has no such card
  QVERIFY(made.action(Move::doubled));
  QCOMPARE(made.action(Move::doubled)->player, a);
  made.start(Move::second);
  made.start(Move::doubled);
  QCOMPARE(made.draft.pressStop(table.stop(RoundSpace::thebae), noSpace), Progress::ready);
  QVERIFY(made.entry<PlaceShip>().second && made.entry<PlaceShip>().doubled);
  QCOMPARE(made.refusal(), legal);
}

void tst_draft_sailing::changedShipKeepsItsPlaceWithAnotherCard_CARDDOUBLE() {
  Table table;
  table.sail();
  table.give(a, CardKind::doubled);
  auto before = std::get<PlaceShip>(table.to(a, RoundSpace::passalon));
  before.choices.ring = table.state.ring == Ring::middle ? Ring::left : Ring::middle;
  Drafting made(table);
  made.draft.begin({{&table.game, &table.state, &made.options, before}});
  for (const bool doubled : {true, false}) {
    QCOMPARE(made.start(Move::doubled), Progress::asks);
    PlaceShip expected = before;
    expected.doubled = doubled;
    QCOMPARE(made.entry<PlaceShip>(), expected);
    QVERIFY(made.asks(Ask::ring));
    QVERIFY(made.offer(before.stop).chosen);
  }
  QVERIFY(made.draft.isAsReplaced());
}

NILOMETER_TEST(tst_draft_sailing)
#include "tst_draft_sailing.moc"

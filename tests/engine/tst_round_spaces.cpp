// SPDX-License-Identifier: GPL-3.0-or-later
// The seven round spaces (ROUND-*) and advancing crews (CREW-1, CREW-2).
#include "support.h"
#include "test_program.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

using Strengths = QList<int>;

class tst_RoundSpaces : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void edfuMovesBothMarkers_ROUNDEDFU();
  void edfuOnTheLastSteps_ROUNDEDFU();
  void pairSpacesAdvanceTwoCrews_data();
  void pairSpacesAdvanceTwoCrews();
  void jokerSpacesMoveTheRing_data();
  void jokerSpacesMoveTheRing();
  void ringNeedNotBeMoved_ROUNDPASSALON();
  void alyiAdvancesOneCrewAndGivesStones_ROUNDALYI_data();
  void alyiAdvancesOneCrewAndGivesStones_ROUNDALYI();
  void doubledSpaces_CARDDOUBLE_data();
  void doubledSpaces_CARDDOUBLE();
  void doubledAlyiMayAdvanceOneCrewTwice_CARDDOUBLE();
  void impossibleAdvanceIsLost_CREW1();
  void crewStaysAtTheEndOfItsOwnTrack_CREW1();
  void asManyRealAdvancesAsPossible_CREW2_data();
  void asManyRealAdvancesAsPossible_CREW2();
  void choicesBelongToTheirSpace_ENTRY();
};

namespace {

Choices crewsOf(std::initializer_list<Crew> crews) {
  Choices choices;
  for (const Crew crew : crews) choices.crews[choices.crewCount++] = crew;
  return choices;
}

PlaceShip shipTo(const Table& table, RoundSpace space, Choices choices = {}, bool twice = false) {
  return {.player = a, .stop = table.stop(space), .doubled = twice, .choices = choices};
}

Strengths strengths(Table& table) {
  const auto& own = table.of(a).crews;
  return {own[0], own[1], own[2], own[3]};
}

} // namespace

void tst_RoundSpaces::edfuMovesBothMarkers_ROUNDEDFU() {
  Table table; // ROUND-EDFU
  table.sail();
  QVERIFY(table.enter(shipTo(table, RoundSpace::edfu)));
  QCOMPARE(table.said(EffectKind::marker),
           (QStringList{u"a ROUND-EDFU stone 0>1"_s, u"a ROUND-EDFU grain 0>1"_s}));
}

void tst_RoundSpaces::edfuOnTheLastSteps_ROUNDEDFU() {
  Table table;
  table.sail();
  table.mark(a, Market::stone, table.last(Market::stone));
  table.mark(a, Market::grain, table.last(Market::grain));
  table.of(a).stones = 1;
  QVERIFY(table.enter(shipTo(table, RoundSpace::edfu)));
  QCOMPARE(table.of(a).stones, 4);
  QCOMPARE(table.points(a), 2);
  QVERIFY(table.said(EffectKind::marker).isEmpty());
}

void tst_RoundSpaces::pairSpacesAdvanceTwoCrews_data() {
  QTest::addColumn<int>("space");
  QTest::addColumn<Strengths>("after");
  const auto row = [](const char* rule, RoundSpace space, Strengths after) {
    QTest::newRow(rule) << static_cast<int>(space) << after;
  };
  row("ROUND-THEBAE", RoundSpace::thebae, {2, 2, 1, 2});
  row("ROUND-SELINON", RoundSpace::selinon, {1, 2, 2, 2});
  row("ROUND-BENIHASAN", RoundSpace::beniHasan, {2, 1, 2, 2});
}

void tst_RoundSpaces::pairSpacesAdvanceTwoCrews() {
  QFETCH(int, space);
  Table table;
  table.sail();
  QVERIFY(table.enter(shipTo(table, static_cast<RoundSpace>(space))));
  QTEST(strengths(table), "after");
  for (const QString& line : table.said(EffectKind::strength)) {
    QVERIFY2(line.contains(QString::fromLatin1(QTest::currentDataTag())), qPrintable(line));
  }
}

void tst_RoundSpaces::jokerSpacesMoveTheRing_data() {
  QTest::addColumn<int>("space");
  QTest::addColumn<int>("from");
  QTest::addColumn<int>("to");
  QTest::addColumn<QString>("refusal");
  constexpr int passalon = static_cast<int>(RoundSpace::passalon);
  constexpr int heliopolis = static_cast<int>(RoundSpace::heliopolis);
  QTest::newRow("ROUND-PASSALON one to the left") << passalon << 1 << 0 << legal;
  QTest::newRow("ROUND-PASSALON one to the right") << passalon << 1 << 2 << legal;
  QTest::newRow("ROUND-PASSALON two") << passalon << 0 << 2 << u"ROUND-PASSALON"_s;
  QTest::newRow("ROUND-HELIOPOLIS one to the right") << heliopolis << 0 << 1 << legal;
  QTest::newRow("ROUND-HELIOPOLIS two") << heliopolis << 2 << 0 << u"ROUND-HELIOPOLIS"_s;
}

void tst_RoundSpaces::jokerSpacesMoveTheRing() {
  QFETCH(int, space);
  QFETCH(int, from);
  QFETCH(int, to);
  QFETCH(QString, refusal);
  Table table;
  table.sail();
  table.state.ring = static_cast<Ring>(from);
  PlaceShip ship = shipTo(table, static_cast<RoundSpace>(space));
  ship.choices.ring = static_cast<Ring>(to);
  QCOMPARE(table.refusal(ship), refusal);
  if (refusal != legal) return;
  QVERIFY(table.enter(ship));
  QCOMPARE(static_cast<int>(table.state.ring), to);
  QCOMPARE(strengths(table), (Strengths{1, 1, 1, 3}));
}

void tst_RoundSpaces::ringNeedNotBeMoved_ROUNDPASSALON() {
  Table table;
  table.sail();
  QVERIFY(table.enter(shipTo(table, RoundSpace::passalon)));
  QCOMPARE(table.state.ring, Ring::middle);
  QCOMPARE(table.said(EffectKind::strength), QStringList{u"a ROUND-PASSALON joker 2>3"_s});
  // There are three positions and no more.
  PlaceShip beyond = shipTo(table, RoundSpace::passalon);
  beyond.choices.ring = static_cast<Ring>(3);
  QVERIFY(!isWithin(table.game, beyond));
}

void tst_RoundSpaces::alyiAdvancesOneCrewAndGivesStones_ROUNDALYI_data() {
  QTest::addColumn<int>("crew");
  QTest::addColumn<Strengths>("after");
  QTest::newRow("ROUND-ALYI blue") << 0 << Strengths{2, 1, 1, 2};
  QTest::newRow("ROUND-ALYI black") << 1 << Strengths{1, 2, 1, 2};
  QTest::newRow("ROUND-ALYI yellow") << 2 << Strengths{1, 1, 2, 2};
  QTest::newRow("ROUND-ALYI joker") << 3 << Strengths{1, 1, 1, 3};
}

void tst_RoundSpaces::alyiAdvancesOneCrewAndGivesStones_ROUNDALYI() {
  QFETCH(int, crew);
  Table table;
  table.sail();
  table.of(a).stones = 24;
  QVERIFY(table.enter(shipTo(table, RoundSpace::alyi, crewsOf({static_cast<Crew>(crew)}))));
  QTEST(strengths(table), "after");
  QCOMPARE(table.of(a).stones, 25); // STONE-2: two stones, but the track ends
  table.of(b).stones = 3;
  PlaceShip none{.player = b, .stop = table.stop(RoundSpace::alyi)};
  QVERIFY(table.breaks(none, "CREW-2"_rule)); // one must be chosen
}

void tst_RoundSpaces::doubledSpaces_CARDDOUBLE_data() {
  QTest::addColumn<int>("space");
  QTest::addColumn<Strengths>("after");
  const auto row = [](const char* what, RoundSpace space, Strengths after) {
    QTest::newRow(what) << static_cast<int>(space) << after;
  };
  row("CARD-DOUBLE ROUND-EDFU", RoundSpace::edfu, {1, 1, 1, 2});
  row("CARD-DOUBLE ROUND-THEBAE", RoundSpace::thebae, {3, 3, 1, 2});
  row("CARD-DOUBLE ROUND-SELINON", RoundSpace::selinon, {1, 3, 3, 2});
  row("CARD-DOUBLE ROUND-BENIHASAN", RoundSpace::beniHasan, {3, 1, 3, 2});
  row("CARD-DOUBLE ROUND-PASSALON", RoundSpace::passalon, {1, 1, 1, 4});
}

void tst_RoundSpaces::doubledSpaces_CARDDOUBLE() {
  QFETCH(int, space);
  Table table;
  table.give(a, CardKind::doubled);
  table.sail();
  QVERIFY(table.enter(shipTo(table, static_cast<RoundSpace>(space), {}, true)));
  QTEST(strengths(table), "after");
  const int steps = static_cast<RoundSpace>(space) == RoundSpace::edfu ? 2 : 0;
  QCOMPARE(table.step(a, Market::stone), steps);
  QCOMPARE(table.step(a, Market::grain), steps);
  QVERIFY(table.moved(CardKind::doubled, CardMove::played));
}

void tst_RoundSpaces::doubledAlyiMayAdvanceOneCrewTwice_CARDDOUBLE() {
  Table table;
  table.give(a, CardKind::doubled);
  table.sail();
  table.of(a).stones = 1;
  const auto twice = [&](Choices choices) {
    return shipTo(table, RoundSpace::alyi, choices, true);
  };
  QCOMPARE(table.refusal(twice(crewsOf({Crew::blue}))), u"CREW-2"_s);
  QCOMPARE(table.refusal(twice(crewsOf({Crew::blue, Crew::joker}))), legal);
  QVERIFY(table.enter(twice(crewsOf({Crew::yellow, Crew::yellow}))));
  QCOMPARE(strengths(table), (Strengths{1, 1, 3, 2}));
  QCOMPARE(table.of(a).stones, 5);
}

void tst_RoundSpaces::impossibleAdvanceIsLost_CREW1() {
  Table table; // CREW-1
  table.crews(a, {6, 5, 1, 6});
  table.sail();
  QVERIFY(table.enter(shipTo(table, RoundSpace::thebae)));
  QCOMPARE(strengths(table), (Strengths{6, 6, 1, 6}));
  QVERIFY(table.noted(Note::advanceLost, a));
  table.state.sailTurn = a;
  PlaceShip ship = shipTo(table, RoundSpace::passalon);
  ship.choices.ring = Ring::left; // the ring may be moved all the same
  QVERIFY(table.enter(ship));
  QCOMPARE(strengths(table), (Strengths{6, 6, 1, 6}));
  QCOMPARE(table.state.ring, Ring::left);
}

void tst_RoundSpaces::crewStaysAtTheEndOfItsOwnTrack_CREW1() {
  Table table;
  table.crews(a, {5, 1, 1, 2});
  table.give(a, CardKind::doubled);
  table.sail();
  QVERIFY(table.enter(shipTo(table, RoundSpace::thebae, {}, true)));
  QCOMPARE(strengths(table), (Strengths{6, 3, 1, 2})); // one of four advances is lost
}

void tst_RoundSpaces::asManyRealAdvancesAsPossible_CREW2_data() {
  QTest::addColumn<Strengths>("before");
  QTest::addColumn<QList<int>>("chosen");
  QTest::addColumn<bool>("twice");
  QTest::addColumn<QString>("refusal");
  const QString broken = u"CREW-2"_s;
  QTest::newRow("CREW-2 crew at its end") << Strengths{6, 1, 1, 2} << QList{0} << false << broken;
  QTest::newRow("CREW-2 another crew") << Strengths{6, 1, 1, 2} << QList{1} << false << legal;
  QTest::newRow("CREW-2 none chosen") << Strengths{6, 1, 1, 2} << QList<int>{} << false << broken;
  QTest::newRow("CREW-2 none can") << Strengths{6, 6, 6, 6} << QList<int>{} << false << legal;
  QTest::newRow("CREW-2 none can, one named")
      << Strengths{6, 6, 6, 6} << QList{2} << false << legal;
  QTest::newRow("CREW-2 room for one only") << Strengths{6, 6, 6, 5} << QList{3} << true << legal;
  QTest::newRow("CREW-2 twice with room for one")
      << Strengths{5, 1, 1, 2} << QList{0, 0} << true << broken;
  QTest::newRow("CREW-2 both real") << Strengths{5, 1, 1, 2} << QList{0, 1} << true << legal;
  QTest::newRow("CREW-2 two at once")
      << Strengths{1, 1, 1, 2} << QList{0, 1} << false << u"ROUND-ALYI"_s;
}

void tst_RoundSpaces::asManyRealAdvancesAsPossible_CREW2() {
  QFETCH(Strengths, before);
  QFETCH(QList<int>, chosen);
  QFETCH(bool, twice);
  Table table;
  for (std::size_t i = 0; i < crewCount; ++i) {
    table.of(a).crews[i] = static_cast<std::int16_t>(before[static_cast<qsizetype>(i)]);
  }
  if (twice) table.give(a, CardKind::doubled);
  table.sail();
  Choices choices;
  for (const int crew : chosen) choices.crews[choices.crewCount++] = static_cast<Crew>(crew);
  QTEST(table.refusal(shipTo(table, RoundSpace::alyi, choices, twice)), "refusal");
}

void tst_RoundSpaces::choicesBelongToTheirSpace_ENTRY() {
  Table table; // ENTRY
  table.sail();
  QCOMPARE(table.refusal(shipTo(table, RoundSpace::thebae, crewsOf({Crew::blue}))), u"ENTRY"_s);
  QCOMPARE(table.refusal(shipTo(table, RoundSpace::passalon, crewsOf({Crew::blue}))), u"ENTRY"_s);
  PlaceShip ring = shipTo(table, RoundSpace::edfu);
  ring.choices.ring = Ring::left;
  QCOMPARE(table.refusal(ring), u"ENTRY"_s);
  ring = shipTo(table, RoundSpace::alyi, crewsOf({Crew::blue}));
  ring.choices.ring = Ring::left;
  QCOMPARE(table.refusal(ring), u"ENTRY"_s);
}

NILOMETER_TEST(tst_RoundSpaces)
#include "tst_round_spaces.moc"

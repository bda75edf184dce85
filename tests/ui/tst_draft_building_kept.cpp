// SPDX-License-Identifier: GPL-3.0-or-later
// What a building action keeps and shows while it is being made.
#include "test_program.h"

#include "tests/ui/draft_fixture.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_draft_building_kept : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void twoCrewsAreACardChosen_CARDTWOCREWS();
  void namingTombsLosesNoChoice_TOMB1();
};

namespace {

/// Player a stands at the site with enough stones and is on turn.
void arriveAt(Table& table, Site site, std::array<std::int16_t, crewCount> crews) {
  table.crews(a, crews);
  table.of(a).stones = 20;
  table.put(a, site, 1);
  table.start(Phase::build);
}

} // namespace

void tst_draft_building_kept::twoCrewsAreACardChosen_CARDTWOCREWS() {
  Table table;
  arriveAt(table, Site::pyramid, {2, 1, 1, 1});
  table.of(a).usedCrews = jokerCrew;
  const int card = table.give(a, CardKind::twoCrews);
  Drafting made(table);
  made.draft.pressCell(Building::pyramid, 1);
  QCOMPARE(made.all(Ask::strength), Ids{card});
  QCOMPARE(made.chosen(Ask::strength), Ids{});
  made.draft.pressCell(Building::pyramid, 2);
  const Ids two{id(Crew::blue), id(Crew::black)};
  QCOMPARE(made.chosen(Ask::pay), two);
  QCOMPARE(made.chosen(Ask::strength), Ids{card});
  made.draft.choose(Ask::strength, 0, card);
  QCOMPARE(made.chosen(Ask::pay), Ids{id(Crew::blue)});
  QCOMPARE(made.chosen(Ask::strength), Ids{});
  made.draft.choose(Ask::strength, 0, card);
  QCOMPARE(made.chosen(Ask::pay), two);
  QCOMPARE(made.chosen(Ask::strength), Ids{card});
  QCOMPARE(made.refusal(), legal);
  table.of(a).usedCrews = jokerCrew | blueCrew | blackCrew;
  Drafting one(table);
  one.draft.pressCell(Building::pyramid, 0);
  QCOMPARE(one.open(Ask::strength), Ids{}); // only one is left
}

void tst_draft_building_kept::namingTombsLosesNoChoice_TOMB1() {
  Table table;
  arriveAt(table, Site::obelisk, {6, 1, 1, 6});
  Drafting made(table);
  made.draft.pressCell(Building::obelisk, 1);
  const Build build = made.entry<Build>();
  QVERIFY(build.spaces[at(Building::obelisk)] != 0);
  QVERIFY(!made.draft.setAside());
  made.draft.pressCell(Building::tombs, 0); // nobody has said what it is worth
  QVERIFY(made.asks(Ask::tomb, 0) && !made.asks(Ask::pay));
  const auto aside = made.draft.setAside();
  QVERIFY(aside && *aside == build);
  table.nameTombs({2, 3, 4, 5});
  Drafting after(table);
  after.draft.resume(*aside);
  QVERIFY(after.entry<Build>() == build);
}

NILOMETER_TEST(tst_draft_building_kept)
#include "tst_draft_building_kept.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the spaces of each building (OBELISK-1, TOMB-1, TOMB-2, TEMPLE-1, PYR-1) and the
// pyramid's rows (PYR-2, PYR-3).
#include "support.h"
#include "test_program.h"

#include "engine/egizia/final_facts.h"

#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_PyramidTemple : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void buildingOrder_data();
  void buildingOrder();
  void firstMissingSpaceIsNamed_PYR1_TEMPLE1_OBELISK1();
  void takenSpace_data();
  void takenSpace();
  void openedTombMayBeTaken_TOMB1();
  void tombsTurnUpWhileAnyAreLeft_TOMB1();
  void tombValuesMustBeKnown_TOMB1();
  void tileMayTurnUpUnnamed_TOMB1();
  void lastTileOfItsValueTurnsUp_TOMB1();
  void noMarketAtThePyramid_ENTRY();
  void tilesAreKept_TOMB2();
  void completedRowScoresAtOnce_PYR2();
  void completedBySomebodyElse_PYR2();
  void rowsFromTheBottomUp_PYR2();
  void rowScoresOnce_PYR2();
  void tiesInARow_PYR3_data();
  void tiesInARow_PYR3();
};

namespace {

/// The player is on turn at the site, with strength 18 and 12 more from cards.
void ready(Table& table, Site site) {
  table.crews(a, {6, 6, 1, 6});
  table.give(a, CardKind::twoCrews);
  for (const int amount : {3, 4, 5}) table.give(a, CardKind::strength, amount);
  table.of(a).stones = 25;
  table.nameTombs({2, 3, 4, 5});
  table.put(a, site, 1);
  table.start(Phase::build);
}

Build by(Site site, Building which, SpaceSet spaces) {
  Build build = building(a, site, blueCrew | blackCrew | jokerCrew, {{which, spaces}},
                         site == Site::obelisk ? std::optional(Market::grain) : std::nullopt);
  build.strengthCards = rulesEdition().kind(CardKind::strength);
  return build;
}

} // namespace

void tst_PyramidTemple::buildingOrder_data() {
  QTest::addColumn<int>("building");
  QTest::addColumn<quint64>("before");
  QTest::addColumn<quint64>("now");
  QTest::addColumn<QString>("refusal");
  const auto row = [](const char* what, Building which, SpaceSet before, SpaceSet now,
                      const QString& refusal) {
    QTest::newRow(what) << static_cast<int>(which) << quint64{before} << quint64{now} << refusal;
  };
  const QString noObelisk = u"OBELISK-1"_s;
  const QString noPyramid = u"PYR-1"_s;
  const QString noTemple = u"TEMPLE-1"_s;
  using enum Building;
  row("OBELISK-1 lowest first", obelisk, 0, cells({0}), legal);
  row("OBELISK-1 not the second", obelisk, 0, cells({1}), noObelisk);
  row("OBELISK-1 both at once", obelisk, 0, cells({0, 1}), legal);
  row("OBELISK-1 any space of a row", obelisk, cells({0, 1}), cells({3}), legal);
  row("OBELISK-1 row not full", obelisk, cells({0, 1, 3}), cells({4}), noObelisk);
  row("OBELISK-1 row made full", obelisk, cells({0, 1, 3}), cells({2, 4}), legal);
  row("TOMB-1 the first", tombs, 0, cells({0}), legal);
  row("TOMB-1 skipping one", tombs, 0, cells({0, 2}), u"TOMB-1"_s);
  row("TOMB-1 in order", tombs, 0, cells({0, 1, 2}), legal);
  row("PYR-1 from the left", pyramid, 0, cells({0}), legal);
  row("PYR-1 no gap", pyramid, cells({0}), cells({2}), noPyramid);
  row("PYR-1 higher row while the lower one has gaps", pyramid, cells({0, 1}), cells({5}), legal);
  row("PYR-1 nothing under it", pyramid, cells({0, 1}), cells({5, 6}), noPyramid);
  row("PYR-1 resting on what is built now", pyramid, cells({0, 1}), cells({2, 5, 6}), legal);
  row("PYR-1 higher row from the left", pyramid, cells({0, 1, 2}), cells({6}), noPyramid);
  row("PYR-1 third row", pyramid, cells({0, 1, 2, 5, 6}), cells({9}), legal);
  row("PYR-1 third row, no support", pyramid, cells({0, 1, 2, 5}), cells({9}), noPyramid);
  row("TEMPLE-1 pillars apart", temple, 0, cells({2, 3}), legal);
  row("TEMPLE-1 lower number first", temple, 0, cells({1}), noTemple);
  row("TEMPLE-1 other pillar does not help", temple, cells({2}), cells({1}), noTemple);
  row("TEMPLE-1 column after one pillar", temple, cells({0, 1}), cells({5}), noTemple);
  row("TEMPLE-1 column after both", temple, cells({0, 1, 2, 3, 4}), cells({6}), legal);
  row("TEMPLE-1 above needs all columns", temple, cells({0, 1, 2, 3, 4, 5}), cells({7}), noTemple);
  row("TEMPLE-1 above", temple, cells({0, 1, 2, 3, 4, 5}), cells({6, 7}), legal);
}

void tst_PyramidTemple::buildingOrder() {
  QFETCH(int, building);
  QFETCH(quint64, before);
  QFETCH(quint64, now);
  const auto which = static_cast<Building>(building);
  Table table;
  ready(table, siteOf(which));
  table.stone(b, which, before);
  QTEST(table.refusal(by(siteOf(which), which, now)), "refusal");
}

void tst_PyramidTemple::firstMissingSpaceIsNamed_PYR1_TEMPLE1_OBELISK1() {
  Table table;
  ready(table, Site::pyramid);
  table.stone(b, Building::pyramid, cells({0, 1}));
  const auto missing = [&](Site site, Building which, SpaceSet now, RuleId rule) {
    return table.found(by(site, which, now), rule).needed;
  };
  QCOMPARE(missing(Site::pyramid, Building::pyramid, cells({9}), "PYR-1"_rule), 2);
  QCOMPARE(missing(Site::pyramid, Building::temple, cells({1}), "TEMPLE-1"_rule), 0);
  QCOMPARE(missing(Site::obelisk, Building::obelisk, cells({1}), "OBELISK-1"_rule), 0);
}

void tst_PyramidTemple::takenSpace_data() {
  QTest::addColumn<int>("building");
  QTest::newRow("OBELISK-1") << 0;
  QTest::newRow("TOMB-1") << 1;
  QTest::newRow("PYR-1") << 2;
  QTest::newRow("TEMPLE-1") << 3;
}

void tst_PyramidTemple::takenSpace() {
  QFETCH(int, building);
  const auto which = static_cast<Building>(building);
  Table table;
  ready(table, siteOf(which));
  if (which == Building::tombs) table.tombs(b, {4});
  if (which != Building::tombs) table.stone(b, which, cells({0}));
  const Build build = by(siteOf(which), which, cells({0}));
  QCOMPARE(table.refusal(build), QString::fromLatin1(QTest::currentDataTag()));
  QVERIFY(!table.anyway(build));
  QCOMPARE(table.impossible(), u"INV-SPACES"_s);
}

void tst_PyramidTemple::openedTombMayBeTaken_TOMB1() {
  Table table;
  ready(table, Site::obelisk);
  Build build = by(Site::obelisk, Building::tombs, cells({0, 1, 2, 3, 4}));
  QCOMPARE(table.refusal(build), u"TOMB-1"_s); // the fifth has no value yet
  build.opened = {6};
  build.openedCount = 1;
  QCOMPARE(table.refusal(build), legal);
  QVERIFY(table.enter(build));
  QCOMPARE(table.points(a), 2 + 3 + 4 + 5 + 6);
  QCOMPARE(table.of(a).stones, 5);
  QCOMPARE(table.state.openedTombs, 9); // four are open again
  QCOMPARE(table.said(EffectKind::tile).size(), 10);
}

void tst_PyramidTemple::tombsTurnUpWhileAnyAreLeft_TOMB1() {
  Table table;
  ready(table, Site::obelisk);
  table.tombs(b, {2, 2, 3, 3, 4, 4, 5, 5, 6});
  for (const std::size_t cell : {9U, 10U, 11U}) table.state.tombValues[cell] = 2;
  QCOMPARE(table.state.openedTombs, 12);
  Build build = by(Site::obelisk, Building::tombs, cells({9, 10}));
  build.opened = {3};
  build.openedCount = 1;
  QVERIFY(table.breaks(build, "TOMB-1"_rule)); // there is none left to turn up
  build.openedCount = 0;
  table.state.tombValues[9] = table.state.tombValues[10] = 6;
  QVERIFY(table.enter(build));
  QCOMPARE(table.state.openedTombs, 12);
}

void tst_PyramidTemple::tombValuesMustBeKnown_TOMB1() {
  Table table;
  ready(table, Site::obelisk);
  table.state.tombValues = {};
  const Build build = by(Site::obelisk, Building::tombs, cells({0}));
  QCOMPARE(table.refusal(build), u"TOMB-1"_s);
  QVERIFY(table.enter(NameTombs{.first = 0, .values = {5}, .count = 1}));
  QCOMPARE(table.refusal(build), legal);
  Build wrong = build;
  wrong.opened = {11};
  wrong.openedCount = 1;
  QCOMPARE(table.refusal(wrong), u"ENTRY"_s);
  wrong.opened = {3, 3};
  wrong.openedCount = 2; // taking one turns up one
  QCOMPARE(table.refusal(wrong), u"TOMB-1"_s);
}

void tst_PyramidTemple::tileMayTurnUpUnnamed_TOMB1() {
  Table table;
  ready(table, Site::obelisk);
  Build build = by(Site::obelisk, Building::tombs, cells({0}));
  build.opened = {0}; // said, but without its value
  build.openedCount = 1;
  QCOMPARE(table.refusal(build), legal);
  QVERIFY(table.enter(build));
  QCOMPARE(table.state.openedTombs, 5);
  QCOMPARE(int{table.state.tombValues[4]}, 0);
}

void tst_PyramidTemple::lastTileOfItsValueTurnsUp_TOMB1() {
  const auto tiles = Table().edition().tombTileValues;
  const std::set<int> values(tiles.begin(), tiles.end());
  QVERIFY(values.size() > 2);
  for (const int value : values) {
    const auto all = std::ranges::count(tiles, value);
    for (const auto seen : {all - 1, all}) {
      Table table;
      ready(table, Site::obelisk);
      table.state.tombValues = {};
      for (int i = 0; i < seen; ++i) table.tombs(b, {static_cast<std::uint8_t>(value)});
      const auto next = static_cast<int>(seen);
      table.state.tombValues[at(next)] = value == *values.begin()
                                             ? static_cast<std::uint8_t>(*values.rbegin())
                                             : static_cast<std::uint8_t>(*values.begin());
      Build build = by(Site::obelisk, Building::tombs, cells({next}));
      build.opened = {static_cast<std::uint8_t>(value)};
      build.openedCount = 1;
      QCOMPARE(table.refusal(build), seen == all ? u"ENTRY"_s : legal);
    }
  }
}

void tst_PyramidTemple::noMarketAtThePyramid_ENTRY() {
  Table table;
  ready(table, Site::pyramid);
  Build build = by(Site::pyramid, Building::pyramid, cells({0}));
  build.market.reset();
  QCOMPARE(table.refusal(build), legal);
  build.market = Market::stone;
  QCOMPARE(table.refusal(build), u"ENTRY"_s);
}

void tst_PyramidTemple::tilesAreKept_TOMB2() {
  Table table; // TOMB-2
  ready(table, Site::obelisk);
  QVERIFY(table.enter(by(Site::obelisk, Building::tombs, cells({0, 1}))));
  QCOMPARE(factsOf(table.game, table.state).player[a].tombSum, 5);
  QCOMPARE(table.state.own(Building::tombs, a), cells({0, 1}));
  QCOMPARE(table.points(a), 5); // for building; the tiles count at the end
}

void tst_PyramidTemple::completedRowScoresAtOnce_PYR2() {
  Table table; // PYR-2
  ready(table, Site::pyramid);
  table.stone(a, Building::pyramid, cells({0, 1}));
  table.stone(b, Building::pyramid, cells({2, 3}));
  QVERIFY(table.enter(by(Site::pyramid, Building::pyramid, cells({4}))));
  QCOMPARE(table.said(EffectKind::points), (QStringList{u"a BUILD-8 0>1"_s, u"a PYR-2 1>4"_s}));
  QCOMPARE(table.effects.back().kind, EffectKind::phase);
}

void tst_PyramidTemple::completedBySomebodyElse_PYR2() {
  Table table;
  ready(table, Site::pyramid);
  table.stone(b, Building::pyramid, cells({0, 1, 3}));
  table.stone(c, Building::pyramid, cells({2}));
  QVERIFY(table.enter(by(Site::pyramid, Building::pyramid, cells({4}))));
  QCOMPARE(table.said(EffectKind::points), (QStringList{u"a BUILD-8 0>1"_s, u"b PYR-2 0>3"_s}));
}

void tst_PyramidTemple::rowsFromTheBottomUp_PYR2() {
  Table table;
  ready(table, Site::pyramid);
  table.stone(b, Building::pyramid, cells({0, 1, 2}));
  table.stone(c, Building::pyramid, cells({3, 5}));
  table.stone(d, Building::pyramid, cells({6, 7}));
  QVERIFY(table.enter(by(Site::pyramid, Building::pyramid, cells({4, 8}))));
  QCOMPARE(table.said(EffectKind::points),
           (QStringList{u"a BUILD-8 0>3"_s, u"b PYR-2 0>3"_s, u"d PYR-2 0>2"_s}));
  QCOMPARE(table.effects.end()[-2].what, 1); // which row
}

void tst_PyramidTemple::rowScoresOnce_PYR2() {
  Table table;
  ready(table, Site::pyramid);
  table.stone(b, Building::pyramid, cells({0, 1, 2, 3, 4}));
  QVERIFY(table.enter(by(Site::pyramid, Building::pyramid, cells({5}))));
  QCOMPARE(table.points(b), 0);
}

void tst_PyramidTemple::tiesInARow_PYR3_data() {
  QTest::addColumn<QString>("row");
  QTest::addColumn<QString>("winner");
  QTest::addColumn<int>("points");
  QTest::newRow("PYR-3 b first") << u"bccb"_s << u"b"_s << 2;
  QTest::newRow("PYR-3 c first") << u"cbbc"_s << u"c"_s << 2;
  QTest::newRow("PYR-3 single stone before the tied ones") << u"dcbc"_s << u"c"_s << 2;
  QTest::newRow("PYR-3 all differ") << u"dcba"_s << u"d"_s << 1;
  QTest::newRow("PYR-2 majority beats the left") << u"bccc"_s << u"c"_s << 3;
}

void tst_PyramidTemple::tiesInARow_PYR3() {
  QFETCH(QString, row);
  QFETCH(QString, winner);
  QFETCH(int, points);
  Table table;
  table.stone(a, Building::pyramid, cells({0, 1, 2, 3, 4}));
  for (int i = 0; i < 3; ++i) {
    table.stone(static_cast<Player>(row[i].unicode() - u'a'), Building::pyramid, cells({5 + i}));
  }
  const auto last = static_cast<Player>(row[3].unicode() - u'a');
  table.crews(last, {6, 1, 1, 2});
  table.of(last).stones = 9;
  table.put(last, Site::pyramid, 1);
  table.start(Phase::build);
  QVERIFY(table.enter(building(last, Site::pyramid, blueCrew, {{Building::pyramid, cells({8})}})));
  const QString line = table.said(EffectKind::points).back();
  QVERIFY2(line.startsWith(winner + u" PYR-2"_s), qPrintable(line));
  const auto who = static_cast<Player>(winner[0].unicode() - u'a');
  QCOMPARE(table.points(who), points + (who == last ? 2 : 0));
}

NILOMETER_TEST(tst_PyramidTemple)
#include "tst_pyramid_temple.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The least that one building action costs as a site lies now (BUILD-5).
#include "support.h"
#include "test_program.h"

#include "engine/egizia/build.h"

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_LeastPrice : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void oneSphinxCardWhileThereIsOne_SPHINX1();
  void nextRowOrFirstOpenTomb_OBELISK1_TOMB1();
  void cheapestSpaceThatIsOpen_PYR1_TEMPLE1();
  void nothingIsLeft();
};

namespace {

std::optional<int> least(const Table& table, Site site) {
  return leastPrice(table.game, table.state, site);
}

/// Everything of that building is built but for those spaces.
void build(Table& table, Building building, SpaceSet but = 0) {
  table.stone(a, building, table.edition().plan(building).spaces() & ~but);
}

} // namespace

void tst_LeastPrice::oneSphinxCardWhileThereIsOne_SPHINX1() {
  Table table;
  QCOMPARE(least(table, Site::sphinx), 1);
  table.state.sphinxDeck = 1;
  QCOMPARE(least(table, Site::sphinx), 1);
  table.state.sphinxDeck = 0;
  QVERIFY(!least(table, Site::sphinx));
}

void tst_LeastPrice::nextRowOrFirstOpenTomb_OBELISK1_TOMB1() {
  Table table; // tombs without a name are worth nothing yet
  const auto& values = table.edition().plan(Building::obelisk).values;
  QCOMPARE(least(table, Site::obelisk), values[0]);
  table.stone(a, Building::obelisk, cells({0, 1, 2, 3}));
  QCOMPARE(least(table, Site::obelisk), values[4]); // lower ones are built, higher ones not open
  table.nameTombs({static_cast<std::uint8_t>(values[4] - 1), 2, 2, 2});
  QCOMPARE(least(table, Site::obelisk), values[4] - 1); // the first one, not the cheapest
  table.nameTombs({static_cast<std::uint8_t>(values[4] + 1), 2, 2, 2});
  QCOMPARE(least(table, Site::obelisk), values[4]);
}

void tst_LeastPrice::cheapestSpaceThatIsOpen_PYR1_TEMPLE1() {
  Table table;
  QCOMPARE(least(table, Site::pyramid), 1);
  const BuildingPlan& pyramid = table.edition().plan(Building::pyramid);
  build(table, Building::pyramid, pyramid.parts.back().spaces()); // only its top is left
  QCOMPARE(least(table, Site::pyramid), 1);                       // a pillar is cheaper
  build(table, Building::temple);
  QCOMPARE(least(table, Site::pyramid), pyramid.values[pyramid.parts.back().first]);
}

void tst_LeastPrice::nothingIsLeft() {
  Table table;
  for (const Building building : {Building::pyramid, Building::temple, Building::obelisk}) {
    build(table, building);
  }
  QVERIFY(!least(table, Site::pyramid));
  QVERIFY(!least(table, Site::obelisk)); // no open tomb has a name
  table.nameTombs({5});
  QCOMPARE(least(table, Site::obelisk), 5);
  build(table, Building::tombs);
  QVERIFY(!least(table, Site::obelisk));
}

NILOMETER_TEST(tst_LeastPrice)
#include "tst_least_price.moc"

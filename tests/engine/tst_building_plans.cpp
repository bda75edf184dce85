// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/building_plans.h"

#include <QTest>

using namespace nilometer::egizia;
using namespace std::string_literals;

namespace {

SpaceSet spaces(std::initializer_list<int> list) {
  SpaceSet set = 0;
  for (const int space : list) set |= spaceBit(space);
  return set;
}

BuildingPlan rowsLaid(const std::vector<int>& rows, int support) {
  BuildingPlan plan;
  layRows(plan, rows, support);
  return plan;
}

} // namespace

class tst_BuildingPlans : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void obeliskRowsNeedAllLowerRows_OBELISK_1();
  void tombsNeedAllEarlierOnes_TOMB_1();
  void pyramidSpacesNeedWhatTheyRestOn_PYR_1();
  void pyramidSupportIsCentredAndClipped_PYR_1();
  void pyramidSupportIsFoundAgain_PYR_1();
  void everySupportIsFoundAgain_PYR_1();
  void pyramidSpaceNeedsAllUpToTheLastItRestsOn_PYR_1();
  void templePartsNeedLowerValuesAndEarlierParts_TEMPLE_1();
  void templePartIsFoundByItsSpaces_TEMPLE_1();
  void emptyTemplePartStandsInNobodysWay_TEMPLE_1();
  void rowOnAnEmptyRowRestsOnNothing_PYR_1();
  void layingAgainForgetsTheOldPlan();
};

void tst_BuildingPlans::obeliskRowsNeedAllLowerRows_OBELISK_1() {
  BuildingPlan plan;
  layFullRows(plan, {2, 1, 3});
  QCOMPARE(plan.count, 6);
  QCOMPARE(plan.parts[2].id, "row-3"s);
  QCOMPARE(plan.parts[2].first, 3);
  QCOMPARE(plan.needs[0], spaces({}));
  QCOMPARE(plan.needs[1], spaces({}));
  QCOMPARE(plan.needs[2], spaces({0, 1}));
  for (const std::size_t space : {3U, 4U, 5U}) QCOMPARE(plan.needs[space], spaces({0, 1, 2}));
}

void tst_BuildingPlans::tombsNeedAllEarlierOnes_TOMB_1() {
  BuildingPlan plan;
  plan.values.fill(9);
  layTombs(plan, 3);
  QCOMPARE(plan.count, 3);
  QCOMPARE(plan.parts.size(), std::size_t{1});
  QCOMPARE(plan.parts[0].id, "tombs"s);
  QCOMPARE(plan.needs[0], spaces({}));
  QCOMPARE(plan.needs[2], spaces({0, 1}));
  QCOMPARE(plan.values[0], 0);
}

void tst_BuildingPlans::pyramidSpacesNeedWhatTheyRestOn_PYR_1() {
  // Rows 3 (0 1 2), 2 (3 4), 1 (5); each space rests on both under it.
  const BuildingPlan plan = rowsLaid({3, 2, 1}, 2);
  QCOMPARE(plan.count, 6);
  QCOMPARE(plan.needs[0], spaces({}));
  QCOMPARE(plan.needs[2], spaces({0, 1}));
  QCOMPARE(plan.needs[3], spaces({0, 1}));
  QCOMPARE(plan.needs[4], spaces({0, 1, 2, 3}));
  QCOMPARE(plan.needs[5], spaces({0, 1, 2, 3, 4}));
}

void tst_BuildingPlans::pyramidSupportIsCentredAndClipped_PYR_1() {
  // One stone below is enough: the one to the left of the middle.
  const BuildingPlan one = rowsLaid({4, 3}, 1);
  QCOMPARE(one.needs[4], spaces({0}));
  QCOMPARE(one.needs[5], spaces({0, 1, 4}));
  // Three stones below: one on each side, where the row goes on.
  const BuildingPlan three = rowsLaid({5, 4}, 3);
  QCOMPARE(three.needs[5], spaces({0, 1}));
  QCOMPARE(three.needs[6], spaces({0, 1, 2, 5}));
  QCOMPARE(three.needs[8], spaces({0, 1, 2, 3, 4, 5, 6, 7}));
  // Two spaces less above: centred over the three in the middle.
  const BuildingPlan steep = rowsLaid({5, 3}, 3);
  QCOMPARE(steep.needs[5], spaces({0, 1, 2}));
  QCOMPARE(steep.needs[7], spaces({0, 1, 2, 3, 4, 5, 6}));
  // A row that is wider than the one below still rests on something.
  const BuildingPlan wide = rowsLaid({1, 4}, 2);
  QCOMPARE(wide.needs[1], spaces({0}));
  QCOMPARE(wide.needs[4], spaces({0, 1, 2, 3}));
}

void tst_BuildingPlans::pyramidSupportIsFoundAgain_PYR_1() {
  for (const int support : {1, 2, 3, 4}) {
    QCOMPARE(supportOf(rowsLaid({7, 5, 4, 2}, support)), support);
  }
  BuildingPlan broken = rowsLaid({3, 2}, 2);
  broken.needs[0] = spaceBit(4);
  QCOMPARE(supportOf(broken), 0);
}

// Rows that grow upwards tell supports apart that are wider than the row below.
void tst_BuildingPlans::everySupportIsFoundAgain_PYR_1() {
  int beyondTheWidest = 0;
  for (const std::vector<int>& rows :
       std::vector<std::vector<int>>{{1}, {2, 5}, {1, 6}, {3, 7, 2}, {6, 5, 4, 3, 2, 1}}) {
    const int widest = *std::ranges::max_element(rows);
    for (int support = 1; support <= 3 * widest; ++support) {
      const BuildingPlan plan = rowsLaid(rows, support);
      const int found = supportOf(plan);
      QVERIFY(found >= 1 && found <= support); // the least that means the same
      QCOMPARE(rowsLaid(rows, found).needs, plan.needs);
      if (found > widest) ++beyondTheWidest;
    }
  }
  QVERIFY(beyondTheWidest > 0);
}

void tst_BuildingPlans::pyramidSpaceNeedsAllUpToTheLastItRestsOn_PYR_1() {
  for (const int below : {1, 4, 7}) {
    for (const int above : {1, 3, 6, 9}) {
      for (int support = 1; support <= 8; ++support) {
        const BuildingPlan plan = rowsLaid({below, above}, support);
        for (int k = 0; k < above; ++k) {
          const RestsOn rests = restsOn(below, above, k, support);
          QVERIFY(0 <= rests.first && rests.first <= rests.last && rests.last < below);
          QVERIFY(rests.last - rests.first < support);
          const SpaceSet lower =
              plan.needs[static_cast<std::size_t>(below + k)] & plan.parts[0].spaces();
          QCOMPARE(lower, spaceBit(rests.last + 1) - 1);
        }
      }
    }
  }
}

void tst_BuildingPlans::templePartsNeedLowerValuesAndEarlierParts_TEMPLE_1() {
  const std::vector<TemplePart> parts{{"pillar-left", {1, 2}, {}},
                                      {"pillar-right", {2, 2, 1}, {}},
                                      {"columns", {3, 3}, {0, 1}},
                                      {"stones-above", {4}, {2}}};
  BuildingPlan plan;
  layTemple(plan, parts);
  QCOMPARE(plan.count, 8);
  QCOMPARE(plan.needs[0], spaces({}));
  QCOMPARE(plan.needs[1], spaces({0}));
  QCOMPARE(plan.needs[2], spaces({4}));
  QCOMPARE(plan.needs[3], spaces({4}));
  QCOMPARE(plan.needs[4], spaces({}));
  QCOMPARE(plan.needs[5], spaces({0, 1, 2, 3, 4}));
  QCOMPARE(plan.needs[6], plan.needs[5]);
  QCOMPARE(plan.needs[7], spaces({0, 1, 2, 3, 4, 5, 6}));
  QCOMPARE(plan.values[4], 1);
  const std::vector<TemplePart> back = templeParts(plan);
  QCOMPARE(back.size(), parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    QCOMPARE(back[i].id, parts[i].id);
    QCOMPARE(back[i].values, parts[i].values);
    QCOMPARE(back[i].after, parts[i].after);
  }
}

void tst_BuildingPlans::templePartIsFoundByItsSpaces_TEMPLE_1() {
  BuildingPlan plan; // another order, and a part that no rule knows
  layTemple(plan, {{"columns", {3, 3}, {}},
                   {"pillar-left", {1, 2}, {}},
                   {"roof", {4}, {}},
                   {"pillar-right", {1, 2}, {}}});
  const SpaceSet columns = plan.parts[0].spaces();
  const SpaceSet left = plan.parts[1].spaces();
  const SpaceSet roof = plan.parts[2].spaces();
  const SpaceSet right = plan.parts[3].spaces();
  const auto found = [&](SpaceSet of) { return templePartOf(plan, of); };
  QCOMPARE(found(left), std::optional<std::size_t>(0));
  QCOMPARE(found(right), std::optional<std::size_t>(1));
  QCOMPARE(found(columns), std::optional<std::size_t>(2));
  QCOMPARE(found(left | right), std::optional(templePartNames.size()));
  for (const SpaceSet none : {roof, left | columns, left | right | columns, spaceBit(0)}) {
    QCOMPARE(found(none), std::optional<std::size_t>());
  }
}

void tst_BuildingPlans::emptyTemplePartStandsInNobodysWay_TEMPLE_1() {
  BuildingPlan plan;
  layTemple(plan, {{"pillar-left", {1}, {}}, {"columns", {}, {0}}, {"stones-above", {4}, {0}}});
  QCOMPARE(plan.needs[1], spaces({0}));
  const std::vector<TemplePart> back = templeParts(plan);
  QVERIFY(back[1].values.empty());
  QVERIFY(back[1].after.empty()); // no space shows what came before it
  QCOMPARE(back[2].after, std::vector<std::size_t>(1, 0));
}

void tst_BuildingPlans::rowOnAnEmptyRowRestsOnNothing_PYR_1() {
  const BuildingPlan plan = rowsLaid({2, 0, 2}, 1);
  QCOMPARE(plan.needs[2], spaces({}));
  QCOMPARE(plan.needs[3], spaces({2}));
}

void tst_BuildingPlans::layingAgainForgetsTheOldPlan() {
  BuildingPlan old;
  layTemple(old, {{"pillar-left", {9, 9, 9, 9, 9}, {}}, {"columns", {9, 9}, {0}}});
  const auto isForgotten = [](const BuildingPlan& plan) {
    return plan.parts.size() == 1 && plan.count == 2 && plan.needs[6] == 0;
  };
  BuildingPlan plan = old;
  layFullRows(plan, {2});
  QVERIFY(isForgotten(plan));
  plan = old;
  layRows(plan, {2}, 1);
  QVERIFY(isForgotten(plan));
  plan = old;
  layTombs(plan, 2);
  QVERIFY(isForgotten(plan));
  QCOMPARE(int{plan.values[6]}, 0);
  plan = old;
  layTemple(plan, {{"columns", {3, 3}, {}}});
  QVERIFY(isForgotten(plan));
  QCOMPARE(int{plan.values[6]}, 0);
}

NILOMETER_TEST(tst_BuildingPlans)
#include "tst_building_plans.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/lesson_building.h"

#include "engine/egizia/build.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui::lessons {

namespace {

/// Both ships to the pyramid, in whatever order the tiles say.
void sailToPyramid(LessonPosition& table) {
  for (int ships = 0; ships < 2; ++ships) {
    const table::Player who = table.state().sailTurn;
    table.ship(who, table.siteStop(Site::pyramid), who == 1 ? 1 : 2);
  }
}

} // namespace

SpaceSet spacesFrom(int first, int last) {
  SpaceSet spaces = 0;
  for (int space = first; space <= last; ++space) spaces |= spaceBit(space);
  return spaces;
}

Build buildOf(table::Player who, CrewSet crews, std::initializer_list<BuiltSpaces> what,
              std::optional<Market> market) {
  Build build;
  build.player = who;
  build.crews = crews;
  build.market = market;
  for (const BuiltSpaces& each : what) {
    build.site = siteOf(each.building);
    build.spaces[static_cast<std::size_t>(each.building)] = each.spaces;
    // A new tile for each one taken (TOMB-1).
    if (each.building == Building::tombs && market) {
      build.openedCount = static_cast<std::uint8_t>(std::popcount(each.spaces));
    }
  }
  return build;
}

Build buildWorth(const LessonPosition& table, table::Player who, CrewSet crews, int value) {
  Build build = buildOf(who, crews, {onTemple(0), onPyramid(0)});
  int left = value;
  for (const Building building : {Building::temple, Building::pyramid}) {
    const BuildingPlan& plan = table.edition()->plan(building);
    SpaceSet& chosen = build.spaces[static_cast<std::size_t>(building)];
    for (int cell = 0; cell < plan.count; ++cell) {
      const int price = plan.values[static_cast<std::size_t>(cell)];
      if (price > left || cellFinding(table.game(), table.state(), building, cell, chosen, who)) {
        continue;
      }
      chosen |= spaceBit(cell);
      left -= price;
    }
  }
  return build;
}

void nameTombs(LessonPosition& table) {
  NameTombs tombs;
  tombs.count = static_cast<std::uint8_t>(table.edition()->openTombs);
  const auto& tiles = table.edition()->tombTileValues;
  // Every other tile, so that not all look alike.
  for (std::size_t i = 0; i < tombs.count; ++i) {
    tombs.values[i] = static_cast<std::uint8_t>(tiles[(2 * i) % tiles.size()]);
  }
  table.enter(tombs);
}

void buildExactly(LessonPosition& table, table::Player who, BuiltSpaces what) {
  const int cost = worthOf(*table.edition(), what);
  table.crew(who, Crew::blue, cost).stones(who, cost);
  table.enter(buildOf(who, crewBit(Crew::blue), {what}));
}

LessonPosition pyramidTable(const LessonPosition::EditionPtr& edition) {
  LessonPosition table(edition);
  table.layOut();
  sailToPyramid(table);
  return table.advanceTo(1, Phase::build);
}

LessonPosition rowTable(const LessonPosition::EditionPtr& edition, int last) {
  const int middle = edition->plan(Building::pyramid).parts.at(0).count / 2;
  LessonPosition table = pyramidTable(edition);
  buildExactly(table, 1, onPyramid(spacesFrom(0, 0)));
  buildExactly(table, 0, onPyramid(spacesFrom(1, middle - 1)));
  table.advanceTo(2, Phase::sail);
  sailToPyramid(table);
  table.advanceTo(2, Phase::build);
  buildExactly(table, 1, onPyramid(spacesFrom(middle, last)));
  return table;
}

int worthOf(const Edition& edition, BuiltSpaces what) {
  return valueOf(edition, what.building, what.spaces, {});
}

int worthOf(const Edition& edition, const State& before, const Build& build) {
  int sum = 0;
  for (std::size_t i = 0; i < buildingCount; ++i) {
    sum += valueOf(edition, static_cast<Building>(i), build.spaces[i], before.tombValues);
  }
  return sum;
}

std::vector<int> tileValues(const Edition& edition) {
  std::vector<int> values(edition.tombTileValues.begin(), edition.tombTileValues.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

} // namespace nilometer::ui::lessons

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/lesson_building.h"

#include "engine/egizia/build.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::Building;

namespace {

/// Both ships to the pyramid, in whatever order the tiles say.
void sailToPyramid(LessonPosition& table) {
  for (int ships = 0; ships < 2; ++ships) {
    const table::Player who = table.state().sailTurn;
    table.ship(who, table.siteStop(egizia::Site::pyramid), who == 1 ? 1 : 2);
  }
}

} // namespace

egizia::SpaceSet spacesFrom(int first, int last) {
  egizia::SpaceSet spaces = 0;
  for (int space = first; space <= last; ++space) spaces |= egizia::spaceBit(space);
  return spaces;
}

egizia::Build buildOf(table::Player who, egizia::CrewSet crews,
                      std::initializer_list<BuiltSpaces> what,
                      std::optional<egizia::Market> market) {
  egizia::Build build;
  build.player = who;
  build.crews = crews;
  build.market = market;
  for (const BuiltSpaces& each : what) {
    build.site = egizia::siteOf(each.building);
    build.spaces[static_cast<std::size_t>(each.building)] = each.spaces;
    // A new tile for each one taken (TOMB-1).
    if (each.building == Building::tombs && market) {
      build.openedCount = static_cast<std::uint8_t>(std::popcount(each.spaces));
    }
  }
  return build;
}

egizia::Build buildWorth(const LessonPosition& table, table::Player who, egizia::CrewSet crews,
                         int value) {
  egizia::Build build = buildOf(who, crews, {onTemple(0), onPyramid(0)});
  int left = value;
  for (const Building building : {Building::temple, Building::pyramid}) {
    const egizia::BuildingPlan& plan = table.edition()->plan(building);
    egizia::SpaceSet& chosen = build.spaces[static_cast<std::size_t>(building)];
    for (int cell = 0; cell < plan.count; ++cell) {
      const int price = plan.values[static_cast<std::size_t>(cell)];
      if (price > left ||
          egizia::cellFinding(table.game(), table.state(), building, cell, chosen, who)) {
        continue;
      }
      chosen |= egizia::spaceBit(cell);
      left -= price;
    }
  }
  return build;
}

void nameTombs(LessonPosition& table) {
  egizia::NameTombs tombs;
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
  table.crew(who, egizia::Crew::blue, cost).stones(who, cost);
  table.enter(buildOf(who, egizia::crewBit(egizia::Crew::blue), {what}));
}

LessonPosition pyramidTable(const LessonPosition::EditionPtr& edition) {
  LessonPosition table(edition);
  table.layOut();
  sailToPyramid(table);
  return table.advanceTo(1, egizia::Phase::build);
}

LessonPosition rowTable(const LessonPosition::EditionPtr& edition, int last) {
  const int middle = edition->plan(Building::pyramid).parts.at(0).count / 2;
  LessonPosition table = pyramidTable(edition);
  buildExactly(table, 1, onPyramid(spacesFrom(0, 0)));
  buildExactly(table, 0, onPyramid(spacesFrom(1, middle - 1)));
  table.advanceTo(2, egizia::Phase::sail);
  sailToPyramid(table);
  table.advanceTo(2, egizia::Phase::build);
  buildExactly(table, 1, onPyramid(spacesFrom(middle, last)));
  return table;
}

int worthOf(const egizia::Edition& edition, BuiltSpaces what) {
  return egizia::valueOf(edition, what.building, what.spaces, {});
}

int worthOf(const egizia::Edition& edition, const egizia::State& before,
            const egizia::Build& build) {
  int sum = 0;
  for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
    sum += egizia::valueOf(edition, static_cast<Building>(i), build.spaces[i], before.tombValues);
  }
  return sum;
}

std::vector<int> tileValues(const egizia::Edition& edition) {
  std::vector<int> values(edition.tombTileValues.begin(), edition.tombTileValues.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_builds.h"

#include "engine/egizia/build.h"

#include <algorithm>
#include <bit>

namespace nilometer::ui {

using egizia::Building;

namespace {

/// Both ships to the pyramid, in whatever order the tiles say.
void sailToPyramid(LessonPosition& table) {
  for (int ships = 0; ships < 2; ++ships) {
    const egizia::Player who = table.state().sailTurn;
    table.ship(who, table.siteStop(egizia::Site::pyramid), who == 1 ? 1 : 2);
  }
}

} // namespace

egizia::SpaceSet spacesFrom(int first, int last) {
  egizia::SpaceSet spaces = 0;
  for (int space = first; space <= last; ++space) spaces |= egizia::spaceBit(space);
  return spaces;
}

egizia::Build buildOf(egizia::Player who, egizia::CrewSet crews,
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

void buildExactly(LessonPosition& table, egizia::Player who, BuiltSpaces what) {
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

int tombPoints(const egizia::Edition& edition, int sum) {
  const auto band =
      std::ranges::find_if(edition.tombBands, [&](const auto& each) { return sum <= each.upTo; });
  return band == edition.tombBands.end() ? edition.tombBands.back().points : band->points;
}

} // namespace nilometer::ui

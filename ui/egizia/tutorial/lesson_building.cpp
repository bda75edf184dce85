// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/lesson_building.h"

#include "engine/egizia/build.h"

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

Build buildOf(table::Player who, CrewSet crews, const BuiltSpaces& what,
              std::optional<Market> market) {
  Build build{.player = who, .crews = crews, .market = market};
  for (const auto& [building, spaces] : what) {
    build.site = siteOf(building);
    build.spaces[static_cast<std::size_t>(building)] = spaces;
    // A new tile for each one taken (TOMB-1).
    if (building == Building::tombs && market) {
      build.openedCount = static_cast<std::uint8_t>(std::popcount(spaces));
    }
  }
  return build;
}

Build buildWorth(const LessonPosition& table, table::Player who, CrewSet crews, int value) {
  Build build = buildOf(who, crews, {{Building::temple, 0}, {Building::pyramid, 0}});
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
  NameTombs tombs{.count = static_cast<std::uint8_t>(table.edition()->openTombs)};
  const auto& tiles = table.edition()->tombTileValues;
  // Every other tile, so that not all look alike.
  for (std::size_t i = 0; i < tombs.count; ++i) {
    tombs.values[i] = static_cast<std::uint8_t>(tiles[(2 * i) % tiles.size()]);
  }
  table.enter(tombs);
}

void buildExactly(LessonPosition& table, table::Player who, Building building, SpaceSet spaces) {
  const int cost = valueOf(*table.edition(), building, spaces, {});
  table.crew(who, Crew::blue, cost).stones(who, cost);
  table.enter(buildOf(who, blue, {{building, spaces}}));
}

LessonPosition pyramidTable(const LessonPosition::EditionPtr& edition) {
  LessonPosition table(edition);
  sailToPyramid(table.layOut());
  return table.advanceTo(1, Phase::build);
}

LessonPosition rowTable(const LessonPosition::EditionPtr& edition, int last) {
  const int middle = edition->plan(Building::pyramid).parts.at(0).count / 2;
  LessonPosition table = pyramidTable(edition);
  buildExactly(table, 1, Building::pyramid, spacesFrom(0, 0));
  buildExactly(table, 0, Building::pyramid, spacesFrom(1, middle - 1));
  sailToPyramid(table.advanceTo(2, Phase::sail));
  table.advanceTo(2, Phase::build);
  buildExactly(table, 1, Building::pyramid, spacesFrom(middle, last));
  return table;
}

} // namespace nilometer::ui::lessons

namespace nilometer::ui {

using namespace lessons;

int EgiziaLessons::worth(Building building, SpaceSet spaces) const {
  return valueOf(*edition, building, spaces, {});
}

int EgiziaLessons::worth(const LessonAttempt& attempt) const {
  int sum = 0;
  for (std::size_t i = 0; i < buildingCount; ++i) {
    const SpaceSet spaces = attempt.as<Build>()->spaces[i];
    sum += valueOf(*edition, static_cast<Building>(i), spaces, attempt.before.tombValues);
  }
  return sum;
}

Objection EgiziaLessons::worthLess(int than, const QString& text) const {
  return {legally([*this, than](const LessonAttempt& attempt) {
            return isA<Build>(attempt) && worth(attempt) < than;
          }),
          {text, [*this](const LessonAttempt& attempt) { return numbers(worth(attempt)); }}};
}

} // namespace nilometer::ui

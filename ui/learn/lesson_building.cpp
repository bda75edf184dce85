// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_building.h"

#include "engine/egizia/bits.h"

namespace nilometer::ui {

using egizia::Building;
using egizia::spaceBit;

namespace {

egizia::Build emptyBuild(egizia::Player who, egizia::CrewSet crews) {
  egizia::Build build;
  build.player = who;
  build.site = egizia::Site::pyramid;
  build.crews = crews;
  return build;
}

} // namespace

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

int worth(const egizia::Edition& edition, const egizia::Build& build) {
  int sum = 0;
  for (std::size_t i = 0; i < egizia::buildingCount; ++i) {
    const auto& values = edition.plan(static_cast<Building>(i)).values;
    for (const int cell : egizia::Bits(build.spaces[i]))
      sum += values[static_cast<std::size_t>(cell)];
  }
  return sum;
}

egizia::Build buildWorth(const LessonPosition& table, egizia::Player who, egizia::CrewSet crews,
                         int value) {
  egizia::Build build = emptyBuild(who, crews);
  int left = value;
  for (const Building building : {Building::temple, Building::pyramid}) {
    const egizia::BuildingPlan& plan = table.edition()->plan(building);
    egizia::SpaceSet& chosen = build.spaces[static_cast<std::size_t>(building)];
    for (int cell = 0; cell < plan.count; ++cell) {
      const auto index = static_cast<std::size_t>(cell);
      const egizia::SpaceSet there = table.state().built(building) | chosen;
      const bool open = (plan.needs[index] & ~there) == 0 && (there & spaceBit(cell)) == 0;
      if (!open || plan.values[index] > left) continue;
      chosen |= spaceBit(cell);
      left -= plan.values[index];
    }
  }
  return build;
}

egizia::Build buildCell(egizia::Player who, egizia::CrewSet crews, Building building, int cell) {
  egizia::Build build = emptyBuild(who, crews);
  build.spaces[static_cast<std::size_t>(building)] = spaceBit(cell);
  return build;
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/building_plans.h"
#include "tests/ui/copy_fixture.h"
#include "tests/ui/copy_hand.h"

/// Copies with buildings of all sizes.
namespace nilometer::test {

/// "obelisk.rows"
inline std::string rowsOf(egizia::Building building) {
  return std::string(egizia::buildingNames[static_cast<std::size_t>(building)]) + ".rows";
}
/// "temple.spaces.columns"
inline std::string partPlace(std::string_view part) {
  return "temple.spaces." + std::string(part);
}

/// As many spaces as a building can have.
inline egizia::EditionDocument largestCopy() {
  egizia::EditionDocument copy = shippedCopy();
  const egizia::Edition shipped = egizia::check(copy)->edition;
  for (const auto building : {egizia::Building::obelisk, egizia::Building::pyramid}) {
    const egizia::BuildingPlan& plan = shipped.plan(building);
    const int spaces = plan.parts[0].count + egizia::maxSpaces - plan.count;
    if (!copy.set(rowsOf(building) + "[0].spaces", spaces)) qFatal("no row");
  }
  const std::string columns = partPlace("columns");
  int spaces = shipped.plan(egizia::Building::temple).count;
  for (; spaces < egizia::maxSpaces; ++spaces) {
    const auto last = static_cast<std::size_t>(sizeAt(copy, columns) - 1);
    if (!copy.duplicate(columns, last)) qFatal("no space for a column");
  }
  if (!copy.set("tombs.spaces", egizia::maxTombs)) qFatal("no tombs");
  return copy;
}

inline egizia::PrintedPage pageOf(egizia::Building building) {
  switch (building) {
  case egizia::Building::obelisk: return egizia::PrintedPage::obelisk;
  case egizia::Building::tombs: return egizia::PrintedPage::tombs;
  case egizia::Building::pyramid: return egizia::PrintedPage::pyramid;
  case egizia::Building::temple: break;
  }
  return egizia::PrintedPage::temple;
}

} // namespace nilometer::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "ui/egizia/spaces/space.h"
#include "ui/pages/edition_editor/fields.h"

#include <cstddef>
#include <vector>

/// A building of a copy as it stands on the board: the same stones, columns and doors.
namespace nilometer::ui {

struct CopiedBuilding {
  egizia::Edition edition; ///< has only this building
  egizia::Building building = egizia::Building::obelisk;
  std::vector<SpaceLook> spaces; ///< in building order
  bool onGround = true;          ///< with what it stands on
};

/// With its values, nothing built.
[[nodiscard]] CopiedBuilding copiedBuilding(egizia::BuildingPlan plan, egizia::Building building);

/// All of it.
[[nodiscard]] FieldDrawing wholeBuilding(CopiedBuilding copied);
/// One of its rows, from the bottom; those of all rows on each other are one picture. Above the
/// highest one there is only what stands out over the building.
[[nodiscard]] FieldDrawing rowOfBuilding(CopiedBuilding copied, std::size_t row);

} // namespace nilometer::ui

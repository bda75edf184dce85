// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"

#include <optional>
#include <vector>

/// Fills in stones nobody asked for, so that what was entered of a building fits together.
namespace nilometer::ui {

/// What has been entered of one building.
struct BuildingEntered {
  std::vector<std::optional<int>> own;   ///< stones by player
  std::vector<std::optional<int>> parts; ///< spaces built, by part
  egizia::SpaceSet listed = 0;           ///< spaces named by players
};

struct BuildingFilled {
  std::vector<int> own;
  std::vector<int> parts; ///< spaces built, by part
  friend bool operator==(const BuildingFilled&, const BuildingFilled&) = default;
};

/// The fewest spaces that fit. What cannot fit comes out as it was entered, for the reader of
/// positions to refuse.
[[nodiscard]] BuildingFilled fillBuilding(const BuildingEntered& entered,
                                          const egizia::BuildingPlan& plan);

/// Bounds for the number of tomb tiles that have this sum together.
struct TileCount {
  int fewest = 0;
  int most = 0;
};
[[nodiscard]] TileCount tilesFor(int sum, const egizia::Edition& edition);
/// The smallest sum that so many tiles can have.
[[nodiscard]] int smallestTombSum(int tiles, const egizia::Edition& edition);

} // namespace nilometer::ui

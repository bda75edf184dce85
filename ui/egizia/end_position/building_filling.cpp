// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/building_filling.h"

#include "engine/egizia/bits.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace nilometer::ui {

using egizia::Bits;
using egizia::BuildingPlan;
using egizia::spaceBit;
using egizia::SpaceSet;

namespace {

SpaceSet needsOf(const BuildingPlan& plan, int space) {
  return plan.needs[static_cast<std::size_t>(space)];
}

/// The first spaces of each part entered, those named, and all below them.
SpaceSet leastBuilt(const BuildingEntered& entered, const BuildingPlan& plan) {
  SpaceSet built = entered.listed;
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    const int count = entered.parts[i].value_or(0);
    for (int j = 0; j < std::min<int>(count, plan.parts[i].count); ++j) {
      built |= spaceBit(plan.parts[i].first + j);
    }
  }
  for (const int space : Bits(SpaceSet{built})) built |= needsOf(plan, space);
  return built;
}

/// Builds on, only in parts nobody has said anything about.
SpaceSet buildOn(SpaceSet built, int total, const BuildingEntered& entered,
                 const BuildingPlan& plan) {
  SpaceSet open = 0;
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    if (!entered.parts[i]) open |= plan.parts[i].spaces();
  }
  for (bool more = true; more && std::popcount(built) < total;) {
    more = false;
    for (const int space : Bits(open & ~built)) {
      if (std::popcount(built) >= total || (needsOf(plan, space) & ~built) != 0) continue;
      built |= spaceBit(space);
      more = true;
    }
  }
  return built;
}

int sumOf(const std::vector<std::optional<int>>& numbers) {
  int sum = 0;
  for (const std::optional<int>& number : numbers) sum += number.value_or(0);
  return sum;
}

} // namespace

BuildingFilled fillBuilding(const BuildingEntered& entered, const BuildingPlan& plan) {
  const int stones = sumOf(entered.own);
  const SpaceSet least = leastBuilt(entered, plan);
  const int total = std::max(stones, std::popcount(least));
  const SpaceSet built = buildOn(least, total, entered, plan);
  BuildingFilled filled;
  int further = total - stones;
  for (const std::optional<int>& own : entered.own) {
    filled.own.push_back(own ? *own : std::exchange(further, 0));
  }
  for (const egizia::BuildingPart& part : plan.parts) {
    filled.parts.push_back(std::popcount(built & part.spaces()));
  }
  return filled;
}

TileCount tilesFor(int sum, const egizia::Edition& edition) {
  const auto& tiles = edition.tombTileValues; // ascending
  const int spaces =
      std::min<int>(edition.plan(egizia::Building::tombs).count, static_cast<int>(tiles.size()));
  TileCount count;
  const auto most = [&](int n) { return std::accumulate(tiles.end() - n, tiles.end(), 0); };
  while (count.fewest < spaces && most(count.fewest) < sum) ++count.fewest;
  count.most = count.fewest;
  while (count.most < spaces && smallestTombSum(count.most + 1, edition) <= sum) ++count.most;
  return count;
}

int smallestTombSum(int tiles, const egizia::Edition& edition) {
  const auto& values = edition.tombTileValues;
  const auto count = std::clamp<std::ptrdiff_t>(tiles, 0, std::ssize(values));
  return std::accumulate(values.begin(), values.begin() + count, 0);
}

} // namespace nilometer::ui

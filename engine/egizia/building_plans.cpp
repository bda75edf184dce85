// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/building_plans.h"

#include <algorithm>

namespace nilometer::egizia {
namespace {

/// Appends a part after those already there and returns it.
BuildingPart& addPart(BuildingPlan& plan, std::string id, std::size_t spaces) {
  plan.parts.push_back({std::move(id), plan.count, static_cast<std::uint8_t>(spaces)});
  plan.count = static_cast<std::uint8_t>(plan.count + spaces);
  return plan.parts.back();
}

void clear(BuildingPlan& plan) {
  plan.parts.clear();
  plan.count = 0;
  plan.needs.fill(0);
}

/// The part's spaces; none for an empty part, wherever it is.
SpaceSet spacesOf(const BuildingPart& part) {
  return part.count == 0 ? 0 : part.spaces();
}

/// The part's spaces whose value is lower than that of `space`.
SpaceSet lowerValues(const BuildingPlan& plan, const BuildingPart& part, std::size_t space) {
  SpaceSet lower = 0;
  for (std::size_t other = part.first; other < std::size_t{part.first} + part.count; ++other) {
    if (plan.values[other] < plan.values[space]) lower |= spaceBit(static_cast<int>(other));
  }
  return lower;
}

/// The parts all of whose spaces every space of part `of` needs.
std::vector<std::size_t> partsBefore(const BuildingPlan& plan, std::size_t of) {
  std::vector<std::size_t> before;
  if (plan.parts[of].count == 0) return before;
  const SpaceSet needs = plan.needs[plan.parts[of].first];
  for (std::size_t i = 0; i < of; ++i) {
    const SpaceSet spaces = spacesOf(plan.parts[i]);
    if (spaces != 0 && (needs & spaces) == spaces) before.push_back(i);
  }
  return before;
}

/// What space `k` of a row of `rowCount` spaces needs through those it rests on.
SpaceSet needsBelow(const BuildingPlan& plan, const BuildingPart& below, int rowCount, int k,
                    int support) {
  if (below.count == 0) return 0;
  const RestsOn rests = restsOn(below.count, rowCount, k, support);
  SpaceSet needs = 0;
  for (int on = rests.first; on <= rests.last; ++on) {
    const int space = below.first + on;
    needs |= plan.needs[static_cast<std::size_t>(space)] | spaceBit(space);
  }
  return needs;
}

} // namespace

std::size_t templePartIndex(std::string_view id) {
  const auto found = std::find(templePartNames.begin(), templePartNames.end(), id);
  return static_cast<std::size_t>(found - templePartNames.begin());
}

std::optional<std::size_t> templePartOf(const BuildingPlan& temple, SpaceSet spaces) {
  SpaceSet pillars = 0;
  for (const BuildingPart& part : temple.parts) {
    const std::size_t name = templePartIndex(part.id);
    if (name == templePartNames.size()) continue;
    if (part.spaces() == spaces) return name;
    if (name < 2) pillars |= part.spaces();
  }
  return pillars == spaces ? std::optional(templePartNames.size()) : std::nullopt;
}

std::string rowName(std::size_t row) {
  return "row-" + std::to_string(row + 1);
}

void layFullRows(BuildingPlan& plan, const std::vector<int>& spacesPerRow) {
  clear(plan);
  for (const int spaces : spacesPerRow) {
    const SpaceSet lower = plan.count == 0 ? 0 : plan.spaces();
    const BuildingPart row =
        addPart(plan, rowName(plan.parts.size()), static_cast<std::size_t>(spaces));
    std::fill_n(plan.needs.begin() + row.first, row.count, lower);
  }
}

void layTombs(BuildingPlan& plan, int spaces) {
  clear(plan);
  plan.values.fill(0);
  addPart(plan, std::string(tombsPartName), static_cast<std::size_t>(spaces));
  for (int space = 0; space < spaces; ++space) {
    plan.needs[static_cast<std::size_t>(space)] = spaceBit(space) - 1;
  }
}

void layTemple(BuildingPlan& plan, const std::vector<TemplePart>& parts) {
  clear(plan);
  plan.values.fill(0);
  std::vector<SpaceSet> needsOfPart;
  for (const TemplePart& printed : parts) {
    const BuildingPart part = addPart(plan, printed.id, printed.values.size());
    std::copy(printed.values.begin(), printed.values.end(), plan.values.begin() + part.first);
    SpaceSet needs = 0;
    for (const std::size_t before : printed.after) {
      needs |= needsOfPart[before] | spacesOf(plan.parts[before]);
    }
    needsOfPart.push_back(needs);
    for (std::size_t space = part.first; space < plan.count; ++space) {
      plan.needs[space] = needs | lowerValues(plan, part, space);
    }
  }
}

std::vector<TemplePart> templeParts(const BuildingPlan& plan) {
  std::vector<TemplePart> parts;
  std::vector<std::vector<std::size_t>> allBefore;
  for (std::size_t i = 0; i < plan.parts.size(); ++i) {
    const BuildingPart& part = plan.parts[i];
    allBefore.push_back(partsBefore(plan, i));
    const std::vector<std::size_t>& before = allBefore.back();
    TemplePart printed{part.id, {}, {}};
    const auto values = plan.values.begin() + part.first;
    printed.values.assign(values, values + part.count);
    const auto follows = [&](std::size_t candidate) {
      return std::any_of(before.begin(), before.end(), [&](std::size_t later) {
        const std::vector<std::size_t>& its = allBefore[later];
        return std::find(its.begin(), its.end(), candidate) != its.end();
      });
    };
    for (const std::size_t candidate : before) {
      if (!follows(candidate)) printed.after.push_back(candidate);
    }
    parts.push_back(std::move(printed));
  }
  return parts;
}

RestsOn restsOn(int below, int above, int k, int support) {
  // Twice the distance from the lower row's left end to the first supporting space.
  const int twice = 2 * k + (below - above) - (support - 1);
  const int first = twice >= 0 ? twice / 2 : (twice - 1) / 2;
  return {std::clamp(first, 0, below - 1), std::clamp(first + support - 1, 0, below - 1)};
}

void layRows(BuildingPlan& plan, const std::vector<int>& spacesPerRow, int support) {
  clear(plan);
  for (const int spaces : spacesPerRow) {
    addPart(plan, rowName(plan.parts.size()), static_cast<std::size_t>(spaces));
  }
  for (std::size_t r = 0; r < plan.parts.size(); ++r) {
    const BuildingPart& row = plan.parts[r];
    for (int k = 0; k < row.count; ++k) {
      const std::size_t space = std::size_t{row.first} + static_cast<std::size_t>(k);
      SpaceSet needs = 0;
      if (k > 0) needs = plan.needs[space - 1] | spaceBit(row.first + k - 1);
      if (r > 0) needs |= needsBelow(plan, plan.parts[r - 1], row.count, k, support);
      plan.needs[space] = needs;
    }
  }
}

int supportOf(const BuildingPlan& plan) {
  std::vector<int> rows;
  int widest = 1;
  for (const BuildingPart& row : plan.parts) {
    rows.push_back(row.count);
    widest = std::max<int>(widest, row.count);
  }
  BuildingPlan candidate;
  for (int support = 1; support <= 2 * widest; ++support) {
    layRows(candidate, rows, support);
    if (candidate.needs == plan.needs) return support;
  }
  return 0;
}

} // namespace nilometer::egizia

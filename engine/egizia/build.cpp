// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/build.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/findings.h"

#include <algorithm>
#include <bit>

namespace nilometer::egizia {

int strengthOf(const Edition& edition, const PlayerState& own, CrewSet crews,
               CardSet strengthCards) {
  int strength = 0;
  for (const int crew : Bits(crews)) strength += own.crews[static_cast<std::size_t>(crew)];
  for (const int card : Bits(strengthCards)) {
    strength += edition.nileCards[static_cast<std::size_t>(card)].amount;
  }
  return strength;
}

int openTombsAfter(const Edition& edition, const State& state, int taken) {
  // TOMB-1: each tile taken is replaced at once, while any are left.
  return std::min<int>(edition.plan(Building::tombs).count, state.openedTombs + taken);
}

int valueOf(const Edition& edition, Building building, SpaceSet spaces, const TombValues& tombs,
            Reading read) {
  int value = 0;
  for (const int cell : Bits(spaces)) {
    const auto index = static_cast<std::size_t>(cell);
    value += building == Building::tombs ? tombs[index] : edition.plan(building).values[index];
    if (read.isWanted()) read.add(printedSpace(edition, building, cell));
  }
  return value;
}

RuleId orderRule(Building building) {
  switch (building) {
  case Building::obelisk: return "OBELISK-1"_rule;
  case Building::tombs: return "TOMB-1"_rule;
  case Building::pyramid: return "PYR-1"_rule;
  case Building::temple: return "TEMPLE-1"_rule;
  }
  return "ENTRY"_rule;
}

std::optional<Finding> cellFinding(const Game& game, const State& state, Building building,
                                   int cell, SpaceSet also, Player player) {
  const BuildingPlan& plan = game.edition->plan(building);
  const SpaceSet built = state.built(building);
  About about{.place = static_cast<std::uint8_t>(cell), .thing = code(building)};
  if ((built & spaceBit(cell)) != 0) {
    return finding(orderRule(building), Fault::cellTaken, player, about);
  }
  const SpaceSet missing = plan.needs[static_cast<std::size_t>(cell)] & ~(built | also);
  if (missing != 0) {
    about.needed = std::countr_zero(missing);
    return finding(orderRule(building), Fault::lowerFirst, player, about);
  }
  return std::nullopt;
}

std::optional<int> leastPrice(const Game& game, const State& state, Site site) {
  if (site == Site::sphinx) return state.sphinxDeck > 0 ? std::optional(1) : std::nullopt;
  std::optional<int> least;
  for (int i = 0; i < buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    if (siteOf(building) != site) continue;
    for (int cell = 0; cell < game.edition->plan(building).count; ++cell) {
      if (cellFinding(game, state, building, cell, 0, noPlayer)) continue;
      const int value = valueOf(*game.edition, building, spaceBit(cell), state.tombValues);
      const bool known = building != Building::tombs || (cell < state.openedTombs && value > 0);
      if (known && value < least.value_or(value + 1)) least = value;
    }
  }
  return least;
}

int unpaidAllowed(const Edition& edition, const PlayerState& own) {
  return sumOfKind(edition, own.cards, CardKind::moreSphinx);
}

int keepAllowed(const Edition& edition, const PlayerState& own) {
  return std::max(1, sumOfKind(edition, own.cards, CardKind::keep2));
}

} // namespace nilometer::egizia

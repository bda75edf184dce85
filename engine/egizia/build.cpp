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

int valueOf(const Edition& edition, Building building, SpaceSet spaces, const TombValues& tombs) {
  int value = 0;
  for (const int cell : Bits(spaces)) {
    const auto index = static_cast<std::size_t>(cell);
    value += building == Building::tombs ? tombs[index] : edition.plan(building).values[index];
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
  About about{.place = static_cast<std::uint8_t>(cell), .thing = thing(building)};
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

int unpaidAllowed(const Edition& edition, const PlayerState& own) {
  return sumOfKind(edition, own.cards, CardKind::moreSphinx);
}

int keepAllowed(const Edition& edition, const PlayerState& own) {
  return std::max(1, sumOfKind(edition, own.cards, CardKind::keep2));
}

} // namespace nilometer::egizia

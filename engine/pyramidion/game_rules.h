// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/invariants.h"
#include "engine/table/beside.h"

namespace nilometer::pyramidion {

/// Pyramidion as the kernel sees it (table::Rules).
struct Rules : table::RulesBeside<Game, State, Entry, Edition, RuleOptions, Profile, Phase> {
  static constexpr std::string_view id = "pyramidion";
  static constexpr table::Names phaseNames = pyramidion::phaseNames;
  static constexpr table::Names impossibleNames = pyramidion::invariantNames;
  static constexpr table::Names profileNames = pyramidion::profileNames;
  static constexpr Profile usualProfile = Profile::standard;
  static constexpr table::SeatRange seats{minPlayers, maxPlayers};
  static constexpr int version = rulesVersion;

  [[nodiscard]] static int points(const State& state, Player player) {
    return state.of(player).points;
  }
  [[nodiscard]] static table::Impossible impossibleBy(const Verdict& verdict);
  /// An entry about what does not exist breaks ENTRY.
  [[nodiscard]] static Verdict unsuitable(const Game& game, const Entry& entry, bool explained);
};
static_assert(table::Rules<Rules>);

} // namespace nilometer::pyramidion

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

  /// Sites are activated and resolved one after the other; a trade belongs to the one before.
  [[nodiscard]] static table::Moment moment(const State& state) {
    table::Moment now = RulesBeside::moment(state);
    const auto done = std::ranges::count(state.sites, true, &SiteState::sundial);
    now.lap = static_cast<int>(done) - (state.phase == Phase::trade ? 1 : 0);
    return now;
  }
  [[nodiscard]] static table::Impossible impossibleBy(const Verdict& verdict);
  /// An entry about what does not exist breaks ENTRY.
  [[nodiscard]] static Verdict unsuitable(const Game& game, const Entry& entry, bool explained);
};
static_assert(table::Rules<Rules>);

} // namespace nilometer::pyramidion

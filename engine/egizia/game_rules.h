// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/egizia/invariants.h"
#include "engine/table/rules_adaptor.h"

namespace nilometer::egizia {

/// Egizia as the kernel sees it (table::Rules).
struct Rules
    : table::RulesFromFreeFunctions<Game, State, Entry, Edition, RuleOptions, Profile, Phase> {
  static constexpr std::string_view id = "egizia";
  static constexpr int version = rulesVersion;
  static constexpr table::SeatRange seats{minPlayers, maxPlayers};

  static constexpr Profile usualProfile = Profile::revised;

  /// A correction without a reason and an entry outside the edition break ENTRY.
  [[nodiscard]] static Verdict unsuitable(const Game& game, const Entry& entry, bool explained);
  [[nodiscard]] static table::Impossible impossibleBy(const Verdict& verdict);
  [[nodiscard]] static int points(const State& state, Player player) {
    return state.track.points(player);
  }
  static constexpr table::Names phaseNames = egizia::phaseNames;
  static constexpr table::Names impossibleNames = egizia::invariantNames;
  static constexpr table::Names profileNames = egizia::profileNames;
};
static_assert(table::Rules<Rules>);

} // namespace nilometer::egizia

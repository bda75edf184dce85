// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "engine/saqqara/invariants.h"
#include "engine/table/rules.h"

namespace nilometer::saqqara {

/// Saqqara as the kernel sees it (table::Rules).
struct Rules {
  static constexpr std::string_view id = "saqqara";
  static constexpr int version = rulesVersion;
  static constexpr table::SeatRange seats{minPlayers, maxPlayers};

  using Setup = Game;
  using State = saqqara::State;
  using Entry = saqqara::Entry;
  using Edition = saqqara::Edition;
  using Profile = saqqara::Profile;
  using Options = RuleOptions;
  static constexpr Profile usualProfile = Profile::standard;
  using Phase = saqqara::Phase;

  [[nodiscard]] static State setUp(const Game& game) { return saqqara::setUp(game); }
  /// An entry about what does not exist breaks ENTRY.
  [[nodiscard]] static Verdict unsuitable(const Game& game, const Entry& entry, bool explained);
  [[nodiscard]] static Verdict judge(const Game& game, const State& state, const Entry& entry) {
    return saqqara::judge(game, state, entry);
  }
  static void apply(const Game& game, State& state, const Entry& entry, Effects& effects) {
    saqqara::apply(game, state, entry, effects);
  }
  [[nodiscard]] static table::Impossible impossibleBy(const Verdict& verdict);
  [[nodiscard]] static table::Impossible impossible(const Game& game, const State& state) {
    return brokenInvariants(game, state);
  }
  [[nodiscard]] static table::Moment moment(const State& state) {
    return {state.round, static_cast<int>(state.phase), state.phase == Phase::over};
  }
  [[nodiscard]] static int points(const State& state, Player player) {
    return state.of(player).points;
  }
  [[nodiscard]] static std::vector<Player> ranking(const Game& game, const State& state) {
    return saqqara::ranking(game, state);
  }
  static constexpr table::Names phaseNames = saqqara::phaseNames;
  static constexpr table::Names impossibleNames = saqqara::invariantNames;
  static constexpr table::Names profileNames = saqqara::profileNames;
  [[nodiscard]] static RuleOptions optionsOf(Profile profile) {
    return saqqara::optionsOf(profile);
  }
};
static_assert(table::Rules<Rules>);

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/egizia/invariants.h"
#include "engine/table/rules.h"

namespace nilometer::egizia {

/// Egizia as the kernel sees it (table::Rules).
struct Rules {
  static constexpr std::string_view id = "egizia";
  static constexpr int version = rulesVersion;
  static constexpr table::SeatRange seats{minPlayers, maxPlayers};

  using Setup = Game;
  using State = egizia::State;
  using Entry = egizia::Entry;
  using Edition = egizia::Edition;
  using Profile = egizia::Profile;
  using Options = RuleOptions;
  static constexpr Profile usualProfile = Profile::revised;
  using Phase = egizia::Phase;

  [[nodiscard]] static State setUp(const Game& game) { return egizia::setUp(game); }
  /// A correction without a reason and an entry outside the edition break ENTRY.
  [[nodiscard]] static Verdict unsuitable(const Game& game, const Entry& entry, bool explained);
  [[nodiscard]] static Verdict judge(const Game& game, const State& state, const Entry& entry) {
    return egizia::judge(game, state, entry);
  }
  static void apply(const Game& game, State& state, const Entry& entry, Effects& effects) {
    egizia::apply(game, state, entry, effects);
  }
  [[nodiscard]] static table::Impossible impossibleBy(const Verdict& verdict);
  [[nodiscard]] static table::Impossible impossible(const Game& game, const State& state) {
    return brokenInvariants(game, state);
  }
  [[nodiscard]] static table::Moment moment(const State& state) {
    return {state.round, static_cast<int>(state.phase), state.phase == Phase::over};
  }
  [[nodiscard]] static int points(const State& state, Player player) {
    return state.track.points(player);
  }
  [[nodiscard]] static std::vector<Player> ranking(const Game& game, const State& state) {
    return egizia::ranking(game, state);
  }
  static constexpr table::Names phaseNames = egizia::phaseNames;
  static constexpr table::Names impossibleNames = egizia::invariantNames;
  static constexpr table::Names profileNames = egizia::profileNames;
  [[nodiscard]] static RuleOptions optionsOf(Profile profile) { return egizia::optionsOf(profile); }
};
static_assert(table::Rules<Rules>);

} // namespace nilometer::egizia

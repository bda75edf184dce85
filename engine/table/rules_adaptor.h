// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/random_play.h"
#include "engine/table/repair_rules.h"
#include "engine/table/rules.h"

#include <cstddef>
#include <span>
#include <vector>

/// A game whose functions stand beside its types, in its own namespace, found there by their
/// arguments: what the kernel asks (table::Rules, RepairRules, Offers) is handed on to them here,
/// once.
namespace nilometer::table {

/// How they are called; inside a class with functions of the same names they would not be found.
namespace beside {

inline constexpr auto setUpOf = [](const auto& game) { return setUp(game); };
inline constexpr auto judgeOf = [](const auto& game, const auto& state, const auto& entry) {
  return judge(game, state, entry);
};
inline constexpr auto applyTo = [](const auto& game, auto& state, const auto& entry,
                                   Effects& effects) { apply(game, state, entry, effects); };
inline constexpr auto brokenIn = [](const auto& game, const auto& state) {
  return brokenInvariants(game, state);
};
inline constexpr auto rankingOf = [](const auto& game, const auto& state) {
  return ranking(game, state);
};
inline constexpr auto optionsFor = [](auto profile) { return optionsOf(profile); };
inline constexpr auto isRuledOut = [](const auto& missing, const auto& later) {
  return rulesOut(missing, later);
};
inline constexpr auto isNothing = [](const auto& entry) { return doesNothing(entry); };

} // namespace beside

/// What a game's Rules derive from. Beside its types it has `setUp`, `judge`, `apply`,
/// `brokenInvariants`, `ranking` and `optionsOf`; what else is asked it says in its Rules.
template <class GameSetup, class GameState, class GameEntry, class GameEdition, class GameOptions,
          class GameProfile, class GamePhase>
struct RulesFromFreeFunctions {
  using Setup = GameSetup;
  using State = GameState;
  using Entry = GameEntry;
  using Edition = GameEdition;
  using Options = GameOptions;
  using Profile = GameProfile;
  using Phase = GamePhase;

  [[nodiscard]] static State setUp(const Setup& game) { return beside::setUpOf(game); }
  [[nodiscard]] static Verdict judge(const Setup& game, const State& state, const Entry& entry) {
    return beside::judgeOf(game, state, entry);
  }
  static void apply(const Setup& game, State& state, const Entry& entry, Effects& effects) {
    beside::applyTo(game, state, entry, effects);
  }
  [[nodiscard]] static Impossible impossible(const Setup& game, const State& state) {
    return beside::brokenIn(game, state);
  }
  [[nodiscard]] static GameClock clock(const State& state) {
    return {state.round, static_cast<int>(state.phase), state.phase == Phase::over};
  }
  [[nodiscard]] static int points(const State& state, Player player) {
    return state.of(player).points;
  }
  [[nodiscard]] static std::vector<Player> ranking(const Setup& game, const State& state) {
    return beside::rankingOf(game, state);
  }
  [[nodiscard]] static Options optionsOf(Profile profile) { return beside::optionsFor(profile); }
  /// The seats are in the order in which they play first.
  [[nodiscard]] static int startPlace(const Entry& /*entry*/, std::size_t seat,
                                      std::size_t /*players*/) {
    return static_cast<int>(seat) + 1;
  }
  [[nodiscard]] static bool shareAPlace(const State& /*state*/, Player /*one*/, Player /*other*/) {
    return false;
  }
};

/// What RepairRules of such a game derive from. Beside its rules it has `listVersions`,
/// `listMissing`, `rulesOut` and `doesNothing`. A game in which something can be mixed up, things
/// are known by where they lie, or a change of the past shifts who plays when says so in its
/// RepairRules.
template <class G> struct RepairRulesFromFreeFunctions {
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Entry = typename G::Entry;
  using Entries = std::vector<Entry>;

  static void versions(const Setup& game, const State& state, const Entry& entry, Entries& out) {
    listVersions(game, state, entry, out);
  }
  /// Nothing can be mixed up.
  static void swapped(const Setup& /*game*/, const State& /*state*/, const Entry& /*entry*/,
                      std::span<const Change<Entry>> /*changes*/, Entries& /*out*/) {}
  static void missing(const Setup& game, const State& state, Entries& out) {
    listMissing(game, state, out);
  }
  static bool rulesOut(const Entry& missing, const Entry& later) {
    return beside::isRuledOut(missing, later);
  }
  static bool doesNothing(const Entry& entry) { return beside::isNothing(entry); }
  static void asPlayed(const Setup& /*game*/, const State& /*state*/, const State& /*then*/,
                       Entries& /*out*/) {}
  static void meanTheSame(const State& /*state*/, const auto& /*then*/, Entry& /*entry*/) {}
};

/// What Offers of such a game derive from: it lists by `listOptions`.
template <class G, class GameList, class GameAtRandom> struct OffersFromFreeFunctions {
  using List = GameList;
  using RandomGame = GameAtRandom;
  static void list(const typename G::Setup& game, const typename G::State& state, List& options) {
    listOptions(game, state, options);
  }
};

} // namespace nilometer::table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "engine/saqqara/invariants.h"
#include "engine/table/rules_adaptor.h"

#include <cstddef>
#include <variant>

namespace nilometer::saqqara {

/// Saqqara as the kernel sees it (table::Rules).
struct Rules
    : table::RulesFromFreeFunctions<Game, State, Entry, Edition, RuleOptions, Profile, Phase> {
  static constexpr std::string_view id = "saqqara";
  static constexpr int version = rulesVersion;
  static constexpr table::SeatRange seats{minPlayers, maxPlayers};

  static constexpr Profile usualProfile = Profile::standard;

  /// What was put off is asked for when the round has gone on.
  [[nodiscard]] static table::GameClock clock(const State& state) {
    table::GameClock now = RulesFromFreeFunctions::clock(state);
    const bool isBack = (state.phase == Phase::stall && state.stallWaits) ||
                        (state.phase == Phase::stock && state.numberWaits);
    now.phaseVisit = isBack ? 1 : 0;
    return now;
  }
  /// CAL-4: clockwise from the start player of the set-up; 0 where the entry does not say it.
  [[nodiscard]] static int startPlace(const Entry& entry, std::size_t seat, std::size_t players) {
    const auto* setUp = std::get_if<SetUp>(&entry);
    if (setUp == nullptr || setUp->start == noPlayer) return 0;
    return static_cast<int>((seat + players - setUp->start) % players) + 1;
  }
  /// An entry about what does not exist breaks ENTRY.
  [[nodiscard]] static Verdict unsuitable(const Game& game, const Entry& entry, bool explained);
  [[nodiscard]] static table::Impossible impossibleBy(const Verdict& verdict);
  static constexpr auto shareAPlace = saqqara::shareAPlace; // END-4, R40
  static constexpr table::Names phaseNames = saqqara::phaseNames;
  static constexpr table::Names impossibleNames = saqqara::invariantNames;
  static constexpr table::Names profileNames = saqqara::profileNames;
};
static_assert(table::Rules<Rules>);

} // namespace nilometer::saqqara

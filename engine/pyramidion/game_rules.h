// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"
#include "engine/table/invariants.h"
#include "engine/table/rules_adaptor.h"

#include <cstddef>
#include <variant>

namespace nilometer::pyramidion {

/// What holds on every possible table, whatever was entered. The names are stable: they are what
/// a refusal quotes.
enum class Invariant : std::uint8_t {
  phase,     ///< entries follow the phases; there is somebody to act
  resources, ///< every resource of the box is in one place; nowhere are fewer than none
  troops,    ///< at most five of a kind on the sites; used ones lie there
  cards,     ///< every character card is in one place, as far as it was seen
  boats,     ///< 20 boats, each in one place
  supply,    ///< 10 supply cards
  order,     ///< everybody has one place; nobody has another's order marker
};
inline constexpr auto invariantNames =
    std::to_array<std::string_view>({"INV-PHASE", "INV-RESOURCES", "INV-TROOPS", "INV-CARDS",
                                     "INV-BOATS", "INV-SUPPLY", "INV-ORDER"});

/// The invariants a table breaks; 0 = it is possible.
[[nodiscard]] table::Impossible brokenInvariants(const Game& game, const State& state);

/// Pyramidion as the kernel sees it (table::Rules).
struct Rules
    : table::RulesFromFreeFunctions<Game, State, Entry, Edition, RuleOptions, Profile, Phase> {
  static constexpr std::string_view id = "pyramidion";
  static constexpr table::Names phaseNames = pyramidion::phaseNames;
  static constexpr table::Names impossibleNames = pyramidion::invariantNames;
  static constexpr table::Names profileNames = pyramidion::profileNames;
  static constexpr Profile usualProfile = Profile::standard;
  static constexpr table::SeatRange seats{minPlayers, maxPlayers};
  static constexpr int version = rulesVersion;

  /// Sites are activated and resolved one after the other; a trade belongs to the one before.
  [[nodiscard]] static table::GameClock clock(const State& state) {
    table::GameClock now = RulesFromFreeFunctions::clock(state);
    const auto done = std::ranges::count(state.sites, true, &SiteState::sundial);
    now.phaseVisit = static_cast<int>(done) - (state.phase == Phase::trade ? 1 : 0);
    return now;
  }
  /// SET-9: the number drawn; 0 where the entry does not say it.
  [[nodiscard]] static int startPlace(const Entry& entry, std::size_t seat,
                                      std::size_t /*players*/) {
    const auto* setUp = std::get_if<SetUp>(&entry);
    return setUp == nullptr ? 0 : setUp->numbers[seat];
  }
  [[nodiscard]] static table::Impossible impossibleBy(const Verdict& verdict);
  /// An entry about what does not exist breaks ENTRY.
  [[nodiscard]] static Verdict unsuitable(const Game& game, const Entry& entry, bool explained);
};
static_assert(table::Rules<Rules>);

} // namespace nilometer::pyramidion

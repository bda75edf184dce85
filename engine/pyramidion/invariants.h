// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"
#include "engine/table/invariants.h"

#include <array>
#include <string_view>

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

} // namespace nilometer::pyramidion

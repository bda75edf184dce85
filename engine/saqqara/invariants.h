// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "engine/table/invariants.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace nilometer::saqqara {

/// What holds on every possible table, whatever was entered. The names are stable: they are what
/// a refusal quotes.
enum class Invariant : std::uint8_t {
  phase,     ///< entries follow the phases; there is somebody to act
  goods,     ///< every good of the box is in one place; nowhere are fewer than none
  market,    ///< four market cards, each in one place; bids only for open ones
  influence, ///< 24 influence cards of each player: pile, hand, laid, discards
  markers,   ///< influence markers lie on the table from INFL to DIST only
  threshold, ///< thresholds that exist; so many used as are not in the pile
  workers,   ///< four of each player, on levels of pyramids in play, as far as there is room
  nile,      ///< boats on spaces of the Nile
};
inline constexpr auto invariantNames =
    std::to_array<std::string_view>({"INV-PHASE", "INV-GOODS", "INV-MARKET", "INV-INFLUENCE",
                                     "INV-MARKERS", "INV-THRESHOLD", "INV-WORKERS", "INV-NILE"});
using InvariantSet = table::Impossible;
using table::invariantBit;

/// The invariants a table breaks; 0 = it is possible.
[[nodiscard]] InvariantSet brokenInvariants(const Game& game, const State& state);

} // namespace nilometer::saqqara

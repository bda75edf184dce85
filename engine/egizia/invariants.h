// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/table/invariants.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace nilometer::egizia {

/// What holds on every possible table, whatever was entered. The names are stable:
/// they are what a refusal quotes.
enum class Invariant : std::uint8_t {
  phase,   ///< entries follow the phases; there is somebody to act
  ships,   ///< nobody has more ships out than he owns
  slots,   ///< every ship at a site has a slot; a done ship does not act again
  cards,   ///< every Nile card is in one place only, and in the box's number
  river,   ///< a card space holds a card of the round's deck
  stones,  ///< 0 to the end of the stone track
  crews,   ///< strengths between their start and the end of the track
  markets, ///< markers on a step
  track,   ///< every marker once on the score track
  order,   ///< order tiles 1..n, each once
  spaces,  ///< at most one stone per building space, only on spaces that exist
  tombs,   ///< tiles open in order, values that the box can hold
  sphinx,  ///< Sphinx cards: deck and hands add up, each named card once
};
inline constexpr auto invariantNames = std::to_array<std::string_view>(
    {"INV-PHASE", "INV-SHIPS", "INV-SLOTS", "INV-CARDS", "INV-RIVER", "INV-STONES", "INV-CREWS",
     "INV-MARKETS", "INV-TRACK", "INV-ORDER", "INV-SPACES", "INV-TOMBS", "INV-SPHINX"});
using InvariantSet = table::Impossible;
using table::invariantBit;

/// The invariants a table breaks; 0 = it is possible.
[[nodiscard]] InvariantSet brokenInvariants(const Game& game, const State& state);

} // namespace nilometer::egizia

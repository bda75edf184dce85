// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/egizia/state.h"

#include <span>
#include <string>
#include <vector>

namespace nilometer::egizia {

/// Printed values by their index into Edition::printed, ascending. In this file only assumed ones:
/// nobody has compared them with a copy of the game yet. An edition without such values has none
/// behind anything.
using PrintedSet = std::vector<std::size_t>;
/// Adds those that are not in it yet.
void addPrinted(PrintedSet& set, const PrintedSet& more);

/// The printed values behind a movement of a score marker, or behind a source of the final scoring
/// that gave nothing: values that no text states, so that the points are as sure as they are.
/// What the scribe reads off the real table (a tomb tile, the step of a marker) rests on no printed
/// value.
///
/// `entry` = all effects of the entry, `effect` = one of them; `cards` = the player's Nile cards,
/// or all where they are not known.
[[nodiscard]] PrintedSet assumedBehind(const Edition& edition, std::span<const Effect> entry,
                                       const Effect& effect, CardSet cards);

/// The assumed values with these keys, and all below them.
[[nodiscard]] PrintedSet assumedAmong(const Edition& edition, std::span<const std::string> keys);
/// Behind the grain of a player's fields (FEED-2).
[[nodiscard]] PrintedSet assumedBehindFields(const Edition& edition, CardSet cards);
/// Behind the stones of a player's quarries (STONE-1).
[[nodiscard]] PrintedSet assumedBehindQuarries(const Edition& edition, CardSet cards);
/// Behind the values and rows of a building (BUILD-8).
[[nodiscard]] PrintedSet assumedBehindPlan(const Edition& edition, Building building);
/// Behind the steps of a market and what they give (MARKET-2 to MARKET-4).
[[nodiscard]] PrintedSet assumedBehindMarket(const Edition& edition, Market market);
/// Behind the points of a Sphinx card; `fact` = what decides about it, as in SphinxResult.
[[nodiscard]] PrintedSet assumedBehindSphinxCard(const Edition& edition, int card, int fact,
                                                 CardSet cards);
/// Behind what the final scoring would still add for a player, as projection() works it out. With
/// no Sphinx cards it tells nothing of hidden ones.
[[nodiscard]] PrintedSet assumedBehindEnding(const Game& game, const State& state, Player player,
                                             SphinxSet sphinx);

} // namespace nilometer::egizia

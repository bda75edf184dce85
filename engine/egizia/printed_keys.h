// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/game.h"
#include "engine/egizia/state.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Which printed values the rules look at, assumed or not, for what printed_behind.h tells.
namespace nilometer::egizia {

/// Keys of Edition::printed or places inside them, such as a single number; one stands for
/// everything below it, too.
using PrintedKeys = std::vector<std::string>;

/// Whether nobody has compared what that place names of an assumed value.
[[nodiscard]] bool isOpen(const PrintedValue& value, std::string_view place);

[[nodiscard]] std::string planKey(Building building); ///< empty for the tombs
[[nodiscard]] std::string marketKey(Market market);
/// What a stone on that space gives. Tombs lie on tiles, which are read off the table.
void addSpace(const Edition& edition, Building building, std::size_t cell, PrintedKeys& keys);
/// What grain costs that is missing to a player on that step.
[[nodiscard]] std::string penaltyKey(std::size_t step);
[[nodiscard]] std::string crewEndKey(Crew crew);
/// How many spaces that row of the pyramid has.
[[nodiscard]] std::string rowKey(std::size_t row);
[[nodiscard]] std::string participationKey(std::size_t step);

/// `cards` = the player's Nile cards.
void addFields(const Edition& edition, CardSet cards, PrintedKeys& keys);
/// The line of the tomb table for a sum, and where it begins and ends (END-2).
void addBand(const Edition& edition, int sum, PrintedKeys& keys);
/// The tomb cards among them.
void addTombs(const Edition& edition, CardSet cards, PrintedKeys& keys);
void addQuarries(const Edition& edition, CardSet cards, PrintedKeys& keys);
/// What decides whether and how much a Sphinx card pays; `fact` as in SphinxResult.
void addSphinxCard(const Edition& edition, const SphinxCard& card, int fact, CardSet cards,
                   PrintedKeys& keys);
/// What stands behind one effect of an entry, as in assumedBehind().
[[nodiscard]] PrintedKeys keysBehind(const Edition& edition, std::span<const Effect> entry,
                                     const Effect& effect, CardSet cards);

} // namespace nilometer::egizia

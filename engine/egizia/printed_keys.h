// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/game.h"
#include "engine/egizia/state.h"

#include <span>
#include <string>
#include <vector>

/// Which printed values the rules look at, assumed or not, for what printed_behind.h tells.
namespace nilometer::egizia {

/// Keys of Edition::printed or places inside them, such as a single number; one stands for
/// everything below it, too.
using PrintedKeys = std::vector<std::string>;

[[nodiscard]] std::string planKey(Building building); ///< empty for the tombs
[[nodiscard]] std::string marketKey(Market market);
/// What grain costs that is missing to a player on that step.
[[nodiscard]] std::string penaltyKey(std::size_t step);
[[nodiscard]] std::string crewEndKey(Crew crew);

/// `cards` = the player's Nile cards.
void addFields(const Edition& edition, CardSet cards, PrintedKeys& keys);
void addTombs(const Edition& edition, CardSet cards, PrintedKeys& keys);
void addQuarries(const Edition& edition, CardSet cards, PrintedKeys& keys);
/// What decides whether and how much a Sphinx card pays; `fact` as in SphinxResult.
void addSphinxCard(const Edition& edition, const SphinxCard& card, int fact, CardSet cards,
                   PrintedKeys& keys);
/// What stands behind one effect of an entry, as in assumedBehind().
[[nodiscard]] PrintedKeys keysBehind(const Edition& edition, std::span<const Effect> entry,
                                     const Effect& effect, CardSet cards);

} // namespace nilometer::egizia

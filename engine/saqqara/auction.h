// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"

/// Phase 1: the market cards are sold (AUCTION-1 to AUCTION-12).
namespace nilometer::saqqara {

/// How many goods the highest bid on that card has; 0 = nobody has bid.
[[nodiscard]] int highestBid(const State& state, Warehouse at);
/// How many goods that player has to add there at least, so that his bid is the highest
/// (AUCTION-4, AUCTION-6).
[[nodiscard]] int leastBid(const State& state, Player player, Warehouse at);
/// Cards that the player has won in this market.
[[nodiscard]] int cardsWon(const State& state, Player player);
/// Whether that card is open to a bid of the player, if he has goods enough: for sale, and not
/// given up by him (AUCTION-7).
[[nodiscard]] bool mayBidOn(const Game& game, const State& state, Player player, Warehouse at);
/// Whether any bid is left to that player, other bids withdrawn if need be (AUCTION-9, AUCTION-10).
[[nodiscard]] bool canBid(const Game& game, const State& state, Player player);

} // namespace nilometer::saqqara

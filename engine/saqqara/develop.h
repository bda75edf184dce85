// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"

/// Phase 3, DEV: what a player may do in his turn.
namespace nilometer::saqqara {

/// One exchange: so many of Convert::pay for so many of Convert::get.
struct Deal {
  int pay = 1;
  int get = 1;
};
/// What the exchange gives, if that player may make it; what forbids it is added to the verdict.
/// How many goods he and the supply have is not looked at.
Deal judgeDeal(const Game& game, const State& state, const Convert& entry, Verdict& verdict);

/// What a theft may be at most (TILE-THIEF).
struct TheftBounds {
  int goods = 0;
  int each = 0; ///< from one victim
  int leastVictims = 1;
  int mostVictims = 0;
};
[[nodiscard]] TheftBounds theftBounds(const Game& game, const State& state, Player thief);
/// Whether that player owns goods and is not safe (TILE-SOLDIERS).
[[nodiscard]] bool canBeRobbed(const Game& game, const State& state, Player thief, Player victim);

/// The price of a player's next level there, less what Progress takes off (WORKER-3,
/// TILE-PROGRESS); nothing if it is missing. `market` as in Advance.
[[nodiscard]] std::optional<Price> priceOf(const Game& game, const State& state, Player player,
                                           Pyramid pyramid, std::optional<Warehouse> market);
/// Whether that player has to name the market that Progress goes by.
[[nodiscard]] bool hasToNameMarket(const Game& game, const State& state, Player player);
/// As far as anybody knows (WORKER-5).
[[nodiscard]] bool hasFreeSpace(const State& state, Pyramid pyramid, int level);
/// Whether the player may put a free worker there (WORKER-6).
[[nodiscard]] bool takesFreeWorker(const State& state, Player player, Pyramid pyramid);

/// NILE-1: land for one space.
inline constexpr int landPerNileSpace = 3;

} // namespace nilometer::saqqara

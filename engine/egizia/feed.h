// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/changes.h"
#include "engine/egizia/printed.h"

/// FEED: what a player has to eat and what may help him.
namespace nilometer::egizia {

/// The player to be fed next in the order fixed at the start of the phase, or noPlayer.
[[nodiscard]] Player nextToFeed(const State& state);

/// Grain with the fields watered by the ring, without help.
[[nodiscard]] int grainNow(const Game& game, const State& state, Player player, Reading read = {});

/// Grain still missing after improvements and CARD-GRAIN4, before stones; 0 if there is enough.
[[nodiscard]] int missingBeforeStones(const Game& game, const State& state, Player player,
                                      const FeedHelp& help);

/// The player's step of the grain market, from 0.
[[nodiscard]] std::size_t penaltyStep(const Edition& edition, const PlayerState& own);
/// Points per missing grain on that step (FEED-3).
[[nodiscard]] int penaltyPerGrain(const Edition& edition, const PlayerState& own,
                                  Reading read = {});

/// What the flood would bring a player as he stands, without help (FEED-4).
struct Flood {
  int grain = 0;   ///< of the watered fields, the start field included (FEED-2)
  int missing = 0; ///< grain short of the strength; 0 if there is enough (FEED-1)
  int points = 0;  ///< that missing grain costs, 0 or more (FEED-3)
  friend bool operator==(const Flood&, const Flood&) = default;
};
[[nodiscard]] Flood floodOf(const Edition& edition, const PlayerState& own, Ring ring,
                            Reading read = {});

/// Why CARD-IMPROVE-FIELD may not be assigned to that field, added to the verdict.
void judgeImprovement(const Game& game, const PlayerState& own, Player player,
                      const FieldRef& field, Verdict& verdict);
/// Assigns the card to the field; does nothing if there is no such field or no room on it.
void improveField(Changes& changes, Player player, const FieldRef& field);

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"
#include "engine/egizia/state.h"

#include <cstdint>

/// Every number that lies on a table, so that it can be asked where it comes from.
namespace nilometer::egizia {

/// In the order in which they are listed: a player's own first, then the whole table's. Nothing
/// here tells of hidden cards more than how many they are.
enum class TrackedNumber : std::uint8_t {
  points,
  ending,     ///< points if the game ended now, without Sphinx cards
  trackPlace, ///< 1 = in front on the score track
  orderTile,
  scarabs,
  stones,
  quarryYield,
  ships, ///< still to be placed this round
  strength,
  crewBlue,
  crewBlack,
  crewYellow,
  crewJoker,
  cards,      ///< Nile cards, start field included
  fieldGrain, ///< of all fields
  floodLeft,  ///< grain of the watered fields, with the water ring there (FEED-2)
  floodMiddle,
  floodRight,
  hungerLeft, ///< points that the missing grain would cost then (FEED-3)
  hungerMiddle,
  hungerRight,
  stoneMarket, ///< step, 1 = top
  grainMarket,
  sphinxHeld,
  sites, ///< building sites on which stones were spent this round (BONUS-1)
  tombSum,
  tombTiles,
  tombPoints, ///< what the sum is worth (END-2)
  ownObelisk, ///< own stones
  ownTombs,
  ownPyramid,
  ownTemple,
  // Of the whole table:
  round,
  ring, ///< Ring
  sphinxDeck,
  openedTombs, ///< tomb tiles turned up
  builtObelisk,
  builtTombs,
  builtPyramid,
  builtTemple
};
inline constexpr int trackedNumberCount = static_cast<int>(TrackedNumber::builtTemple) + 1;

/// Whether it is the whole table's: the same for every player.
[[nodiscard]] constexpr bool isOfTable(TrackedNumber trackedNumber) {
  return trackedNumber >= TrackedNumber::round;
}

/// A tracked number among those that there are one of for each crew, building, market or ring
/// position.
template <class Of>
[[nodiscard]] constexpr TrackedNumber trackedNumberOf(TrackedNumber first, Of which) {
  return static_cast<TrackedNumber>(static_cast<int>(first) + static_cast<int>(which));
}

/// How much it is. `player` may be anybody's where it is the whole table's.
[[nodiscard]] int trackedNumber(const Game& game, const State& state, Player player,
                                TrackedNumber what);

/// The sum of the player's tomb tiles and tomb cards (END-2); tiles nobody has named count 0.
[[nodiscard]] int tombSum(const Edition& edition, const State& state, Player player);

} // namespace nilometer::egizia

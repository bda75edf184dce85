// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/tracked_numbers.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/feed.h"
#include "engine/egizia/fields.h"
#include "engine/egizia/projection.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace nilometer::egizia {

namespace {

/// What the end would bring as everybody can see it; the same after the final scoring.
Projection seenEnd(const Game& game, const State& state, Player player) {
  State unscored = state;
  unscored.player[player].scored = false;
  return projection(game, unscored, player, 0);
}

int placeOnTrack(const State& state, Player player) {
  const auto order = state.track.fromTheFront();
  return static_cast<int>(std::ranges::find(order, player) - order.begin()) + 1;
}

/// Which one of several like `first`.
template <class Of> Of among(TrackedNumber what, TrackedNumber first) {
  return static_cast<Of>(static_cast<int>(what) - static_cast<int>(first));
}

int ofTable(const State& state, TrackedNumber what) {
  switch (what) {
  case TrackedNumber::round: return state.round;
  case TrackedNumber::ring: return static_cast<int>(state.ring);
  case TrackedNumber::sphinxDeck: return state.sphinxDeck;
  case TrackedNumber::openedTombs: return state.openedTombs;
  default: return std::popcount(state.built(among<Building>(what, TrackedNumber::builtObelisk)));
  }
}

} // namespace

int tombSum(const Edition& edition, const State& state, Player player) {
  int sum = sumOfKind(edition, state.player[player].cards, CardKind::tomb);
  for (const int tomb : Bits(state.own(Building::tombs, player))) {
    sum += state.tombValues[static_cast<std::size_t>(tomb)];
  }
  return sum;
}

int trackedNumber(const Game& game, const State& state, Player player, TrackedNumber what) {
  if (isOfTable(what)) return ofTable(state, what);
  const Edition& edition = *game.edition;
  const PlayerState& own = state.player[player];
  switch (what) {
  case TrackedNumber::points: return state.track.points(player);
  case TrackedNumber::ending:
    return own.scored ? state.track.points(player) : seenEnd(game, state, player).total();
  case TrackedNumber::trackPlace: return placeOnTrack(state, player);
  case TrackedNumber::orderTile: return own.orderTile;
  case TrackedNumber::scarabs: return scarabs(state.track.points(player));
  case TrackedNumber::stones: return own.stones;
  case TrackedNumber::quarryYield: return quarryYield(edition, own.cards);
  case TrackedNumber::ships: return edition.shipsPerPlayer - own.shipsPlaced;
  case TrackedNumber::strength: return own.strength();
  case TrackedNumber::cards: return std::popcount(own.cards);
  case TrackedNumber::fieldGrain: {
    const auto grain = grainByColour(edition, own);
    return std::accumulate(grain.begin(), grain.end(), 0);
  }
  case TrackedNumber::floodLeft:
  case TrackedNumber::floodMiddle:
  case TrackedNumber::floodRight:
    return floodOf(edition, own, among<Ring>(what, TrackedNumber::floodLeft)).grain;
  case TrackedNumber::hungerLeft:
  case TrackedNumber::hungerMiddle:
  case TrackedNumber::hungerRight:
    return floodOf(edition, own, among<Ring>(what, TrackedNumber::hungerLeft)).points;
  case TrackedNumber::stoneMarket:
  case TrackedNumber::grainMarket:
    return own.marketStep[among<std::size_t>(what, TrackedNumber::stoneMarket)] + 1;
  case TrackedNumber::sphinxHeld: return own.sphinxHeld;
  case TrackedNumber::sites: return sitesWithStones(state, player);
  case TrackedNumber::tombSum: return tombSum(edition, state, player);
  case TrackedNumber::tombTiles: return state.ownCount(Building::tombs, player);
  case TrackedNumber::tombPoints: return seenEnd(game, state, player).tombs;
  case TrackedNumber::ownObelisk:
  case TrackedNumber::ownTombs:
  case TrackedNumber::ownPyramid:
  case TrackedNumber::ownTemple:
    return state.ownCount(among<Building>(what, TrackedNumber::ownObelisk), player);
  default: return own.crews[among<std::size_t>(what, TrackedNumber::crewBlue)];
  }
}

} // namespace nilometer::egizia

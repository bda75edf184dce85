// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/tallies.h"

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
template <class Of> Of among(Tally what, Tally first) {
  return static_cast<Of>(static_cast<int>(what) - static_cast<int>(first));
}

int ofTable(const State& state, Tally what) {
  switch (what) {
  case Tally::round: return state.round;
  case Tally::ring: return static_cast<int>(state.ring);
  case Tally::sphinxDeck: return state.sphinxDeck;
  case Tally::openedTombs: return state.openedTombs;
  default: return std::popcount(state.built(among<Building>(what, Tally::builtObelisk)));
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

int tally(const Game& game, const State& state, Player player, Tally what) {
  if (isOfTable(what)) return ofTable(state, what);
  const Edition& edition = *game.edition;
  const PlayerState& own = state.player[player];
  switch (what) {
  case Tally::points: return state.track.points(player);
  case Tally::ending:
    return own.scored ? state.track.points(player) : seenEnd(game, state, player).total();
  case Tally::trackPlace: return placeOnTrack(state, player);
  case Tally::orderTile: return own.orderTile;
  case Tally::scarabs: return scarabs(state.track.points(player));
  case Tally::stones: return own.stones;
  case Tally::quarryYield: return quarryYield(edition, own.cards);
  case Tally::ships: return edition.shipsPerPlayer - own.shipsPlaced;
  case Tally::strength: return own.strength();
  case Tally::cards: return std::popcount(own.cards);
  case Tally::fieldGrain: {
    const auto grain = grainByColour(edition, own);
    return std::accumulate(grain.begin(), grain.end(), 0);
  }
  case Tally::floodLeft:
  case Tally::floodMiddle:
  case Tally::floodRight: return floodOf(edition, own, among<Ring>(what, Tally::floodLeft)).grain;
  case Tally::hungerLeft:
  case Tally::hungerMiddle:
  case Tally::hungerRight:
    return floodOf(edition, own, among<Ring>(what, Tally::hungerLeft)).points;
  case Tally::stoneMarket:
  case Tally::grainMarket: return own.marketStep[among<std::size_t>(what, Tally::stoneMarket)] + 1;
  case Tally::sphinxHeld: return own.sphinxHeld;
  case Tally::sites: return sitesWithStones(state, player);
  case Tally::tombSum: return tombSum(edition, state, player);
  case Tally::tombTiles: return state.ownCount(Building::tombs, player);
  case Tally::tombPoints: return seenEnd(game, state, player).tombs;
  case Tally::ownObelisk:
  case Tally::ownTombs:
  case Tally::ownPyramid:
  case Tally::ownTemple: return state.ownCount(among<Building>(what, Tally::ownObelisk), player);
  default: return own.crews[among<std::size_t>(what, Tally::crewBlue)];
  }
}

} // namespace nilometer::egizia

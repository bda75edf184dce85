// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/vocabulary.h"
#include "engine/table/effect.h"

/// What Effect::what and Effect::detail mean in Pyramidion, by EffectKind.
///
/// | kind   | player     | what     | detail             | before → after             |
/// |--------|------------|----------|--------------------|----------------------------|
/// | points | whose      | source   | –                  | points                     |
/// | stock  | whose (1)  | Resource | spot               | resources there            |
/// | piece  | whose      | Troop    | Site               | 1 = lies there             |
/// | marker | whose or – | Marker   | by Marker          | where it was, where it is  |
/// | order  | whose      | –        | –                  | place in the player order  |
/// | card   | whose or – | CardMove | by CardMove        | by CardMove                |
/// | phase  | –          | –        | round              | Phase                      |
/// | note   | by note    | Note     | by note            | by note                    |
///
/// (1) of an own stock
namespace nilometer::pyramidion {

/// Where resources lie, as Effect::detail: the own stock, the supply, then the sites.
inline constexpr std::uint8_t ownSpot = 0;
inline constexpr std::uint8_t supplySpot = 1;
[[nodiscard]] constexpr std::uint8_t siteSpot(Site site) {
  return static_cast<std::uint8_t>(2 + at(site));
}
/// The site of such a spot; none that exists for the two others.
[[nodiscard]] constexpr Site siteAt(std::uint8_t spot) {
  return static_cast<Site>(static_cast<std::uint8_t>(spot - siteSpot(Site::giza)));
}

/// What points came from: a loaded boat by its number from 0, or
inline constexpr std::uint8_t majorityPoints = 254; ///< END-2
inline constexpr std::uint8_t revealedPoints = 253; ///< all boats together

enum class Marker : std::uint8_t {
  sundial,     ///< detail = Site; 1 = lies there
  order,       ///< an order marker: number; 0 = at Giza
  philosopher, ///< detail = number of the card; 1 = lies there
  minimum,     ///< detail = Category; the minimum of the active site, raised
};
enum class CardMove : std::uint8_t {
  dealt,         ///< the hand, before and after; 0 = it is discarded
  played,        ///< detail = CardKind, after = number at the site
  drawn,         ///< the hand
  recruited,     ///< detail = CardKind of the discarded one; the hand
  removed,       ///< detail = number; before = CardKind
  takenBack,     ///< detail = number; the hand
  cleared,       ///< detail = cards that were left at the site
  shuffled,      ///< discards made a new pile; after = cards in it
  boatTurned,    ///< after = place in the row, 0 = reserved
  boatLoaded,    ///< before = place in the row, 0 = reserved; after = boats of the player
  boatGone,      ///< the reserved one, to the discards
  boatsShuffled, ///< discards made a new pile; after = boats in it
  supplyTurned,  ///< the next supply card; after = cards in the pile
  markerTurned,  ///< of the revolt; after = value
};
enum class Note : std::uint8_t {
  passed,       ///< PLAY-3
  passedItself, ///< PLAY-6, TWO-3
  cut,          ///< detail = Resource, before = wanted, after = given (SET-8)
  inFront,      ///< detail = Category, after = sum: alone in front
  nobodyAhead,  ///< detail = Category: a tie or nothing (RESOLVE-3)
  belowMinimum, ///< detail = Category, before = minimum, after = sum
  noTroopLeft,  ///< detail = Troop
  staysThere,   ///< detail = Troop: his own is there already
  failed,       ///< before = strength of the revolt, after = influence (REVOLT-4)
  strength,     ///< after = strength of the revolt (REVOLT-3)
  declined,     ///< high priest, trade, loading
  toldMinima,   ///< detail = Site, before = influence, after = negotiation
  toldCorner,   ///< detail = Site, after = ResourceSet
  toldTurned,   ///< boats, or the supply card, that were turned up without being read
  notReached,   ///< nobody has reached the target (END-3)
  putOff,       ///< minima or corner of detail = Site (RESOLVE-5, LOAD-6); boats, a supply card
  doubtful,     ///< detail = place, before = needed, after = had of the finding of doubts()
};

// How an effect is read, where its kind fills that in.
[[nodiscard]] constexpr Resource resourceOf(const table::Effect& effect) {
  return static_cast<Resource>(effect.what);
}
[[nodiscard]] constexpr CardMove cardMoveOf(const table::Effect& effect) {
  return static_cast<CardMove>(effect.what);
}
[[nodiscard]] constexpr Marker markerOf(const table::Effect& effect) {
  return static_cast<Marker>(effect.what);
}

} // namespace nilometer::pyramidion

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/vocabulary.h"
#include "engine/table/findings.h"

namespace nilometer::pyramidion {

using table::About;
using table::code;
using table::finding;
using table::Refusal;

/// The ways of breaking a rule. In brackets what a finding's place, thing, needed and had mean:
/// site = Site, resource, kind = CardKind, troop = Troop; unlisted = unused.
enum class Fault : std::uint8_t {
  wrongPhase,  ///< [thing = phase it belongs to, or nothing; had = phase now]
  notOnTurn,   ///< [thing = player on turn or nothing]
  notSensible, ///< an entry that says something it cannot mean here
  wrongPlayerCount,
  wrongNumbers,  ///< the numbers drawn are not 1, 2, …
  wrongCount,    ///< boats or revolt markers [needed, had]
  noNeed,        ///< a boat that needs nothing
  pointsMissing, ///< of a boat
  boatElsewhere, ///< the same boat is in two places
  noChoiceThere, ///< [place = site] nobody has to choose there
  notOwner,      ///< [place = site, thing = whose troop it is]
  notThere,      ///< [place = site, thing = resource]
  hasSundial,    ///< [place = site]
  activatedAll,  ///< [needed = sites of a player]
  boatNotDrawn,  ///< the drawn boat is missing, or there is none to draw
  hasPassed,
  notInHand,      ///< [thing = kind]
  tooManyOfKind,  ///< [thing = kind, needed = there are, had = seen]
  cardElsewhere,  ///< [thing = kind] this single card is somewhere else
  ankhNotTold,    ///< [place = site]
  noCategory,     ///< a deity needs one
  mustAct,        ///< [thing = kind] its effect is to be carried out
  targetGone,     ///< [thing = kind, had = number] no card of that number lies there
  wrongTarget,    ///< [thing = kind, had = number] not this card
  noTroopThere,   ///< [place = site, thing = troop]
  troopElsewhere, ///< [place = site] only one of the active site
  supplyLacks,    ///< [thing = resource, needed, had]
  noStatue,       ///< not as a resource of choice
  wrongSwap,      ///< [place = site, needed = of each, had]
  noPower,        ///< [place = site] it does nothing for this card
  markerTaken,    ///< [had = number]
  hasMarker,
  mustPlay,
  noMoreCards,      ///< [needed = at most]
  noRecruiting,     ///< a card was played here, or two play
  notOwnCard,       ///< [had = number]
  notItself,        ///< the high priest
  tooManyBack,      ///< [needed = at most, had]
  tooManyTrades,    ///< [needed = at most, had]
  notOwned,         ///< [thing = resource, needed, had]
  noSuchBoat,       ///< [had = place in the row, or reservedBoat]
  paysTooMuch,      ///< [thing = resource, needed, had]
  troopUsed,        ///< [place = site]
  notInCorner,      ///< [place = site, thing = resource]
  declined,         ///< once, and that was it
  claimsWithout,    ///< a player without boats
  targetNotReached, ///< [needed, had]
  failedTakesPart,  ///< lost the cards in the revolt
  notNeeded,        ///< nothing depends on it
  entryBegun,       ///< and would be lost
  cannotWait,       ///< [place = site or nothing] what comes next depends on it, by the rule
  outOfRange,       ///< [thing = Correctable, needed = nearest bound, had]
};
inline constexpr int faultCount = static_cast<int>(Fault::outOfRange) + 1;

} // namespace nilometer::pyramidion

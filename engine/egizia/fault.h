// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace nilometer::egizia {

/// The ways of breaking a rule. In brackets what a finding's place, thing, needed and had mean:
/// stop = river stop, site, space = building space of a stop, card = CardKind, crew, building,
/// cell = space of a building, field = card name; unlisted = unused.
enum class Fault : std::uint8_t {
  wrongPhase,        ///< [thing = phase it belongs to, had = phase now]
  notOnTurn,         ///< [thing = player on turn or nothing]
  notSensible,       ///< an entry that says something it cannot mean here
  noCrewChoice,      ///< crews were chosen where there is nothing to choose
  noRingMove,        ///< the water ring was moved where it cannot be
  noCardToName,      ///< a card was named where none is taken
  notABuildingSite,  ///< a building space was named on another kind of space
  ofAnotherSite,     ///< something was entered that belongs to another building site
  crewNotNeeded,     ///< drawing without paying a stone took no crew (version 1 of the rules)
  namesTooMany,      ///< more cards were named than are kept
  notBeingFed,       ///< help was entered for a player who is not fed by this entry
  cardNotOwned,      ///< [thing = card]
  cardUsedThisRound, ///< [thing = card]
  cardNotNow,        ///< [thing = card] its moment is not now
  // LAY
  cardNotInDeck, ///< [place = stop if there is one, thing = card name] this deck has no such card,
                 ///< or no more of it
  // SAIL
  spaceOccupied,        ///< [place = stop]
  notDownstream,        ///< [place = stop, needed = stop of the last ship]
  noCardThere,          ///< [place = stop]
  cardUnnamed,          ///< [place = stop] say which card it is
  cardIsAnother,        ///< [place = stop, thing = card name lying there]
  notAtLastSpace,       ///< [place = stop, thing = card] this card may not be used on this space
  notOnRoundSpace,      ///< [place = stop, thing = card] this card works on round spaces only
  alreadyAtSite,        ///< [place = stop]
  buildingSpaceTaken,   ///< [place = stop, needed = space]
  buildingSpaceClosed,  ///< [place = stop, needed = space, had = spaces of the site]
  buildingSpaceMissing, ///< [place = stop] say which building space
  reserveTooEarly,      ///< [place = stop] a building space is still free
  mustSail,             ///< may not pass while there is a legal space
  hasPassed,            ///< is out of this phase
  noShipLeft,           ///< [needed = ships]
  noShipJustPlaced,     ///< CARD-SECOND-SHIP follows a ship just placed
  tooFewAdvances,       ///< [needed = possible advances, had = real advances chosen]
  tooManyCrews,         ///< [needed = at most, had]
  ringTooFar,           ///< [needed = moves allowed, had = moves entered]
  // FEED
  moreThanMissing, ///< [needed = grain missing, had = stones offered]
  notEnoughStones, ///< [needed, had]
  notAField,       ///< [thing = card name or nothing] no such field of his
  alreadyGreen,    ///< [thing = card name or nothing] option improveTarget
  noGreener,       ///< [thing = card name or nothing] already improved twice
  // BUILD
  noShipAtSite, ///< [place = site]
  shipIsDone,   ///< [place = site]
  notEntitled,  ///< [place = site] reserve ship, no building space was freed
  wentHome,     ///< [place = site] the same, and its turn is over
  noCrew,       ///< needs a normal crew
  jokerAlone,
  tooManyCrewsUsed, ///< [needed = at most, had]
  crewTurned,       ///< [thing = crew]
  tooWeak,          ///< [needed = sum of values, had = strength]
  nothingBuilt,
  wrongSite,        ///< [place = site, thing = building]
  cellTaken,        ///< [place = cell, thing = building]
  lowerFirst,       ///< [place = cell, thing = building, needed = a cell that must come first]
  tombNotOpen,      ///< [place = cell]
  tombUnnamed,      ///< [place = cell] say its value
  noSuchTombTile,   ///< [place = cell, had = value] no tile of that value is left
  tooManyOpened,    ///< [needed = tiles turned up, had = values given]
  marketMissing,    ///< say which marker goes down
  drawsTooMany,     ///< [needed = limit, had]
  deckTooSmall,     ///< [needed = cards drawn, had = cards in the deck]
  unpaidTooMany,    ///< [needed = at most, had]
  needsPaidCard,    ///< option moreSphinxNeedsStone
  keepsTooMany,     ///< [needed = at most, had]
  sphinxCardTaken,  ///< [thing = Sphinx card] shown by somebody else or not in the game
  sphinxNamesClash, ///< a card was named for the player's own eyes that somebody else has shown
  // cards
  crewAtEnd,    ///< [thing = crew]
  siteBegun,    ///< no site with his ship that is not begun yet
  notInReserve, ///< [place = site]
  sellsTooFew,
  sellsTooMany, ///< [needed = at most, had]
  // FINAL
  mayNotSell,       ///< stone market not low enough
  sphinxCountWrong, ///< [needed = cards held, had = cards named]
  // naming
  alreadyNamed,  ///< [place = stop]
  nothingToName, ///< [place = stop or cell]
  outOfRange,    ///< [needed = bound, had = value] correction beyond the printed track
};
inline constexpr int faultCount = static_cast<int>(Fault::outOfRange) + 1;

} // namespace nilometer::egizia

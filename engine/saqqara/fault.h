// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace nilometer::saqqara {

/// The ways of breaking a rule. In brackets what a finding's place, thing, needed and had mean:
/// at = Warehouse, field = Field, good, kind = CardKind, pyramid, level; unlisted = unused.
enum class Fault : std::uint8_t {
  wrongPhase,      ///< [thing = phase it belongs to, or nothing; had = phase now]
  notOnTurn,       ///< [thing = player on turn or nothing]
  notSensible,     ///< an entry that says something it cannot mean here
  nothingGiven,    ///< no goods were named
  notOwned,        ///< [thing = a good that is short, needed, had]
  supplyShort,     ///< [thing = good, needed, had]
  landNotOfChoice, ///< land was named where a good of choice is not land
  // set-up
  wrongPlayerCount,  ///< [had]
  wrongPyramidCount, ///< [needed, had]
  onlyOneOfTwo, ///< soldiers without thief or the other way round [thing = the one that is missing]
  // market
  cardGood,       ///< [place = at] a market card is about fish, linen or wood
  cardNotForSale, ///< [place = at]
  bidTooSmall,    ///< [place = at, needed = least number of goods, had]
  otherBidLives,  ///< [place = at of the other bid]
  gaveUpCard,     ///< [place = at]
  noBidThere,     ///< [place = at]
  bidIsHighest,   ///< [place = at]
  hasPassed,
  twoCards,
  // production
  goodNotThere,  ///< [thing = good] the supply has none, or it is not the good of the power
  numberTooHigh, ///< [place = at, had]
  noTwo,         ///< round 1 needs a threshold of 2
  alreadyRevealed,
  noSuchInfluence, ///< [place = at, had]
  notAsked,        ///< [place = at] nothing is to be decided there
  takesTooMany,    ///< [place = at, needed = at most, had]
  takesTooFew,     ///< [place = at, needed = at least, had]
  takesLand,       ///< [place = at]
  // development
  noPower,         ///< [thing = pyramid, needed = least level, had = level]
  noCurrentMarket, ///< [thing = pyramid] there is none in this round
  wrongPay,        ///< [thing = good to be paid, or nothing]
  wrongGain,       ///< [thing = good to be got, or nothing]
  cardNotOwned,    ///< [place = at]
  notOnCard,       ///< [place = at] the market card exchanges something else
  cardBackwards,   ///< [place = at]
  stoleAlready,
  victimSafe,  ///< [thing = victim]
  victimLacks, ///< [thing = victim, needed, had]
  robsHimself,
  lootTooMany,      ///< [needed = at most, had]
  lootTooManyOfOne, ///< [thing = victim, needed = at most, had]
  tooManyVictims,   ///< [needed = at most, had]
  tooFewVictims,    ///< [needed = at least, had]
  pyramidNotInPlay, ///< [thing = pyramid]
  atTop,            ///< [thing = pyramid]
  noWorkerLeft,
  levelTaken,      ///< [thing = pyramid; none = of all] has had his level of the round
  noSpace,         ///< [thing = pyramid, needed = level, had = spaces]
  priceDiffers,    ///< [thing = pyramid, needed = goods of any kind, had]
  marketNotNamed,  ///< say which market the discount goes by
  workerThere,     ///< [thing = pyramid]
  freeWorkerFirst, ///< the free worker has to be answered first
  noFreeWorker,    ///< none is due
  oneNileSpace,    ///< [needed = at most, had]
  nileEnds,        ///< [needed = last space, had]
  cannotWait,      ///< what comes next depends on it
  outOfRange,      ///< [thing = Correctable, needed = nearest bound, had]
};
inline constexpr int faultCount = static_cast<int>(Fault::outOfRange) + 1;

} // namespace nilometer::saqqara

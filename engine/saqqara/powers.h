// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"

/// What a worker's level gives (TILE). Only the line of the own level holds; level 1 has none, and
/// levels 4 and 5 are alike unless a rule says otherwise.
namespace nilometer::saqqara {

/// The level from which a pyramid gives anything.
inline constexpr int firstPower = 2;
/// From here on a power is no longer bound to the current market.
inline constexpr int freeChoice = 4;

/// TILE-AGRICULTURE: goods a round.
[[nodiscard]] constexpr int cropsAt(int level) {
  return level < firstPower ? 0 : level == firstPower ? 1 : 2;
}
/// TILE-COURT: influence a round.
[[nodiscard]] constexpr int courtInfluenceAt(int level) {
  return level < firstPower ? 0 : level == firstPower ? 1 : 2;
}
/// TILE-THIEF: influence a round, at any warehouse.
[[nodiscard]] constexpr int thiefInfluenceAt(int level) {
  return level == topLevel ? 2 : 0;
}
/// TILE-INTRIGUE: cards discarded first, and drawn then.
[[nodiscard]] constexpr int intrigueDiscardsAt(int level) {
  return level == 2 || level == 3 ? 1 : 0;
}
[[nodiscard]] constexpr int intrigueDrawsAt(int level) {
  return level < firstPower ? 0 : level == firstPower ? 1 : 2;
}
/// TILE-GOVERNMENT: gold for one reached threshold. The lowest that pays is 9, 8, then 7, and it
/// pays 1.
[[nodiscard]] constexpr int governmentPay(int level, int threshold) {
  if (level < firstPower) return 0;
  const int lowest = level == 2 ? 9 : level == 3 ? 8 : 7;
  return threshold < lowest ? 0 : threshold - lowest + 1;
}
/// TILE-RELIGION: influence from 1 up to this claims a warehouse with no yield.
[[nodiscard]] constexpr int religionRangeAt(int level) {
  return level < firstPower ? 0 : level == 2 ? 4 : level == 3 ? 6 : highestNumber;
}
/// TILE-SOLDIERS: gold a turn.
[[nodiscard]] constexpr int soldiersGoldAt(int level) {
  return level <= firstPower ? 0 : level - firstPower;
}
/// TILE-SOLDIERS: nobody steals from him.
[[nodiscard]] constexpr bool isSafe(const RuleOptions& options, int level) {
  return level >= (options.soldiersLevel1 ? 1 : firstPower);
}
/// TILE-TRADE: goods for one.
[[nodiscard]] constexpr int tradePriceAt(int level) {
  return level <= firstPower ? 3 : 2;
}
/// TILE-IRRIGATION: goods for one land.
[[nodiscard]] constexpr int irrigationYieldAt(int level) {
  return level <= firstPower ? 3 : 4;
}
/// TILE-PROGRESS: goods of the current market that a price is less by; all of them from level 4 on.
inline constexpr int wholePart = 1000;
[[nodiscard]] constexpr int discountAt(int level) {
  return level < firstPower ? 0 : level >= freeChoice ? wholePart : level - 1;
}

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"

#include <QString>

#include <cstdint>
#include <string_view>

namespace nilometer::ui {

/// Printed values that the explanations of rules name; their numbers come from the edition.
enum class Printed : std::uint8_t {
  none,
  crewStart,
  crewEnd,
  ships,
  startQuarry,
  startField,
  nileCards,
  sphinxCards,
  tombTiles,
  tombSpaces,
  openTombs,
  siteSpaces,
  siteSpacesFew,
  crewsThebae,
  crewsSelinon,
  crewsBeniHasan,
  alyiStones,
  stoneTrackEnd,
  worstPenalty,
  bestPenalty,
  twiceWorstPenalty,
  grainCard,
  drawLimit,
  lastStones,
  twiceLastStones,
  lastPoints,
  twiceLastPoints,
  saleSteps,
  stonesPerPoint
};

/// The value in words; "–" where the edition has none.
[[nodiscard]] QString factText(Printed fact, const egizia::Edition& edition);
/// Its key in the edition; empty for what is counted and not printed.
[[nodiscard]] std::string_view factKey(Printed fact);

} // namespace nilometer::ui

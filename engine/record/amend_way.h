// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edit_preview.h"

/// What can become of an entry after a change of the past, while it is being found out.
namespace nilometer::record {

// What a way costs; an entry that is lost counts most. Two entries that were mixed up explain each
// other better than a rule that was broken.
inline constexpr int asPlayedCost = 1;
inline constexpr int swappedCost = 1;
inline constexpr int anywayCost = 2;
inline constexpr int missingCost = 3;
inline constexpr int mendedCost = 3;
inline constexpr int leftOutCost = 6;

/// One way to go on with an entry that does not hold.
template <table::Rules G> struct Way {
  Resolution resolution = Resolution::leftOut;
  std::vector<RecordedEntry<G>> before = {};
  std::optional<RecordedEntry<G>> entry = {}; ///< that then stands there
  typename G::State state = {};               ///< afterwards
  int cost = leftOutCost;
  bool nothing = false; ///< it does nothing (RepairRules::doesNothing), unlike what was entered
};

} // namespace nilometer::record

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"

#include <span>
#include <vector>

namespace nilometer::egizia {

/// The printed values behind a movement of a score marker, or behind a source of the final scoring
/// that gave nothing: values that no text states, so that the points are as sure as they are.
/// Indices into Edition::printed of assumed values only, ascending. What the scribe reads off the
/// real table (a tomb tile, the step of a marker) rests on no printed value.
///
/// `entry` = all effects of the entry, `effect` = one of them; `cards` = the player's Nile cards,
/// or all where they are not known.
[[nodiscard]] std::vector<std::size_t> assumedBehind(const Edition& edition,
                                                     std::span<const Effect> entry,
                                                     const Effect& effect, CardSet cards);

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game.h"

#include <span>
#include <string>
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

/// The same as places of the edition file (docs/edition.md), as narrow as the effect allows: the
/// value of one row ("obelisk.rows[2].value"), or a whole value where more than a number of it
/// decides. Only those that nobody has compared yet, the most telling first, each once.
[[nodiscard]] std::vector<std::string> openPlacesBehind(const Edition& edition,
                                                        std::span<const Effect> entry,
                                                        const Effect& effect, CardSet cards);

/// Everything of that kind in an entry: first what stands behind its points, then what mattered
/// without any: the end of a strength track, the last step of the stone market, what the stones of
/// the pyramid rest on. `after` = the table after the entry.
[[nodiscard]] std::vector<std::string> openPlacesIn(const Edition& edition,
                                                    std::span<const Effect> entry,
                                                    const State& after);

} // namespace nilometer::egizia

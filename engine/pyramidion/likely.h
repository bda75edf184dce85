// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/likely.h"

#include <array>

namespace nilometer::pyramidion {

inline constexpr int mostMinimum = 15;
inline constexpr int mostStrength = 12;

/// The only list of them, for entries and the command line alike.
inline constexpr auto likelyNumbers = std::to_array<table::LikelyAt>({
    {"supply.*", {5, 60}},
    {"sites.*.minima.*", {0, mostMinimum}},
    {"cards[#].values.*", {0, 9}},
    {"boats[#].need.*", {0, 6}},
    {"boats[#].points", {1, 9}},
    {"supplyCards[#].*.*", {0, 9}},
    {"revoltMarkers[#].value", {1, mostStrength}},
    {"revoltMarkers[#].resources.*", {0, 3}},
});

} // namespace nilometer::pyramidion

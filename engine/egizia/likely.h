// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/likely.h"

#include <array>

namespace nilometer::egizia {

/// The only list of them, for entries and the command line alike. What makes no sense at all is
/// for validate().
inline constexpr auto likelyNumbers = std::to_array<table::LikelyAt>({
    {"players.startingStones[#]", {0, 12}},
    {"players.startQuarry", {0, 9}},
    {"players.startField", {0, 12}},
    {"players.stoneTrackEnd", {12, 60}},
    {"river.alyiStones", {0, 9}},
    {"sites.participation[#]", {0, 15}},
    {"obelisk.rows[#].value", {1, 15}},
    {"pyramid.rows[#].value", {1, 15}},
    {"temple.spaces.*[#]", {1, 15}},
    {"tombs.tiles", {4, 40}},
    {"tombs.tileValues[#].value", {1, 15}},
    {"stoneMarket.lastStepStones", {0, 12}},
    {"grainMarket.penalties[#]", {0, 9}},
    {"grainMarket.lastStepPoints", {0, 12}},
    {"nileCards.*.amount", {1, 15}},
    {"nileCards.*.bonus.amount", {1, 12}},
    {"sphinxCards.*.points", {0, 20}},
    {"sphinxCards.*.points[#]", {0, 20}},
});

} // namespace nilometer::egizia

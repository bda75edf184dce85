// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace nilometer::table {

/// Seat of a player at the table: 0 is the first player of the record's header.
/// It never changes during a game; who plays first is told by order tiles.
using Player = std::uint8_t;

inline constexpr int maxPlayers = 4;
inline constexpr Player noPlayer = 255;

} // namespace nilometer::table

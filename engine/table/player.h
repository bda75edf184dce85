// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace nilometer::table {

/// Seat of a player at the table: 0 is the first player of the record's header.
/// It never changes during a game; who plays first is told by the game.
using Player = std::uint8_t;

/// As many as any game of the shelf has seats: the size of arrays by player. How many may play is
/// a rule of each game (SeatRange in rules.h).
inline constexpr int maxSeats = 5;
inline constexpr Player noPlayer = 255;

} // namespace nilometer::table

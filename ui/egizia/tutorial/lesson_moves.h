// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/entry.h"

/// Who sits at the tables of the lessons, in the order of their seats, and their usual moves.
namespace nilometer::ui {

inline constexpr table::Player anna = 0;
inline constexpr table::Player ben = 1;
inline constexpr table::Player cem = 2;
// The same three where Anna shall be the last.
inline constexpr table::Player firstBen = 0;
inline constexpr table::Player secondCem = 1;
inline constexpr table::Player lastAnna = 2;

inline constexpr egizia::CrewSet blue = egizia::crewBit(egizia::Crew::blue);
inline constexpr egizia::CrewSet blueAndJoker = blue | egizia::crewBit(egizia::Crew::joker);

[[nodiscard]] constexpr egizia::PlaceShip shipTo(table::Player who, int stop,
                                                 std::uint8_t space = egizia::noSpace) {
  egizia::PlaceShip ship;
  ship.player = who;
  ship.stop = static_cast<std::uint8_t>(stop);
  ship.space = space;
  return ship;
}

} // namespace nilometer::ui

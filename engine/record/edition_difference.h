// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

/// Values that two copies of a game print differently.
namespace nilometer::record {

enum class Difference : std::uint8_t {
  changed, ///< both have it, with other values
  added,   ///< only the second has it
  removed, ///< only the first has it
  moved,   ///< something in a row; before and after are its places, from 1
};

/// A value, row, step, card or place that differs. `key` names it as the edition file does, inside
/// a value with its member or its place from 0: "obelisk.rows[3]", "players.crewStart.blue".
struct EditionDifference {
  Difference kind = Difference::changed;
  std::string key;
  std::string before; ///< compact JSON; empty if it is not there. Of a card: its values
  std::string after;
};

} // namespace nilometer::record

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"

#include <cstdint>
#include <string>
#include <vector>

/// What is printed differently on two copies of the game.
namespace nilometer::egizia {

enum class Difference : std::uint8_t {
  changed, ///< both have it, with other values
  added,   ///< only the second has it
  removed, ///< only the first has it
  moved,   ///< a stop of the river; before and after are its places, from 1
};

/// A value, row, step, card or stop that differs. `key` names it as the edition file does,
/// inside a value with its member or its place from 0: "obelisk.rows[3]", "players.crewStart.blue".
struct EditionDifference {
  Difference kind = Difference::changed;
  std::string key;
  std::string before; ///< compact JSON; empty if it is not there. Of a card: its values
  std::string after;
};

/// Everything printed that differs, facts about the box included, in the order of the file; how
/// sure the values are and what the editions are called does not count. Cards in another order are
/// a change of "nileCards" or "sphinxCards" with the ids as values. Without a difference outside
/// "box" the checksums agree and every game is the same with both.
[[nodiscard]] std::vector<EditionDifference> compareEditions(const Edition& before,
                                                             const Edition& after);

} // namespace nilometer::egizia

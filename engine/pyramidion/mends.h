// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game_rules.h"

#include <vector>

namespace nilometer::pyramidion {

/// Other ways to make that entry on that table, the closest one first: without what a site or a
/// special is no longer able to do, with another resource, or paid in another way.
void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions);
/// What ends the turn in which the game stands without anybody deciding anything (PLAY-7). What
/// only the table can tell (cards, numbers) is never proposed.
void listMissing(const Game& game, const State& state, std::vector<Entry>& missing);
/// Whether whoever passed or declined had more to do there later in the same phase.
[[nodiscard]] bool rulesOut(const Entry& missing, const Entry& later);

} // namespace nilometer::pyramidion

/// The player order follows from the markers: no other entry shifts it.
template <>
struct nilometer::table::Mends<nilometer::pyramidion::Rules>
    : nilometer::table::MendsBeside<nilometer::pyramidion::Rules> {};

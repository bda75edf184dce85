// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game_rules.h"

#include <vector>

namespace nilometer::saqqara {

/// Other ways to make that entry on that table, the closest one first; none of them does more than
/// was entered: with the goods that are there, so many times as there are goods for.
void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions);
/// What ends the turn in which the game stands without anybody deciding anything. What only the
/// table can tell (cards, numbers) is never proposed.
void listMissing(const Game& game, const State& state, std::vector<Entry>& missing);
/// Whether whoever passed or was done so had more to do there later in the same phase.
[[nodiscard]] bool rulesOut(const Entry& missing, const Entry& later);
/// Nothing is paid, taken or used.
[[nodiscard]] bool doesNothing(const Entry& entry);

} // namespace nilometer::saqqara

/// Goods are alike: nothing that one entry takes is what another one needs. Who starts follows from
/// the round alone: no change of the past shifts it.
template <>
struct nilometer::table::RepairRules<nilometer::saqqara::Rules>
    : RepairRulesFromFreeFunctions<saqqara::Rules> {};

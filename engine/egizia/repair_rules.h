// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/game_rules.h"

#include <span>
#include <vector>

namespace nilometer::egizia {

/// Other ways to make that entry on that table, those closest to it first; none of them does more
/// than was entered. Legal ones, but for a ship without the card that it was placed with.
void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions);
/// That entry if it was mixed up with one of the changes before it: a card, a space, a name, the
/// value of a tomb tile or what was built goes to whoever gave up its place for it. Fewer rules
/// forbid it so.
void listSwapped(const Game& game, const State& state, const Entry& entry,
                 std::span<const table::Change<Entry>> changes, std::vector<Entry>& swapped);
/// What ends the turn or phase in which the game stands without anybody deciding anything.
void listMissing(const Game& game, const State& state, std::vector<Entry>& missing);
/// Whether whoever passed or declined so had more to do there later in the same phase.
[[nodiscard]] bool rulesOut(const Entry& missing, const Entry& later);
/// Nothing is built, taken or scored.
[[nodiscard]] bool doesNothing(const Entry& entry);
/// The order of play put right, if it was another one.
void listAsPlayed(const State& state, const State& then, std::vector<Entry>& corrections);

} // namespace nilometer::egizia

template <>
struct nilometer::table::RepairRules<nilometer::egizia::Rules>
    : RepairRulesFromFreeFunctions<egizia::Rules> {
  static void swapped(const Setup& game, const State& state, const Entry& entry,
                      std::span<const Change<Entry>> changes, Entries& out) {
    egizia::listSwapped(game, state, entry, changes, out);
  }
  static void asPlayed(const Setup& /*game*/, const State& state, const State& then, Entries& out) {
    egizia::listAsPlayed(state, then, out);
  }
};

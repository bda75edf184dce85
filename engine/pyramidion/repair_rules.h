// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game_rules.h"

#include <span>
#include <vector>

namespace nilometer::pyramidion {

/// Other ways to make that entry on that table, the closest one first: with another card of the
/// kind, another target, site, boat, marker, troop or resource that is still there, or without what
/// cannot be done any more. No number is said that was not entered.
void listVersions(const Game& game, const State& state, const Entry& entry,
                  std::vector<Entry>& versions);
/// That entry if it was mixed up with one of the changes before it: the site, the card with what it
/// does, or the order marker goes to whoever gave up its own for it. What a negotiator troop takes
/// goes to whoever it belongs to now.
void listSwapped(const Game& game, const State& state, const Entry& entry,
                 std::span<const table::Change<Entry>> changes, std::vector<Entry>& swapped);
/// What ends the turn in which the game stands: nobody does anything more than he has to (PLAY-7).
/// What only the table can tell (cards, boats, markers, sums) is not proposed: nothing was turned
/// up and nobody has played, against the rules if need be.
void listMissing(const Game& game, const State& state, std::vector<Entry>& missing);
/// Whether whoever passed or declined had more to do there later in the same phase.
[[nodiscard]] bool rulesOut(const Entry& missing, const Entry& later);
/// Nothing happens but that a card is played, or a whole phase without anything.
[[nodiscard]] bool doesNothing(const Entry& entry);

/// The boat that was loaded, wherever it lies in the row by now, or goneBoat. If it was read as
/// another one meanwhile, that of its place.
void followBoat(const State& state, const State& then, Load& entry);

} // namespace nilometer::pyramidion

/// The player order follows from the markers: there is no entry that would put it back.
template <>
struct nilometer::table::RepairRules<nilometer::pyramidion::Rules>
    : RepairRulesFromFreeFunctions<pyramidion::Rules> {
  static void swapped(const Setup& game, const State& state, const Entry& entry,
                      std::span<const Change<Entry>> changes, Entries& out) {
    pyramidion::listSwapped(game, state, entry, changes, out);
  }
  static void meanTheSame(const pyramidion::State& state, const auto& then,
                          pyramidion::Entry& entry) {
    if (auto* load = std::get_if<pyramidion::Load>(&entry)) followBoat(state, then(), *load);
  }
};

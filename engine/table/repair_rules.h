// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <span>
#include <vector>

namespace nilometer::table {

/// An entry that was changed.
template <class Entry> struct Change {
  Entry was;
  Entry is;
};

/// How a game helps to put a record right after an earlier entry was changed: each has its own
/// beside its rules, most of it out of RepairRulesFromFreeFunctions. They only propose; what they
/// propose is judged.
template <class G> struct RepairRules;

/// `Repair` = the RepairRules of G. `then` is the table on which an entry was made.
template <class Repair, class G>
concept RepairRulesOf = requires(const typename G::Setup& setup, const typename G::State& state,
                                 const typename G::State& then, const typename G::State& (*made)(),
                                 const typename G::Entry& entry, const typename G::Entry& later,
                                 typename G::Entry& meant,
                                 std::span<const Change<typename G::Entry>> changes,
                                 std::vector<typename G::Entry>& out) {
  /// In a game that knows things by where they lie the entry says where that thing lies now, or
  /// something that cannot be if it is gone.
  {Repair::meanTheSame(state, made, meant)};
  /// Other ways to make the entry on that table, those closest to it first.
  {Repair::versions(setup, state, entry, out)};
  /// The entry as it is if it was mixed up with one that was changed before it: it needs what that
  /// one takes now, and gets what that one has set free. Nothing where that explains nothing.
  {Repair::swapped(setup, state, entry, changes, out)};
  /// What may have to be entered before that entry, by whoever does nothing with it: a pass, a
  /// phase without decisions. The game has not come to the entry's phase yet, or is in it.
  {Repair::missing(setup, state, out)};
  /// Whether such a missing entry cannot have been made, because `later` was made after it in the
  /// same phase: whoever has passed places no more ships.
  { Repair::rulesOut(entry, later) } -> std::same_as<bool>;
  /// Whether the entry says that its player does nothing there: proposed last.
  { Repair::doesNothing(entry) } -> std::same_as<bool>;
  /// What makes the table again what it was as it was played, in a respect that a change of the
  /// past shifts without being about it: in which order the players act. Entered one after another;
  /// nothing where there is no difference.
  {Repair::asPlayed(setup, state, then, out)};
};

} // namespace nilometer::table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nilometer::table {

/// An entry that was changed.
template <class Entry> struct Change {
  Entry was;
  Entry is;
};

/// How a game helps to put a record right after an earlier entry was changed: each has its own
/// beside its rules, with these static members. They only propose; what they propose is judged.
///
/// ```
/// // If it knows things by where they lie: the entry says where that thing lies now, or something
/// // that cannot be if it is gone. `then()` is the table on which it was made.
/// static void meanTheSame(state, then, entry);
/// // Other ways to make the entry on that table, those closest to it first.
/// static void versions(setup, state, entry, std::vector<Entry>& out);
/// // The entry as it is if it was mixed up with one that was changed before it: it needs what that
/// // one takes now, and gets what that one has set free. Nothing where that explains nothing.
/// static void swapped(setup, state, entry, std::span<const Change<Entry>> changes,
///                     std::vector<Entry>& out);
/// // What may have to be entered before that entry, by whoever does nothing with it: a pass,
/// // a phase without decisions. The game has not come to the entry's phase yet, or is in it.
/// static void missing(setup, state, std::vector<Entry>& out);
/// // Whether such a missing entry cannot have been made, because `later` was made after it in the
/// // same phase: whoever has passed places no more ships.
/// static bool rulesOut(missing, later);
/// // Whether the entry says that its player does nothing there: proposed last.
/// static bool doesNothing(entry);
/// // What makes the table again what it was as it was played, in a respect that a change of the
/// // past shifts without being about it: in which order the players act. `then` is the table on
/// // which an entry was made. Entered one after another; nothing where there is no difference.
/// static void asPlayed(setup, state, then, std::vector<Entry>& out);
/// ```
template <class G> struct RepairRules;

} // namespace nilometer::table

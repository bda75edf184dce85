// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/rules.h"

#include <cstdint>

/// Complete games that are played by chance: for simulations and tests of any game.
namespace nilometer::table {

/// How a game lists what may be done now: each has its own beside its rules, with these members.
///
/// ```
/// struct List;                                  // `entries`: complete, legal entries, `onTurn`
/// static void list(setup, state, List&);        // reuses its memory
/// class RandomGame;                             // a table whose players toss a coin
///   RandomGame(setup, seed);                    // the same games on every machine
///   std::optional<Entry> next(state, List&);    // lists, then picks; nothing when the game is
///   over
/// ```
template <class G> struct Offers;

/// Plays one game after another, and keeps what memory that takes.
template <Rules G> class RandomPlay {
public:
  /// Far more than any game has.
  static constexpr int maxEntries = 10'000;

  /// Plays the game of that seed; everything is listed before every entry. `entered(entry)` is told
  /// of each. False if the rules refuse what they offered, or never come to an end.
  template <class Entered>
  bool play(const typename G::Setup& setup, std::uint64_t seed, Entered entered) {
    m_state = G::setUp(setup);
    typename Offers<G>::RandomGame table(setup, seed);
    for (int count = 0; count < maxEntries; ++count) {
      const auto entry = table.next(m_state, m_list);
      if (!entry) return G::clock(m_state).over;
      m_effects.clear();
      if (!enter<G>(setup, m_state, *entry, false, m_effects).accepted) return false;
      entered(*entry);
    }
    return false;
  }
  [[nodiscard]] const typename G::State& state() const { return m_state; }
  /// What was listed before the last entry; at the end of a game nothing may be left to do.
  [[nodiscard]] const typename Offers<G>::List& list() const { return m_list; }

private:
  typename G::State m_state;
  typename Offers<G>::List m_list;
  Effects m_effects;
};

} // namespace nilometer::table

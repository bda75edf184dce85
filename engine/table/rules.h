// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"
#include "engine/table/player.h"
#include "engine/table/verdict.h"

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

/// What the kernel asks of a game: plain values and functions, put together while compiling.
namespace nilometer::table {

/// How many play a game, the limits included.
struct SeatRange {
  int least = 2;
  int most = maxSeats;
};

/// Where a game stands, in its own numbering.
struct GameClock {
  int round = 0;
  int phase = 0;
  bool over = false;  ///< nothing but corrections can follow
  int phaseVisit = 0; ///< how often the round has come back to an earlier phase
};

/// Stable words, each standing for its index.
using Names = std::span<const std::string_view>;

/// Set of the game's own invariants: what would not be possible on any table; 0 = all is.
using Impossible = std::uint32_t;

/// What an entry led to.
struct Outcome {
  Verdict verdict;
  Impossible impossible = 0;
  bool accepted = false; ///< state and effects changed

  /// The entry can be made although it is illegal.
  [[nodiscard]] bool canInsist() const { return impossible == 0 && !verdict.missing(); }
};

/// A game: `Setup` is what does not change while it is played, `State` the table, `Entry` what the
/// scribe enters. An entry is worth judging if `unsuitable` has no findings.
template <class G>
concept Rules = requires(const typename G::Setup& setup, const typename G::State& state,
                         typename G::State& changing, const typename G::Entry& entry,
                         const Verdict& verdict, Effects& effects, bool explained) {
  { G::id } -> std::convertible_to<std::string_view>; ///< stands in files
  { G::version } -> std::convertible_to<int>;         ///< of the rules; records keep theirs
  { G::seats } -> std::convertible_to<SeatRange>;
  { G::setUp(setup) } -> std::same_as<typename G::State>;
  { G::unsuitable(setup, entry, explained) } -> std::same_as<Verdict>;
  { G::judge(setup, state, entry) } -> std::same_as<Verdict>;
  {G::apply(setup, changing, entry, effects)};
  /// Invariants that an entry with these findings cannot keep, whatever the table says.
  { G::impossibleBy(verdict) } -> std::same_as<Impossible>;
  { G::impossible(setup, state) } -> std::same_as<Impossible>;
  { G::clock(state) } -> std::same_as<GameClock>;
  { G::points(state, Player{}) } -> std::convertible_to<int>;
  { G::ranking(setup, state) } -> std::same_as<std::vector<Player>>; ///< best first
  /// Whether two players who are neighbours in the ranking share their place.
  { G::shareAPlace(state, Player{}, Player{}) } -> std::same_as<bool>;
  /// At which place (from 1) a seat of so many plays first, as the entry says it; 0: it does not.
  { G::startPlace(entry, std::size_t{}, std::size_t{}) } -> std::same_as<int>;
  /// What the game's own numbers are called in files, in their order: its phases, its invariants
  /// (Impossible) and its sets of rules.
  { G::phaseNames } -> std::convertible_to<Names>;
  { G::impossibleNames } -> std::convertible_to<Names>;
  { G::profileNames } -> std::convertible_to<Names>;
  { G::optionsOf(G::usualProfile) } -> std::same_as<typename G::Options>; ///< of a set of rules
};

/// Judges and, if legal or entered anyway, applies. An entry that would leave no possible table
/// is never accepted, nor one that needs a printed value which is missing: state and effects stay
/// as they were.
template <Rules G>
Outcome enter(const typename G::Setup& setup, typename G::State& state,
              const typename G::Entry& entry, bool anyway, Effects& effects) {
  Outcome outcome{.verdict = G::judge(setup, state, entry)};
  if (outcome.verdict.legal()) {
    G::apply(setup, state, entry, effects);
    assert(G::impossible(setup, state) == 0);
    outcome.accepted = true;
    return outcome;
  }
  outcome.impossible = G::impossibleBy(outcome.verdict);
  if (!outcome.canInsist()) return outcome;
  // Tried on a copy, so that a refused entry leaves no trace.
  typename G::State tried = state;
  const std::size_t effectsBefore = effects.size();
  G::apply(setup, tried, entry, effects);
  outcome.impossible = G::impossible(setup, tried);
  outcome.accepted = anyway && outcome.impossible == 0;
  if (outcome.accepted)
    state = std::move(tried);
  else
    effects.truncate(effectsBefore);
  return outcome;
}

} // namespace nilometer::table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game_rules.h"
#include "engine/pyramidion/options.h"
#include "engine/table/toss.h"

namespace nilometer::pyramidion {

/// A table at which random but legal games are played. It knows what a real table would know:
/// hands, shuffled piles, and what is printed on its components. Where the edition does not list
/// them all, its copy has made-up numbers. The same game and seed give the same entries on every
/// machine.
class RandomGame : table::Toss {
public:
  RandomGame(const Game& game, std::uint64_t seed, int putOff = 0);

  /// The next entry, or nothing when the game is over. Lists all options into `options` first
  /// and picks among them; the caller must carry the entry out.
  /// @pre `state` is what this table's entries so far have led to
  std::optional<Entry> next(const State& state, Options& options);

private:
  /// Whether what is read now waits, where it may.
  [[nodiscard]] bool putsOff();
  [[nodiscard]] Entry setTable(const State& state);
  /// The next one, after those that are turned up together with it.
  [[nodiscard]] Boat boat(const State& state, const NewBoats& before);
  [[nodiscard]] SupplyCard supply(const State& state);
  [[nodiscard]] Markers markers(int count);
  [[nodiscard]] Card card(const State& state, const CardOffer& offer);
  [[nodiscard]] Entry activate(const State& state, const Options& options);
  [[nodiscard]] Entry play(const State& state, const Options& options);
  [[nodiscard]] Deed deed(const State& state, const Choices& choices);
  void usePower(const State& state, Play& entry);
  [[nodiscard]] Entry corner(const Options& options);
  [[nodiscard]] Entry load(const Options& options);
  [[nodiscard]] Entry tally(const State& state);
  [[nodiscard]] Entry claim(const State& state);
  [[nodiscard]] Entry reveal(const State& state);
  [[nodiscard]] Resources pick(Resources from, int count);

  const Game& m_game;
  int m_putOff; ///< how many of a hundred readings that may wait do
};

} // namespace nilometer::pyramidion

template <>
struct nilometer::table::Offers<nilometer::pyramidion::Rules>
    : nilometer::table::OffersFromFreeFunctions<nilometer::pyramidion::Rules,
                                                nilometer::pyramidion::Options,
                                                nilometer::pyramidion::RandomGame> {};

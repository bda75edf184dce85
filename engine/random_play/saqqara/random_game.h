// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game_rules.h"
#include "engine/saqqara/options.h"
#include "engine/table/toss.h"

#include <array>
#include <cstdint>
#include <optional>

namespace nilometer::saqqara {

/// A table at which random but legal games are played. It knows what a real table would know: the
/// shuffled piles, and what is printed on its components. Where the edition does not say that, this
/// table's copy has made-up numbers, which it tells when it is asked. The same game and seed give
/// the same entries on every machine.
class RandomGame : table::Toss {
public:
  RandomGame(const Game& game, std::uint64_t seed, int putOff = 0);

  /// The next entry, or nothing when the game is over. Lists all options into `options` first
  /// and picks among them; the caller must carry the entry out.
  /// @pre `state` is what this table's entries so far have led to
  std::optional<Entry> next(const State& state, Options& options);

private:
  [[nodiscard]] bool putsOff(const Options& options);
  [[nodiscard]] Entry setTable();
  [[nodiscard]] Entry openMarket();
  [[nodiscard]] Entry openThresholds(const State& state);
  [[nodiscard]] Entry reveal(const Options& options);
  [[nodiscard]] Entry tell(table::PrintedPlace place);
  [[nodiscard]] Entry bid(const State& state, const Options& options);
  [[nodiscard]] Entry invest(const State& state, const Options& options);
  [[nodiscard]] Entry develop(const State& state, const Options& options);
  [[nodiscard]] std::optional<Entry> steal(const State& state, const Options& options);
  [[nodiscard]] std::optional<Entry> payOpenPrice(const State& state, const Options& options);
  [[nodiscard]] Goods mixture(Goods owned, int count);
  [[nodiscard]] Price madeUpPrice(int level);

  const Game& m_game;
  int m_putOff; ///< how many of a hundred readings that may wait do
  std::array<MarketCard, marketCardCount> m_market;
  std::array<Threshold, thresholdCards> m_thresholds{};
  std::array<InfluenceCard, influenceCards> m_influence{};
};

} // namespace nilometer::saqqara

template <>
struct nilometer::table::Offers<nilometer::saqqara::Rules>
    : OffersFromFreeFunctions<saqqara::Rules, saqqara::Options, saqqara::RandomGame> {};

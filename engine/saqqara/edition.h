// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/goods.h"
#include "engine/table/printed.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nilometer::saqqara {

/// The price printed beside a level: goods, and so many of any kind at all (WORKER-3).
struct Price {
  Goods goods;
  std::int16_t any = 0;

  friend constexpr bool operator==(const Price&, const Price&) = default;
};

/// One level of a pyramid. What nobody has told is missing.
struct LevelPrint {
  std::optional<Price> cost{};
  std::optional<std::int16_t> points{};
  std::optional<std::uint8_t> spaces{}; ///< for workers; missing: no check (WORKER-5)

  friend bool operator==(const LevelPrint&, const LevelPrint&) = default;
};

/// One row of the distribution table (R41: a row is a year).
struct YearPrint {
  std::optional<std::uint8_t> bonus{};
  std::optional<std::uint8_t> land{}; ///< for each warehouse; of year 1 nobody needs it (STOCK-3)
  /// Where the stall goes after the first and the second market of the year.
  std::array<std::optional<Field>, 2> stalls{};

  friend bool operator==(const YearPrint&, const YearPrint&) = default;
};

/// The Nile has a space behind the first, at least.
inline constexpr std::uint8_t leastNileEnd = 1;

/// Printed numbers that only the components show. A table starts with those of its edition, and
/// may tell any of them at any time (ASK-4).
struct Sheet {
  std::array<std::array<LevelPrint, topLevel>, pyramidCount> levels{}; ///< [Pyramid][level − 1]
  std::array<YearPrint, years> rows{};                                 ///< [year − 1]
  std::optional<std::uint8_t> nileLast{}; ///< the last Nile space; missing: no check (NILE-3)

  friend bool operator==(const Sheet&, const Sheet&) = default;

  [[nodiscard]] LevelPrint& level(Pyramid pyramid, int level) {
    return levels[at(pyramid)][at(level - 1)];
  }
  [[nodiscard]] const LevelPrint& level(Pyramid pyramid, int level) const {
    return levels[at(pyramid)][at(level - 1)];
  }
  [[nodiscard]] YearPrint& year(int year) { return rows[at(year - 1)]; }
  [[nodiscard]] const YearPrint& year(int year) const { return rows[at(year - 1)]; }
};

/// How many cards there are of each number: threshold cards by Threshold, influence cards by
/// InfluenceCard.
using ThresholdCounts = std::array<std::uint8_t, highestNumber + 1>;
using InfluenceCounts = std::array<std::uint8_t, trader + 1>;

/// Values printed on one copy of the game. No rule depends on an assumed value being right, nor on
/// any optional one being there.
struct Edition : table::EditionHead {
  Goods supply; ///< everything in the box (SET-7)
  /// From left to right; the order of the die track behind Land.
  std::array<Warehouse, warehouseCount> warehouses = allWarehouses;
  /// The influence number on a Beggar and on a Trader (INFL-7).
  std::array<std::int16_t, 2> specialValue{};
  Sheet sheet;
  std::optional<ThresholdCounts> thresholds{};
  std::optional<InfluenceCounts> influence{}; ///< of one player; no rule needs it
  std::optional<std::array<MarketCard, marketCardCount>> marketCards{};
};

} // namespace nilometer::saqqara

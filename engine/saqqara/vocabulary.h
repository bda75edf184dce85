// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/rules.h"
#include "engine/table/enumeration.h"
#include "engine/table/player.h"
#include "engine/table/sets.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// The words of the game (docs/rules-saqqara.md, Glossary) as types. The strings are the stable ids
/// of records and editions; what a player reads comes from the words of the window.
namespace nilometer::saqqara {

using table::at;
using table::has;
using table::include;
using table::noPlayer;
using table::Player;

/// How many play (SET-1).
inline constexpr int minPlayers = 3;
inline constexpr int maxPlayers = 5;

/// GOODS-1: five kinds, and land is one of them.
enum class Good : std::uint8_t { land, fish, linen, wood, gold };
inline constexpr int goodCount = 5;
inline constexpr auto goodNames =
    std::to_array<std::string_view>({"land", "fish", "linen", "wood", "gold"});
inline constexpr auto allGoods = table::allOf<Good, goodCount>();

/// A warehouse is called by its own good. In which order they stand is data
/// (Edition::warehouses).
enum class Warehouse : std::uint8_t { fish, linen, wood, gold };
inline constexpr int warehouseCount = 4;
inline constexpr auto warehouseNames =
    std::to_array<std::string_view>({"fish", "linen", "wood", "gold"});
inline constexpr auto allWarehouses = table::allOf<Warehouse, warehouseCount>();
[[nodiscard]] constexpr Good goodOf(Warehouse warehouse) {
  return static_cast<Good>(static_cast<int>(warehouse) + 1);
}
/// The warehouse of that good; land has none (GOODS-1).
[[nodiscard]] constexpr std::optional<Warehouse> warehouseOf(Good good) {
  if (good == Good::land) return std::nullopt;
  return static_cast<Warehouse>(static_cast<int>(good) - 1);
}

/// A field of the die track and of the stall's: 0 = Land, then the warehouses from left to right.
using Field = std::uint8_t;
inline constexpr int fieldCount = 5;
inline constexpr Field landField = 0;
inline constexpr Field lastField = 4;
inline constexpr Field offTrack = 5; ///< of the stall alone: there is no further market

/// CAL-1.
inline constexpr int years = 6;
inline constexpr int roundsPerYear = 5;
inline constexpr int rounds = years * roundsPerYear;

enum class Pyramid : std::uint8_t {
  irrigation,
  intrigue,
  government,
  religion,
  soldiers,
  agriculture,
  court,
  trade,
  progress,
  thief
};
inline constexpr int pyramidCount = 10;
inline constexpr int pyramidsBesides = 2; ///< SET-3: so many more in play than players
inline constexpr auto pyramidNames =
    std::to_array<std::string_view>({"irrigation", "intrigue", "government", "religion", "soldiers",
                                     "agriculture", "court", "trade", "progress", "thief"});
[[nodiscard]] constexpr Pyramid pyramidAt(int index) {
  return static_cast<Pyramid>(index);
}
/// A set of pyramids, one bit each.
using PyramidSet = std::uint16_t;
[[nodiscard]] constexpr PyramidSet pyramidBit(Pyramid pyramid) {
  return static_cast<PyramidSet>(1U << static_cast<unsigned>(pyramid));
}
/// Levels of a pyramid are 1 to 5 (WORKER-1); 0 = no worker there.
inline constexpr int topLevel = 5;
inline constexpr int workersPerPlayer = 4; ///< WORKER-8

/// A set of players, one bit each.
using PlayerSet = std::uint8_t;
[[nodiscard]] constexpr PlayerSet playerBit(Player player) {
  return static_cast<PlayerSet>(1U << player);
}

/// MARKET-3: the two kinds of market cards.
enum class CardKind : std::uint8_t {
  goods, ///< A: 1 gold for 2 of the good
  land,  ///< B: 3 of the good for 1 land
};
inline constexpr auto cardKindNames = std::to_array<std::string_view>({"goods", "land"});
struct MarketCard {
  CardKind kind = CardKind::goods;
  /// Fish, linen or wood; nothing for a card that leaves the good open: one is named per use.
  std::optional<Good> good{};

  friend constexpr bool operator==(const MarketCard&, const MarketCard&) = default;
};
/// MARKET-3: the cards name fish, linen or wood.
[[nodiscard]] constexpr bool isCardGood(const MarketCard& card) {
  return !card.good || (*card.good != Good::land && *card.good != Good::gold);
}
inline constexpr int marketCardCount = 6;
inline constexpr int cardsPerPlayer = 2; ///< AUCTION-10

/// A threshold card: 1 to 9, or no yield (THRESH-3).
using Threshold = std::uint8_t;
inline constexpr Threshold noYield = 0;
inline constexpr int highestNumber = 9; ///< of threshold and influence cards
inline constexpr int thresholdCards = 20;

/// An influence card: 1 to 9, or one of these (INFL-7).
using InfluenceCard = std::uint8_t;
inline constexpr InfluenceCard faceDown = 0; ///< not turned up yet, or none there
inline constexpr InfluenceCard beggar = 10;
inline constexpr InfluenceCard trader = 11;
inline constexpr int influenceCards = 24; ///< of each player (SET-1)
[[nodiscard]] constexpr bool isSpecial(InfluenceCard card) {
  return card == beggar || card == trader;
}

/// What the table waits for. Everything between two of them goes by itself (CAL-2).
enum class Phase : std::uint8_t {
  setup,
  market,      ///< the four open cards (MARKET-2)
  auction,     ///< a bid, a withdrawal, a pass
  stall,       ///< where the stall goes (STALL-1)
  stock,       ///< a number of the distribution table (ASK-1)
  agriculture, ///< a good of choice (TILE-AGRICULTURE)
  thresholds,  ///< the four cards (THRESH-1)
  intrigue,    ///< used or not (TILE-INTRIGUE)
  marker,      ///< where an influence marker goes (INFL-5)
  invest,      ///< goods or a pass
  reveal,      ///< the influence cards (INFL-6)
  distribute,  ///< which goods a Beggar or Trader takes (DIST-3, DIST-6)
  develop,     ///< DEV
  final,       ///< points that are still to be told (ASK-3)
  over
};
inline constexpr auto phaseNames = std::to_array<std::string_view>(
    {"SETUP", "MARKET", "AUCTION", "STALL", "STOCK", "AGRICULTURE", "THRESHOLDS", "INTRIGUE",
     "MARKER", "INVEST", "REVEAL", "DISTRIBUTE", "DEVELOP", "FINAL", "OVER"});

} // namespace nilometer::saqqara

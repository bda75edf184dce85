// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/entry.h"
#include "engine/table/seated_state.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace nilometer::saqqara {

/// What lies in front of one player, and where his pieces are.
struct PlayerState {
  Goods goods;
  std::array<std::uint8_t, pyramidCount> level{}; ///< of his worker, by Pyramid; 0 = none there
  std::int16_t boat = 0;                          ///< Nile space; its end may be unknown
  std::int16_t points = 0;                        ///< moved by the final scoring alone (END-3)
  // Influence cards by their number; what they are is told when they are turned up.
  std::uint8_t pile = influenceCards;
  std::uint8_t hand = 0;
  std::uint8_t laid = 0;
  std::uint8_t discards = 0;
  std::array<InfluenceCard, warehouseCount> shown{};  ///< by Warehouse
  std::array<std::uint8_t, warehouseCount> markers{}; ///< influence on markers, by Warehouse
  bool hasPassed = false;                             ///< in AUCTION or INVEST
  // DEV of this round:
  PyramidSet climbed = 0; ///< where his worker has had his level of the round (WORKER-4)
  bool paidLevel = false; ///< he has paid for a level (option levelLimit)
  bool stole = false;
  bool sailed = false;

  friend bool operator==(const PlayerState&, const PlayerState&) = default;

  [[nodiscard]] int levelOf(Pyramid pyramid) const { return level[at(pyramid)]; }
  [[nodiscard]] int workersPlaced() const {
    return table::sumOf(level, [](int own) { return own > 0; });
  }
  /// All four cards have been turned up.
  [[nodiscard]] bool isShown() const { return shown[0] != faceDown; }
};

/// Where the market card of a warehouse is.
enum class CardAt : std::uint8_t { away, open, won };

/// A warehouse, what lies under it, and the bids at its hut.
struct WarehouseState {
  Goods goods;
  MarketCard card;
  CardAt cardAt = CardAt::away;
  Player winner = noPlayer; ///< of the card, until the next market (MARKET-5)
  Player hut = noPlayer;    ///< whose bid is the highest
  std::array<Goods, maxPlayers> bids{};
  PlayerSet gaveUp = 0; ///< who has withdrawn here in this market (AUCTION-7)
  std::optional<Threshold> threshold{};
  bool reached = false; ///< judged once, after INVEST (INVEST-5)

  friend bool operator==(const WarehouseState&, const WarehouseState&) = default;
};

/// What lies on the table now. A plain value: copy it, compare it, keep it.
/// Recomputed from the record by replay; it has no history in it.
struct State : table::SeatedState<Phase, PlayerState, maxPlayers> {
  std::uint8_t lastRound = rounds; ///< of 30 (CAL-1), earlier once END-2 holds
  Player firstStart = 0;           ///< start player of round 1
  PyramidSet pyramids = 0;
  Field stall = lastField;
  std::uint8_t marketsThisYear = 0;

  Goods supply;
  std::array<WarehouseState, warehouseCount> warehouses{}; ///< by Warehouse
  Sheet sheet; ///< of the edition, and what the table has told since

  std::uint8_t thresholdPile = thresholdCards;
  ThresholdCounts thresholdsSeen{};                 ///< in this run through the pile
  std::optional<ThresholdCounts> thresholdsKnown{}; ///< after a whole run, or of the edition

  /// How far the phase has come: seats that are done (STOCK-5, INFL-3, DEV), markers that are put
  /// (INFL-5, two for each seat), steps of DIST.
  std::uint8_t step = 0;
  std::uint64_t early = 0;  ///< later steps of the phase that were done out of turn, a bit each
  bool freeWorker = false;  ///< is to be answered (WORKER-6)
  bool stallWaits = false;  ///< where it goes is told at the end of the round (STALL-1)
  bool numberWaits = false; ///< of the distribution table: told before INVEST (ASK-1)

  friend bool operator==(const State&, const State&) = default;

  [[nodiscard]] int year() const { return (round - 1) / roundsPerYear + 1; }
  [[nodiscard]] Field field() const { return static_cast<Field>((round - 1) % roundsPerYear); }
  [[nodiscard]] int workersOn(Pyramid pyramid, int level) const {
    return static_cast<int>(std::ranges::count_if(
        seats(), [&](const PlayerState& own) { return own.levelOf(pyramid) == level; }));
  }
  [[nodiscard]] WarehouseState& in(Warehouse warehouse) { return warehouses[at(warehouse)]; }
  [[nodiscard]] const WarehouseState& in(Warehouse warehouse) const {
    return warehouses[at(warehouse)];
  }
};

} // namespace nilometer::saqqara

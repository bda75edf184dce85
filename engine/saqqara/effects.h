// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/vocabulary.h"
#include "engine/table/effect.h"

#include <cstdint>

/// What Effect::what and Effect::detail mean in Saqqara, by EffectKind. What rests on a printed
/// value carries its place. Who reads an effect asks the functions below.
///
/// | kind   | player     | what      | detail               | before → after              |
/// |--------|------------|-----------|----------------------|-----------------------------|
/// | points | whose      | source    | –                    | points                      |
/// | stock  | whose (1)  | Good      | spot                 | goods there                 |
/// | marker | whose or – | Marker    | Warehouse (2)        | where it was, where it is   |
/// | piece  | whose      | Pyramid   | 1 = free of charge   | level; 0 = not placed       |
/// | card   | whose or – | CardMove  | Warehouse            | by CardMove                 |
/// | phase  | –          | –         | round                | Phase                       |
/// | note   | by note    | Note      | by note              | by note                     |
///
/// (1) of a hand and of a bid at a hut; (2) of influence markers alone
namespace nilometer::saqqara {

/// Where goods lie. A movement is two effects: what one spot loses, the next one gets.
enum class Store : std::uint8_t { hand, supply, warehouse, hut };
struct Spot {
  Store store = Store::supply;
  Player player = noPlayer;       ///< of a hand and of a bid at a hut
  Warehouse at = Warehouse::fish; ///< of a warehouse and of a hut
};
[[nodiscard]] constexpr Spot handOf(Player player) {
  return {Store::hand, player, Warehouse::fish};
}
inline constexpr Spot supplySpot{};
[[nodiscard]] constexpr Spot warehouseSpot(Warehouse warehouse) {
  return {Store::warehouse, noPlayer, warehouse};
}
[[nodiscard]] constexpr Spot hutSpot(Warehouse warehouse, Player player) {
  return {Store::hut, player, warehouse};
}

enum class Marker : std::uint8_t {
  boat,      ///< Nile space
  stall,     ///< Field
  die,       ///< round number 1..30: year and field
  start,     ///< seat of the start player
  influence, ///< influence by markers there
};
enum class CardMove : std::uint8_t {
  marketBack,    ///< back to the other market cards
  marketOpened,  ///< under a warehouse
  marketWon,     ///< to the player
  marketLeft,    ///< nobody's: leaves the board
  threshold,     ///< `after` = Threshold under the warehouse
  thresholdGone, ///< to the used ones; `before` = Threshold
  thresholdBack, ///< on its pile again, where two tables differ
  thresholdPile, ///< used ones shuffled into a new pile; → cards in it
  drawn,         ///< influence cards from the pile: `before` → `after` in hand
  discarded,     ///< one from the hand, not told which: `before` → `after` in hand
  laid,          ///< face down below the goods: `after` of them
  laidBack,      ///< in the draw pile again, where two tables differ: `after` are still laid
  shuffled,      ///< discards made a new pile: `after` cards
  shown,         ///< `after` = InfluenceCard at that warehouse
  putAway,       ///< laid cards and hand to the discards: `after` of them there
};
enum class Note : std::uint8_t {
  passed,       ///< AUCTION-8, INVEST-3
  passedItself, ///< there was nothing he could do (AUCTION-9, AUCTION-10, INVEST-3), or nobody is
                ///< asked (INVEST-4)
  cut,          ///< detail = Good, before = wanted, after = paid out (GOODS-2)
  reached,      ///< detail = Warehouse, before = threshold, after = goods there
  notReached,   ///< the same
  unused,       ///< the player does not use Intrigue
  noMatch,      ///< detail = Warehouse, before = threshold: nobody, or more than one (DIST-7)
  beggarsClash, ///< detail = Warehouse, before = Beggars there (DIST-3)
  nobodyWins,   ///< detail = Warehouse: all stays there (DIST-4, TILE-RELIGION)
  endInSight,   ///< after = the last round (END-2)
  freeDeclined, ///< WORKER-6
  noFreeWorker, ///< none is left or no pyramid qualifies (WORKER-6)
  told,         ///< detail = Told, before, after = number (ASK-4)
  putOff,       ///< detail = Waiting: asked for again later (STALL-1, ASK-1)
  doubtful,     ///< detail = place, before = needed, after = had of the finding of doubts()
};

/// What points came from.
inline constexpr std::uint8_t nilePoints = 254;
[[nodiscard]] constexpr bool isOfNile(const table::Effect& points) {
  return points.what == nilePoints;
}
/// Of points that a worker's level gives, and of a piece.
[[nodiscard]] constexpr Pyramid pyramidOf(const table::Effect& effect) {
  return static_cast<Pyramid>(effect.what);
}

struct StockEffect {
  Good good = Good::land;
  Spot spot;
  int by = 0; ///< what came there; less than 0: what left
};
/// How Effect::detail says a spot: hand, supply, then warehouses, then huts.
[[nodiscard]] constexpr std::uint8_t spotCode(const Spot& spot) {
  const auto index = static_cast<std::uint8_t>(spot.at);
  switch (spot.store) {
  case Store::hand: return 0;
  case Store::supply: return 1;
  case Store::warehouse: return static_cast<std::uint8_t>(2 + index);
  case Store::hut: return static_cast<std::uint8_t>(2 + warehouseCount + index);
  }
  return table::nothing;
}
[[nodiscard]] constexpr StockEffect asStock(const table::Effect& stock) {
  StockEffect read{static_cast<Good>(stock.what), {}, stock.after - stock.before};
  read.spot.player = stock.player;
  const int warehouse = stock.detail - 2;
  if (stock.detail == 0) {
    read.spot.store = Store::hand;
  } else if (warehouse >= 0) {
    read.spot.store = warehouse < warehouseCount ? Store::warehouse : Store::hut;
    read.spot.at = static_cast<Warehouse>(warehouse % warehouseCount);
  }
  return read;
}
[[nodiscard]] constexpr Marker markerOf(const table::Effect& marker) {
  return static_cast<Marker>(marker.what);
}
[[nodiscard]] constexpr CardMove cardMoveOf(const table::Effect& card) {
  return static_cast<CardMove>(card.what);
}
[[nodiscard]] constexpr Warehouse warehouseOf(const table::Effect& effect) {
  return static_cast<Warehouse>(effect.detail);
}
[[nodiscard]] constexpr Note noteOf(const table::Effect& note) {
  return static_cast<Note>(note.what);
}
[[nodiscard]] constexpr Phase phaseOf(const table::Effect& phase) {
  return static_cast<Phase>(phase.after);
}
[[nodiscard]] constexpr int roundOf(const table::Effect& phase) {
  return phase.detail;
}

} // namespace nilometer::saqqara

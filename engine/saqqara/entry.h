// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/edition.h"
#include "engine/table/correction.h"
#include "engine/table/printed.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

/// What the scribe enters: one small struct each, plain values without allocation. `isWithin` says
/// whether every player, pyramid, level and year in an entry exists. What lies face down is in no
/// entry before it is turned up.
namespace nilometer::saqqara {

/// The table is set up: who starts, which pyramids lie on the board (SET-3, SET-6).
struct SetUp {
  Player start = noPlayer;
  PyramidSet pyramids = 0;
  friend bool operator==(const SetUp&, const SetUp&) = default;
};

/// MARKET-2: the open cards, by Warehouse.
struct OpenMarket {
  std::array<MarketCard, warehouseCount> cards{};
  friend bool operator==(const OpenMarket&, const OpenMarket&) = default;
};

/// AUCTION-4, AUCTION-6: goods are put to the hut, beside those that the player has there already.
struct Bid {
  Player player = noPlayer;
  Warehouse at = Warehouse::fish;
  Goods goods;
  friend bool operator==(const Bid&, const Bid&) = default;
};
/// AUCTION-7: an outbid player gives up one card.
struct Withdraw {
  Player player = noPlayer;
  Warehouse at = Warehouse::fish;
  friend bool operator==(const Withdraw&, const Withdraw&) = default;
};
/// AUCTION-8, INVEST-3: the player does no more in this phase.
struct Pass {
  Player player = noPlayer;
  friend bool operator==(const Pass&, const Pass&) = default;
};
/// STALL-1: the field that the distribution table shows, or offTrack.
struct MoveStall {
  Field to = landField;
  friend bool operator==(const MoveStall&, const MoveStall&) = default;
};

/// ASK-1: the number of the distribution table that the table is asked for: extra goods of the
/// current market, or land for every warehouse.
struct TableNumber {
  std::uint8_t number = 0;
  friend bool operator==(const TableNumber&, const TableNumber&) = default;
};
/// TILE-AGRICULTURE: which good.
struct ChooseCrop {
  Player player = noPlayer;
  Good good = Good::land;
  friend bool operator==(const ChooseCrop&, const ChooseCrop&) = default;
};

/// THRESH-1: the threshold cards, by Warehouse.
struct OpenThresholds {
  std::array<Threshold, warehouseCount> cards{};
  friend bool operator==(const OpenThresholds&, const OpenThresholds&) = default;
};
/// TILE-INTRIGUE: whether it is used; which card is discarded is not told.
struct Intrigue {
  Player player = noPlayer;
  bool use = false;
  friend bool operator==(const Intrigue&, const Intrigue&) = default;
};
/// INFL-5: where the player's next influence marker goes.
struct PutMarker {
  Player player = noPlayer;
  Warehouse at = Warehouse::fish;
  friend bool operator==(const PutMarker&, const PutMarker&) = default;
};
/// INVEST-2.
struct Invest {
  Player player = noPlayer;
  Warehouse at = Warehouse::fish;
  Goods goods;
  friend bool operator==(const Invest&, const Invest&) = default;
};
/// INFL-6: the player's four cards, by Warehouse.
struct Reveal {
  Player player = noPlayer;
  std::array<InfluenceCard, warehouseCount> cards{};
  friend bool operator==(const Reveal&, const Reveal&) = default;
};
/// DIST-3, DIST-6: what a Beggar or a Trader takes out of the warehouse.
struct TakeGoods {
  Player player = noPlayer;
  Warehouse at = Warehouse::fish;
  Goods goods;
  friend bool operator==(const TakeGoods&, const TakeGoods&) = default;
};

/// How goods are exchanged with the supply (CONV-1 to CONV-4).
enum class Exchange : std::uint8_t { land, card, trade, irrigation };
inline constexpr auto exchangeNames =
    std::to_array<std::string_view>({"land", "card", "trade", "irrigation"});
struct Convert {
  Player player = noPlayer;
  Exchange how = Exchange::land;
  Good pay = Good::land;
  Good get = Good::fish;
  Warehouse card = Warehouse::fish; ///< by card: under which warehouse it was won
  std::uint8_t times = 1;
  friend bool operator==(const Convert&, const Convert&) = default;
};
/// TILE-THIEF: what is taken from whom, by player.
struct Steal {
  Player player = noPlayer;
  std::array<Goods, maxPlayers> loot{};
  friend bool operator==(const Steal&, const Steal&) = default;
};
/// WORKER-1: a new worker on level 1, or the one who stands there one level up.
struct Advance {
  Player player = noPlayer;
  Pyramid pyramid = Pyramid::irrigation;
  /// Which market TILE-PROGRESS goes by, where the user names one (CAL-3, `choice`).
  std::optional<Warehouse> market{};
  /// The goods for that part of the price which may be of any kind.
  Goods paid;
  friend bool operator==(const Advance&, const Advance&) = default;
};
/// WORKER-6: where the free worker is put; nowhere if he declines.
struct FreeWorker {
  Player player = noPlayer;
  std::optional<Pyramid> pyramid{};
  friend bool operator==(const FreeWorker&, const FreeWorker&) = default;
};
/// NILE-1.
struct Sail {
  Player player = noPlayer;
  std::uint8_t times = 1;
  friend bool operator==(const Sail&, const Sail&) = default;
};
/// DEV-3: the player's turn is over.
struct Done {
  Player player = noPlayer;
  friend bool operator==(const Done&, const Done&) = default;
};

/// ASK-2 to ASK-4: what the table reads off a component. It holds from then on; what was paid or
/// laid out before stays.
enum class Told : std::uint8_t { cost, points, spaces, bonus, land, nileLast };
inline constexpr auto toldNames =
    std::to_array<std::string_view>({"cost", "vp", "spaces", "bonus", "land", "nile-last"});
/// Whether it stands beside a level of a pyramid.
[[nodiscard]] constexpr bool isOfLevel(Told what) {
  return what == Told::cost || what == Told::points || what == Told::spaces;
}
[[nodiscard]] constexpr bool isOfYear(Told what) {
  return what == Told::bonus || what == Told::land;
}
struct Tell {
  Told what = Told::cost;
  Pyramid pyramid = Pyramid::irrigation; ///< of a level
  std::uint8_t level = 1;                ///< of a level, 1 to 5
  std::uint8_t year = 1;                 ///< of a year, 1 to 6
  Price cost;                            ///< cost
  std::uint8_t number = 0;               ///< all others
  friend bool operator==(const Tell&, const Tell&) = default;
};
/// Where it is printed.
[[nodiscard]] table::PrintedPlace placeOf(const Tell& about);
/// What the sheet has there, of a price how many goods; -1 if it is missing.
[[nodiscard]] int knownNumber(const Sheet& sheet, const Tell& about);

/// Not now: what the distribution table shows is asked for again before it is needed (STALL-1,
/// ASK-1).
enum class Waiting : std::uint8_t { stall, number };
inline constexpr auto waitingNames = std::to_array<std::string_view>({"stall", "number"});
struct Later {
  Waiting what = Waiting::stall;
  friend bool operator==(const Later&, const Later&) = default;
};

/// What the table says is so, whatever came before. The record demands a reason beside it.
enum class Correctable : std::uint8_t {
  points,    ///< after the end (END-3)
  goods,     ///< in front of a player, of each Good
  level,     ///< of a worker, in each Pyramid; 0 = none there
  boat,      ///< Nile space
  influence, ///< on markers, at each Warehouse
  hand,      ///< influence cards
  discards,  ///< influence cards
  stall,     ///< Field
  threshold, ///< at each Warehouse; noYield
  warehouse, ///< of each Good in each Warehouse
};
inline constexpr auto correctables = std::to_array<table::CorrectableKind>({
    {"points", true},
    {"goods", true, goodCount},
    {"level", true, pyramidCount},
    {"boat", true},
    {"influence", true, 1, warehouseCount},
    {"hand", true},
    {"discards", true},
    {"stall"},
    {"threshold", false, 1, warehouseCount},
    {"warehouse", false, goodCount, warehouseCount},
});
using Correct = table::Correction<Correctable>;

using Entry =
    std::variant<SetUp, OpenMarket, Bid, Withdraw, Pass, MoveStall, TableNumber, ChooseCrop,
                 OpenThresholds, Intrigue, PutMarker, Invest, Reveal, TakeGoods, Convert, Steal,
                 Advance, FreeWorker, Sail, Done, Tell, Later, Correct>;

/// Whose entry it is, or noPlayer for one of the whole table.
[[nodiscard]] Player playerOf(const Entry& entry);

} // namespace nilometer::saqqara

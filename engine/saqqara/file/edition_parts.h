// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/file/entry_names.h"

#include <algorithm>
#include <array>

/// How the values of an edition stand in its file. Use edition_file.h.
namespace nilometer::saqqara {

/// A number as it is printed.
inline constexpr record::Number<std::uint8_t> printedNumber{0, maxNumber};

/// The order of the warehouses: each once.
struct WarehouseOrder : record::ArrayOf<Warehouse, warehouseCount, record::Word<Warehouse>> {
  WarehouseOrder() : ArrayOf{warehouseId} {}
  [[nodiscard]] std::array<Warehouse, warehouseCount> read(const record::JsonNode& node) const {
    const auto order = ArrayOf::read(node);
    for (const Warehouse warehouse : allWarehouses) {
      if (std::ranges::count(order, warehouse) == 1) continue;
      node.fail(record::ReadFault::outOfRange, "each warehouse once");
      return allWarehouses;
    }
    return order;
  }
};

using ThresholdCards = record::CountOfEach<ThresholdCounts>;
using InfluenceCards = record::CountOfEach<InfluenceCounts>;

/// MARKET-3: whatever is printed on a card, it is about fish, linen or wood.
struct PrintedCard {
  [[nodiscard]] static MarketCard read(const record::JsonNode& node) {
    const MarketCard card = marketCardObject.read(node);
    if (!isCardGood(card)) {
      node.member("good").fail(record::ReadFault::outOfRange, "fish, linen or wood");
    }
    return card;
  }
  static void write(record::JsonText& out, const MarketCard& card) {
    marketCardObject.write(out, card);
  }
};
using MarketCards = record::ArrayOf<MarketCard, marketCardCount, PrintedCard>;

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/file/entry_names.h"

#include <algorithm>
#include <string>
#include <vector>

/// How the values of an edition stand in its file. Use edition_file.h.
namespace nilometer::saqqara {

/// A number as it is printed.
inline constexpr record::Number<std::uint8_t> printedNumber{0, maxNumber};

/// The order of the warehouses: each once.
struct WarehouseOrder {
  using Order = decltype(Edition::warehouses);
  [[nodiscard]] static Order read(const record::JsonNode& node) {
    Order order = allWarehouses;
    const std::size_t count = node.size(warehouseCount, warehouseCount);
    for (std::size_t i = 0; i < count; ++i) order[i] = warehouseId.read(node.at(i));
    for (const Warehouse warehouse : allWarehouses) {
      if (std::ranges::count(order, warehouse) == 1) continue;
      node.fail(record::ReadFault::outOfRange, "each warehouse once");
      return allWarehouses;
    }
    return order;
  }
  static void write(record::JsonText& out, const Order& order) {
    record::List{warehouseId}.write(out, order);
  }
};

/// How many cards there are of each: `{"2": 3, "none": 2}`.
template <class Counts> struct CardCounts {
  record::NumberOrWord card;
  [[nodiscard]] std::string nameOf(std::size_t number) const {
    const auto value = static_cast<int>(number);
    if (value >= card.least && value <= card.most) return std::to_string(value);
    return std::string(card.words[at(value - card.wordsFrom)]);
  }
  [[nodiscard]] bool exists(std::size_t number) const { return number != 0 || card.wordsFrom == 0; }
  [[nodiscard]] Counts read(const record::JsonNode& node) const {
    Counts counts{};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (!exists(i)) continue;
      names.push_back(nameOf(i));
      const record::JsonNode number = node.optional(names.back());
      if (number) counts[i] = printedNumber.read(number);
    }
    const std::vector<std::string_view> keys(names.begin(), names.end());
    node.allowOnly(keys);
    return counts;
  }
  void write(record::JsonText& out, const Counts& counts) const {
    out.object();
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] > 0 && exists(i)) printedNumber.write(out.key(nameOf(i)), counts[i]);
    }
    out.endObject();
  }
};

/// MARKET-3: whatever is printed on a card, it is about fish, linen or wood.
struct MarketCards {
  using Cards = std::array<MarketCard, marketCardCount>;
  [[nodiscard]] static Cards read(const record::JsonNode& node) {
    Cards cards{};
    const std::size_t count = node.size(marketCardCount, marketCardCount);
    for (std::size_t i = 0; i < count; ++i) {
      cards[i] = marketCardObject.read(node.at(i));
      if (isCardGood(cards[i])) continue;
      node.at(i).member("good").fail(record::ReadFault::outOfRange, "fish, linen or wood");
    }
    return cards;
  }
  static void write(record::JsonText& out, const Cards& cards) {
    record::List{marketCardObject}.write(out, cards);
  }
};

} // namespace nilometer::saqqara

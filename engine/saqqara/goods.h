// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/vocabulary.h"

#include <algorithm>

namespace nilometer::saqqara {

/// The most of anything that a file may count: goods of a kind, printed numbers.
inline constexpr int maxNumber = 99;

/// So many goods of each kind: in front of a player, in a warehouse, of a bid, a price. Where they
/// are counted, all kinds count alike (GOODS-1).
struct Goods {
  std::array<std::int16_t, goodCount> of{};

  friend constexpr bool operator==(const Goods&, const Goods&) = default;

  [[nodiscard]] constexpr int operator[](Good good) const { return of[at(good)]; }
  constexpr void add(Good good, int by) {
    of[at(good)] = static_cast<std::int16_t>(of[at(good)] + by);
  }
  constexpr Goods& operator+=(const Goods& other) {
    for (const Good good : allGoods) add(good, other[good]);
    return *this;
  }
  constexpr Goods& operator-=(const Goods& other) {
    for (const Good good : allGoods) add(good, -other[good]);
    return *this;
  }
  [[nodiscard]] constexpr int total() const { return of[0] + of[1] + of[2] + of[3] + of[4]; }
  [[nodiscard]] constexpr bool empty() const { return *this == Goods{}; }
  [[nodiscard]] constexpr bool contains(const Goods& other) const {
    return std::ranges::all_of(allGoods, [&](Good good) { return (*this)[good] >= other[good]; });
  }
  /// None of any kind is below 0: worth judging.
  [[nodiscard]] constexpr bool isSensible() const { return contains({}); }
};

[[nodiscard]] constexpr Goods operator+(Goods one, const Goods& other) {
  return one += other;
}
[[nodiscard]] constexpr Goods operator-(Goods one, const Goods& other) {
  return one -= other;
}
/// Goods of one kind.
[[nodiscard]] constexpr Goods some(int count, Good good) {
  Goods goods;
  goods.add(good, count);
  return goods;
}

} // namespace nilometer::saqqara

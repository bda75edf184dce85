// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nilometer::table {

/// So many of each kind: owned, on a place of the board, of a price, in the box. `Kind` = the
/// game's own enumeration, from 0 without a gap.
template <class Kind, std::size_t count> struct Amounts {
  std::array<std::int16_t, count> of{};

  /// So many of one kind.
  [[nodiscard]] static constexpr Amounts only(int amount, Kind kind) {
    Amounts amounts;
    amounts.add(kind, amount);
    return amounts;
  }
  friend constexpr bool operator==(const Amounts&, const Amounts&) = default;

  [[nodiscard]] constexpr int operator[](Kind kind) const {
    return of[static_cast<std::size_t>(kind)];
  }
  constexpr void add(Kind kind, int by) {
    std::int16_t& there = of[static_cast<std::size_t>(kind)];
    there = static_cast<std::int16_t>(there + by);
  }
  constexpr Amounts& operator+=(const Amounts& other) {
    for (std::size_t i = 0; i < of.size(); ++i) add(static_cast<Kind>(i), other.of[i]);
    return *this;
  }
  constexpr Amounts& operator-=(const Amounts& other) {
    for (std::size_t i = 0; i < of.size(); ++i) add(static_cast<Kind>(i), -other.of[i]);
    return *this;
  }
  friend constexpr Amounts operator+(Amounts one, const Amounts& other) { return one += other; }
  friend constexpr Amounts operator-(Amounts one, const Amounts& other) { return one -= other; }

  [[nodiscard]] constexpr int total() const {
    int sum = 0;
    for (const std::int16_t amount : of) sum += amount;
    return sum;
  }
  [[nodiscard]] constexpr bool empty() const { return *this == Amounts(); }
  [[nodiscard]] constexpr bool contains(const Amounts& other) const {
    for (std::size_t i = 0; i < of.size(); ++i) {
      if (of[i] < other.of[i]) return false;
    }
    return true;
  }
  /// None of any kind is below 0: worth judging.
  [[nodiscard]] constexpr bool isSensible() const { return contains({}); }
  /// Which kinds are there, one bit each.
  [[nodiscard]] constexpr std::uint8_t kinds() const {
    unsigned set = 0;
    for (std::size_t i = 0; i < of.size(); ++i) set |= of[i] > 0 ? 1U << i : 0U;
    return static_cast<std::uint8_t>(set);
  }
};

} // namespace nilometer::table

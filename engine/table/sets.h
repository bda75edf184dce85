// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <functional>

/// Sets of small numbers or of values of an enumeration, one bit each.
namespace nilometer::table {

template <std::unsigned_integral Set> [[nodiscard]] constexpr bool has(Set set, auto value) {
  return (set >> static_cast<unsigned>(value) & 1U) != 0;
}
template <std::unsigned_integral Set> constexpr void include(Set& set, auto value) {
  set = static_cast<Set>(set | 1U << static_cast<unsigned>(value));
}
template <std::unsigned_integral Set> constexpr void exclude(Set& set, auto value) {
  set = static_cast<Set>(set & ~(1U << static_cast<unsigned>(value)));
}
/// Those of the values of which that holds.
template <std::unsigned_integral Set>
[[nodiscard]] constexpr Set setOf(const auto& values, const auto& holds) {
  Set set = 0;
  for (const auto value : values) {
    if (std::invoke(holds, value)) include(set, value);
  }
  return set;
}
/// That number of each of the things, or the things themselves, added up.
template <class Number = std::identity>
[[nodiscard]] constexpr int sumOf(const auto& things, const Number& number = {}) {
  int sum = 0;
  for (const auto& thing : things) sum += static_cast<int>(std::invoke(number, thing));
  return sum;
}

} // namespace nilometer::table

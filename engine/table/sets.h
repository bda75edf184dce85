// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>

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

} // namespace nilometer::table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

/// The enumerations of a game, from 0 without a gap.
namespace nilometer::table {

/// Where an array has what belongs to that value.
[[nodiscard]] constexpr std::size_t at(auto value) {
  return static_cast<std::size_t>(value);
}

/// The first `count` values in their order.
template <class Kind, std::size_t count> [[nodiscard]] consteval std::array<Kind, count> allOf() {
  std::array<Kind, count> all{};
  for (std::size_t i = 0; i < count; ++i) all[i] = static_cast<Kind>(i);
  return all;
}

} // namespace nilometer::table

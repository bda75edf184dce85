// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>

namespace nilometer::table {

/// What falls by chance at a table, the same on every machine: the distributions and the shuffle of
/// the standard library give other results with every library.
class Toss {
public:
  explicit Toss(std::uint64_t seed) : m_random(seed) {}

  /// A number from 0 on. @pre bound > 0
  [[nodiscard]] std::size_t below(std::size_t bound) { return m_random() % bound; }
  [[nodiscard]] bool chance(int percent) { return static_cast<int>(below(100)) < percent; }
  template <class Things> void shuffle(Things& things) {
    for (std::size_t i = things.size(); i > 1; --i) std::swap(things[i - 1], things[below(i)]);
  }
  template <class Things> [[nodiscard]] const auto& oneOf(const Things& things) {
    return things[below(things.size())];
  }

private:
  std::mt19937_64 m_random;
};

} // namespace nilometer::table

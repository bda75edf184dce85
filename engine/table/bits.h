// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace nilometer::table {

/// The numbers of the bits set in a set, ascending: `for (const int card : Bits(cards))`.
class Bits {
public:
  explicit constexpr Bits(std::uint64_t bits) : m_bits(bits) {}

  class Iterator {
  public:
    explicit constexpr Iterator(std::uint64_t bits) : m_bits(bits) {}
    constexpr int operator*() const { return std::countr_zero(m_bits); }
    constexpr Iterator& operator++() {
      m_bits &= m_bits - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return m_bits != other.m_bits; }

  private:
    std::uint64_t m_bits;
  };

  [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
  std::uint64_t m_bits;
};

} // namespace nilometer::table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace nilometer::text {

/// Whether `rows` are one for each of `count` enumerators, in their order: what a table of words is
/// asked when it is compiled. `key` = the member that names a row's enumerator.
template <typename Rows, typename Row, typename Key>
consteval bool inEnumOrder(const Rows& rows, Key Row::*key, std::size_t count) {
  if (rows.size() != count) return false;
  for (std::size_t i = 0; i < count; ++i) {
    if (rows[i].*key != static_cast<Key>(i)) return false;
  }
  return true;
}

} // namespace nilometer::text

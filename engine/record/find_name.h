// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nilometer::record {

/// The index of a word in a list of names.
template <class Names>
[[nodiscard]] std::optional<std::size_t> findName(const Names& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return i;
  }
  return std::nullopt;
}

} // namespace nilometer::record

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/printed.h"
#include "engine/table/rule_id.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// Lists of words, of which each stands for its place in the list.
namespace nilometer::table {

/// The place of that word, or nothing if it is not in the list.
template <class Names>
[[nodiscard]] constexpr std::optional<std::size_t> findName(const Names& names,
                                                            std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return i;
  }
  return std::nullopt;
}

/// The rule of that number among those of a game, or nothing if there is none.
template <class Names>
[[nodiscard]] constexpr std::optional<RuleId> findRule(const Names& ruleNames,
                                                       std::string_view name) {
  const auto index = findName(ruleNames, name);
  return index ? std::optional(RuleId{static_cast<std::uint8_t>(*index)}) : std::nullopt;
}

/// The place of that key among those of a game, its gaps not filled, or nothing if there is none.
template <class Names>
[[nodiscard]] constexpr std::optional<PrintedPlace> findPlace(const Names& printedKeys,
                                                              std::string_view key) {
  const auto index = findName(printedKeys, key);
  return index ? std::optional(PrintedPlace{static_cast<std::uint8_t>(*index), 0, 0})
               : std::nullopt;
}

} // namespace nilometer::table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/names.h"

#include <array>
#include <optional>
#include <string_view>

namespace nilometer::saqqara {

using table::RuleId;

/// Every rule that can decide, explain or earn something, by its number in docs/rules-saqqara.md.
/// The order is that of the rules and is the order of rows on a score sheet.
inline constexpr auto ruleNames = std::to_array<std::string_view>({
    "SET-1",         "SET-2",           "SET-3",         "SET-4",         "SET-5",
    "SET-6",         "SET-7",           "CAL-1",         "CAL-2",         "CAL-3",
    "CAL-4",         "CAL-5",           "GOODS-1",       "GOODS-2",       "GOODS-3",
    "GOODS-4",       "MARKET-1",        "MARKET-2",      "MARKET-3",      "MARKET-4",
    "MARKET-5",      "AUCTION-1",       "AUCTION-2",     "AUCTION-3",     "AUCTION-4",
    "AUCTION-5",     "AUCTION-6",       "AUCTION-7",     "AUCTION-8",     "AUCTION-9",
    "AUCTION-10",    "AUCTION-11",      "AUCTION-12",    "STALL-1",       "STALL-2",
    "STOCK-1",       "STOCK-2",         "STOCK-3",       "STOCK-4",       "STOCK-5",
    "THRESH-1",      "THRESH-2",        "THRESH-3",      "THRESH-4",      "THRESH-5",
    "INFL-1",        "INFL-2",          "INFL-3",        "INFL-4",        "INFL-5",
    "INFL-6",        "INFL-7",          "INFL-8",        "INVEST-1",      "INVEST-2",
    "INVEST-3",      "INVEST-4",        "INVEST-5",      "INVEST-6",      "DIST-1",
    "DIST-2",        "DIST-3",          "DIST-4",        "DIST-5",        "DIST-6",
    "DIST-7",        "DIST-8",          "DIST-9",        "DIST-10",       "DEV-1",
    "DEV-2",         "DEV-3",           "CONV-1",        "CONV-2",        "CONV-3",
    "CONV-4",        "CONV-5",          "CONV-6",        "WORKER-1",      "WORKER-2",
    "WORKER-3",      "WORKER-4",        "WORKER-5",      "WORKER-6",      "WORKER-7",
    "WORKER-8",      "NILE-1",          "NILE-2",        "NILE-3",        "TILE-IRRIGATION",
    "TILE-INTRIGUE", "TILE-GOVERNMENT", "TILE-RELIGION", "TILE-SOLDIERS", "TILE-AGRICULTURE",
    "TILE-COURT",    "TILE-TRADE",      "TILE-PROGRESS", "TILE-THIEF",    "END-1",
    "END-2",         "END-3",           "END-4",         "ASK-1",         "ASK-2",
    "ASK-3",         "ASK-4",           "PHASE",         "TURN",          "ENTRY",
});

/// The rule of that number, or nothing if there is none.
[[nodiscard]] constexpr std::optional<RuleId> findRule(std::string_view name) {
  return table::findRule(ruleNames, name);
}

[[nodiscard]] constexpr std::string_view ruleName(RuleId rule) {
  return ruleNames[rule.index];
}

/// Writes a rule by its number, `"AUCTION-3"_rule`; an unknown number does not compile.
consteval RuleId operator""_rule(const char* name, std::size_t length) {
  return findRule({name, length}).value();
}

} // namespace nilometer::saqqara

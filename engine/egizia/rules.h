// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/names.h"

#include <array>
#include <optional>
#include <string_view>

namespace nilometer::egizia {

using table::RuleId;

/// Every rule that can decide, explain or earn something, by its number in docs/rules.md.
/// The order is that of the rules and is the order of rows on a score sheet.
inline constexpr auto ruleNames = std::to_array<std::string_view>({
    "SET-1",
    "SET-2",
    "SET-3",
    "SET-4",
    "SET-5",
    "SET-6",
    "SET-7",
    "SET-8",
    "TRACK-1",
    "TRACK-2",
    "TRACK-3",
    "TIME-1",
    "TIME-2",
    "TIME-3",
    "TIME-4",
    "TIME-5",
    "TIME-6",
    "LAY-1",
    "SAIL-1",
    "SAIL-2",
    "SAIL-3",
    "SAIL-4",
    "SAIL-5",
    "SAIL-6",
    "SAIL-7",
    "SAIL-8",
    "SAIL-9",
    "ROUND-EDFU",
    "ROUND-THEBAE",
    "ROUND-SELINON",
    "ROUND-BENIHASAN",
    "ROUND-PASSALON",
    "ROUND-ALYI",
    "ROUND-HELIOPOLIS",
    "CREW-1",
    "CREW-2",
    "FEED-1",
    "FEED-2",
    "FEED-3",
    "FEED-4",
    "STONE-1",
    "STONE-2",
    "BUILD-1",
    "BUILD-2",
    "BUILD-3",
    "BUILD-4",
    "BUILD-5",
    "BUILD-6",
    "BUILD-7",
    "BUILD-8",
    "SPHINX-1",
    "SPHINX-2",
    "SPHINX-3",
    "OBELISK-1",
    "TOMB-1",
    "TOMB-2",
    "TEMPLE-1",
    "PYR-1",
    "PYR-2",
    "PYR-3",
    "MARKET-1",
    "MARKET-2",
    "MARKET-3",
    "MARKET-4",
    "BONUS-1",
    "ORDER-1",
    "END-1",
    "END-2",
    "END-3",
    "END-4",
    "CARD-FIELD-GREEN",
    "CARD-FIELD-YELLOWGREEN",
    "CARD-FIELD-BROWN",
    "CARD-QUARRY",
    "CARD-GRAIN4",
    "CARD-STRENGTH",
    "CARD-DOUBLE",
    "CARD-SECOND-SHIP",
    "CARD-TWO-CREWS",
    "CARD-RESERVE",
    "CARD-FIRST",
    "CARD-KEEP2",
    "CARD-STONES6",
    "CARD-SELL10",
    "CARD-IMPROVE-FIELD",
    "CARD-OCCUPIED",
    "CARD-CREW-STEP",
    "CARD-STONES-AS-GRAIN",
    "CARD-MORE-SPHINX",
    "CARD-PAID-CREW-STEP",
    "CARD-UPSTREAM",
    "CARD-LEFTOVER",
    "CARD-TOMB",
    "CARD-STONE-MARKET2",
    "CARD-GRAIN-MARKET2",
    "CARD-CREWS-CHOICE",
    "CARD-CREWS-PICTURED",
    "CARD-STONES-IN-BUILDINGS",
    "PHASE",
    "TURN",
    "ENTRY",
});

/// The rule of that number, or nothing if there is none.
[[nodiscard]] constexpr std::optional<RuleId> findRule(std::string_view name) {
  return table::findRule(ruleNames, name);
}

[[nodiscard]] constexpr std::string_view ruleName(RuleId rule) {
  return ruleNames[rule.index];
}

/// Writes a rule by its number, `"SAIL-3"_rule`; an unknown number does not compile.
consteval RuleId operator""_rule(const char* name, std::size_t length) {
  return findRule({name, length}).value();
}

} // namespace nilometer::egizia

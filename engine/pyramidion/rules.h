// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/names.h"

#include <array>
#include <string_view>

namespace nilometer::pyramidion {

using table::RuleId;

/// Every rule that can decide, explain or earn something, by its number in docs/rules-pyramidion.md
/// and in its order.
// clang-format off
inline constexpr auto ruleNames = std::to_array<std::string_view>({
    "SEE-1", "SEE-2", "SEE-3", "SEE-4", "SET-1", "SET-2", "SET-3", "SET-4", "SET-5", "SET-6", "SET-7", "SET-8", "SET-9",
    "BOAT-1", "BOAT-2", "BOAT-3", "BOAT-4", "BOAT-5", "SUPPLY-1", "SUPPLY-2", "SUPPLY-3", "SUPPLY-4",
    "NEGO-1", "NEGO-2", "NEGO-3", "DEAL-1", "DEAL-2", "DEAL-3", "SITE-1", "SITE-2", "SITE-3", "SITE-4",
    "PLAY-1", "PLAY-2", "PLAY-3", "PLAY-4", "PLAY-5", "PLAY-6", "PLAY-7",
    "CARD-1", "CARD-2", "CARD-3", "CARD-4", "CARD-5", "CARD-6", "SPECIAL-1", "SPECIAL-2", "SPECIAL-DEITY",
    "SPECIAL-HIGH-PRIEST", "SPECIAL-BANDIT", "SPECIAL-PROTECTOR", "SPECIAL-VIZIER", "SPECIAL-THIEF",
    "SPECIAL-PHILOSOPHER", "SPECIAL-SLAVE-DRIVER", "SPECIAL-STONEMASON", "SPECIAL-POLITICIAN",
    "POWER-GIZA", "POWER-ABU-SIMBEL", "POWER-THEBES", "POWER-LUXOR", "POWER-ALEXANDRIA", "POWER-CAIRO", "POWER-FIRST",
    "POWER-PHILAE", "POWER-KARNAK", "RESOLVE-1", "RESOLVE-2", "RESOLVE-3", "RESOLVE-4", "RESOLVE-5", "RESOLVE-6",
    "RESOLVE-7", "REVOLT-1", "REVOLT-2", "REVOLT-3", "REVOLT-4", "REVOLT-5", "REVOLT-6",
    "TORTURER-1", "TORTURER-2", "TORTURER-3", "TORTURER-4", "NEGOTIATOR-1", "NEGOTIATOR-2", "NEGOTIATOR-3", "NEGOTIATOR-4",
    "MERCHANT-1", "ORDER-1", "ORDER-2", "ORDER-3", "LOAD-1", "LOAD-2", "LOAD-3", "LOAD-4", "LOAD-5", "LOAD-6", "LOAD-7",
    "LOAD-8", "LOAD-9", "END-1", "END-2", "END-3", "END-4", "END-5", "END-6", "TWO-1", "TWO-2", "TWO-3", "TWO-4", "TWO-5",
    "REC-1", "REC-2", "REC-3", "REC-4", "PHASE", "TURN", "ENTRY",
});
// clang-format on

[[nodiscard]] constexpr std::string_view ruleName(RuleId rule) {
  return ruleNames[rule.index];
}
/// Writes a rule by its number, `"LOAD-4"_rule`; an unknown number does not compile.
consteval RuleId operator""_rule(const char* name, std::size_t length) {
  return table::findRule(ruleNames, {name, length}).value();
}

} // namespace nilometer::pyramidion

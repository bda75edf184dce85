// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rules.h"

#include <QString>

#include <optional>

/// Links from a text to the rule behind it. Whatever shows rich text turns rule numbers into
/// links here; whoever is pressed asks linkedRule() which rule is meant and has it shown.
namespace nilometer::words {

/// The address of a rule in a link: "rule:SAIL-3".
[[nodiscard]] QString ruleAddress(table::RuleId rule);
/// The rule of such an address; nothing if it is another address or there is no such rule.
[[nodiscard]] std::optional<table::RuleId> linkedRule(const QString& address);

/// The number of such a rule, "SAIL-3"; empty as above.
[[nodiscard]] QString linkedRuleName(const QString& address);

/// A sentence with its rule's number behind it: "text (SAIL-3)".
[[nodiscard]] QString withRule(const QString& text, table::RuleId rule);
/// A plain text as rich text in which every rule number is a link: "… (SAIL-3)". Everything else
/// in it stays text, names with markup in them too.
[[nodiscard]] QString withRuleLinks(const QString& plain);

} // namespace nilometer::words

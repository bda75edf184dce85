// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>
#include <string_view>

/// Links from a text to the rule behind it. Whatever shows rich text turns rule numbers into
/// links here; whoever is pressed asks linkedRule() which rule is meant and has it shown.
namespace nilometer::text {

/// Every rule of a game by its number: "SAIL-3".
using RuleNames = std::span<const std::string_view>;

/// The address of a rule in a link: "rule:SAIL-3".
[[nodiscard]] QString ruleAddress(const QString& rule);
/// The number of the rule at such an address; empty if it is another address.
[[nodiscard]] QString linkedRule(const QString& address);
/// A sentence with its rule's number behind it: "text (SAIL-3)".
[[nodiscard]] QString withRule(const QString& text, const QString& rule);
/// Such a sentence taken apart again, the mark of what it rests on left with the text; the rule is
/// empty where it names none of these.
struct TextAndRule {
  QString text;
  QString rule;
};
[[nodiscard]] TextAndRule textAndRule(const QString& sentence, RuleNames rules);
/// A plain text as rich text in which every rule number is a link: "… (SAIL-3)". Everything else
/// in it stays text, names with markup in them too.
[[nodiscard]] QString withRuleLinks(const QString& plain, RuleNames rules);

} // namespace nilometer::text

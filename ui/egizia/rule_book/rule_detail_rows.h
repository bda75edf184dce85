// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rules.h"
#include "ui/egizia/rule_book/rule_facts.h"

#include <array>
#include <span>

/// The rows behind ruleDetail(), a file for each part of the rules.
namespace nilometer::ui {

using egizia::operator""_rule;

/// Texts are in English, to be looked up in the catalogue of context RuleDetail; nullptr = none.
/// %1 to %4 in them are the facts in their order.
struct RuleDetailRow {
  table::RuleId rule;
  const char* text = nullptr;
  const char* example = nullptr;
  std::array<Printed, 4> facts{};
};

[[nodiscard]] std::span<const RuleDetailRow> setupDetails();
[[nodiscard]] std::span<const RuleDetailRow> sailDetails();
[[nodiscard]] std::span<const RuleDetailRow> feedDetails();
[[nodiscard]] std::span<const RuleDetailRow> buildDetails();
[[nodiscard]] std::span<const RuleDetailRow> marketsDetails();
[[nodiscard]] std::span<const RuleDetailRow> cardsDetails();

} // namespace nilometer::ui

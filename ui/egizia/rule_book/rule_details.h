// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "ui/pages/rule_book/plain_book.h"

#include <QString>

#include <string_view>
#include <vector>

namespace nilometer::ui {

/// What a reader of the rules wants to know beyond a rule's summary, as plain text.
struct RuleDetail {
  QString text;
  QString example;                    ///< with invented stock; empty where none is needed
  std::vector<std::string_view> keys; ///< of the printed values named in it
};

/// In the present language, with the values of that edition.
[[nodiscard]] RuleDetail ruleDetail(table::RuleId rule, const egizia::Edition& edition);

/// The rules that belong together.
[[nodiscard]] const std::vector<RulePair>& rulePairs();

} // namespace nilometer::ui

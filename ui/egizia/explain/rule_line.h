// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/rule_link.h"
#include "ui/egizia/text/words.h"

namespace nilometer::ui {

/// What the rule says, with its number.
[[nodiscard]] inline QString ruleLine(table::RuleId rule) {
  return text::withRule(text::ruleSummary(rule), rule);
}

} // namespace nilometer::ui

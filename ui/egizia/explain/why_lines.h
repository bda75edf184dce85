// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/words.h"
#include "ui/table/explain/why_words.h"
#include "ui/text/phrase.h"

/// The lines of an answer, each with the number of its rule.
namespace nilometer::ui {

/// A text filled with its facts.
[[nodiscard]] inline QString lineOf(table::RuleId rule, const QString& text,
                                    const QStringList& facts = {}) {
  return text::withRule(text::fill(text, facts), rule);
}
/// What the rule says.
[[nodiscard]] inline QString ruleLine(table::RuleId rule) {
  return text::withRule(text::ruleSummary(rule), rule);
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/rules.h"
#include "ui/egizia/text/names.h"
#include "ui/pages/rule_book/rules_html.h"

/// Pieces of rich text that name rules of Egizia.
namespace nilometer::ui::html {

/// The rule's numbers in it become links.
[[nodiscard]] QString paragraph(const QString& text);
/// "SAIL-3 · Downstream only" as a link, never broken into two lines.
[[nodiscard]] QString wholeRuleLink(table::RuleId rule, const text::Table& table);

} // namespace nilometer::ui::html

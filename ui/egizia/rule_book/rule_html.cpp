// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rule_html.h"

#include "ui/egizia/text/words.h"
#include "ui/pages/rule_book/plain_book.h"
#include "ui/text/phrase.h"

namespace nilometer::ui::html {

QString paragraph(const QString& text) {
  return ruleParagraph(text, egizia::ruleNames);
}

QString wholeRuleLink(table::RuleId rule, const text::Table& table) {
  const QString name =
      text::fill(QStringLiteral("%1 · %2"),
                 {text::fromUtf8(egizia::ruleName(rule)), text::ruleTitle(rule, table)});
  return wholeLink(text::ruleAddress(rule), name);
}

} // namespace nilometer::ui::html

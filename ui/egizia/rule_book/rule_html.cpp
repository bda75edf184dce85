// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/rule_book/rule_html.h"

#include "ui/egizia/text/rule_link.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/rule_book/plain_book.h"
#include "ui/text/phrase.h"

namespace nilometer::ui::html {

QString paragraph(const QString& text) {
  return ruleParagraph(text, egizia::ruleNames);
}

QString wholeRuleLink(table::RuleId rule, const words::Table& table) {
  const QString name =
      words::fill(QStringLiteral("%1 · %2"),
                  {words::fromUtf8(egizia::ruleName(rule)), words::ruleTitle(rule, table)});
  return wholeLink(words::ruleAddress(rule), name);
}

} // namespace nilometer::ui::html

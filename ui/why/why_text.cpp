// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/why_text.h"

#include "ui/words/phrase.h"
#include "ui/words/rule_link.h"
#include "ui/words/words.h"

namespace nilometer::ui {

QString ruleLine(table::RuleId rule) {
  return words::withRule(words::ruleSummary(rule), rule);
}

WhyText whyText(const QString& title, const QStringList& lines) {
  WhyText text;
  text.title = title;
  text.lines = lines;
  text.lines.removeAll({});
  return text;
}

} // namespace nilometer::ui

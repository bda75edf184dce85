// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/why/why_text.h"

#include "ui/egizia/words/rule_link.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/words/rule_link.h"

#include "ui/words/phrase.h"

#include <QRegularExpression>

namespace nilometer::words {

namespace {

const QString& scheme() {
  static const QString text = QStringLiteral("rule:");
  return text;
}

std::optional<table::RuleId> ruleNamed(const QString& name) {
  return egizia::findRule(name.toStdString());
}

} // namespace

QString ruleAddress(table::RuleId rule) {
  return scheme() + fromUtf8(egizia::ruleName(rule));
}

std::optional<table::RuleId> linkedRule(const QString& address) {
  if (!address.startsWith(scheme())) return std::nullopt;
  return ruleNamed(address.mid(scheme().size()));
}

QString linkedRuleName(const QString& address) {
  const auto rule = linkedRule(address);
  return rule ? fromUtf8(egizia::ruleName(*rule)) : QString();
}

QString withRule(const QString& text, table::RuleId rule) {
  return QStringLiteral("%1 (%2)").arg(text, fromUtf8(egizia::ruleName(rule)));
}

QString withRuleLinks(const QString& plain) {
  static const QRegularExpression word(QStringLiteral("[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*"));
  QString html;
  qsizetype done = 0;
  for (auto found = word.globalMatch(plain); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const auto rule = ruleNamed(match.captured());
    const bool inWord = match.capturedStart() > 0 && plain[match.capturedStart() - 1].isLetter();
    if (!rule || inWord) continue;
    html += plain.mid(done, match.capturedStart() - done).toHtmlEscaped();
    html += QStringLiteral("<a href=\"%1\">%2</a>").arg(ruleAddress(*rule), match.captured());
    done = match.capturedEnd();
  }
  return html + plain.mid(done).toHtmlEscaped();
}

} // namespace nilometer::words

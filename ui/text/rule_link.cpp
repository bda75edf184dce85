// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/rule_link.h"

#include <QRegularExpression>

#include <algorithm>

namespace nilometer::text {

namespace {

const QString& scheme() {
  static const QString text = QStringLiteral("rule:");
  return text;
}

} // namespace

QString ruleAddress(const QString& rule) {
  return scheme() + rule;
}

QString linkedRule(const QString& address) {
  return address.startsWith(scheme()) ? address.mid(scheme().size()) : QString();
}

QString withRule(const QString& text, const QString& rule) {
  return QStringLiteral("%1 (%2)").arg(text, rule);
}

TextAndRule textAndRule(const QString& sentence, RuleNames rules) {
  static const QRegularExpression ending(
      QStringLiteral("^(.*\\S)\\s*\\(([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)\\)(\\S?)$"));
  const QRegularExpressionMatch match = ending.match(sentence);
  const QString rule = match.captured(2);
  if (std::ranges::find(rules, rule.toStdString()) == rules.end()) return {sentence, {}};
  return {match.captured(1) + match.captured(3), rule};
}

QString withRuleLinks(const QString& plain, RuleNames rules) {
  static const QRegularExpression word(QStringLiteral("[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*"));
  QString html;
  qsizetype done = 0;
  for (auto found = word.globalMatch(plain); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const bool known = std::ranges::find(rules, match.captured().toStdString()) != rules.end();
    const bool inWord = match.capturedStart() > 0 && plain[match.capturedStart() - 1].isLetter();
    if (!known || inWord) continue;
    html += plain.mid(done, match.capturedStart() - done).toHtmlEscaped();
    html += QStringLiteral("<a href=\"%1\">%2</a>")
                .arg(ruleAddress(match.captured()), match.captured());
    done = match.capturedEnd();
  }
  return html + plain.mid(done).toHtmlEscaped();
}

} // namespace nilometer::text

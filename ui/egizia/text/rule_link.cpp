// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/rule_link.h"

#include "ui/text/phrase.h"

namespace nilometer::text {

QString ruleAddress(table::RuleId rule) {
  return ruleAddress(fromUtf8(egizia::ruleName(rule)));
}

std::optional<table::RuleId> egiziaRuleAt(const QString& address) {
  return egizia::findRule(linkedRule(address).toStdString());
}

QString withRule(const QString& text, table::RuleId rule) {
  return withRule(text, fromUtf8(egizia::ruleName(rule)));
}

QString withRuleLinks(const QString& plain) {
  return withRuleLinks(plain, egizia::ruleNames);
}

} // namespace nilometer::text

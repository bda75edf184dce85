// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/egizia/text/words.h"

#include <QTest>

using namespace nilometer;
using namespace Qt::StringLiterals;
using egizia::operator""_rule;

/// Rule numbers in texts lead to the rules.
class tst_rule_link : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyRuleHasAnAddressThatLeadsBack();
  void otherAddressesLeadNowhere();
  void rulesOfASentenceBecomeLinks();
  void everythingElseStaysText();
};

void tst_rule_link::everyRuleHasAnAddressThatLeadsBack() {
  for (std::size_t i = 0; i < egizia::ruleNames.size(); ++i) {
    const table::RuleId rule{static_cast<std::uint8_t>(i)};
    const QString name = text::linkedRule(text::ruleAddress(rule));
    QCOMPARE(egizia::findRule(name.toStdString()), std::optional(rule));
  }
}

void tst_rule_link::otherAddressesLeadNowhere() {
  QVERIFY(!egizia::findRule(text::linkedRule(u"rule:SAIL-99"_s).toStdString()));
  QVERIFY(text::linkedRule(u"rule:"_s).isEmpty());
  QVERIFY(text::linkedRule(u"SAIL-3"_s).isEmpty());
  QVERIFY(text::linkedRule(u"https://example.org/rule:SAIL-3"_s).isEmpty());
}

void tst_rule_link::rulesOfASentenceBecomeLinks() {
  QCOMPARE(text::withRuleLinks(u"Too far up (SAIL-3). CARD-UPSTREAM helps."_s),
           u"Too far up (<a href=\"rule:SAIL-3\">SAIL-3</a>). "
           "<a href=\"rule:CARD-UPSTREAM\">CARD-UPSTREAM</a> helps."_s);
  QCOMPARE(text::withRuleLinks(u"PHASE"_s), u"<a href=\"rule:PHASE\">PHASE</a>"_s);
}

void tst_rule_link::everythingElseStaysText() {
  QCOMPARE(text::withRuleLinks(u"<b>Eva</b> & SAIL-3A, xSAIL-3, SAIL-99"_s),
           u"&lt;b&gt;Eva&lt;/b&gt; &amp; SAIL-3A, xSAIL-3, SAIL-99"_s);
}

NILOMETER_TEST(tst_rule_link)
#include "tst_rule_link.moc"

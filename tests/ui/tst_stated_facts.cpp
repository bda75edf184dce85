// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of the game that texts have once told wrongly, and how they are told in both languages.
#include "test_program.h"

#include "engine/egizia/fault.h"
#include "engine/egizia/file/edition_file.h"
#include "ui/egizia/rule_book/rule_details.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/rule_book/rules_subject.h"
#include "ui/egizia/text/words.h"
#include "ui/egizia/tutorial/lessons.h"
#include "ui/text/language.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nilometer;
using egizia::operator""_rule;

class tst_stated_facts : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void rulesTellWhatTheRulebooksSay_data();
  void rulesTellWhatTheRulebooksSay();
  void theOccupiedCardNamesTheSpacesOfItsProfile_CARD_OCCUPIED_data() { languages(); }
  void theOccupiedCardNamesTheSpacesOfItsProfile_CARD_OCCUPIED();
  void aRefusalDoesNotSayThatSomethingWasUsed_BUILD_5_data() { languages(); }
  void aRefusalDoesNotSayThatSomethingWasUsed_BUILD_5();
  void theSecondLessonSaysWhereNobodyMayPass_SAIL_6_data() { languages(); }
  void theSecondLessonSaysWhereNobodyMayPass_SAIL_6();

private:
  static void languages() {
    QTest::addColumn<QString>("language");
    QTest::newRow("German") << u"de"_s;
    QTest::newRow("English") << u"en"_s;
  }

  egizia::Edition m_edition;
};

void tst_stated_facts::initTestCase() {
  const auto edition = egizia::shippedEdition("egizia-2009");
  QVERIFY(edition);
  m_edition = *edition;
}

void tst_stated_facts::rulesTellWhatTheRulebooksSay_data() {
  QTest::addColumn<QString>("rule");
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("says");
  QTest::addColumn<QString>("never");
  const auto row = [](const char* rule, const QString& language, const QString& says,
                      const QString& never) {
    QTest::addRow("%s, %s: %s", rule, qPrintable(language), qPrintable(says))
        << QString::fromLatin1(rule) << language << says << never;
  };
  // Ships stay until participation, whether they have built or not.
  row("SAIL-8", u"en"_s, u"until participation is scored"_s, u"has built"_s);
  row("SAIL-8", u"de"_s, u"bis die Mitwirkung gewertet ist"_s, u"gebaut hat"_s);
  row("SAIL-4", u"de"_s, u"oder sie kommt"_s, u"bleibt liegen"_s);
  row("SAIL-1", u"en"_s, u"After the highest"_s, u"round the table"_s);
  row("OBELISK-1", u"en"_s, u"rows below"_s, u"number"_s);
  row("OBELISK-1", u"de"_s, u"Reihen darunter"_s, u"Zahl"_s);
  row("CARD-OCCUPIED", u"en"_s, u"occupied round space"_s, u"an occupied space"_s);
  row("CARD-OCCUPIED", u"de"_s, u"besetztes rundes Feld"_s, u"ein besetztes Feld"_s);
  row("CARD-OCCUPIED", u"en"_s, u"occupied round space"_s, u"any occupied"_s);
  row("CARD-OCCUPIED", u"de"_s, u"besetztes rundes Feld"_s, u"irgendein"_s);
  row("CARD-DOUBLE", u"en"_s, u"At Edfu"_s, u"%"_s);
  row("CARD-DOUBLE", u"de"_s, u"In Edfu"_s, u"%"_s);
  // The Tombs card alone makes a sum.
  row("END-2", u"en"_s, u"A sum of 0"_s, u"Without any tile"_s);
  row("END-2", u"de"_s, u"Eine Summe von 0"_s, u"Ganz ohne"_s);
  // Crews are turned back before they eat.
  row("BUILD-4", u"en"_s, u"turned back"_s, u"still eat"_s);
  row("BUILD-4", u"de"_s, u"wieder aufgedeckt"_s, u"essen"_s);
}

void tst_stated_facts::rulesTellWhatTheRulebooksSay() {
  QFETCH(const QString, rule);
  QFETCH(const QString, language);
  QFETCH(const QString, says);
  QFETCH(const QString, never);
  QVERIFY(text::useLanguage(language));
  const table::RuleId id = *egizia::findRule(rule.toStdString());
  const ui::RuleDetail detail = ui::ruleDetail(id, m_edition);
  const QString text = text::ruleSummary(id) + u' ' + detail.text + u' ' + detail.example;
  QVERIFY2(text.contains(says), qPrintable(text));
  QVERIFY2(!text.contains(never), qPrintable(text));
}

void tst_stated_facts::theOccupiedCardNamesTheSpacesOfItsProfile_CARD_OCCUPIED() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const bool german = language == u"de"_s;
  const QString roundOnly = german ? u"besetztes rundes Feld"_s : u"an occupied round space"_s;
  const QString anySpace = german ? u"irgendein besetztes Feld"_s : u"any occupied space"_s;
  for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) {
    const auto profile = static_cast<egizia::Profile>(i);
    const egizia::RuleOptions options = egizia::optionsOf(profile);
    const bool any = options.occupiedScope == egizia::OccupiedScope::anySpace;
    QCOMPARE(any, profile == egizia::Profile::first);
    const QString said = text::ruleSummary("CARD-OCCUPIED"_rule, options);
    QVERIFY2(said.contains(any ? anySpace : roundOnly), qPrintable(said));
    QVERIFY2(!said.contains(any ? roundOnly : anySpace), qPrintable(said));
    // In the rule book too.
    ui::RulesSubject subject = ui::shippedRules();
    subject.profile = profile;
    subject.options = options;
    const QString page = ui::egiziaBook(subject).find(u"CARD-OCCUPIED"_s).page->html();
    QVERIFY(page.contains(said));
  }
}

/// Places are refused before any crew is chosen, by the strength there could be.
void tst_stated_facts::aRefusalDoesNotSayThatSomethingWasUsed_BUILD_5() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  table::Finding finding;
  finding.rule = "BUILD-5"_rule;
  finding.fault = static_cast<std::uint8_t>(egizia::Fault::tooWeak);
  finding.player = 0;
  finding.needed = 5;
  finding.had = 3;
  const QString text = text::sentence(finding, {&m_edition, {u"Anna"_s}});
  QVERIFY2(text.contains(u'5') && text.contains(u'3'), qPrintable(text));
  QVERIFY2(!text.contains(u"used"_s) && !text.contains(u"eingesetzt"_s), qPrintable(text));
}

void tst_stated_facts::theSecondLessonSaysWhereNobodyMayPass_SAIL_6() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const auto edition = std::make_shared<const egizia::Edition>(m_edition);
  QString said;
  for (const auto& step : ui::EgiziaLessons{edition}.downstream().steps) said += step.text + u'\n';
  const bool german = language == u"de"_s;
  QVERIFY2(said.contains(german ? u"ersten Spielregel oder online"_s
                                : u"not by the first rulebook or online"_s),
           qPrintable(said));
  QVERIFY2(said.contains(german ? u"bis die Mitwirkung gewertet ist"_s
                                : u"until participation is scored"_s),
           qPrintable(said));
}

NILOMETER_TEST(tst_stated_facts)
#include "tst_stated_facts.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/fault.h"
#include "engine/egizia/file/edition_file.h"
#include "tests/words/every_language.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/text/outside_words.h"
#include "ui/text/phrase.h"

#include <QDate>
#include <QLocale>
#include <QTest>

#include <cerrno>
#include <functional>
#include <optional>
#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace Qt::StringLiterals;
using nilometer::test::EveryLanguage;
using record::ReadError;
using record::ReadFault;

class tst_Words : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void everyRuleHasTitleAndSummary_data();
  void everyRuleHasTitleAndSummary();
  void everyFaultHasASentence_data();
  void everyFaultHasASentence();
  void everyInvariantHasASentence();
  void everyReadFaultHasASentence();
  void everyEditionFaultHasASentence();
  void everyOptionHasWords();
  void everyPlaceHasItsNames();
  void everyCardHasItsOwnName();
  void everySphinxCardHasItsOwnName();
  void everyEnumerationHasNames();
  void everyPointHasAReason();
  void everyPrintedValueHasAReason();
  void whatTheSystemRefuses();
  void datesAreThoseOfTheSystem_data();
  void datesAreThoseOfTheSystem();

private:
  void checkEvery(const std::function<QString()>& text) { m_check->check(text); }

  Edition m_edition;
  text::Table m_table;
  std::optional<EveryLanguage> m_check;
};

void tst_Words::initTestCase() {
  auto edition = egizia::shippedEdition("egizia-2009");
  QVERIFY(edition);
  m_edition = *edition;
  m_table = {&m_edition, {u"Anna"_s, u"Ben"_s, u"Carla"_s, u"Dora"_s}};
  m_check.emplace(m_edition);
}

void tst_Words::everyRuleHasTitleAndSummary_data() {
  QTest::addColumn<int>("index");
  for (std::size_t i = 0; i < ruleNames.size(); ++i) {
    QTest::newRow(std::string(ruleNames[i]).c_str()) << static_cast<int>(i);
  }
}

void tst_Words::everyRuleHasTitleAndSummary() {
  QFETCH(int, index);
  const RuleId rule{static_cast<std::uint8_t>(index)};
  checkEvery([&] { return text::ruleTitle(rule, m_table); });
  checkEvery([rule] { return text::ruleSummary(rule); });
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    QVERIFY(text::ruleTitle(rule, m_table).count(u' ') < 5);
    QVERIFY(text::ruleSummary(rule).endsWith(u'.'));
  }
}

void tst_Words::everyFaultHasASentence_data() {
  QTest::addColumn<int>("fault");
  for (int i = 0; i < faultCount; ++i) QTest::addRow("fault %d", i) << i;
}

void tst_Words::everyFaultHasASentence() {
  QFETCH(int, fault);
  // Numbers that mean something to every fault: a stop, a site, a card, a crew, a building.
  const Finding finding{.rule = "SAIL-3"_rule,
                        .fault = static_cast<std::uint8_t>(fault),
                        .player = 1,
                        .place = 2,
                        .thing = 1,
                        .needed = 3,
                        .had = 2};
  checkEvery([&] { return text::sentence(finding, m_table); });
  QVERIFY(text::sentence(finding, m_table).endsWith(u" (SAIL-3)"_s));
}

void tst_Words::everyInvariantHasASentence() {
  for (std::size_t i = 0; i < invariantNames.size(); ++i) {
    checkEvery([i] { return text::Phrasebook<Rules>::invariant(i); });
    // Players never see what it is called by in files.
    QVERIFY(!text::Phrasebook<Rules>::invariant(i).contains(u"INV-"_s));
  }
}

void tst_Words::everyReadFaultHasASentence() {
  for (int i = 0; i <= static_cast<int>(ReadFault::wrongSum); ++i) {
    ReadError error{static_cast<ReadFault>(i), "a.jsonl", 7, "stones", {}, {}};
    checkEvery([&] { return text::sentence(error); });
    error.expected = "0 to 25";
    error.found = "26";
    checkEvery([&] { return text::sentence(error); });
    QVERIFY(text::sentence(error).startsWith(u"a.jsonl, line 7: "_s));
  }
}

void tst_Words::everyEditionFaultHasASentence() {
  for (int i = 0; i <= static_cast<int>(EditionFault::rowMissing); ++i) {
    const EditionFinding finding{static_cast<EditionFault>(i), "pyramid.rows", 3, 2};
    checkEvery([&] { return text::sentence(finding); });
    QVERIFY(text::sentence(finding).contains(u"pyramid.rows"_s));
  }
}

void tst_Words::everyOptionHasWords() {
  for (int i = 0; i < text::optionCount; ++i) {
    const auto option = static_cast<text::Option>(i);
    checkEvery([option] { return text::optionName(option); });
    const qsizetype values = text::optionValues(option).size();
    QVERIFY(values >= 2);
    for (qsizetype value = 0; value < values; ++value) {
      checkEvery([=] { return text::optionValues(option).at(value); });
    }
  }
  for (std::size_t i = 0; i < profileNames.size(); ++i) {
    checkEvery([i] { return text::profileName(static_cast<Profile>(i)); });
    checkEvery([i] { return text::egiziaOptions().profileSummary(i); });
  }
  QCOMPARE(text::optionValue(text::Option::mayPass, optionsOf(Profile::first)),
           text::optionValues(text::Option::mayPass).at(0));
  QCOMPARE(text::optionValue(text::Option::occupiedOwnLastShip, optionsOf(Profile::tournament)),
           text::optionValues(text::Option::occupiedOwnLastShip).at(2));
}

void tst_Words::everyPlaceHasItsNames() {
  for (int stop = 0; stop < static_cast<int>(m_edition.river.size()); ++stop) {
    for (const auto place :
         {text::Place::name, text::Place::at, text::Place::to, text::Place::from}) {
      checkEvery([&] { return text::stop(stop, m_table, place); });
    }
  }
  for (int i = 0; i < buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    std::set<QString> names;
    for (int cell = 0; cell < m_edition.plan(building).count; ++cell) {
      const QString name = text::cell(building, cell, m_table);
      m_check->one(name);
      QVERIFY2(names.insert(name).second, qPrintable(name));
    }
  }
}

void tst_Words::everyCardHasItsOwnName() {
  std::set<QString> names;
  for (int name = 0; name < static_cast<int>(m_edition.cardNames.size()); ++name) {
    checkEvery([&] { return text::cardName(name, m_table); });
    const QString text = text::cardName(name, m_table);
    QVERIFY2(names.insert(text).second, qPrintable(text));
  }
  for (int kind = 0; kind < cardKindCount; ++kind) {
    checkEvery([kind] { return text::cardKind(static_cast<CardKind>(kind)); });
    checkEvery([&] { return text::cardKind(static_cast<CardKind>(kind), m_table); });
  }
}

void tst_Words::everySphinxCardHasItsOwnName() {
  std::set<QString> names;
  for (int card = 0; card < static_cast<int>(m_edition.sphinxCards.size()); ++card) {
    checkEvery([&] { return text::sphinxCard(card, m_table); });
    const QString text = text::sphinxCard(card, m_table);
    QVERIFY2(names.insert(text).second, qPrintable(text));
    QVERIFY(text.startsWith(text::sphinxCondition(card, m_table)));
  }
}

void tst_Words::everyEnumerationHasNames() {
  for (int i = 0; i < crewCount; ++i)
    checkEvery([i] { return text::crewName(static_cast<Crew>(i)); });
  for (int i = 1; i < 16; ++i)
    checkEvery([i] { return text::crewSetName(static_cast<CrewSet>(i)); });
  for (int i = 0; i < 3; ++i) {
    checkEvery([i] { return text::fieldColour(static_cast<FieldColour>(i)); });
    checkEvery([i] { return text::ring(static_cast<Ring>(i)); });
    checkEvery([i] { return text::site(static_cast<Site>(i)); });
    checkEvery([i] { return text::deck(static_cast<Deck>(i)); });
  }
  for (int i = 0; i < printedPageCount; ++i) {
    checkEvery([i] { return text::printedPage(static_cast<PrintedPage>(i)); });
    checkEvery([i] { return text::whereToLook(static_cast<PrintedPage>(i)); });
  }
  for (std::size_t i = 0; i < provenanceNames.size(); ++i) {
    checkEvery([i] { return text::provenance(static_cast<Provenance>(i)); });
  }
  for (const Market market : {Market::stone, Market::grain}) {
    checkEvery([market] { return text::market(market); });
  }
  for (int i = 0; i <= static_cast<int>(Phase::over); ++i) {
    checkEvery([i] { return text::phase(static_cast<Phase>(i)); });
  }
  for (const char* colour : {"blue", "red", "green", "yellow"}) {
    checkEvery([colour] { return text::playerColour(colour); });
  }
}

void tst_Words::everyPointHasAReason() {
  for (std::size_t rule = 0; rule < ruleNames.size(); ++rule) {
    for (const std::uint8_t what : {std::uint8_t{1}, table::nothing}) {
      const table::LedgerLine line{
          .player = 0, .rule = {static_cast<std::uint8_t>(rule)}, .what = what, .points = 4};
      checkEvery([&] { return text::reason(line, m_table); });
    }
  }
}

void tst_Words::everyPrintedValueHasAReason() {
  for (const PrintedValue& value : m_edition.printed) {
    checkEvery([&] { return text::printedReason(value.reason); });
  }
  QCOMPARE(text::printedReason("Our copy says so."), u"Our copy says so."_s);
}

void tst_Words::whatTheSystemRefuses() {
  for (const int code : {EACCES, ENOENT, ENOSPC, EROFS, EISDIR}) {
    checkEvery([&] { return text::systemRefusal(qt_error_string(code)); });
  }
  QCOMPARE(text::systemRefusal(u"The moon is full"_s), u"The moon is full"_s);
}

void tst_Words::datesAreThoseOfTheSystem_data() {
  QTest::addColumn<QByteArray>("system");
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("date");
  QTest::newRow("British") << QByteArray("en_GB.UTF-8") << u"en"_s << u"20/11/2026"_s;
  QTest::newRow("American") << QByteArray("en_US.UTF-8") << u"en"_s << u"11/20/26"_s;
  QTest::newRow("Austrian") << QByteArray("de_AT.UTF-8") << u"de"_s << u"20.11.26"_s;
  QTest::newRow("English elsewhere") << QByteArray("fr_FR.UTF-8") << u"en"_s << u"11/20/26"_s;
  QTest::newRow("German in Britain") << QByteArray("en_GB.UTF-8") << u"de"_s << u"20.11.26"_s;
  QTest::newRow("no locale") << QByteArray("C.UTF-8") << u"de"_s << u"20.11.26"_s;
}

void tst_Words::datesAreThoseOfTheSystem() {
  QFETCH(const QByteArray, system);
  QFETCH(const QString, language);
  const QByteArray before = qgetenv("LC_ALL");
  qputenv("LC_ALL", system);
  QVERIFY(text::useLanguage(language));
  QTEST(QLocale().toString(QDate(2026, 11, 20), QLocale::ShortFormat), "date");
  if (system == "de_AT.UTF-8") QCOMPARE(QLocale().territory(), QLocale::Austria);
  qputenv("LC_ALL", before);
  QVERIFY(text::useLanguage(u"en"));
}

NILOMETER_TEST(tst_Words)
#include "tst_words.moc"

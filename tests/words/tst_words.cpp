// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/fault.h"
#include "engine/egizia/file/edition_file.h"
#include "tests/words/every_language.h"
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
  words::Table m_table;
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
  checkEvery([&] { return words::ruleTitle(rule, m_table); });
  checkEvery([rule] { return words::ruleSummary(rule); });
  for (const QString& language : words::languages()) {
    QVERIFY(words::useLanguage(language));
    QVERIFY(words::ruleTitle(rule, m_table).count(u' ') < 5);
    QVERIFY(words::ruleSummary(rule).endsWith(u'.'));
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
  checkEvery([&] { return words::sentence(finding, m_table); });
  QVERIFY(words::sentence(finding, m_table).endsWith(u" (SAIL-3)"_s));
}

void tst_Words::everyInvariantHasASentence() {
  for (std::size_t i = 0; i < invariantNames.size(); ++i) {
    checkEvery([i] { return words::sentence(static_cast<Invariant>(i)); });
    // Players never see what it is called by in files.
    QVERIFY(!words::sentence(static_cast<Invariant>(i)).contains(u"INV-"_s));
  }
}

void tst_Words::everyReadFaultHasASentence() {
  for (int i = 0; i <= static_cast<int>(ReadFault::wrongSum); ++i) {
    ReadError error{static_cast<ReadFault>(i), "a.jsonl", 7, "stones", {}, {}};
    checkEvery([&] { return words::sentence(error); });
    error.expected = "0 to 25";
    error.found = "26";
    checkEvery([&] { return words::sentence(error); });
    QVERIFY(words::sentence(error).startsWith(u"a.jsonl, line 7: "_s));
  }
}

void tst_Words::everyEditionFaultHasASentence() {
  for (int i = 0; i <= static_cast<int>(EditionFault::rowMissing); ++i) {
    const EditionFinding finding{static_cast<EditionFault>(i), "pyramid.rows", 3, 2};
    checkEvery([&] { return words::sentence(finding); });
    QVERIFY(words::sentence(finding).contains(u"pyramid.rows"_s));
  }
}

void tst_Words::everyOptionHasWords() {
  for (int i = 0; i < words::optionCount; ++i) {
    const auto option = static_cast<words::Option>(i);
    checkEvery([option] { return words::optionName(option); });
    const qsizetype values = words::optionValues(option).size();
    QVERIFY(values >= 2);
    for (qsizetype value = 0; value < values; ++value) {
      checkEvery([=] { return words::optionValues(option).at(value); });
    }
  }
  for (std::size_t i = 0; i < profileNames.size(); ++i) {
    const auto profile = static_cast<Profile>(i);
    checkEvery([profile] { return words::profileName(profile); });
    checkEvery([profile] { return words::profileSummary(profile); });
  }
  QCOMPARE(words::optionValue(words::Option::mayPass, optionsOf(Profile::first)),
           words::optionValues(words::Option::mayPass).at(0));
  QCOMPARE(words::optionValue(words::Option::occupiedOwnLastShip, optionsOf(Profile::tournament)),
           words::optionValues(words::Option::occupiedOwnLastShip).at(2));
}

void tst_Words::everyPlaceHasItsNames() {
  for (int stop = 0; stop < static_cast<int>(m_edition.river.size()); ++stop) {
    for (const auto place :
         {words::Place::name, words::Place::at, words::Place::to, words::Place::from}) {
      checkEvery([&] { return words::stop(stop, m_table, place); });
    }
  }
  for (int i = 0; i < buildingCount; ++i) {
    const auto building = static_cast<Building>(i);
    std::set<QString> names;
    for (int cell = 0; cell < m_edition.plan(building).count; ++cell) {
      const QString name = words::cell(building, cell, m_table);
      m_check->one(name);
      QVERIFY2(names.insert(name).second, qPrintable(name));
    }
  }
}

void tst_Words::everyCardHasItsOwnName() {
  std::set<QString> names;
  for (int name = 0; name < static_cast<int>(m_edition.cardNames.size()); ++name) {
    checkEvery([&] { return words::cardName(name, m_table); });
    const QString text = words::cardName(name, m_table);
    QVERIFY2(names.insert(text).second, qPrintable(text));
  }
  for (int kind = 0; kind < cardKindCount; ++kind) {
    checkEvery([kind] { return words::cardKind(static_cast<CardKind>(kind)); });
    checkEvery([&] { return words::cardKind(static_cast<CardKind>(kind), m_table); });
  }
}

void tst_Words::everySphinxCardHasItsOwnName() {
  std::set<QString> names;
  for (int card = 0; card < static_cast<int>(m_edition.sphinxCards.size()); ++card) {
    checkEvery([&] { return words::sphinxCard(card, m_table); });
    const QString text = words::sphinxCard(card, m_table);
    QVERIFY2(names.insert(text).second, qPrintable(text));
    QVERIFY(text.startsWith(words::sphinxCondition(card, m_table)));
  }
}

void tst_Words::everyEnumerationHasNames() {
  for (int i = 0; i < crewCount; ++i)
    checkEvery([i] { return words::crewName(static_cast<Crew>(i)); });
  for (int i = 1; i < 16; ++i)
    checkEvery([i] { return words::crewSetName(static_cast<CrewSet>(i)); });
  for (int i = 0; i < 3; ++i) {
    checkEvery([i] { return words::fieldColour(static_cast<FieldColour>(i)); });
    checkEvery([i] { return words::ring(static_cast<Ring>(i)); });
    checkEvery([i] { return words::site(static_cast<Site>(i)); });
    checkEvery([i] { return words::deck(static_cast<Deck>(i)); });
  }
  for (int i = 0; i < printedPageCount; ++i) {
    checkEvery([i] { return words::printedPage(static_cast<PrintedPage>(i)); });
    checkEvery([i] { return words::whereToLook(static_cast<PrintedPage>(i)); });
  }
  for (std::size_t i = 0; i < provenanceNames.size(); ++i) {
    checkEvery([i] { return words::provenance(static_cast<Provenance>(i)); });
  }
  for (const Market market : {Market::stone, Market::grain}) {
    checkEvery([market] { return words::market(market); });
  }
  for (int i = 0; i <= static_cast<int>(Phase::over); ++i) {
    checkEvery([i] { return words::phase(static_cast<Phase>(i)); });
  }
  for (const char* colour : {"blue", "red", "green", "yellow"}) {
    checkEvery([colour] { return words::playerColour(colour); });
  }
}

void tst_Words::everyPointHasAReason() {
  for (std::size_t rule = 0; rule < ruleNames.size(); ++rule) {
    for (const std::uint8_t what : {std::uint8_t{1}, table::nothing}) {
      const table::LedgerLine line{
          .player = 0, .rule = {static_cast<std::uint8_t>(rule)}, .what = what, .points = 4};
      checkEvery([&] { return words::reason(line, m_table); });
    }
  }
}

void tst_Words::everyPrintedValueHasAReason() {
  for (const PrintedValue& value : m_edition.printed) {
    checkEvery([&] { return words::printedReason(value.reason); });
  }
  QCOMPARE(words::printedReason("Our copy says so."), u"Our copy says so."_s);
}

void tst_Words::whatTheSystemRefuses() {
  for (const int code : {EACCES, ENOENT, ENOSPC, EROFS, EISDIR}) {
    checkEvery([&] { return words::systemRefusal(qt_error_string(code)); });
  }
  QCOMPARE(words::systemRefusal(u"The moon is full"_s), u"The moon is full"_s);
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
  QVERIFY(words::useLanguage(language));
  QTEST(QLocale().toString(QDate(2026, 11, 20), QLocale::ShortFormat), "date");
  if (system == "de_AT.UTF-8") QCOMPARE(QLocale().territory(), QLocale::Austria);
  qputenv("LC_ALL", before);
  QVERIFY(words::useLanguage(u"en"));
}

NILOMETER_TEST(tst_Words)
#include "tst_words.moc"

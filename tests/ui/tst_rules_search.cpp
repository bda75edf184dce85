// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/words/language_rows.h"
#include "ui/egizia/rule_book/rules_subject.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/rule_book/rules_search.h"
#include "ui/text/language.h"

#include <QTest>

using namespace nilometer;
using namespace Qt::Literals::StringLiterals;
using test::languageRows;

namespace {

QStringList anchors(const std::vector<ui::RulesHit>& hits) {
  QStringList all;
  for (const ui::RulesHit& hit : hits) all += hit.anchor;
  return all;
}

} // namespace

/// Looking something up in the rules, without a window.
class tst_rules_search : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void ruleNumbersComeFirst_data();
  void ruleNumbersComeFirst();
  void everyTitleFindsItsRule_data() { languageRows(); }
  void everyTitleFindsItsRule();
  void playersFindARuleByTheirOwnWords_data();
  void playersFindARuleByTheirOwnWords();
  void aWordOfPlayersStandsBesideTheHit();
  void wordsFoundAreMarkedAsAWhole();
  void umlautsAndCapitalsDoNotMatter();
  void wordsMayComeInAnyOrder();
  void beginningsOfWordsAreEnough();
  void allWordsMustBeThere();
  void titlesCountMoreThanText();
  void linksToOtherPagesAreNotFound();
  void resultsSayWhereTheyStand();
  void nothingAskedNothingFound();
};

void tst_rules_search::ruleNumbersComeFirst_data() {
  QTest::addColumn<QString>("query");
  for (const char* query : {"SAIL-3", "sail-3", "sail 3", "  Sail  3 "}) {
    QTest::newRow(query) << QString::fromLatin1(query);
  }
}

void tst_rules_search::ruleNumbersComeFirst() {
  QFETCH(const QString, query);
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
    const auto hits = search.find(query);
    QVERIFY(!hits.empty());
    QCOMPARE(hits.front().anchor, u"SAIL-3"_s);
  }
}

void tst_rules_search::everyTitleFindsItsRule() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const ui::RulesSubject subject = ui::shippedRules();
  const text::Table table{subject.edition.get(), {}};
  const ui::RulesSearch search{ui::egiziaBook(subject)};
  for (std::size_t i = 0; i < egizia::ruleNames.size(); ++i) {
    const table::RuleId rule{static_cast<std::uint8_t>(i)};
    const QString title = text::ruleTitle(rule, table);
    const QString anchor = QString::fromStdString(std::string(egizia::ruleName(rule)));
    const QStringList found = anchors(search.find(title)).mid(0, 8);
    QVERIFY2(found.contains(anchor), qPrintable(title));
  }
}

void tst_rules_search::playersFindARuleByTheirOwnWords_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("query");
  QTest::addColumn<QString>("rule");
  const auto row = [](const char* language, const QString& query, const char* rule) {
    QTest::addRow("%s: %s", rule, qPrintable(query))
        << QString::fromLatin1(language) << query << QString::fromLatin1(rule);
  };
  row("en", u"hungry"_s, "FEED-3");
  row("en", u"starving"_s, "FEED-1");
  row("en", u"who starts"_s, "ORDER-1");
  row("en", u"first player"_s, "SET-2");
  row("en", u"tie"_s, "TRACK-1");
  row("en", u"tie"_s, "END-4");
  row("en", u"pass"_s, "SAIL-6");
  row("en", u"workers"_s, "BUILD-2");
  row("en", u"who wins"_s, "END-4");
  row("de", u"Hunger"_s, "FEED-3");
  row("de", u"verhungern"_s, "FEED-1");
  row("de", u"wer beginnt"_s, "ORDER-1");
  row("de", u"Startspieler"_s, "SET-2");
  row("de", u"Gleichstand"_s, "TRACK-1");
  row("de", u"Gleichstand"_s, "END-4");
  row("de", u"passen"_s, "SAIL-6");
  row("de", u"Minuspunkte"_s, "FEED-3");
  row("de", u"wer gewinnt"_s, "END-4");
  row("de", u"Siegpunkte"_s, "BUILD-8");
}

void tst_rules_search::playersFindARuleByTheirOwnWords() {
  QFETCH(const QString, language);
  QFETCH(const QString, query);
  QFETCH(const QString, rule);
  QVERIFY(text::useLanguage(language));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  const QStringList found = anchors(search.find(query)).mid(0, 6);
  QVERIFY2(found.contains(rule), qPrintable(found.join(u' ')));
}

void tst_rules_search::aWordOfPlayersStandsBesideTheHit() {
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  const auto hits = search.find(u"starv"_s);
  QVERIFY(!hits.empty());
  for (const ui::RulesHit& hit : hits) {
    const QString shown = hit.title + u' ' + hit.excerpt;
    QVERIFY2(!ui::RulesSearch::marksIn(shown, u"starv"_s).empty(), qPrintable(shown));
  }
}

void tst_rules_search::wordsFoundAreMarkedAsAWhole() {
  using Marks = std::vector<ui::RulesSearch::Mark>;
  const QString text = u"Gräber der Reihe nach: das Grab"_s;
  QCOMPARE(ui::RulesSearch::marksIn(text, u"graeb reihe"_s), (Marks{{0, 6}, {11, 5}, {27, 4}}));
  // One letter would mark half of the page.
  QCOMPARE(ui::RulesSearch::marksIn(text, u"g"_s), Marks{});
  QCOMPARE(ui::RulesSearch::marksIn(text, u""_s), Marks{});
}

void tst_rules_search::umlautsAndCapitalsDoNotMatter() {
  QVERIFY(text::useLanguage(u"de"));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  const QStringList right = anchors(search.find(u"Gräber"_s));
  QVERIFY(!right.isEmpty());
  for (const QString& query : {u"graeber"_s, u"graber"_s, u"GRÄBER"_s, u"Gra\u0308ber"_s}) {
    QCOMPARE(anchors(search.find(query)), right);
  }
}

void tst_rules_search::wordsMayComeInAnyOrder() {
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  const QStringList one = anchors(search.find(u"pyramid row bonus"_s));
  QCOMPARE(one.value(0), u"PYR-2"_s);
  QCOMPARE(anchors(search.find(u"bonus pyramid row"_s)), one);
}

void tst_rules_search::beginningsOfWordsAreEnough() {
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  QCOMPARE(anchors(search.find(u"scar"_s)).value(0), u"TRACK-2"_s);
  // The middle of a word is no word: "carab" is in "scarab" only.
  QVERIFY(search.find(u"carab"_s).empty());
}

void tst_rules_search::allWordsMustBeThere() {
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  QVERIFY(!search.find(u"obelisk"_s).empty());
  QVERIFY(search.find(u"obelisk crocodile"_s).empty());
}

void tst_rules_search::titlesCountMoreThanText() {
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  const auto hits = search.find(u"quarry"_s);
  QVERIFY(hits.size() > 1);
  bool inText = false;
  for (const ui::RulesHit& hit : hits) {
    const bool inTitle = hit.title.contains(u"quarr"_s, Qt::CaseInsensitive);
    QVERIFY2(!inTitle || !inText, qPrintable(hit.title));
    inText = inText || !inTitle;
  }
  QCOMPARE(hits.front().anchor, u"CARD-QUARRY"_s);
}

void tst_rules_search::linksToOtherPagesAreNotFound() {
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  // The page of SAIL-7 names this card only among the rules to see as well.
  const QStringList found = anchors(search.find(u"CARD-SECOND-SHIP"_s));
  QCOMPARE(found.value(0), u"CARD-SECOND-SHIP"_s);
  QVERIFY(!found.contains(u"SAIL-7"_s));
}

void tst_rules_search::resultsSayWhereTheyStand() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
    for (const ui::RulesHit& hit : search.find(u"sphinx"_s)) {
      QVERIFY(!hit.title.isEmpty() && !hit.where.isEmpty() && !hit.excerpt.isEmpty());
      QVERIFY2(hit.excerpt.size() < 200 && !hit.excerpt.contains(u'<'), qPrintable(hit.excerpt));
    }
  }
}

void tst_rules_search::nothingAskedNothingFound() {
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesSearch search{ui::egiziaBook(ui::shippedRules())};
  for (const QString& query : {QString(), u"   "_s, u"–?!"_s}) QVERIFY(search.find(query).empty());
}

NILOMETER_TEST(tst_rules_search)
#include "tst_rules_search.moc"

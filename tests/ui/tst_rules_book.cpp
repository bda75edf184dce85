// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/rule_book/rule_details.h"
#include "ui/egizia/rule_book/rule_html.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/rule_book/rules_subject.h"
#include "ui/egizia/text/words.h"
#include "ui/registry/games.h"
#include "ui/text/language.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

ui::RulesSubject goldenSubject(egizia::Profile profile, ui::RulesSubject::Of of) {
  return {goldenEdition(), profile, egizia::optionsOf(profile), of};
}

std::vector<table::RuleId> allRules() {
  std::vector<table::RuleId> rules;
  for (std::size_t i = 0; i < egizia::ruleNames.size(); ++i) {
    rules.push_back(table::RuleId{static_cast<std::uint8_t>(i)});
  }
  return rules;
}

QString nameOf(table::RuleId rule) {
  const std::string_view name = egizia::ruleName(rule);
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// Calls `use` with every page of the book.
template <class Use> void forPages(const ui::RulesBook& book, Use use) {
  for (const ui::RulesPart& part : book.parts()) {
    for (const ui::RulesPage& page : part.pages) use(page);
  }
}

QString wholeText(const ui::RulesBook& book) {
  QString text;
  forPages(book,
           [&](const ui::RulesPage& page) { text += ui::html::plainText(page.html()) + u'\n'; });
  return text;
}

QString textAt(const ui::RulesBook& book, const QString& anchor) {
  const ui::RulesBook::Place place = book.find(anchor);
  if (place.section != nullptr) return ui::html::plainText(place.section->html);
  return place.page == nullptr ? QString() : ui::html::plainText(place.page->html());
}

} // namespace

/// The content of the rules browser, without a window.
class tst_rules_book : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everyRuleHasOneSectionWithItsWords_data() { languageRows(); }
  void everyRuleHasOneSectionWithItsWords();
  void everyCardSpaceAndOptionIsExplained_data() { languageRows(); }
  void everyCardSpaceAndOptionIsExplained();
  void everyLinkLeadsSomewhere_data() { languageRows(); }
  void everyLinkLeadsSomewhere();
  void nothingIsLeftUnfilled_data() { languageRows(); }
  void nothingIsLeftUnfilled();
  void everyPageIsWrittenInBothLanguages();
  void relatedRulesNameEachOther();
  void everyRuleLeadsToAnother();
  void glossaryHasTheTermsOfTheRules_data();
  void glossaryHasTheTermsOfTheRules();
  void glossaryHasEveryTermOnceInOrder_data() { languageRows(); }
  void glossaryHasEveryTermOnceInOrder();
  void rulesShowWhereProfilesDiffer();
  void openGameIsMarked();
  void printedValuesAreThoseOfTheEdition();
  void assumedValuesAreCalledSo();
  void sentencesAreShort_data() { languageRows(); }
  void sentencesAreShort();

private:
  static void useRow() {
    QFETCH(const QString, language);
    QVERIFY(text::useLanguage(language));
  }
};

void tst_rules_book::everyRuleHasOneSectionWithItsWords() {
  useRow();
  const ui::RulesSubject subject = ui::shippedRules();
  const text::Table table{subject.edition.get(), {}};
  const ui::RulesBook book = ui::egiziaBook(subject);
  QHash<QString, int> sections;
  forPages(book, [&](const ui::RulesPage& page) {
    ++sections[page.anchor];
    for (const ui::RulesSection& section : page.sections) ++sections[section.anchor];
  });
  for (const int times : sections) QCOMPARE(times, 1);
  for (const table::RuleId rule : allRules()) {
    const ui::RulesBook::Place place = book.find(nameOf(rule));
    QVERIFY2(place.section != nullptr, qPrintable(nameOf(rule)));
    const QString text = ui::html::plainText(place.section->html);
    QVERIFY2(text.contains(nameOf(rule)) && text.contains(text::ruleTitle(rule, table)),
             qPrintable(text));
    QVERIFY2(text.contains(text::ruleSummary(rule).simplified()), qPrintable(text));
  }
}

void tst_rules_book::everyCardSpaceAndOptionIsExplained() {
  useRow();
  for (const ui::RulesSubject& subject :
       {ui::shippedRules(),
        goldenSubject(egizia::Profile::first, ui::RulesSubject::Of::thisGame)}) {
    const ui::RulesBook book = ui::egiziaBook(subject);
    const QString text = wholeText(book);
    const text::Table table{subject.edition.get(), {}};
    for (std::size_t i = 0; i < subject.edition->nileCards.size(); ++i) {
      const egizia::NileCard& card = subject.edition->nileCards[i];
      const QString where = textAt(book, nameOf(egizia::ruleOf(card.kind)));
      QVERIFY2(where.contains(text::cardName(card.name, table)), qPrintable(where));
    }
    for (std::size_t i = 0; i < subject.edition->sphinxCards.size(); ++i) {
      const QString card = text::sphinxCard(static_cast<int>(i), table);
      QVERIFY2(textAt(book, u"page-sphinx-cards"_s).contains(card), qPrintable(card));
    }
    for (int i = 0; i < egizia::roundSpaceCount; ++i) {
      const auto space = static_cast<egizia::RoundSpace>(i);
      QVERIFY(textAt(book, nameOf(egizia::ruleOf(space))).contains(text::roundSpace(space)));
    }
    for (int i = 0; i < text::optionCount; ++i) {
      const auto option = static_cast<text::Option>(i);
      const QString where = textAt(book, u"option-%1"_s.arg(i + 1));
      QVERIFY(where.contains(text::optionName(option)));
      for (const QString& value : text::optionValues(option)) QVERIFY(where.contains(value));
    }
    for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) {
      QVERIFY(text.contains(text::egiziaOptions().profileSummary(i)));
    }
  }
}

void tst_rules_book::everyLinkLeadsSomewhere() {
  useRow();
  static const QRegularExpression link(u"href=\"([^\"]+)\""_s);
  for (const ui::Game* game : ui::games()) {
    const ui::RulesBook book = game->rules(nullptr)->book();
    int links = 0;
    forPages(book, [&](const ui::RulesPage& page) {
      for (auto found = link.globalMatch(page.html()); found.hasNext(); ++links) {
        const QString address = found.next().captured(1);
        const QString anchor = ui::html::anchorOf(address);
        QVERIFY2(book.find(anchor).page != nullptr, qPrintable(game->name() + u' ' + address));
      }
    });
    QVERIFY2(links > 100, qPrintable(game->name())); // from most rules to another one
  }
}

void tst_rules_book::nothingIsLeftUnfilled() {
  useRow();
  static const QRegularExpression leftOver(u"%[L1-9n]|\\(s\\)|\\?"_s);
  const ui::RulesBook book = ui::egiziaBook(ui::shippedRules());
  forPages(book, [&](const ui::RulesPage& page) {
    const QString text = ui::html::plainText(page.html());
    QVERIFY2(!text.contains(leftOver), qPrintable(text.mid(text.indexOf(leftOver) - 30, 80)));
    QVERIFY2(!page.title.isEmpty() && text.size() > 2 * page.title.size(), qPrintable(page.anchor));
    for (const ui::RulesSection& section : page.sections) {
      QVERIFY2(ui::html::plainText(section.html).size() > section.title.size() + 10,
               qPrintable(section.anchor));
    }
  });
}

void tst_rules_book::everyPageIsWrittenInBothLanguages() {
  QVERIFY(text::useLanguage(u"de"));
  const ui::RulesBook german = ui::egiziaBook(ui::shippedRules());
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesBook english = ui::egiziaBook(ui::shippedRules());
  static const QRegularExpression number(u"\\d"_s);
  forPages(english, [&](const ui::RulesPage& page) {
    QVERIFY2(textAt(german, page.anchor) != textAt(english, page.anchor), qPrintable(page.anchor));
    for (const ui::RulesSection& section : page.sections) {
      // Every sentence of the one is foreign to the other.
      const QString other = textAt(german, section.anchor);
      QVERIFY2(!other.isEmpty(), qPrintable(section.anchor));
      for (const QString& sentence : ui::html::plainText(section.html).split(u". "_s)) {
        const bool says = sentence.size() > 40 && !sentence.contains(number);
        QVERIFY2(!says || !other.contains(sentence), qPrintable(sentence));
      }
    }
  });
}

void tst_rules_book::relatedRulesNameEachOther() {
  for (const table::RuleId rule : allRules()) {
    for (const table::RuleId other : ui::relatedRules(rule, ui::rulePairs())) {
      QVERIFY(other != rule);
      const auto back = ui::relatedRules(other, ui::rulePairs());
      QVERIFY(std::ranges::find(back, rule) != back.end());
      QCOMPARE(std::ranges::count(back, rule), 1);
    }
  }
}

void tst_rules_book::everyRuleLeadsToAnother() {
  for (const table::RuleId rule : allRules()) {
    QVERIFY2(!ui::relatedRules(rule, ui::rulePairs()).empty(), qPrintable(nameOf(rule)));
  }
}

// The document has the words of these two.
void tst_rules_book::glossaryHasTheTermsOfTheRules_data() {
  QTest::addColumn<QString>("language");
  for (const char* language : {"de", "en"}) {
    QTest::newRow(language) << QString::fromLatin1(language);
  }
}

void tst_rules_book::glossaryHasTheTermsOfTheRules() {
  useRow();
  QFile file(QStringLiteral(NILOMETER_SOURCE_DIR "/docs/rules.md"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QString rules = QString::fromUtf8(file.readAll());
  const qsizetype begin = rules.indexOf(u'\n', rules.indexOf(u"## Glossary"_s)) + 1;
  QString section = rules.mid(begin, rules.indexOf(u"\n\n"_s, begin) - begin);
  section.replace(u'\n', u' ');
  static const QRegularExpression note(u"\\s*\\([^)]*\\)|\\.$"_s);
  const QString text = textAt(ui::egiziaBook(ui::shippedRules()), u"page-glossary"_s);
  int terms = 0;
  for (QString pair : section.split(u" · "_s)) {
    const QStringList sides = pair.remove(note).trimmed().split(u" – "_s);
    QCOMPARE(sides.size(), 2);
    for (const QString& side : sides) {
      // "stone marker/track" are two; the last of each is enough to find both.
      const QString term = side.section(u'/', 0, 0).section(u'-', 0, 0);
      QVERIFY2(text.contains(term), qPrintable(term));
      ++terms;
    }
  }
  QVERIFY(terms > 50);
}

void tst_rules_book::glossaryHasEveryTermOnceInOrder() {
  useRow();
  const ui::RulesBook book = ui::egiziaBook(ui::shippedRules());
  static const QRegularExpression bold(u"<b>([^<]+)</b>"_s);
  QSet<QString> terms;
  QString last;
  auto found = bold.globalMatch(book.find(u"page-glossary"_s).page->intro);
  while (found.hasNext()) {
    const QString term = found.next().captured(1);
    QVERIFY2(!terms.contains(term), qPrintable(term));
    QVERIFY2(QString::localeAwareCompare(last, term) < 0,
             qPrintable(term)); // "grain", "grain market"
    terms += term;
    last = term;
  }
  QVERIFY(terms.size() > 30);
}

void tst_rules_book::rulesShowWhereProfilesDiffer() {
  QVERIFY(text::useLanguage(u"en"));
  const ui::RulesBook book = ui::egiziaBook(ui::shippedRules());
  for (int i = 0; i < text::optionCount; ++i) {
    const auto option = static_cast<text::Option>(i);
    QVERIFY(!ui::rulesOf(option).empty());
    for (const table::RuleId rule : ui::rulesOf(option)) {
      const QString text = textAt(book, nameOf(rule));
      for (const QString& value : text::optionValues(option)) {
        QVERIFY2(text.contains(value), qPrintable(nameOf(rule)));
      }
    }
  }
  const QString passing = textAt(book, u"SAIL-6"_s);
  for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) {
    QVERIFY(passing.contains(text::profileName(static_cast<egizia::Profile>(i))));
  }
}

void tst_rules_book::openGameIsMarked() {
  QVERIFY(text::useLanguage(u"en"));
  using Of = ui::RulesSubject::Of;
  QVERIFY(!wholeText(ui::egiziaBook(ui::shippedRules())).contains(u"this game"_s));
  for (const auto profile : {egizia::Profile::first, egizia::Profile::revised}) {
    const QString text = textAt(ui::egiziaBook(goldenSubject(profile, Of::thisGame)), u"SAIL-6"_s);
    const QString value = text::optionValue(text::Option::mayPass, egizia::optionsOf(profile));
    QVERIFY2(text.contains(value + u" this game"_s), qPrintable(text));
    QCOMPARE(text.count(u"this game"_s), 1);
  }
}

void tst_rules_book::printedValuesAreThoseOfTheEdition() {
  QVERIFY(text::useLanguage(u"en"));
  ui::RulesSubject subject = ui::shippedRules();
  egizia::Edition other = *subject.edition;
  const int before = other.shipsPerPlayer;
  other.shipsPerPlayer = static_cast<std::int16_t>(before + 3);
  const QString usual = textAt(ui::egiziaBook(subject), u"SAIL-7"_s);
  subject.edition = std::make_shared<const egizia::Edition>(other);
  const QString changed = textAt(ui::egiziaBook(subject), u"SAIL-7"_s);
  QVERIFY(usual.contains(QString::number(before)) && !usual.contains(QString::number(before + 3)));
  QVERIFY(changed.contains(QString::number(before + 3)));
}

void tst_rules_book::assumedValuesAreCalledSo() {
  QVERIFY(text::useLanguage(u"en"));
  ui::RulesSubject subject = ui::shippedRules();
  egizia::Edition sure = *subject.edition;
  const QString word = text::provenance(egizia::Provenance::assumed);
  const QString mark = u"Only "_s + word;
  QVERIFY(textAt(ui::egiziaBook(subject), u"PYR-1"_s).contains(mark));
  for (egizia::PrintedValue& value : sure.printed) {
    value.provenance = egizia::Provenance::certain;
  }
  subject.edition = std::make_shared<const egizia::Edition>(sure);
  QVERIFY(!wholeText(ui::egiziaBook(subject)).contains(mark));
}

void tst_rules_book::sentencesAreShort() {
  useRow();
  static const QRegularExpression end(u"[.:;!?](\\s|$)"_s);
  static const QRegularExpression space(u"\\s+"_s);
  const auto edition = goldenEdition();
  int sentences = 0;
  qsizetype wordCount = 0;
  for (const table::RuleId rule : allRules()) {
    const ui::RuleDetail detail = ui::ruleDetail(rule, *edition);
    for (const QString& sentence : QString(detail.text + u' ' + detail.example).split(end)) {
      const auto count = sentence.split(space, Qt::SkipEmptyParts).size();
      if (count == 0) continue;
      QVERIFY2(count <= 24, qPrintable(sentence));
      ++sentences;
      wordCount += count;
    }
  }
  QVERIFY2(wordCount <= 12 * sentences, qPrintable(QString::number(wordCount / sentences)));
}

NILOMETER_TEST(tst_rules_book)
#include "tst_rules_book.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every page of a copy: everything printed there is shown with its value, can be
// changed in place, has a name, and can be read. Every page and every copy are there, in a third
// of their pairs; NILOMETER_FULL=1 in the environment looks at all of them.
#include "test_program.h"

#include "tests/chosen.h"
#include "tests/ui/copy_buildings.h"
#include "tests/ui/copy_cards_fixture.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/edition_editor/word_field.h"

#include <QRegularExpression>
#include <QSet>

#include <map>
#include <numeric>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;
using egizia::EditionDocument;
using ui::ChoiceField;
using ui::NumberField;
using ui::WordField;

namespace {

const QStringList& copyNames() {
  static const QStringList names{u"shipped"_s,  u"different"_s, u"largest"_s,
                                 u"random 1"_s, u"random 2"_s,  u"random 3"_s};
  return names;
}

EditionDocument makeCopy(const QString& name, PrintedPage page) {
  if (name == u"shipped"_s) return shippedCopy();
  if (name == u"different"_s) return differentCopy();
  if (name == u"largest"_s) return largestCopy();
  constexpr int changes = 20;
  const unsigned seed = name.mid(7).toUInt();
  return randomCopy(seed % 2 == 0 ? shippedCopy() : differentCopy(), page, changes, seed);
}

/// Made once: it takes its time.
const EditionDocument& copyNamed(const QString& name, PrintedPage page) {
  static std::map<std::pair<QString, PrintedPage>, EditionDocument> made;
  const auto key = std::pair(name, page);
  const auto found = made.find(key);
  return found != made.end() ? found->second
                             : made.emplace(key, makeCopy(name, page)).first->second;
}

/// Every page and every copy, in one of `every` pairs of them.
void pagesAndCopies(const QStringList& copies, std::size_t every, std::size_t shift = 0) {
  QTest::addColumn<PrintedPage>("page");
  QTest::addColumn<QString>("copy");
  std::vector<int> pages(egizia::printedPageCount);
  std::iota(pages.begin(), pages.end(), 0);
  const std::vector<QString> names(copies.begin(), copies.end());
  for (const auto& [page, copy] : chosenPairs(pages, names, every, shift)) {
    const auto printed = static_cast<PrintedPage>(page);
    QTest::addRow("%d %s, %s", page, qPrintable(text::printedPage(printed)), qPrintable(copy))
        << printed << copy;
  }
}

/// The number of players and of rounds belongs to the rules: no other value would be accepted.
bool isFixed(const std::string& key) {
  return key == "box.players" || key == "box.rounds";
}

QStringList changeable(const CopyBench& bench, PrintedPage page) {
  QStringList places;
  for (const std::string& key : keysOn(bench.edition(), page)) {
    if (!isFixed(key)) places += numberPlaces(bench.document(), key);
  }
  return places;
}

/// Another number that the cell allows too; the same where there is none.
int another(const NumberField& field) {
  const NumberField::Content& content = field.content();
  // What is beyond its bounds comes back into them.
  if (content.value < content.most) return std::max(content.value + 1, content.least);
  return std::max(std::min(content.value - 1, content.most), content.least);
}

} // namespace

class tst_copy_pages : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyPrintedNumberIsShownWithItsValue_data() { pagesAndCopies(copyNames(), 3, 0); }
  void everyPrintedNumberIsShownWithItsValue();
  void everyPrintedWordIsShown_data() { pagesAndCopies(copyNames(), 3, 1); }
  void everyPrintedWordIsShown();
  void everyPrintedValueHasACell_data() { pagesAndCopies(copyNames(), 3, 0); }
  void everyPrintedValueHasACell();
  void everyNumberIsChangedByTypingAnotherOne_data() {
    pagesAndCopies({u"shipped"_s, u"different"_s, u"random 1"_s}, 1);
  }
  void everyNumberIsChangedByTypingAnotherOne();
  void everyCellIsReachedOnceInTheOrderOfReading_data() { pagesAndCopies(copyNames(), 3, 1); }
  void everyCellIsReachedOnceInTheOrderOfReading();
  void everyCellHasANameOfItsOwn_data() { pagesAndCopies(copyNames(), 3, 0); }
  void everyCellHasANameOfItsOwn();
  void nothingIsCutOffOrOverlaps_data() { languagesWithSizes({100, 150, 200}); }
  void nothingIsCutOffOrOverlaps();
};

void tst_copy_pages::everyPrintedNumberIsShownWithItsValue() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  const CopyBench bench(page, copyNamed(copy, page));
  const QStringList places = changeable(bench, page);
  QVERIFY(!places.isEmpty());
  for (const QString& place : places) {
    const auto* field = bench.cell<NumberField>(place);
    QVERIFY2(field != nullptr && field->isVisible(), qPrintable(place));
    QCOMPARE(field->text(), QString::number(bench.number(place)));
    QCOMPARE(field->content().sureness, bench.state().sureness(place.toStdString()));
  }
}

void tst_copy_pages::everyPrintedWordIsShown() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  const CopyBench bench(page, copyNamed(copy, page));
  for (const std::string& key : keysOn(bench.edition(), page)) {
    if (key == "river.stops" || key == "temple.order") continue; // their order is shown
    for (const Word& word : wordsBelow(bench.document(), key)) {
      // The tombs have no parts; the card names them as a whole. Points are numbers.
      if (word.ids == QStringList{u"tombs"_s} && word.place.endsWith(u"parts"_s)) continue;
      if (word.ids.isEmpty()) continue;
      const auto* typed = bench.cell<WordField>(word.place);
      const auto* chosen = bench.cell<ChoiceField>(word.place);
      QVERIFY2(typed != nullptr || chosen != nullptr, qPrintable(word.place));
      if (typed != nullptr) QCOMPARE(QStringList{typed->text()}, word.ids);
      if (chosen == nullptr) continue;
      QVERIFY(chosen->isVisible());
      const QStringList shown = chosenTexts(*chosen);
      QCOMPARE(shown.size(), word.ids.size());
      for (const QString& id : word.ids) {
        const QString called = calledInWords(word.place, id);
        if (!called.isEmpty()) QVERIFY2(shown.contains(called), qPrintable(word.place));
      }
    }
  }
}

void tst_copy_pages::everyPrintedValueHasACell() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  const CopyBench bench(page, copyNamed(copy, page));
  const QStringList reached = bench.tabOrder();
  for (const std::string& key : keysOn(bench.edition(), page)) {
    const QString place = QString::fromStdString(key);
    const auto isIt = [&place](const QString& name) { return name.startsWith(place); };
    QVERIFY2(isFixed(key) || std::ranges::any_of(reached, isIt), key.c_str());
  }
}

void tst_copy_pages::everyNumberIsChangedByTypingAnotherOne() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  CopyBench bench(page, copyNamed(copy, page));
  for (const QString& place : changeable(bench, page)) {
    const auto* field = bench.cell<NumberField>(place);
    QVERIFY2(field != nullptr, qPrintable(place));
    const int before = bench.number(place);
    const int wanted = another(*field);
    if (wanted == before) continue; // the only one it may be
    QVERIFY(bench.type(place, wanted));
    QVERIFY2(bench.number(place) == wanted, qPrintable(place));
    field = bench.cell<NumberField>(place);
    QCOMPARE(field->text(), QString::number(wanted));
    QVERIFY(field->content().sureness != ui::Sureness::assumed);
    QVERIFY2(field->hasFocus(), qPrintable(place));
    // The decks have room for so many cards only.
    if (place.contains(u".decks."_s)) QVERIFY(bench.type(place, before));
  }
}

// All cells of a card come before those of the next one, and what is counted comes in its order.
void tst_copy_pages::everyCellIsReachedOnceInTheOrderOfReading() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  const CopyBench bench(page, copyNamed(copy, page));
  const QStringList order = bench.tabOrder();
  QCOMPARE(order.size(), bench.cells().size());
  QCOMPARE(QSet<QString>(order.begin(), order.end()).size(), order.size());
  const auto cardOf = [](const QString& name) {
    const bool isCard = name.startsWith(u"nileCards."_s) || name.startsWith(u"sphinxCards."_s);
    return isCard ? name.section(u' ', 0, 0).section(u'.', 0, 1) : QString();
  };
  QStringList cards;
  QPoint last;
  for (const QString& name : order) {
    const QString card = cardOf(name);
    if (card.isEmpty() || (!cards.isEmpty() && cards.back() == card)) continue;
    QVERIFY2(!cards.contains(card), qPrintable(card));
    cards += card;
    const QPoint here = bench.cell<QWidget>(name)->pos();
    QVERIFY2(here.y() > last.y() || here.x() > last.x(), qPrintable(name));
    last = here;
  }
  static const QRegularExpression counted(u"^([a-z][\\w.]*)\\[(\\d+)\\]"_s);
  std::map<QString, int> most;
  for (const QString& name : order) {
    const auto match = counted.match(name);
    if (!match.hasMatch()) continue;
    const int index = match.captured(2).toInt();
    int& before = most[match.captured(1)];
    QVERIFY2(index >= before, qPrintable(name));
    before = index;
  }
}

void tst_copy_pages::everyCellHasANameOfItsOwn() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  const CopyBench bench(page, copyNamed(copy, page));
  // What a copy says twice is called the same twice.
  const bool twice = copy.startsWith(u"random"_s);
  QSet<QString> names;
  for (const QWidget* cell : bench.cells()) {
    QVERIFY2(!cell->accessibleName().isEmpty(), qPrintable(cell->objectName()));
    QVERIFY2(twice || !names.contains(cell->accessibleName()),
             qPrintable(cell->objectName() + u": "_s + cell->accessibleName()));
    names += cell->accessibleName();
  }
  QVERIFY(!names.isEmpty());
}

void tst_copy_pages::nothingIsCutOffOrOverlaps() {
  QFETCH(QString, language);
  QFETCH(int, percent);
  const LargeLetters letters(language, percent);
  for (int i = 0; i < egizia::printedPageCount; ++i) {
    const auto page = static_cast<PrintedPage>(i);
    for (const QString& copy : {u"shipped"_s, u"different"_s, u"largest"_s, u"random 1"_s}) {
      CopyBench bench(page, copyNamed(copy, page));
      // Wider than a window, as wide as a window, and as narrow as it goes.
      for (const int width : {2000, 980, 0}) {
        bench.resize({width, 0});
        const QString where = u"%1, %2, %3: "_s.arg(text::printedPage(page), copy).arg(width);
        const QStringList overlaps = bench.overlaps();
        QVERIFY2(overlaps.isEmpty(), qPrintable(where + overlaps.join(u'\n')));
        const QString missing = cutOffAtLast(bench.window());
        QVERIFY2(missing.isEmpty(), qPrintable(where + missing));
        for (const QWidget* cell : bench.cells()) {
          const QSize least = cell->minimumSizeHint();
          QVERIFY2(cell->width() >= least.width() && cell->height() >= least.height(),
                   qPrintable(where + cell->objectName()));
        }
      }
    }
  }
}

NILOMETER_TEST(tst_copy_pages)
#include "tst_copy_pages.moc"

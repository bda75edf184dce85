// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a copy for pieces, obelisk, pyramid, temple and tombs: what they show and change.
#include "test_program.h"

#include "tests/ui/copy_buildings.h"

#include <QLabel>
#include <QTest>

#include <map>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Building;
using egizia::PrintedPage;
using record::EditionDocument;
using ui::ChoiceField;
using ui::NumberField;

namespace {

struct Page {
  const char* name;
  PrintedPage page;
};
constexpr auto pages = std::to_array<Page>({{"pieces", PrintedPage::pieces},
                                            {"obelisk", PrintedPage::obelisk},
                                            {"pyramid", PrintedPage::pyramid},
                                            {"temple", PrintedPage::temple},
                                            {"tombs", PrintedPage::tombs}});

EditionDocument makeCopy(const QString& name, PrintedPage page) {
  if (name == u"shipped"_s) return shippedCopy();
  if (name == u"different"_s) return differentCopy();
  if (name == u"largest"_s) return largestCopy();
  return randomCopy(shippedCopy(), page, 25, name.mid(7).toUInt());
}

/// Made once: it takes its time.
const EditionDocument& copyNamed(const QString& name, PrintedPage page) {
  static std::map<std::pair<QString, PrintedPage>, EditionDocument> made;
  const auto key = std::pair(name, page);
  const auto found = made.find(key);
  return found != made.end() ? found->second
                             : made.emplace(key, makeCopy(name, page)).first->second;
}

void pagesAndCopies() {
  QTest::addColumn<PrintedPage>("page");
  QTest::addColumn<QString>("copy");
  QStringList copies{u"shipped"_s, u"different"_s, u"largest"_s};
  for (int seed = 1; seed <= 3; ++seed) copies += u"random %1"_s.arg(seed);
  for (const Page& page : pages) {
    for (const QString& copy : copies) {
      QTest::addRow("%s %s", page.name, qPrintable(copy)) << page.page << copy;
    }
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

QStringList textsOf(const CopyBench& bench) {
  QStringList texts;
  for (const QLabel* label : bench.picture().findChildren<QLabel*>()) {
    if (label->isVisible()) texts += label->text();
  }
  return texts;
}

} // namespace

class tst_copy_pictures_buildings : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void everyPrintedValueIsShown_data() { pagesAndCopies(); }
  void everyPrintedValueIsShown();
  void everyNumberIsChangedByKeys_data() { pagesAndCopies(); }
  void everyNumberIsChangedByKeys();
  void numbersOfTheRulesAreShown();
  void rowsAreReachedFromTheBottomUp();
  void everyCellHasANameAndIsReached_data() { pagesAndCopies(); }
  void everyCellHasANameAndIsReached();
  void everythingFits_data() { languagesAndSizes({100, 150, 200}); }
  void everythingFits();
};

void tst_copy_pictures_buildings::everyPrintedValueIsShown() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  const CopyBench bench(ui::pictureOf(page), copyNamed(copy, page));
  const QStringList places = changeable(bench, page);
  QVERIFY(!places.isEmpty());
  for (const QString& place : places) {
    const auto* field = bench.cell<NumberField>(place);
    QVERIFY2(field != nullptr && field->isVisible(), qPrintable(place));
    QCOMPARE(field->text(), QString::number(bench.number(place)));
    QCOMPARE(field->content().sureness, bench.state().sureness(place.toStdString()));
    QVERIFY2(bench.picture().rect().contains(field->geometry()), qPrintable(place));
  }
  // Parts are named in their order, each with what has to be complete before it.
  for (const ui::CopiedPart& part : ui::copiedTemple(bench.document())) {
    if (page != PrintedPage::temple || part.after.empty()) continue;
    const auto* after = bench.cell<ChoiceField>(u"temple.order[%1].after"_s.arg(part.index));
    QVERIFY(after != nullptr && after->isVisible());
    QCOMPARE(after->content().chosen.size(), part.after.size());
  }
}

void tst_copy_pictures_buildings::everyNumberIsChangedByKeys() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  CopyBench bench(ui::pictureOf(page), copyNamed(copy, page));
  for (const QString& place : changeable(bench, page)) {
    const auto& content = bench.cell<NumberField>(place)->content();
    const int before = bench.number(place);
    if (content.least == content.most) continue;
    // What is beyond its bounds comes back into them.
    const int wanted = before < content.most ? before + 1 : std::min(before - 1, content.most);
    QVERIFY2(wanted >= content.least, qPrintable(place));
    QVERIFY(bench.type(place, wanted));
    QVERIFY2(bench.number(place) == wanted, qPrintable(place));
    QCOMPARE(bench.cell<NumberField>(place)->text(), QString::number(wanted));
    QVERIFY(bench.cell<NumberField>(place)->content().sureness != ui::Sureness::assumed);
  }
}

void tst_copy_pictures_buildings::numbersOfTheRulesAreShown() {
  const CopyBench bench(ui::pictureOf(PrintedPage::pieces), shippedCopy());
  for (const char* key : {"box.players.least", "box.players.most", "box.rounds"}) {
    const QString number = QString::number(bench.number(QLatin1String(key)));
    const QStringList texts = textsOf(bench).filter(number);
    QVERIFY2(!texts.isEmpty(), key);
  }
}

void tst_copy_pictures_buildings::rowsAreReachedFromTheBottomUp() {
  CopyBench bench(ui::pictureOf(PrintedPage::obelisk), differentCopy());
  QStringList expected;
  for (std::size_t i = 0; i < ui::copiedRows(bench.document(), Building::obelisk).size(); ++i) {
    expected += u"obelisk.rows[%1].value"_s.arg(i);
  }
  // Also when a row came in between.
  QVERIFY(bench.press(u"obelisk.rows[1] add"_s));
  expected += u"obelisk.rows[%1].value"_s.arg(expected.size());
  QCOMPARE(bench.tabOrder().filter(u".value"_s), expected);
  int above = bench.picture().height();
  for (const QString& place : expected) {
    const int top = bench.cell<NumberField>(place)->y();
    QVERIFY(top < above);
    above = top;
  }
}

void tst_copy_pictures_buildings::everyCellHasANameAndIsReached() {
  QFETCH(PrintedPage, page);
  QFETCH(QString, copy);
  const CopyBench bench(ui::pictureOf(page), copyNamed(copy, page));
  const QStringList reached = bench.tabOrder();
  QSet<QString> names;
  for (const QWidget* cell : bench.picture().findChildren<QWidget*>()) {
    if (cell->focusPolicy() == Qt::NoFocus || !cell->isVisible()) continue;
    QVERIFY2(!cell->accessibleName().isEmpty(), qPrintable(cell->objectName()));
    QVERIFY2(reached.contains(cell->objectName()), qPrintable(cell->objectName()));
    names += cell->objectName();
  }
  QCOMPARE(names.size(), reached.size());
}

void tst_copy_pictures_buildings::everythingFits() {
  QFETCH(QString, language);
  QFETCH(int, percent);
  const LargeLetters letters(language, percent);
  for (const Page& page : pages) {
    for (const QString& copy : {u"shipped"_s, u"different"_s, u"largest"_s, u"random 1"_s}) {
      CopyBench bench(ui::pictureOf(page.page), copyNamed(copy, page.page));
      // As wide as the window, and as narrow as it goes.
      for (const int width : {1280, 900, 0}) {
        bench.resize({width, 0});
        const QString where = u"%1 %2 %3: "_s.arg(QLatin1String(page.name), copy).arg(width);
        const QStringList overlaps = bench.overlaps();
        QVERIFY2(overlaps.isEmpty(), qPrintable(where + overlaps.join(u'\n')));
        const QString missing = cutOffAtLast(bench.window());
        QVERIFY2(missing.isEmpty(), qPrintable(where + missing));
        for (const NumberField* field : bench.picture().findChildren<NumberField*>()) {
          const QSize least = field->minimumSizeHint();
          QVERIFY2(field->width() >= least.width() && field->height() >= least.height(),
                   qPrintable(where + field->objectName()));
        }
      }
    }
  }
}

NILOMETER_TEST(tst_copy_pictures_buildings)
#include "tst_copy_pictures_buildings.moc"

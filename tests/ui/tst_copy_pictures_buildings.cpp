// SPDX-License-Identifier: GPL-3.0-or-later
// What only the pages of a copy for pieces and buildings show.
#include "test_program.h"

#include "tests/ui/copy_buildings.h"

#include <QLabel>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Building;
using egizia::EditionDocument;
using egizia::PrintedPage;
using ui::ChoiceField;
using ui::NumberField;

namespace {

QStringList textsOf(const CopyBench& bench) {
  QStringList texts;
  for (const QLabel* label : bench.fields().findChildren<QLabel*>()) {
    if (label->isVisible()) texts += label->text();
  }
  return texts;
}

} // namespace

class tst_copy_pictures_buildings : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void numbersOfTheRulesAreShown();
  void rowsAreReachedFromTheBottomUp();
  void whatComesFirstIsShownForEveryPart();
};

void tst_copy_pictures_buildings::numbersOfTheRulesAreShown() {
  const CopyBench bench(PrintedPage::pieces, shippedCopy());
  for (const char* key : {"box.players.least", "box.players.most", "box.rounds"}) {
    const QString number = QString::number(bench.number(QLatin1String(key)));
    const QStringList texts = textsOf(bench).filter(number);
    QVERIFY2(!texts.isEmpty(), key);
  }
}

void tst_copy_pictures_buildings::rowsAreReachedFromTheBottomUp() {
  CopyBench bench(PrintedPage::obelisk, differentCopy());
  QStringList expected;
  for (std::size_t i = 0; i < ui::copiedRows(bench.document(), Building::obelisk).size(); ++i) {
    expected += u"obelisk.rows[%1].value"_s.arg(i);
  }
  // Also when a row came in between.
  QVERIFY(bench.press(u"obelisk.rows[1] add"_s));
  expected += u"obelisk.rows[%1].value"_s.arg(expected.size());
  QCOMPARE(bench.tabOrder().filter(u".value"_s), expected);
  int above = bench.fields().height();
  for (const QString& place : expected) {
    const int top = bench.cell<NumberField>(place)->y();
    QVERIFY(top < above);
    above = top;
  }
}

void tst_copy_pictures_buildings::whatComesFirstIsShownForEveryPart() {
  for (const EditionDocument& copy : {shippedCopy(), differentCopy(), largestCopy()}) {
    const CopyBench bench(PrintedPage::temple, copy);
    // Parts are named in their order, each with what has to be complete before it.
    for (const ui::CopiedPart& part : ui::copiedTemple(bench.document())) {
      if (part.after.empty()) continue;
      const auto* after = bench.cell<ChoiceField>(u"temple.order[%1].after"_s.arg(part.index));
      QVERIFY(after != nullptr && after->isVisible());
      QCOMPARE(after->content().chosen.size(), part.after.size());
    }
  }
}

NILOMETER_TEST(tst_copy_pictures_buildings)
#include "tst_copy_pictures_buildings.moc"

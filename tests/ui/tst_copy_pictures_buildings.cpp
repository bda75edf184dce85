// SPDX-License-Identifier: GPL-3.0-or-later
// What only the pages of a copy for pieces and buildings show.
#include "test_program.h"

#include "tests/random_record.h"
#include "tests/ui/copy_buildings.h"
#include "ui/egizia/board/panels.h"
#include "ui/pages/edition_editor/field_pieces.h"

#include <QImage>
#include <QLabel>
#include <QTest>

#include <cmath>
#include <vector>

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

/// Where stones begin and end from left to right, as parts of the whole width.
using Stones = std::vector<qreal>;

/// Those that lie so far below the top of the picture, from 0 to 1. Letters and keys apart, stone
/// has a colour of its own.
Stones stonesAt(const QImage& picture, qreal height) {
  const QColor stone = ui::lightTheme().stone;
  QRect all;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (picture.pixelColor(x, y) == stone) all |= QRect(x, y, 1, 1);
    }
  }
  Stones stones;
  const int y = all.top() + qRound((all.height() - 1) * height);
  for (int x = all.left(), first = x; x <= all.right() + 1; ++x) {
    if (x <= all.right() && picture.pixelColor(x, y) == stone) continue;
    if (constexpr int least = 3; x - first >= least) {
      const qreal width = all.width();
      stones.insert(stones.end(), {(first - all.left()) / width, (x - all.left()) / width});
    }
    first = x + 1;
  }
  return stones;
}

/// The building at the beginning of a game with that copy, as the board draws it, about as large.
QImage onBoard(const CopyBench& bench, Building building, const QSize& size) {
  const auto edition = std::make_shared<const egizia::Edition>(bench.edition());
  const ui::EgiziaSession session({randomHeader(*edition, egizia::Profile::revised, 4), {}},
                                  edition);
  ui::BuildingPanel panel(session, building, nullptr);
  panel.setPalette(bench.fields().palette());
  panel.setFont(bench.fields().font());
  panel.refresh({}, {});
  panel.resize(panel.minimumSizeHint().expandedTo(size * 3 / 2));
  return panel.grab().toImage();
}

/// The same on its page, where it is the only drawing or has one for every row.
QImage onPage(const CopyBench& bench) {
  QRect place;
  for (const QWidget* drawn : bench.fields().findChildren<QWidget*>()) {
    const bool isDrawing = dynamic_cast<const ui::DrawnField*>(drawn) != nullptr;
    if (isDrawing && drawn->accessibleName().isEmpty()) place |= drawn->geometry();
  }
  return bench.fields().grab(place).toImage();
}

} // namespace

class tst_copy_pictures_buildings : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void numbersOfTheRulesAreShown();
  void rowsAreReachedFromTheBottomUp();
  void whatComesFirstIsShownForEveryPart();
  void stonesLieAsOnTheBoard_data();
  void stonesLieAsOnTheBoard();
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
  for (std::size_t i = 0; i < bench.edition().plan(Building::obelisk).parts.size(); ++i) {
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
    for (int line = 0; line < sizeAt(bench.document(), "temple.order"); ++line) {
      const QString place = u"temple.order[%1].after"_s.arg(line);
      const int parts = sizeAt(bench.document(), place.toStdString());
      if (parts == 0) continue;
      const auto* after = bench.cell<ChoiceField>(place);
      QVERIFY(after != nullptr && after->isVisible());
      QCOMPARE(static_cast<int>(after->content().chosen.size()), parts);
    }
  }
}

void tst_copy_pictures_buildings::stonesLieAsOnTheBoard_data() {
  QTest::addColumn<bool>("shipped");
  QTest::addColumn<Building>("building");
  for (const bool shipped : {true, false}) {
    for (const auto building :
         {Building::obelisk, Building::pyramid, Building::temple, Building::tombs}) {
      const auto name = egizia::buildingNames[static_cast<std::size_t>(building)];
      QTest::addRow("%s of the %s copy", name.data(), shipped ? "shipped" : "different")
          << shipped << building;
    }
  }
}

void tst_copy_pictures_buildings::stonesLieAsOnTheBoard() {
  QFETCH(bool, shipped);
  QFETCH(Building, building);
  const CopyBench bench(pageOf(building), shipped ? shippedCopy() : differentCopy());
  const QImage copied = onPage(bench);
  const QImage board = onBoard(bench, building, copied.size());
  const auto& parts = bench.edition().plan(building).parts;
  // Just above the joint under each row: there are no letters.
  std::vector<qreal> heights;
  if (building == Building::obelisk || building == Building::pyramid) {
    const auto rows = static_cast<qreal>(parts.size());
    for (std::size_t row = 0; row < parts.size(); ++row) {
      heights.push_back((static_cast<qreal>(row) + 0.85) / rows);
    }
  } else {
    heights = {0.01, 0.99};
  }
  for (const qreal height : heights) {
    const Stones expected = stonesAt(board, height);
    const Stones found = stonesAt(copied, height);
    QVERIFY(!expected.empty());
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      QVERIFY2(std::abs(found[i] - expected[i]) < 0.04,
               qPrintable(u"%1: %2 instead of %3"_s.arg(height).arg(found[i]).arg(expected[i])));
    }
  }
}

NILOMETER_TEST(tst_copy_pictures_buildings)
#include "tst_copy_pictures_buildings.moc"

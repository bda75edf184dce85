// SPDX-License-Identifier: GPL-3.0-or-later
// Rows, spaces, parts, tiles and bands that come into the buildings of a copy and leave them.
#include "test_program.h"

#include "tests/ui/copy_buildings.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Building;
using egizia::EditionDocument;
using egizia::PrintedPage;
using ui::ChoiceField;
using ui::NumberField;

namespace {

/// The rows of the building as one text.
QString rowsIn(const EditionDocument& document, Building building) {
  return QString::fromStdString(jsonAt(document, rowsOf(building)));
}

/// The names of the temple's parts in building order.
std::vector<std::string> orderIn(const EditionDocument& document) {
  std::vector<std::string> parts;
  for (int line = 0; line < sizeAt(document, "temple.order"); ++line) {
    parts.push_back(wordAt(document, "temple.order[" + std::to_string(line) + "].part"));
  }
  return parts;
}

/// The numbers of that member of all elements of a list.
std::vector<int> numbersIn(const EditionDocument& document, const std::string& list,
                           const std::string& member) {
  std::vector<int> numbers;
  for (int i = 0; i < sizeAt(document, list); ++i) {
    numbers.push_back(numberAt(document, list + '[' + std::to_string(i) + "]." + member));
  }
  return numbers;
}

} // namespace

class tst_copy_pictures_steps : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void rowComesAndGoes_data();
  void rowComesAndGoes();
  void spacesOfARowComeAndGo_data() { rowComesAndGoes_data(); }
  void spacesOfARowComeAndGo();
  void fullBuildingTakesNoMoreSpaces();
  void spacesOfTheTempleComeAndGo();
  void partsOfTheTempleAreBuiltInAnotherOrder();
  void partThatComesEarlierNeedsNothingLater();
  void whatMustBeCompleteFirstIsChosen();
  void tilesTogetherFollowTheirKinds();
  void kindsOfTilesComeAndGo();
  void bandsComeAndGo();
  void rowWithoutSpacesIsMended();
  void templeWithoutAPartIsMended();
  void templeWithAnEmptyPartIsMended();
};

void tst_copy_pictures_steps::rowComesAndGoes_data() {
  QTest::addColumn<Building>("building");
  QTest::newRow("obelisk") << Building::obelisk;
  QTest::newRow("pyramid") << Building::pyramid;
}

void tst_copy_pictures_steps::rowComesAndGoes() {
  QFETCH(Building, building);
  CopyBench bench(pageOf(building), differentCopy());
  const QString list = QString::fromStdString(rowsOf(building));
  const QString before = rowsIn(bench.document(), building);
  const auto rows = [&] { return bench.edition().plan(building).parts.size(); };
  const std::size_t count = rows();
  // On top, between two rows, at the bottom: the others stay as they are.
  const QStringList adding{list + u"[%1] add"_s.arg(count - 1), list + u"[0] add"_s,
                           list + u" add"_s};
  const QList<std::size_t> indices{count, 1, 0};
  for (qsizetype i = 0; i < adding.size(); ++i) {
    QVERIFY2(bench.press(adding[i]), qPrintable(adding[i]));
    QCOMPARE(rows(), count + 1);
    QVERIFY(bench.press(list + u"[%1] remove"_s.arg(indices[i])));
    QCOMPARE(rowsIn(bench.document(), building), before);
  }
  // The last one stays.
  while (rows() > 1) QVERIFY(bench.press(list + u"[0] remove"_s));
  QVERIFY(!bench.press(list + u"[0] remove"_s));
  QCOMPARE(rows(), std::size_t{1});
}

void tst_copy_pictures_steps::spacesOfARowComeAndGo() {
  QFETCH(Building, building);
  CopyBench bench(pageOf(building), differentCopy());
  const std::vector<int> before = numbersIn(bench.document(), rowsOf(building), "spaces");
  for (std::size_t i = 0; i < before.size(); ++i) {
    const QString place = QString::fromStdString(rowsOf(building)) + u"[%1].spaces"_s.arg(i);
    QVERIFY(bench.press(place + u" more"_s));
    QCOMPARE(bench.number(place), before[i] + 1);
    QCOMPARE(int{bench.edition().plan(building).parts[i].count}, before[i] + 1);
    for (int spaces = before[i]; spaces >= 0; --spaces) {
      QVERIFY(bench.press(place + u" fewer"_s));
      QCOMPARE(bench.number(place), spaces);
    }
    QVERIFY(!bench.press(place + u" fewer"_s));
    QVERIFY(bench.has(egizia::EditionFault::emptyRow));
    QVERIFY(bench.press(place + u" more"_s));
    QVERIFY(!bench.has(egizia::EditionFault::emptyRow));
  }
}

void tst_copy_pictures_steps::fullBuildingTakesNoMoreSpaces() {
  for (const Building building : {Building::obelisk, Building::pyramid}) {
    CopyBench bench(pageOf(building), largestCopy());
    const QString list = QString::fromStdString(rowsOf(building));
    QVERIFY(!bench.press(list + u"[0].spaces more"_s));
    QVERIFY(!bench.press(list + u"[0] add"_s));
    QVERIFY(!bench.press(list + u" add"_s));
    QVERIFY(bench.press(list + u"[0].spaces fewer"_s));
    QVERIFY(bench.press(list + u"[0] add"_s));
  }
  CopyBench temple(PrintedPage::temple, largestCopy());
  QVERIFY(!temple.press(u"temple.spaces.columns more"_s));
  QVERIFY(temple.press(u"temple.spaces.columns fewer"_s));
  QVERIFY(temple.press(u"temple.spaces.stones-above more"_s));
}

void tst_copy_pictures_steps::spacesOfTheTempleComeAndGo() {
  CopyBench bench(PrintedPage::temple, differentCopy());
  for (const std::string& part : orderIn(bench.document())) {
    const QString place = QString::fromStdString(partPlace(part));
    const int added = sizeAt(bench.document(), partPlace(part));
    const int last = bench.number(place + u"[%1]"_s.arg(added - 1));
    QVERIFY(bench.press(place + u" more"_s));
    QCOMPARE(bench.number(place + u"[%1]"_s.arg(added)), last);
    QVERIFY(bench.cell<NumberField>(place + u"[%1]"_s.arg(added)) != nullptr);
    for (int left = added; left >= 0; --left) {
      QVERIFY(bench.press(place + u" fewer"_s));
      QCOMPARE(bench.number(place + u"[%1]"_s.arg(left)), -1);
      QVERIFY(bench.cell<NumberField>(place + u"[%1]"_s.arg(left)) == nullptr);
    }
    QVERIFY(!bench.press(place + u" fewer"_s));
    QVERIFY(bench.has(egizia::EditionFault::emptyRow));
    QVERIFY(bench.press(place + u" more"_s));
    QVERIFY(!bench.has(egizia::EditionFault::emptyRow));
  }
}

void tst_copy_pictures_steps::partsOfTheTempleAreBuiltInAnotherOrder() {
  CopyBench bench(PrintedPage::temple, shippedCopy());
  const auto order = [&] { return orderIn(bench.document()); };
  const std::vector<std::string> before = order();
  QVERIFY(!bench.press(u"temple.order[0] earlier"_s));
  QVERIFY(!bench.press(u"temple.order[3] later"_s));
  QVERIFY(bench.press(u"temple.order[0] later"_s));
  QCOMPARE(order(), (std::vector{before[1], before[0], before[2], before[3]}));
  QVERIFY(bench.press(u"temple.order[1] earlier"_s));
  QCOMPARE(order(), before);
  QVERIFY(bench.checked().findings.empty());
}

void tst_copy_pictures_steps::partThatComesEarlierNeedsNothingLater() {
  CopyBench bench(PrintedPage::temple, differentCopy());
  const std::vector<std::string> before = orderIn(bench.document());
  QVERIFY(sizeAt(bench.document(), "temple.order[2].after") > 0);
  for (int step = 0; step < 2; ++step) {
    QVERIFY(bench.press(u"temple.order[%1] earlier"_s.arg(2 - step)));
  }
  QCOMPARE(orderIn(bench.document())[0], before[2]);
  QCOMPARE(sizeAt(bench.document(), "temple.order[0].after"), 0);
  QVERIFY(bench.checked().findings.empty());
}

void tst_copy_pictures_steps::whatMustBeCompleteFirstIsChosen() {
  CopyBench bench(PrintedPage::temple, differentCopy());
  const std::vector<std::string> before = orderIn(bench.document());
  for (std::size_t i = 1; i < before.size(); ++i) {
    const QString place = u"temple.order[%1].after"_s.arg(i);
    auto* field = bench.cell<ChoiceField>(place);
    QVERIFY(field != nullptr);
    QCOMPARE(field->content().options.size(), i);
    for (std::size_t j = 0; j < i; ++j) {
      const auto has = [&] {
        const auto after = wordsAt(bench.document(), place.toStdString());
        return std::ranges::find(after, before[j]) != after.end();
      };
      const bool was = has();
      field->choose(static_cast<int>(j));
      QCOMPARE(has(), !was);
      field->choose(static_cast<int>(j));
      QCOMPARE(has(), was);
    }
  }
}

void tst_copy_pictures_steps::tilesTogetherFollowTheirKinds() {
  CopyBench bench(PrintedPage::tombs, differentCopy());
  const std::vector<int> kinds = numbersIn(bench.document(), "tombs.tileValues", "tiles");
  const int all = bench.number(u"tombs.tiles"_s);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const int changes = bench.changes();
    QVERIFY(bench.type(u"tombs.tileValues[%1].tiles"_s.arg(i), kinds[i] + 2));
    QCOMPARE(bench.changes(), changes + 1);
    QCOMPARE(bench.number(u"tombs.tiles"_s), all + 2 * static_cast<int>(i + 1));
    QVERIFY(bench.checked().findings.empty());
  }
  // A number that does not fit is pointed out, and put right by the next count.
  QVERIFY(bench.type(u"tombs.tiles"_s, all));
  QVERIFY(!bench.checked().findings.empty());
  QCOMPARE(bench.cell<NumberField>(u"tombs.tiles"_s)->content().sureness, ui::Sureness::nonsense);
  QVERIFY(bench.type(u"tombs.tileValues[0].tiles"_s, kinds[0] + 1));
  QVERIFY(bench.checked().findings.empty());
}

void tst_copy_pictures_steps::kindsOfTilesComeAndGo() {
  CopyBench bench(PrintedPage::tombs, differentCopy());
  const auto values = [&] { return numbersIn(bench.document(), "tombs.tileValues", "value"); };
  const std::vector<int> before = values();
  const int first = bench.number(u"tombs.tileValues[0].tiles"_s);
  const int all = bench.number(u"tombs.tiles"_s);
  QVERIFY(bench.press(u"tombs.tileValues add"_s));
  QCOMPARE(values().size(), before.size() + 1);
  QVERIFY(values().back() > before.back());
  QCOMPARE(bench.number(u"tombs.tiles"_s), all + 1);
  QVERIFY(bench.press(u"tombs.tileValues[0] remove"_s));
  QCOMPARE(bench.number(u"tombs.tiles"_s), all + 1 - first);
  while (values().size() > 1) {
    QVERIFY(bench.press(u"tombs.tileValues[0] remove"_s));
  }
  QVERIFY(!bench.press(u"tombs.tileValues[0] remove"_s));
}

void tst_copy_pictures_steps::bandsComeAndGo() {
  CopyBench bench(PrintedPage::tombs, differentCopy());
  const std::size_t count = bench.edition().tombBands.size();
  for (std::size_t i = 0; i < count; ++i) {
    QVERIFY(bench.press(u"tombs.bands[%1] add"_s.arg(i)));
    QCOMPARE(bench.edition().tombBands.size(), count + 1);
    QVERIFY2(bench.checked().findings.empty(), qPrintable(QString::number(i)));
    QVERIFY(bench.press(u"tombs.bands[%1] remove"_s.arg(i)));
  }
  // What is last has no end.
  for (int bands = static_cast<int>(count); bands > 1; --bands) {
    const QString last = u"tombs.bands[%1]"_s.arg(bands - 2);
    const int points = bench.number(last + u".points"_s);
    QVERIFY(bench.press(u"tombs.bands[%1] remove"_s.arg(bands - 1)));
    QCOMPARE(sizeAt(bench.document(), "tombs.bands"), bands - 1);
    QCOMPARE(bench.number(last + u".upTo"_s), -1);
    QCOMPARE(bench.number(last + u".points"_s), points);
  }
  QVERIFY(!bench.press(u"tombs.bands[0] remove"_s));
}

void tst_copy_pictures_steps::rowWithoutSpacesIsMended() {
  for (const Building building : {Building::obelisk, Building::pyramid}) {
    EditionDocument broken = shippedCopy();
    const QString place = QString::fromStdString(rowsOf(building)) + u"[1].spaces"_s;
    QVERIFY(broken.set(place.toStdString(), 0));
    CopyBench bench(pageOf(building), std::move(broken));
    QVERIFY(bench.has(egizia::EditionFault::emptyRow));
    for (const char* of : {"spaces", "value"}) {
      const auto* field = bench.cell<NumberField>(place.chopped(6) + QLatin1String(of));
      QVERIFY(field != nullptr && field->isVisible());
      QVERIFY(bench.fields().rect().contains(field->geometry()));
    }
    QVERIFY(bench.press(place + u" more"_s));
    QVERIFY(bench.checked().findings.empty());
  }
}

void tst_copy_pictures_steps::templeWithoutAPartIsMended() {
  const std::vector<std::string> whole = orderIn(shippedCopy());
  for (const std::string& gone : whole) {
    CopyBench bench(PrintedPage::temple, shippedCopy());
    bench.apply([&](EditionDocument& copy) {
      record::JsonObject spaces;
      record::JsonArray order;
      for (const auto& [name, values] : *copy.value("temple.spaces")->as<record::JsonObject>()) {
        if (name != gone) spaces.emplace_back(name, values);
      }
      for (const auto& part : *copy.value("temple.order")->as<record::JsonArray>()) {
        if (*part.find("part")->as<std::string>() == gone) continue;
        record::JsonObject entry;
        entry.emplace_back("part", *part.find("part"));
        entry.emplace_back("after", record::JsonValue(record::JsonArray()));
        order.emplace_back(std::move(entry));
      }
      return copy.set("temple.order", record::JsonValue(std::move(order))) &&
             copy.set("temple.spaces", record::JsonValue(std::move(spaces)));
    });
    QVERIFY(!bench.checked().findings.empty());
    const QString place = QString::fromStdString(partPlace(gone));
    QVERIFY2(bench.overlaps().isEmpty(), qPrintable(bench.overlaps().join(u'\n')));
    QVERIFY(bench.cell<NumberField>(place + u"[0]"_s) == nullptr);
    QVERIFY(bench.press(place + u" add"_s));
    QVERIFY(bench.cell<NumberField>(place + u"[0]"_s) != nullptr);
    QCOMPARE(orderIn(bench.document()).size(), whole.size());
    QVERIFY(!bench.has(egizia::EditionFault::partMissing));
  }
}

void tst_copy_pictures_steps::templeWithAnEmptyPartIsMended() {
  for (const std::string_view part : egizia::templePartNames) {
    EditionDocument broken = shippedCopy();
    QVERIFY(broken.set(partPlace(part), record::JsonValue(record::JsonArray())));
    CopyBench bench(PrintedPage::temple, std::move(broken));
    QVERIFY(!bench.checked().findings.empty());
    QVERIFY(bench.press(QString::fromStdString(partPlace(part)) + u" more"_s));
    QVERIFY(bench.checked().findings.empty());
  }
}

NILOMETER_TEST(tst_copy_pictures_steps)
#include "tst_copy_pictures_steps.moc"

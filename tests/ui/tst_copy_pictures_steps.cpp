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

/// The numbers of that member of all elements of a list.
std::vector<int> numbersIn(const EditionDocument& document, const std::string& list,
                           const std::string& member) {
  std::vector<int> numbers;
  for (int i = 0; i < sizeAt(document, list); ++i) {
    numbers.push_back(numberAt(document, list + '[' + std::to_string(i) + "]." + member));
  }
  return numbers;
}

/// A page of a copy that cannot even be read as an edition; what is wanted is done.
struct Broken {
  EditionDocument document;
  ui::CheckedCopy checked = readCopy(shippedCopy()); ///< as it was before
  std::unique_ptr<ui::FieldsPage> fields;

  Broken(PrintedPage page, EditionDocument broken)
      : document(std::move(broken)), fields(fieldsPageOf(page)) {
    QObject::connect(fields.get(), &ui::FieldsPage::changeWanted,
                     [this](const ui::CopyChange& change) {
                       change(document);
                       fields->show({document, checked});
                     });
    fields->show({document, checked});
    const int width = fields->minimumSizeHint().width();
    fields->resize(width, fields->heightForWidth(width));
    fields->QWidget::show();
  }
  [[nodiscard]] bool press(const QString& name) const {
    auto* button = fields->findChild<ui::StepButton*>(name);
    if (button == nullptr || !button->isEnabled()) return false;
    QTest::keyClick(button, Qt::Key_Space);
    return true;
  }
};

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
  for (const ui::CopiedPart& part : ui::copiedTemple(bench.document())) {
    const QString place = QString::fromStdString(ui::partPlace(part.part));
    const auto added = part.values.size();
    QVERIFY(bench.press(place + u" more"_s));
    QCOMPARE(bench.number(place + u"[%1]"_s.arg(added)), part.values.back());
    QVERIFY(bench.cell<NumberField>(place + u"[%1]"_s.arg(added)) != nullptr);
    for (std::size_t left = added + 1; left-- > 0;) {
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
  const auto order = [&] {
    std::vector<std::size_t> parts;
    for (const auto& part : ui::copiedTemple(bench.document())) parts.push_back(part.part);
    return parts;
  };
  const std::vector<std::size_t> before = order();
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
  const ui::CopiedTemple before = ui::copiedTemple(bench.document());
  QVERIFY(!before[2].after.empty());
  for (int step = 0; step < 2; ++step) {
    QVERIFY(bench.press(u"temple.order[%1] earlier"_s.arg(2 - step)));
  }
  const ui::CopiedTemple after = ui::copiedTemple(bench.document());
  QCOMPARE(after[0].part, before[2].part);
  QVERIFY(after[0].after.empty());
  QVERIFY(bench.checked().findings.empty());
}

void tst_copy_pictures_steps::whatMustBeCompleteFirstIsChosen() {
  CopyBench bench(PrintedPage::temple, differentCopy());
  const ui::CopiedTemple before = ui::copiedTemple(bench.document());
  for (std::size_t i = 1; i < before.size(); ++i) {
    auto* field = bench.cell<ChoiceField>(u"temple.order[%1].after"_s.arg(i));
    QVERIFY(field != nullptr);
    QCOMPARE(field->content().options.size(), i);
    for (std::size_t j = 0; j < i; ++j) {
      const std::size_t earlier = before[j].part;
      const auto has = [&] {
        const auto after = ui::copiedTemple(bench.document())[i].after;
        return std::ranges::find(after, earlier) != after.end();
      };
      const bool was = has();
      field->choose(static_cast<int>(earlier));
      QCOMPARE(has(), !was);
      field->choose(static_cast<int>(earlier));
      QCOMPARE(has(), was);
    }
  }
}

void tst_copy_pictures_steps::tilesTogetherFollowTheirKinds() {
  CopyBench bench(PrintedPage::tombs, differentCopy());
  const auto kinds = ui::copiedTiles(bench.document());
  const int all = bench.number(u"tombs.tiles"_s);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const int changes = bench.changes();
    QVERIFY(bench.type(u"tombs.tileValues[%1].tiles"_s.arg(i), kinds[i].tiles + 2));
    QCOMPARE(bench.changes(), changes + 1);
    QCOMPARE(bench.number(u"tombs.tiles"_s), all + 2 * static_cast<int>(i + 1));
    QVERIFY(bench.checked().findings.empty());
  }
  // A number that does not fit is pointed out, and put right by the next count.
  QVERIFY(bench.type(u"tombs.tiles"_s, all));
  QVERIFY(!bench.checked().findings.empty());
  QCOMPARE(bench.cell<NumberField>(u"tombs.tiles"_s)->content().sureness, ui::Sureness::nonsense);
  QVERIFY(bench.type(u"tombs.tileValues[0].tiles"_s, kinds[0].tiles + 1));
  QVERIFY(bench.checked().findings.empty());
}

void tst_copy_pictures_steps::kindsOfTilesComeAndGo() {
  CopyBench bench(PrintedPage::tombs, differentCopy());
  const auto before = ui::copiedTiles(bench.document());
  QVERIFY(bench.press(u"tombs.tileValues add"_s));
  const auto after = ui::copiedTiles(bench.document());
  QCOMPARE(after.size(), before.size() + 1);
  QVERIFY(after.back().value > before.back().value);
  QCOMPARE(bench.number(u"tombs.tiles"_s), ui::tilesIn(before) + 1);
  QVERIFY(bench.press(u"tombs.tileValues[0] remove"_s));
  QCOMPARE(bench.number(u"tombs.tiles"_s), ui::tilesIn(before) + 1 - before[0].tiles);
  while (ui::copiedTiles(bench.document()).size() > 1) {
    QVERIFY(bench.press(u"tombs.tileValues[0] remove"_s));
  }
  QVERIFY(!bench.press(u"tombs.tileValues[0] remove"_s));
}

void tst_copy_pictures_steps::bandsComeAndGo() {
  CopyBench bench(PrintedPage::tombs, differentCopy());
  const std::size_t count = ui::copiedBands(bench.document()).size();
  for (std::size_t i = 0; i < count; ++i) {
    QVERIFY(bench.press(u"tombs.bands[%1] add"_s.arg(i)));
    QCOMPARE(bench.edition().tombBands.size(), count + 1);
    QVERIFY2(bench.checked().findings.empty(), qPrintable(QString::number(i)));
    QVERIFY(bench.press(u"tombs.bands[%1] remove"_s.arg(i)));
  }
  // What is last has no end.
  while (ui::copiedBands(bench.document()).size() > 1) {
    const auto bands = ui::copiedBands(bench.document());
    QVERIFY(bench.press(u"tombs.bands[%1] remove"_s.arg(bands.size() - 1)));
    const auto left = ui::copiedBands(bench.document());
    QCOMPARE(left.size(), bands.size() - 1);
    QVERIFY(!left.back().upTo);
    QCOMPARE(left.back().points, bands[left.size() - 1].points);
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
  const ui::CopiedTemple whole = ui::copiedTemple(shippedCopy());
  for (const ui::CopiedPart& gone : whole) {
    CopyBench bench(PrintedPage::temple, shippedCopy());
    bench.apply([&](EditionDocument& copy) {
      record::JsonObject spaces;
      record::JsonArray order;
      for (const auto& [name, values] : *copy.value("temple.spaces")->as<record::JsonObject>()) {
        if (name != egizia::templePartNames[gone.part]) spaces.emplace_back(name, values);
      }
      for (const auto& part : *copy.value("temple.order")->as<record::JsonArray>()) {
        if (*part.find("part")->as<std::string>() == egizia::templePartNames[gone.part]) continue;
        record::JsonObject entry;
        entry.emplace_back("part", *part.find("part"));
        entry.emplace_back("after", record::JsonValue(record::JsonArray()));
        order.emplace_back(std::move(entry));
      }
      return copy.set("temple.order", record::JsonValue(std::move(order))) &&
             copy.set("temple.spaces", record::JsonValue(std::move(spaces)));
    });
    QVERIFY(!bench.checked().findings.empty());
    const QString place = QString::fromStdString(ui::partPlace(gone.part));
    QVERIFY2(bench.overlaps().isEmpty(), qPrintable(bench.overlaps().join(u'\n')));
    QVERIFY(bench.cell<NumberField>(place + u"[0]"_s) == nullptr);
    QVERIFY(bench.press(place + u" add"_s));
    QVERIFY(bench.cell<NumberField>(place + u"[0]"_s) != nullptr);
    QCOMPARE(ui::copiedTemple(bench.document()).size(), whole.size());
    for (const auto& finding : bench.checked().findings) {
      QVERIFY(finding.fault != egizia::EditionFault::partMissing);
    }
  }
}

void tst_copy_pictures_steps::templeWithAnEmptyPartIsMended() {
  for (std::size_t part = 0; part < egizia::templePartNames.size(); ++part) {
    EditionDocument broken = shippedCopy();
    QVERIFY(broken.set(ui::partPlace(part), record::JsonValue(record::JsonArray())));
    const Broken page(PrintedPage::temple, std::move(broken));
    QVERIFY(!egizia::check(page.document)->findings.empty());
    QVERIFY(page.press(QString::fromStdString(ui::partPlace(part)) + u" more"_s));
    const auto checked = egizia::check(page.document);
    QVERIFY(checked && checked->findings.empty());
  }
}

NILOMETER_TEST(tst_copy_pictures_steps)
#include "tst_copy_pictures_steps.moc"

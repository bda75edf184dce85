// SPDX-License-Identifier: GPL-3.0-or-later
// Check your copy of Pyramidion: every printed value has its field, and what is read in is written.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"

#include "ui/check/fields_page.h"
#include "ui/pyramidion/check/pyramidion_copy.h"
#include "ui/words/language.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <any>
#include <memory>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using ui::CheckedCopy;
using ui::CopyPage;

namespace {

const ui::CopyKind& kind = pyramidion::copies;

record::EditionDocument shippedOne() {
  return kind.shippedCopy(kind.shipped().front());
}
record::EditionDocument completeOne() {
  return *record::EditionDocument::read(sourceText("editions/pyramidion-golden.json"),
                                        pyramidion::editionForm());
}
std::string valueIn(const record::EditionDocument& document, std::string_view place) {
  const record::JsonValue* const value = document.value(place);
  return value == nullptr ? std::string() : record::writeJson(*value);
}

/// The values of a copy, as a game is played with them.
Edition editionIn(const record::EditionDocument& document) {
  const CheckedCopy copy = *ui::readCopy(kind, document);
  return **std::any_cast<std::shared_ptr<const Edition>>(&copy.game);
}

/// A page as it is shown. A change that nobody could read is refused, as the window does.
struct PyramidionPage {
  PyramidionPage(std::string_view key, record::EditionDocument from)
      : document(std::move(from)), page(pageOf(key)),
        fields([this](const ui::CopyState& copy) { return kind.fields(copy, page); }) {
    QObject::connect(&fields, &ui::FieldsPage::changeWanted, &fields,
                     [this](const ui::CopyChange& change) {
                       record::EditionDocument next = document;
                       if (!change(next) || !ui::readCopy(kind, next)) return;
                       document = std::move(next);
                       show();
                     });
    show();
    fields.resize(1200, 700);
    fields.show();
  }
  [[nodiscard]] CopyPage pageOf(std::string_view key) const {
    const CheckedCopy copy = *ui::readCopy(kind, document);
    const auto found = std::ranges::find(copy.printed, key, &table::PrintedValue::key);
    return copy.pages[std::size_t(found - copy.printed.begin())];
  }
  void show() {
    const CheckedCopy checked = *ui::readCopy(kind, document);
    fields.show({document, checked});
  }
  void type(const QString& place, const QString& digits) const {
    auto* const field = fields.findChild<ui::NumberField*>(place);
    QVERIFY2(field != nullptr, qPrintable(place));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, digits);
    QTest::keyClick(field, Qt::Key_Return);
  }
  void choose(const QString& place, int id) const {
    auto* const field = fields.findChild<ui::ChoiceField*>(place);
    QVERIFY2(field != nullptr, qPrintable(place));
    field->choose(id);
  }
  void press(const QString& step) const {
    auto* const button = fields.findChild<ui::StepButton*>(step);
    QVERIFY2(button != nullptr, qPrintable(step));
    button->click();
  }

  record::EditionDocument document;
  CopyPage page;
  ui::FieldsPage fields;
};

} // namespace

class tst_PyramidionCopy : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void everyValueHasItsField();
  void everyPageHasItsWords();
  void minimaAreReadTogether_RESOLVE5();
  void cornerHasAnyKinds_LOAD6();
  void boatsAreAddedOneByOne_BOAT4();
  void cardsAreWhatIsInTheBox_SET3();
  void supplyCardsBringToSites_SUPPLY1();
  void toldValuesAreThoseOfTheSites_LOAD6();
};

void tst_PyramidionCopy::everyValueHasItsField() {
  for (const record::EditionDocument& document : {shippedOne(), completeOne()}) {
    const CheckedCopy copy = *ui::readCopy(kind, document);
    for (const table::PrintedValue& value : copy.printed) {
      const PyramidionPage shown(value.key, document);
      const QString key = QString::fromStdString(value.key);
      const auto cells = shown.fields.findChildren<QWidget*>();
      QVERIFY2(std::ranges::any_of(cells,
                                   [&](const QWidget* cell) {
                                     const QString place = cell->objectName();
                                     return place == key || place == key + u" add" ||
                                            place.startsWith(key + u'.') ||
                                            place.startsWith(key + u'[');
                                   }),
               qPrintable(key));
    }
  }
}

void tst_PyramidionCopy::everyPageHasItsWords() {
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(words::useLanguage(language));
    QSet<QString> names;
    for (std::size_t page = 0; page < kind.pages; ++page) {
      names.insert(kind.pageName(CopyPage(page)));
      QVERIFY(!kind.whereToLook(CopyPage(page)).isEmpty());
    }
    QCOMPARE(names.size(), qsizetype(kind.pages));
    QVERIFY(!names.contains(QString()));
  }
}

void tst_PyramidionCopy::minimaAreReadTogether_RESOLVE5() {
  PyramidionPage shown("sites.luxor.minima", shippedOne());
  shown.type(u"sites.luxor.minima.influence"_s, u"7"_s);
  shown.type(u"sites.luxor.minima.negotiation"_s, u"5"_s);
  const Edition edition = editionIn(shown.document);
  QVERIFY(edition.sheet[at(Site::luxor)].minima == (std::array<std::uint8_t, 2>{7, 5}));
}

void tst_PyramidionCopy::cornerHasAnyKinds_LOAD6() {
  PyramidionPage shown("sites.giza.corner", shippedOne());
  shown.choose(u"sites.giza.corner"_s, static_cast<int>(Resource::camel));
  shown.choose(u"sites.giza.corner"_s, static_cast<int>(Resource::food));
  QCOMPARE(valueIn(shown.document, "sites.giza.corner"), std::string(R"(["camel","food"])"));
  shown.choose(u"sites.giza.corner"_s, static_cast<int>(Resource::camel));
  QCOMPARE(valueIn(shown.document, "sites.giza.corner"), std::string(R"(["food"])"));
}

void tst_PyramidionCopy::boatsAreAddedOneByOne_BOAT4() {
  PyramidionPage shown("boats", shippedOne());
  shown.press(u"boats add"_s);
  shown.type(u"boats[0].need.stone"_s, u"2"_s);
  shown.type(u"boats[0].need.camel"_s, u"0"_s);
  shown.type(u"boats[0].points"_s, u"3"_s);
  // One that needs nothing is none.
  shown.type(u"boats[0].need.stone"_s, u"0"_s);
  shown.press(u"boats add"_s);
  Edition edition = editionIn(shown.document);
  QCOMPARE(edition.readings.boats.size(), std::size_t{2});
  QVERIFY(edition.readings.boats.front() == (Boat{some(2, Resource::stone), 3, 1}));
  shown.press(u"boats[0] remove"_s);
  edition = editionIn(shown.document);
  QCOMPARE(edition.readings.boats.size(), std::size_t{1});
}

void tst_PyramidionCopy::cardsAreWhatIsInTheBox_SET3() {
  PyramidionPage shown("cards", shippedOne());
  // As many as lie in the box, whatever is on them.
  for (int card = 0; card < commonCount; ++card) shown.press(u"cards add"_s);
  Edition edition = editionIn(shown.document);
  CardCounts kinds{};
  for (const Card& card : edition.readings.cards) ++kinds[at(card.kind)];
  QVERIFY(kinds == commonCards);
  shown.choose(u"cards[0].basic"_s, 1);
  shown.type(u"cards[0].values.haggling"_s, u"4"_s);
  shown.choose(u"cards[0].ankh"_s, 1);
  edition = editionIn(shown.document);
  QVERIFY(edition.readings.cards.front() == (Card{CardKind::merchant, true, {0, 0, 4}, true, 1}));
}

void tst_PyramidionCopy::supplyCardsBringToSites_SUPPLY1() {
  PyramidionPage shown("supplyCards", shippedOne());
  shown.press(u"supplyCards add"_s);
  shown.type(u"supplyCards[1].abu-simbel.wood"_s, u"3"_s);
  const Edition edition = editionIn(shown.document);
  QCOMPARE(edition.readings.supply.size(), std::size_t{2});
  SupplyCard wanted{};
  wanted[at(Site::abuSimbel)] = some(3, Resource::wood);
  QVERIFY(edition.readings.supply.back() == wanted);
}

void tst_PyramidionCopy::toldValuesAreThoseOfTheSites_LOAD6() {
  std::size_t told = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    record::EditionDocument document = *record::EditionDocument::read(
        pyramidion::writeEdition(*game.edition), pyramidion::editionForm());
    for (const ui::ToldValue& value : pyramidion::toldValues(game.record, game.played)) {
      QVERIFY2(document.set(value.place, value.value), value.place.c_str());
      ++told;
    }
    const Edition edition = editionIn(document);
    QVERIFY(edition.sheet == game.played.state.sheet);
  }
  QVERIFY(told > 0);
}

NILOMETER_TEST(tst_PyramidionCopy)
#include "tst_pyramidion_copy.moc"

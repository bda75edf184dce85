// SPDX-License-Identifier: GPL-3.0-or-later
// Check your copy of Pyramidion: every printed value has its field, and what is read in is written.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_page.h"

#include "engine/record/find_name.h"
#include "ui/store/own_edition/copy_progress.h"
#include "ui/text/language.h"

#include <QSet>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_PyramidionCopy : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyValueHasItsField();
  void everyPageHasItsWords();
  void minimaAreReadOneByOne_RESOLVE5_SEE4();
  void cornerHasAnyKinds_LOAD6();
  void boatsAreAddedOneByOne_BOAT4();
  void everyOneCanBeTakenAwayAgain_SEE4();
  void cardsAreWhatIsInTheBox_SET3();
  void moreOfAKindThanInTheBoxIsSaid_SET3();
  void supplyCardsBringToSites_SUPPLY1();
  void markersHaveAValueAndAPicture_REVOLT2();
  void nothingIsOpenOnACompleteCopy_SEE4();
};

void tst_PyramidionCopy::everyValueHasItsField() {
  for (const record::EditionDocument& document : {shippedOne(), completeOne()}) {
    const CheckedCopy copy = *kind.read(document);
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
    QVERIFY(text::useLanguage(language));
    QSet<QString> names;
    for (std::size_t page = 0; page < kind.pages(); ++page) {
      names.insert(kind.pageName(CopyPage(page)));
      QVERIFY(!kind.whereToLook(CopyPage(page)).isEmpty());
    }
    QCOMPARE(names.size(), qsizetype(kind.pages()));
    QVERIFY(!names.contains(QString()));
  }
}

// Zero is a value; what nobody has typed is none.
void tst_PyramidionCopy::minimaAreReadOneByOne_RESOLVE5_SEE4() {
  PyramidionPage shown("sites.luxor.minima", shippedOne());
  const auto edition = [&] { return editionIn(shown.document); };
  QVERIFY(shown.isOpen(u"sites.luxor.minima.influence"_s));
  shown.type(u"sites.luxor.minima.influence"_s, u"7"_s);
  QVERIFY(!shown.isOpen(u"sites.luxor.minima.influence"_s));
  QVERIFY(shown.isOpen(u"sites.luxor.minima.negotiation"_s));
  QVERIFY(!edition().sheet[at(Site::luxor)].minima);
  shown.type(u"sites.luxor.minima.negotiation"_s, u"0"_s);
  QVERIFY(!shown.isOpen(u"sites.luxor.minima.negotiation"_s));
  QVERIFY(edition().sheet[at(Site::luxor)].minima == (std::array<std::uint8_t, 2>{7, 0}));
}

void tst_PyramidionCopy::cornerHasAnyKinds_LOAD6() {
  PyramidionPage shown("sites.giza.corner", shippedOne());
  shown.choose(u"sites.giza.corner"_s, static_cast<int>(Resource::camel));
  shown.choose(u"sites.giza.corner"_s, static_cast<int>(Resource::food));
  QCOMPARE(valueIn(shown.document, "sites.giza.corner"), std::string(R"(["camel","food"])"));
  shown.choose(u"sites.giza.corner"_s, static_cast<int>(Resource::camel));
  QCOMPARE(valueIn(shown.document, "sites.giza.corner"), std::string(R"(["food"])"));
  // A corner that shows nothing is read, too.
  shown.choose(u"sites.giza.corner"_s, static_cast<int>(Resource::food));
  QCOMPARE(valueIn(shown.document, "sites.giza.corner"), std::string("[]"));
  const auto* corner = shown.fields.findChild<ui::ChoiceField*>(u"sites.giza.corner"_s);
  QCOMPARE(corner->content().text, u"–"_s);
  QVERIFY(corner->content().sureness == ui::Sureness::confirmed);
}

void tst_PyramidionCopy::boatsAreAddedOneByOne_BOAT4() {
  PyramidionPage shown("boats", shippedOne());
  const auto boats = [&] { return editionIn(shown.document).readings.boats; };
  shown.press(u"boats add"_s);
  QVERIFY(shown.isOpen(u"boats[0].need.camel"_s));
  QVERIFY(shown.isOpen(u"boats[0].points"_s));
  QVERIFY(boats().empty());
  shown.type(u"boats[0].need.stone"_s, u"2"_s);
  QVERIFY(!shown.isOpen(u"boats[0].need.camel"_s));
  QVERIFY(boats() == (std::vector<Boat>{{some(2, Resource::stone), {}, 1}}));
  shown.type(u"boats[0].points"_s, u"0"_s);
  QVERIFY(!shown.isOpen(u"boats[0].points"_s));
  QVERIFY(boats() == (std::vector<Boat>{{some(2, Resource::stone), std::uint8_t{0}, 1}}));
  // One that needs nothing has not been read.
  shown.type(u"boats[0].need.stone"_s, u"0"_s);
  QVERIFY(shown.isOpen(u"boats[0].need.stone"_s));
  QVERIFY(boats().empty());
}

void tst_PyramidionCopy::everyOneCanBeTakenAwayAgain_SEE4() {
  for (const QString& key : {u"cards"_s, u"boats"_s, u"supplyCards"_s, u"revoltMarkers"_s}) {
    PyramidionPage shown(key.toStdString(), shippedOne());
    const std::size_t begins = shown.count(key);
    for (int i = 0; i < 3; ++i) shown.press(key + u" add");
    QCOMPARE(shown.count(key), begins + 3);
    shown.press(key + u"[1] remove");
    for (std::size_t left = begins + 2; left > 0; --left) {
      QCOMPARE(shown.count(key), left);
      shown.press(u"%1[%2] remove"_s.arg(key).arg(left - 1));
    }
    QCOMPARE(valueIn(shown.document, key.toStdString()), std::string("null"));
    const CheckedCopy copy = *kind.read(shown.document);
    QCOMPARE(ui::countOn(copy, shown.page, table::Provenance::missing), 1);
  }
}

void tst_PyramidionCopy::cardsAreWhatIsInTheBox_SET3() {
  PyramidionPage shown("cards", shippedOne());
  // As many as lie in the box, whatever is on them.
  for (int card = 0; card < commonCount; ++card) shown.press(u"cards add"_s);
  CardCounts kinds{};
  for (std::size_t i = 0; i < at(commonCount); ++i) {
    const std::string card = valueIn(shown.document, "cards[" + std::to_string(i) + "].kind");
    ++kinds[record::findName(kindNames, card.substr(1, card.size() - 2)).value()];
  }
  QVERIFY(kinds == commonCards);
  QVERIFY(editionIn(shown.document).readings.cards.empty());
  shown.choose(u"cards[0].basic"_s, 1);
  for (const QString& category : {u"influence"_s, u"negotiation"_s, u"haggling"_s}) {
    const QString place = u"cards[0].values."_s + category;
    QVERIFY(shown.isOpen(place));
    shown.type(place, category == u"haggling" ? u"4"_s : u"0"_s);
    QVERIFY(!shown.isOpen(place));
  }
  shown.choose(u"cards[0].ankh"_s, 1);
  const Edition edition = editionIn(shown.document);
  QCOMPARE(edition.readings.cards.size(), std::size_t{1});
  QVERIFY(edition.readings.cards.front() == (Card{CardKind::merchant, true, {0, 0, 4}, true, 1}));
}

void tst_PyramidionCopy::moreOfAKindThanInTheBoxIsSaid_SET3() {
  PyramidionPage shown("cards", completeOne());
  const auto sentences = [&] {
    const CheckedCopy copy = *kind.read(shown.document);
    QStringList said;
    for (std::size_t i = 0; i < copy.findings.size(); ++i) said += kind.nonsense(copy, i);
    return said;
  };
  QCOMPARE(sentences(), QStringList());
  // The first one is a basic merchant.
  QCOMPARE(valueIn(shown.document, "cards[0].kind"), std::string("\"merchant\""));
  shown.choose(u"cards[0].basic"_s, 0);
  QCOMPARE(sentences(), QStringList(u"Merchant (common): 13 read in, but the box has 12."_s));
  QCOMPARE(shown.count(u"cards"_s), std::size_t{60});
  shown.choose(u"cards[0].kind"_s, static_cast<int>(CardKind::thief));
  QCOMPARE(sentences(), QStringList(u"Thief (common): 2 read in, but the box has 1."_s));
  shown.choose(u"cards[0].basic"_s, 1);
  QCOMPARE(sentences(), QStringList(u"Thief (basic): 1 read in, but the box has 0."_s));
  shown.choose(u"cards[0].kind"_s, static_cast<int>(CardKind::merchant));
  QCOMPARE(sentences(), QStringList());
}

void tst_PyramidionCopy::supplyCardsBringToSites_SUPPLY1() {
  PyramidionPage shown("supplyCards", shippedOne());
  shown.press(u"supplyCards add"_s);
  QVERIFY(shown.isOpen(u"supplyCards[1].karnak.camel"_s));
  QCOMPARE(editionIn(shown.document).readings.supply.size(), std::size_t{1});
  shown.type(u"supplyCards[1].abu-simbel.wood"_s, u"3"_s);
  QVERIFY(!shown.isOpen(u"supplyCards[1].karnak.camel"_s));
  const Edition edition = editionIn(shown.document);
  QCOMPARE(edition.readings.supply.size(), std::size_t{2});
  SupplyCard wanted{};
  wanted[at(Site::abuSimbel)] = some(3, Resource::wood);
  QVERIFY(edition.readings.supply.back() == wanted);
}

void tst_PyramidionCopy::markersHaveAValueAndAPicture_REVOLT2() {
  PyramidionPage shown("revoltMarkers", shippedOne());
  shown.press(u"revoltMarkers add"_s);
  shown.type(u"revoltMarkers[0].value"_s, u"0"_s);
  QVERIFY(editionIn(shown.document).readings.markers.empty());
  shown.type(u"revoltMarkers[0].resources.food"_s, u"1"_s);
  QVERIFY(editionIn(shown.document).readings.markers ==
          (std::vector<RevoltMarker>{{0, some(1, Resource::food)}}));
}

void tst_PyramidionCopy::nothingIsOpenOnACompleteCopy_SEE4() {
  record::EditionDocument document = completeOne();
  // Of some cards nobody has looked for the ankh.
  for (int i = 0; i < 60; ++i) {
    const std::string place = "cards[" + std::to_string(i) + "].ankh";
    if (document.value(place) == nullptr) document.set(place, record::JsonValue(false));
  }
  for (const char* key :
       {"supply", "sites.giza.minima", "cards", "boats", "supplyCards", "revoltMarkers"}) {
    const PyramidionPage shown(key == std::string("supply") ? "supply.camel" : key, document);
    for (const auto* field : shown.fields.findChildren<ui::NumberField*>()) {
      QVERIFY2(!shown.isOpen(field->objectName()), qPrintable(field->objectName()));
    }
    for (const auto* field : shown.fields.findChildren<ui::ChoiceField*>()) {
      QVERIFY2(field->content().text != u"?", qPrintable(field->objectName()));
    }
    ui::confirmPage(document, *kind.read(document), shown.page);
  }
  const ui::CopyProgress progress = ui::progressOf(*kind.read(document));
  QCOMPARE(progress.confirmed(), static_cast<int>(kind.pages()));
  // One boat less: the page is open again.
  PyramidionPage boats("boats", document);
  boats.press(u"boats[19] remove"_s);
  const CheckedCopy copy = *kind.read(boats.document);
  QVERIFY(ui::progressOf(copy).of(boats.page) == ui::PageState::open);
}

NILOMETER_TEST(tst_PyramidionCopy)
#include "tst_pyramidion_copy.moc"

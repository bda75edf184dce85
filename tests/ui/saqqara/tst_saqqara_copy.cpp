// SPDX-License-Identifier: GPL-3.0-or-later
// Check your copy of Saqqara: every printed value has its field, and what is read in is written.
#include "engine/saqqara/saqqara_games.h"
#include "test_program.h"

#include "ui/pages/edition_editor/fields_page.h"
#include "ui/saqqara/edition_editor/saqqara_copy.h"
#include "ui/store/own_edition/copy_progress.h"
#include "ui/text/language.h"

#include <QSet>
#include <QTest>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using ui::CheckedCopy;
using ui::CopyPage;
using ui::saqqaraCopies;

namespace {

record::EditionDocument shippedDocument() {
  return saqqaraCopies.shippedCopy(saqqaraCopies.shipped().front());
}

CheckedCopy readBack(const record::EditionDocument& document) {
  return orStop(saqqaraCopies.read(document), "copy");
}

/// A page as it is shown, changing its copy.
struct CopyPageShown {
  explicit CopyPageShown(CopyPage page, record::EditionDocument from = shippedDocument())
      : document(std::move(from)),
        fields([page](const ui::CopyState& copy) { return saqqaraCopies.fields(copy, page); }) {
    QObject::connect(&fields, &ui::FieldsPage::changeWanted, &fields,
                     [this](const ui::CopyChange& change) {
                       changed = change(document);
                       show();
                     });
    show();
    fields.resize(1200, 700);
    fields.show();
  }
  void show() {
    const CheckedCopy checked = readBack(document);
    fields.show({document, checked});
  }
  void type(const QString& place, const QString& digits) {
    auto* const field = fields.findChild<ui::NumberField*>(place);
    QVERIFY2(field != nullptr, qPrintable(place));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, digits);
    QTest::keyClick(field, Qt::Key_Return);
  }
  void choose(const QString& place, int id) {
    auto* const field = fields.findChild<ui::ChoiceField*>(place);
    QVERIFY2(field != nullptr, qPrintable(place));
    field->choose(id);
  }

  record::EditionDocument document;
  ui::FieldsPage fields;
  bool changed = false;
};

CopyPage pageOf(const CheckedCopy& copy, std::string_view key) {
  for (std::size_t i = 0; i < copy.printed.size(); ++i) {
    if (copy.printed[i].key == key) return copy.pages[i];
  }
  qFatal("no value %s", std::string(key).c_str());
}

/// What the copy says of that value, as its file does.
std::string valueIn(const record::EditionDocument& document, std::string_view place) {
  const record::JsonValue* const value = document.value(place);
  return value == nullptr ? std::string() : record::writeJson(*value);
}

table::Provenance provenanceIn(const record::EditionDocument& document, std::string_view key) {
  const CheckedCopy copy = readBack(document);
  return std::ranges::find(copy.printed, key, &table::PrintedValue::key)->provenance;
}

} // namespace

class tst_SaqqaraCopy : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyValueHasItsField();
  void everyPageHasItsWords();
  void missingNumberIsReadIn();
  void priceIsReadInGoodByGood();
  void cardsAreCounted();
  void whatWasNotTypedStaysUnread();
  void nileEndsSomewhere();
  void stallIsChosen();
  void warehousesChangePlaces();
  void marketCardsBeginWithAll();
  void completeCopyIsPlayable();
};

void tst_SaqqaraCopy::everyValueHasItsField() {
  for (const bool complete : {false, true}) {
    record::EditionDocument document = shippedDocument();
    if (complete) {
      document = *record::EditionDocument::read(sourceText("editions/saqqara-golden.json"),
                                                saqqara::editionForm());
    }
    const CheckedCopy copy = readBack(document);
    for (std::size_t page = 0; page < saqqaraCopies.pages(); ++page) {
      CopyPageShown shown(CopyPage(page), document);
      QSet<QString> places;
      for (const QWidget* const cell : shown.fields.findChildren<QWidget*>()) {
        places.insert(cell->objectName());
      }
      for (std::size_t i = 0; i < copy.printed.size(); ++i) {
        if (copy.pages[i] != CopyPage(page)) continue;
        const QString key = QString::fromStdString(copy.printed[i].key);
        const bool isThere = std::ranges::any_of(places, [&](const QString& place) {
          return place == key || place.startsWith(key + u'.') || place.startsWith(key + u'[');
        });
        QVERIFY2(isThere, qPrintable(key));
      }
    }
  }
}

void tst_SaqqaraCopy::everyPageHasItsWords() {
  QSet<QString> names;
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    names.clear();
    for (std::size_t page = 0; page < saqqaraCopies.pages(); ++page) {
      names.insert(saqqaraCopies.pageName(CopyPage(page)));
      QVERIFY(!saqqaraCopies.whereToLook(CopyPage(page)).isEmpty());
    }
    QCOMPARE(names.size(), qsizetype(saqqaraCopies.pages()));
    QVERIFY(!names.contains(QString()));
  }
}

void tst_SaqqaraCopy::missingNumberIsReadIn() {
  const CopyPage page = pageOf(readBack(shippedDocument()), "pyramids.trade[4].vp");
  CopyPageShown shown(page);
  QVERIFY(provenanceIn(shown.document, "pyramids.trade[4].vp") == table::Provenance::missing);
  shown.type(u"pyramids.trade[4].vp"_s, u"9"_s);
  QVERIFY(shown.changed);
  QCOMPARE(valueIn(shown.document, "pyramids.trade[4].vp"), std::string("9"));
  QVERIFY(provenanceIn(shown.document, "pyramids.trade[4].vp") == table::Provenance::confirmed);
}

void tst_SaqqaraCopy::priceIsReadInGoodByGood() {
  const CopyPage page = pageOf(readBack(shippedDocument()), "pyramids.trade[4].cost");
  CopyPageShown shown(page);
  shown.type(u"pyramids.trade[4].cost.fish"_s, u"2"_s);
  shown.type(u"pyramids.trade[4].cost.gold"_s, u"1"_s);
  shown.type(u"pyramids.trade[4].cost.any"_s, u"3"_s);
  shown.type(u"pyramids.trade[4].cost.fish"_s, u"0"_s);
  const auto edition = ui::saqqaraOf(readBack(shown.document));
  const auto cost = edition->sheet.level(Pyramid::trade, 5).cost;
  QVERIFY(cost.has_value());
  QVERIFY(*cost == (saqqara::Price{some(1, Good::gold), 3}));
}

void tst_SaqqaraCopy::cardsAreCounted() {
  CopyPageShown shown(pageOf(readBack(shippedDocument()), "thresholds"));
  shown.type(u"thresholds.2"_s, u"3"_s);
  // Told by halves it makes no sense yet, and says how many there are.
  const CheckedCopy copy = readBack(shown.document);
  QCOMPARE(copy.findings.size(), std::size_t{1});
  QVERIFY(saqqaraCopies.nonsense(copy, 0).contains(u"3"));
  QVERIFY(saqqaraCopies.nonsense(copy, 0).contains(u"20"));
  shown.type(u"thresholds.none"_s, u"17"_s);
  QVERIFY(readBack(shown.document).findings.empty());
}

// Whoever types the first count has read no other, and a count of 0 is read as well as any.
void tst_SaqqaraCopy::whatWasNotTypedStaysUnread() {
  CopyPageShown shown(pageOf(readBack(shippedDocument()), "thresholds"));
  const auto isRead = [&shown](const QString& place) {
    const CheckedCopy copy = readBack(shown.document);
    const ui::CopyState state{shown.document, copy};
    const auto* const field = shown.fields.findChild<ui::NumberField*>(place);
    const bool isShown = !field->text().isEmpty();
    return isShown && state.sureness(place.toStdString()) == ui::Sureness::confirmed;
  };
  shown.type(u"thresholds.1"_s, u"9"_s);
  QVERIFY(isRead(u"thresholds.1"_s));
  QVERIFY(!isRead(u"thresholds.4"_s));
  QVERIFY(!isRead(u"thresholds.none"_s));
  shown.type(u"thresholds.4"_s, u"0"_s);
  QVERIFY(isRead(u"thresholds.4"_s));
  QVERIFY(!isRead(u"thresholds.5"_s));
  QCOMPARE(readBack(shown.document).findings.size(), std::size_t{1});
  // Once there are as many as there are to be, no other number is on any card.
  shown.type(u"thresholds.none"_s, u"11"_s);
  QVERIFY(readBack(shown.document).findings.empty());
  QVERIFY(isRead(u"thresholds.5"_s));
}

void tst_SaqqaraCopy::nileEndsSomewhere() {
  CopyPageShown shown(pageOf(readBack(shippedDocument()), "nileLast"));
  shown.type(u"nileLast"_s, u"0"_s);
  QVERIFY(!shown.changed);
  QVERIFY(provenanceIn(shown.document, "nileLast") == table::Provenance::missing);
  shown.type(u"nileLast"_s, u"24"_s);
  QCOMPARE(valueIn(shown.document, "nileLast"), std::string("24"));
}

void tst_SaqqaraCopy::stallIsChosen() {
  CopyPageShown shown(pageOf(readBack(shippedDocument()), "distribution[3].stalls[1]"));
  shown.choose(u"distribution[3].stalls[1]"_s, 4);
  QCOMPARE(valueIn(shown.document, "distribution[3].stalls[1]"), std::string("\"gold\""));
  shown.choose(u"distribution[3].stalls[1]"_s, 5);
  QCOMPARE(valueIn(shown.document, "distribution[3].stalls[1]"), std::string("\"none\""));
}

void tst_SaqqaraCopy::warehousesChangePlaces() {
  CopyPageShown shown(pageOf(readBack(shippedDocument()), "warehouses"));
  shown.choose(u"warehouses[0]"_s, 3);
  const auto edition = ui::saqqaraOf(readBack(shown.document));
  QVERIFY(edition->warehouses ==
          (std::array{Warehouse::gold, Warehouse::linen, Warehouse::wood, Warehouse::fish}));
}

void tst_SaqqaraCopy::marketCardsBeginWithAll() {
  CopyPageShown shown(pageOf(readBack(shippedDocument()), "marketCards"));
  shown.choose(u"marketCards"_s, 0);
  auto edition = ui::saqqaraOf(readBack(shown.document));
  QVERIFY(edition->marketCards.has_value());
  QCOMPARE(std::ranges::count((*edition->marketCards), saqqara::CardKind::land,
                              &saqqara::MarketCard::kind),
           std::ptrdiff_t{3});
  shown.choose(u"marketCards[5]"_s, 0);
  edition = ui::saqqaraOf(readBack(shown.document));
  QVERIFY((*edition->marketCards)[5] ==
          (saqqara::MarketCard{saqqara::CardKind::goods, Good::fish}));
}

void tst_SaqqaraCopy::completeCopyIsPlayable() {
  const auto document = *record::EditionDocument::read(sourceText("editions/saqqara-golden.json"),
                                                       saqqara::editionForm());
  const CheckedCopy copy = readBack(document);
  QVERIFY(copy.findings.empty());
  QCOMPARE(ui::saqqaraOf(copy)->checksum, completeEdition().checksum);
  QCOMPARE(ui::progressOf(copy).values, int(copy.printed.size()));
}

NILOMETER_TEST(tst_SaqqaraCopy)
#include "tst_saqqara_copy.moc"

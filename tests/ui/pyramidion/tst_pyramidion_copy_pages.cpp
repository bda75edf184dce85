// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every page of a copy of Pyramidion: each field has a name of its own, is reached
// by Tab in the order of reading, and stands beside no other one's place.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_page.h"
#include "tests/words/language_rows.h"

#include "ui/text/language.h"

#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <map>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// A value on each page.
const auto& pageKeys() {
  static const std::vector<std::string> keys{"supply.camel", "sites.giza.minima", "cards",
                                             "boats",        "supplyCards",       "revoltMarkers"};
  return keys;
}

/// Each page in each language.
void pages() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("key");
  for (const QString& language : {u"en"_s, u"de"_s}) {
    for (const std::string& key : pageKeys()) {
      QTest::addRow("%s, %s", qPrintable(language), key.c_str())
          << language << QString::fromStdString(key);
    }
  }
}

/// What a person can reach, by name.
QStringList tabOrder(const ui::FieldsPage& fields) {
  QStringList names;
  for (const QWidget* at = fields.nextInFocusChain(); at != &fields; at = at->nextInFocusChain()) {
    const bool isReached = (at->focusPolicy() & Qt::TabFocus) != 0 && at->isEnabled();
    if (at->parentWidget() == &fields && at->isVisible() && isReached) names += at->objectName();
  }
  return names;
}

} // namespace

class tst_PyramidionCopyPages : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void fieldsSayWhatTheyBelongTo();
  void everyFieldIsReachedOnceInTheOrderOfReading_data() { pages(); }
  void everyFieldIsReachedOnceInTheOrderOfReading();
  void nothingOverlapsInAnyWidth_data() { pages(); }
  void nothingOverlapsInAnyWidth();
  void readingGoesOnInTheNewCard();
  void unlikelyNumberIsDoubtedWhileItIsTyped_SEE4_data() { test::languageRows(); }
  void unlikelyNumberIsDoubtedWhileItIsTyped_SEE4();
};

void tst_PyramidionCopyPages::fieldsSayWhatTheyBelongTo() {
  for (const auto& [language, name] :
       {std::pair(u"en"_s, u"Boat 2, Points"_s), std::pair(u"de"_s, u"Boot 2, Punkte"_s)}) {
    QVERIFY(text::useLanguage(language));
    const PyramidionPage shown("boats", completeOne());
    const auto* field = shown.fields.findChild<ui::NumberField*>(u"boats[1].points"_s);
    QVERIFY(field != nullptr);
    QCOMPARE(field->accessibleName(), name);
  }
  for (const char* key : {"cards", "boats", "supplyCards", "revoltMarkers"}) {
    const PyramidionPage shown(key, completeOne());
    QSet<QString> names;
    for (const auto* cell : shown.fields.findChildren<QWidget*>()) {
      if (!cell->objectName().contains(u'[')) continue;
      QVERIFY2(!names.contains(cell->accessibleName()), qPrintable(cell->accessibleName()));
      names.insert(cell->accessibleName());
    }
    QVERIFY(names.size() > 6);
  }
}

void tst_PyramidionCopyPages::everyFieldIsReachedOnceInTheOrderOfReading() {
  QFETCH(QString, language);
  QFETCH(QString, key);
  QVERIFY(text::useLanguage(language));
  const PyramidionPage shown(key.toStdString(), completeOne());
  const QStringList order = tabOrder(shown.fields);
  QVERIFY(order.size() > 5);
  QCOMPARE(QSet<QString>(order.begin(), order.end()).size(), order.size());
  int before = 0;
  for (const QString& name : order) {
    if (!name.contains(u'[')) continue;
    const int thing = name.section(u'[', 1).section(u']', 0, 0).toInt();
    QVERIFY2(thing == before || thing == before + 1, qPrintable(name));
    before = thing;
  }
}

void tst_PyramidionCopyPages::nothingOverlapsInAnyWidth() {
  QFETCH(QString, language);
  QFETCH(QString, key);
  QVERIFY(text::useLanguage(language));
  PyramidionPage shown(key.toStdString(), completeOne());
  for (const int width : {1800, 980, 560}) {
    for (int round = 0; round < 3; ++round) {
      const int wide = std::max(width, shown.fields.minimumSizeHint().width());
      shown.fields.resize(wide, shown.fields.heightForWidth(wide));
      QCoreApplication::processEvents();
    }
    const auto cells = shown.fields.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (qsizetype i = 0; i < cells.size(); ++i) {
      if (!cells[i]->isVisible() || cells[i]->objectName().isEmpty()) continue;
      for (qsizetype j = i + 1; j < cells.size(); ++j) {
        if (!cells[j]->isVisible() || cells[j]->objectName().isEmpty()) continue;
        QVERIFY2(!cells[i]->geometry().intersects(cells[j]->geometry()),
                 qPrintable(cells[i]->objectName() + u" / " + cells[j]->objectName()));
      }
    }
  }
}

void tst_PyramidionCopyPages::unlikelyNumberIsDoubtedWhileItIsTyped_SEE4() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  PyramidionPage shown("sites.giza.minima", completeOne());
  QVERIFY(QTest::qWaitForWindowActive(&shown.fields));
  auto* const field = shown.fields.findChild<ui::NumberField*>(u"sites.giza.minima.influence"_s);
  QVERIFY(field != nullptr);
  field->setFocus();
  QToolTip::hideText();
  QTest::keyClicks(field, u"6"_s);
  QCoreApplication::processEvents();
  QVERIFY(!QToolTip::text().contains(u"15"_s));
  QTest::keyClicks(field, u"5"_s);
  QTRY_VERIFY2(QToolTip::text().contains(u"65"_s) && QToolTip::text().contains(u"15"_s),
               qPrintable(QToolTip::text()));
  // A copy may have it so.
  QSignalSpy entered(field, &ui::NumberField::entered);
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(entered.size(), 1);
  // Whoever goes on at once reads it, too.
  QTest::keyClicks(field, u"66"_s);
  QToolTip::hideText();
  QTest::keyClick(field, Qt::Key_Tab);
  QCOMPARE(entered.size(), 2);
  QTRY_VERIFY(QToolTip::isVisible());
  QVERIFY2(QToolTip::text().contains(u"66"_s), qPrintable(QToolTip::text()));
}

// Add by the keyboard: the first field of the new one is typed next.
void tst_PyramidionCopyPages::readingGoesOnInTheNewCard() {
  const std::map<QString, QString> first{{u"cards"_s, u"cards[0].kind"_s},
                                         {u"boats"_s, u"boats[0].need.camel"_s},
                                         {u"supplyCards"_s, u"supplyCards[1].giza.camel"_s},
                                         {u"revoltMarkers"_s, u"revoltMarkers[0].value"_s}};
  for (const auto& [key, field] : first) {
    PyramidionPage shown(key.toStdString(), shippedOne());
    QVERIFY(QTest::qWaitForWindowActive(&shown.fields));
    auto* const add = shown.fields.findChild<ui::StepButton*>(key + u" add");
    QVERIFY(add != nullptr);
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Space);
    QVERIFY(QApplication::focusWidget() != nullptr);
    QCOMPARE(QApplication::focusWidget()->objectName(), field);
  }
}

NILOMETER_TEST(tst_PyramidionCopyPages)
#include "tst_pyramidion_copy_pages.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a page of a copy, and what a copy says about its values.
#include "test_program.h"

#include "engine/egizia/file/edition_file.h"
#include "tests/ui/read_copy.h"
#include "ui/pages/edition_editor/fields_page.h"
#include "ui/pages/edition_editor/word_field.h"
#include "ui/text/language.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

using namespace nilometer;
using namespace Qt::Literals::StringLiterals;
using egizia::EditionDocument;
using ui::ChoiceField;
using ui::CopyState;
using ui::NumberField;
using ui::StepButton;
using ui::Sureness;

namespace {

EditionDocument shipped() {
  return egizia::documentOf(*egizia::shippedEdition(egizia::shippedEditions().front()));
}

/// What the copy says about a place.
Sureness sureness(const EditionDocument& document, std::string_view place) {
  const ui::CheckedCopy checked = test::readCopy(document);
  return CopyState{document, checked}.sureness(place);
}

/// A page of nothing but the rows of the obelisk, with a button for each.
ui::FieldList rowsOf(const CopyState& copy) {
  ui::FieldGroup group;
  const std::size_t rows = ui::editionOf(copy.checked).plan(egizia::Building::obelisk).parts.size();
  for (std::size_t i = 0; i < rows; ++i) {
    const QString row = u"obelisk.rows[%1]"_s.arg(i);
    const auto remove = [i](EditionDocument& document) {
      return document.remove("obelisk.rows", i);
    };
    group.rows.push_back(
        {{},
         {{ui::FieldNumber{row + u".value"_s, {}, {}}},
          {ui::FieldStep{
              row + u" remove"_s, StepButton::Sign::remove, u"Remove"_s, remove, true, {}}}},
         {}});
  }
  return {{}, {{{}, {group}, {}}}};
}

struct Shown {
  EditionDocument document = shipped();
  QWidget window;
  ui::FieldsPage* page = new ui::FieldsPage(rowsOf, &window);

  Shown() {
    QObject::connect(page, &ui::FieldsPage::changeWanted, page,
                     [this](const ui::CopyChange& change) {
                       if (change(document)) show();
                     });
    show();
    window.show();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("not active");
  }
  void show() const {
    const ui::CheckedCopy checked = test::readCopy(document);
    page->show(CopyState{document, checked});
  }
  [[nodiscard]] NumberField* value(int row) const {
    return page->findChild<NumberField*>(u"obelisk.rows[%1].value"_s.arg(row));
  }
  [[nodiscard]] int number(int row) const {
    const ui::CheckedCopy checked = test::readCopy(document);
    return CopyState{document, checked}.number("obelisk.rows[" + std::to_string(row) + "].value");
  }
};

} // namespace

class tst_copy_cells : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }

  void surenessIsThatOfThePrintedValueAroundAPlace();
  void aGroupIsAsSureAsItsLeastSureValue();
  void onlyTheNumberThatMakesNoSenseIsMarked();
  void anEnteredNumberLeavesItsNeighboursAssumed();
  void aNumberIsTakenOverWithEnter();
  void aNumberIsTakenOverWhenItIsLeft();
  void escapeBringsTheOldNumberBack();
  void arrowsStepWithinTheBounds();
  void aNumberOutOfBoundsIsNotTaken();
  void leavingNonsenseSaysTheBoundsAsEnterDoes_data();
  void leavingNonsenseSaysTheBoundsAsEnterDoes();
  void aDigitTooManyIsNotCutOff();
  void whatIsHalfTypedStaysWhenThePageIsShownAgain();
  void undoIsThatOfTheCopyWhileNothingIsTyped();
  void untouchedKeysGoOnToThePage();
  void aChoiceOfOneReplacesTheOther();
  void aChoiceOfSeveralKeepsTheirOrder();
  void theKeyboardStaysWhenARowIsTakenAway();
  void whatIsHalfTypedGoesWithItsRow();
};

void tst_copy_cells::surenessIsThatOfThePrintedValueAroundAPlace() {
  EditionDocument document = shipped();
  const ui::CheckedCopy checked = test::readCopy(document);
  for (const egizia::PrintedValue& value : checked.printed) {
    const bool assumed = value.provenance == egizia::Provenance::assumed;
    QCOMPARE(sureness(document, value.key), assumed ? Sureness::assumed : Sureness::certain);
  }
  const CopyState before{document, checked};
  QCOMPARE(before.sureness("obelisk.rows[0].value"), before.sureness("obelisk.rows"));
  QVERIFY(document.confirm("obelisk.rows"));
  QCOMPARE(sureness(document, "obelisk.rows[0].value"), Sureness::confirmed);
}

void tst_copy_cells::aGroupIsAsSureAsItsLeastSureValue() {
  EditionDocument document = shipped();
  const ui::CheckedCopy checked = test::readCopy(document);
  const std::string card = "nileCards." + ui::editionOf(checked).cardNames.front();
  for (const egizia::PrintedValue& value : checked.printed) document.confirm(value.key);
  QCOMPARE(sureness(document, card), Sureness::confirmed);
  QCOMPARE(sureness(document, "players"), Sureness::confirmed);
}

void tst_copy_cells::onlyTheNumberThatMakesNoSenseIsMarked() {
  EditionDocument document = shipped();
  QVERIFY(document.set("pyramid.rows[1].value", 0));
  QCOMPARE(sureness(document, "pyramid.rows[1].value"), Sureness::nonsense);
  QCOMPARE(sureness(document, "pyramid.rows[0].value"), Sureness::confirmed);
  const ui::CheckedCopy checked = test::readCopy(document);
  QCOMPARE(CopyState({document, checked}).findings("pyramid.rows[1].value").size(), 1);
}

void tst_copy_cells::anEnteredNumberLeavesItsNeighboursAssumed() {
  const Shown shown;
  QCOMPARE(shown.value(0)->content().sureness, Sureness::assumed);
  shown.value(0)->setFocus();
  QTest::keyClick(shown.value(0), Qt::Key_Up);
  QTest::keyClick(shown.value(0), Qt::Key_Down);
  QCOMPARE(shown.value(0)->content().sureness, Sureness::confirmed);
  QCOMPARE(shown.value(1)->content().sureness, Sureness::assumed);
}

void tst_copy_cells::aNumberIsTakenOverWithEnter() {
  const Shown shown;
  const int before = shown.number(0);
  QTest::mouseClick(shown.value(0), Qt::LeftButton);
  QTest::keyClicks(shown.value(0), u"77"_s);
  QCOMPARE(shown.number(0), before);
  QTest::keyClick(shown.value(0), Qt::Key_Return);
  QCOMPARE(shown.number(0), 77);
  QCOMPARE(shown.value(0)->content().value, 77);
}

void tst_copy_cells::aNumberIsTakenOverWhenItIsLeft() {
  const Shown shown;
  shown.value(0)->setFocus();
  QTest::keyClicks(shown.value(0), u"66"_s);
  QTest::keyClick(shown.value(0), Qt::Key_Tab);
  QCOMPARE(shown.number(0), 66);
  QVERIFY(!shown.value(0)->hasFocus());
}

void tst_copy_cells::escapeBringsTheOldNumberBack() {
  const Shown shown;
  const int before = shown.number(0);
  shown.value(0)->setFocus();
  QTest::keyClicks(shown.value(0), u"66"_s);
  QTest::keyClick(shown.value(0), Qt::Key_Escape);
  QCOMPARE(shown.value(0)->text(), QString::number(before));
  QTest::keyClick(shown.value(0), Qt::Key_Tab);
  QCOMPARE(shown.number(0), before);
}

void tst_copy_cells::arrowsStepWithinTheBounds() {
  NumberField field(u"x"_s, nullptr);
  NumberField::Content content;
  content.value = 2;
  content.least = 1;
  content.most = 3;
  field.setContent(content);
  const QSignalSpy entered(&field, &NumberField::entered);
  QTest::keyClick(&field, Qt::Key_Up);
  QTest::keyClick(&field, Qt::Key_Up);
  QCOMPARE(field.content().value, 3);
  QCOMPARE(entered.size(), 1);
  for (int i = 0; i < 5; ++i) QTest::keyClick(&field, Qt::Key_Down);
  QCOMPARE(field.content().value, 1);
}

void tst_copy_cells::aDigitTooManyIsNotCutOff() {
  const Shown shown;
  const int before = shown.number(0);
  QTest::mouseClick(shown.value(0), Qt::LeftButton);
  QTest::keyClicks(shown.value(0), QString::number(shown.value(0)->content().most) + u'0');
  QTest::keyClick(shown.value(0), Qt::Key_Return);
  QCOMPARE(shown.number(0), before);
}

void tst_copy_cells::whatIsHalfTypedStaysWhenThePageIsShownAgain() {
  const Shown shown;
  QTest::mouseClick(shown.value(0), Qt::LeftButton);
  QTest::keyClicks(shown.value(0), u"5"_s);
  shown.show(); // as after a change of language
  QCOMPARE(shown.value(0)->text(), u"5"_s);
  QTest::keyClick(shown.value(0), Qt::Key_Return);
  QCOMPARE(shown.number(0), 5);
}

void tst_copy_cells::undoIsThatOfTheCopyWhileNothingIsTyped() {
  NumberField number(u"number"_s, nullptr);
  ui::WordField word(u"word"_s, nullptr);
  for (QLineEdit* field : {static_cast<QLineEdit*>(&number), static_cast<QLineEdit*>(&word)}) {
    for (const bool typed : {false, true}) {
      field->setModified(typed);
      QKeyEvent press(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
      QApplication::sendEvent(field, &press);
      QCOMPARE(press.isAccepted(), typed);
    }
  }
}

void tst_copy_cells::aNumberOutOfBoundsIsNotTaken() {
  NumberField field(u"x"_s, nullptr);
  NumberField::Content content;
  content.value = 2;
  content.least = 1;
  content.most = 9;
  field.setContent(content);
  const QSignalSpy entered(&field, &NumberField::entered);
  field.selectAll();
  QTest::keyClicks(&field, u"0"_s);
  QTest::keyClick(&field, Qt::Key_Return);
  QCOMPARE(entered.size(), 0);
  QCOMPARE(field.text(), u"2"_s);
}

void tst_copy_cells::leavingNonsenseSaysTheBoundsAsEnterDoes_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("leaving");
  for (const QString& typed : {u"999"_s, u"0"_s, QString()}) {
    for (const char* leaving : {"Enter", "Tab", "a click elsewhere"}) {
      QTest::addRow("“%s” and %s", qPrintable(typed), leaving)
          << typed << QString::fromLatin1(leaving);
    }
  }
}

void tst_copy_cells::leavingNonsenseSaysTheBoundsAsEnterDoes() {
  QFETCH(QString, typed);
  QFETCH(QString, leaving);
  QWidget page;
  auto* column = new QVBoxLayout(&page);
  NumberField::Content content;
  content.value = 20;
  content.least = 1;
  content.most = 120;
  std::array<NumberField*, 2> fields{};
  for (NumberField*& field : fields) {
    column->addWidget(field = new NumberField(u"x"_s, &page));
    field->setContent(content);
  }
  page.show();
  QVERIFY(QTest::qWaitForWindowActive(&page));
  QToolTip::hideText();
  QTRY_VERIFY(!QToolTip::isVisible());
  QTest::mouseClick(fields[0], Qt::LeftButton);
  QTest::keyClick(fields[0], Qt::Key_Delete);
  QTest::keyClicks(fields[0], typed);
  if (leaving == u"Enter") QTest::keyClick(fields[0], Qt::Key_Return);
  if (leaving == u"Tab") QTest::keyClick(fields[0], Qt::Key_Tab);
  if (leaving == u"a click elsewhere") QTest::mouseClick(fields[1], Qt::LeftButton);
  QCOMPARE(fields[0]->text(), u"20"_s);
  // Also when everything that leaving sets off is over.
  QCoreApplication::processEvents();
  QTRY_VERIFY(QToolTip::isVisible());
  QCOMPARE(QToolTip::text(), u"From 1 to 120"_s);
}

void tst_copy_cells::untouchedKeysGoOnToThePage() {
  QWidget page;
  NumberField field(u"x"_s, &page);
  field.setContent({});
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
    QKeyEvent press(QEvent::KeyPress, key, {});
    press.accept();
    QCoreApplication::sendEvent(&field, &press);
    QVERIFY(!press.isAccepted());
  }
}

void tst_copy_cells::aChoiceOfOneReplacesTheOther() {
  ChoiceField field(u"x"_s, nullptr);
  field.setContent(
      {ChoiceField::Kind::one, {{4, u"a"_s}, {5, u"b"_s}}, {4}, {}, {}, u"Kind"_s, {}});
  const QSignalSpy chosen(&field, &ChoiceField::chosen);
  field.choose(4);
  QCOMPARE(chosen.size(), 0);
  field.choose(5);
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(field.content().chosen, std::vector<int>({5}));
}

void tst_copy_cells::aChoiceOfSeveralKeepsTheirOrder() {
  ChoiceField field(u"x"_s, nullptr);
  field.setContent({ChoiceField::Kind::several,
                    {{1, u"a"_s}, {2, u"b"_s}, {3, u"c"_s}},
                    {3},
                    {},
                    {},
                    u"Crews"_s,
                    {}});
  QCOMPARE(field.text(), u"c"_s);
  field.choose(1);
  QCOMPARE(field.content().chosen, std::vector<int>({1, 3}));
  field.choose(3);
  QCOMPARE(field.content().chosen, std::vector<int>({1}));
}

void tst_copy_cells::theKeyboardStaysWhenARowIsTakenAway() {
  const Shown shown;
  const auto buttons = shown.page->findChildren<StepButton*>();
  StepButton* const last = buttons.back();
  last->setFocus();
  last->click();
  QVERIFY(QApplication::focusWidget() != nullptr);
  QVERIFY(shown.page->isAncestorOf(QApplication::focusWidget()));
  QVERIFY(QApplication::focusWidget()->isVisible());
  StepButton* const first = buttons.front();
  first->setFocus();
  first->click();
  QVERIFY(first->hasFocus());
}

void tst_copy_cells::whatIsHalfTypedGoesWithItsRow() {
  Shown shown;
  const ui::CheckedCopy checked = test::readCopy(shown.document);
  const int last =
      static_cast<int>(ui::editionOf(checked).plan(egizia::Building::obelisk).parts.size()) - 1;
  shown.value(last)->setFocus();
  QTest::keyClicks(shown.value(last), u"55"_s);
  QVERIFY(shown.document.remove("obelisk.rows", static_cast<std::size_t>(last)));
  shown.show();
  QVERIFY(shown.value(last) == nullptr);
  for (int row = 0; row < last; ++row) QVERIFY(shown.number(row) != 55);
}

NILOMETER_TEST(tst_copy_cells)
#include "tst_copy_cells.moc"

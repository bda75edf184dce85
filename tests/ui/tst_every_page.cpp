// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/plain_access.h"
#include "tests/ui/pseudo_language.h"
#include "tests/ui/visible_text.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QDoubleSpinBox>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>

#include <functional>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// The property that holds what is chosen in a field; nullptr for no field.
const char* valueOf(const QWidget& widget) {
  if (qobject_cast<const QComboBox*>(&widget) != nullptr) return "currentIndex";
  if (qobject_cast<const QTabBar*>(&widget) != nullptr) return "currentIndex";
  if (qobject_cast<const QDoubleSpinBox*>(&widget) != nullptr) return "value";
  if (qobject_cast<const QSpinBox*>(&widget) != nullptr) return "value";
  if (qobject_cast<const QDateTimeEdit*>(&widget) != nullptr) return "dateTime";
  if (qobject_cast<const QScrollBar*>(&widget) != nullptr) return nullptr;
  return qobject_cast<const QAbstractSlider*>(&widget) != nullptr ? "value" : nullptr;
}

} // namespace

/// Whatever a page of the window says comes from the catalogue of the language in use.
class tst_every_page : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void anUntranslatedTextIsFound();
  void saysNothingThatIsInNoCatalogue_data();
  void saysNothingThatIsInNoCatalogue();
  void isHeardWithoutTags_data() { saysNothingThatIsInNoCatalogue_data(); }
  void isHeardWithoutTags();
  void wheelChangesNoField_data() { saysNothingThatIsInNoCatalogue_data(); }
  void wheelChangesNoField();
};

void tst_every_page::anUntranslatedTextIsFound() {
  QVERIFY(text::useLanguage(pseudoLanguage));
  const QString known = QCoreApplication::translate("RulesGlossary", "construction crew");
  QVERIFY(known != u"construction crew"_s && known.size() > 17);
  QCOMPARE(unmarkedText({known, u"Anna (SAIL-3)"_s}), QString());
  QCOMPARE(unmarkedText({known, u"Anna builds"_s}), u"builds in: Anna builds"_s);
  QCOMPARE(unmarkedText({u"<b>Zug</b>"_s}), u"Zug in: <b>Zug</b>"_s);
}

using Show = std::function<void(EgiziaWindow&)>;

void tst_every_page::saysNothingThatIsInNoCatalogue_data() {
  QTest::addColumn<Show>("show");
  const auto row = [](const char* name, const Show& show) { QTest::newRow(name) << show; };
  for (const ui::PageKind* kind : ui::pageKinds()) {
    row(qPrintable(kind->title()), [kind](EgiziaWindow& window) {
      if (kind->goesWith != nullptr) {
        window.openExample();
        while (!kind->goesWith(window.session())) window.session()->undo();
      }
      window.showPage(*kind);
      QVERIFY(window.page(*kind)->isVisible());
    });
  }
  row("start", [](EgiziaWindow& window) { window.showStart(); });
  row("table", [](EgiziaWindow& window) { window.openExample(); });
  row("new game", [](EgiziaWindow& window) { window.startNewGame(); });
  row("guided game", [](EgiziaWindow& window) { window.startGuidedGame(); });
  row("rules", [](EgiziaWindow& window) { window.showRules(); });
  row("help", [](EgiziaWindow& window) { QTest::keyClick(&window, Qt::Key_F1); });
}

void tst_every_page::saysNothingThatIsInNoCatalogue() {
  QFETCH(const Show, show);
  QVERIFY(text::useLanguage(pseudoLanguage));
  HomeProgram program;
  show(program.window);
  QCoreApplication::processEvents();
  // A day is said in the words of the system.
  const QString today = text::dayInWords(QDate::currentDate());
  QCOMPARE(unmarkedText(everythingSaid().replaceInStrings(today, QString())), QString());
}

void tst_every_page::isHeardWithoutTags() {
  QFETCH(const Show, show);
  QVERIFY(text::useLanguage(u"en"));
  HomeProgram program;
  show(program.window);
  QCoreApplication::processEvents();
  QCOMPARE(taggedTexts(), QStringList());
}

void tst_every_page::wheelChangesNoField() {
  QFETCH(const Show, show);
  QVERIFY(text::useLanguage(u"en"));
  HomeProgram program;
  show(program.window);
  if (QTest::currentTestFailed()) return;
  for (QWidget* field : QApplication::allWidgets()) {
    const char* const value = valueOf(*field);
    if (value == nullptr || !field->isEnabled() || !field->isVisible()) continue;
    const QVariant before = field->property(value);
    for (const int turn : {-120, 120}) {
      const QPoint middle = field->rect().center();
      QWheelEvent wheel(middle, field->mapToGlobal(middle), QPoint(), QPoint(0, turn), Qt::NoButton,
                        Qt::NoModifier, Qt::NoScrollPhase, false);
      QApplication::sendEvent(field, &wheel);
      QVERIFY2(field->property(value) == before, qPrintable(field->accessibleName()));
    }
    QVERIFY2(field->focusPolicy() != Qt::WheelFocus, qPrintable(field->accessibleName()));
  }
}

NILOMETER_TEST(tst_every_page)
#include "tst_every_page.moc"

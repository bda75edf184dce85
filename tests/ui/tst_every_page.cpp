// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/plain_access.h"
#include "tests/ui/pseudo_language.h"
#include "tests/ui/visible_text.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/table/header_bar.h"

#include <QTest>

#include <functional>

using namespace nilometer;
using namespace nilometer::test;

/// Whatever a page of the window says comes from the catalogue of the language in use.
class tst_every_page : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void anUntranslatedTextIsFound();
  void saysNothingThatIsInNoCatalogue_data();
  void saysNothingThatIsInNoCatalogue();
  void isHeardWithoutTags_data() { saysNothingThatIsInNoCatalogue_data(); }
  void isHeardWithoutTags();
};

void tst_every_page::anUntranslatedTextIsFound() {
  QVERIFY(words::useLanguage(pseudoLanguage));
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
  QVERIFY(words::useLanguage(pseudoLanguage));
  HomeProgram program;
  show(program.window);
  QCoreApplication::processEvents();
  QCOMPARE(unmarkedText(everythingSaid()), QString());
}

void tst_every_page::isHeardWithoutTags() {
  QFETCH(const Show, show);
  QVERIFY(words::useLanguage(u"en"));
  HomeProgram program;
  show(program.window);
  QCoreApplication::processEvents();
  QCOMPARE(taggedTexts(), QStringList());
}

NILOMETER_TEST(tst_every_page)
#include "tst_every_page.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/pseudo_language.h"
#include "tests/ui/visible_text.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/table/header_bar.h"

#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

/// Whatever a page of the window says comes from the catalogue of the language in use.
class tst_every_page : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void anUntranslatedTextIsFound();
  void saysNothingThatIsInNoCatalogue_data();
  void saysNothingThatIsInNoCatalogue();
};

void tst_every_page::anUntranslatedTextIsFound() {
  QVERIFY(words::useLanguage(pseudoLanguage));
  const QString known = QCoreApplication::translate("RulesGlossary", "construction crew");
  QVERIFY(known != u"construction crew"_s && known.size() > 17);
  QCOMPARE(unmarkedText({known, u"Anna (SAIL-3)"_s}), QString());
  QCOMPARE(unmarkedText({known, u"Anna builds"_s}), u"builds in: Anna builds"_s);
  QCOMPARE(unmarkedText({u"<b>Zug</b>"_s}), u"Zug in: <b>Zug</b>"_s);
}

using Show = void (*)(ui::MainWindow&);

void tst_every_page::saysNothingThatIsInNoCatalogue_data() {
  QTest::addColumn<Show>("show");
  const auto row = [](const char* name, Show show) { QTest::newRow(name) << show; };
  row("start", [](ui::MainWindow& window) { window.showStart(); });
  row("table", [](ui::MainWindow& window) { window.openExample(); });
  row("result", [](ui::MainWindow& window) {
    window.openExample();
    window.showResult();
  });
  row("new game", [](ui::MainWindow& window) { window.startNewGame(); });
  row("guided game", [](ui::MainWindow& window) { window.startGuidedGame(); });
  row("end position", [](ui::MainWindow& window) { window.startPosition(); });
  row("archive", [](ui::MainWindow& window) { window.showArchive(); });
  row("lessons", [](ui::MainWindow& window) { window.showLessons(); });
  row("copies", [](ui::MainWindow& window) { window.showCopies(); });
  row("rules", [](ui::MainWindow& window) { window.showRules(); });
  row("help", [](ui::MainWindow& window) { QTest::keyClick(&window, Qt::Key_F1); });
}

void tst_every_page::saysNothingThatIsInNoCatalogue() {
  QFETCH(const Show, show);
  QVERIFY(words::useLanguage(pseudoLanguage));
  HomeProgram program;
  show(program.window);
  QCoreApplication::processEvents();
  QCOMPARE(unmarkedText(everythingSaid()), QString());
}

NILOMETER_TEST(tst_every_page)
#include "tst_every_page.moc"

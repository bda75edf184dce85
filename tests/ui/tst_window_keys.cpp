// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the window that something inside it could take away, and what its header does with them.
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/log/explanation.h"
#include "ui/log/log_view.h"
#include "ui/table/header_bar.h"
#include "ui/table/phase_bar.h"
#include "ui/window/help_dialog.h"
#include "ui/window/page_list.h"
#include "ui/words/language.h"

#include <QApplication>
#include <QLayout>
#include <QTextBrowser>

using namespace nilometer;
using namespace nilometer::test;

class tst_window_keys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void whyIsAnsweredInTheLogToo();
  void theHelpNamesEveryPageThatHasAKey();
  void anotherLanguageFitsTheHeaderAtOnce();
};

void tst_window_keys::whyIsAnsweredInTheLogToo() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  ui::LogView& log = program.window.game()->log();
  log.setCurrentIndex(log.model()->index(40, 0)); // as a click on the row does
  log.setFocus();
  QVERIFY(log.hasFocus());
  QTest::keyClick(&log, Qt::Key_E, Qt::ControlModifier);
  auto* dialog = program.window.findChild<ui::ExplanationDialog*>();
  QVERIFY(dialog != nullptr);
  QTRY_VERIFY(dialog->isVisible());
  QVERIFY2(dialog->windowTitle().contains(u"41"_s), qPrintable(dialog->windowTitle()));
}

void tst_window_keys::theHelpNamesEveryPageThatHasAKey() {
  HomeProgram program;
  QTest::keyClicks(&program.window, u"?"_s);
  const auto* help = program.window.findChild<ui::HelpDialog*>();
  QVERIFY(help != nullptr);
  const QString text = help->findChild<QTextBrowser*>()->toPlainText();
  QVERIFY2(text.contains(u"Ctrl+G\nFinished games"_s), qPrintable(text));
  QVERIFY2(text.contains(u"Ctrl+Shift+F\nFinal scoring only"_s), qPrintable(text));
  for (const ui::PageKind* page : ui::pageKinds()) {
    QVERIFY2(text.contains(page->title().remove(u'…')), qPrintable(page->title()));
  }
}

void tst_window_keys::anotherLanguageFitsTheHeaderAtOnce() {
  HomeProgram program;
  program.window.resize(1280, 720);
  program.openGolden(u"revised-4-players"_s);
  QVERIFY(program.window.session() != nullptr);
  const auto* header = program.window.game()->findChild<ui::HeaderBar*>();
  QVERIFY(header != nullptr);
  const auto* phases = header->findChild<ui::PhaseBar*>();
  const auto fits = [&] {
    return phases->width() >= phases->sizeHint().width() &&
           header->layout()->minimumSize().width() <= header->width();
  };
  for (int changes = 0; changes < 4; ++changes) {
    program.window.session()->lookAt(static_cast<std::size_t>(20 + changes));
    QTRY_VERIFY2(fits(), qPrintable(words::language()));
    QTest::keyClick(&program.window, Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY2(fits(), qPrintable(words::language()));
  }
}

NILOMETER_TEST(tst_window_keys)
#include "tst_window_keys.moc"

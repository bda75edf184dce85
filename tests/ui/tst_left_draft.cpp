// SPDX-License-Identifier: GPL-3.0-or-later
// Who leaves a copy, or a page of it, on which something makes no sense is told what becomes of it.
#include "test_program.h"

#include "tests/ui/check_program.h"
#include "tests/ui/egizia_shelf.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/edition_editor/fields_page.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/text/language.h"

#include <QMessageBox>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using egizia::PrintedPage;

namespace {

/// What the window says in a box of its own; closes it.
QString told(const ui::MainWindow& window) {
  QCoreApplication::processEvents();
  for (QMessageBox* box : window.findChildren<QMessageBox*>()) {
    if (!box->isVisible()) continue;
    const QString text = box->text();
    QTest::keyClick(box, Qt::Key_Return);
    return text;
  }
  return {};
}

/// Whether a sentence on the page names that page.
bool names(const CheckProgram& program, const QString& page) {
  const QString quoted = u"“%1”"_s.arg(page);
  return std::ranges::any_of(program.view().findChildren<QLabel*>(), [&](const QLabel* label) {
    return label->isVisible() && label->text().contains(quoted);
  });
}

/// A copy on which two rows of the obelisk contradict each other.
void contradict(CheckProgram& program) {
  program.open();
  program.choose(PrintedPage::obelisk);
  program.enter(u"obelisk.rows[1].value"_s, 0);
  program.view().setFocus();
}

} // namespace

class tst_left_draft : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void leavingTheCopyNamesThePageAndWhatBecomesOfIt_data() { languageRows(); }
  void leavingTheCopyNamesThePageAndWhatBecomesOfIt();
  void turningThePageOverSaysThatItIsKept();
  void leavingForAnotherPageOfTheWindowSaysSo();
  void copyThatMakesSenseIsLeftWithoutAWord();
  void dialogThatWaitedIsThereBehindTheWords();
};

void tst_left_draft::leavingTheCopyNamesThePageAndWhatBecomesOfIt() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  CheckProgram program;
  contradict(program);
  const QString name = program.page().copy()->name();
  program.key(Qt::Key_Escape);
  QVERIFY(program.page().copy() == nullptr);
  const QString said = told(program.window);
  QVERIFY2(said.contains(name), qPrintable(said));
  QVERIFY2(said.contains(text::printedPage(PrintedPage::obelisk)), qPrintable(said));
  QVERIFY2(!said.contains(text::printedPage(PrintedPage::pyramid)), qPrintable(said));
  // It is as it says.
  QCOMPARE(program.files().size(), 1);
  QCOMPARE(editions(program.games).size(), egizia::shippedEditions().size());
}

void tst_left_draft::turningThePageOverSaysThatItIsKept() {
  CheckProgram program;
  contradict(program);
  const QString obelisk = text::printedPage(PrintedPage::obelisk);
  program.click(program.view().laterButton());
  QCOMPARE(program.view().page(), PrintedPage::pyramid);
  QVERIFY(names(program, obelisk));
  QCOMPARE(program.view().problems(), QString()); // nothing is wrong on this page
  program.click(program.view().laterButton());
  QVERIFY(!names(program, obelisk));
  // Another way: the list of the pages.
  program.choose(PrintedPage::obelisk);
  program.choose(PrintedPage::tombs);
  QVERIFY(names(program, obelisk));
  // Put right, there is nothing to say.
  program.choose(PrintedPage::obelisk);
  program.key(Qt::Key_Z, Qt::ControlModifier);
  program.choose(PrintedPage::tombs);
  QVERIFY(!names(program, obelisk));
}

void tst_left_draft::leavingForAnotherPageOfTheWindowSaysSo() {
  CheckProgram program;
  contradict(program);
  program.window.showArchive();
  QVERIFY(told(program.window).contains(text::printedPage(PrintedPage::obelisk)));
}

void tst_left_draft::copyThatMakesSenseIsLeftWithoutAWord() {
  CheckProgram program;
  contradict(program);
  program.key(Qt::Key_Z, Qt::ControlModifier);
  program.key(Qt::Key_Escape);
  QCOMPARE(told(program.window), QString());
}

void tst_left_draft::dialogThatWaitedIsThereBehindTheWords() {
  CheckProgram program;
  program.window.startNewGame();
  auto* dialog = program.window.findChild<ui::NewGameDialog*>();
  program.click(dialog->checkButton());
  program.choose(PrintedPage::obelisk);
  program.enter(u"obelisk.rows[1].value"_s, 0);
  program.view().setFocus();
  program.key(Qt::Key_Escape);
  QVERIFY(told(program.window).contains(text::printedPage(PrintedPage::obelisk)));
  QVERIFY(dialog->isVisible());
  QCOMPARE(dialog->chosen().editionId, egizia::shippedEditions().front());
}

NILOMETER_TEST(tst_left_draft)
#include "tst_left_draft.moc"

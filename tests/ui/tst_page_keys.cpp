// SPDX-License-Identifier: GPL-3.0-or-later
// The list of keys begins with those of the page in front, and what it promises there is so.
#include "test_program.h"

#include "tests/ui/check_program.h"
#include "tests/words/language_rows.h"
#include "ui/score/result/result_view.h"
#include "ui/window/help_dialog.h"
#include "ui/window/key_list.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextTable>

using namespace nilometer;
using namespace nilometer::test;

class tst_page_keys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void keysOfThePageInFrontComeFirst_data() { languageRows(); }
  void keysOfThePageInFrontComeFirst();
  void listFollowsThePageInFront();
  void keysOfTheCopy();
  void keysOfTheResult();
  void firstTabOfTheResultComesToItsFirstStop_data();
  void firstTabOfTheResultComesToItsFirstStop();
  void keysOfTheLessons();
  void keysOfTheEndPosition();
};

namespace {

QString headingOfTheHelp(const HomeProgram& program) {
  const auto* help = program.window.findChild<ui::HelpDialog*>();
  if (help == nullptr) return {};
  return help->findChild<QTextBrowser*>()->document()->begin().text();
}

} // namespace

void tst_page_keys::keysOfThePageInFrontComeFirst() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  HomeProgram program;
  QTest::keyClicks(&program.window, u"?"_s);
  QCOMPARE(headingOfTheHelp(program), ui::startPage.title());
  program.window.findChild<ui::HelpDialog*>()->close();
  program.openGolden(u"revised-4-players"_s);
  QTest::keyClicks(program.window.game(), u"?"_s);
  QTRY_COMPARE(headingOfTheHelp(program), ui::HelpDialog::tr("At the table"));
  for (const ui::Game* game : ui::games()) {
    for (const ui::PageKind* page : ui::pageKinds()) {
      const std::vector<ui::KeyGroup> groups = ui::keyGroups(page, *game);
      QCOMPARE(groups[0].page, page);
      QCOMPARE(groups[0].title, page->title().remove(u'…'));
      QCOMPARE(groups[1].title, ui::HelpDialog::tr("Everywhere"));
      QCOMPARE(groups.size(), ui::keyGroups(nullptr, *game).size());
    }
  }
}

void tst_page_keys::listFollowsThePageInFront() {
  HomeProgram program;
  QTest::keyClicks(&program.window, u"?"_s);
  const ui::HelpDialog* const help = program.window.findChild<ui::HelpDialog*>();
  program.window.showPage(ui::archivePage);
  QTest::keyClicks(&program.window, u"?"_s);
  QCOMPARE(program.window.findChild<ui::HelpDialog*>(), help);
  QCOMPARE(headingOfTheHelp(program), u"Finished games"_s);
}

void tst_page_keys::keysOfTheCopy() {
  CheckProgram program;
  program.open();
  const auto page = [&] { return program.view().page(); };
  QVERIFY(page().has_value());
  const auto first = page();
  program.key(Qt::Key_Return);
  const auto second = page();
  QVERIFY(second != first);
  program.key(Qt::Key_Backspace);
  QCOMPARE(page(), first);
  // It scrolls as long as there is something to see.
  for (int i = 0; i < 20 && page() == first; ++i) program.key(Qt::Key_PageDown);
  QCOMPARE(page(), second);
  for (int i = 0; i < 20 && page() == second; ++i) program.key(Qt::Key_PageUp);
  QCOMPARE(page(), first);
  program.key(Qt::Key_Escape);
  QVERIFY(!program.page().isVisible());
}

void tst_page_keys::keysOfTheResult() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.resize(1280, 480);
  program.window.showResult();
  ui::ResultPage& result = *program.window.resultPage();
  const auto& view = *result.findChild<ui::ResultView*>();
  const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
  QVERIFY(view.tab(0).isChecked());
  press(Qt::Key_Return);
  QVERIFY(view.tab(1).isChecked());
  const auto scrolled = [&result] {
    int pixels = 0;
    for (const auto* area : result.findChildren<QAbstractScrollArea*>()) {
      if (area->isVisible()) pixels += area->verticalScrollBar()->value();
    }
    return pixels;
  };
  press(Qt::Key_PageDown);
  QVERIFY(scrolled() > 0);
  press(Qt::Key_PageUp);
  QCOMPARE(scrolled(), 0);
  press(Qt::Key_Escape);
  QVERIFY(view.tab(0).isChecked() && result.isVisible());
  press(Qt::Key_Escape);
  QVERIFY(!result.isVisible());
}

void tst_page_keys::firstTabOfTheResultComesToItsFirstStop_data() {
  QTest::addColumn<QSize>("size");
  QTest::newRow("1280x720") << QSize(1280, 720);
  QTest::newRow("800x480") << QSize(800, 480);
}

void tst_page_keys::firstTabOfTheResultComesToItsFirstStop() {
  QFETCH(const QSize, size);
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.resize(size);
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_R, Qt::ControlModifier);
  QVERIFY(program.window.resultPage()->isVisible());
  const auto press = [](Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, with);
    return QApplication::focusWidget();
  };
  const auto& view = *program.window.resultPage()->findChild<ui::ResultView*>();
  QWidget* const first = press(Qt::Key_Tab);
  QCOMPARE(first, &view.tab(1)); // the result itself is open
  // The last one is behind it: all others lie between the two.
  QWidget* const last = press(Qt::Key_Backtab, Qt::ShiftModifier);
  QVERIFY(last != first);
  QCOMPARE(press(Qt::Key_Tab), first);
  int stops = 1;
  while (QApplication::focusWidget() != last && stops < 40) {
    press(Qt::Key_Tab);
    ++stops;
  }
  QCOMPARE(QApplication::focusWidget(), last);
  QVERIFY(stops > 3);
}

void tst_page_keys::keysOfTheLessons() {
  HomeProgram program;
  const auto press = [&](Qt::Key key) {
    QWidget* const focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &program.window, key);
  };
  program.window.showLessons();
  const QWidget* const list = QApplication::focusWidget();
  press(Qt::Key_Return);
  QVERIFY(list == nullptr || !list->isVisible()); // a lesson has begun
  press(Qt::Key_Escape);
  QVERIFY(program.window.lessons()->isVisible());
  press(Qt::Key_Escape);
  QVERIFY(!program.window.lessons()->isVisible());
}

void tst_page_keys::keysOfTheEndPosition() {
  HomeProgram program;
  program.window.showPosition();
  const auto press = [](Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, with);
    return QApplication::focusWidget();
  };
  for (const auto& [on, back, with] :
       {std::tuple{Qt::Key_Tab, Qt::Key_Backtab, Qt::ShiftModifier},
        std::tuple{Qt::Key_Return, Qt::Key_Return, Qt::ShiftModifier}}) {
    const QWidget* const before = QApplication::focusWidget();
    QVERIFY(press(on) != before);
    QCOMPARE(press(back, with), before);
  }
}

NILOMETER_TEST(tst_page_keys)
#include "tst_page_keys.moc"

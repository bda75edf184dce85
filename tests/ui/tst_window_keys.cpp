// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the window that something inside it could take away, and what its header does with them.
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/lesson_window.h"
#include "tests/ui/shelf_fixture.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/guide/guide_panel.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/log/explanation.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/header_bar.h"
#include "ui/table/view/phase_bar.h"
#include "ui/text/language.h"
#include "ui/window/game_menu.h"
#include "ui/window/help_dialog.h"
#include "ui/window/page_list.h"

#include <QAction>
#include <QApplication>
#include <QLayout>
#include <QPointer>
#include <QPrintDialog>
#include <QRegularExpression>
#include <QShortcut>
#include <QTextBrowser>
#include <QTextTable>
#include <QTimer>
#include <QToolButton>

#include <set>

using namespace nilometer;
using namespace nilometer::test;

class tst_window_keys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void whyIsAnsweredInTheLogToo();
  void theHelpNamesEveryPageThatHasAKey();
  void everyShortcutIsInTheHelp_data() { languageRows(); }
  void everyShortcutIsInTheHelp();
  void everyKeyOfTheHelpIsAShortcut();
  void f6GoesFromPartToPartAndBack();
  void f6StopsInEveryPanelThatTabReaches_data();
  void f6StopsInEveryPanelThatTabReaches();
  void f6ComesToTheLessonAfterThePlayers();
  void controlWClosesWhatIsInFront();
  void controlPPrintsTheScoreSheet();
  void singleKeysAreSwitchedOffAndStayOff();
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

namespace {

/// What a key is called in the list of keys, as Qt calls it everywhere.
QString portable(QString key) {
  static const std::vector<std::pair<QString, QString>> others = {
      {u"Strg"_s, u"Ctrl"_s},     {u"Umschalt"_s, u"Shift"_s}, {u"Entf"_s, u"Del"_s},
      {u"Bild auf"_s, u"PgUp"_s}, {u"Bild ab"_s, u"PgDown"_s}, {u"Pos1"_s, u"Home"_s},
      {u"Ende"_s, u"End"_s},      {u"Page Up"_s, u"PgUp"_s},   {u"Page Down"_s, u"PgDown"_s},
      {u"↑"_s, u"Up"_s},          {u"↓"_s, u"Down"_s},         {u"←"_s, u"Left"_s},
      {u"→"_s, u"Right"_s}};
  for (const auto& [here, there] : others) key.replace(here, there);
  return key;
}

/// The keys of the first columns of the help, one by one.
QStringList keysOfTheHelp(HomeProgram& program) {
  QTest::keyClicks(&program.window, u"?"_s);
  auto* help = program.window.findChild<ui::HelpDialog*>();
  const QTextDocument& text = *help->findChild<QTextBrowser*>()->document();
  QStringList keys;
  for (QTextFrame* frame : text.rootFrame()->childFrames()) {
    const auto* table = qobject_cast<QTextTable*>(frame);
    for (int row = 0; table != nullptr && row < table->rows(); ++row) {
      const QTextTableCell cell = table->cellAt(row, 0);
      for (const QString& key : cell.firstCursorPosition().block().text().split(u", "_s)) {
        keys += portable(key);
      }
    }
  }
  help->close();
  return keys;
}

/// Each with all of its ways to be pressed.
std::vector<QList<QKeySequence>> shortcutsOf(const QWidget& window) {
  std::vector<QList<QKeySequence>> all;
  for (const QAction* action : window.findChildren<QAction*>()) {
    if (!action->shortcuts().isEmpty()) all.push_back(action->shortcuts());
  }
  for (const QShortcut* shortcut : window.findChildren<QShortcut*>()) {
    const auto* where = qobject_cast<const QWidget*>(shortcut->parent());
    if (where != nullptr && where->isVisible()) all.push_back({shortcut->key()});
  }
  return all;
}

} // namespace

void tst_window_keys::everyShortcutIsInTheHelp() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  const QStringList told = keysOfTheHelp(program);
  QVERIFY(told.size() > 20);
  for (const QList<QKeySequence>& keys : shortcutsOf(program.window)) {
    const bool isTold = std::ranges::any_of(
        keys, [&](const QKeySequence& key) { return told.contains(key.toString()); });
    QVERIFY2(isTold, qPrintable(keys.front().toString(QKeySequence::NativeText)));
  }
}

void tst_window_keys::everyKeyOfTheHelpIsAShortcut() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  // The table's own, and of every window.
  QStringList known{u"Ctrl+Enter"_s, u"Ctrl+L"_s, u"Shift+Esc"_s, u"Shift+Tab"_s};
  for (const QList<QKeySequence>& keys : shortcutsOf(program.window)) {
    for (const QKeySequence& key : keys) known += key.toString();
  }
  int seen = 0;
  for (const QString& key : keysOfTheHelp(program)) {
    static const QRegularExpression combined(u"^(Ctrl|Alt|Shift)\\+.|^F[0-9]+$"_s);
    if (!combined.match(key).hasMatch()) continue;
    ++seen;
    QVERIFY2(known.contains(key), qPrintable(key));
  }
  QVERIFY(seen > 20);
}

void tst_window_keys::f6GoesFromPartToPartAndBack() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  program.window.session()->lookAt(40);
  const ui::EgiziaView& view = *program.window.game();
  QVERIFY(!view.guide().shows(ui::GuidePanel::Front::guide));
  const std::vector<const QWidget*> parts{&view.boardPart(), &view.strip(), &view.playersPart(),
                                          &view.log(), &view.header()};
  const auto has = [](const QWidget& part) {
    const QWidget* focus = QApplication::focusWidget();
    return focus == &part || (focus != nullptr && part.isAncestorOf(focus));
  };
  std::vector<QWidget*> places;
  for (const QWidget* part : parts) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(has(*part));
    places.push_back(QApplication::focusWidget());
  }
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
  QCOMPARE(QApplication::focusWidget(), places.front());
  for (std::size_t i = places.size(); i-- > 0;) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    // An open log may have room for the guide above it.
    if (has(view.guide().guide()))
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), places[i]);
  }
}

namespace {

/// The panel of a table in which the keyboard is.
QWidget* panelWithKeyboard(const ui::GameView& view) {
  QWidget* at = QApplication::focusWidget();
  if (at == &view.guide().closeButton()) return &view.guide().guide();
  while (at != nullptr && at->parentWidget() != &view && at->parentWidget() != &view.guide()) {
    at = at->parentWidget();
  }
  return at;
}

/// Those to which the key leads, until it comes to none that is new.
std::set<QWidget*> panelsBy(const ui::GameView& view, Qt::Key key, int presses) {
  std::set<QWidget*> panels;
  for (int i = 0; i < presses; ++i) {
    QTest::keyClick(QApplication::focusWidget(), key);
    panels.insert(panelWithKeyboard(view));
  }
  return panels;
}

/// Tab stops in none that F6 leaves out, forward and back.
bool f6StopsWhereTabDoes(const ui::GameView& view) {
  constexpr int all = 40;
  const std::set<QWidget*> byTab = panelsBy(view, Qt::Key_Tab, all);
  const std::set<QWidget*> byF6 = panelsBy(view, Qt::Key_F6, all);
  for (QWidget* panel : byTab) {
    if (byF6.contains(panel)) continue;
    const QString name = panel == nullptr ? QString() : panel->accessibleName();
    qWarning("F6 leaves out %s %s", panel == nullptr ? "?" : panel->metaObject()->className(),
             qPrintable(name));
    return false;
  }
  return !byTab.empty() && byF6.size() > 1;
}

} // namespace

void tst_window_keys::f6StopsInEveryPanelThatTabReaches_data() {
  QTest::addColumn<QString>("scene");
  for (const char* scene : {"playing", "guide open", "looking back", "changing the past"}) {
    QTest::newRow(scene) << QString::fromLatin1(scene);
  }
}

void tst_window_keys::f6StopsInEveryPanelThatTabReaches() {
  QFETCH(const QString, scene);
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
    program.window.resize(size);
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    ui::EgiziaView& view = *program.window.game();
    program.window.session()->lookAt(60);
    if (scene == u"looking back"_s) program.window.session()->lookAt(40);
    view.setFocus();
    if (scene == u"guide open"_s) view.showGuide();
    if (scene == u"changing the past"_s) {
      program.window.session()->startRemoving(40);
      QVERIFY(view.amended().isVisible());
    }
    QCoreApplication::processEvents();
    QVERIFY(f6StopsWhereTabDoes(view));
    // Nothing can be entered while a change waits.
    const std::set<QWidget*> byF6 = panelsBy(view, Qt::Key_F6, 10);
    QCOMPARE(byF6.contains(&view.strip()), !view.amended().isVisible());
  }
}

void tst_window_keys::f6ComesToTheLessonAfterThePlayers() {
  Learning learning;
  learning.page.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&learning.page));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  const auto* lesson = learning.page.findChild<ui::LessonView*>();
  QVERIFY(lesson != nullptr && lesson->isVisible());
  const ui::GameView& table = lesson->table();
  QVERIFY(f6StopsWhereTabDoes(table));
  const auto comesTo = [&](const QWidget& panel) {
    for (int i = 0; i < 10 && panelWithKeyboard(table) != &panel; ++i) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    }
    return panelWithKeyboard(table) == &panel;
  };
  QVERIFY(comesTo(table.playersPart()));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
  QCOMPARE(panelWithKeyboard(table), &lesson->panel());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
  QCOMPARE(panelWithKeyboard(table), &table.playersPart());
}

void tst_window_keys::controlWClosesWhatIsInFront() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  program.window.showPage(ui::archivePage);
  QTest::keyClick(&program.window, Qt::Key_W, Qt::ControlModifier);
  QVERIFY(program.window.game()->isVisible());
  QTest::keyClicks(&program.window, u"?"_s);
  QPointer<ui::HelpDialog> help = program.window.findChild<ui::HelpDialog*>();
  QTRY_COMPARE(QApplication::activeWindow(), help.data());
  QTest::keyClick(help, Qt::Key_W, Qt::ControlModifier);
  QVERIFY(help == nullptr || !help->isVisible());
  QVERIFY(program.window.isVisible());
  program.window.activateWindow();
  QTRY_COMPARE(QApplication::activeWindow(), &program.window);
  QTest::keyClick(&program.window, Qt::Key_W, Qt::ControlModifier);
  QVERIFY(!program.window.isVisible());
}

void tst_window_keys::controlPPrintsTheScoreSheet() {
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&program.window));
  int asked = 0;
  QTimer cancel;
  connect(&cancel, &QTimer::timeout, &cancel, [&asked] {
    auto* dialog = qobject_cast<QPrintDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    ++asked;
    dialog->reject();
  });
  cancel.start(20);
  for (int time = 1; time <= 2; ++time) { // from the table, then on the page itself
    program.window.activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &program.window);
    QTest::keyClick(&program.window, Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(asked, time);
    QVERIFY(program.window.page(ui::resultPage)->isVisible());
  }
}

void tst_window_keys::singleKeysAreSwitchedOffAndStayOff() {
  const QTemporaryDir home;
  const auto caps = [](const HomeProgram& program) {
    QStringList all;
    for (const ui::Place* place : program.window.game()->findChildren<ui::Place*>()) {
      if (place->isVisible()) all += place->look().keyCap;
    }
    for (const ui::Chip* chip : program.window.game()->findChildren<ui::Chip*>()) {
      if (chip->isVisible()) all += chip->look().keyCap;
    }
    all.removeIf([](const QString& cap) { return cap.size() != 1 || cap == u"⏎"_s; });
    return all;
  };
  const auto choose = [](HomeProgram& program, bool on) {
    auto* menu = program.window.findChild<ui::GameMenu*>();
    for (QAction* action : menu->findChildren<QAction*>()) {
      if (action->text() == u"Letter keys press places and choices"_s &&
          action->isChecked() != on) {
        action->trigger();
      }
    }
  };
  const auto path = [](const HomeProgram& program) {
    return program.file(u"games/game.nilometer"_s);
  };
  QString key;
  {
    HomeProgram program(home);
    writeBytes(path(program),
               QByteArray::fromStdString(egizia::writeRecord(firstEntries(40), *shelfEdition())));
    program.window.openFile(path(program));
    QVERIFY(!caps(program).isEmpty());
    key = caps(program).front();
    choose(program, false);
    QCOMPARE(caps(program), QStringList());
  }
  HomeProgram program(home);
  program.window.openFile(path(program));
  QCOMPARE(caps(program), QStringList());
  const QString asked = program.window.game()->strip().content().title;
  for (const QString& text : {key, u"-"_s, u"="_s, u"?"_s}) {
    QTest::keyClicks(program.window.game(), text);
  }
  QVERIFY(!program.window.game()->hasBegun());
  QCOMPARE(program.window.session()->entries(), std::size_t{40});
  QCOMPARE(program.window.game()->strip().content().title, asked);
  QVERIFY(program.window.findChild<ui::HelpDialog*>() == nullptr);
  choose(program, true);
  QVERIFY(caps(program).contains(key));
  QTest::keyClicks(program.window.game(), u"?"_s);
  QVERIFY(program.window.findChild<ui::HelpDialog*>() != nullptr);
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
    QTRY_VERIFY2(fits(), qPrintable(text::language()));
    QTest::keyClick(&program.window, Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY2(fits(), qPrintable(text::language()));
  }
}

NILOMETER_TEST(tst_window_keys)
#include "tst_window_keys.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/egizia/spectator/egizia_display.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/spectator/display_window.h"
#include "ui/text/language.h"
#include "ui/window/display_menu.h"

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QProcess>
#include <QProcessEnvironment>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <functional>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

namespace {

ui::DisplayWindow* shown() {
  for (QWidget* window : QApplication::topLevelWidgets()) {
    auto* display = qobject_cast<ui::DisplayWindow*>(window);
    if (display != nullptr && display->isVisible()) return display;
  }
  return nullptr;
}

/// The program with a game in round 2.
class DisplayProgram : public HomeProgram {
public:
  DisplayProgram() { open(u"revised-4-players"_s); }
  explicit DisplayProgram(const QTemporaryDir& home) : HomeProgram(home) {
    open(u"revised-4-players"_s);
  }

  /// The first entries of a recorded game.
  void open(const QString& name, qsizetype lines = 50) {
    addGoldenEdition();
    const QString path = file(u"games/%1.nilometer"_s.arg(name));
    if (!QFile::exists(path)) {
      QFile game(path);
      QVERIFY(game.open(QIODevice::WriteOnly));
      const QList<QByteArray> all = goldenText(name).split('\n');
      game.write(all.mid(0, lines).join('\n') + '\n');
    }
    window.openFile(path);
    QVERIFY(window.game() != nullptr);
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget* const focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &window, key, modifiers);
  }
  /// What it should show.
  [[nodiscard]] ui::DisplayContent content() const { return ui::displayOf(*window.session()); }
  [[nodiscard]] QAction* action(const QString& menu, const QString& text) const {
    for (const QMenu* each : window.findChild<ui::DisplayMenu*>()->findChildren<QMenu*>()) {
      for (QAction* action : each->actions()) {
        if (each->title() == menu && action->text() == text) return action;
      }
    }
    qFatal("no such action");
  }
};

bool hasTwoScreens() {
  return QGuiApplication::screens().size() == 2;
}

/// Once more, where there are two screens.
void runsOnTwoScreens(const QString& test) {
  const QTemporaryDir directory;
  QFile screens(directory.filePath(u"screens.json"_s));
  QVERIFY(screens.open(QIODevice::WriteOnly));
  screens.write(R"({"screens": [
    {"name": "desk", "x": 0, "y": 0, "width": 1280, "height": 720, "logicalDpi": 96, "dpr": 1},
    {"name": "wall", "x": 1280, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96,
     "dpr": 1}]})");
  screens.close();
  QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
  surroundings.insert(u"QT_QPA_PLATFORM"_s, u"offscreen:configfile=%1"_s.arg(screens.fileName()));
  QProcess there;
  there.setProcessEnvironment(surroundings);
  there.start(QCoreApplication::applicationFilePath(), {u"tst_table_display"_s, test});
  QVERIFY(there.waitForFinished(120000));
  const QByteArray said = there.readAllStandardOutput();
  QVERIFY2(there.exitCode() == 0, said.constData());
}

/// The program is closed with the table view beside it.
void leaveOpen(const QTemporaryDir& home) {
  DisplayProgram program(home);
  program.press(Qt::Key_F12);
  QVERIFY(shown() != nullptr);
  program.window.close();
  QCOMPARE(shown(), nullptr);
}

} // namespace

/// The table view beside the window of the program.
class tst_table_display : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void f12OpensItAndClosesIt();
  void withoutAGameThereIsNothingToShow();
  void closedByItsOwnKeyOrFrameItIsClosedInTheMenuToo();
  void f12RaisesItWhereTheWindowMayCoverIt();
  void leavesTheKeyboardWhereItIs();
  void showsEveryChangeTogetherWithTheWindow();
  void f11FillsTheScreenAndEscLeavesIt();
  void fillsASecondScreen();
  void comesBackWhereItWas();
  void comesBackWithTheNextGame();
  void isThereAtTheNextStartOnASecondScreen();
  void onOneScreenOpensOnlyWhenAskedFor();
  void hasALanguageAndALookOfItsOwn();
  void followsEveryStepOfAScoringWithTheWindow();
};

void tst_table_display::f12OpensItAndClosesIt() {
  DisplayProgram program;
  QCOMPARE(shown(), nullptr);
  program.press(Qt::Key_F12);
  QVERIFY(shown() != nullptr);
  QCOMPARE(shown()->windowTitle(), u"Table view"_s);
  QCOMPARE(shown()->content(), program.content());
  QVERIFY(!shown()->content().lanes.empty());
  program.press(Qt::Key_F12);
  QCOMPARE(shown(), nullptr);
}

void tst_table_display::withoutAGameThereIsNothingToShow() {
  HomeProgram program;
  QTest::keyClick(&program.window, Qt::Key_F12);
  QCOMPARE(shown(), nullptr);
  QVERIFY(!program.window.findChild<ui::DisplayMenu*>()->actions().front()->isEnabled());
}

void tst_table_display::closedByItsOwnKeyOrFrameItIsClosedInTheMenuToo() {
  DisplayProgram program;
  const QAction* open = program.window.findChild<ui::DisplayMenu*>()->actions().front();
  for (const bool byKey : {true, false}) {
    program.press(Qt::Key_F12);
    QVERIFY(open->isChecked());
    if (byKey) {
      QTest::keyClick(shown(), Qt::Key_F12);
    } else {
      shown()->close();
    }
    QTRY_VERIFY(!open->isChecked());
    QCOMPARE(shown(), nullptr);
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
  }
}

void tst_table_display::f12RaisesItWhereTheWindowMayCoverIt() {
  DisplayProgram program;
  const QAction* open = program.window.findChild<ui::DisplayMenu*>()->actions().front();
  program.press(Qt::Key_F12);
  shown()->setGeometry(program.window.geometry().adjusted(40, 40, -40, -40));
  // A press anywhere in the window brings it to the front.
  const auto pressTheWindow = [&] {
    const QPointF header(600, 5);
    QMouseEvent press(QEvent::MouseButtonPress, header, header, Qt::LeftButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(program.window.windowHandle(), &press);
  };
  pressTheWindow();
  program.press(Qt::Key_F12);
  QVERIFY(shown() != nullptr && open->isChecked());
  program.press(Qt::Key_F12);
  QCOMPARE(shown(), nullptr);
  // Beside the window it is never covered.
  program.press(Qt::Key_F12);
  shown()->move(program.window.frameGeometry().topRight() + QPoint(50, 0));
  pressTheWindow();
  program.press(Qt::Key_F12);
  QCOMPARE(shown(), nullptr);
}

void tst_table_display::leavesTheKeyboardWhereItIs() {
  DisplayProgram program;
  program.press(Qt::Key_F12);
  QVERIFY(QTest::qWaitForWindowExposed(shown()));
  QVERIFY(shown()->testAttribute(Qt::WA_ShowWithoutActivating));
  QVERIFY(shown()->focusWidget() == nullptr);
}

void tst_table_display::showsEveryChangeTogetherWithTheWindow() {
  DisplayProgram program;
  program.press(Qt::Key_F12);
  const ui::DisplayWindow& display = *shown();
  const auto changes = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    const ui::DisplayContent before = display.content();
    program.press(key, modifiers);
    // Without waiting for anything.
    QCOMPARE(display.content(), program.content());
    QVERIFY(display.content() != before);
  };
  changes(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(display.content().heading, u"Put back"_s);
  changes(Qt::Key_Y, Qt::ControlModifier);
  changes(Qt::Key_Up, Qt::AltModifier);
  QCOMPARE(display.content().turn.does, u"You are looking at the past"_s);
  changes(Qt::Key_F2);
  QCOMPARE(display.content().turn.does, u"An earlier entry is being put right"_s);
  changes(Qt::Key_Escape);
  changes(Qt::Key_End, Qt::AltModifier);
}

void tst_table_display::f11FillsTheScreenAndEscLeavesIt() {
  DisplayProgram program;
  program.press(Qt::Key_F12);
  QVERIFY(!shown()->isFullScreen());
  const auto pressThere = [&](Qt::Key key) {
    shown()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(shown()));
    QTest::keyClick(shown(), key);
  };
  program.press(Qt::Key_F11);
  QVERIFY(!shown()->isFullScreen() && program.window.isFullScreen());
  pressThere(Qt::Key_F11);
  QVERIFY(shown()->isFullScreen());
  const QSignalSpy left(shown(), &ui::DisplayWindow::left);
  pressThere(Qt::Key_Escape);
  QVERIFY(!shown()->isFullScreen());
  QCOMPARE(left.size(), 1);
  pressThere(Qt::Key_F11);
  QVERIFY(shown()->isFullScreen());
  pressThere(Qt::Key_F11);
  QVERIFY(!shown()->isFullScreen());
  // Once more, and it is closed.
  pressThere(Qt::Key_Escape);
  QTRY_VERIFY(shown() == nullptr);
}

void tst_table_display::fillsASecondScreen() {
  if (!hasTwoScreens()) return runsOnTwoScreens(u"fillsASecondScreen"_s);
  DisplayProgram program;
  program.press(Qt::Key_F12);
  QVERIFY(shown()->isFullScreen());
  QCOMPARE(shown()->screen()->name(), u"wall"_s);
  QCOMPARE(shown()->size(), QSize(1920, 1080));
  QTest::keyClick(shown(), Qt::Key_Escape);
  QVERIFY(!shown()->isFullScreen());
}

void tst_table_display::comesBackWhereItWas() {
  DisplayProgram program;
  program.press(Qt::Key_F12);
  const QRect place(30, 40, 480, 270);
  shown()->setGeometry(place);
  program.press(Qt::Key_F12);
  program.press(Qt::Key_F12);
  QCOMPARE(shown()->geometry(), place);
}

void tst_table_display::comesBackWithTheNextGame() {
  DisplayProgram program;
  program.press(Qt::Key_F12);
  const ui::DisplayContent before = shown()->content();
  program.open(u"first-3-players"_s);
  QVERIFY(shown() != nullptr);
  QCOMPARE(shown()->content(), program.content());
  QCOMPARE(shown()->content().lanes.size(), std::size_t{3});
  QVERIFY(shown()->content() != before);
}

void tst_table_display::isThereAtTheNextStartOnASecondScreen() {
  if (!hasTwoScreens()) return runsOnTwoScreens(u"isThereAtTheNextStartOnASecondScreen"_s);
  const QTemporaryDir home;
  leaveOpen(home);
  DisplayProgram program(home);
  QVERIFY(shown() != nullptr);
  QCOMPARE(shown()->content(), program.content());
}

void tst_table_display::onOneScreenOpensOnlyWhenAskedFor() {
  QCOMPARE(QGuiApplication::screens().size(), 1);
  const QTemporaryDir home;
  leaveOpen(home);
  DisplayProgram program(home);
  QCOMPARE(shown(), nullptr);
  QVERIFY(!program.window.findChild<ui::DisplayMenu*>()->actions().front()->isChecked());
  program.press(Qt::Key_F12);
  QVERIFY(shown() != nullptr);
  QCOMPARE(shown()->content(), program.content());
}

void tst_table_display::hasALanguageAndALookOfItsOwn() {
  DisplayProgram program;
  program.press(Qt::Key_F12);
  program.action(u"Its language"_s, u"Deutsch"_s)->trigger();
  QCOMPARE(text::language(), u"en"_s);
  QVERIFY(shown()->content().phases.round.startsWith(u"Runde"_s));
  QCOMPARE(shown()->windowTitle(), u"Tischanzeige"_s);
  program.press(Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(shown()->content().phases.round.startsWith(u"Runde"_s));
  QVERIFY(program.window.game()->strip().content().moves.heading == u"Put back"_s);
  program.action(u"Its appearance"_s, u"Dark"_s)->trigger();
  shown()->resize(640, 360);
  QCOMPARE(shown()->grab().toImage().pixelColor(638, 2), ui::darkTheme().ground);
  QVERIFY(program.window.palette().color(QPalette::Window) != ui::darkTheme().ground);
  program.press(Qt::Key_F12);
  program.press(Qt::Key_F12);
  QVERIFY(shown()->content().phases.round.startsWith(u"Runde"_s));
  program.action(u"Its language"_s, u"As the window"_s)->trigger();
  QVERIFY(shown()->content().phases.round.startsWith(u"Round"_s));
}

void tst_table_display::followsEveryStepOfAScoringWithTheWindow() {
  const QByteArray scoring = "\n{\"do\":\"score\"";
  const QByteArray all = goldenText(u"online-2-players"_s);
  DisplayProgram program;
  program.press(Qt::Key_F12);
  program.open(u"online-2-players"_s, all.left(all.indexOf(scoring)).count('\n') + 1);
  const ui::EgiziaView& view = *program.window.game();
  const ui::DisplayWindow& display = *shown();
  int moved = 0;
  const auto isAsInTheWindow = [&] {
    const ui::DisplayContent& content = display.content();
    const ui::MoveContent& moves = view.strip().content().moves;
    QCOMPARE(content.heading, moves.heading);
    QCOMPARE(content.moves.size(), moves.parts.size());
    for (std::size_t i = 0; i < moves.parts.size(); ++i) {
      QCOMPARE(content.moves[i].colour, moves.parts[i].colour);
      QCOMPARE(content.moves[i].glyphs, moves.parts[i].glyphs);
    }
    QCOMPARE(content.toldMoves.isEmpty(), moves.parts.empty());
    moved += static_cast<int>(moves.parts.size());
    const ui::FinalScoringContent& finalScoring = view.finalScoring().view().content();
    QCOMPARE(content.turn.whole, finalScoring.title);
    QVERIFY(
        std::ranges::is_sorted(content.lanes, std::ranges::greater(), &ui::DisplayLane::points));
    for (table::Player player = 0; player < program.window.session()->players(); ++player) {
      const auto colour = ui::playerColourAt(program.window.session()->colourOf(player));
      const auto lane = std::ranges::find(content.lanes, colour, &ui::DisplayLane::colour);
      QCOMPARE(lane->points, finalScoring.track.points(player));
    }
  };
  isAsInTheWindow();
  std::size_t steps = 0;
  const table::Player first = view.finalScoring().page()->player;
  while (view.finalScoring().scoring().isComing()) {
    program.press(Qt::Key_Return);
    QCOMPARE(view.finalScoring().scoring().revealed(), ++steps);
    isAsInTheWindow();
  }
  QVERIFY(steps > 1 && moved > 0);
  QVERIFY(display.content() != program.content());
  for (; steps > 0; --steps) {
    program.press(Qt::Key_Backspace);
    isAsInTheWindow();
  }
  QCOMPARE(view.finalScoring().page()->player, first);
  // The past is not followed: there is nothing to move for it.
  program.press(Qt::Key_Return);
  program.press(Qt::Key_Up, Qt::AltModifier);
  QCOMPARE(display.content(), program.content());
}

NILOMETER_TEST(tst_table_display)
#include "tst_table_display.moc"

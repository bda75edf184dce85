// SPDX-License-Identifier: GPL-3.0-or-later
// One press does one thing, in every game of the shelf: Undo takes only what is begun, and a key
// that is held down is one press.
#include "test_program.h"

#include "registry/between_games.h"
#include "registry/every_game.h"
#include "tests/chosen.h"
#include "ui/pages/tutorial/lesson_list.h"
#include "ui/pages/tutorial/lesson_run.h"
#include "ui/pages/tutorial/lesson_view.h"
#include "ui/pages/tutorial/lessons_page.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/table/history_edit/history_dialog.h"
#include "ui/text/language.h"

#include <QPushButton>
#include <QTableWidget>

#include <set>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::StringLiterals;

namespace {

using Undo = void (*)(const BetweenGames&);

void undoByButton(const BetweenGames& program) {
  BetweenGames::click(*program.window.game()->header().undoButton());
}

void undoByKey(const BetweenGames& /*program*/) {
  BetweenGames::press(Qt::Key_Z, Qt::ControlModifier);
}

std::size_t entriesOf(const BetweenGames& program) {
  return program.window.session()->entries();
}

/// A key comes down and stays there for two seconds; the keyboard may be elsewhere each time.
/// `pressed` is called after the first press.
void hold(
    Qt::Key key, Qt::KeyboardModifiers with, const std::function<void()>& pressed = [] {}) {
  constexpr int repeats = 50;
  const QString text = with.testFlag(Qt::ControlModifier) ? QString()
                       : key == Qt::Key_Return            ? u"\r"_s
                       : key < Qt::Key_Escape ? QString(QChar(static_cast<char16_t>(key))).toLower()
                                              : QString();
  const auto at = [] {
    QWidget* const focused = QApplication::focusWidget();
    return focused != nullptr ? focused : QApplication::activeWindow();
  };
  QTest::simulateEvent(at(), true, key, with, text, false);
  QCoreApplication::processEvents();
  pressed();
  for (int i = 0; i < repeats; ++i) {
    QTest::simulateEvent(at(), false, key, with, text, true);
    QTest::simulateEvent(at(), true, key, with, text, true);
  }
  QTest::simulateEvent(at(), false, key, with, text, false);
}

/// Checks that a key asks and enters when it comes down, and nothing more until it is let go.
void heldIsOnePress(const BetweenGames& program, Qt::Key key, Qt::KeyboardModifiers with = {}) {
  QStringList asked;
  std::string record;
  hold(key, with, [&] {
    asked = program.asked();
    record = program.record();
  });
  QCOMPARE(program.asked(), asked);
  QCOMPARE(program.record(), record);
}

} // namespace

class tst_one_press : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void undoTakesOnlyWhatIsBegun_data();
  void undoTakesOnlyWhatIsBegun();
  void whatIsBegunFirstCanBeUndone();
  void historyLeadsWhereItSaysWhateverIsBegun();
  void undoLeavesAChangeOfThePastAndNoMore();
  void whatIsBegunFromTheLogTakesTheKeyboard();
  void heldKeyEntersNothingMore_data();
  void heldKeyEntersNothingMore();
  void heldUndoTakesOneThing();
  void heldKeyTurnsOneStepOfTheFinalScoring_data();
  void heldKeyTurnsOneStepOfTheFinalScoring();
  void heldKeyTurnsOneStepOfALesson();
  void whatIsReadIsPutOffOrSaysWhyNot();
};

void tst_one_press::undoTakesOnlyWhatIsBegun_data() {
  QTest::addColumn<const ui::Game*>("kind");
  QTest::addColumn<Undo>("undo");
  for (const ui::Game* kind : ui::games()) {
    QTest::addRow("%s, button", qPrintable(kind->name())) << kind << &undoByButton;
    QTest::addRow("%s, key", qPrintable(kind->name())) << kind << &undoByKey;
  }
}

void tst_one_press::undoTakesOnlyWhatIsBegun() {
  QFETCH(const ui::Game*, kind);
  QFETCH(const Undo, undo);
  BetweenGames program;
  program.window.openFile(program.put(*kind));
  int begun = 0;
  for (int i = 0; i < 12 && entriesOf(program) > 0; ++i) {
    if (program.begins()) {
      ++begun;
      const std::string before = program.record();
      undo(program);
      QCOMPARE(program.record(), before);
      QVERIFY(!program.window.game()->canDrop());
    }
    const std::size_t entries = entriesOf(program);
    undo(program);
    QVERIFY(entriesOf(program) < entries);
  }
  QVERIFY(begun > 2);
}

void tst_one_press::whatIsBegunFirstCanBeUndone() {
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program;
    program.window.openFile(program.put(*kind));
    while (program.window.session()->canUndo()) program.window.session()->undo();
    const ui::Chip& button = *program.window.game()->header().undoButton();
    QVERIFY(!button.isEnabled());
    // Something else is entered where nothing can be begun.
    if (!program.begins()) continue;
    while (program.window.session()->canUndo()) program.window.session()->undo();
    if (!program.begins() || entriesOf(program) > 0) continue;
    QVERIFY2(button.isEnabled(), qPrintable(kind->name()));
    QVERIFY2(button.look().tip.contains(u"begun"_s), qPrintable(button.look().tip));
    undoByButton(program);
    QVERIFY(!program.window.game()->canDrop());
    QVERIFY(!button.isEnabled());
  }
}

void tst_one_press::historyLeadsWhereItSaysWhateverIsBegun() {
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program;
    program.window.openFile(program.put(*kind));
    QVERIFY(program.begins());
    const std::size_t entries = entriesOf(program);
    BetweenGames::press(Qt::Key_H, Qt::ControlModifier);
    auto& dialog = *program.window.findChild<ui::HistoryDialog*>();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto& steps = *dialog.findChild<QTableWidget*>();
    steps.setCurrentCell(steps.currentRow() - 1, 2);
    for (auto* button : dialog.findChildren<QPushButton*>()) {
      if (button->isDefault()) BetweenGames::click(*button);
    }
    dialog.close();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QCOMPARE(entriesOf(program), entries - 1);
    QVERIFY(!program.window.game()->canDrop());
  }
}

void tst_one_press::undoLeavesAChangeOfThePastAndNoMore() {
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program;
    program.window.openFile(program.put(*kind));
    const std::string before = program.record();
    program.window.session()->startReplacing(entriesOf(program) - 2);
    static_cast<void>(program.begins());
    QVERIFY(program.window.session()->amending());
    undoByButton(program);
    QVERIFY(!program.window.session()->amending());
    QCOMPARE(program.record(), before);
  }
}

// An arrow of the log leads to an earlier table, and what is begun would be gone.
void tst_one_press::whatIsBegunFromTheLogTakesTheKeyboard() {
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program;
    program.window.openFile(program.put(*kind));
    ui::LogView& log = program.window.game()->log();
    bool begun = false;
    for (int i = 0; i < 8 && !begun && program.window.session()->canUndo(); ++i) {
      for (const QChar key : u"123456789ABCDEFGHIKLMNOPQRSTUVWXYZ"_s) {
        if (begun) break;
        log.setFocus();
        QVERIFY(log.hasFocus());
        BetweenGames::press(static_cast<Qt::Key>(key.unicode()));
        begun = program.window.game()->hasBegun();
      }
      if (!begun) program.window.session()->undo();
    }
    QVERIFY2(begun, qPrintable(kind->name()));
    QVERIFY2(!log.hasFocus(), qPrintable(kind->name()));
    const std::string before = program.record();
    BetweenGames::press(Qt::Key_Up);
    QVERIFY(program.window.game()->hasBegun() && !program.window.session()->isPast());
    QCOMPARE(program.record(), before);
  }
}

void tst_one_press::heldKeyEntersNothingMore_data() {
  QTest::addColumn<const ui::Game*>("kind");
  QTest::addColumn<Qt::Key>("key");
  QTest::addColumn<bool>("begins");
  // Each key with or without something begun; in the next game the other way round.
  std::size_t shift = 0;
  for (const ui::Game* kind : ui::games()) {
    for (const auto& [name, key] :
         {std::pair("-", Qt::Key_Minus), std::pair("Enter", Qt::Key_Return),
          std::pair("A", Qt::Key_A), std::pair("1", Qt::Key_1), std::pair("+", Qt::Key_Plus),
          std::pair("Esc", Qt::Key_Escape), std::pair("Space", Qt::Key_Space)}) {
      if (isChosen(++shift, 2))
        QTest::addRow("%s, %s", qPrintable(kind->name()), name) << kind << key << false;
      if (isChosen(shift, 2, 1))
        QTest::addRow("%s, %s, begun", qPrintable(kind->name()), name) << kind << key << true;
    }
  }
}

void tst_one_press::heldKeyEntersNothingMore() {
  QFETCH(const ui::Game*, kind);
  QFETCH(const Qt::Key, key);
  QFETCH(const bool, begins);
  BetweenGames program;
  program.window.openFile(program.put(*kind));
  for (int i = 0; i < 6 && program.window.session()->canUndo(); ++i) {
    if (begins) static_cast<void>(program.begins());
    heldIsOnePress(program, key);
    if (QTest::currentTestFailed()) return;
    if (!program.window.game()->isVisible()) program.goTo(*kind);
    for (int back = 0; back < 3; ++back) program.window.session()->undo();
  }
}

void tst_one_press::heldUndoTakesOneThing() {
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program;
    program.window.openFile(program.put(*kind));
    QVERIFY(program.begins());
    const std::size_t entries = entriesOf(program);
    hold(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(entriesOf(program), entries);
    hold(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(entriesOf(program), entries - 1);
    undoByKey(program);
    hold(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(entriesOf(program), entries - 1);
  }
}

void tst_one_press::heldKeyTurnsOneStepOfTheFinalScoring_data() {
  gameRows(EveryGame{}, []<class G>() {
    const auto kind = std::ranges::find(ui::games(), std::string_view(G::id), &ui::Game::id);
    if (kind == ui::games().end() || !(*kind)->pictures()) return;
    BetweenGames program;
    const QString path = program.file(u"over.nilometer"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(record::writeRecordWithEdition(
        randomGame(headerOf<G>(0, G::seats.least + 1), 1), editionsOf<G>().front())));
    file.close();
    program.window.openFile(path);
    program.window.showPage(ui::finalScoringPage);
    const auto& page =
        *static_cast<ui::FinalScoringPage*>(program.window.page(ui::finalScoringPage));
    QVERIFY(page.isVisible());
    QVERIFY(page.scoring().isAtStart());
    std::vector<ui::ScoreRow> rows;
    hold(Qt::Key_Return, {}, [&] { rows = page.scoring().content().rows; });
    QVERIFY(!page.scoring().isAtStart());
    QVERIFY(page.scoring().content().rows == rows);
  });
}

void tst_one_press::heldKeyTurnsOneStepOfTheFinalScoring() {
  QFETCH(const GameCheck, check);
  check();
}

void tst_one_press::heldKeyTurnsOneStepOfALesson() {
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program; // keeps what is pressed twice
    auto source = kind->lessons();
    QVERIFY(source);
    ui::LessonsPage page(program.preferences, *source, nullptr);
    page.resize(1280, 720);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.take((*source).list().front().id);
    QVERIFY(page.lesson() != nullptr);
    const ui::LessonRun& run = page.lesson()->run();
    page.lesson()->table().setFocus();
    int step = 0;
    hold(Qt::Key_Return, {}, [&] { step = run.index(); });
    QCOMPARE(step, 1);
    QCOMPARE(run.index(), step);
  }
}

// "Not now" is answered wherever something printed is read: it waits with a question mark, or one
// sentence says why it cannot.
void tst_one_press::whatIsReadIsPutOffOrSaysWhyNot() {
  const QStringList readings{u"boats"_s, u"supply"_s, u"revolt"_s,     u"minima"_s, u"market"_s,
                             u"stall"_s, u"table"_s,  u"thresholds"_s, u"reveal"_s};
  for (const ui::Game* kind : ui::games()) {
    BetweenGames program;
    program.window.openFile(program.put(*kind));
    ui::GameSession& session = *program.window.session();
    ui::GameView& table = *program.window.game();
    const QStringList lines =
        QString::fromStdString(program.record()).split(u'\n', Qt::SkipEmptyParts);
    const auto header = lines.size() - static_cast<qsizetype>(session.entries());
    std::set<QString> asked;
    while (session.canUndo()) {
      session.undo();
      const std::size_t entry = session.entries();
      const QString line = lines[header + static_cast<qsizetype>(entry)];
      const QString does = line.section(u"\"do\":\""_s, 1).section(u'"', 0, 0);
      if (!readings.contains(does)) continue;
      asked.insert(does);
      table.setFocus();
      BetweenGames::press(Qt::Key_Slash);
      if (session.entries() > entry) {
        QVERIFY2(session.logLine(entry).headline.contains(u'?'), qPrintable(line));
        session.undo();
      } else if (table.hasBegun()) {
        BetweenGames::press(Qt::Key_Escape, Qt::ShiftModifier);
      } else {
        const ui::StripContent& content = table.strip().content();
        QVERIFY2(content.refused && content.body.contains(u"cannot wait"_s), qPrintable(line));
      }
      QCOMPARE(session.entries(), entry);
    }
    // Egizia asks beside the entries (tst_printed_value_prompt).
    QVERIFY2(kind->id() == egizia::Rules::id || asked.size() > 1, qPrintable(kind->name()));
  }
}

NILOMETER_TEST(tst_one_press)
#include "tst_one_press.moc"

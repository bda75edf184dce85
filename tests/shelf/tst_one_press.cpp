// SPDX-License-Identifier: GPL-3.0-or-later
// One press does one thing, in every game of the shelf: Undo takes only what is begun.
#include "test_program.h"

#include "shelf/between_games.h"
#include "ui/amend/history_dialog.h"
#include "ui/words/language.h"

#include <QPushButton>
#include <QTableWidget>

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

} // namespace

class tst_one_press : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void undoTakesOnlyWhatIsBegun_data();
  void undoTakesOnlyWhatIsBegun();
  void whatIsBegunFirstCanBeUndone();
  void historyLeadsWhereItSaysWhateverIsBegun();
  void undoLeavesAChangeOfThePastAndNoMore();
};

void tst_one_press::undoTakesOnlyWhatIsBegun_data() {
  QTest::addColumn<const ui::GameKind*>("kind");
  QTest::addColumn<Undo>("undo");
  for (const ui::GameKind* kind : ui::games()) {
    QTest::addRow("%s, button", qPrintable(kind->name())) << kind << &undoByButton;
    QTest::addRow("%s, key", qPrintable(kind->name())) << kind << &undoByKey;
  }
}

void tst_one_press::undoTakesOnlyWhatIsBegun() {
  QFETCH(const ui::GameKind*, kind);
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
  for (const ui::GameKind* kind : ui::games()) {
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
  for (const ui::GameKind* kind : ui::games()) {
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
  for (const ui::GameKind* kind : ui::games()) {
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

NILOMETER_TEST(tst_one_press)
#include "tst_one_press.moc"

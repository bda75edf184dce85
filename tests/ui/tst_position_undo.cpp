// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/position_family.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/score/end_position/day_field.h"
#include "ui/table/history_edit/history_dialog.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QTableWidget>

using namespace nilometer;
using namespace nilometer::test;
using enum ui::PositionRow;

namespace {

/// The window on the page for an end position of two players, who undo.
class Pair : public Family {
public:
  explicit Pair(const QTemporaryDir& home) : Family(home) {
    window.showPosition();
    click(view().countButton(2));
  }

  [[nodiscard]] ui::PositionEntered entry() const { return view().entry(); }
  void key(Qt::Key pressed, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QWidget* to = QApplication::focusWidget();
    QTest::keyClick(to == nullptr ? &window : to, pressed, with);
  }
  void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
  void redo() { key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
  void takeCard(int player, const QString& letters) {
    type(sphinx, player, letters);
    key(Qt::Key_Return);
  }
  [[nodiscard]] QString text(ui::PositionRow row, int player) const {
    return ui::textIn(entry(), {row, 0, static_cast<egizia::Player>(player)});
  }
  [[nodiscard]] QStringList names() const {
    QStringList names;
    for (const ui::HistoryLine& line : view().form.history()) names += line.name;
    return names;
  }
};

} // namespace

/// What was done to an end position can be undone, done again, and gone back to.
class tst_position_undo : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyStepIsUndoneAndDoneAgain();
  void numberIsOneStepHoweverManyKeys();
  void longNamesLeaveRoomForWhatWasEntered();
  void numberThatIsChangedLaterIsAnotherStep();
  void deletedLettersLeaveNoStep();
  void lettersOfACardAreUndoneInTheirField();
  void everyCardIsOneStep();
  void bidIsTypedAsItIs();
  void buttonsSayWhatTheyUndo();
  void historyLeadsToWhatWasOverwritten();
  void undoAfterNewBringsTheFileBack();
  void leftPageKeepsItsHistory();
  void openedFileBeginsAnew();
  void undoGivesTheSameBytes();
};

void tst_position_undo::everyStepIsUndoneAndDoneAgain() {
  const QTemporaryDir home;
  Pair pair(home);
  std::vector<ui::PositionEntered> states{pair.entry()};
  const auto done = [&] { states.push_back(pair.entry()); };
  pair.view().table().head(0).name().setFocus();
  QTest::keyClicks(QApplication::focusWidget(), u"Anna"_s);
  done();
  pair.takeCard(0, u"ob"_s);
  done();
  pair.type(points, 1, u"58"_s);
  done();
  pair.view().askForEverything(true);
  done();
  pair.view().askForEverything(false);
  done();
  pair.click(pair.view().table().chip({tombCard, 0, 1}));
  done();
  pair.view().table().cardCell({sphinx, 0, 0})->line().setFocus();
  pair.key(Qt::Key_Backspace);
  done();
  pair.click(pair.view().countButton(3));
  done();
  QComboBox& colour = pair.view().table().head(0).colour();
  colour.setFocus();
  pair.key(Qt::Key_Down);
  done();
  pair.view().form.title().setFocus();
  QTest::keyClicks(QApplication::focusWidget(), u"Friday"_s);
  done();
  pair.view().form.day().setFocus();
  pair.view().form.day().selectAll();
  QTest::keyClicks(QApplication::focusWidget(), u"2026-01-02"_s);
  done();
  pair.view().chooseProfile(egizia::Profile::online);
  done();
  for (std::size_t at = states.size() - 1; at > 0; --at) {
    QVERIFY(states[at] != states[at - 1]);
    QVERIFY2(pair.entry() == states[at], qPrintable(QString::number(at)));
    pair.undo();
  }
  QVERIFY(pair.entry() == states.front());
  QCOMPARE(pair.view().table().head(0).name().text(), QString());
  for (std::size_t at = 1; at < states.size(); ++at) {
    pair.redo();
    QVERIFY2(pair.entry() == states[at], qPrintable(QString::number(at)));
  }
  QCOMPARE(pair.view().form.day().text(), u"Friday, January 2, 2026"_s);
}

void tst_position_undo::numberIsOneStepHoweverManyKeys() {
  const QTemporaryDir home;
  Pair pair(home);
  const qsizetype before = pair.names().size();
  pair.type(points, 0, u"61"_s);
  QCOMPARE(pair.names().size(), before + 1);
  QCOMPARE(pair.names().back(), u"Blue, Points on the score track: 61"_s);
  pair.undo();
  QCOMPARE(pair.text(points, 0), QString());
  // The keyboard is where something changed.
  QCOMPARE(QApplication::focusWidget(), pair.view().table().field({points, 0, 0}));
  QCOMPARE(pair.view().table().numberCell({points, 0, 0})->line().text(), QString());
}

void tst_position_undo::longNamesLeaveRoomForWhatWasEntered() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.view().table().head(0).name().setFocus();
  QTest::keyClicks(QApplication::focusWidget(), QString(54, u'n'));
  pair.type(stoneMarket, 0, u"4"_s);
  QVERIFY(pair.names().back().size() < 54);
  QVERIFY(pair.names().back().endsWith(u"Stone market, step: 4"_s));
}

void tst_position_undo::numberThatIsChangedLaterIsAnotherStep() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.type(points, 0, u"61"_s);
  pair.type(points, 1, u"5"_s);
  pair.type(points, 0, u"71"_s);
  pair.undo();
  QCOMPARE(pair.text(points, 0), u"61"_s);
  pair.undo();
  QCOMPARE(pair.text(points, 1), QString());
}

void tst_position_undo::deletedLettersLeaveNoStep() {
  const QTemporaryDir home;
  Pair pair(home);
  const qsizetype before = pair.names().size();
  pair.type(points, 0, u"6"_s);
  pair.key(Qt::Key_Backspace);
  QCOMPARE(pair.names().size(), before);
  pair.type(points, 0, u"61"_s);
  QCOMPARE(pair.names().size(), before + 1);
}

void tst_position_undo::lettersOfACardAreUndoneInTheirField() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.takeCard(0, u"ob"_s);
  QTest::keyClicks(QApplication::focusWidget(), u"te"_s);
  pair.undo();
  QCOMPARE(pair.entry().cards.size(), std::size_t{1});
  const auto& line = pair.view().table().cardCell({sphinx, 0, 0})->line();
  QVERIFY(line.text().isEmpty());
  // By the button, too.
  QTest::keyClicks(QApplication::focusWidget(), u"te"_s);
  pair.click(pair.view().undoButton());
  QVERIFY(line.text().isEmpty());
  QCOMPARE(pair.entry().cards.size(), std::size_t{1});
  pair.undo();
  QVERIFY(pair.entry().cards.empty());
}

void tst_position_undo::everyCardIsOneStep() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.view().table().focusCell({sphinx, 0, 0});
  for (const char* letters : {"ob", "te", "py"}) {
    QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(letters));
    pair.key(Qt::Key_Return);
  }
  const auto held = [&] { return pair.entry().cardsIn({sphinx, 0, 0}).size(); };
  QCOMPARE(held(), std::size_t{3});
  pair.undo();
  QCOMPARE(held(), std::size_t{2});
  QVERIFY2(pair.names().at(pair.names().size() - 2).contains(u": added "_s),
           qPrintable(pair.names().join(u'\n')));
  pair.undo();
  QCOMPARE(held(), std::size_t{1});
}

void tst_position_undo::bidIsTypedAsItIs() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.view().chooseBids(true);
  QDoubleSpinBox& bid = pair.view().table().head(0).bid();
  QVERIFY(bid.isVisible());
  bid.setFocus();
  bid.selectAll();
  QTest::keyClicks(&bid, u"1.5"_s);
  QCOMPARE(pair.entry().seats[0].bid, 3);
  QVERIFY2(pair.names().back().startsWith(u"Bid of player 1: "_s), qPrintable(pair.names().back()));
  pair.type(points, 0, u"61"_s);
  // Another game has other bids.
  pair.click(pair.view().clearButton());
  QCOMPARE(pair.entry().seats[0].bid, 0);
}

void tst_position_undo::buttonsSayWhatTheyUndo() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.type(stoneMarket, 1, u"4"_s);
  QVERIFY(pair.view().undoButton()->look().tip.contains(u"Undo: Red, Stone market, step: 4"_s));
  QVERIFY(!pair.view().redoButton()->isEnabled());
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(pair.view().undoButton()->look().tip.contains(u"Rot, "_s));
  QVERIFY(text::useLanguage(u"en"));
  pair.click(pair.view().undoButton());
  QCOMPARE(pair.text(stoneMarket, 1), QString());
  QVERIFY(pair.view().redoButton()->look().tip.contains(u"Redo: Red"_s));
  pair.click(pair.view().redoButton());
  QCOMPARE(pair.text(stoneMarket, 1), u"4"_s);
}

void tst_position_undo::historyLeadsToWhatWasOverwritten() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.type(points, 0, u"61"_s);
  pair.undo();
  pair.type(points, 0, u"7"_s);
  pair.key(Qt::Key_H, Qt::ControlModifier);
  auto* dialog = pair.view().form.findChild<ui::HistoryDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  QTableWidget& steps = dialog->steps();
  constexpr int mark = 3;
  QCOMPARE(steps.rowCount(), 4);
  QCOMPARE(steps.item(2, mark)->text(), u"Overwritten"_s);
  steps.setCurrentCell(2, mark);
  pair.click(&dialog->goButton());
  QCOMPARE(pair.text(points, 0), u"61"_s);
  QCOMPARE(steps.item(2, mark)->text(), u"Now"_s);
}

void tst_position_undo::undoAfterNewBringsTheFileBack() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.type(points, 0, u"61"_s);
  QVERIFY(pair.page().isSaved());
  pair.click(pair.view().clearButton());
  pair.type(points, 0, u"33"_s);
  QVERIFY(pair.page().isSaved());
  QCOMPARE(positionsIn(home).size(), 2);
  pair.undo();
  QCOMPARE(pair.text(points, 0), QString());
  pair.undo();
  QCOMPARE(pair.text(points, 0), u"61"_s);
  pair.type(points, 1, u"5"_s);
  pair.undo();
  // Back and forth each has its own file.
  pair.redo();
  QVERIFY(pair.page().isSaved());
  QCOMPARE(positionsIn(home).size(), 2);
}

void tst_position_undo::leftPageKeepsItsHistory() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.type(points, 0, u"61"_s);
  pair.click(pair.view().closeButton());
  QVERIFY(!pair.page().isVisible());
  pair.window.showPosition();
  QCOMPARE(pair.text(points, 0), u"61"_s);
  pair.undo();
  QCOMPARE(pair.text(points, 0), QString());
}

void tst_position_undo::openedFileBeginsAnew() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.type(points, 0, u"61"_s);
  QVERIFY(pair.page().isSaved());
  const QString copy = home.filePath(u"games/other"_s + ui::positionEnding);
  QVERIFY(QFile::copy(home.filePath(u"games/"_s + positionsIn(home).front()), copy));
  pair.window.openFile(copy);
  QCOMPARE(pair.text(points, 0), u"61"_s);
  QVERIFY(!pair.view().undoButton()->isEnabled());
}

void tst_position_undo::undoGivesTheSameBytes() {
  const QTemporaryDir home;
  Pair pair(home);
  pair.takeCard(0, u"ob"_s);
  pair.type(points, 0, u"61"_s);
  QVERIFY(pair.page().isSaved());
  const QString file = home.filePath(u"games/"_s + positionsIn(home).front());
  const QByteArray bytes = bytesOf(file);
  pair.type(points, 1, u"58"_s);
  pair.takeCard(1, u"te"_s);
  QVERIFY(pair.page().isSaved());
  QVERIFY(bytesOf(file) != bytes);
  pair.undo();
  pair.undo();
  QVERIFY(pair.page().isSaved());
  QCOMPARE(bytesOf(file), bytes);
}

NILOMETER_TEST(tst_position_undo)
#include "tst_position_undo.moc"

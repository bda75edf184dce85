// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/position_form_window.h"
#include "ui/base/style/chip.h"

#include <QLineEdit>
#include <QSignalSpy>

using namespace nilometer;
using namespace nilometer::test;
using enum ui::PositionRow;

namespace {

/// The points of all four, read off the columns.
QStringList pointsIn(const PositionWindow& window) {
  QStringList all;
  for (int player = 0; player < 4; ++player) all += window.numberAt(points, player);
  return all;
}

using Sheet = std::vector<std::pair<ui::PositionCell, QString>>;

/// All that the page asks of so many players, row by row; the first two share a space.
Sheet fullSheet(int players) {
  const std::vector<std::pair<ui::PositionRow, QStringList>> rows{
      {points, {u"61"_s, u"61"_s, u"8"_s, u"102"_s}},
      {queue, {u"2"_s, u"1"_s}},
      {orderTile,
       players == 2 ? QStringList{u"1"_s, u"2"_s} : QStringList{u"2"_s, u"3"_s, u"1"_s, u"4"_s}},
      {stoneMarket, {u"1"_s, u"2"_s, u"3"_s, u"1"_s}},
      {tombSum, {u"4"_s, u"12"_s, u"5"_s, u"4"_s}}};
  Sheet sheet;
  for (const auto& [row, numbers] : rows) {
    for (int player = 0; player < players && player < numbers.size(); ++player) {
      sheet.emplace_back(PositionWindow::cell(row, player), numbers[player]);
    }
  }
  return sheet;
}

/// The numbers of those fields as they are entered.
Sheet enteredAs(const Sheet& sheet, const PositionWindow& window) {
  Sheet entered;
  for (const auto& [cell, number] : sheet)
    entered.emplace_back(cell, ui::textIn(window.view.entry(), cell));
  return entered;
}

/// Counts the keys pressed in a field that nobody has taken before.
struct HeardKeys : QObject {
  int pressed = 0;
  bool eventFilter(QObject* /*watched*/, QEvent* event) override {
    if (event->type() == QEvent::KeyPress) ++pressed;
    return false;
  }
};

} // namespace

/// Going from field to field by hand although a full field goes on by itself.
class tst_PositionKeys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void habitOfGoingOnPutsEveryNumberWhereItBelongs_data();
  void habitOfGoingOnPutsEveryNumberWhereItBelongs();
  void plusAfterAFullFieldIsForgotten();
  void numberThatIsPressedIsReplaced();
  void keyWithCtrlIsNoHabit();
  void lastNumberLeadsBackToNone();
  void fullSheetTypedByHabitLandsWhereItBelongs_data();
  void fullSheetTypedByHabitLandsWhereItBelongs();
  void tabComesToYesAndNoOfThePlayerWhoseNumberWasTyped();
  void whatFollowsFromTheRestIsAStopAndSelected();
  void secondTabGoesOn();
  void heldTabIsOneTab();
  void tabGoesOnAfterAnythingElse_data();
  void tabGoesOnAfterAnythingElse();
  void tabGoesOnWhenTheFieldDidNot();
  void shiftTabGoesBackAtOnce();
  void enterAfterTheLastNumberDoesNotScore();
  void tabComesToYesAndNoWhereTheyAreDrawn();
  void digitAtYesAndNoBelongsToTheNextNumber();
  void tabAfterTheLastNumberComesToYesAndNo_data();
  void tabAfterTheLastNumberComesToYesAndNo();
  void escLeavesThePage_data();
  void escLeavesThePage();
};

void tst_PositionKeys::habitOfGoingOnPutsEveryNumberWhereItBelongs_data() {
  QTest::addColumn<int>("goesOn");
  QTest::newRow("Tab") << static_cast<int>(Qt::Key_Tab);
  QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
  QTest::newRow("Enter of the keypad") << static_cast<int>(Qt::Key_Enter);
}

void tst_PositionKeys::habitOfGoingOnPutsEveryNumberWhereItBelongs() {
  QFETCH(int, goesOn);
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  // 8 and 102 do not fill the field at their first digit, 61 and 47 do at the second.
  const QStringList entered{u"61"_s, u"8"_s, u"47"_s, u"102"_s};
  for (const QString& number : entered) {
    window.type(number);
    window.key(static_cast<Qt::Key>(goesOn));
  }
  QCOMPARE(pointsIn(window), entered);
}

void tst_PositionKeys::plusAfterAFullFieldIsForgotten() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"61"_s);
  window.type(u"+"_s);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 1}));
  window.type(u"47"_s);
  QCOMPARE(window.numberAt(points, 1), u"47"_s);
}

void tst_PositionKeys::keyWithCtrlIsNoHabit() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"61"_s);
  HeardKeys heard;
  QWidget& field = *QApplication::focusWidget();
  field.installEventFilter(&heard);
  QTest::keyClick(&field, Qt::Key_Plus, Qt::ControlModifier);
  QVERIFY(heard.pressed > 0);
}

// What was left out is pressed, or reached with a key.
void tst_PositionKeys::lastNumberLeadsBackToNone() {
  PositionWindow window;
  window.click(window.view.countButton(2));
  const ui::PositionCell last{tombSum, 0, 1};
  window.view.table().focusCell(last);
  window.type(u"12"_s);
  QCOMPARE(window.here(), last);
  window.key(Qt::Key_Return);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 0}));
}

void tst_PositionKeys::fullSheetTypedByHabitLandsWhereItBelongs_data() {
  QTest::addColumn<int>("players");
  QTest::addColumn<int>("afterEach");
  for (const int players : {2, 3, 4}) {
    QTest::addRow("%d players, Tab after each", players) << players << int{Qt::Key_Tab};
    QTest::addRow("%d players, Enter after each", players) << players << int{Qt::Key_Return};
    QTest::addRow("%d players, numbers alone", players) << players << 0;
  }
}

void tst_PositionKeys::fullSheetTypedByHabitLandsWhereItBelongs() {
  QFETCH(int, players);
  QFETCH(int, afterEach);
  PositionWindow window;
  window.click(window.view.countButton(players));
  window.view.table().focusCell({points, 0, 0});
  const Sheet sheet = fullSheet(players);
  for (const auto& [cell, number] : sheet) {
    window.type(number);
    if (afterEach != 0)
      window.key(static_cast<Qt::Key>(afterEach));
    else if (QApplication::focusWidget() == window.view.table().field(cell))
      window.key(Qt::Key_Tab); // a further digit could still belong to it
  }
  QCOMPARE(enteredAs(sheet, window), sheet);
  QCOMPARE(window.view.entry().texts.size(), sheet.size());
  QVERIFY(window.view.position());
}

void tst_PositionKeys::tabComesToYesAndNoOfThePlayerWhoseNumberWasTyped() {
  PositionWindow window;
  const auto table = window.view.table();
  table.focusCell({tombSum, 0, 0});
  for (const egizia::Player player : std::to_array<egizia::Player>({0, 1, 2, 3})) {
    QCOMPARE(window.here(), (ui::PositionCell{tombSum, 0, player}));
    window.type(u"4"_s);
    window.key(Qt::Key_Tab);
    for (auto at = window.here(); ui::isYesNo(at.row); at = window.here()) {
      QCOMPARE(at.player, player);
      if (player == 3) return;
      window.key(Qt::Key_Tab);
    }
  }
}

void tst_PositionKeys::numberThatIsPressedIsReplaced() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"24"_s);
  auto& line = window.view.table().numberCell({points, 0, 0})->line();
  window.click(&line);
  QTRY_COMPARE(line.selectedText(), u"24"_s);
  window.type(u"31"_s);
  QCOMPARE(line.text(), u"31"_s);
  // A second press puts the cursor where it is made.
  window.click(&line);
  QTRY_COMPARE(line.selectedText(), u"31"_s);
  window.click(&line);
  QCOMPARE(line.selectedText(), QString());
}

void tst_PositionKeys::whatFollowsFromTheRestIsAStopAndSelected() {
  PositionWindow window;
  window.click(window.view.countButton(2));
  window.view.table().focusCell({points, 0, 0});
  window.type(u"61"_s);
  window.type(u"47"_s);
  auto& first = window.view.table().numberCell({orderTile, 0, 0})->line();
  QCOMPARE(QApplication::focusWidget(), &first);
  QCOMPARE(first.selectedText(), u"2"_s);
  QCOMPARE(ui::textIn(window.view.entry(), {orderTile, 0, 0}), QString());
  window.key(Qt::Key_Tab); // forgotten, as the field before went on by itself
  window.key(Qt::Key_Tab);
  QCOMPARE(first.text(), QString()); // still only proposed
  window.key(Qt::Key_Return, Qt::ShiftModifier);
  window.type(u"2"_s);
  QCOMPARE(window.numberAt(orderTile, 0), u"2"_s);
  const auto& second = window.view.table().numberCell({orderTile, 0, 1})->line();
  QCOMPARE(QApplication::focusWidget(), &second);
  QCOMPARE(second.selectedText(), u"1"_s);
  window.key(Qt::Key_Backspace);
  QCOMPARE(second.text(), QString());
  window.click(&first);
  QCOMPARE(second.text(), QString());
}

void tst_PositionKeys::secondTabGoesOn() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"61"_s);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 1}));
  window.key(Qt::Key_Tab);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 1}));
  window.key(Qt::Key_Tab);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 2}));
}

void tst_PositionKeys::heldTabIsOneTab() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"61"_s);
  window.key(Qt::Key_Tab);
  QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier, u"\t"_s, true);
  QApplication::sendEvent(QApplication::focusWidget(), &repeated);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 1}));
  window.key(Qt::Key_Tab);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 2}));
}

void tst_PositionKeys::tabGoesOnAfterAnythingElse_data() {
  QTest::addColumn<QString>("what");
  for (const char* what : {"a click", "another key", "a digit", "another field"}) {
    QTest::newRow(what) << QString::fromLatin1(what);
  }
}

void tst_PositionKeys::tabGoesOnAfterAnythingElse() {
  QFETCH(QString, what);
  PositionWindow window;
  const auto table = window.view.table();
  table.focusCell({points, 0, 0});
  window.type(u"61"_s);
  if (what == u"a click") window.click(&table.numberCell({points, 0, 1})->line());
  if (what == u"another key") window.key(Qt::Key_Home);
  if (what == u"a digit") window.type(u"8"_s);
  // As a screen reader or the scroll bar's menu may move the keyboard: without key or click.
  if (what == u"another field") {
    table.focusCell({points, 0, 3});
    table.focusCell({points, 0, 1});
  }
  window.key(Qt::Key_Tab);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 2}));
}

void tst_PositionKeys::tabGoesOnWhenTheFieldDidNot() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"8"_s);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 0}));
  window.key(Qt::Key_Tab);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 1}));
}

void tst_PositionKeys::shiftTabGoesBackAtOnce() {
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"61"_s);
  window.key(Qt::Key_Backtab, Qt::ShiftModifier);
  QCOMPARE(window.here(), (ui::PositionCell{points, 0, 0}));
}

void tst_PositionKeys::enterAfterTheLastNumberDoesNotScore() {
  PositionWindow window;
  const QSignalSpy scored(&window.form, &ui::FormView::scoreRequested);
  window.click(window.view.countButton(2));
  for (const ui::PositionRow row : {points, stoneMarket, tombSum}) {
    for (int player = 0; player < 2; ++player) {
      window.view.table().focusCell(PositionWindow::cell(row, player));
      window.type(row == points ? QString::number(61 + player) : u"4"_s);
      if (!window.isAtScore()) window.key(Qt::Key_Return);
    }
  }
  window.view.table().focusCell({tombSum, 0, 1});
  window.type(u"12"_s); // fills the field
  QVERIFY(window.isAtScore());
  window.key(Qt::Key_Return);
  QCOMPARE(scored.count(), 0);
  window.key(Qt::Key_Return);
  QCOMPARE(scored.count(), 1);
}

void tst_PositionKeys::tabComesToYesAndNoWhereTheyAreDrawn() {
  PositionWindow window;
  const auto table = window.view.table();
  const std::vector<ui::PositionCell> cells = ui::cellsOf(window.view.entry(), *window.edition);
  auto cell = std::ranges::find(cells, tombSum, &ui::PositionCell::row);
  QVERIFY(std::ranges::find(cell, cells.end(), tombCard, &ui::PositionCell::row) != cells.end());
  table.focusCell(*cell);
  for (; cell != cells.end(); ++cell) {
    QCOMPARE(QApplication::focusWidget(), table.field(*cell));
    window.key(Qt::Key_Tab);
  }
}

void tst_PositionKeys::digitAtYesAndNoBelongsToTheNextNumber() {
  PositionWindow window;
  const auto table = window.view.table();
  table.field({tombCard, 0, 2})->setFocus(Qt::TabFocusReason);
  window.type(u"7"_s);
  QCOMPARE(window.numberAt(tombSum, 3), u"7"_s);
  QVERIFY(!table.chip({tombCard, 0, 2})->look().chosen);
}

void tst_PositionKeys::tabAfterTheLastNumberComesToYesAndNo_data() {
  QTest::addColumn<QString>("last");
  QTest::newRow("a further digit could follow") << u"4"_s;
  QTest::newRow("it fills the field") << u"12"_s;
}

void tst_PositionKeys::tabAfterTheLastNumberComesToYesAndNo() {
  QFETCH(QString, last);
  PositionWindow window;
  window.click(window.view.countButton(2));
  Sheet sheet = fullSheet(2);
  sheet.back().second = last;
  window.view.table().focusCell({points, 0, 0});
  for (const auto& [cell, number] : sheet) {
    window.type(number);
    window.key(Qt::Key_Tab);
  }
  QCOMPARE(enteredAs(sheet, window), sheet);
  ui::Chip* const chip = window.view.table().chip({tombCard, 0, 1});
  QCOMPARE(QApplication::focusWidget(), chip);
  window.key(Qt::Key_Space);
  QVERIFY(chip->look().chosen);
}

void tst_PositionKeys::escLeavesThePage_data() {
  QTest::addColumn<int>("row");
  QTest::newRow("from a number") << static_cast<int>(points);
  QTest::newRow("from the cards") << static_cast<int>(sphinx);
  QTest::newRow("from yes and no") << static_cast<int>(tombCard);
}

void tst_PositionKeys::escLeavesThePage() {
  QFETCH(int, row);
  PositionWindow window;
  window.view.table().focusCell({points, 0, 0});
  window.type(u"61"_s);
  const QSignalSpy left(&window.form, &ui::FormView::closeRequested);
  window.view.table().focusCell({static_cast<ui::PositionRow>(row), 0, 0});
  window.key(Qt::Key_Escape);
  // The list of cards, which Tab opens, goes first.
  if (row == static_cast<int>(sphinx)) {
    QCOMPARE(left.count(), 0);
    window.key(Qt::Key_Escape);
  }
  QCOMPARE(left.count(), 1);
  QCOMPARE(window.numberAt(points, 0), u"61"_s);
}

NILOMETER_TEST(tst_PositionKeys)
#include "tst_position_keys.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/position_form_window.h"

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

} // namespace

/// Going from field to field by hand although a full field goes on by itself.
class tst_PositionKeys : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void habitOfGoingOnPutsEveryNumberWhereItBelongs_data();
  void habitOfGoingOnPutsEveryNumberWhereItBelongs();
  void secondTabGoesOn();
  void heldTabIsOneTab();
  void tabGoesOnAfterAnythingElse_data();
  void tabGoesOnAfterAnythingElse();
  void tabGoesOnWhenTheFieldDidNot();
  void shiftTabGoesBackAtOnce();
  void enterAfterTheLastNumberDoesNotScore();
};

void tst_PositionKeys::habitOfGoingOnPutsEveryNumberWhereItBelongs_data() {
  QTest::addColumn<int>("goesOn");
  QTest::newRow("Tab") << static_cast<int>(Qt::Key_Tab);
  QTest::newRow("Enter") << static_cast<int>(Qt::Key_Return);
  QTest::newRow("Enter of the keypad") << static_cast<int>(Qt::Key_Enter);
  QTest::newRow("Down") << static_cast<int>(Qt::Key_Down);
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
  auto& table = window.view.table();
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
  const QSignalSpy scored(&window.view, &ui::PositionView::scoreRequested);
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

NILOMETER_TEST(tst_PositionKeys)
#include "tst_position_keys.moc"

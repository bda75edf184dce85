// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/table_window.h"
#include "tests/ui/timed_hand.h"
#include "ui/table/action_bar/double_press_guard.h"
#include "ui/table/action_bar/strip_view.h"

#include <QLineEdit>
#include <QTest>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// A widget that counts what is typed on it.
class Typed : public QWidget {
public:
  QString text;

protected:
  void keyPressEvent(QKeyEvent* event) override { text += event->text(); }
};

} // namespace

/// The second half of a double press reaches nobody who was not asked when the hand came down.
class tst_double_press_guard : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void secondEnterDoesNotEnterWhatComesNext();
  void enterByHabitAfterTheLastChoiceEntersNothing();
  void heldEnterEntersOnce();
  void keyThatIsHeldWithoutSayingSoIsPressedOnce();
  void buttonThatSaysSomethingElseTakesNoDoubleClick();
  void buttonThatSaysTheSameTakesEveryClick();
  void clickInAnotherPlaceArrivesAtOnce();
  void lettersInARowAllArrive();
  void sameLetterAfterAnEntryIsNotTheNextPlayers();
  void textIsTypedAtAnySpeed();
};

/// All crews can be fed, then the quarries yield stones: nobody decides anything, and Enter is all
/// that is needed, twice.
constexpr std::size_t beforeFeeding = 30;

void tst_double_press_guard::secondEnterDoesNotEnterWhatComesNext() {
  TableWindow window("revised-4-players", beforeFeeding);
  QVERIFY(window.view.strip().content().canConfirm);
  const ui::DoublePressGuard guard(nullptr);
  const auto entries = [&] { return window.session.record().entries.size(); };
  TimedHand hand;
  hand.key(window.view, Qt::Key_Return);
  QCOMPARE(entries(), beforeFeeding + 1);
  const std::size_t after = entries();
  hand.rest(150);
  const QString asked = window.view.strip().content().title;
  hand.key(window.view, Qt::Key_Return);
  QCOMPARE(entries(), after);
  QCOMPARE(window.view.strip().content().title, asked);
  hand.rest(ui::DoublePressGuard::pause);
  hand.key(window.view, Qt::Key_Return);
  QCOMPARE(entries(), after + 1);
}

void tst_double_press_guard::enterByHabitAfterTheLastChoiceEntersNothing() {
  Typed table;
  const ui::DoublePressGuard guard(nullptr);
  TimedHand hand;
  hand.key(table, Qt::Key_F, u"f"_s);
  ui::DoublePressGuard::everythingTurned();
  hand.rest(ui::DoublePressGuard::enterHabit - 1);
  hand.key(table, Qt::Key_Return, u"\r"_s);
  QCOMPARE(table.text, u"f"_s);
  // Meant is what comes once the hand has seen it.
  hand.rest(ui::DoublePressGuard::pause);
  hand.key(table, Qt::Key_Return, u"\r"_s);
  QCOMPARE(table.text, u"f\r"_s);
  // The choice that made no entry yet is followed by Enter at any speed.
  hand.key(table, Qt::Key_G, u"g"_s);
  hand.rest(40);
  hand.key(table, Qt::Key_Return, u"\r"_s);
  QCOMPARE(table.text, u"f\rg\r"_s);
  hand.key(table, Qt::Key_H, u"h"_s);
  ui::DoublePressGuard::everythingTurned();
  hand.rest(ui::DoublePressGuard::enterHabit);
  hand.key(table, Qt::Key_Return, u"\r"_s);
  QCOMPARE(table.text, u"f\rg\rh\r"_s);
}

void tst_double_press_guard::keyThatIsHeldWithoutSayingSoIsPressedOnce() {
  Typed table;
  const ui::DoublePressGuard guard(nullptr);
  TimedHand hand;
  hand.press(table, Qt::Key_1, u"1"_s);
  hand.rest(600);
  for (int i = 0; i < 3; ++i) {
    hand.rest(40);
    hand.release(table, Qt::Key_1, u"1"_s);
    hand.press(table, Qt::Key_1, u"1"_s);
  }
  hand.release(table, Qt::Key_1, u"1"_s);
  QCOMPARE(table.text, u"1"_s);
  hand.rest(40);
  hand.press(table, Qt::Key_1, u"1"_s);
  QCOMPARE(table.text, u"11"_s);
}

void tst_double_press_guard::heldEnterEntersOnce() {
  TableWindow window("revised-4-players", beforeFeeding);
  const ui::DoublePressGuard guard(nullptr);
  const std::size_t before = window.session.record().entries.size();
  TimedHand hand;
  hand.key(window.view, Qt::Key_Return);
  for (int i = 0; i < 30; ++i) {
    hand.rest(30);
    hand.key(window.view, Qt::Key_Return, {}, true);
  }
  QCOMPARE(window.session.record().entries.size(), before + 1);
}

void tst_double_press_guard::buttonThatSaysSomethingElseTakesNoDoubleClick() {
  QWidget window;
  window.resize(200, 100);
  ui::Chip chip(&window);
  chip.setGeometry(0, 0, 200, 100);
  ui::ChipLook look;
  look.text = u"Anna passes"_s;
  chip.setLook(look);
  int pressed = 0;
  connect(&chip, &ui::Chip::clicked, &window, [&] {
    ++pressed;
    look.text = u"Ben passes"_s;
    chip.setLook(look);
  });
  const ui::DoublePressGuard guard(nullptr);
  window.show();
  TimedHand hand;
  hand.click(window, {50, 50});
  hand.rest(200);
  hand.click(window, {52, 50});
  QCOMPARE(pressed, 1);
  hand.rest(ui::DoublePressGuard::pause);
  hand.click(window, {52, 50});
  QCOMPARE(pressed, 2);
}

void tst_double_press_guard::buttonThatSaysTheSameTakesEveryClick() {
  QWidget window;
  window.resize(200, 100);
  ui::Chip chip(&window);
  chip.setGeometry(0, 0, 200, 100);
  int pressed = 0;
  connect(&chip, &ui::Chip::clicked, &window, [&] { ++pressed; });
  const ui::DoublePressGuard guard(nullptr);
  window.show();
  TimedHand hand;
  for (int i = 0; i < 5; ++i) {
    hand.click(window, {50, 50});
    hand.rest(50);
  }
  QCOMPARE(pressed, 5);
}

void tst_double_press_guard::clickInAnotherPlaceArrivesAtOnce() {
  QWidget window;
  window.resize(200, 100);
  ui::Chip first(&window);
  ui::Chip second(&window);
  first.setGeometry(0, 0, 100, 100);
  second.setGeometry(100, 0, 100, 100);
  connect(&first, &ui::Chip::clicked, &window, ui::DoublePressGuard::everythingTurned);
  int pressed = 0;
  connect(&second, &ui::Chip::clicked, &window, [&] { ++pressed; });
  const ui::DoublePressGuard guard(nullptr);
  window.show();
  TimedHand hand;
  hand.click(window, {50, 50});
  hand.rest(50);
  hand.click(window, {150, 50});
  QCOMPARE(pressed, 1);
}

void tst_double_press_guard::lettersInARowAllArrive() {
  Typed table;
  const ui::DoublePressGuard guard(nullptr);
  TimedHand hand;
  for (const QChar letter : u"aab"_s) {
    hand.key(table, static_cast<Qt::Key>(letter.toUpper().unicode()), letter);
    hand.rest(40);
  }
  ui::DoublePressGuard::everythingTurned();
  hand.key(table, Qt::Key_A, u"a"_s);
  hand.rest(40);
  hand.key(table, Qt::Key_Return, u"\r"_s);
  hand.rest(40);
  hand.key(table, Qt::Key_A, u"a"_s);
  QCOMPARE(table.text, u"aaba\ra"_s);
}

void tst_double_press_guard::sameLetterAfterAnEntryIsNotTheNextPlayers() {
  Typed table;
  const ui::DoublePressGuard guard(nullptr);
  TimedHand hand;
  hand.key(table, Qt::Key_A, u"a"_s);
  ui::DoublePressGuard::everythingTurned();
  hand.rest(100);
  hand.key(table, Qt::Key_A, u"a"_s);
  QCOMPARE(table.text, u"a"_s);
  hand.rest(ui::DoublePressGuard::pause);
  hand.key(table, Qt::Key_A, u"a"_s);
  QCOMPARE(table.text, u"aa"_s);
}

void tst_double_press_guard::textIsTypedAtAnySpeed() {
  QLineEdit edit;
  const ui::DoublePressGuard guard(nullptr);
  TimedHand hand;
  for (int i = 0; i < 4; ++i) {
    hand.key(edit, Qt::Key_L, u"l"_s);
    ui::DoublePressGuard::everythingTurned();
    hand.rest(20);
  }
  QCOMPARE(edit.text(), u"llll"_s);
}

NILOMETER_TEST(tst_double_press_guard)
#include "tst_double_press_guard.moc"

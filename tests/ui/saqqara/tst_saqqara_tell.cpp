// SPDX-License-Identifier: GPL-3.0-or-later
// What is entered at the table of Saqqara though nobody is asked for it: printed numbers, and what
// somebody does out of turn.
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/printed_values/saqqara_tell.h"
#include "ui/saqqara/seats/player_card.h"
#include "ui/saqqara/text/words.h"
#include "ui/table/action_bar/reason_field.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/explain/why_guide.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>

using namespace nilometer;
using namespace nilometer::saqqara_test;

namespace {

/// The dialog on that table, used by keys.
struct Reading {
  explicit Reading(SaqqaraWindow& with) : window(with) {
    ui::tellPrinted(tellGame(window.session), window.view);
    dialog = window.view.findChild<ui::ReadComponentDialog*>();
    if (!QTest::qWaitForWindowActive(dialog)) qFatal("the dialog is not active");
    const auto boxes = dialog->findChildren<QComboBox*>();
    what = boxes[0];
    pyramid = boxes[1];
    numbers = dialog->findChildren<QSpinBox*>();
  }
  void choose(Told told) const {
    what->setFocus();
    QTest::keyClick(what, Qt::Key_Home);
    for (int i = 0; i < static_cast<int>(told); ++i) QTest::keyClick(what, Qt::Key_Down);
  }
  static void type(QWidget* into, const QString& text) {
    into->setFocus();
    QTest::keyClick(into, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(into, text);
  }
  [[nodiscard]] QSpinBox* level() const { return numbers[0]; }
  [[nodiscard]] QSpinBox* year() const { return numbers[1]; }
  [[nodiscard]] QSpinBox* number() const { return numbers[2]; }
  [[nodiscard]] QSpinBox* count(Good good) const { return numbers[3 + static_cast<int>(good)]; }
  /// The last button, that enters.
  [[nodiscard]] QPushButton* enter() const { return dialog->findChildren<QPushButton*>().last(); }
  [[nodiscard]] bool says(const QString& text) const {
    const auto labels = dialog->findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) {
      return label->isVisible() && label->text().contains(text);
    });
  }

  SaqqaraWindow& window;
  ui::ReadComponentDialog* dialog = nullptr;
  QComboBox* what = nullptr;
  QComboBox* pyramid = nullptr;
  QList<QSpinBox*> numbers;
};

const RecordedEntry& last(const SaqqaraWindow& window) {
  return window.session.record().entries.back();
}

/// Picks the last item of the menu of the right button.
void pickLast(QWidget& about) {
  const QPoint at(5, 5);
  QContextMenuEvent event(QContextMenuEvent::Mouse, at, about.mapToGlobal(at));
  QApplication::sendEvent(&about, &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  if (menu == nullptr) qFatal("no menu");
  menu->actions().back()->trigger();
  menu->close();
}

} // namespace

class tst_SaqqaraTell : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void numberIsReadAtAnyTime_ASK4_data() { test::languageRows(); }
  void numberIsReadAtAnyTime_ASK4();
  void whatIsLeftToMoveOutlastsANumber_ASK4();
  void unlikelyNumberIsDoubted_ASK4_data() { test::languageRows(); }
  void unlikelyNumberIsDoubted_ASK4();
  void priceIsReadByKinds_ASK4();
  void whatTheSheetSaysIsNotEntered_ASK4();
  void moreBoatsThanRoomIsRefused_ASK4_data() { test::languageRows(); }
  void moreBoatsThanRoomIsRefused_ASK4();
  void nothingIsReadBeforeTheSetUp_PHASE_data() { test::languageRows(); }
  void nothingIsReadBeforeTheSetUp_PHASE();
  void playerActsOutOfTurnAnyway_TURN_data() { test::languageRows(); }
  void playerActsOutOfTurnAnyway_TURN();
  void escLeavesTheTurnToWhoeverHasIt();
  void everyLabelBeginsWithACapital();
};

void tst_SaqqaraTell::numberIsReadAtAnyTime_ASK4() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  SaqqaraWindow window(Phase::develop);
  const Reading reading(window);
  reading.choose(Told::spaces);
  reading.type(reading.level(), u"2"_s);
  reading.type(reading.number(), u"4"_s);
  QVERIFY(reading.enter()->isEnabled());
  QTest::keyClick(reading.number(), Qt::Key_Return);
  const auto& told = std::get<Tell>(last(window).entry);
  QCOMPARE(told.what, Told::spaces);
  QCOMPARE(told.level, 2);
  QCOMPARE(told.number, 4);
  QVERIFY(!last(window).anyway);
  QVERIFY(window.session.shown().sheet.level(told.pyramid, 2).spaces == std::uint8_t{4});
  QVERIFY((window.session.shown().pyramids & pyramidBit(told.pyramid)) != 0);
}

void tst_SaqqaraTell::whatIsLeftToMoveOutlastsANumber_ASK4() {
  SaqqaraWindow window(Phase::develop);
  window.goOn();
  const auto moves = [&] { return window.view.strip().content().moves; };
  const ui::MoveContent before = moves();
  QCOMPARE(before.heading, u"Now move"_s);
  const Reading reading(window);
  reading.choose(Told::land);
  Reading::type(reading.year(), u"3"_s);
  Reading::type(reading.number(), u"4"_s);
  QTest::mouseClick(reading.enter(), Qt::LeftButton);
  QCOMPARE(int{std::get<Tell>(last(window).entry).number}, 4);
  QCOMPARE(moves().told, before.told);
  QCOMPARE(moves().entry, before.entry);
  window.view.undo();
  QCOMPARE(moves().told, before.told);
  QCOMPARE(moves().entry, before.entry);
  window.view.redo();
  QCOMPARE(moves().told, before.told);
}

void tst_SaqqaraTell::unlikelyNumberIsDoubted_ASK4() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  SaqqaraWindow window(Phase::develop);
  const Reading reading(window);
  reading.choose(Told::points);
  reading.type(reading.number(), u"6"_s);
  const QString most = u"30"_s;
  QVERIFY(!reading.says(most));
  reading.type(reading.number(), u"65"_s);
  QVERIFY(reading.says(most));
  QVERIFY(reading.enter()->isEnabled());
  QTest::mouseClick(reading.enter(), Qt::LeftButton);
  QCOMPARE(int{std::get<Tell>(last(window).entry).number}, 65);
}

void tst_SaqqaraTell::priceIsReadByKinds_ASK4() {
  QVERIFY(text::useLanguage(u"en"_s));
  SaqqaraWindow window(Phase::auction);
  const Reading reading(window);
  reading.choose(Told::cost);
  reading.type(reading.level(), u"5"_s);
  reading.type(reading.count(Good::gold), u"9"_s);
  reading.type(reading.count(Good::fish), u"8"_s);
  QTest::keyClick(reading.count(Good::fish), Qt::Key_Return);
  const auto& told = std::get<Tell>(last(window).entry);
  QCOMPARE(told.level, 5);
  QCOMPARE(told.cost.goods[Good::gold], 9);
  QCOMPARE(told.cost.goods[Good::fish], 8);
}

void tst_SaqqaraTell::whatTheSheetSaysIsNotEntered_ASK4() {
  QVERIFY(text::useLanguage(u"en"_s));
  SaqqaraWindow window(Phase::auction);
  const Reading reading(window);
  reading.choose(Told::bonus);
  const int now = *window.session.shown().sheet.year(1).bonus;
  QCOMPARE(reading.number()->value(), now);
  QVERIFY(reading.says(u"That is what is there now."_s));
  QVERIFY(!reading.enter()->isEnabled());
  reading.type(reading.number(), QString::number(now + 1));
  QVERIFY(reading.enter()->isEnabled());
}

void tst_SaqqaraTell::moreBoatsThanRoomIsRefused_ASK4() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  SaqqaraWindow window(Phase::over);
  const auto& players = window.session.shown().player;
  const int furthest = std::ranges::max(players, {}, &PlayerState::boat).boat;
  QVERIFY(furthest > 1);
  const Reading reading(window);
  QCOMPARE(reading.year()->value(), window.session.shown().year());
  reading.choose(Told::nileLast);
  reading.type(reading.number(), u"1"_s);
  const Tell wanted{Told::nileLast, {}, 1, 1, {}, 1};
  const table::Outcome outcome = window.session.tryOut(wanted);
  QVERIFY(!outcome.verdict.legal());
  QVERIFY(reading.says(window.session.objections(outcome.verdict, outcome.impossible).front()));
  QVERIFY(!reading.enter()->isEnabled());
}

void tst_SaqqaraTell::nothingIsReadBeforeTheSetUp_PHASE() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  SaqqaraWindow window(Phase::setup);
  const Reading reading(window);
  reading.choose(Told::nileLast);
  reading.type(reading.number(), u"20"_s);
  const table::Outcome outcome = window.session.tryOut(Tell{Told::nileLast, {}, 1, 1, {}, 20});
  QVERIFY(!outcome.canInsist());
  QVERIFY(reading.says(window.session.objections(outcome.verdict, outcome.impossible).front()));
  reading.type(reading.dialog->findChild<QLineEdit*>(), u"seen in the box"_s);
  QVERIFY(!reading.enter()->isEnabled());
}

void tst_SaqqaraTell::playerActsOutOfTurnAnyway_TURN() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  SaqqaraWindow window(Phase::auction);
  const Player turn = window.session.shown().turn;
  const Player other = turn == 1 ? 2 : 1;
  pickLast(*window.view.players().card(other));
  QCOMPARE(window.view.draft().asked(), other);
  QVERIFY(window.view.strip().content().title.contains(
      text::playerName(other, window.session.table())));
  const Goods& owned = window.session.shown().of(other).goods;
  const auto good = std::ranges::find_if(allGoods, [&](Good one) { return owned[one] > 0; });
  QTest::mouseClick(window.view.choice(questionId(Ask::goods), static_cast<int>(*good)),
                    Qt::LeftButton);
  QTest::mouseClick(
      window.view.board().place(placeId(BoardPlace::warehouse, static_cast<int>(Warehouse::wood))),
      Qt::LeftButton);
  const ui::StripContent& said = window.view.strip().content();
  QVERIFY(said.refused && said.canInsist && !said.canConfirm);
  const std::size_t before = window.session.record().entries.size();
  QTest::keyClick(&window.view, Qt::Key_Return);
  QCOMPARE(window.session.record().entries.size(), before);
  QTest::keyClick(&window.view, Qt::Key_Return, Qt::ControlModifier);
  QCOMPARE(window.session.record().entries.size(), before + 1);
  QVERIFY(last(window).anyway);
  QCOMPARE(playerOf(last(window).entry), other);
  QCOMPARE(window.session.shown().turn, turn);
  QCOMPARE(window.view.draft().asked(), turn);
}

void tst_SaqqaraTell::escLeavesTheTurnToWhoeverHasIt() {
  QVERIFY(text::useLanguage(u"en"_s));
  SaqqaraWindow window(Phase::invest);
  const Player turn = window.session.shown().turn;
  pickLast(*window.view.players().card(turn == 0 ? 1 : 0));
  QVERIFY(window.view.draft().asked() != turn);
  QVERIFY(window.view.strip().content().canGoBack);
  QTest::keyClick(&window.view, Qt::Key_Escape);
  QCOMPARE(window.view.draft().asked(), turn);
  QVERIFY(!window.view.hasBegun());
}

void tst_SaqqaraTell::everyLabelBeginsWithACapital() {
  SaqqaraWindow window(Phase::invest);
  const Reading reading(window);
  reading.choose(Told::cost);
  int labels = 0;
  for (const QLabel* label : reading.dialog->findChildren<QLabel*>()) {
    const QString text = label->text().remove(u'&');
    if (text.isEmpty() || !text.front().isLetter()) continue;
    QVERIFY2(text.front().isUpper(), qPrintable(text));
    ++labels;
  }
  QVERIFY(labels > 8);
}

NILOMETER_TEST(tst_SaqqaraTell)
#include "tst_saqqara_tell.moc"

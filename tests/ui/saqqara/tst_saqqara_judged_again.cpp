// SPDX-License-Identifier: GPL-3.0-or-later
// A printed number of Saqqara that is put right on the board: what was judged by the old one is
// judged again, or the new one holds from now on (ASK-4).
#include "test_program.h"
#include "tests/ui/saqqara/saqqara_window.h"

#include "ui/base/style/chip.h"
#include "ui/game/session/judge_again.h"
#include "ui/saqqara/board/board_view.h"
#include "ui/saqqara/printed_values/saqqara_tell.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/text/language.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto gameOfFour = "games/saqqara-4-players";
constexpr auto year = 2;

/// In a year whose bonus has come into warehouses, while somebody develops.
saqqara::GameRecord bonusGiven() {
  const PlayedSaqqara& game = saqqaraGame(gameOfFour);
  saqqara::GameRecord record = game.record;
  for (std::size_t n = 0; n <= game.record.entries.size(); ++n) {
    const State state = record::stateAfter(game.record, game.edition, n);
    const bool isYear = state.phase == Phase::develop && state.year() == year;
    if (!isYear || state.field() == landField) continue;
    record.entries.resize(n);
    return record;
  }
  qFatal("no such table");
}

struct RereadWindow : SaqqaraWindow {
  RereadWindow() : SaqqaraWindow(bonusGiven(), saqqaraGame(gameOfFour).edition) { goOn(); }

  [[nodiscard]] int bonus() const { return session.shown().sheet.year(year).bonus.value_or(0); }
  [[nodiscard]] std::size_t entered() const { return session.record().entries.size(); }
  [[nodiscard]] QString written() const { return QString::fromStdString(session.written()); }
  [[nodiscard]] const Tell& told(std::size_t entry) const {
    return std::get<Tell>(session.record().entries[entry].entry);
  }
  /// As a person does it in the dialog, with what is said for the log; what it says before that.
  QString putRightInTheDialog(int number, const QString& reason = {}) {
    ui::tellPrinted(tellGame(session), view);
    auto* dialog = view.findChild<ui::ReadComponentDialog*>();
    if (!QTest::qWaitForWindowActive(dialog)) qFatal("the dialog is not active");
    dialog->findChildren<QComboBox*>().front()->setCurrentIndex(static_cast<int>(Told::bonus));
    const auto numbers = dialog->findChildren<QSpinBox*>();
    numbers[1]->setValue(year);
    numbers[2]->setValue(number);
    QTest::keyClicks(dialog->findChildren<QLineEdit*>().last(), reason);
    QStringList said;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) said += label->text();
    QTest::mouseClick(dialog->findChildren<QPushButton*>().last(), Qt::LeftButton);
    return said.join(u'\n');
  }
  /// As a person does it: a press on the distribution table, the number, Enter.
  void putRight(int number) {
    QTest::mouseClick(view.board().place(placeId(BoardPlace::table)), Qt::LeftButton);
    QTest::keyClicks(&view, QString::number(number));
    QTest::keyClick(&view, Qt::Key_Return);
  }
  /// What all have and what lies in the warehouses.
  [[nodiscard]] int goods() const {
    int all = 0;
    for (const PlayerState& own : session.shown().seats()) all += own.goods.total();
    for (const WarehouseState& there : session.shown().warehouses) all += there.goods.total();
    return all;
  }
};

} // namespace

class tst_saqqara_judged_again : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void goodsAreSharedOutAgainByTheNumberPutRight_ASK4();
  void numberHoldsFromNowOnWhereTheTableWantsThat_ASK4();
  void numberReadInTheDialogIsJudgedAgain_ASK4();
  void doubtfulNumberOfTheDialogIsJudgedAgain_ASK4();
  void numberThatWasAskedForIsPutRightThere_ASK1();
  void thresholdIsPutRightByAPressOnIt_THRESH1();
};

void tst_saqqara_judged_again::goodsAreSharedOutAgainByTheNumberPutRight_ASK4() {
  RereadWindow window;
  const int number = 9; // a threshold is reached with it
  const int goods = window.goods();
  const std::size_t entered = window.entered();
  const QString before = window.written();
  window.putRight(number);
  ui::AmendedCard& card = window.view.amended();
  QVERIFY(card.isVisible());
  QVERIFY2(card.text().contains(u"→"_s), qPrintable(card.text()));
  QCOMPARE(card.yesButton()->look().text, u"Judge it again"_s);
  QTest::keyClick(&window.view, Qt::Key_Return);
  QVERIFY(!card.isVisible());
  // No entry had read it: the copy is so from the beginning.
  QCOMPARE(int{window.told(1).number}, number);
  QCOMPARE(window.entered(), entered + 1);
  QCOMPARE(window.bonus(), number);
  QVERIFY(window.goods() > goods);
  window.view.undo();
  QCOMPARE(window.written(), before);
  QCOMPARE(window.goods(), goods);
}

void tst_saqqara_judged_again::numberHoldsFromNowOnWhereTheTableWantsThat_ASK4() {
  RereadWindow window;
  const int number = window.bonus() + 1;
  const int goods = window.goods();
  const std::size_t entered = window.entered();
  window.putRight(number);
  QTest::keyClicks(&window.view, u"n"_s);
  QVERIFY(!window.view.amended().isVisible());
  QCOMPARE(window.entered(), entered + 1);
  QCOMPARE(int{window.told(entered).number}, number);
  QCOMPARE(window.goods(), goods);
  // Put right once more, it is the last reading that says another number.
  window.putRight(number + 1);
  QVERIFY(!window.view.amended().isVisible());
  QCOMPARE(int{window.told(entered + 1).number}, number + 1);
}

void tst_saqqara_judged_again::numberReadInTheDialogIsJudgedAgain_ASK4() {
  RereadWindow window;
  const int number = window.bonus() + 1;
  window.putRightInTheDialog(number, u"seen"_s);
  QVERIFY(window.view.amended().isVisible());
  QTest::keyClick(&window.view.amended(), Qt::Key_Return);
  QCOMPARE(int{window.told(1).number}, number);
  QCOMPARE(QString::fromStdString(window.session.record().entries[1].reason), u"seen"_s);
}

void tst_saqqara_judged_again::doubtfulNumberOfTheDialogIsJudgedAgain_ASK4() {
  RereadWindow window;
  const QString said = window.putRightInTheDialog(65);
  QVERIFY2(said.contains(u"Doubtful: 65 as a printed number"_s), qPrintable(said));
  QVERIFY(window.view.amended().isVisible());
  QTest::keyClick(&window.view.amended(), Qt::Key_Return);
  QCOMPARE(int{window.told(1).number}, 65);
}

void tst_saqqara_judged_again::thresholdIsPutRightByAPressOnIt_THRESH1() {
  for (const Phase phase : {Phase::intrigue, Phase::reveal, Phase::distribute}) {
    SaqqaraWindow window(phase, gameOfFour);
    const QString before = QString::fromStdString(window.session.written());
    const Threshold was = *window.session.shown().in(Warehouse::linen).threshold;
    const Threshold now = was == 9 ? 8 : 9;
    const auto linen = placeId(BoardPlace::card, static_cast<int>(Warehouse::linen));
    QTest::mouseClick(window.view.board().place(linen), Qt::LeftButton);
    QTest::keyClicks(&window.view, QString::number(now));
    QTest::keyClick(&window.view, Qt::Key_Return);
    QVERIFY2(window.view.amended().isVisible(), phaseNames[at(phase)].data());
    QTest::keyClick(&window.view, Qt::Key_Return);
    QVERIFY(!window.session.isPast());
    QVERIFY(window.session.shown().in(Warehouse::linen).threshold == now);
    window.view.undo();
    QCOMPARE(QString::fromStdString(window.session.written()), before);
  }
}

void tst_saqqara_judged_again::numberThatWasAskedForIsPutRightThere_ASK1() {
  // A copy of which nobody knows the distribution table is asked for it.
  Edition edition = saqqaraGame(gameOfFour).edition;
  edition.sheet.year(1).bonus.reset();
  const auto& lines = saqqaraGame(gameOfFour).record.entries;
  saqqara::GameRecord record = saqqaraGame(gameOfFour).record;
  record.entries.clear();
  std::size_t asked = 0;
  for (std::size_t n = 0; n < lines.size(); ++n) {
    const State state = record::stateAfter(record, edition, record.entries.size());
    if (state.phase == Phase::stock) {
      asked = record.entries.size();
      record.entries.emplace_back().entry = TableNumber{3};
    }
    if (asked > 0 && state.phase == Phase::develop) break;
    record.entries.push_back(lines[n]);
  }
  QVERIFY(asked > 0);
  SaqqaraWindow window(record, edition);
  window.goOn();
  QTest::mouseClick(window.view.board().place(placeId(BoardPlace::table)), Qt::LeftButton);
  QTest::keyClicks(&window.view, u"4"_s);
  QTest::keyClick(&window.view, Qt::Key_Return);
  QVERIFY(window.view.amended().isVisible());
  QTest::keyClick(&window.view, Qt::Key_Return);
  QCOMPARE(int{std::get<TableNumber>(window.session.record().entries[asked].entry).number}, 4);
  QCOMPARE(window.session.record().entries.size(), record.entries.size());
}

NILOMETER_TEST(tst_saqqara_judged_again)
#include "tst_saqqara_judged_again.moc"

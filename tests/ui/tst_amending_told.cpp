// SPDX-License-Identifier: GPL-3.0-or-later
// Putting the past right with large letters, and for whoever listens.
#include "test_program.h"

#include "tests/ui/amending_window.h"
#include "tests/ui/large_letters.h"
#include "ui/amend/history_dialog.h"

#include <QTableWidget>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr qsizetype inRound3 = 118;
using By = AmendingWindow::By;

} // namespace

class tst_amending_told : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void keysLeadToTheFirstAndTheLastStep();
  void historyTakesTheRoomThatLargeLettersNeed();
};

void tst_amending_told::keysLeadToTheFirstAndTheLastStep() {
  AmendingWindow at(By::keys, 20);
  QTest::keyClick(&at.window, Qt::Key_H, Qt::ControlModifier);
  const auto* dialog = at.window.findChild<ui::HistoryDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  QTableWidget& steps = dialog->steps();
  const std::size_t entries = at.session().record().entries.size();
  QTest::keyClick(&steps, Qt::Key_Home);
  QCOMPARE(steps.currentRow(), 0);
  QTest::keyClick(&steps, Qt::Key_Return);
  QVERIFY(at.session().record().entries.empty());
  QTest::keyClick(&steps, Qt::Key_End);
  QTest::keyClick(&steps, Qt::Key_Return);
  QCOMPARE(at.session().record().entries.size(), entries);
}

void tst_amending_told::historyTakesTheRoomThatLargeLettersNeed() {
  const LargeLetters letters(u"de"_s, 200);
  AmendingWindow at(By::keys, inRound3);
  QTest::keyClick(&at.window, Qt::Key_H, Qt::ControlModifier);
  const auto* dialog = at.window.findChild<ui::HistoryDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  QCOMPARE(dialog->size(), dialog->sizeHint());
  // Nothing of a number touches the text beside it.
  constexpr int entry = 1;
  QTableWidget& steps = dialog->steps();
  const QTableWidgetItem& last = *steps.item(steps.rowCount() - 1, entry);
  QVERIFY((last.textAlignment() & Qt::AlignHCenter) != 0);
  QVERIFY(steps.columnWidth(entry) > QFontMetrics(last.font()).horizontalAdvance(last.text()));
}

NILOMETER_TEST(tst_amending_told)
#include "tst_amending_told.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Putting the past right with large letters, and for whoever listens.
#include "test_program.h"

#include "tests/ui/amending_window.h"
#include "tests/ui/large_letters.h"
#include "ui/base/style/chip.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/history_edit/history_dialog.h"

#include <QTableWidget>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr qsizetype inRound3 = 118;
using By = AmendingWindow::By;

/// Whether all of it is on the screen.
bool isInSight(const QWidget& widget) {
  return !widget.visibleRegion().isEmpty() &&
         widget.visibleRegion().boundingRect() == widget.rect();
}

} // namespace

class tst_amending_told : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void nothingActsUnseenWithLargeLetters_data() { languagesWithSizes({150, 200}); }
  void nothingActsUnseenWithLargeLetters();
  void stripAsksInSightWithLargeLetters_data() { languagesWithSizes({150, 200}); }
  void stripAsksInSightWithLargeLetters();
  void choicesSayWhatTheyAreAbout();
  void entryThatIsChangedIsSaidWithTheTable();
  void keysLeadToTheFirstAndTheLastStep();
  void historyTakesTheRoomThatLargeLettersNeed();
};

void tst_amending_told::nothingActsUnseenWithLargeLetters() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  AmendingWindow at(By::keys, inRound3);
  at.preferences.setTextPercent(percent);
  at.window.resize(1280, 720);
  QCoreApplication::processEvents();
  at.select(3);
  at.remove();
  QTRY_VERIFY(at.card().isVisible());
  for (int tab = 0; tab < 30; ++tab) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    const QWidget* now = QApplication::focusWidget();
    QVERIFY(at.card().isAncestorOf(now));
    QTRY_VERIFY2(isInSight(*now), qPrintable(now->accessibleName()));
  }
}

void tst_amending_told::stripAsksInSightWithLargeLetters() {
  QFETCH(const QString, language);
  QFETCH(const int, percent);
  const LargeLetters letters(language, percent);
  for (const bool inserts : {false, true}) {
    AmendingWindow at(By::keys, inRound3);
    at.preferences.setTextPercent(percent);
    at.window.resize(1280, 720);
    QCoreApplication::processEvents();
    at.select(3);
    inserts ? at.insertBefore() : at.change();
    const ui::StripView& strip = at.view().strip();
    QTRY_COMPARE(strip.visibleRegion().boundingRect().height(), strip.height());
  }
}

void tst_amending_told::choicesSayWhatTheyAreAbout() {
  AmendingWindow at(By::keys, inRound3);
  at.select(3);
  at.remove();
  QTRY_VERIFY(at.card().isVisible());
  QStringList names;
  for (const ui::AmendedLater& later : at.session().amended()->later) {
    ui::AffectedEntry& row = *at.card().later(later.entry);
    for (const ui::Chip* chip : row.findChildren<ui::Chip*>()) {
      if (chip->isHidden()) continue;
      QVERIFY2(chip->accessibleName().contains(later.sentence), qPrintable(chip->accessibleName()));
      QCOMPARE(chip->accessibleName().contains(u", chosen"_s), chip->look().chosen);
      names += chip->accessibleName();
    }
  }
  QVERIFY(names.size() > 1);
  QCOMPARE(names.removeDuplicates(), 0);
}

void tst_amending_told::entryThatIsChangedIsSaidWithTheTable() {
  AmendingWindow at(By::keys, inRound3);
  constexpr std::size_t entry = 5;
  at.select(entry);
  at.log().setFocus();
  at.change();
  QVERIFY(at.view().hasFocus());
  const QString said = at.view().accessibleName();
  QVERIFY2(said.contains(at.session().logLine(entry).headline), qPrintable(said));
  QTest::keyClick(&at.view(), Qt::Key_Escape);
  QCOMPARE(at.view().accessibleName(), u"The table"_s);
}

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
  at.preferences.setTextPercent(200);
  at.window.resize(1280, 720);
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

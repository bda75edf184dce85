// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/score/end_position/rescored_card.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/table/dispute/dispute_dialog.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <string>

/// What everybody can do on the page of an end position, whatever the game.
namespace nilometer::test {

/// Types over what stands in that field, and stays there.
inline void typeOver(const ui::EndPositionPage& page, const std::string& key, const QString& text) {
  QLineEdit& line = page.view().table().cell(key)->line();
  line.setFocus(Qt::MouseFocusReason);
  line.selectAll();
  QTest::keyClicks(&line, text);
}

/// The dialog about that field, by its key.
inline ui::DisputeDialog& askAbout(const ui::EndPositionPage& page, const std::string& key) {
  QLineEdit& line = page.view().table().cell(key)->line();
  line.setFocus(Qt::MouseFocusReason);
  line.window()->activateWindow();
  if (!QTest::qWaitForWindowActive(line.window())) qFatal("the page is not in front");
  QTest::keyClick(&line, Qt::Key_D, Qt::ControlModifier);
  auto* const dialog = page.view().findChild<ui::DisputeDialog*>();
  if (dialog == nullptr || !dialog->isVisible()) qFatal("nobody asks");
  return *dialog;
}

inline QStringList historyOf(const ui::FormView& view) {
  QStringList names;
  for (const ui::HistoryLine& line : view.history()) names += line.name;
  return names;
}

/// Who wins is told by the final scoring; whoever comes back from it sees what a change does.
/// @pre the form is ready
inline void scoreAndComeBack(ui::EndPositionPage& page) {
  const ui::FormView& view = page.view();
  const auto ranks = [&] { return view.ranking().text().startsWith(QStringLiteral("1. ")); };
  QVERIFY2(view.look().isReady() && !ranks(), qPrintable(view.ranking().text()));
  view.scoreButton().click();
  const QSignalSpy told(page.finalScoring(), &ui::FinalScoringPage::told);
  page.start();
  QVERIFY2(!ranks(), qPrintable(view.ranking().text()));
  while (told.isEmpty()) QTest::keyClick(page.finalScoring(), Qt::Key_Return);
  page.start();
  QVERIFY2(ranks(), qPrintable(view.ranking().text()));
}

/// The table does not agree about a field: it is marked, scored both ways, and settled.
/// @pre the form is ready, and in the field stands 5
inline void disputeAndSettle(ui::EndPositionPage& page, const std::string& key) {
  ui::FormView& view = page.view();
  view.setWinnerTold(true);
  const QString before = view.ranking().text();
  ui::DisputeDialog& asked = askAbout(page, key);
  QVERIFY(!asked.markButton().isEnabled());
  QTest::keyClicks(&asked.other(), QStringLiteral("9"));
  QVERIFY2(asked.hint().isEmpty(), qPrintable(asked.hint()));
  QTest::keyClicks(&asked.note(), QStringLiteral("counted twice"));
  asked.markButton().click();
  QTRY_VERIFY(view.findChild<ui::DisputeDialog*>() == nullptr);
  QCOMPARE(view.form().disputes.size(), std::size_t{1});
  const QAction& sign = view.table().cell(key)->line().disputeSign();
  QVERIFY(sign.isVisible() && sign.toolTip().contains(QStringLiteral("counted twice")));
  QVERIFY2(view.ranking().text().size() > before.size(), qPrintable(view.ranking().text()));
  QVERIFY2(historyOf(view).back().startsWith(QStringLiteral("Disputed: ")),
           qPrintable(historyOf(view).back()));
  // It is kept.
  const ui::PositionForm marked = view.form();
  QVERIFY(page.isSaved());
  page.leave();
  page.goOn();
  view.setWinnerTold(true);
  QVERIFY(view.form().disputes == marked.disputes);
  // A mark is a step of its own.
  askAbout(page, key).staysButton().click();
  QTRY_VERIFY(view.findChild<ui::DisputeDialog*>() == nullptr);
  QVERIFY(view.form().disputes.empty());
  QCOMPARE(view.ranking().text(), before);
  QVERIFY(historyOf(view).back().startsWith(QStringLiteral("Settled: ")));
  view.undo();
  QVERIFY(view.form().disputes == marked.disputes);
  askAbout(page, key).otherButton().click();
  QTRY_VERIFY(view.findChild<ui::DisputeDialog*>() == nullptr);
  QVERIFY(view.form().disputes.empty());
  QCOMPARE(view.form().texts.at(key), std::string("9"));
}

/// Out of a field as out of every page.
inline void escLeadsBack(ui::EndPositionPage& page, const std::string& key) {
  int closed = 0;
  QObject::connect(&page, &ui::PositionPage::closeRequested, &page, [&closed] { ++closed; });
  QLineEdit& line = page.view().table().cell(key)->line();
  line.setFocus(Qt::MouseFocusReason);
  QTest::keyClick(&line, Qt::Key_Escape);
  QCOMPARE(closed, 1);
}

/// What was scored is changed: before it is scored anew, the page shows what becomes of the result.
/// @pre the form is ready, and in the field stands 5
inline void changeAndScoreAnew(ui::EndPositionPage& page, const std::string& key) {
  ui::FormView& view = page.view();
  view.scoreButton().click();
  QVERIFY(!page.rescored().isVisible());
  QVERIFY(page.finalScoring() != nullptr);
  page.start();
  // Scored again as it is, nothing is asked.
  view.scoreButton().click();
  QVERIFY(!page.rescored().isVisible());
  page.start();
  typeOver(page, key, QStringLiteral("9"));
  view.scoreButton().click();
  QVERIFY(page.rescored().isVisible());
  QVERIFY2(page.rescored().text().contains(QStringLiteral("5 → 9")),
           qPrintable(page.rescored().text()));
  QTest::keyClick(&page.rescored(), Qt::Key_Escape);
  QVERIFY(!page.rescored().isVisible());
  QCOMPARE(page.currentWidget(), &view);
  QCOMPARE(view.form().texts.at(key), std::string("9"));
  view.scoreButton().click();
  QTest::keyClick(&page.rescored(), Qt::Key_Return);
  QVERIFY(!page.rescored().isVisible());
  QCOMPARE(page.currentWidget(), page.finalScoring());
}

} // namespace nilometer::test

// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Pyramidion that has just ended at the table: how it has ended is told step by step
// before anything says who has won.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_program.h"

#include "ui/base/style/chip.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/result/result_page.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/guide/guide_view.h"
#include "ui/window/page_list.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// A recorded game whose last entry ends it.
const PlayedPyramidion& endedGame() {
  return pyramidionGames().front();
}

struct LiveEnd {
  LiveEnd() { program.open(endedGame(), endedGame().record.entries.size() - 1, false); }
  void enterLast() const {
    const auto& last = endedGame().record.entries.back();
    program.session().enter(last.entry, last.anyway, QString::fromStdString(last.reason));
  }
  [[nodiscard]] ui::FinalScoringPage* finalScoring() {
    return dynamic_cast<ui::FinalScoringPage*>(program.window.page(ui::finalScoringPage));
  }
  [[nodiscard]] bool tells() {
    ui::FinalScoringPage* const page = finalScoring();
    return page != nullptr && page->isVisible();
  }
  [[nodiscard]] bool isAtTable() const { return program.view().isVisible(); }
  [[nodiscard]] QString strip() const {
    const ui::StripContent& content = program.view().strip().content();
    const QStringList said{content.title, content.hint, content.body, content.confirm,
                           program.view().guide().guide().content().guide.think.join(u'\n')};
    return said.join(u'\n');
  }

  /// A screen reader says this of the board.
  [[nodiscard]] QString board() const { return program.view().boardPart().accessibleDescription(); }

  SeenProgram program;
};

} // namespace

class tst_pyramidion_live_end : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }
  void lastEntryLeadsToTheFinalScoring_END3();
  void nobodyWinsBeforeTheFinalScoringHasSaidSo_END6();
  void undoneEndHasNoFinalScoring_END3();
  void finishedGameLeadsToItsResult();
};

void tst_pyramidion_live_end::lastEntryLeadsToTheFinalScoring_END3() {
  LiveEnd live;
  live.enterLast();
  QTRY_VERIFY(live.tells());
  QVERIFY(live.finalScoring()->scoring().isAtStart());
  while (!live.finalScoring()->scoring().isAtRanking()) {
    QTest::keyClick(live.finalScoring(), Qt::Key_Return);
  }
  QTest::keyClick(live.finalScoring(), Qt::Key_Return);
  auto* const result = dynamic_cast<ui::ResultPage*>(live.program.window.page(ui::resultPage));
  QVERIFY(result != nullptr && result->isVisible());
  // From there once more.
  QVERIFY(result->finalScoringButton().isVisible());
  QTest::mouseClick(&result->finalScoringButton(), Qt::LeftButton);
  QVERIFY(live.tells() && live.finalScoring()->scoring().isAtStart());
}

void tst_pyramidion_live_end::nobodyWinsBeforeTheFinalScoringHasSaidSo_END6() {
  LiveEnd live;
  live.enterLast();
  QTRY_VERIFY(live.tells());
  QTest::keyClick(live.finalScoring(), Qt::Key_Escape);
  QVERIFY(live.isAtTable());
  QVERIFY2(!live.strip().contains(u"wins"), qPrintable(live.strip()));
  QVERIFY2(live.strip().contains(u"Final scoring"), qPrintable(live.strip()));
  QVERIFY2(!live.board().contains(u"pyramidion"), qPrintable(live.board()));
  QTest::keyClick(&live.program.view(), Qt::Key_Return);
  QVERIFY(live.tells());
  while (!live.finalScoring()->scoring().isAtRanking()) live.finalScoring()->next();
  live.program.window.showPage(ui::tablePage);
  QVERIFY2(live.strip().contains(u"wins"), qPrintable(live.strip()));
  QVERIFY2(live.strip().contains(u"Show the result"), qPrintable(live.strip()));
  QVERIFY2(live.board().contains(u"sets the pyramidion"), qPrintable(live.board()));
}

void tst_pyramidion_live_end::undoneEndHasNoFinalScoring_END3() {
  LiveEnd live;
  live.enterLast();
  QTRY_VERIFY(live.tells());
  QTest::keyClick(live.finalScoring(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(live.isAtTable());
  QVERIFY(!live.program.session().clock().over);
  QVERIFY(!live.program.view().holdsResult());
  QCoreApplication::processEvents();
  QVERIFY(!live.tells());
  live.program.view().redo();
  QTRY_VERIFY(live.tells());
  QVERIFY(live.finalScoring()->scoring().isAtStart());
}

void tst_pyramidion_live_end::finishedGameLeadsToItsResult() {
  SeenProgram program;
  program.open(endedGame(), endedGame().record.entries.size(), false);
  QCoreApplication::processEvents();
  QVERIFY(program.view().isVisible());
  QTest::keyClick(&program.view(), Qt::Key_Return);
  auto* const result = dynamic_cast<ui::ResultPage*>(program.window.page(ui::resultPage));
  QVERIFY(result != nullptr && result->isVisible());
  QVERIFY(result->finalScoringButton().isVisible());
}

NILOMETER_TEST(tst_pyramidion_live_end)
#include "tst_pyramidion_live_end.moc"

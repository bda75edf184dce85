// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Pyramidion that has just ended at the table: how it has ended is told step by step
// before anything says who has won.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_program.h"

#include "ui/base/style/chip.h"
#include "ui/score/final_scoring/finale_page.h"
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
  [[nodiscard]] ui::FinalePage* finale() {
    return dynamic_cast<ui::FinalePage*>(program.window.page(ui::finalePage));
  }
  [[nodiscard]] bool tells() {
    ui::FinalePage* const page = finale();
    return page != nullptr && page->isVisible();
  }
  [[nodiscard]] bool isAtTable() const { return program.view().isVisible(); }
  [[nodiscard]] QString strip() const {
    const ui::StripContent& content = program.view().strip().content();
    const QStringList said{content.title, content.hint, content.body, content.confirm,
                           program.view().guide().guide().content().guide.think.join(u'\n')};
    return said.join(u'\n');
  }

  SeenProgram program;
};

} // namespace

class tst_pyramidion_live_end : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en"_s)); }
  void lastEntryLeadsToTheFinale_END3();
  void nobodyWinsBeforeTheFinaleHasSaidSo_END6();
  void undoneEndHasNoFinale_END3();
  void finishedGameLeadsToItsResult();
};

void tst_pyramidion_live_end::lastEntryLeadsToTheFinale_END3() {
  LiveEnd live;
  live.enterLast();
  QTRY_VERIFY(live.tells());
  QVERIFY(live.finale()->finale().isAtStart());
  while (!live.finale()->finale().isAtRanking()) {
    QTest::keyClick(live.finale(), Qt::Key_Return);
  }
  QTest::keyClick(live.finale(), Qt::Key_Return);
  auto* const result = dynamic_cast<ui::ResultPage*>(live.program.window.page(ui::resultPage));
  QVERIFY(result != nullptr && result->isVisible());
  // From there once more.
  QVERIFY(result->finaleButton().isVisible());
  QTest::mouseClick(&result->finaleButton(), Qt::LeftButton);
  QVERIFY(live.tells() && live.finale()->finale().isAtStart());
}

void tst_pyramidion_live_end::nobodyWinsBeforeTheFinaleHasSaidSo_END6() {
  LiveEnd live;
  live.enterLast();
  QTRY_VERIFY(live.tells());
  QTest::keyClick(live.finale(), Qt::Key_Escape);
  QVERIFY(live.isAtTable());
  QVERIFY2(!live.strip().contains(u"wins"), qPrintable(live.strip()));
  QVERIFY2(live.strip().contains(u"Final scoring"), qPrintable(live.strip()));
  QTest::keyClick(&live.program.view(), Qt::Key_Return);
  QVERIFY(live.tells());
  while (!live.finale()->finale().isAtRanking()) live.finale()->next();
  live.program.window.showPage(ui::tablePage);
  QVERIFY2(live.strip().contains(u"wins"), qPrintable(live.strip()));
  QVERIFY2(live.strip().contains(u"Show the result"), qPrintable(live.strip()));
}

void tst_pyramidion_live_end::undoneEndHasNoFinale_END3() {
  LiveEnd live;
  live.enterLast();
  QTRY_VERIFY(live.tells());
  QTest::keyClick(live.finale(), Qt::Key_Z, Qt::ControlModifier);
  QVERIFY(live.isAtTable());
  QVERIFY(!live.program.session().clock().over);
  QVERIFY(!live.program.view().holdsResult());
  QCoreApplication::processEvents();
  QVERIFY(!live.tells());
  live.program.view().redo();
  QTRY_VERIFY(live.tells());
  QVERIFY(live.finale()->finale().isAtStart());
}

void tst_pyramidion_live_end::finishedGameLeadsToItsResult() {
  SeenProgram program;
  program.open(endedGame(), endedGame().record.entries.size(), false);
  QCoreApplication::processEvents();
  QVERIFY(program.view().isVisible());
  QTest::keyClick(&program.view(), Qt::Key_Return);
  auto* const result = dynamic_cast<ui::ResultPage*>(program.window.page(ui::resultPage));
  QVERIFY(result != nullptr && result->isVisible());
  QVERIFY(result->finaleButton().isVisible());
}

NILOMETER_TEST(tst_pyramidion_live_end)
#include "tst_pyramidion_live_end.moc"

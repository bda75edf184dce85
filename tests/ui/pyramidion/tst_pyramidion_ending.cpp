// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring and the result of every recorded game of Pyramidion, page by page: in three
// sizes, both languages, light and dark, with short names and with names of 54 letters, nothing is
// cut off, half covered or without a name. NILOMETER_FULL=1 in the environment has four times as
// many of these ways; NILOMETER_PICTURES=FOLDER keeps the pictures there.
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_program.h"

#include "tests/ui/cut_off.h"
#include "tests/ui/unnamed.h"
#include "tests/ui/unread.h"
#include "ui/pyramidion/final_scoring/scoring_pictures.h"
#include "ui/pyramidion/report/game_report.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/result/result_page.h"
#include "ui/window/page_list.h"

using namespace nilometer;
using namespace nilometer::pyramidion_test;

class tst_PyramidionEnding : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void finalScoringIsReadable_data() { wholeGames(); }
  void finalScoringIsReadable();
  void resultIsReadable_data() { wholeGames(); }
  void resultIsReadable();

private:
  static void wholeGames();

  SeenProgram m_program;
};

void tst_PyramidionEnding::wholeGames() {
  QTest::addColumn<const PlayedPyramidion*>("game");
  QTest::addColumn<std::size_t>("way");
  std::size_t rows = 0;
  for (const PlayedPyramidion& game : pyramidionGames()) {
    for (const std::size_t way : waysFrom(5 * rows++)) {
      QTest::addRow("%s-%s", qPrintable(nameOf(game)), qPrintable(seen(way).name()))
          << &game << way;
    }
  }
}

void tst_PyramidionEnding::finalScoringIsReadable() {
  QFETCH(const PlayedPyramidion*, game);
  QFETCH(const std::size_t, way);
  const Seen how = seen(way);
  m_program.become(how); // letters fit the window of the program
  pyramidion::GameRecord record = game->record;
  if (how.hasLongNames) nameLong(record);
  ui::FinalScoringPage page(
      [&] { return report::scoreReport(record, game->played, *game->edition); },
      paintFinalScoringPicture);
  page.resize(how.size);
  page.view().setMotion(false);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  // Every third step, and the ranking.
  for (int step = 0;; ++step) {
    const bool isLast = page.scoring().isAtRanking();
    QCoreApplication::processEvents();
    if (isLast || step % 3 == 0) {
      readableIs(page, u"-finalScoring-%1"_s.arg(step, 2, 10, QLatin1Char('0')),
                 test::cutOffIn(page) + test::unreadIn(page) + test::unnamedIn(page));
    }
    if (isLast) break;
    page.next();
  }
}

void tst_PyramidionEnding::resultIsReadable() {
  QFETCH(const PlayedPyramidion*, game);
  QFETCH(const std::size_t, way);
  const Seen how = seen(way);
  m_program.open(*game, game->record.entries.size(), how.hasLongNames);
  m_program.become(how);
  if (QTest::currentTestFailed()) return;
  m_program.window.showPage(ui::resultPage);
  auto* const page = dynamic_cast<ui::ResultPage*>(m_program.window.page(ui::resultPage));
  QVERIFY(page != nullptr);
  for (int tab = 0; tab < page->view().pageCount(); ++tab) {
    QTest::mouseClick(&page->view().tab(tab), Qt::LeftButton);
    for (int round = 0; round < 3; ++round) QCoreApplication::processEvents();
    readableIs(m_program.window, u"-result-%1"_s.arg(tab),
               test::cutOffIn(*page) + test::unreadIn(m_program.window) +
                   test::unnamedIn(m_program.window));
  }
}

NILOMETER_TEST(tst_PyramidionEnding)
#include "tst_pyramidion_ending.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Where points are disputed, or change, people can ask what it is about.
#include "test_program.h"

#include "tests/ui/form_page_checks.h"
#include "tests/ui/home.h"
#include "tests/ui/result_fixture.h"
#include "ui/saqqara/end_position/saqqara_form.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/score/end_position/rescored_card.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/sheet_rows.h"

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// A golden game of which somebody says that its last points were never made.
report::ScoreReport disputedReport() {
  Played played("revised-2-players-tie");
  const report::ScoreReport report = played.report();
  const auto step = std::ranges::find_if(
      report.steps, [](const report::ScoreStep& one) { return one.points > 0; });
  auto& entry = played.record.entries[static_cast<std::size_t>(step->entry) - 1];
  entry.dispute = record::Dispute<egizia::Rules>{.note = "Ben was first",
                                                 .otherwise = record::OtherWay<egizia::Rules>()};
  return played.report();
}

} // namespace

class tst_disputed_points : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void tipOfAResultSaysWhatIsDisputed();
  void disputedStepIsMarked();
  void tabStaysAmongThePartsOfTheCard();
};

void tst_disputed_points::tipOfAResultSaysWhatIsDisputed() {
  const report::ScoreReport report = disputedReport();
  int told = 0;
  for (const ui::GaugeRow& row : ui::gaugeRows(report)) {
    if (row.other.isEmpty()) continue;
    ++told;
    QVERIFY2(row.said.contains(u"Disputed: Ben was first"_s), qPrintable(row.said));
  }
  QVERIFY(told > 0);
  for (const ui::SheetRow& row : ui::sheetRows(report)) {
    if (row.kind != ui::SheetRow::Kind::points) continue;
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
      const bool isOther = report.disputes[0].points[i] != report.seats[i].points;
      QCOMPARE(row.cells[i].rest.join(u' ').contains(u"Ben was first"_s), isOther);
    }
  }
}

void tst_disputed_points::disputedStepIsMarked() {
  const Home home;
  const ui::PlainPosition<saqqara::Rules> game(home.games);
  ui::PositionForm form{.seats = {{"Anna", "blue"}, {"Ben", "red"}, {"Cem", "green"}},
                        .texts = {{"0.nile", "5"}, {"1.nile", "9"}, {"2.nile", "1"}},
                        .values = game.values({}).front().id};
  form.disputes["0.nile"] = {"Ben counted again", "7"};
  const report::ScoreReport report = game.scored(form);
  int marked = 0;
  for (const ui::SheetRow& row : ui::sheetRows(report)) {
    if (row.kind != ui::SheetRow::Kind::source) continue;
    for (std::size_t i = 0; i < report.seats.size(); ++i) {
      if (!row.cells[i].mark.contains(u'?')) continue;
      ++marked;
      QCOMPARE(i, std::size_t{0});
      QVERIFY(row.cells[i].rest.join(u' ').contains(u"settled otherwise"_s));
    }
  }
  QCOMPARE(marked, 1);
  const auto isMarked = [](const report::ScoreStep& step) { return step.marks.disputed; };
  QCOMPARE(std::ranges::count_if(report.steps, isMarked), 1);
}

void tst_disputed_points::tabStaysAmongThePartsOfTheCard() {
  Home home;
  const std::unique_ptr<ui::EndPositionPage> page(static_cast<ui::EndPositionPage*>(
      ui::saqqaraGame().positionPage(home.games, home.preferences, nullptr)));
  page->resize(1280, 720);
  page->show();
  QVERIFY(QTest::qWaitForWindowActive(page.get()));
  page->start();
  typeOver(*page, "0.nile", u"5"_s);
  page->view().scoreButton().click();
  page->start();
  typeOver(*page, "0.nile", u"9"_s);
  page->view().scoreButton().click();
  const ui::RescoredCard& card = page->rescored();
  QVERIFY(card.isVisible());
  for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
    for (int press = 0; press < 5; ++press) {
      QTest::keyClick(QApplication::focusWidget(), key);
      const QWidget* const at = QApplication::focusWidget();
      QVERIFY2(at != nullptr, qPrintable(QString::number(press)));
      QVERIFY(at == &card || card.isAncestorOf(at));
    }
  }
}

NILOMETER_TEST(tst_disputed_points)
#include "tst_disputed_points.moc"

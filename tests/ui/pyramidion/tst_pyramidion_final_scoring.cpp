// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring of every recorded game of Pyramidion is its score: a step for each boat, then
// most troops, and whoever wins sets the pyramidion.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_ends.h"

#include "ui/base/style/theme.h"
#include "ui/pyramidion/final_scoring/scoring_pictures.h"
#include "ui/pyramidion/report/game_report.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;
using ui::FinalScoring;
using ui::ScoreCard;
using ui::ScoreRow;

namespace {

FinalScoring finalScoringOf(const report::ScoreReport& report) {
  FinalScoring finalScoring;
  finalScoring.setPlan(report);
  return finalScoring;
}

report::ScoreReport reportOf(const PlayedPyramidion& game) {
  return report::scoreReport(game.record, game.played, *game.edition);
}

ui::FinalScoringContent lastOf(const report::ScoreReport& report) {
  FinalScoring finalScoring = finalScoringOf(report);
  while (finalScoring.next()) continue;
  return finalScoring.content();
}

/// How many pixels of the picture have that colour.
int pixelsOf(const ScoreCard& card, const QColor& colour, const ui::Theme& theme) {
  constexpr int side = 240;
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(theme.surface);
  {
    QPainter painter(&image);
    paintFinalScoringPicture(painter, QRectF(0, 0, side, side), card, theme, 1);
  }
  int pixels = 0;
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) pixels += image.pixelColor(x, y) == colour ? 1 : 0;
  }
  return pixels;
}

} // namespace

class tst_PyramidionFinalScoring : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void stepsAreTheScore_END1_END2_data() { pyramidionGameRows(); }
  void stepsAreTheScore_END1_END2();
  void everyBoatIsAStep_END1_data() { pyramidionGameRows(); }
  void everyBoatIsAStep_END1();
  void nothingIsToldBeforeItsStep_SEE2();
  void winnerSetsThePyramidion_END6();
  void tieIsBrokenOnTheLastPage_END6();
  void everyPictureShowsItsPlayer();
  void keysLeadThrough();
};

void tst_PyramidionFinalScoring::stepsAreTheScore_END1_END2() {
  QFETCH(const PlayedPyramidion*, game);
  const State& end = game->played.state;
  const std::vector<Player> order = ranking(game->played.game, end);
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    const report::ScoreReport report = reportOf(*game);
    FinalScoring finalScoring = finalScoringOf(report);
    for (const ui::PlannedPage& page : ui::ScoringPlan(report).pages) {
      const Player player = page.player;
      QVERIFY(!finalScoring.isAtRanking());
      QCOMPARE(finalScoring.content().title, report.seats[player].name);
      finalScoring.showAll();
      const ui::FinalScoringContent content = finalScoring.content();
      QCOMPARE(content.track.points(player), int(end.of(player).points));
      QCOMPARE(content.rows.back().total, text::number(end.of(player).points));
      const auto steps = std::ranges::count(report.steps, player, &report::ScoreStep::player);
      QCOMPARE(static_cast<std::ptrdiff_t>(content.rows.size()), steps + 1);
      QVERIFY(finalScoring.next());
    }
    const ui::FinalScoringContent content = finalScoring.content();
    QCOMPARE(content.rows.size(), order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      QCOMPARE(content.rows[i].title, report.seats[order[i]].name);
      QCOMPARE(content.rows[i].mark, u"%1."_s.arg(i + 1));
    }
    QVERIFY(!finalScoring.next());
  }
}

/// All boats together where the table has said only what they are worth together.
void tst_PyramidionFinalScoring::everyBoatIsAStep_END1() {
  QFETCH(const PlayedPyramidion*, game);
  const report::ScoreReport report = reportOf(*game);
  const bool isAsked = game->played.game.options.boatPoints == BoatPoints::asked;
  for (Player player = 0; player < game->played.state.players; ++player) {
    const PlayerState& own = game->played.state.of(player);
    std::size_t boats = 0;
    for (const report::ScoreStep& step : report.steps) {
      QCOMPARE(step.phase, report.finalPhase);
      const text::PointsFrom& from = report.sources[step.source].from;
      boats += step.player == player && from.what != majorityPoints ? 1 : 0;
    }
    QCOMPARE(boats, isAsked ? std::min<std::size_t>(own.loaded.size(), 1) : own.loaded.size());
  }
}

void tst_PyramidionFinalScoring::nothingIsToldBeforeItsStep_SEE2() {
  const FinalScoring finalScoring = finalScoringOf(reportOf(pyramidionGames().front()));
  const ui::FinalScoringContent content = finalScoring.content();
  for (const ScoreRow& row : content.rows) {
    QVERIFY(row.look == ScoreRow::Look::waiting);
    QVERIFY(row.points.isEmpty() && row.total.isEmpty());
  }
  for (const auto& lane : content.sums.rows) QCOMPARE(lane.total(), 0);
}

void tst_PyramidionFinalScoring::winnerSetsThePyramidion_END6() {
  const report::ScoreReport report = endReport({{11, 3, 0, 2, 2}, {9, 4, 0, 5, 1}});
  const ui::FinalScoringContent content = lastOf(report);
  QCOMPARE(content.title, u"Anna wins"_s);
  QVERIFY(content.card.side == ScoreCard::Side::front);
  QCOMPARE(content.card.motif, int{ScoreCard::crown});
  QCOMPARE(content.card.text, u"Anna sets the pyramidion"_s);
  QVERIFY(content.card.player == ui::playerColourAt(report.seats[0].look));
}

/// 11 : 11 points: the hand, then the boats, then the order.
void tst_PyramidionFinalScoring::tieIsBrokenOnTheLastPage_END6() {
  const struct {
    EndOf anna;
    EndOf ben;
    QString why;
  } ties[] = {
      {{11, 3, 0, 2, 2}, {11, 4, 0, 3, 1}, u"3 cards in hand against 2 cards"_s},
      {{11, 3, 0, 2, 1}, {11, 4, 0, 2, 2}, u"4 boats against 3 boats"_s},
      {{11, 3, 0, 2, 2}, {11, 3, 0, 2, 1}, u"further in front in the player order"_s},
      {{11, 3, 2, 2, 2}, {11, 3, 3, 0, 1}, QString()}, // END-2: 12 points
  };
  for (const auto& tie : ties) {
    const ui::FinalScoringContent content = lastOf(endReport({tie.anna, tie.ben}));
    QCOMPARE(content.title, u"Ben wins"_s);
    QCOMPARE(content.rows[0].mark + content.rows[1].mark, u"1.2."_s);
    QVERIFY(content.rows[1].detail.isEmpty());
    const QString& why = content.rows[0].detail;
    QVERIFY2(tie.why.isEmpty() ? why.isEmpty() : why.contains(u"END-6"), qPrintable(why));
    QVERIFY2(why.contains(tie.why), qPrintable(why));
  }
}

void tst_PyramidionFinalScoring::everyPictureShowsItsPlayer() {
  for (const ui::Theme& theme : {ui::lightTheme(), ui::darkTheme()}) {
    for (const int motif : {0, int{revealedPoints}, int{majorityPoints}, int{ScoreCard::crown}}) {
      for (const ui::PlayerColour player : {ui::PlayerColour::blue, ui::PlayerColour::violet}) {
        const ScoreCard card{.motif = motif, .player = player};
        QVERIFY(pixelsOf(card, theme.player[static_cast<std::size_t>(player)], theme) > 50);
      }
    }
  }
}

void tst_PyramidionFinalScoring::keysLeadThrough() {
  ui::FinalScoringPage page(
      [] {
        return endReport({{11, 3, 0, 2, 2}, {9, 4, 0, 5, 1}});
      },
      paintFinalScoringPicture);
  page.resize(800, 480);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  page.setFocus();
  QSignalSpy finished(&page, &ui::FinalScoringPage::finished);
  for (int presses = 0; presses < 5 && !page.scoring().isAtRanking(); ++presses) {
    QTest::keyClick(&page, Qt::Key_Return);
  }
  QVERIFY(page.scoring().isAtRanking());
  QTest::keyClick(&page, Qt::Key_Return);
  QCOMPARE(finished.size(), 1);
}

NILOMETER_TEST(tst_PyramidionFinalScoring)
#include "tst_pyramidion_final_scoring.moc"

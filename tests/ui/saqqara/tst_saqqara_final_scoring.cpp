// SPDX-License-Identifier: GPL-3.0-or-later
// The final scoring of every recorded game is its score, step by step.
#include "engine/saqqara/saqqara_games.h"
#include "test_program.h"

#include "ui/base/style/theme.h"
#include "ui/saqqara/final_scoring/scoring_pictures.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/final_scoring/lanes_painting.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using ui::FinalScoring;
using ui::ScoreRow;

namespace {

FinalScoring finalScoringOf(const report::ScoreReport& report) {
  FinalScoring finalScoring;
  finalScoring.setPlan(report);
  return finalScoring;
}

report::ScoreReport reportOf(const PlayedSaqqara& game) {
  return report::scoreReport(game.record, game.played, game.edition);
}

/// Two players with 7 points and as much gold, and green with that many points and as much gold.
report::ScoreReport victoryWith(int green) {
  PositionDocument document;
  const Edition& edition = completeEdition();
  document.edition = {edition.id, edition.checksum};
  for (const char* colour : {"red", "blue", "green"}) {
    auto& player = document.players.emplace_back();
    player.seat = {std::string("Player ") + colour, colour, 0};
    player.nile = player.seat.colour == "green" ? green : 7;
    player.gold = 2;
  }
  return report::positionReport(scorePosition(document, edition), edition);
}

/// Two players with as many points and as much gold, and one behind them.
report::ScoreReport sharedVictory() {
  return victoryWith(1);
}

/// How high the worker stands in the picture of a card, in sixths from its lower edge.
int heightOf(const ui::ScoreCard& card) {
  constexpr int side = 120;
  const ui::Theme& theme = ui::lightTheme();
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(theme.surface);
  {
    QPainter painter(&image);
    ui::paintFinalScoringPicture(painter, QRectF(0, 0, side, side), card, theme, 1);
  }
  const QColor worker = theme.player[static_cast<std::size_t>(card.player)];
  for (int sixth = 0; sixth < 6; ++sixth) {
    const int middle = side - side / 6 * sixth - side / 12;
    for (int x = 0; x < side; ++x) {
      if (image.pixelColor(x, middle) == worker) return sixth;
    }
  }
  return -1;
}

} // namespace

class tst_SaqqaraFinalScoring : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void stepsAreTheScore_data() { saqqaraGameRows(); }
  void stepsAreTheScore();
  void workerStandsOnItsLevel_END3_data() { saqqaraGameRows(); }
  void workerStandsOnItsLevel_END3();
  void nobodyIsBehindWhoeverIsLevel_END4();
  void backLeadsTheSameWay();
  void allAtOnceShowsWhatStepsShow();
  void nothingIsToldBeforeItsStep();
  void orderSaysNothingOfTheResult();
  void sharedPlaceIsShared();
  void scaleReachesAsFarAsTheBest();
  void everybodyWhoSharesThePlaceIsNamed_END4();
  void keysLeadThrough();
  void languageStaysAtItsStep();
};

void tst_SaqqaraFinalScoring::stepsAreTheScore() {
  QFETCH(const PlayedSaqqara*, game);
  const State& end = game->played.state;
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    const report::ScoreReport report = reportOf(*game);
    FinalScoring finalScoring = finalScoringOf(report);
    std::vector<int> points(end.players, 0);
    std::size_t steps = 0;
    std::size_t page = 0;
    while (!finalScoring.isAtRanking()) {
      const Player player = finalScoring.plan().pages[page].player;
      ui::FinalScoringContent content = finalScoring.content();
      QCOMPARE(content.title, report.seats[player].name);
      // Only the first page begins with nothing told.
      const bool tells = !content.story.gain.isEmpty();
      QCOMPARE(tells, page > 0 &&
                          std::ranges::count(report.steps, player, &report::ScoreStep::player) > 0);
      if (tells) {
        ++steps;
        points[player] += content.card.seal.toInt();
      }
      while (content.rows.empty() || content.rows.back().look != ScoreRow::Look::winner) {
        QVERIFY(finalScoring.next());
        content = finalScoring.content();
        ++steps;
        points[player] += content.card.seal.toInt();
        QCOMPARE(content.track.points(player), points[player]);
        QVERIFY(!content.story.rule.isEmpty());
        QVERIFY(!content.story.reason.isEmpty());
      }
      QCOMPARE(points[player], int(end.of(player).points));
      QCOMPARE(content.rows.back().total, text::number(points[player]));
      QVERIFY(finalScoring.next());
      ++page;
    }
    QCOMPARE(steps, game->played.ledger.lines().size());
    const ui::FinalScoringContent content = finalScoring.content();
    const std::vector<Player> order = ranking(game->played.game, end);
    QCOMPARE(content.rows.size(), order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      QCOMPARE(content.rows[i].title, report.seats[order[i]].name);
      QCOMPARE(content.rows[i].points, text::number(end.of(order[i]).points));
    }
    QVERIFY(!finalScoring.next());
  }
}

void tst_SaqqaraFinalScoring::workerStandsOnItsLevel_END3() {
  QFETCH(const PlayedSaqqara*, game);
  const State& end = game->played.state;
  const report::ScoreReport report = reportOf(*game);
  for (const report::ScoreStep& step : report.steps) {
    const int what = report.sources[step.source].from.what;
    const bool isNile = what == saqqara::nilePoints;
    QCOMPARE(step.pieces, isNile ? 0 : end.of(step.player).levelOf(saqqara::pyramidAt(what)));
  }
  FinalScoring finalScoring = finalScoringOf(report);
  int seen = 0;
  while (finalScoring.next() && !finalScoring.isAtRanking()) {
    const ui::ScoreCard card = finalScoring.content().card;
    if (card.side == ui::ScoreCard::Side::none || card.motif == saqqara::nilePoints) continue;
    QVERIFY2(card.text.contains(text::number(card.pieces)), qPrintable(card.text));
    QCOMPARE(heightOf(card), card.pieces - 1);
    ++seen;
  }
  QVERIFY(seen > 0);
}

void tst_SaqqaraFinalScoring::nobodyIsBehindWhoeverIsLevel_END4() {
  FinalScoring finalScoring = finalScoringOf(sharedVictory());
  QStringList places;
  while (!finalScoring.isAtRanking()) {
    places += finalScoring.content().story.place;
    QVERIFY(finalScoring.next());
  }
  QVERIFY2(places.contains(u"Place 1 now, level with Player red"_s), qPrintable(places.join(u'|')));
}

void tst_SaqqaraFinalScoring::backLeadsTheSameWay() {
  FinalScoring finalScoring = finalScoringOf(reportOf(saqqaraGame("games/saqqara-4-players")));
  std::vector<ui::FinalScoringContent> seen{finalScoring.content()};
  while (finalScoring.next()) seen.push_back(finalScoring.content());
  while (seen.size() > 1) {
    seen.pop_back();
    QVERIFY(finalScoring.back());
    QVERIFY(finalScoring.content() == seen.back());
  }
  QVERIFY(!finalScoring.back());
}

void tst_SaqqaraFinalScoring::allAtOnceShowsWhatStepsShow() {
  const report::ScoreReport report = reportOf(saqqaraGame("games/saqqara-5-players"));
  FinalScoring stepped = finalScoringOf(report);
  FinalScoring shown = finalScoringOf(report);
  int merged = 0;
  for (std::size_t page = 0; page < report.seats.size(); ++page) {
    while (!stepped.prompt().actions.empty()) QVERIFY(stepped.next());
    shown.showAll();
    ui::FinalScoringContent atOnce = shown.content();
    // What several steps came to is told as one.
    if (atOnce.story != stepped.content().story) {
      QVERIFY(atOnce.story.reason.isEmpty());
      QVERIFY(atOnce.story.way.contains(u" → "_s + stepped.content().points));
      ++merged;
    }
    atOnce.story = stepped.content().story;
    QVERIFY(atOnce == stepped.content());
    QCOMPARE(shown.prompt().confirm == FinalScoring::confirmTexts().back(),
             page + 1 == report.seats.size());
    QVERIFY(shown.next());
    QVERIFY(stepped.next());
  }
  QVERIFY(shown.isAtRanking() && merged > 0);
}

void tst_SaqqaraFinalScoring::nothingIsToldBeforeItsStep() {
  FinalScoring finalScoring = finalScoringOf(reportOf(saqqaraGame("games/saqqara-3-players")));
  const ui::FinalScoringContent content = finalScoring.content();
  for (const ScoreRow& row : content.rows) {
    QVERIFY(row.look == ScoreRow::Look::waiting);
    QVERIFY(row.points.isEmpty());
    QVERIFY(row.total.isEmpty());
  }
  for (const auto& lane : content.sums.rows) QCOMPARE(lane.total(), 0);
}

/// The last in the ranking was scored first, so that the order of players told who had won.
void tst_SaqqaraFinalScoring::orderSaysNothingOfTheResult() {
  const auto order = [](int green) { return finalScoringOf(victoryWith(green)).content().order; };
  QCOMPARE(order(1).size(), std::size_t{3});
  QVERIFY(order(1) == order(12));
  // Who has no points at all stays where he sits.
  report::ScoreReport nothing = victoryWith(12);
  std::erase_if(nothing.steps, [](const report::ScoreStep& step) { return step.player == 0; });
  QVERIFY(finalScoringOf(nothing).content().order == order(12));
}

void tst_SaqqaraFinalScoring::sharedPlaceIsShared() {
  FinalScoring finalScoring = finalScoringOf(sharedVictory());
  while (finalScoring.next()) continue;
  const ui::FinalScoringContent content = finalScoring.content();
  QCOMPARE(content.title, u"Player red and Player blue win together"_s);
  QCOMPARE(content.story.kind, u"Tie for first place"_s);
  QCOMPARE(content.rows[0].mark, u"1."_s);
  QCOMPARE(content.rows[1].mark, u"1."_s);
  QCOMPARE(content.rows[2].mark, u"3."_s);
  QVERIFY(content.rows[1].look == ScoreRow::Look::winner);
  QVERIFY(content.rows[2].look != ScoreRow::Look::winner);
  // Several have no one colour.
  QVERIFY(!content.player && !content.story.player);
}

/// The best had 12 points, and the scale ran to 55.
void tst_SaqqaraFinalScoring::scaleReachesAsFarAsTheBest() {
  FinalScoring finalScoring = finalScoringOf(victoryWith(12));
  const ui::LanesScale first = ui::lanesScale(finalScoring.content().sums);
  QCOMPARE(first.from, 0);
  QCOMPARE(first.to, 20);
  while (finalScoring.next()) {
    QCOMPARE(ui::lanesScale(finalScoring.content().sums).to, first.to);
  }
  QCOMPARE(ui::lanesScale(finalScoringOf(victoryWith(0)).content().sums).to, 10);
}

void tst_SaqqaraFinalScoring::everybodyWhoSharesThePlaceIsNamed_END4() {
  FinalScoring finalScoring = finalScoringOf(victoryWith(7));
  while (finalScoring.next()) continue;
  const ui::FinalScoringContent content = finalScoring.content();
  QCOMPARE(content.title, u"Player red, Player blue and Player green win together"_s);
  const QString said =
      u"Player red, Player blue and Player green share the place: equal in points"_s;
  QVERIFY2(content.story.reason.startsWith(said), qPrintable(content.story.reason));
  QVERIFY(content.rows[1].detail.isEmpty());
}

void tst_SaqqaraFinalScoring::keysLeadThrough() {
  ui::FinalScoringPage page(sharedVictory, ui::paintFinalScoringPicture);
  page.resize(1280, 720);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  page.setFocus();
  QSignalSpy back(&page, &ui::FinalScoringPage::wentBack);
  QSignalSpy finished(&page, &ui::FinalScoringPage::finished);
  const ui::FinalScoringContent first = page.view().content();
  QTest::keyClick(&page, Qt::Key_Return);
  QVERIFY(page.view().content() != first);
  QTest::keyClick(&page, Qt::Key_Backspace);
  QVERIFY(page.view().content() == first);
  QTest::keyClick(&page, Qt::Key_Escape);
  QCOMPARE(back.size(), 1);
  for (int player = 0; player < 3; ++player) {
    QTest::keyClicks(&page, FinalScoring::allAtOnceKey());
    QTest::keyClick(&page, Qt::Key_Return);
  }
  QVERIFY(page.scoring().isAtRanking());
  // The sheet is one of several things there.
  QCOMPARE(page.strip().content().confirm, u"Result"_s);
  QCOMPARE(finished.size(), 0);
  QTest::keyClick(&page, Qt::Key_Return);
  QCOMPARE(finished.size(), 1);
}

void tst_SaqqaraFinalScoring::languageStaysAtItsStep() {
  ui::FinalScoringPage page(sharedVictory, ui::paintFinalScoringPicture);
  page.next();
  const QString english = page.view().content().story.reason;
  const ui::ScoreLanesContent lanes = page.view().content().sums;
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(page.view().content().story.reason != english);
  QCOMPARE(page.view().content().sums.rows.front().total(), lanes.rows.front().total());
}

NILOMETER_TEST(tst_SaqqaraFinalScoring)
#include "tst_saqqara_final_scoring.moc"

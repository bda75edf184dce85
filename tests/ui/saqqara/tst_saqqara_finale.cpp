// SPDX-License-Identifier: GPL-3.0-or-later
// The finale of every recorded game is its score, step by step.
#include "engine/saqqara/saqqara_games.h"
#include "test_program.h"

#include "ui/base/style/theme.h"
#include "ui/saqqara/final_scoring/finale_pictures.h"
#include "ui/saqqara/report/game_report.h"
#include "ui/score/final_scoring/finale_page.h"
#include "ui/score/final_scoring/lanes_painting.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using namespace nilometer;
using namespace nilometer::saqqara_test;
using ui::ScoreFinale;
using ui::ScoreRow;

namespace {

ScoreFinale finaleOf(const report::ScoreReport& report) {
  ScoreFinale finale;
  finale.setReport(report);
  return finale;
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
    ui::paintFinalePicture(painter, QRectF(0, 0, side, side), card, theme, 1);
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

class tst_SaqqaraFinale : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void stepsAreTheScore_data() { saqqaraGameRows(); }
  void stepsAreTheScore();
  void workerStandsOnItsLevel_END3_data() { saqqaraGameRows(); }
  void workerStandsOnItsLevel_END3();
  void nobodyIsBehindWhoeverIsLevel_END4();
  void backLeadsTheSameWay();
  void allAtOnceShowsWhatStepsShow();
  void nothingIsToldBeforeItsStep();
  void sharedPlaceIsShared();
  void scaleReachesAsFarAsTheBest();
  void everybodyWhoSharesThePlaceIsNamed_END4();
  void keysLeadThrough();
  void languageStaysAtItsStep();
};

void tst_SaqqaraFinale::stepsAreTheScore() {
  QFETCH(const PlayedSaqqara*, game);
  const State& end = game->played.state;
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(words::useLanguage(language));
    const report::ScoreReport report = reportOf(*game);
    ScoreFinale finale = finaleOf(report);
    std::vector<int> points(end.players, 0);
    std::size_t steps = 0;
    std::size_t page = 0;
    while (!finale.isAtRanking()) {
      // Whoever is last comes first.
      const Player player = report.ranking[report.ranking.size() - 1 - page].player;
      ui::CeremonyContent content = finale.content();
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
        QVERIFY(finale.next());
        content = finale.content();
        ++steps;
        points[player] += content.card.seal.toInt();
        QCOMPARE(content.track.points(player), points[player]);
        QVERIFY(!content.story.rule.isEmpty());
        QVERIFY(!content.story.reason.isEmpty());
      }
      QCOMPARE(points[player], int(end.of(player).points));
      QCOMPARE(content.rows.back().total, words::number(points[player]));
      QVERIFY(finale.next());
      ++page;
    }
    QCOMPARE(steps, game->played.ledger.lines().size());
    const ui::CeremonyContent content = finale.content();
    const std::vector<Player> order = ranking(game->played.game, end);
    QCOMPARE(content.rows.size(), order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      QCOMPARE(content.rows[i].title, report.seats[order[i]].name);
      QCOMPARE(content.rows[i].points, words::number(end.of(order[i]).points));
    }
    QVERIFY(!finale.next());
  }
}

void tst_SaqqaraFinale::workerStandsOnItsLevel_END3() {
  QFETCH(const PlayedSaqqara*, game);
  const State& end = game->played.state;
  const report::ScoreReport report = reportOf(*game);
  for (const report::ScoreStep& step : report.steps) {
    const int what = report.sources[step.source].from.what;
    const bool isNile = what == saqqara::nilePoints;
    QCOMPARE(step.pieces, isNile ? 0 : end.of(step.player).levelOf(saqqara::pyramidAt(what)));
  }
  ScoreFinale finale = finaleOf(report);
  int seen = 0;
  while (finale.next() && !finale.isAtRanking()) {
    const ui::ScoreCard card = finale.content().card;
    if (card.side == ui::ScoreCard::Side::none || card.motif == saqqara::nilePoints) continue;
    QVERIFY2(card.text.contains(words::number(card.pieces)), qPrintable(card.text));
    QCOMPARE(heightOf(card), card.pieces - 1);
    ++seen;
  }
  QVERIFY(seen > 0);
}

void tst_SaqqaraFinale::nobodyIsBehindWhoeverIsLevel_END4() {
  ScoreFinale finale = finaleOf(sharedVictory());
  QString last;
  while (!finale.isAtRanking()) {
    const QString place = finale.content().story.place;
    if (!place.isEmpty()) last = place;
    QVERIFY(finale.next());
  }
  QVERIFY2(last.startsWith(u"Leads now, level with "_s), qPrintable(last));
}

void tst_SaqqaraFinale::backLeadsTheSameWay() {
  ScoreFinale finale = finaleOf(reportOf(saqqaraGame("games/saqqara-4-players")));
  std::vector<ui::CeremonyContent> seen{finale.content()};
  while (finale.next()) seen.push_back(finale.content());
  while (seen.size() > 1) {
    seen.pop_back();
    QVERIFY(finale.back());
    QVERIFY(finale.content() == seen.back());
  }
  QVERIFY(!finale.back());
}

void tst_SaqqaraFinale::allAtOnceShowsWhatStepsShow() {
  const report::ScoreReport report = reportOf(saqqaraGame("games/saqqara-5-players"));
  ScoreFinale stepped = finaleOf(report);
  ScoreFinale shown = finaleOf(report);
  for (std::size_t page = 0; page < report.seats.size(); ++page) {
    while (!stepped.prompt().actions.empty()) QVERIFY(stepped.next());
    shown.showAll();
    QVERIFY(shown.content() == stepped.content());
    QCOMPARE(shown.prompt().confirm == ScoreFinale::confirmTexts().back(),
             page + 1 == report.seats.size());
    QVERIFY(shown.next());
    QVERIFY(stepped.next());
  }
  QVERIFY(shown.isAtRanking());
}

void tst_SaqqaraFinale::nothingIsToldBeforeItsStep() {
  ScoreFinale finale = finaleOf(reportOf(saqqaraGame("games/saqqara-3-players")));
  const ui::CeremonyContent content = finale.content();
  for (const ScoreRow& row : content.rows) {
    QVERIFY(row.look == ScoreRow::Look::waiting);
    QVERIFY(row.points.isEmpty());
    QVERIFY(row.total.isEmpty());
  }
  for (const auto& lane : content.sums.rows) QCOMPARE(lane.total(), 0);
}

void tst_SaqqaraFinale::sharedPlaceIsShared() {
  ScoreFinale finale = finaleOf(sharedVictory());
  while (finale.next()) continue;
  const ui::CeremonyContent content = finale.content();
  QCOMPARE(content.title, u"Player red and Player blue win together"_s);
  QCOMPARE(content.detail, u"Tie for first place"_s);
  QCOMPARE(content.rows[0].mark, u"1."_s);
  QCOMPARE(content.rows[1].mark, u"1."_s);
  QCOMPARE(content.rows[2].mark, u"3."_s);
  QVERIFY(content.rows[1].look == ScoreRow::Look::winner);
  QVERIFY(content.rows[2].look != ScoreRow::Look::winner);
  // Several have no one colour.
  QVERIFY(!content.player && !content.story.player);
}

/// The best had 12 points, and the scale ran to 55.
void tst_SaqqaraFinale::scaleReachesAsFarAsTheBest() {
  ScoreFinale finale = finaleOf(victoryWith(12));
  const ui::LanesScale first = ui::lanesScale(finale.content().sums);
  QCOMPARE(first.from, 0);
  QCOMPARE(first.to, 20);
  while (finale.next()) {
    QCOMPARE(ui::lanesScale(finale.content().sums).to, first.to);
  }
  QCOMPARE(ui::lanesScale(finaleOf(victoryWith(0)).content().sums).to, 10);
}

void tst_SaqqaraFinale::everybodyWhoSharesThePlaceIsNamed_END4() {
  ScoreFinale finale = finaleOf(victoryWith(7));
  while (finale.next()) continue;
  const ui::CeremonyContent content = finale.content();
  QCOMPARE(content.title, u"Player red, Player blue and Player green win together"_s);
  const QString said =
      u"Player red, Player blue and Player green share the place: equal in points"_s;
  QVERIFY2(content.story.reason.startsWith(said), qPrintable(content.story.reason));
  QVERIFY(content.rows[1].detail.isEmpty());
}

void tst_SaqqaraFinale::keysLeadThrough() {
  ui::FinalePage page(sharedVictory, ui::paintFinalePicture);
  page.resize(1280, 720);
  page.show();
  QVERIFY(QTest::qWaitForWindowExposed(&page));
  page.setFocus();
  QSignalSpy back(&page, &ui::FinalePage::wentBack);
  QSignalSpy finished(&page, &ui::FinalePage::finished);
  const ui::CeremonyContent first = page.view().content();
  QTest::keyClick(&page, Qt::Key_Return);
  QVERIFY(page.view().content() != first);
  QTest::keyClick(&page, Qt::Key_Backspace);
  QVERIFY(page.view().content() == first);
  QTest::keyClick(&page, Qt::Key_Escape);
  QCOMPARE(back.size(), 1);
  for (int player = 0; player < 3; ++player) {
    QTest::keyClicks(&page, ScoreFinale::allAtOnceKey());
    QTest::keyClick(&page, Qt::Key_Return);
  }
  QVERIFY(page.finale().isAtRanking());
  // The sheet is one of several things there.
  QCOMPARE(page.strip().content().confirm, u"Result"_s);
  QCOMPARE(finished.size(), 0);
  QTest::keyClick(&page, Qt::Key_Return);
  QCOMPARE(finished.size(), 1);
}

void tst_SaqqaraFinale::languageStaysAtItsStep() {
  ui::FinalePage page(sharedVictory, ui::paintFinalePicture);
  page.next();
  const QString english = page.view().content().story.reason;
  const ui::ScoreLanesContent lanes = page.view().content().sums;
  QVERIFY(words::useLanguage(u"de"));
  QTRY_VERIFY(page.view().content().story.reason != english);
  QCOMPARE(page.view().content().sums.rows.front().total(), lanes.rows.front().total());
}

NILOMETER_TEST(tst_SaqqaraFinale)
#include "tst_saqqara_finale.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game on the nilometer: where the ranking hangs, and how the game is told.
#include "test_program.h"

#include "tests/ui/large_letters.h"
#include "tests/ui/result_fixture.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/result/course_story.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/winner_scene.h"
#include "ui/text/phrase.h"

#include <QLabel>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <span>

using namespace nilometer;
using namespace nilometer::test;

namespace {

std::vector<ui::GaugeRow> rowsWith(std::initializer_list<int> halves) {
  std::vector<ui::GaugeRow> rows;
  for (const int half : halves) rows.push_back({.name = {}, .halves = half, .points = {}});
  return rows;
}

/// Who was alone in front when the round was over, by the state of the table.
table::Player inFront(const egizia::State& state) {
  table::Player best = 0;
  int equal = 0;
  for (table::Player player = 0; player < state.players; ++player) {
    const int apart = state.track.points(player) - state.track.points(best);
    if (apart > 0) best = player;
    equal = apart > 0 || player == 0 ? 1 : equal + (apart == 0 ? 1 : 0);
  }
  return equal == 1 ? best : table::noPlayer;
}

/// By round: the state of the table before the first entry of the next one.
std::vector<table::Player> playedLeaders(const Played& game) {
  std::vector<table::Player> leaders;
  egizia::GameRecord part = game.record;
  part.entries.clear();
  egizia::State before = record::stateAfter(part, *game.edition);
  for (const egizia::RecordedEntry& entry : game.record.entries) {
    part.entries.push_back(entry);
    const egizia::State after = record::stateAfter(part, *game.edition);
    const bool ends = after.round > before.round ||
                      (after.phase >= egizia::Phase::final && before.phase < egizia::Phase::final);
    if (ends) leaders.push_back(inFront(after));
    before = after;
  }
  return leaders;
}

} // namespace

class tst_result_scene : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void rowsHangAtTheirPoints();
  void neighboursKeepApart();
  void leadersAreThoseOfTheTable_data();
  void leadersAreThoseOfTheTable();
  void aRunningGameTellsTheRoundsThatAreOver_data() { leadersAreThoseOfTheTable_data(); }
  void aRunningGameTellsTheRoundsThatAreOver();
  void theStoryAgreesWithTheNumbers_data() { leadersAreThoseOfTheTable_data(); }
  void theStoryAgreesWithTheNumbers();
  void aPositionHasNoCourse();
  void aTieIsLevel();
  void nobodyWinsWhatIsDisputed();
  void courseLeavesBeforeTheSun();
};

void tst_result_scene::rowsHangAtTheirPoints() {
  const auto rows = rowsWith({190, 182, 172, 150});
  const ui::GaugeLayout layout = ui::hangRows(rows, 50, 450, 44, 12, 500);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    QCOMPARE(layout.marks[i], 50 + (190 - rows[i].halves) * layout.perHalf);
    QVERIFY(layout.marks[i] <= 450.001);
  }
  QVERIFY(layout.perHalf <= 6);
}

void tst_result_scene::neighboursKeepApart() {
  for (const auto& rows : {rowsWith({190, 190, 190, 190, 190}), rowsWith({190, 189, 188}),
                           rowsWith({190, 60, 59, 58}), rowsWith({4})}) {
    const ui::GaugeLayout layout = ui::hangRows(rows, 50, 450, 44, 12, 500);
    for (std::size_t i = 1; i < rows.size(); ++i) {
      QVERIFY(layout.centres[i] - layout.centres[i - 1] >= 43.999);
    }
    QVERIFY(layout.centres.front() >= 28 && layout.centres.back() <= 472.001);
  }
}

void tst_result_scene::leadersAreThoseOfTheTable_data() {
  QTest::addColumn<QString>("name");
  for (const QString& name : goldenNames()) QTest::newRow(qPrintable(name)) << name;
}

void tst_result_scene::leadersAreThoseOfTheTable() {
  QFETCH(const QString, name);
  const Played game(name.toStdString());
  const ui::RoundLeads leads = ui::leadsOf(game.report());
  QVERIFY(leads.leaders == playedLeaders(game));
  QVERIFY(!leads.leaders.empty());
}

void tst_result_scene::aRunningGameTellsTheRoundsThatAreOver() {
  QFETCH(const QString, name);
  const Played whole(name.toStdString());
  const std::vector<table::Player> leaders = playedLeaders(whole);
  Played part(name.toStdString());
  part.record.entries.clear();
  int rounds = 1;
  for (const egizia::RecordedEntry& entry : whole.record.entries) {
    part.record.entries.push_back(entry);
    const egizia::State state = record::stateAfter(part.record, *part.edition);
    const bool begins = state.round > rounds && state.phase < egizia::Phase::final;
    rounds = state.round;
    if (!begins) continue;
    // Not a point has moved in it.
    const std::vector<table::Player> told = ui::leadsOf(part.report()).leaders;
    QCOMPARE(static_cast<int>(told.size()), rounds - 1);
    QVERIFY(std::ranges::equal(told, std::span(leaders).first(told.size())));
    if (rounds == 2) QVERIFY(!ui::courseStory(part.report()).join(u' ').contains(u"every round"_s));
  }
  QVERIFY(rounds > 2);
}

void tst_result_scene::theStoryAgreesWithTheNumbers() {
  QFETCH(const QString, name);
  const Played game(name.toStdString());
  const report::ScoreReport report = game.report();
  const std::vector<table::Player> leaders = playedLeaders(game);
  const QString story = ui::courseStory(report).join(u' ');
  const table::Player winner = report.ranking.front().player;
  for (const report::ScoreSeat& seat : report.seats) {
    const auto player = static_cast<table::Player>(&seat - report.seats.data());
    const auto rounds = std::ranges::count(leaders, player);
    if (story.startsWith(seat.name + u" led"_s)) {
      for (table::Player other = 0; other < report.seats.size(); ++other) {
        QVERIFY(other == player || std::ranges::count(leaders, other) < rounds);
      }
      const bool always = rounds == std::ssize(leaders);
      const QString ofAll = (rounds == 1 ? u"at the end of %1 round out of %2"_s
                                         : u"at the end of %1 rounds out of %2"_s)
                                .arg(rounds)
                                .arg(leaders.size());
      QVERIFY2(story.contains(always ? u"every round"_s : ofAll), qPrintable(story));
    }
  }
  if (!report.isWinnerDisputed()) {
    QCOMPARE(story.contains(u"in the final scoring"_s), leaders.back() != winner);
  }
  const QString decided = ui::whatDecided(report);
  QVERIFY(decided.isEmpty() || decided.contains(report.seats[winner].name));
  QVERIFY(text::useLanguage(u"de"));
  QCOMPARE(ui::courseStory(game.report()).size(), std::ssize(ui::courseStory(report)));
}

void tst_result_scene::aPositionHasNoCourse() {
  const auto edition = goldenEdition();
  const report::ScoreReport report =
      report::scoreReport(goldenPosition("revised-4-players", *edition), *edition);
  QVERIFY(ui::courseStory(report).isEmpty());
  ui::RankingView view;
  view.resize(1280, 640);
  view.show(report);
  view.QWidget::show();
  QVERIFY(!view.findChild<ui::CourseChart*>()->isVisible());
  QVERIFY(view.findChild<ui::WinnerScene*>()->isVisible());
}

void tst_result_scene::aTieIsLevel() {
  const report::ScoreReport report = Played("revised-2-players-tie").report();
  QVERIFY(ui::leadText(report).contains(u"level with"_s));
  const QStringList notes = ui::rankingNotes(report);
  QVERIFY(notes.join(u'\n').contains(report.ranking.front().tieBreak));
  QCOMPARE(ui::whatDecided(report), QString());
  // In Egizia nobody shares a place (END-4).
  QCOMPARE(report.first(), std::vector{report.ranking.front().player});
  QCOMPARE(report.placeAt(1), 2);
  QCOMPARE(ui::gaugeRows(report)[1].first, false);
  const report::ScoreReport bids = Played("tournament-4-players").report();
  // Not who has most on the track.
  QCOMPARE(ui::courseOf(bids).first, bids.ranking.front().player);
  QVERIFY(ui::leadText(bids).contains(text::halves(bids.seats[bids.ranking[0].player].result() -
                                                   bids.seats[bids.ranking[1].player].result())));
}

void tst_result_scene::nobodyWinsWhatIsDisputed() {
  report::ScoreReport report = Played("revised-4-players").report();
  QVERIFY(!ui::whatDecided(report).isEmpty());
  report::ScoreDispute dispute;
  dispute.entry = 3;
  for (const report::ScoreSeat& seat : report.seats) dispute.points.push_back(seat.points);
  dispute.points[report.ranking[1].player] += 40;
  dispute.ranking = {report.ranking[1].player, report.ranking[0].player, report.ranking[2].player,
                     report.ranking[3].player};
  report.disputes = {dispute};
  QVERIFY(report.isWinnerDisputed());
  QVERIFY(ui::whatDecided(report).isEmpty());
  ui::RankingView view;
  view.resize(1280, 640);
  view.show(report);
  const QImage open = view.findChild<ui::WinnerScene*>()->grab().toImage();
  report.disputes.clear();
  view.show(report);
  QVERIFY(view.findChild<ui::WinnerScene*>()->grab().toImage() != open);
}

void tst_result_scene::courseLeavesBeforeTheSun() {
  ui::RankingView view;
  view.show(Played("revised-4-players").report());
  view.QWidget::show();
  const auto seen = [&](int width) {
    view.resize(width, 600);
    QCoreApplication::processEvents();
    return std::pair(view.findChild<ui::CourseChart*>()->isVisible(),
                     view.findChild<ui::WinnerScene*>()->isVisible());
  };
  QVERIFY(seen(1280) == std::pair(true, true));
  QVERIFY(seen(800) == std::pair(false, true));
  QVERIFY(seen(500) == std::pair(false, false));
  QVERIFY(view.minimumSizeHint().width() <= 500);
}

NILOMETER_TEST(tst_result_scene)
#include "tst_result_scene.moc"

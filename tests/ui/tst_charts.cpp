// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/position.h"
#include "tests/ui/chart_fixture.h"
#include "ui/egizia/report/source_groups.h"
#include "ui/score/chart/bars_layout.h"
#include "ui/score/chart/course_layout.h"
#include "ui/score/chart/point_stripes.h"
#include "ui/text/phrase.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <span>

using namespace nilometer;
using namespace nilometer::test;
using egizia::operator""_rule;
using report::SourceGroup;
using ui::Course;

namespace {

void addGames() {
  QTest::addColumn<QString>("game");
  for (const QString& name : goldenNames()) {
    QTest::newRow(name.toUtf8().constData()) << name;
  }
}

/// Four players called the same, on those points at the end.
Course courseEndingOn(const std::vector<int>& points) {
  Course course;
  course.moments = {{}, {.round = 1, .phase = static_cast<int>(egizia::Phase::build)}};
  int colour = 0;
  for (const int end : points) {
    const auto own = static_cast<ui::PlayerColour>(colour++);
    course.series.push_back({QStringLiteral("Alexandra"), own, {0, end}});
  }
  return course;
}

} // namespace

/// The course of a game and the sources of points: what the charts show, and where.
class tst_charts : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void courseEndsWithThePointsOfTheGame_data() { addGames(); }
  void courseEndsWithThePointsOfTheGame();
  void courseOfTheBeginningIsTheBeginningOfTheCourse();
  void roundWithoutPointsHasItsBand();
  void courseOfAnEndPositionIsItsFinalScoring();
  void groupsAddUpToTheTotal_data() { addGames(); }
  void groupsAddUpToTheTotal();
  void groupsFollowTheRules();
  void familiesHoldEveryGroupOnce();
  void everyNumberOfAStripeHasRoom();
  void aRoundIsOneMomentOfTheSmallChart();
  void everyPlayerHasDashesOfHisOwn();
  void labelsStayWhereTheyFit();
  void labelsNeverOverlap();
  void equalScoresAndNamesHaveLabelsOfTheirOwn();
  void scaleHoldsPointsBelowZero();
  void legendAndBarsStayInside();
};

void tst_charts::courseEndsWithThePointsOfTheGame() {
  QFETCH(const QString, game);
  const ChartedGame played(game);
  const Course course = played.course();
  QCOMPARE(course.series.size(), played.record.header.players.size());
  for (egizia::Player player = 0; player < course.series.size(); ++player) {
    QCOMPARE(course.series[player].points.size(), course.moments.size());
    QCOMPARE(course.series[player].points.back(), played.replay.ledger.total(player));
    QCOMPARE(course.series[player].points.back(), played.replay.state.track.points(player));
  }
  for (std::size_t i = 1; i < course.moments.size(); ++i) {
    const Course::Moment& before = course.moments[i - 1];
    const Course::Moment& now = course.moments[i];
    QVERIFY(before.entries < now.entries);
    QVERIFY(std::pair(before.round, before.phase) < std::pair(now.round, now.phase) ||
            (now.isFinal() && before.scored != now.scored));
    QVERIFY(std::ranges::any_of(course.series, [i](const Course::Series& series) {
      return series.points[i] != series.points[i - 1];
    }));
  }
}

void tst_charts::courseOfTheBeginningIsTheBeginningOfTheCourse() {
  const ChartedGame played(u"revised-4-players"_s);
  const Course whole = played.course();
  for (std::size_t entries = 0; entries <= played.record.entries.size(); entries += 7) {
    const Course shorter = played.course(entries);
    const std::size_t moments = shorter.moments.size();
    QVERIFY(std::ranges::equal(std::span(shorter.moments).first(moments - 1),
                               std::span(whole.moments).first(moments - 1)));
    for (std::size_t seat = 0; seat < whole.series.size(); ++seat) {
      QVERIFY(std::ranges::equal(std::span(shorter.series[seat].points).first(moments - 1),
                                 std::span(whole.series[seat].points).first(moments - 1)));
    }
  }
}

void tst_charts::roundWithoutPointsHasItsBand() {
  report::ScoreReport report = ChartedGame(u"revised-2-players-tie"_s).report(0);
  report::ScoreStep three;
  three.round = 1;
  three.player = 1;
  three.points = 3;
  report.steps.push_back(three);
  three.round = 3;
  report.steps.push_back(three);
  const Course course = ui::courseOf(report);
  QCOMPARE(course.series[1].points, (std::vector{0, 3, 3, 6}));
  const QFontMetricsF metrics(fontOf(13));
  const ui::CourseLayout layout = ui::layOut(course, {0, 0, 600, 300}, metrics);
  QCOMPARE(layout.bands.size(), std::size_t{3});
  QCOMPARE(layout.bands[1].round, 2);
  QVERIFY(layout.bands[1].left < layout.bands[1].right);
}

void tst_charts::courseOfAnEndPositionIsItsFinalScoring() {
  const auto edition = goldenEdition();
  const egizia::Position position = goldenPosition("revised-4-players", *edition);
  const egizia::ScoredPosition scored = egizia::scorePosition(position, *edition);
  const report::ScoreReport report = report::scoreReport(position, *edition);
  const Course course = ui::courseOf(report);
  const std::vector<ui::Bar> bars = ui::sourceBars(report);
  QCOMPARE(course.moments.size(), position.players.size() + 1);
  for (egizia::Player player = 0; player < position.players.size(); ++player) {
    QCOMPARE(course.moments[player + 1U].scored, scored.order[player]);
    QCOMPARE(course.series[player].points.front(), position.track.points(player));
    QCOMPARE(course.series[player].points.back(), scored.track.points(player));
    QCOMPARE(bars[player].text, text::number(scored.track.points(player)));
  }
}

void tst_charts::groupsAddUpToTheTotal() {
  QFETCH(const QString, game);
  const ChartedGame played(game);
  const std::vector<ui::Bar> bars = played.bars();
  for (egizia::Player player = 0; player < bars.size(); ++player) {
    double total = 0;
    for (const ui::BarPart& part : bars[player].parts) total += part.value;
    QCOMPARE(static_cast<int>(total), played.replay.ledger.total(player));
  }
}

void tst_charts::groupsFollowTheRules() {
  const auto group = [](table::RuleId rule, std::uint8_t what = table::nothing) {
    return report::groupOf({.rule = rule, .what = what});
  };
  const auto site = [](egizia::Site of) { return static_cast<std::uint8_t>(of); };
  QCOMPARE(group("BUILD-8"_rule, site(egizia::Site::obelisk)), SourceGroup::obeliskTombs);
  QCOMPARE(group("BUILD-8"_rule, site(egizia::Site::pyramid)), SourceGroup::pyramidTemple);
  QCOMPARE(group("SPHINX-2"_rule), SourceGroup::sphinxSite);
  QCOMPARE(group("PYR-2"_rule), SourceGroup::pyramidRows);
  QCOMPARE(group("BONUS-1"_rule), SourceGroup::participation);
  QCOMPARE(group("MARKET-3"_rule), SourceGroup::cardsMarkets);
  QCOMPARE(group("CARD-STONES-IN-BUILDINGS"_rule), SourceGroup::cardsMarkets);
  QCOMPARE(group("FEED-3"_rule), SourceGroup::penalties);
  QCOMPARE(group("END-1"_rule), SourceGroup::stonesTombs);
  QCOMPARE(group("END-2"_rule), SourceGroup::stonesTombs);
  QCOMPARE(group("END-3"_rule, 3), SourceGroup::sphinxCards);
  QCOMPARE(group("ENTRY"_rule), SourceGroup::corrections);
}

void tst_charts::familiesHoldEveryGroupOnce() {
  const ChartedGame played(u"revised-4-players"_s);
  const report::ScoreReport report = played.report();
  std::vector<int> held(report.groups.size());
  for (const report::ScoreFamily& family : report.families) {
    for (const std::size_t group : family.groups) ++held[group];
    QVERIFY(family.shortName.size() <= 8 && family.shortName.size() <= family.name.size());
  }
  QVERIFY(std::ranges::all_of(held, [](int count) { return count == 1; }));
  const std::vector<ui::Bar> bars = ui::familyBars(report);
  for (egizia::Player player = 0; player < bars.size(); ++player) {
    double total = 0;
    for (const ui::BarPart& part : bars[player].parts) total += part.value;
    QCOMPARE(static_cast<int>(total), played.replay.ledger.total(player));
  }
  // A game that puts nothing together shows its groups.
  report::ScoreReport plain = report;
  plain.families.clear();
  QCOMPARE(report::familiesOf(plain).size(), plain.groups.size());
  QVERIFY(ui::stripesCaption(bars).size() < ui::stripesCaption(ui::familyBars(plain)).size());
}

void tst_charts::everyNumberOfAStripeHasRoom() {
  for (const std::vector<double>& wanted :
       {std::vector{82.0, 3.0, 60.0, 1.0, 54.0}, {30.0, 30.0, 2.0}, {2.0, 2.0}, {150.0}}) {
    const std::vector<double> least(wanted.size(), 12);
    const std::vector<double> widths = ui::stripeWidths(wanted, least);
    double all = 0;
    double asked = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      QVERIFY(widths[i] >= least[i] - 0.01);
      all += widths[i];
      asked += wanted[i];
    }
    const double atLeast = 12.0 * static_cast<double>(wanted.size());
    QVERIFY(std::abs(all - std::max(asked, atLeast)) < 0.1);
  }
}

void tst_charts::aRoundIsOneMomentOfTheSmallChart() {
  for (const QString& name : goldenNames()) {
    const ChartedGame played(name);
    const Course whole = played.course();
    const Course rounds = ui::byRounds(whole);
    QCOMPARE(rounds.moments.size(), std::size_t{1 + 5 + 1});
    for (std::size_t seat = 0; seat < whole.series.size(); ++seat) {
      QCOMPARE(rounds.series[seat].points.size(), rounds.moments.size());
      QCOMPARE(rounds.series[seat].points.front(), whole.series[seat].points.front());
      QCOMPARE(rounds.series[seat].points.back(), whole.series[seat].points.back());
    }
    QCOMPARE(ui::momentName(rounds, 2), u"Round 2"_s);
    QCOMPARE(ui::momentName(rounds, 6), u"Final scoring"_s);
    const ui::CourseLayout layout = ui::layOut(rounds, {0, 0, 400, 400}, QFontMetricsF(fontOf(13)));
    for (std::size_t i = 1; i < layout.bands.size(); ++i) {
      const double before = layout.bands[i - 1].right - layout.bands[i - 1].left;
      QVERIFY(std::abs(layout.bands[i].right - layout.bands[i].left - before) < 0.01);
    }
  }
}

void tst_charts::everyPlayerHasDashesOfHisOwn() {
  std::vector<QList<qreal>> dashes;
  for (int i = 0; i < ui::playerColourCount; ++i) {
    const QPen pen = ui::playerPen(static_cast<ui::PlayerColour>(i), ui::lightTheme(), 2);
    // Whoever wins is the only one with a solid line.
    QVERIFY(pen.style() == Qt::CustomDashLine);
    QVERIFY(std::ranges::find(dashes, pen.dashPattern()) == dashes.end());
    dashes.push_back(pen.dashPattern());
  }
}

void tst_charts::labelsStayWhereTheyFit() {
  const std::vector<double> wanted = {80, 20, 50};
  QCOMPARE(ui::spreadLabels(wanted, 20, 0, 100), wanted);
  const std::vector<double> equal = {50, 50};
  QCOMPARE(ui::spreadLabels(equal, 20, 0, 100), (std::vector<double>{40, 60}));
  const std::vector<double> atTheEdge = {99, 99, 0};
  QCOMPARE(ui::spreadLabels(atTheEdge, 20, 0, 100), (std::vector<double>{70, 90, 10}));
}

void tst_charts::labelsNeverOverlap() {
  std::mt19937 random(1); // NOLINT(cert-msc51-cpp): the same labels every time
  std::uniform_int_distribution<int> place(-20, 220);
  for (int round = 0; round < 500; ++round) {
    std::vector<double> wanted;
    for (int i = 0; i <= round % 4; ++i) wanted.push_back(place(random) / 10 * 10);
    std::vector<double> centres = ui::spreadLabels(wanted, 17, 0, 200);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      for (std::size_t j = 0; j < wanted.size(); ++j) {
        if (wanted[i] < wanted[j]) QVERIFY(centres[i] < centres[j]);
      }
    }
    std::ranges::sort(centres);
    QVERIFY(centres.front() >= 8.5 - 1e-9 && centres.back() <= 191.5 + 1e-9);
    for (std::size_t i = 1; i < centres.size(); ++i) {
      QVERIFY(centres[i] - centres[i - 1] >= 17 - 1e-9);
    }
  }
}

void tst_charts::equalScoresAndNamesHaveLabelsOfTheirOwn() {
  for (const QSizeF& size : {QSizeF(600, 300), QSizeF(1600, 700)}) {
    for (const int pixels : {13, 26}) {
      const QRectF rect({0, 0}, size);
      const QFontMetricsF metrics(fontOf(pixels));
      const ui::CourseLayout layout = ui::layOut(courseEndingOn({12, 12, 12, 12}), rect, metrics);
      for (std::size_t i = 0; i < 4; ++i) {
        QVERIFY(rect.contains(layout.labels[i]));
        for (std::size_t j = 0; j < i; ++j) {
          QVERIFY(!layout.labels[i].adjusted(0, 0.01, 0, -0.01).intersects(layout.labels[j]));
        }
      }
    }
  }
}

void tst_charts::scaleHoldsPointsBelowZero() {
  const ui::Scale scale = ui::scaleFor(-15, 131, 6);
  QVERIFY(scale.from <= -15 && scale.to >= 131);
  QVERIFY(scale.from % scale.step == 0 && scale.to % scale.step == 0);
  QVERIFY((scale.to - scale.from) / scale.step <= 6);
  const QFontMetricsF metrics(fontOf(13));
  const ui::CourseLayout layout =
      ui::layOut(courseEndingOn({-8, 5, 0, -3}), {0, 0, 600, 300}, metrics);
  QVERIFY(layout.y(-8) > layout.y(0) && layout.y(-8) <= layout.plot.bottom());
  QVERIFY(layout.y(5) >= layout.plot.top());
}

void tst_charts::legendAndBarsStayInside() {
  const ChartedGame played(u"revised-4-players"_s);
  const std::vector<ui::Bar> bars = played.bars();
  for (const int pixels : {13, 26}) {
    const QFontMetricsF metrics(fontOf(pixels));
    const QRectF rect(0, 0, 600, ui::barsHeight(bars, 600, metrics));
    const ui::BarsLayout layout = ui::layOut(bars, rect, metrics);
    for (const ui::LegendEntry& entry : layout.legend) QVERIFY(rect.contains(entry.rect));
    for (std::size_t i = 0; i < bars.size(); ++i) {
      QVERIFY(layout.rows[i].rect.bottom() <= layout.legend.front().rect.top());
      QVERIFY(layout.rows[i].end + metrics.horizontalAdvance(bars[i].text) <= rect.right());
      for (const QRectF& part : layout.rows[i].parts) QVERIFY(part.left() >= layout.labelsEnd);
    }
  }
}

NILOMETER_TEST(tst_charts)
#include "tst_charts.moc"

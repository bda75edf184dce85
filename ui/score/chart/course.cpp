// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/course.h"

#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"
#include "ui/text/rests_mark.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <utility>

namespace nilometer::ui {

using report::ScoreMarks;
using report::ScoreReport;
using report::ScoreStep;
using text::fill;
using text::number;

namespace {

struct CourseWords {
  Q_DECLARE_TR_FUNCTIONS(Course)
};

/// Only the moment's place in the game; what had been entered then does not tell moments apart.
bool sameTime(const Course::Moment& a, const Course::Moment& b) {
  return a.round == b.round && a.phase == b.phase && a.scored == b.scored;
}

class CourseBuilder {
public:
  explicit CourseBuilder(const ScoreReport& report) : m_report(report) {
    for (const report::ScorePhase& phase : report.phases) m_course.phases.push_back(phase.name);
    const auto final = static_cast<std::size_t>(report.finalPhase);
    if (final < report.phases.size()) m_course.finalName = report.phases[final].name;
    m_course.moments.push_back({});
    if (!report.ranking.empty()) m_course.first = report.ranking.front().player;
    for (const report::ScoreSeat& seat : report.seats) {
      m_course.counts = m_course.counts || seat.points != seat.before;
      m_course.series.push_back({seat.name, playerColourAt(seat.look), {seat.before}, {false}});
    }
  }

  [[nodiscard]] Course course() {
    for (const ScoreStep& step : m_report.steps) {
      if (step.points != 0) add(step);
    }
    m_course.counts = m_course.counts && m_course.empty();
    ScoreMarks all;
    for (const ScoreMarks& own : m_behind) all.add(own);
    m_course.rests = report::restsOn(m_report, all);
    if (all.assumed.empty()) {
      for (Course::Series& series : m_course.series) series.marked.clear();
    }
    return std::move(m_course);
  }

private:
  void add(const ScoreStep& step) {
    const bool final = step.phase >= m_report.finalPhase;
    Course::Moment moment{.round = step.round, .phase = step.phase, .scored = table::noPlayer};
    if (final) moment.scored = step.player;
    while (!final && m_course.moments.back().round + 1 < moment.round) passQuietRound();
    if (m_course.empty() || !sameTime(m_course.moments.back(), moment)) goOnTo(moment);
    m_course.moments.back().entries = step.entry;
    Course::Series& series = m_course.series[step.player];
    series.points.back() += step.points;
    ScoreMarks& behind = m_behind[step.player];
    if (step.putRight) behind.assumed.clear();
    behind.add(step.marks);
    series.marked.back() = !behind.assumed.empty();
  }

  void goOnTo(const Course::Moment& moment) {
    m_course.moments.push_back(moment);
    for (Course::Series& series : m_course.series) {
      series.points.push_back(series.points.back());
      series.marked.push_back(series.marked.back());
    }
  }

  /// A round in which nobody's points moved has its place on the axis too.
  void passQuietRound() {
    Course::Moment moment = m_course.moments.back();
    ++moment.round;
    moment.phase = m_report.finalPhase - 1;
    goOnTo(moment);
  }

  const ScoreReport& m_report;
  Course m_course;
  std::array<ScoreMarks, table::maxSeats> m_behind; ///< the points of each player
};

} // namespace

Course courseOf(const ScoreReport& report) {
  return CourseBuilder(report).course();
}

Course byRounds(const Course& course) {
  Course rounds = course;
  rounds.byRounds = true;
  rounds.moments.clear();
  for (Course::Series& series : rounds.series) {
    series.points.clear();
    series.marked.clear();
  }
  for (std::size_t i = 0; i < course.moments.size(); ++i) {
    const bool isLast = i + 1 == course.moments.size();
    const auto partOf = [&](std::size_t moment) {
      const Course::Moment& at = course.moments[moment];
      return std::pair(at.isFinal(), at.isFinal() ? 0 : at.round);
    };
    if (!isLast && partOf(i) == partOf(i + 1)) continue;
    rounds.moments.push_back(course.moments[i]);
    for (std::size_t seat = 0; seat < course.series.size(); ++seat) {
      const Course::Series& from = course.series[seat];
      rounds.series[seat].points.push_back(from.points[i]);
      if (!from.marked.empty()) rounds.series[seat].marked.push_back(from.marked[i]);
    }
  }
  return rounds;
}

QString momentName(const Course& course, std::size_t moment) {
  const Course::Moment& at = course.moments[moment];
  //: The beginning of a game, before anything was entered.
  if (moment == 0) return CourseWords::tr("Start");
  if (course.byRounds) {
    return at.isFinal() ? course.finalName : fill(CourseWords::tr("Round %1"), {number(at.round)});
  }
  if (!at.isFinal()) {
    //: A moment of the game: round, phase.
    return fill(CourseWords::tr("Round %1, %2"),
                {number(at.round), course.phases[static_cast<std::size_t>(at.phase)]});
  }
  //: A moment of the game: whose final scoring it is.
  return fill(CourseWords::tr("Final scoring, %1"), {course.series[at.scored].name});
}

Readout momentReadout(const Course& course, std::size_t moment) {
  std::vector<std::size_t> order(course.series.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{},
                           [&](std::size_t seat) { return course.series[seat].points[moment]; });
  Readout readout{momentName(course, moment), {}};
  for (const std::size_t seat : order) {
    const Course::Series& series = course.series[seat];
    const int now = series.points[moment];
    const int gain = moment == 0 ? 0 : now - series.points[moment - 1];
    const QString change = gain > 0 ? QStringLiteral("+%1").arg(gain) : number(gain);
    const QString text = gain == 0 ? QStringLiteral("%1: %2") : QStringLiteral("%1: %2 (%3)");
    const QString sign = series.isMarked(moment) ? QString(text::restsMark) : QString();
    readout.lines.push_back({fill(text, {series.name, number(now) + sign, change}), series.colour});
  }
  return readout;
}

QString momentSentence(const Course& course, std::size_t moment) {
  const Readout readout = momentReadout(course, moment);
  QStringList lines;
  for (const Readout::Line& line : readout.lines) lines += line.text;
  const QString said =
      fill(QStringLiteral("%1. %2"), {readout.heading, lines.join(QStringLiteral(", "))});
  const bool marked = std::ranges::any_of(
      course.series, [&](const Course::Series& series) { return series.isMarked(moment); });
  return marked ? fill(QStringLiteral("%1. %2"), {said, course.rests}) : said;
}

} // namespace nilometer::ui

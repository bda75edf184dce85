// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/course.h"

#include "ui/words/names.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

using egizia::Phase;
using table::LedgerLine;
using words::fill;
using words::number;

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
  explicit CourseBuilder(std::span<const ChartPlayer> players) {
    m_course.moments.push_back({});
    for (const ChartPlayer& player : players) {
      m_course.series.push_back({player.name, player.colour, {0}});
    }
  }

  void startFrom(egizia::Player player, int points) {
    m_course.series[player].points.front() = points;
  }

  void add(const LedgerLine& line) {
    const auto phase = static_cast<Phase>(line.phase);
    const bool final = phase >= Phase::final;
    Course::Moment moment{.round = line.round, .phase = phase, .scored = egizia::noPlayer};
    if (final) moment.scored = line.player;
    while (!final && m_course.moments.back().round + 1 < moment.round) passQuietRound();
    if (m_course.empty() || !sameTime(m_course.moments.back(), moment)) goOnTo(moment);
    m_course.moments.back().entries = static_cast<std::size_t>(line.entry);
    m_course.series[line.player].points.back() += line.points;
  }

  [[nodiscard]] Course take() { return std::move(m_course); }

private:
  void goOnTo(const Course::Moment& moment) {
    m_course.moments.push_back(moment);
    for (Course::Series& series : m_course.series) series.points.push_back(series.points.back());
  }

  /// A round in which nobody's points moved has its place on the axis too.
  void passQuietRound() {
    Course::Moment moment = m_course.moments.back();
    ++moment.round;
    moment.phase = Phase::order;
    goOnTo(moment);
  }

  Course m_course;
};

} // namespace

Course courseOf(const record::Replay& replay, std::span<const ChartPlayer> players,
                std::size_t entries) {
  CourseBuilder builder(players);
  for (const LedgerLine& line : replay.ledger.lines()) {
    if (static_cast<std::size_t>(line.entry) <= entries) builder.add(line);
  }
  return builder.take();
}

Course courseOf(const record::Position& position, const record::ScoredPosition& scored) {
  CourseBuilder builder(chartPlayers(position.players));
  for (egizia::Player player = 0; player < scored.game.players; ++player) {
    builder.startFrom(player, position.track.points(player));
  }
  for (const LedgerLine& line : scored.ledger.lines()) builder.add(line);
  return builder.take();
}

QString momentName(const Course& course, std::size_t moment) {
  const Course::Moment& at = course.moments[moment];
  if (at.round == 0) return CourseWords::tr("Start");
  if (!at.isFinal()) {
    //: A moment of the game: round, phase.
    return fill(CourseWords::tr("Round %1, %2"), {number(at.round), words::phase(at.phase)});
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
    readout.lines.push_back({fill(text, {series.name, number(now), change}), series.colour});
  }
  return readout;
}

QString momentSentence(const Course& course, std::size_t moment) {
  const Readout readout = momentReadout(course, moment);
  QStringList lines;
  for (const Readout::Line& line : readout.lines) lines += line.text;
  return fill(QStringLiteral("%1. %2"), {readout.heading, lines.join(QStringLiteral(", "))});
}

} // namespace nilometer::ui

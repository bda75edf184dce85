// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/course.h"

#include "ui/egizia/words/names.h"
#include "ui/egizia/words/rests_on.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace nilometer::ui {

using egizia::Phase;
using egizia::operator""_rule;
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
  CourseBuilder(std::span<const ChartPlayer> players, const ChartBasis& basis) : m_basis(basis) {
    m_course.moments.push_back({});
    for (const ChartPlayer& player : players) {
      m_course.series.push_back({player.name, player.colour, {0}, {false}});
    }
  }

  void startFrom(table::Player player, int points) {
    m_course.series[player].points.front() = points;
  }

  /// The movements from the first one on.
  void add(std::span<const LedgerLine> lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      add(lines[i]);
      if (m_basis.lines != nullptr) mark(lines[i], m_basis.lines->lines()[i]);
    }
  }

  [[nodiscard]] Course take() {
    egizia::PrintedSet all;
    for (const egizia::PrintedSet& own : m_behind) egizia::addPrinted(all, own);
    if (!all.empty()) m_course.rests = words::restsOn(all, m_basis.table);
    if (all.empty()) {
      for (Course::Series& series : m_course.series) series.marked.clear();
    }
    return std::move(m_course);
  }

private:
  void mark(const LedgerLine& line, const egizia::PrintedSet& basis) {
    egizia::PrintedSet& own = m_behind[line.player];
    // Points that were put right by hand are what the table says they are.
    if (line.rule == "ENTRY"_rule) own.clear();
    egizia::addPrinted(own, basis);
    m_course.series[line.player].marked.back() = !own.empty();
  }

  void add(const LedgerLine& line) {
    const auto phase = static_cast<Phase>(line.phase);
    const bool final = phase >= Phase::final;
    Course::Moment moment{.round = line.round, .phase = phase, .scored = table::noPlayer};
    if (final) moment.scored = line.player;
    while (!final && m_course.moments.back().round + 1 < moment.round) passQuietRound();
    if (m_course.empty() || !sameTime(m_course.moments.back(), moment)) goOnTo(moment);
    m_course.moments.back().entries = static_cast<std::size_t>(line.entry);
    m_course.series[line.player].points.back() += line.points;
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
    moment.phase = Phase::order;
    goOnTo(moment);
  }

  const ChartBasis& m_basis;
  Course m_course;
  std::array<egizia::PrintedSet, table::maxSeats> m_behind{};
};

} // namespace

Course courseOf(const egizia::Replay& replay, std::span<const ChartPlayer> players,
                std::size_t entries, const ChartBasis& basis) {
  CourseBuilder builder(players, basis);
  const auto lines = replay.ledger.lines();
  const auto end = std::ranges::find_if(lines, [&](const LedgerLine& line) {
    return static_cast<std::size_t>(line.entry) > entries;
  });
  builder.add(lines.first(static_cast<std::size_t>(end - lines.begin())));
  return builder.take();
}

Course courseOf(const egizia::Position& position, const egizia::ScoredPosition& scored,
                const ChartBasis& basis) {
  const std::vector<ChartPlayer> players = chartPlayers(position.players);
  CourseBuilder builder(players, basis);
  for (table::Player player = 0; player < scored.game.players; ++player) {
    builder.startFrom(player, position.track.points(player));
  }
  builder.add(scored.ledger.lines());
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
    const QString sign = series.isMarked(moment) ? QString(words::restsMark) : QString();
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/course_story.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using report::ScoreReport;
using report::ScoreStep;
using table::Player;
using text::fill;
using text::number;

namespace {

struct StoryWords {
  Q_DECLARE_TR_FUNCTIONS(CourseStory)
};

using Totals = std::array<int, table::maxSeats>;

Player aloneInFront(const Totals& totals, std::size_t players) {
  const auto end = totals.begin() + static_cast<std::ptrdiff_t>(players);
  const auto most = std::max_element(totals.begin(), end);
  if (std::count(totals.begin(), end, *most) > 1) return table::noPlayer;
  return static_cast<Player>(most - totals.begin());
}

/// Everybody's points from those sources.
Totals pointsOf(const ScoreReport& report, const report::ScoreFamily& family) {
  Totals points{};
  for (const ScoreStep& step : report.steps) {
    const std::size_t group = report.sources[step.source].group;
    const bool isIn = std::ranges::find(family.groups, group) != family.groups.end();
    if (isIn) points[step.player] += step.points;
  }
  return points;
}

/// Whoever was longest alone in front; noPlayer if nobody was, or several equally long.
Player longestLeader(const ScoreReport& report, const RoundLeads& leads) {
  Totals rounds{};
  for (std::size_t i = 0; i < report.seats.size(); ++i) {
    rounds[i] = leads.roundsOf(static_cast<Player>(i));
  }
  const Player longest = aloneInFront(rounds, report.seats.size());
  return longest != table::noPlayer && rounds[longest] > 0 ? longest : table::noPlayer;
}

QString ledText(const ScoreReport& report, const RoundLeads& leads, Player leader) {
  const QString name = report.seats[leader].name;
  const int rounds = leads.roundsOf(leader);
  const auto all = static_cast<int>(leads.leaders.size());
  if (rounds == all && all > 1) return fill(StoryWords::tr("%1 led after every round."), {name});
  //: After how many of the rounds that were played.
  return fill(StoryWords::tr("%1 led at the end of %n round(s) out of %2.", nullptr, rounds),
              {name, number(all)});
}

/// When the winner came to the front for good, and past whom.
QString passedText(const ScoreReport& report, const RoundLeads& leads, Player winner) {
  const QString name = report.seats[winner].name;
  const int since = leads.inFrontSince(winner);
  if (since == 1) return {};
  if (since == 0) {
    return fill(StoryWords::tr("%1 came to the front in the final scoring."), {name});
  }
  const Player before = leads.leaders[static_cast<std::size_t>(since) - 2];
  if (before == table::noPlayer) {
    return fill(StoryWords::tr("%1 was in front from round %2 on."), {name, number(since)});
  }
  return fill(StoryWords::tr("%1 passed %2 in round %3."),
              {name, report.seats[before].name, number(since)});
}

} // namespace

int RoundLeads::roundsOf(Player player) const {
  return static_cast<int>(std::ranges::count(leaders, player));
}

int RoundLeads::inFrontSince(Player player) const {
  auto round = static_cast<int>(leaders.size());
  while (round > 0 && leaders[static_cast<std::size_t>(round) - 1] == player) --round;
  return round == static_cast<int>(leaders.size()) ? 0 : round + 1;
}

RoundLeads leadsOf(const ScoreReport& report) {
  RoundLeads leads;
  if (!report.isRecorded) return leads;
  Totals totals{};
  for (std::size_t i = 0; i < report.seats.size(); ++i) totals[i] = report.seats[i].before;
  int round = 1;
  const auto endRound = [&] {
    leads.leaders.push_back(aloneInFront(totals, report.seats.size()));
    ++round;
  };
  for (const ScoreStep& step : report.steps) {
    if (step.phase >= report.finalPhase) continue;
    while (step.round > round) endRound();
    totals[step.player] += step.points;
  }
  // A round is told when it is over.
  const bool isLastOver = report.isFinished || report.phase >= report.finalPhase;
  while (round < report.round + (isLastOver ? 1 : 0)) endRound();
  return leads;
}

QStringList courseStory(const ScoreReport& report) {
  if (report.isScoredAtTheEnd()) return {};
  const RoundLeads leads = leadsOf(report);
  QStringList story;
  const Player leader = longestLeader(report, leads);
  if (leader != table::noPlayer) story += ledText(report, leads, leader);
  const bool isSettled =
      report.isFinished && !report.isWinnerDisputed() && !report.ranking.front().shared;
  if (isSettled && !leads.leaders.empty()) {
    story += passedText(report, leads, report.ranking.front().player);
  }
  story.removeAll({});
  return story;
}

QString whatDecided(const ScoreReport& report) {
  if (!report.isFinished || report.isWinnerDisputed() || report.ranking.size() < 2) return {};
  const Player winner = report.ranking[0].player;
  const Player second = report.ranking[1].player;
  // A tie is decided by no points.
  if (report.seats[winner].result() == report.seats[second].result()) return {};
  int most = 0;
  QString text;
  for (const report::ScoreFamily& family : report::familiesOf(report)) {
    const Totals points = pointsOf(report, family);
    if (points[winner] - points[second] <= most) continue;
    most = points[winner] - points[second];
    //: A source of points, and what two players have from it.
    text = fill(StoryWords::tr("%1 decided it: %2 for %3, %4 for %5."),
                {family.name, text::signedNumber(points[winner]), report.seats[winner].name,
                 text::signedNumber(points[second]), report.seats[second].name});
  }
  return text;
}

} // namespace nilometer::ui

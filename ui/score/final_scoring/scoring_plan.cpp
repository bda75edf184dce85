// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/scoring_plan.h"

#include "ui/text/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using report::ScoreStep;
using table::Player;

table::ScoreTrack PlannedPage::trackAfter(std::size_t count) const {
  table::ScoreTrack track = before;
  for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
    track.move(player, steps[i].points);
  }
  return track;
}

report::ScoreMarks PlannedPage::marksAfter(std::size_t count) const {
  report::ScoreMarks all = marks;
  for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) all.add(steps[i].marks);
  return all;
}

namespace {

PlannedStep plannedStep(const report::ScoreReport& report,
                        const std::vector<report::ScoreFamily>& families, const ScoreStep& step) {
  const report::ScoreSource& source = report.sources[step.source];
  PlannedStep planned{.kind = source.title,
                      .title = step.reason,
                      .reason = text::fill(QStringLiteral("%1."), {step.reason}),
                      .waiting = source.title,
                      .rule = source.from.rule,
                      .ruleName = source.rule,
                      .picture = source.from.what,
                      .pieces = step.pieces,
                      .points = step.points,
                      .marks = step.marks};
  const auto holds = [&](const report::ScoreFamily& family) {
    return std::ranges::count(family.groups, source.group) > 0;
  };
  planned.column =
      static_cast<std::size_t>(std::ranges::find_if(families, holds) - families.begin());
  return planned;
}

} // namespace

ScoringPlan::ScoringPlan(report::ScoreReport of) : report(std::move(of)) {
  const auto families = familiesOf(report);
  for (const report::ScoreFamily& family : families) columns += family.shortName;
  // The order of their seats says nothing of who has won.
  std::vector<Player> players;
  for (std::size_t i = 0; i < report.seats.size(); ++i) players.push_back(static_cast<Player>(i));
  table::ScoreTrack track(players);
  for (const Player player : players) track.move(player, report.seats[player].before);
  for (const Player player : players) {
    PlannedPage page{.player = player, .before = track};
    for (const ScoreStep& step : report.steps) {
      if (step.player != player) continue;
      page.steps.push_back(plannedStep(report, families, step));
    }
    page.open = page.steps.size();
    track = page.trackAfter(page.open);
    pages.push_back(std::move(page));
  }
  // Where nobody comes far a long scale would be empty; whole tens tell nobody's points.
  int most = 1;
  for (const report::ScoreSeat& seat : report.seats) most = std::max(most, seat.points);
  scale = std::min(scale, (most + 9) / 10 * 10);
}

} // namespace nilometer::ui

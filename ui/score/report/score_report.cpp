// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/report/score_report.h"

#include <algorithm>

namespace nilometer::report {

void ScoreMarks::add(const ScoreMarks& other) {
  anyway = anyway || other.anyway;
  for (const std::size_t value : other.assumed) {
    const auto place = std::ranges::lower_bound(assumed, value);
    if (place == assumed.end() || *place != value) assumed.insert(place, value);
  }
}

bool ScoreReport::hasAnyway() const {
  return std::ranges::any_of(steps, [](const ScoreStep& step) { return step.marks.anyway; });
}

bool ScoreReport::hasDisputedSources() const {
  return std::ranges::any_of(steps, [](const ScoreStep& step) { return step.marks.disputed; });
}

bool ScoreReport::isWinnerDisputed() const {
  return std::ranges::any_of(disputes, [this](const ScoreDispute& dispute) {
    const bool isOther =
        !dispute.ranking.empty() && dispute.ranking.front() != ranking.front().player;
    return isOther || dispute.goesOn;
  });
}

bool ScoreReport::isRankingDisputed() const {
  return std::ranges::any_of(disputes, [this](const ScoreDispute& dispute) {
    const bool isOther = !dispute.ranking.empty() &&
                         !std::ranges::equal(dispute.ranking, ranking, {}, {}, &ScoreRank::player);
    return isOther || dispute.goesOn;
  });
}

bool ScoreReport::isScoredAtTheEnd() const {
  const bool moved = std::ranges::any_of(
      steps, [this](const ScoreStep& step) { return step.points != 0 && step.phase < finalPhase; });
  const bool began =
      std::ranges::any_of(seats, [](const ScoreSeat& seat) { return seat.before != 0; });
  const bool scored =
      std::ranges::any_of(steps, [](const ScoreStep& step) { return step.points != 0; });
  return (scored || onlyAtTheEnd) && !moved && !began;
}

bool ScoreReport::isOpen() const {
  return std::ranges::any_of(seats, &ScoreSeat::isOpen);
}

bool ScoreReport::hasPlaces() const {
  return isFinished || (!isOpen() && first().size() < ranking.size());
}

int ScoreReport::placeAt(std::size_t rank) const {
  while (rank > 0 && ranking[rank - 1].shared) --rank;
  return static_cast<int>(rank) + 1;
}

int ScoreReport::placeOf(std::size_t player) const {
  const auto found = std::ranges::find(ranking, player, &ScoreRank::player);
  return placeAt(static_cast<std::size_t>(found - ranking.begin()));
}

std::vector<table::Player> ScoreReport::first() const {
  std::vector<table::Player> players;
  for (std::size_t i = 0; i < ranking.size() && placeAt(i) == 1; ++i) {
    players.push_back(ranking[i].player);
  }
  return players;
}

std::vector<ScoreFamily> familiesOf(const ScoreReport& report) {
  std::vector<ScoreFamily> families = report.families;
  for (std::size_t group = 0; group < report.groups.size(); ++group) {
    const bool isIn = std::ranges::any_of(families, [group](const ScoreFamily& family) {
      return std::ranges::find(family.groups, group) != family.groups.end();
    });
    if (!isIn) families.push_back({report.groups[group], report.groups[group], {group}});
  }
  return families;
}

void addUp(ScoreReport& report) {
  for (const ScoreStep& step : report.steps) {
    ScoreSource::Cell& cell = report.sources[step.source].cells[step.player];
    cell.applies = true;
    cell.points += step.points;
    cell.marks.add(step.marks);
    ScoreMarks& all = report.seats[step.player].marks;
    if (step.putRight) all.assumed.clear();
    all.add(step.marks);
  }
}

void markDisputed(ScoreReport& report, const ScoreReport& other) {
  const auto pointsIn = [&other](const ScoreSource& source, std::size_t seat) {
    const auto same = std::ranges::find_if(other.sources, [&source](const ScoreSource& each) {
      return each.rule == source.rule && each.id == source.id && each.title == source.title;
    });
    return same == other.sources.end() ? 0 : same->cells[seat].points;
  };
  for (std::size_t i = 0; i < report.sources.size(); ++i) {
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
      ScoreSource::Cell& cell = report.sources[i].cells[seat];
      if (!cell.applies || cell.points == pointsIn(report.sources[i], seat)) continue;
      cell.marks.disputed = true;
      for (ScoreStep& step : report.steps) {
        if (step.source == i && step.player == seat) step.marks.disputed = true;
      }
    }
  }
}

} // namespace nilometer::report

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/chart/source_bars.h"

#include "ui/score/report/report_texts.h"
#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using report::ScoreReport;
using report::ScoreStep;

namespace {

/// What is added up to one part of a bar.
struct Source {
  QString name;
  QString shortName;
  std::vector<std::size_t> groups;
};

/// What one player has from it.
BarPart partOf(const ScoreReport& report, std::size_t player, const Source& source) {
  BarPart part{.name = source.name, .shortName = source.shortName};
  const auto isOfIt = [&source](const report::ScoreSource& row) {
    return std::ranges::find(source.groups, row.group) != source.groups.end();
  };
  // What counts only so far is in no step yet.
  for (const report::ScoreSource& row : report.sources) {
    if (isOfIt(row)) part.value += row.cells[player].points;
  }
  for (const ScoreStep& step : report.steps) {
    if (step.player != player || step.points == 0) continue;
    if (isOfIt(report.sources[step.source]) && !step.marks.assumed.empty()) part.marked = true;
  }
  return part;
}

/// One part for every source that is not 0.
std::vector<BarPart> partsOf(const ScoreReport& report, std::size_t player,
                             const std::vector<Source>& sources) {
  std::vector<BarPart> parts;
  // Bars of the few points that may be seen would say who leads.
  if (report.isHidden()) return parts;
  const auto add = [&parts](BarPart part, std::size_t source) {
    part.source = static_cast<int>(source);
    if (part.value != 0) parts.push_back(std::move(part));
  };
  for (std::size_t i = 0; i < sources.size(); ++i) add(partOf(report, player, sources[i]), i);
  add({.name = report::Report::tr("Before the final scoring"),
       .value = qreal{1} * report.seats[player].before,
       //: Short for what somebody had before the final scoring.
       .shortName = report::Report::tr("before")},
      sources.size());
  return parts;
}

std::vector<Bar> barsOf(const ScoreReport& report, const std::vector<Source>& sources) {
  std::vector<Bar> bars;
  for (std::size_t player = 0; player < report.seats.size(); ++player) {
    const report::ScoreSeat& seat = report.seats[player];
    report::ScoreMarks behind;
    for (const ScoreStep& step : report.steps) {
      if (step.player != player || step.points == 0) continue;
      if (step.putRight) behind.assumed.clear();
      behind.add(step.marks);
    }
    bars.push_back({seat.name, playerColourAt(seat.look), partsOf(report, player, sources),
                    report::pointsText(seat), report::restsOn(report, behind)});
  }
  return bars;
}

} // namespace

std::vector<Bar> sourceBars(const ScoreReport& report) {
  std::vector<Source> sources;
  for (std::size_t i = 0; i < report.groups.size(); ++i) {
    sources.push_back({report.groups[i], {}, {i}});
  }
  return barsOf(report, sources);
}

std::vector<Bar> familyBars(const ScoreReport& report) {
  std::vector<Source> sources;
  for (const report::ScoreFamily& family : report::familiesOf(report)) {
    sources.push_back({family.name, family.shortName, family.groups});
  }
  return barsOf(report, sources);
}

} // namespace nilometer::ui

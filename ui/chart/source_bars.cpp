// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart/source_bars.h"

#include "ui/report/report_texts.h"
#include "ui/report/score_text.h"
#include "ui/words/phrase.h"

namespace nilometer::ui {

using report::ScoreReport;
using report::ScoreStep;

namespace {

/// One part for every source that is not 0.
std::vector<BarPart> partsOf(const ScoreReport& report, const report::ScoreSeat& seat,
                             const std::vector<int>& sums, const std::vector<bool>& marked) {
  std::vector<BarPart> parts;
  const auto add = [&](std::size_t source, const QString& name, int value, bool rests) {
    if (value == 0) return;
    parts.push_back({static_cast<int>(source), name, qreal{1} * value, rests});
  };
  for (std::size_t i = 0; i < sums.size(); ++i) add(i, report.groups[i], sums[i], marked[i]);
  add(sums.size(), report::Report::tr("Before the final scoring"), seat.before, false);
  return parts;
}

} // namespace

std::vector<Bar> sourceBars(const ScoreReport& report) {
  std::vector<Bar> bars;
  for (std::size_t player = 0; player < report.seats.size(); ++player) {
    const report::ScoreSeat& seat = report.seats[player];
    std::vector<int> sums(report.groups.size());
    std::vector<bool> marked(report.groups.size());
    report::ScoreMarks behind;
    for (const ScoreStep& step : report.steps) {
      if (step.player != player || step.points == 0) continue;
      const std::size_t group = report.sources[step.source].group;
      sums[group] += step.points;
      marked[group] = marked[group] || !step.marks.assumed.empty();
      if (step.putRight) behind.assumed.clear();
      behind.add(step.marks);
    }
    bars.push_back({seat.name, playerColourAt(seat.look), partsOf(report, seat, sums, marked),
                    words::number(seat.points), report::restsOn(report, behind)});
  }
  return bars;
}

} // namespace nilometer::ui

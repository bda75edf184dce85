// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/position_disputes.h"

#include "ui/egizia/end_position/position_asked.h"
#include "ui/egizia/end_position/position_check.h"
#include "ui/egizia/end_position/position_words.h"
#include "ui/egizia/report/game_report.h"
#include "ui/text/phrase.h"

#include <utility>

namespace nilometer::ui {

using egizia::PositionDispute;

namespace {

/// Marks in the report what it changes, too.
report::ScoreDispute disputeAt(const PositionEntered& entry, const PositionCell& cell,
                               const egizia::Edition& edition, report::ScoreReport& report) {
  report::ScoreDispute dispute;
  dispute.sentence = positionSentence(entry, cell, edition);
  dispute.said = disputedOf(entry, cell, edition);
  if (!dispute.said.hasOther) return dispute;
  const PositionCheck other = check(otherWay(entry, cell), edition);
  if (!other.position) return dispute;
  const report::ScoreReport scored = report::scoreReport(*other.position, edition);
  for (const report::ScoreSeat& seat : scored.seats) dispute.points.push_back(seat.points);
  for (const report::ScoreRank& rank : scored.ranking) dispute.ranking.push_back(rank.player);
  markDisputed(report, scored);
  return dispute;
}

} // namespace

PositionEntered otherWay(PositionEntered entry, const PositionCell& cell) {
  const std::string& other = *entry.disputes.at(cell).otherwise;
  if (!isYesNo(cell.row))
    entry.texts[cell] = other;
  else if (entry.switched.erase(cell) == 0)
    entry.switched.insert(cell);
  return entry;
}

text::Disputed disputedOf(const PositionEntered& entry, const PositionCell& cell,
                          const egizia::Edition& edition) {
  const PositionDispute& dispute = entry.disputes.at(cell);
  text::Disputed said{.note = text::fromUtf8(dispute.note),
                      .hasOther = dispute.otherwise.has_value(),
                      .otherwise = {}};
  if (said.hasOther) said.otherwise = positionValue(otherWay(entry, cell), cell, edition);
  return said;
}

report::ScoreReport reportOf(const PositionEntered& entry, const egizia::Position& position,
                             const egizia::Edition& edition) {
  report::ScoreReport report = report::scoreReport(position, edition);
  if (entry.disputes.empty()) return report;
  for (const PositionCell& cell : cellsOf(entry, edition)) {
    if (!entry.disputes.contains(cell)) continue;
    report.disputes.push_back(disputeAt(entry, cell, edition, report));
  }
  return report;
}

} // namespace nilometer::ui

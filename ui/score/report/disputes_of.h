// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/score_report.h"
#include "ui/text/disputed_of.h"

#include <algorithm>

namespace nilometer::report {

/// Adds the entries of a game that the table does not agree about, with the score both ways.
/// `played` = the record, or its first entries.
template <table::Rules G>
void addDisputes(ScoreReport& report, const record::GameRecord<G>& game,
                 const record::Replay<G>& played,
                 const typename text::Phrasebook<G>::Names& names) {
  if (std::ranges::none_of(game.entries, [](const auto& entry) { return bool(entry.dispute); })) {
    return;
  }
  record::GameRecord<G> record = game;
  record.entries.resize(std::min(game.entries.size(), played.entries.size()));
  for (const std::size_t i : record::disputedEntries(record)) {
    const record::RecordedEntry<G>& entry = record.entries[i];
    ScoreDispute dispute{.entry = static_cast<int>(i) + 1,
                         .line = entry.line,
                         .round = played.entries[i].round,
                         .sentence = text::Phrasebook<G>::sentence(entry, names),
                         .said = text::disputedOf<G>(entry, names),
                         .points = {},
                         .ranking = {}};
    if (dispute.said.hasOther) {
      const record::OtherScore score = record::otherScore(record, played, i);
      // Points that come at the end alone are compared with no others.
      const bool isScored = (report.isFinished && score.isOver) || !report.onlyAtTheEnd;
      dispute.goesOn = report.isFinished && !isScored;
      if (isScored) {
        dispute.points.assign(score.points.begin(),
                              score.points.begin() + static_cast<long>(report.seats.size()));
        dispute.ranking = score.ranking;
      }
    }
    report.disputes.push_back(std::move(dispute));
  }
}

} // namespace nilometer::report

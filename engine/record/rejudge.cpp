// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/rejudge.h"

namespace nilometer::record {

namespace {

/// The points that each player got by each entry.
std::vector<SeatPoints> pointsMoved(const table::Ledger& ledger, std::size_t entries) {
  std::vector<SeatPoints> moved(entries);
  for (const table::LedgerLine& line : ledger.lines()) {
    moved[static_cast<std::size_t>(line.entry - 1)][line.player] += line.points;
  }
  return moved;
}

} // namespace

std::vector<ChangedPoints> changedPoints(const table::Ledger& before, std::size_t entriesBefore,
                                         const table::Ledger& after, std::size_t entriesAfter,
                                         const EntryPairs& pairs) {
  const std::vector<SeatPoints> was = pointsMoved(before, entriesBefore);
  std::vector<SeatPoints> is(was.size());
  const std::vector<SeatPoints> moved = pointsMoved(after, entriesAfter);
  for (const EntryPair& pair : pairs) is[pair.before] = moved[pair.after];
  std::vector<ChangedPoints> changed;
  for (std::size_t i = 0; i < was.size(); ++i) {
    for (std::size_t player = 0; player < was[i].size(); ++player) {
      if (was[i][player] == is[i][player]) continue;
      changed.push_back({i, static_cast<table::Player>(player), was[i][player], is[i][player]});
    }
  }
  return changed;
}

SeatPoints pointsAtEnd(const table::Ledger& ledger) {
  SeatPoints points{};
  for (const table::LedgerLine& line : ledger.lines()) points[line.player] += line.points;
  return points;
}

} // namespace nilometer::record

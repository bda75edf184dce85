// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/rejudge.h"

#include <algorithm>

namespace nilometer::record {

using namespace egizia;

namespace {

bool same(const Verdict& a, const Verdict& b) {
  return std::ranges::equal(a.findings(), b.findings());
}

using Moved = std::array<int, table::maxPlayers>;

/// The points that each player got by each entry.
std::vector<Moved> pointsMoved(const Replay& played) {
  std::vector<Moved> moved(played.entries.size());
  for (const table::LedgerLine& line : played.ledger.lines()) {
    moved[static_cast<std::size_t>(line.entry - 1)][line.player] += line.points;
  }
  return moved;
}

/// The entries that are in both records.
struct Pair {
  std::size_t before = 0; ///< its indices
  std::size_t after = 0;
};
using Pairs = std::vector<Pair>;

void compareVerdicts(const Replay& before, const Replay& after, const Pairs& pairs,
                     Rejudged& result) {
  for (const Pair& pair : pairs) {
    const ReplayedEntry& was = before.entries[pair.before];
    const ReplayedEntry& is = after.entries[pair.after];
    if (was.accepted == is.accepted && was.impossible == is.impossible &&
        same(was.verdict, is.verdict)) {
      continue;
    }
    result.verdicts.push_back({pair.before, was.verdict, is.verdict, was.accepted, is.accepted});
  }
}

void comparePoints(const Replay& before, const Replay& after, const Pairs& pairs,
                   Rejudged& result) {
  const std::vector<Moved> was = pointsMoved(before);
  std::vector<Moved> is(was.size());
  const std::vector<Moved> moved = pointsMoved(after);
  for (const Pair& pair : pairs) is[pair.before] = moved[pair.after];
  for (std::size_t i = 0; i < was.size(); ++i) {
    for (std::size_t player = 0; player < was[i].size(); ++player) {
      if (was[i][player] == is[i][player]) continue;
      result.points.push_back({i, static_cast<Player>(player), was[i][player], is[i][player]});
    }
  }
  for (int player = 0; player < before.game.players; ++player) {
    const auto seat = static_cast<std::size_t>(player);
    result.pointsBefore[seat] = before.state.track.points(static_cast<Player>(player));
    result.pointsAfter[seat] = after.state.track.points(static_cast<Player>(player));
  }
}

} // namespace

// The ids in the text are what an entry means; in memory it holds places of one edition.
Rejudged rejudge(const GameRecord& record, const Edition& played, const Edition& corrected) {
  Rejudged result;
  result.record.header = record.header;
  result.record.header.editionId = corrected.id;
  result.record.header.editionChecksum = corrected.checksum;
  Pairs pairs;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    const std::string line = writeEntry(record.entries[i], record.header, played);
    Result<RecordedEntry> entry = readEntry(line, result.record.header, corrected);
    if (!entry) {
      entry.error().line = 0;
      result.leftOut.push_back({i, std::move(entry.error())});
      continue;
    }
    entry->line = record.entries[i].line;
    pairs.push_back({i, result.record.entries.size()});
    result.record.entries.push_back(std::move(*entry));
  }
  const Replay before = replay(record, played);
  const Replay after = replay(result.record, corrected);
  compareVerdicts(before, after, pairs, result);
  comparePoints(before, after, pairs, result);
  return result;
}

} // namespace nilometer::record

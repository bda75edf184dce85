// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/read_record.h"
#include "engine/record/replay.h"
#include "engine/record/write_record.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

/// A printed value turns out to be wrong in the middle of a game: the game so far judged again on
/// the corrected edition.
namespace nilometer::record {

/// An entry about which the rules now say something else.
struct ChangedVerdict {
  std::size_t entry = 0; ///< index into the record as it was
  table::Verdict before;
  table::Verdict after;
  bool wasAccepted = false;
  bool isAccepted = false; ///< if not, it is not carried out: correct it or enter it anyway
};

/// Points that an entry now gives otherwise; with one that is left out, none.
struct ChangedPoints {
  std::size_t entry = 0; ///< index into the record as it was
  table::Player player = table::noPlayer;
  int before = 0; ///< moved by this entry alone
  int after = 0;
};

/// An entry that cannot be said on the corrected edition: it names a stop, card or space that is
/// not there.
struct LeftOut {
  std::size_t entry = 0; ///< index into the record as it was
  ReadError why;
};

/// By player.
using SeatPoints = std::array<int, table::maxSeats>;

/// Differences of a game that is judged on other values, whichever game it is.
struct GameRejudged {
  std::vector<LeftOut> leftOut;
  std::vector<ChangedVerdict> verdicts;
  std::vector<ChangedPoints> points;
  SeatPoints pointsBefore{}; ///< at the end
  SeatPoints pointsAfter{};

  /// The correction changes nothing that was entered or scored.
  [[nodiscard]] bool sameGame() const {
    return leftOut.empty() && verdicts.empty() && points.empty();
  }
};

template <table::Rules G> struct Rejudged : GameRejudged {
  /// The record without the entries left out; its header names the corrected edition.
  GameRecord<G> record;
};

/// An entry that is in both records, by its indices.
struct EntryPair {
  std::size_t before = 0;
  std::size_t after = 0;
};
using EntryPairs = std::vector<EntryPair>;

template <table::Rules G>
[[nodiscard]] std::vector<ChangedVerdict>
changedVerdicts(const Replay<G>& before, const Replay<G>& after, const EntryPairs& pairs) {
  std::vector<ChangedVerdict> changed;
  for (const EntryPair& pair : pairs) {
    const ReplayedEntry<G>& was = before.entries[pair.before];
    const ReplayedEntry<G>& is = after.entries[pair.after];
    const bool same = was.accepted == is.accepted && was.impossible == is.impossible &&
                      std::ranges::equal(was.verdict.findings(), is.verdict.findings());
    if (same) continue;
    changed.push_back({pair.before, was.verdict, is.verdict, was.accepted, is.accepted});
  }
  return changed;
}

/// Of games of `before` and `after` entries that have these in common.
[[nodiscard]] std::vector<ChangedPoints>
changedPoints(const table::Ledger& before, std::size_t entriesBefore, const table::Ledger& after,
              std::size_t entriesAfter, const EntryPairs& pairs);
[[nodiscard]] SeatPoints pointsAtEnd(const table::Ledger& ledger);

/// An entry of `header` and `played` as it is said on other values: it names the same stops, cards
/// and spaces, wherever these are now. What is disputed about it never keeps it from being said:
/// another way that cannot be is left away.
template <table::Rules G>
[[nodiscard]] Result<RecordedEntry<G>>
restated(RecordedEntry<G> entry, const RecordHeader<G>& header, const typename G::Edition& played,
         const RecordHeader<G>& corrected, const typename G::Edition& edition) {
  // The ids in the text are what an entry means; in memory it holds places of one edition.
  const auto said = [&] {
    return readEntry<G>(writeEntry<G>(entry, header, played), corrected, edition, 1);
  };
  Result<RecordedEntry<G>> same = said();
  if (!same && entry.dispute && entry.dispute->otherwise) {
    entry.dispute->otherwise.reset();
    if (entry.dispute->note.empty()) entry.dispute.reset();
    same = said();
  }
  if (same) same->line = entry.line;
  return same;
}

/// The record as if it had been played on `corrected` from the start. Entries keep their meaning
/// (restated). `record` itself stays as it is, so that whoever shows the difference can still keep
/// it.
template <table::Rules G>
[[nodiscard]] Rejudged<G> rejudge(const GameRecord<G>& record, const typename G::Edition& played,
                                  const typename G::Edition& corrected) {
  Rejudged<G> result;
  result.record.header = record.header;
  result.record.header.editionId = corrected.id;
  result.record.header.editionChecksum = corrected.checksum;
  EntryPairs pairs;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    Result<RecordedEntry<G>> entry =
        restated<G>(record.entries[i], record.header, played, result.record.header, corrected);
    if (!entry) {
      entry.error().line = 0;
      result.leftOut.push_back({i, std::move(entry.error())});
      continue;
    }
    pairs.push_back({i, result.record.entries.size()});
    result.record.entries.push_back(std::move(*entry));
  }
  const Replay<G> before = replay(record, played);
  const Replay<G> after = replay(result.record, corrected);
  result.verdicts = changedVerdicts(before, after, pairs);
  result.points = changedPoints(before.ledger, before.entries.size(), after.ledger,
                                after.entries.size(), pairs);
  result.pointsBefore = pointsAtEnd(before.ledger);
  result.pointsAfter = pointsAtEnd(after.ledger);
  return result;
}

} // namespace nilometer::record

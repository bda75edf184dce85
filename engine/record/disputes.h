// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/amend.h"
#include "engine/record/rejudge.h"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

/// What a game comes to if the other side of a dispute is right.
namespace nilometer::record {

/// Indices of the entries the table does not agree about.
template <table::Rules G>
[[nodiscard]] std::vector<std::size_t> disputedEntries(const GameRecord<G>& record) {
  std::vector<std::size_t> disputed;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    if (record.entries[i].dispute) disputed.push_back(i);
  }
  return disputed;
}

/// The entry that would stand there; nothing if none. It was made when the disputed one was.
/// @pre hasOtherWay(entry)
template <table::Rules G>
[[nodiscard]] std::optional<RecordedEntry<G>> otherEntry(const RecordedEntry<G>& entry) {
  assert(hasOtherWay(entry));
  const OtherWay<G>& other = *entry.dispute->otherwise;
  if (!other.entry) return std::nullopt;
  RecordedEntry<G> made;
  made.entry = *other.entry;
  made.anyway = other.anyway;
  made.reason = other.reason;
  made.time = entry.time;
  return made;
}

/// The change of the past that would settle a dispute the other way.
/// @pre hasOtherWay(record.entries[entry])
template <table::Rules G>
[[nodiscard]] Amendment<G> settling(const GameRecord<G>& record, std::size_t entry) {
  Amendment<G> amendment{.kind = AmendKind::remove, .index = entry};
  if (auto other = otherEntry(record.entries[entry])) {
    amendment.kind = AmendKind::replace;
    amendment.entry = std::move(*other);
  }
  return amendment;
}

/// What the players have if that entry is as the other side says, everything else as it is now and
/// later entries as is proposed for them.
struct OtherScore {
  std::size_t entry = 0;
  SeatPoints points{};
  std::vector<table::Player> ranking; ///< best first, of what the game comes to
  bool isOver = false;                ///< it comes to its end then
};

/// The game as the other side says it.
/// @pre hasOtherWay(record.entries[entry]); `played` is the record's
template <table::Rules G>
[[nodiscard]] Replay<G> otherReplay(const GameRecord<G>& record, const Replay<G>& played,
                                    std::size_t entry) {
  return amend(record, played, settling(record, entry)).replay;
}

/// @pre as for otherReplay()
template <table::Rules G>
[[nodiscard]] OtherScore otherScore(const GameRecord<G>& record, const Replay<G>& played,
                                    std::size_t entry) {
  const Replay<G> other = otherReplay(record, played, entry);
  OtherScore score{.entry = entry,
                   .points = {},
                   .ranking = G::ranking(other.game, other.state),
                   .isOver = G::clock(other.state).over};
  for (table::Player player = 0; player < record.header.players.size(); ++player) {
    score.points[player] = G::points(other.state, player);
  }
  return score;
}

} // namespace nilometer::record

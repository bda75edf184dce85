// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/disputes.h"
#include "engine/record/game_result.h"
#include "engine/record/read_record.h"
#include "engine/record/replay.h"
#include "engine/table/printed.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// How a recorded game of any kind ended: a template over its rules and what it rests on.
namespace nilometer::record {

/// What a game is read with.
template <table::Rules G>
using EditionsAtHand = std::span<const std::shared_ptr<const typename G::Edition>>;

/// By line of the ledger: whether it rests on printed values that nobody has compared yet.
[[nodiscard]] inline std::vector<bool> assumedLines(std::span<const table::PrintedSet> lines) {
  std::vector<bool> assumed;
  for (const table::PrintedSet& behind : lines) assumed.push_back(!behind.empty());
  return assumed;
}

/// A file that could not be read, of which the header was.
template <table::Rules G>
[[nodiscard]] Unreadable unreadable(ReadError error, const RecordHeader<G>& header) {
  Unreadable file{std::move(error), header.date, {}};
  for (const Seat& seat : header.players) file.names.push_back(seat.name);
  return file;
}

/// Whether somebody else has won if a disputed entry is as the other side says. A game that is not
/// over then has no winner unless points are known before its end.
template <table::Rules G>
[[nodiscard]] bool isWinnerDisputed(const GameRecord<G>& record, const Replay<G>& played,
                                    table::Player winner) {
  return std::ranges::any_of(disputedEntries(record), [&](std::size_t entry) {
    if (!hasOtherWay(record.entries[entry])) return false;
    const OtherScore other = otherScore(record, played, entry);
    const bool isScored = other.isOver || other.points != SeatPoints{};
    return !isScored || other.ranking.front() != winner;
  });
}

/// The end of a game that is over. `Basis` says what the lines of its ledger rest on (Phrasebook);
/// `byHand` = the rule of what the table put right, if it can.
template <class Basis, table::Rules G>
[[nodiscard]] GameResult resultOf(const GameRecord<G>& record, const Replay<G>& played,
                                  const typename G::Edition& edition,
                                  std::optional<table::RuleId> byHand) {
  const RecordHeader<G>& header = record.header;
  std::vector<int> points;
  for (table::Player player = 0; player < header.players.size(); ++player) {
    points.push_back(G::points(played.state, player));
  }
  GameResult result;
  result.date = header.date;
  result.title = header.title;
  result.editionId = header.editionId;
  result.profile = static_cast<int>(header.profile);
  const std::vector<table::Player> ranking = G::ranking(played.game, played.state);
  result.seats = seatResults(header.players, FileFormat<G>::seatRules(header.options).colours,
                             points, played.ledger, ranking);
  result.isWinnerDisputed = isWinnerDisputed(record, played, ranking.front());
  if (!record.entries.empty()) result.ended = record.entries.back().time;
  for (std::size_t i = 1; i < ranking.size(); ++i) {
    if (!G::shareAPlace(played.state, ranking[i - 1], ranking[i])) continue;
    result.seats[ranking[i]].place = result.seats[ranking[i - 1]].place;
  }
  result.lines.assign(played.ledger.lines().begin(), played.ledger.lines().end());
  result.assumed = assumedLines(Basis(played, edition).lines());
  markSeats(result, byHand);
  return result;
}

/// Who plays first, second … at the start, by the first entry that says it.
template <table::Rules G> void markStarts(GameResult& result, const GameRecord<G>& record) {
  const std::size_t players = result.seats.size();
  for (std::size_t seat = 0; seat < players; ++seat) {
    int& start = result.seats[seat].start;
    for (const RecordedEntry<G>& entry : record.entries) {
      if (start == 0) start = G::startPlace(entry.entry, seat, players);
    }
  }
}

/// How the game in a record's text ended. `file` is only named in errors.
template <class Basis, table::Rules G>
[[nodiscard]] Ending endingOfRecord(std::string_view text, EditionsAtHand<G> editions,
                                    std::optional<table::RuleId> byHand,
                                    const std::string& file = {}) {
  using Edition = typename G::Edition;
  Lines lines(text);
  const Result<RecordHeader<G>> header = readHeader<G>(text, lines, file);
  if (!header) return Unreadable{header.error(), {}, {}};
  const Edition* edition = editionOf<Edition>(header->edition(), editions);
  std::optional<Edition> own;
  if (edition == nullptr || edition->checksum != header->editionChecksum) {
    Result<std::optional<Edition>> brought = editionIn<G>(text, file);
    if (!brought) return unreadable<G>(brought.error(), *header);
    own = std::move(*brought);
    if (own) edition = &*own;
  }
  if (edition == nullptr) return unreadable<G>(noEdition(header->editionId, file, 1), *header);
  const Result<GameRecord<G>> record = readRecord<G>(text, *edition, file);
  if (!record) return unreadable<G>(record.error(), *header);
  const Replay<G> played = replay(*record, *edition);
  if (!G::clock(played.state).over) return Unfinished{};
  GameResult result = resultOf<Basis, G>(*record, played, *edition, byHand);
  markStarts<G>(result, *record);
  return result;
}

} // namespace nilometer::record

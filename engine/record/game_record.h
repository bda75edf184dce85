// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_name.h"
#include "engine/table/rules.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// The record of a game: a header and its entries. The record is the truth; the state is always
/// worked out from it (docs/game-record.md).
namespace nilometer::record {

/// No line carries a checksum.
inline constexpr int plainRecordFormat = 1;
/// Every line carries one (record/line_sums.h).
inline constexpr int summedRecordFormat = 2;
/// The newest format: some entries are disputed; with checksums or without.
inline constexpr int recordFormatVersion = 3;
/// Bytes of a line; a longer one is refused.
inline constexpr std::size_t maxRecordLine = std::size_t{64} * 1024;
/// Bytes of the line of the printed values; a longer one is refused.
inline constexpr std::size_t maxEditionLine = std::size_t{1024} * 1024;
/// More are refused; a game has some hundreds.
inline constexpr std::size_t maxRecordEntries = 100'000;
inline constexpr std::size_t maxReason = 500; ///< characters, also of a note
inline constexpr int maxSeatBid = 2000;       ///< in half points

/// A player as the header names them.
struct Seat {
  std::string name;   ///< 1 to 60 characters
  std::string colour; ///< one of the game's colours; distinct
  int bid = 0;        ///< for the seat, in half points, where the game's options allow bids
  friend bool operator==(const Seat&, const Seat&) = default;
};

/// The first line of a record.
template <table::Rules G> struct RecordHeader {
  using Seat = record::Seat;

  int format = plainRecordFormat; ///< of a file, not of the game: writing finds it out
  int rules = G::version;         ///< the version it was played with stays its own
  std::string editionId;
  std::string editionChecksum;
  typename G::Profile profile = G::usualProfile;
  typename G::Options options; ///< the profile's, with the table's own choices
  std::vector<Seat> players;   ///< in starting order
  std::string date;            ///< YYYY-MM-DD
  std::string title;           ///< may be empty

  [[nodiscard]] EditionName edition() const { return {editionId, editionChecksum}; }
  friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

/// What stands in place of a disputed entry, if the other side is right.
template <table::Rules G> struct OtherWay {
  std::optional<typename G::Entry> entry; ///< nothing: it was not made at all
  bool anyway = false;
  std::string reason;

  friend bool operator==(const OtherWay&, const OtherWay&) = default;
};

/// The table does not agree about an entry, and plays on until it does. There is a note, another
/// way, or both.
template <table::Rules G> struct Dispute {
  std::string note; ///< of at most `maxReason` characters
  std::optional<OtherWay<G>> otherwise;

  friend bool operator==(const Dispute&, const Dispute&) = default;
};

/// One line of a record after the header.
template <table::Rules G> struct RecordedEntry {
  typename G::Entry entry;
  bool anyway = false; ///< entered although illegal
  std::string reason;  ///< of a correction (then not empty) or of an "anyway"
  std::string time;    ///< when entered, ISO 8601, may be empty
  int line = 0;        ///< in the file it was read from; not compared
  std::optional<Dispute<G>> dispute = {};

  /// Whether both were made alike (entry, "anyway", reason), whatever dispute there is about them.
  [[nodiscard]] bool isMadeAs(const RecordedEntry& other) const {
    return entry == other.entry && anyway == other.anyway && reason == other.reason;
  }
  friend bool operator==(const RecordedEntry& a, const RecordedEntry& b) {
    return a.isMadeAs(b) && a.time == b.time && a.dispute == b.dispute;
  }
};

/// Whether something else would stand in place of that entry: only then it scores another way.
template <table::Rules G> [[nodiscard]] bool hasOtherWay(const RecordedEntry<G>& entry) {
  return entry.dispute && entry.dispute->otherwise;
}

template <table::Rules G> struct GameRecord {
  RecordHeader<G> header;
  std::vector<RecordedEntry<G>> entries;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

} // namespace nilometer::record

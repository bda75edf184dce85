// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/game.h"
#include "engine/egizia/invariants.h"
#include "engine/record/read_error.h"
#include "engine/table/ledger.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The record of a game: a header and its entries. The record is the truth; the state is always
/// worked out from it (docs/game-record.md).
namespace nilometer::record {

inline constexpr int recordFormatVersion = 1;
/// Bytes of a line; a longer one is refused.
inline constexpr std::size_t maxRecordLine = std::size_t{64} * 1024;
/// The same for the line of the printed values.
inline constexpr std::size_t maxEditionLine = std::size_t{1024} * 1024;
/// More are refused; a game has some hundreds.
inline constexpr std::size_t maxRecordEntries = 100'000;
inline constexpr int maxSeatBid = 2000; ///< in half points

/// The first line of a record.
struct RecordHeader {
  int format = recordFormatVersion;
  int rules = egizia::rulesVersion; ///< the version it was played with stays its own
  std::string editionId;
  std::string editionChecksum;
  egizia::Profile profile = egizia::Profile::revised;
  egizia::RuleOptions options; ///< the profile's, with the table's own choices
  struct Seat {
    std::string name;   ///< 1 to 60 characters
    std::string colour; ///< "blue", "red", "green" or "yellow"; distinct
    int bid = 0;        ///< for the seat, in half points (option seatBids)
    friend bool operator==(const Seat&, const Seat&) = default;
  };
  std::vector<Seat> players; ///< in starting order: tile 1 first
  std::string date;          ///< YYYY-MM-DD
  std::string title;         ///< may be empty

  [[nodiscard]] EditionName edition() const { return {editionId, editionChecksum}; }
  friend bool operator==(const RecordHeader&, const RecordHeader&) = default;
};

/// One line of a record after the header.
struct RecordedEntry {
  egizia::Entry entry;
  bool anyway = false; ///< entered although illegal
  std::string reason;  ///< of a correction (then not empty) or of an "anyway"
  std::string time;    ///< when entered, ISO 8601, may be empty
  int line = 0;        ///< in the file it was read from; not compared

  friend bool operator==(const RecordedEntry& a, const RecordedEntry& b) {
    return a.entry == b.entry && a.anyway == b.anyway && a.reason == b.reason && a.time == b.time;
  }
};

struct GameRecord {
  RecordHeader header;
  std::vector<RecordedEntry> entries;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// The game's unchanging part for the rules. `edition` must outlive it.
[[nodiscard]] egizia::Game gameOf(const RecordHeader& header, const egizia::Edition& edition);

/// Reads a record. Ids are resolved against `edition`, whose id and checksum must be the
/// header's. `file` is only named in errors. A last line without line end is fine if it is whole.
[[nodiscard]] Result<GameRecord> readRecord(std::string_view text, const egizia::Edition& edition,
                                            const std::string& file = {});

/// The printed values that a record brings along (writeRecordWithEdition), nothing if it brings
/// none. They are those of its header; others are an error.
[[nodiscard]] Result<std::optional<egizia::Edition>> editionIn(std::string_view text,
                                                               const std::string& file = {});

/// Only the header, to find out which edition a record needs.
[[nodiscard]] Result<RecordHeader> readHeader(std::string_view text, const std::string& file = {});

/// One entry from one line, as readRecord does it.
[[nodiscard]] Result<RecordedEntry> readEntry(std::string_view line, const RecordHeader& header,
                                              const egizia::Edition& edition, int lineNumber = 1);

/// The text that readRecord reads back to an equal record; ends with a line end.
[[nodiscard]] std::string writeRecord(const GameRecord& record, const egizia::Edition& edition);
/// The same with the printed values in its second line, so that the record can be read wherever it
/// is taken.
[[nodiscard]] std::string writeRecordWithEdition(const GameRecord& record,
                                                 const egizia::Edition& edition);
[[nodiscard]] std::string writeHeader(const RecordHeader& header);
[[nodiscard]] std::string writeEntry(const RecordedEntry& entry, const RecordHeader& header,
                                     const egizia::Edition& edition);

/// What replaying one entry led to.
struct ReplayedEntry {
  egizia::Verdict verdict;
  egizia::InvariantSet impossible = 0;
  bool accepted = false;
  int round = 0;                            ///< before the entry
  egizia::Phase phase = egizia::Phase::lay; ///< before the entry
  std::size_t firstEffect = 0;              ///< into Replay::effects
  std::size_t effectCount = 0;
  /// The Nile cards of each player after the entry: what feeding rests on.
  std::array<egizia::CardSet, table::maxPlayers> cards{};
};

/// A record played from the start, entry by entry. Entries that are illegal without being marked,
/// or impossible, are not carried out; all later ones are judged on what is there then.
struct Replay {
  Replay() = default;
  /// Before the first entry.
  explicit Replay(const egizia::Game& newGame);

  /// Judges the next entry, carries it out if it may be, and keeps what it led to either way.
  egizia::Outcome play(const RecordedEntry& entry);
  /// Forgets the last entry, which must have been refused.
  void dropRefused();

  egizia::Game game;
  egizia::State state;
  std::vector<ReplayedEntry> entries;
  egizia::Effects effects;
  table::Ledger ledger;

  [[nodiscard]] std::span<const egizia::Effect> effectsOf(std::size_t entry) const;
  /// Every entry was legal or marked, and possible.
  [[nodiscard]] bool clean() const;
};

/// Plays the first `upTo` entries (all by default).
[[nodiscard]] Replay replay(const GameRecord& record, const egizia::Edition& edition,
                            std::size_t upTo = SIZE_MAX);

/// The state after the first `upTo` entries, without keeping what happened on the way.
[[nodiscard]] egizia::State stateAfter(const GameRecord& record, const egizia::Edition& edition,
                                       std::size_t upTo = SIZE_MAX);

/// An open record with undo and redo. Undone entries stay until something else is entered.
class OpenRecord {
public:
  OpenRecord(GameRecord record, const egizia::Edition& edition);

  [[nodiscard]] const GameRecord& record() const { return m_record; }
  /// The whole record played; an entry is added to it, not played again.
  [[nodiscard]] const Replay& replay() const { return m_replay; }
  [[nodiscard]] const egizia::State& state() const { return m_replay.state; }
  [[nodiscard]] const egizia::Game& game() const { return m_replay.game; }

  /// Judges and, if it may be, adds the entry; forgets what was undone only then.
  /// A correction without a reason and an entry outside the edition break ENTRY.
  egizia::Outcome enter(RecordedEntry entry);
  [[nodiscard]] bool canUndo() const { return !m_record.entries.empty(); }
  [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
  /// What redo() would bring back. @pre canRedo()
  [[nodiscard]] const RecordedEntry& nextRedo() const { return m_undone.back(); }
  /// @pre canUndo()
  void undo();
  /// @pre canRedo()
  void redo();

  /// Replaces an earlier entry and judges everything after it again. The replay tells what no
  /// longer fits; nothing is thrown away.
  void replace(std::size_t index, RecordedEntry entry);

  /// Goes on with `record`, which is this game as it is said on `edition` (record::rejudge). What
  /// was undone can be redone as far as it can be said there.
  void goOn(GameRecord record, const egizia::Edition& edition);

private:
  void recompute();

  GameRecord m_record;
  const egizia::Edition* m_edition;
  Replay m_replay;
  std::vector<RecordedEntry> m_undone;
};

} // namespace nilometer::record

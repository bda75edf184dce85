// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/read_error.h"
#include "engine/table/ledger.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// How games ended, read out of their files: what a list of finished games and statistics need.
/// Nothing of it is stored; the record is the truth.
namespace nilometer::record {

/// One player's end of a game.
struct SeatResult {
  std::string name;
  int colour = 0;       ///< index into the colours of the game
  int points = 0;       ///< on the score track
  int bid = 0;          ///< for the seat, in half points
  int before = 0;       ///< points that no line explains: those of an end position before its final
                        ///< scoring; 0 in a recorded game
  int start = 0;        ///< place in the order of play at the start, from 1; 0 = not known
  int place = 0;        ///< 1 = won; whoever shares one has the same
  bool assumed = false; ///< some of the points rest on printed values that nobody has compared

  /// What decides the game, in half points (END-4).
  [[nodiscard]] int result() const { return 2 * points - bid; }

  friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

/// A game that is over.
struct GameResult {
  std::string date; ///< YYYY-MM-DD; empty: the document names none
  std::string title;
  std::string editionId;
  int profile = 0; ///< of the rules, in the order of the game
  /// Whether the game was recorded. If not, only its final scoring is known (record::Position).
  bool recorded = true;
  std::string ended = {}; ///< when the last entry was made, ISO 8601; empty: nobody knows
  /// Somebody else has won if what is disputed was otherwise.
  bool isWinnerDisputed = false;
  /// Of an end position: something was entered since, which counts once it is scored anew.
  bool isChanged = false;
  std::vector<SeatResult> seats;
  std::vector<table::LedgerLine> lines; ///< every point moved; players are indices into `seats`
  std::vector<bool> assumed; ///< by line: rests on printed values that nobody has compared

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// The seats' indices, the winner first; those who share a place in the order of their seats.
[[nodiscard]] std::vector<std::size_t> byPlace(const GameResult& game);

/// A game that goes on.
struct Unfinished {};

/// A file that could not be read, and what its header says nevertheless, if anything.
struct Unreadable {
  ReadError error;
  std::string date; ///< empty: not known
  std::vector<std::string> names;
};

using Ending = std::variant<GameResult, Unfinished, Unreadable>;

/// The one of that id and checksum that is compared furthest (comparedFurther of the game), the
/// first one of that id if there is no such checksum, or nullptr.
template <class Edition>
[[nodiscard]] const Edition* editionOf(const EditionName& name,
                                       std::span<const std::shared_ptr<const Edition>> editions) {
  const Edition* same = nullptr;
  const Edition* sameId = nullptr;
  for (const auto& edition : editions) {
    if (edition->id != name.id) continue;
    if (sameId == nullptr) sameId = edition.get();
    if (!name.fits(*edition)) continue;
    const bool further =
        same != nullptr && same->checksum == edition->checksum && comparedFurther(*edition, *same);
    if (same == nullptr || further) same = edition.get();
  }
  return same == nullptr ? sameId : same;
}

/// Needs an edition that is not there.
[[nodiscard]] ReadError noEdition(const std::string& id, const std::string& file, int line);

/// Everybody's end; `ranking` is the winner first. `points` on the score track by player, of which
/// `ledger` explains some or all.
[[nodiscard]] std::vector<SeatResult> seatResults(const std::vector<Seat>& players,
                                                  std::span<const std::string_view> colours,
                                                  const std::vector<int>& points,
                                                  const table::Ledger& ledger,
                                                  const std::vector<table::Player>& ranking);
/// Marks the seats some of whose points rest on assumed values, by `assumed` of their lines. What a
/// correction (`byHand`) put right is what the table says.
void markSeats(GameResult& result, std::optional<table::RuleId> byHand);

} // namespace nilometer::record

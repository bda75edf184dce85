// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/rule_options.h"
#include "engine/record/read_error.h"
#include "engine/table/ledger.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace nilometer::egizia {
struct Edition;
} // namespace nilometer::egizia

/// How games ended, read out of their files: what a list of finished games and statistics need.
/// Nothing of it is stored; the record is the truth.
namespace nilometer::record {

struct Position;
struct RecordHeader;

/// One player's end of a game.
struct SeatResult {
  std::string name;
  int colour = 0;       ///< index into playerColours
  int points = 0;       ///< on the score track
  int bid = 0;          ///< for the seat, in half points
  int before = 0;       ///< points that no line explains: those of an end position before its final
                        ///< scoring; 0 in a recorded game
  int place = 0;        ///< 1 = won; no two players share one (END-4)
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
  egizia::Profile profile = egizia::Profile::revised;
  /// Whether the game was recorded. If not, only its final scoring is known (record::Position),
  /// and the players do not sit in starting order.
  bool recorded = true;
  std::vector<SeatResult> seats;        ///< 2 to 4, in starting order: tile 1 first
  std::vector<table::LedgerLine> lines; ///< every point moved; players are indices into `seats`
  std::vector<bool> assumed; ///< by line: rests on printed values that nobody has compared

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// The seats' indices, the winner first. The places must be 1 to n.
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

using Editions = std::span<const std::shared_ptr<const egizia::Edition>>;

/// The edition of that id and checksum that is compared furthest, the first one of that id if there
/// is no such checksum, or nullptr.
[[nodiscard]] const egizia::Edition* editionOf(const EditionName& name, Editions editions);

/// How the game in a record's text ended. `file` is only named in errors.
[[nodiscard]] Ending endingOfRecord(std::string_view text, Editions editions,
                                    const std::string& file = {});

/// How the game ended whose end position the document holds: as it was scored last, not as it was
/// changed since. One that names no checksum is scored with the first edition of its id.
[[nodiscard]] Ending endingOfPosition(std::string_view text, Editions editions,
                                      const std::string& file = {});

} // namespace nilometer::record

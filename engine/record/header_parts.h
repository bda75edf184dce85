// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/record/file_kind.h"
#include "engine/record/game_record.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the heads of records and positions have in common, whatever the game.
namespace nilometer::record {

/// Versions beyond this are no versions.
inline constexpr std::int64_t maxVersion = 1'000'000;
/// Bytes of a title, and of the id or checksum of an edition.
inline constexpr std::size_t maxTitle = 200;
inline constexpr std::size_t maxEditionId = 100;

/// What a file says it is.
struct FileMark {
  std::string_view mark; ///< "game"
  std::string_view kind; ///< gameKind
  int format = 1;        ///< the newest one known
};
/// Whether files of a game say which game they are of.
enum class GameNamed : std::uint8_t { always, notAlways };
struct GameMark {
  std::string_view id;
  GameNamed named = GameNamed::always;
};

/// Refuses a file of another game (otherGame).
void readGame(const JsonNode& root, const GameMark& game);

/// What every file begins with. Refuses one of another kind (isKind), of a newer format
/// (newerFormat) and of another game.
void describe(Archive& at, const FileMark& file, const GameMark& game, int& format);

/// The version of the rules a record was played with; one above `newest` is refused (newerRules).
struct RulesVersion {
  int newest;
  [[nodiscard]] int read(const JsonNode& node) const;
  static void write(JsonText& out, int version) { out.value(version); }
  static void schema(JsonText& out) {
    out.object().member("type", "integer").member("minimum", 1).endObject();
  }
};

/// What the seats of a game may have.
struct SeatRules {
  std::span<const std::string_view> colours;
  bool bids = false;         ///< the game's options allow them
  std::string_view option{}; ///< the one that does, for an error
};
/// The members "name", of so many characters at least, "colour" and "bid" of a player.
void describe(Archive& at, Seat& seat, const SeatRules& rules, std::size_t leastName = 1);
/// Refuses a colour that two players have. `players` = the list they were read from.
void checkColours(const JsonNode& players, const std::vector<Seat>& seats);

enum class OtherKeys : bool { refused, allowed };
/// A list of players of distinct colours.
struct Seats {
  SeatRules rules;
  std::size_t least;
  std::size_t most;
  std::size_t leastName = 1;
  OtherKeys otherKeys = OtherKeys::refused;
  [[nodiscard]] std::vector<Seat> read(const JsonNode& node) const;
  void write(JsonText& out, const std::vector<Seat>& seats) const;
  /// @pre other keys are refused
  void schema(JsonText& out) const;
};

/// The member "edition" of a record.
void describe(Archive& at, EditionName& name);

} // namespace nilometer::record

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/file_kind.h"
#include "engine/record/game_record.h"
#include "engine/record/json_reader.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the heads of records and positions have in common, whatever the game.
namespace nilometer::record {

class JsonText;

/// Versions beyond this are no versions.
inline constexpr std::int64_t maxVersion = 1'000'000;
/// Bytes of a title, and of the id or checksum of an edition.
inline constexpr std::size_t maxTitle = 200;
inline constexpr std::size_t maxEditionId = 100;

/// Refuses what is no `what` (isKind) and what has a newer format than `format` (newerFormat).
void readKind(const JsonNode& root, std::string_view what, int format);

/// Whether files of a game say which game they are of.
enum class GameNamed : std::uint8_t { always, notAlways };
/// Refuses a file of another game (otherGame).
void readGame(const JsonNode& root, std::string_view game, GameNamed named);

/// The version of the rules a record was played with; refuses one above `newest` (newerRules).
[[nodiscard]] int readRules(const JsonNode& node, int newest);

/// What the seats of a game may have.
struct SeatRules {
  std::span<const std::string_view> colours;
  bool bids = false;         ///< the game's options allow them
  std::string_view option{}; ///< the one that does, for an error
};
/// The members "name", of so many characters at least, "colour" and "bid" of a player.
[[nodiscard]] Seat readSeat(const JsonNode& node, const SeatRules& rules,
                            std::size_t leastName = 1);

/// The member "players".
void writeSeats(JsonText& out, const std::vector<Seat>& seats);

/// Refuses a colour that two players have. `players` = the list they were read from.
void checkColours(const JsonNode& players, const std::vector<Seat>& seats);

} // namespace nilometer::record

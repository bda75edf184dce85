// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/file/game_record.h"
#include "engine/record/end_position.h"

#include <cstdint>
#include <string_view>

/// The end position of a game that was not recorded: what END counts, once the boats are turned up,
/// as one document, and its final scoring (docs/position-pyramidion.md).
namespace nilometer::pyramidion {

/// What stands in the document of one player.
struct PositionPlayer {
  record::Seat seat;
  int points = 0; ///< of all boats together (END-1)
  int boats = 0;  ///< loaded ones
  int troops = 0; ///< torturer troops on sites (END-2)
  int hand = 0;   ///< cards in hand, decide a tie (END-6)
  int place = 0;  ///< in the player order, from 1, decides last
  friend bool operator==(const PositionPlayer&, const PositionPlayer&) = default;
};
/// The whole document. Nothing is checked here; that is what judge() is for.
struct PositionDocument : record::EndDocument<PositionPlayer> {
  RuleOptions options; ///< only those that decide about the end stand in a document
  friend bool operator==(const PositionDocument&, const PositionDocument&) = default;
};

/// What can be wrong, by its key in a document.
enum class PositionField : std::uint8_t { points, boats, troops, hand, place };
struct PositionNumber {
  std::string_view key;
  int PositionPlayer::*in;
};
inline constexpr auto positionFields = std::to_array<PositionNumber>({
    {"points", &PositionPlayer::points},
    {"boats", &PositionPlayer::boats},
    {"troops", &PositionPlayer::troops},
    {"hand", &PositionPlayer::hand},
    {"place", &PositionPlayer::place},
});
struct PositionPlace {
  PositionField field = PositionField::points;
  Player player = 0;
};
/// By the rules SET-2, SET-3, SET-7, SET-9, END-3, TORTURER-2.
using PositionFinding = record::PositionFinding<PositionPlace>;
using JudgedPosition = record::JudgedPosition<Rules, PositionPlace>;
/// Whether what was entered can be together, for the reader of files and for the screen alike.
/// @pre 2 to 4 players
[[nodiscard]] JudgedPosition judge(const PositionDocument& document, const Edition& edition);

/// Its only entry is the last `reveal`; nothing is ever missing.
using ScoredPosition = record::ScoredPosition<Rules>;
/// @pre it was judged without findings; the edition must outlive it
[[nodiscard]] ScoredPosition scorePosition(const PositionDocument& document,
                                           const Edition& edition);

/// How it is written, for PositionFile.
struct PositionForm {
  using Rules = pyramidion::Rules;
  using Document = PositionDocument;
  static void describe(record::Archive& at, Document& document, const Edition& edition);
  static record::JsonNode nodeOf(const record::JsonNode& root, const PositionPlace& place) {
    return root.member("players").at(place.player).member(positionFields[at(place.field)].key);
  }
};
using PositionFile = record::PositionFile<PositionForm>;

} // namespace nilometer::pyramidion

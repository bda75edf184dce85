// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/end_position.h"
#include "engine/record/read_error.h"
#include "engine/saqqara/file/game_record.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The end position of a game that was not recorded: what lies on the table after the last DEV, as
/// one document, and its final scoring (docs/position-saqqara.md). The scoring is that of a
/// recorded game.
namespace nilometer::saqqara {

/// What stands in the document of one player.
struct PositionPlayer {
  record::Seat seat;
  int nile = 0;                            ///< where the boat is (END-3)
  std::array<int, pyramidCount> workers{}; ///< level by Pyramid; 0 = none there
  int gold = 0;                            ///< decides a tie (END-4)
  friend bool operator==(const PositionPlayer&, const PositionPlayer&) = default;
};
/// The whole document. Nothing is checked here; that is what judge() is for.
struct PositionDocument : record::EndDocument<PositionPlayer> {
  /// What the table reads off its copy, in place of what the edition says or where it says nothing
  /// (ASK-3, ASK-4). Of two that say the same thing the later one holds.
  std::vector<Tell> printed;
  friend bool operator==(const PositionDocument&, const PositionDocument&) = default;
};

/// What can be wrong, by its key in a document.
enum class PositionField : std::uint8_t {
  nile,
  workers, ///< number = Pyramid
  gold,
  printed, ///< of nobody in particular; number = place in the list
};
struct PositionPlace {
  PositionField field = PositionField::nile;
  Player player = 0;
  int number = 0;
};
/// How it is written, for PositionFile.
struct PositionForm {
  using Rules = saqqara::Rules;
  using Document = PositionDocument;
  static void describe(record::Archive& at, Document& document, const Edition& edition);
  static record::JsonNode nodeOf(const record::JsonNode& root, const PositionPlace& place);
};

/// By the rules SET-3, SET-7, NILE-3, WORKER-1, -5, -8, ASK-4.
using PositionFinding = record::PositionFinding<PositionPlace>;
using JudgedPosition = record::JudgedPosition<Rules, PositionPlace>;
/// Whether what was entered can be together, for the reader of files and for the screen alike.
/// @pre 3 to 5 players
[[nodiscard]] JudgedPosition judge(const PositionDocument& document, const Edition& edition);

/// Its only entry is the last `done`; points that nobody has told are missing (ASK-3).
using ScoredPosition = record::ScoredPosition<Rules>;
/// @pre it was judged without findings
[[nodiscard]] ScoredPosition scorePosition(const PositionDocument& document,
                                           const Edition& edition);

/// The files of end positions.
using PositionFile = record::PositionFile<PositionForm>;

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/game_record.h"
#include "engine/egizia/final_facts.h"
#include "engine/table/ledger.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// The end position of a game that was not recorded, entered as one document, and its final
/// scoring (docs/position.md). The scoring is that of a recorded game.
namespace nilometer::egizia {

/// In format 7, with a checksum or without one, whatever nobody has said is left out.
inline constexpr int positionFormatVersion = 7;

/// What every end position says about its game.
struct PositionAbout {
  record::EditionName edition; ///< an older document names no checksum
  Profile profile = Profile::revised;
  RuleOptions options = optionsOf(Profile::revised);
  std::string date;  ///< YYYY-MM-DD, may be empty
  std::string title; ///< may be empty
  friend bool operator==(const PositionAbout&, const PositionAbout&) = default;
};

/// What lies on the table after the last ORDER, before the final scoring.
struct Position : PositionAbout {
  /// How far the people who enter it are.
  enum class Stage : std::uint8_t {
    scored,  ///< nothing came after it was scored, or it was written by hand
    changed, ///< this was scored; what came later is beside it (EnteredPosition)
    open,    ///< all is entered, but nothing was scored yet
  };
  std::vector<RecordHeader::Seat> players; ///< in the order of the document
  FinalFacts facts;
  table::ScoreTrack track;
  std::array<bool, maxPlayers> sell{}; ///< END-1
  Stage stage = Stage::scored;
};

/// Only which edition the document needs.
[[nodiscard]] record::Result<record::EditionName> readPositionEdition(std::string_view text,
                                                                      const std::string& file = {});

/// Reads a document and refuses numbers that cannot be together (badPosition), and one in which
/// some are still missing (unfinishedPosition). Ids are resolved against `edition`, which must be
/// the document's. `file` is only named in errors.
[[nodiscard]] record::Result<Position> readPosition(std::string_view text, const Edition& edition,
                                                    const std::string& file = {});

/// The unchanging part for the rules. `edition` must outlive it.
[[nodiscard]] Game gameOf(const Position& position, const Edition& edition);

/// A final scoring with the reason for every point.
struct ScoredPosition {
  Game game;
  std::vector<Player> order;   ///< scored in this order: highest tile first
  std::vector<Player> ranking; ///< best first (END-4)
  table::ScoreTrack track;     ///< after it
  Effects effects;
  /// `entry` counts the players in scoring order, from 1.
  table::Ledger ledger;
};
[[nodiscard]] ScoredPosition scorePosition(const Position& position, const Edition& edition);

} // namespace nilometer::egizia

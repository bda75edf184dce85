// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "engine/egizia/file/position_document.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// An end position while it is being entered: what stands in every field, complete or not, right
/// or wrong, so that nothing is lost when the program ends (docs/position.md, "entered").
namespace nilometer::egizia {

/// What can be entered, in the order in which it is asked.
inline constexpr auto enteredRows = std::to_array<std::string_view>(
    {"sphinx",        "points",      "queue",         "order-tile",   "stone-market",
     "grain-market",  "own-obelisk", "own-tombs",     "own-pyramid",  "own-temple",
     "built-obelisk", "built-tombs", "built-pyramid", "built-temple", "tomb-tiles",
     "tomb-card",     "stones",      "sell",          "crew-blue",    "crew-black",
     "crew-yellow",   "crew-joker",  "quarry-yield",  "grain-green",  "grain-yellow-green",
     "grain-brown",   "permanents",  "field-cards",   "quarry-cards", "permanent-cards"});

struct PositionEntered : PositionAbout {
  /// One field with what somebody has done in it.
  struct Cell {
    std::size_t row = 0;                        ///< index into enteredRows
    int part = 0;                               ///< of a row that has several
    int player = 0;                             ///< 0 for what belongs to the whole table
    std::string text;                           ///< as it was typed
    std::vector<PositionDocument::Field> cards; ///< ids; "start" is the start field
    bool switched = false;                      ///< yes or no other than proposed
    friend bool operator==(const Cell&, const Cell&) = default;
  };

  bool scored = false;                   ///< the document around it was scored; this came later
  std::vector<RecordHeader::Seat> seats; ///< 2 to 4; a name may be empty
  bool everything = false;               ///< all there is was asked for
  std::vector<Cell> cells;

  friend bool operator==(const PositionEntered&, const PositionEntered&) = default;
};

/// What a list of games says about an end position, as it was entered last, without knowing its
/// printed values.
struct PositionHead : PositionAbout {
  std::vector<RecordHeader::Seat> seats;
  Position::Stage stage = Position::Stage::scored;
};
[[nodiscard]] record::Result<PositionHead> readPositionHead(std::string_view text,
                                                            const std::string& file = {});

/// The document as JSON text with what is being entered. `document` = what was scored, or what is
/// entered if it is complete; nullptr: neither. `edition` is the document's.
[[nodiscard]] std::string writePosition(PositionEntered entered, const PositionDocument* document,
                                        const Edition& edition);

/// Reads what is being entered. `edition` must be the one it names (PositionHead).
/// @pre the stage is not `scored`
[[nodiscard]] record::Result<PositionEntered>
readPositionEntered(std::string_view text, const Edition& edition, const std::string& file = {});

} // namespace nilometer::egizia

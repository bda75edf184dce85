// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/text/shown_names.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// What hands move on the real board, as signs that are read faster than sentences. The strip and
/// the table view draw the same.
namespace nilometer::ui {

/// One thing that is moved: a sign where there is one, and the words that are needed beside it.
struct MoveGlyph {
  enum class Kind : std::uint8_t {
    words,
    ship,   ///< of the player who moves
    tile,   ///< with the number `on` it, turning into one with `after`
    turned, ///< the same, hatched as one that was used; no `after`
    block,  ///< stones
    wares,  ///< pieces of goods: `wares`
    figure, ///< of the player who moves
    stall,
    piece,  ///< the player's own block with the number `on` it
    marker, ///< the player's, on a track
    card,
    door, ///< a tomb's
    ring
  };
  Kind kind = Kind::words;
  QString text{};
  /// Goods that a player gets: where from, in a word. Where room is scarce this stands in the place
  /// of `text`, or neither. Empty: `text` is always said.
  QString brief{};
  QString on{};
  QString after{};
  Tint tint{}; ///< of a tile
  /// So many of a kind; of none only the kind is meant.
  struct Pieces {
    Ware ware = Ware::land;
    int count = 0;
    friend bool operator==(const Pieces&, const Pieces&) = default;
  };
  std::vector<Pieces> wares{};
  QString told{}; ///< the same in words alone
  friend bool operator==(const MoveGlyph&, const MoveGlyph&) = default;
};

/// What one player moves, or nobody in particular.
struct MovePart {
  std::optional<PlayerColour> colour{};
  QString name{}; ///< as it is shown; empty where there is no colour
  std::vector<MoveGlyph> glyphs{};
  friend bool operator==(const MovePart&, const MovePart&) = default;
};

/// The line that says what to move.
struct MoveContent {
  QString heading{}; ///< "Now move"
  std::vector<MovePart> parts{};
  QString text{};  ///< where nothing is drawn: the moves, or that there are none
  QString told{};  ///< the same in sentences, for tool tips and for who listens
  QString rests{}; ///< the assumed printed values behind points in it; empty for none
  QString entry{}; ///< "entry 41"; may be empty
  friend bool operator==(const MoveContent&, const MoveContent&) = default;
};

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/record/edition_name.h"
#include "engine/record/game_record.h"
#include "engine/record/header_parts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// An end position of any game while it is being entered: what stands in every field, complete or
/// not, right or wrong, so that nothing is lost when the program ends (docs/position.md).
namespace nilometer::record {

/// The table does not agree about a field. There is a note, another text, or both.
struct PositionDispute {
  std::string note;                     ///< of at most maxReason characters
  std::optional<std::string> otherwise; ///< the text that would stand there
  friend bool operator==(const PositionDispute&, const PositionDispute&) = default;
};

/// A field with something in it.
struct EnteredField {
  std::string key;  ///< what the screen calls it
  std::string text; ///< as it was typed
  std::optional<PositionDispute> dispute;
  friend bool operator==(const EnteredField&, const EnteredField&) = default;
};

struct EnteredPosition {
  EditionName edition;
  std::string date;          ///< YYYY-MM-DD, may be empty
  std::string title;         ///< may be empty
  std::vector<Seat> players; ///< a name may be empty; too few of them where the file is cut off
  std::vector<EnteredField> fields;
  friend bool operator==(const EnteredPosition&, const EnteredPosition&) = default;
};

/// What a game says about who plays.
struct EnteredSeats {
  SeatRules rules;
  std::size_t most = 0;
};
void describe(Archive& at, EnteredPosition& entered, const EnteredSeats& seats);

} // namespace nilometer::record

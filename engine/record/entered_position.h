// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/record/edition_name.h"
#include "engine/record/game_record.h"
#include "engine/record/header_parts.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
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

/// The text of a field of yes or no that is not answered as proposed.
inline constexpr std::string_view yesText = "yes";
inline constexpr std::string_view noText = "no";

/// What was entered, whatever is missing or wrong in it. A plain value, so that clearing can be
/// undone.
struct EnteredPosition {
  /// A name may be empty. Where the file is cut off, there are too few of them.
  std::vector<Seat> seats;
  std::map<std::string, std::string> texts; ///< what stands in a field, by its key on the screen
  /// Told in a field of names, by its key, in the words of the game's files.
  std::map<std::string, std::vector<std::string>> names{};
  std::string title{};
  std::string date{}; ///< YYYY-MM-DD
  EditionName values{};
  /// How it was played and is entered, where a game keeps that beside its fields: nothing that
  /// anybody would miss.
  std::map<std::string, std::string> choices{};
  /// What the table does not agree about, by the key of its field.
  std::map<std::string, PositionDispute> disputes{};

  /// Whether it is equal but for disputes, which change nothing of what is scored.
  [[nodiscard]] bool scoresAs(const EnteredPosition& other) const {
    EnteredPosition same = other;
    same.disputes = disputes;
    return same == *this;
  }
  /// Nothing has been typed.
  [[nodiscard]] bool isEmpty() const { return texts.empty() && names.empty(); }
  friend bool operator==(const EnteredPosition&, const EnteredPosition&) = default;
};

/// What a game says about who plays.
struct EnteredSeats {
  SeatRules rules;
  std::size_t most = 0;
};
/// Its texts and disputes: a game that has more in its forms describes them itself.
void describe(Archive& at, EnteredPosition& entered, const EnteredSeats& seats);

} // namespace nilometer::record

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/file/position_document.h"

#include <QString>

#include <string>
#include <vector>

/// Final scoring only: what has been entered of an end position (PositionEntered), without any
/// widget. The text of a field is kept as it was typed; what it means, what is asked and what is
/// wrong is worked out from it (position_asked.h, position_check.h).
namespace nilometer::ui {

using egizia::buildingOf;
using egizia::isBuilt;
using egizia::isCards;
using egizia::isYesNo;
using egizia::PositionCard;
using egizia::PositionCell;
using egizia::PositionEntered;
using egizia::PositionRow;

/// What was typed there, or nothing.
[[nodiscard]] QString textIn(const PositionEntered& entry, const PositionCell& cell);

/// What the text of a field says.
struct PositionNumber {
  enum class Kind : std::uint8_t { nothing, number, list, unreadable };
  Kind kind = Kind::nothing;
  int number = 0;
  std::vector<int> values;     ///< of a list of tomb tiles
  egizia::SpaceSet spaces = 0; ///< of a list of spaces
  [[nodiscard]] bool given() const { return kind == Kind::number || kind == Kind::list; }
};

/// Reads a field; numbers outside the bounds are numbers all the same.
[[nodiscard]] PositionNumber numberIn(const PositionEntered& entry, const PositionCell& cell,
                                      const egizia::Edition& edition);

/// Two spaces that the building has, as they are typed.
[[nodiscard]] QString twoSpaces(egizia::Building building, const egizia::Edition& edition);

/// The unchanging part for the rules.
[[nodiscard]] egizia::Game gameOf(const PositionEntered& entry, const egizia::Edition& edition);
/// The CARD-TOMB cards in the box.
[[nodiscard]] std::vector<std::string> tombCards(const egizia::Edition& edition);
/// The distinct names of those Nile cards, without the start field.
[[nodiscard]] std::vector<std::string> namesOf(egizia::CardSet cards,
                                               const egizia::Edition& edition);

} // namespace nilometer::ui

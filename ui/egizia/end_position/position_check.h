// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "ui/egizia/end_position/position_entry.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

/// The errors and gaps in an end position that is being entered.
namespace nilometer::ui {

struct PositionCheck {
  std::vector<PositionCell> missing;        ///< in walking order
  std::map<PositionCell, QString> problems; ///< one sentence for each cell that has one
  QString otherProblem;                     ///< what belongs to no cell, or empty
  std::optional<egizia::Position> position; ///< if nothing is missing or wrong
};

/// Cheap enough for every key: the document is put together and judged as the reader of files
/// judges it. `typed` = where something was typed, the last at the end: of numbers in a row that do
/// not go together the one typed last has the problem.
[[nodiscard]] PositionCheck check(const PositionEntered& entry, const egizia::Edition& edition,
                                  std::span<const PositionCell> typed = {});

} // namespace nilometer::ui

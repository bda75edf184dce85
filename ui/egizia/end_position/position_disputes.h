// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/score/report/score_report.h"
#include "ui/text/disputed.h"

/// What the table does not agree about in an end position, with the score both ways.
namespace nilometer::ui {

/// The entry with the other side's value in that cell. Disputed cells stay disputed.
/// @pre the cell is disputed with another value
[[nodiscard]] PositionEntered otherWay(PositionEntered entry, const PositionCell& cell);

/// The text about a disputed cell. @pre the cell is disputed
[[nodiscard]] text::Disputed disputedOf(const PositionEntered& entry, const PositionCell& cell,
                                        const egizia::Edition& edition);

/// The score of what is entered, with everything disputed that is asked for. The other way has no
/// points where the other value does not fit the rest. `position` = what follows from `entry`.
[[nodiscard]] report::ScoreReport reportOf(const PositionEntered& entry,
                                           const egizia::Position& position,
                                           const egizia::Edition& edition);

} // namespace nilometer::ui

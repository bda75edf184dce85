// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_judge.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/egizia/text/names.h"
#include "ui/score/report/number_bounds.h"

#include <QString>

/// What the screen says about the cells of an end position.
namespace nilometer::ui {

/// The label of a row: "Tomb tiles, sum".
[[nodiscard]] QString positionLabel(const PositionCell& cell, const text::Table& table);
/// What to enter and within which bounds, in one or two sentences.
[[nodiscard]] QString positionTip(const PositionCell& cell, const NumberBounds& bounds,
                                  const egizia::Edition& edition);
/// What stands beside a field for something built: "of 4 spaces, no matter whose".
[[nodiscard]] QString positionBeside(const PositionCell& cell, const NumberBounds& bounds);
/// "Red, Stones left"; of what belongs to nobody only what it is.
[[nodiscard]] QString positionPlace(const PositionCell& cell, const text::Table& table);
/// A card as it is named in that row: "Fish, counts as green".
[[nodiscard]] QString positionCard(const PositionCard& card, PositionRow row,
                                   const egizia::Edition& edition);
/// The heading above the first row of the board and of the players' tableaus.
[[nodiscard]] QString positionBoardHeading();
[[nodiscard]] QString positionTableauHeading();

/// Names for the sentences: a player without one is called by his colour.
[[nodiscard]] text::Table tableOf(const PositionEntered& entry, const egizia::Edition& edition);

/// Sentences for the cell they stand under.
[[nodiscard]] QString positionUnreadable(const PositionEntered& entry, const PositionCell& cell,
                                         const egizia::Edition& edition);
[[nodiscard]] QString positionOutside(const PositionCell& cell, const NumberBounds& bounds);
/// What the judge of positions found at this cell.
[[nodiscard]] QString positionProblem(const PositionCell& cell,
                                      const egizia::PositionFinding& finding,
                                      const PositionEntered& entry, const egizia::Edition& edition);

/// What the walk with Enter does not stop at and may have been forgotten: that nobody has the
/// Tombs card. Empty if somebody has, or if all cards are named.
[[nodiscard]] QString positionReminder(const PositionEntered& entry,
                                       const egizia::Edition& edition);

/// The stones of all players in that building and its spaces: "Together: 7 of 15"; empty where none
/// are entered, and of other rows.
[[nodiscard]] QString positionTogether(PositionRow row, const PositionEntered& entry,
                                       const egizia::Edition& edition);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_entry.h"
#include "ui/score/report/number_bounds.h"

#include <optional>
#include <vector>

/// The cells asked of an end position: all, or those that can matter for the Sphinx cards in play.
namespace nilometer::ui {

/// Every cell that is shown, in the order in which it is entered quickest: the Sphinx cards, for
/// they decide about the rest; then what lies on the board, kind by kind; then what lies in front
/// of the players, player by player; at last what is built, no matter by whom.
[[nodiscard]] std::vector<PositionCell> cellsOf(const PositionEntered& entry,
                                                const egizia::Edition& edition);

/// Whether the position cannot be scored without it.
[[nodiscard]] bool isNeeded(const PositionEntered& entry, const PositionCell& cell,
                            const egizia::Edition& edition);

/// What a field says that nobody has filled in: an order tile follows from the points (ORDER-1),
/// the last place in a queue from the others.
[[nodiscard]] std::optional<int> proposed(const PositionEntered& entry, const PositionCell& cell,
                                          const egizia::Edition& edition);

/// Whether something with yes or no is switched on; selling is proposed where it pays (END-1).
[[nodiscard]] bool isOn(const PositionEntered& entry, const PositionCell& cell,
                        const egizia::Edition& edition);

/// What can be entered there as a number; nothing of what is none.
[[nodiscard]] NumberBounds boundsOf(const PositionEntered& entry, const PositionCell& cell,
                                    const egizia::Edition& edition);

/// The stones that all players have entered in that row; nothing where none are.
[[nodiscard]] std::optional<int> stonesOfAll(PositionRow row, const PositionEntered& entry,
                                             const egizia::Edition& edition);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_entered.h"
#include "ui/egizia/position/position_entry.h"

/// An end position as it is kept while it is being entered: from the screen to the document and
/// back, whatever is missing or wrong in it.
namespace nilometer::ui {

/// `scored` = an earlier state of it was scored and is kept around it.
[[nodiscard]] egizia::PositionEntered enteredOf(const PositionEntry& entry,
                                                const egizia::Edition& edition, bool scored);
/// `edition` is the one the document names.
[[nodiscard]] PositionEntry entryOf(const egizia::PositionEntered& entered,
                                    const egizia::Edition& edition);

/// Whether there is anything in it that somebody would miss.
[[nodiscard]] bool isEmpty(const PositionEntry& entry);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_entry.h"

/// An end position as it is kept while it is being entered, whatever is missing or wrong in it.
namespace nilometer::ui {

/// The entry as it stands in its document. `scored` = an earlier state of the entry was scored and
/// is kept around it.
[[nodiscard]] PositionEntered keptOf(PositionEntered entry, const egizia::Edition& edition,
                                     bool scored);
/// Out of its document, without what is only said there: two that are entered alike are equal.
[[nodiscard]] PositionEntered onScreen(PositionEntered entry);

/// Whether there is anything in it that somebody would miss.
[[nodiscard]] bool isEmpty(const PositionEntered& entry);

} // namespace nilometer::ui

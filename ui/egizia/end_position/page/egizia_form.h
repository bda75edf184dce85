// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/position_entry.h"
#include "ui/score/end_position/position_form.h"

/// An end position of Egizia as the form that page and file are kept by. The keys of its fields:
/// "points.0.1" is row, part and player of a cell; cards stand in one as their numbers in the
/// printed values.
namespace nilometer::ui {

[[nodiscard]] std::string keyOf(const PositionCell& cell);
[[nodiscard]] PositionForm formOf(const PositionEntered& entry, const record::EditionName& edition);
/// formOf() backwards.
[[nodiscard]] PositionEntered enteredIn(const PositionForm& form);

} // namespace nilometer::ui

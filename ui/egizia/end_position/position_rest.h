// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_damage.h"
#include "ui/egizia/end_position/position_entry.h"

#include <optional>

namespace nilometer::ui {

/// What can still be read of an end position that was scored and is cut off, as it would have been
/// entered; nothing of it is scored. What is lost is empty, and will be asked for.
[[nodiscard]] std::optional<PositionEntered> entryOfRest(const egizia::ReadablePosition& readable,
                                                         const egizia::Edition& edition);

} // namespace nilometer::ui

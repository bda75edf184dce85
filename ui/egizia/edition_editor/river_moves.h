// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"

#include <cstddef>
#include <optional>
#include <vector>

/// Moving a stop of the river by one step that can be seen.
namespace nilometer::ui {

enum class Way : bool { upstream, downstream };

/// Where the stop stands afterwards; nothing if it cannot go further. Card spaces are all alike, so
/// one of them goes past the next stop that is none.
[[nodiscard]] std::optional<std::size_t> movedStop(const std::vector<egizia::Stop>& river,
                                                   std::size_t stop, Way way);

} // namespace nilometer::ui

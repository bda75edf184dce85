// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace nilometer::ui {

/// Everybody's points if one dispute is settled the other way and all else stays as it is.
struct OtherPoints {
  std::size_t entry = 0;        ///< index of the disputed one
  std::vector<int> points = {}; ///< by player
};

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace nilometer::table {

/// A rule of a game, as an index into that game's list of rule ids.
/// Only comparable within one game. Each game names its own.
struct RuleId {
  std::uint8_t index = 0;

  friend constexpr auto operator<=>(RuleId, RuleId) = default;
};

} // namespace nilometer::table

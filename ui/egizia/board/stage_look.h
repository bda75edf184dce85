// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace nilometer::ui {

/// How much room the board has.
enum class StageLook : std::uint8_t {
  full,
  flat,  ///< little height: one heading for each site, every market and every card in one line
  single ///< one site at a time, and no headings beside the river
};

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <QString>

#include <array>
#include <cstdint>
#include <string_view>

namespace nilometer::ui {

/// How much a player wants to be told while playing.
enum class PromptLevel : std::uint8_t {
  newcomer, ///< what the phase is, what it is for, what may be done, what to think of
  knowing,  ///< only what to think of
  silent    ///< nothing beyond whose turn it is
};

/// As kept in the settings, by PromptLevel.
inline constexpr auto promptLevelNames =
    std::to_array<std::string_view>({"newcomer", "knowing", "silent"});

/// How much every player wants to be told, by player.
using PromptLevels = std::array<PromptLevel, table::maxSeats>;

/// Which level counts while that player decides; where everybody acts together (noPlayer), the one
/// that says most. @pre 0 < players
[[nodiscard]] PromptLevel levelFor(table::Player player, int players, const PromptLevels& levels);

/// "new", "knows it", "silent".
[[nodiscard]] QString promptLevelName(PromptLevel level);

} // namespace nilometer::ui

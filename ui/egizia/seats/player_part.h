// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace nilometer::ui {

/// What can be pointed at on a player's card.
enum class PlayerPart : std::uint8_t {
  tile,   ///< name and order tile
  points, ///< on the score track
  ending, ///< what it would come to now
  flood,
  crews,
  stones,
  ships,
  cards, ///< fields, quarries, other Nile cards
  tombs,
  sphinx
};
inline constexpr int playerPartCount = 10;

} // namespace nilometer::ui

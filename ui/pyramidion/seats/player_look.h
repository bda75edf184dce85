// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/game.h"
#include "ui/table/board/seat_card.h"

namespace nilometer::pyramidion {

/// What a player's card says. A plain value; equal looks look alike.
struct PlayerLook {
  ui::SeatLook seat{};
  Resources resources{};
  CardCounts basics{};          ///< still in hand (SEE-3)
  int common = 0;               ///< common cards in hand
  bool hasHand = true;          ///< false: nobody enters cards (REC-1)
  std::array<int, 2> onSites{}; ///< by Troop; the others are at home
  QString inHand{};             ///< the words behind the number of common cards
  friend bool operator==(const PlayerLook&, const PlayerLook&) = default;
};

/// What the table says of a player: never what his boats are worth (SEE-2). `turn` = who counts as
/// on turn.
[[nodiscard]] PlayerLook playerLook(const State& state, const ui::Seats& seats, Player player,
                                    Player turn, const Game& game);

} // namespace nilometer::pyramidion

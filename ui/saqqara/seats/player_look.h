// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/game.h"
#include "ui/table/board/seat_card.h"

#include <QString>

#include <vector>

namespace nilometer::saqqara {

/// What a player's card says. A plain value; equal looks look alike.
struct PlayerLook {
  /// A pyramid whose level gives something (TILE).
  struct Power {
    QString name{};
    int level = 2;
    friend bool operator==(const Power&, const Power&) = default;
  };
  ui::SeatLook seat{};
  Goods goods{};
  int placed = 0; ///< workers
  int pile = 0;   ///< influence cards
  std::vector<Power> powers{};
  std::vector<MarketCard> cards{};
  friend bool operator==(const PlayerLook&, const PlayerLook&) = default;
};

/// What the table says of a player. `turn` = who counts as on turn.
[[nodiscard]] PlayerLook playerLook(const State& state, const ui::Seats& seats, Player player,
                                    Player turn);

} // namespace nilometer::saqqara

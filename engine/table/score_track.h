// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <array>
#include <cstdint>
#include <span>

namespace nilometer::table {

/// A score track whose spaces are queues: who arrives on an occupied space stands behind those
/// already there. A plain value; equal tracks compare equal.
///
/// Points may be negative. "In front" means more points, inside a space: arrived earlier.
class ScoreTrack {
public:
  ScoreTrack() = default;

  /// All on 0; `backToFront[0]` stands at the very back. Needs at most maxSeats players.
  explicit ScoreTrack(std::span<const Player> backToFront);

  [[nodiscard]] int players() const { return m_count; }
  [[nodiscard]] int points(Player player) const { return m_points[player]; }

  /// All players, the one in front first.
  [[nodiscard]] std::span<const Player> fromTheFront() const { return {m_order.data(), m_count}; }

  /// Who stands directly in front of `player` on the same space, or noPlayer.
  [[nodiscard]] Player aheadOnSameSpace(Player player) const;

  /// 0 = first in the queue of the player's space.
  [[nodiscard]] int placeInQueue(Player player) const;

  /// Moves forward or backward and queues behind those already there. 0 keeps the place.
  void move(Player player, int by);

  /// Puts the player at `place` (0 = front) of the queue on the space he stands on;
  /// a place beyond the queue's end means its end.
  void setPlaceInQueue(Player player, int place);

  friend bool operator==(const ScoreTrack&, const ScoreTrack&) = default;

private:
  void remove(Player player);
  void insert(Player player, std::size_t at);

  std::array<std::int32_t, maxSeats> m_points{};
  std::array<Player, maxSeats> m_order{};
  std::uint8_t m_count = 0;
};

} // namespace nilometer::table

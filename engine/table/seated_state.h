// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/enumeration.h"
#include "engine/table/player.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace nilometer::table {

/// What the State of a game of rounds and phases derives from: how many play, where the game
/// stands, and what belongs to each player. `GamePhase` begins with its value 0.
template <class GamePhase, class OnePlayer, std::size_t most> struct SeatedState {
  std::uint8_t players = 0;
  std::uint8_t round = 1;
  GamePhase phase{};
  Player turn = noPlayer;               ///< who is to act; noPlayer when it is the whole table
  std::array<OnePlayer, most> player{}; ///< of those who do not play as at the beginning

  friend bool operator==(const SeatedState&, const SeatedState&) = default;

  [[nodiscard]] OnePlayer& of(Player who) { return player[who]; }
  [[nodiscard]] const OnePlayer& of(Player who) const { return player[who]; }
  /// What belongs to those who play.
  [[nodiscard]] std::span<const OnePlayer> seats() const {
    return std::span(player).first(players);
  }
  /// Those who play.
  [[nodiscard]] std::span<const Player> everybody() const {
    return std::span(everySeat).first(players);
  }
  [[nodiscard]] Player clockwise(Player from, int by = 1) const {
    return static_cast<Player>((from + by) % players);
  }
  /// The next one clockwise of whom that holds; noPlayer if it holds of nobody else.
  [[nodiscard]] Player nextOf(Player from, const auto& holds) const {
    for (int i = 1; i < players && from != noPlayer; ++i) {
      if (holds(of(clockwise(from, i)))) return clockwise(from, i);
    }
    return noPlayer;
  }

private:
  static constexpr std::array<Player, most> everySeat = allOf<Player, most>();
};

} // namespace nilometer::table

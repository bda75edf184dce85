// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/entry.h"
#include "engine/table/score_track.h"

#include <array>
#include <bit>
#include <cstdint>

namespace nilometer::egizia {

/// Where a ship stands while the Nile is sailed.
struct ShipAt {
  std::uint8_t stop = 0;
  std::uint8_t space = noSpace; ///< as in PlaceShip
  friend bool operator==(const ShipAt&, const ShipAt&) = default;
};
inline constexpr int maxShips = 16;

/// What lies in front of one player, and his markers.
struct PlayerState {
  std::int16_t stones = 0;
  std::array<std::int16_t, crewCount> crews{}; ///< strengths
  CrewSet usedCrews = 0;                       ///< turned over (BUILD-4)
  std::uint8_t orderTile = 0;                  ///< 1..n
  std::array<std::int16_t, 2> marketStep{};    ///< by Market; 0 = top step
  CardSet cards = 0;                           ///< own Nile cards, start field included
  CardSet improvedOnce = 0;                    ///< fields that count one colour better
  CardSet improvedTwice = 0;                   ///< … two colours better
  std::int16_t sphinxHeld = 0;                 ///< kept Sphinx cards, named or not
  SphinxSet sphinxNamed = 0;
  // This round:
  std::array<ShipAt, maxShips> ships{}; ///< in the order placed
  std::uint8_t shipsPlaced = 0;
  bool hasPassed = false;  ///< places no more ships (SAIL-6, SAIL-9)
  bool wasSkipped = false; ///< had no legal space left (SAIL-1); that is not passing
  bool occupiedUsed = false;
  bool upstreamUsed = false;
  bool crewStepUsed = false;
  bool paidStepUsed = false;
  bool fed = false;
  bool scored = false; ///< final scoring done

  friend bool operator==(const PlayerState&, const PlayerState&) = default;

  /// Whether SAIL goes on without this player.
  [[nodiscard]] bool outOfSail() const { return hasPassed || wasSkipped; }
  [[nodiscard]] int strength() const { return crews[0] + crews[1] + crews[2] + crews[3]; }
};

/// A ship that waits for its building action, or is done with it.
struct Slot {
  Player player = noPlayer;
  std::uint8_t space = 0;  ///< as in PlaceShip
  bool movedFirst = false; ///< by CARD-FIRST
  bool assured = false;    ///< by CARD-RESERVE
  bool done = false;
  bool built = false;
  bool spentStones = false; ///< counts for BONUS-1
  friend bool operator==(const Slot&, const Slot&) = default;
};
inline constexpr int maxSlots = 8;

/// The ships at one building site in building order (BUILD-1, BUILD-7).
struct SiteState {
  std::array<Slot, maxSlots> slots{};
  std::uint8_t count = 0;
  bool freed = false; ///< a ship on a building space has declined
  friend bool operator==(const SiteState&, const SiteState&) = default;

  [[nodiscard]] int indexOf(Player player) const {
    for (std::uint8_t i = 0; i < count; ++i) {
      if (slots[i].player == player) return i;
    }
    return -1;
  }
  [[nodiscard]] const Slot* find(Player player) const {
    const int index = indexOf(player);
    return index < 0 ? nullptr : &slots[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] Slot* find(Player player) {
    const int index = indexOf(player);
    return index < 0 ? nullptr : &slots[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] bool begun() const {
    for (std::uint8_t i = 0; i < count; ++i) {
      if (slots[i].done) return true;
    }
    return false;
  }
};

/// Cards on the river: an index into Edition::nileCards, or one of these.
inline constexpr std::uint8_t riverEmpty = 255;
inline constexpr std::uint8_t riverUnnamed = 254;

/// What lies on the table now. A plain value: copy it, compare it, keep it.
/// Recomputed from the record by replay; it has no history in it.
struct State {
  std::uint8_t players = 0;
  std::uint8_t round = 1; ///< 1..5
  Phase phase = Phase::lay;
  /// CARD-LEFTOVER is being decided (inside SAIL or ORDER).
  bool leftoverStep = false;

  table::ScoreTrack track;
  std::array<PlayerState, maxPlayers> player{};

  std::array<std::uint8_t, maxCardStops> river = emptyRiver();
  CardSet seenCards = 0; ///< every Nile card that was ever named

  Ring ring = Ring::middle;
  std::array<std::uint8_t, maxTombs> tombValues{}; ///< by tomb space; 0 = not named
  std::uint8_t openedTombs = 0; ///< tomb spaces from the first on whose tile was turned up
  /// Own stones: [building][player], one bit per space.
  std::array<std::array<SpaceSet, maxPlayers>, buildingCount> stones{};
  std::int16_t sphinxDeck = 0; ///< cards left in the deck

  std::array<SiteState, siteCount> sites{};
  Player sailTurn = noPlayer;                  ///< who is to place a ship
  Player lastActor = noPlayer;                 ///< whose turn goes on until another acts (TIME-1)
  bool lastPlacedShip = false;                 ///< … and that act was placing a ship
  bool everyoneOnTurn = false;                 ///< STONE, BONUS, ORDER (TIME-1)
  std::array<Player, maxPlayers> phaseOrder{}; ///< FEED, BONUS: fixed at its start (TIME-4)

  friend bool operator==(const State&, const State&) = default;
  static constexpr std::array<std::uint8_t, maxCardStops> emptyRiver() {
    std::array<std::uint8_t, maxCardStops> none{};
    none.fill(riverEmpty);
    return none;
  }

  [[nodiscard]] SpaceSet built(Building building) const {
    SpaceSet all = 0;
    for (const SpaceSet own : stones[static_cast<std::size_t>(building)]) all |= own;
    return all;
  }
  [[nodiscard]] SpaceSet own(Building building, Player who) const {
    return stones[static_cast<std::size_t>(building)][who];
  }
  [[nodiscard]] int ownCount(Building building, Player who) const {
    return std::popcount(own(building, who));
  }
};

} // namespace nilometer::egizia

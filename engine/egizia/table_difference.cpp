// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/table_difference.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/build.h"
#include "engine/egizia/entry.h"
#include "engine/egizia/findings.h"
#include "engine/table/difference.h"

#include <algorithm>
#include <map>
#include <optional>

namespace nilometer::egizia {

using table::Effect;
using table::EffectKind;
using table::Effects;

namespace {

/// The round whose cards lie on the river.
int laidRound(const State& state) {
  return state.phase == Phase::lay ? state.round - 1 : state.round;
}

/// Nile cards by name: how many the player has more in `to`.
using NameCounts = std::map<std::uint8_t, int>;

void count(const Edition& edition, CardSet cards, int by, NameCounts& counts) {
  for (const int card : Bits(cards & ~cardBit(startFieldCard))) {
    counts[edition.nileCards[static_cast<std::size_t>(card)].name] += by;
  }
}

/// The improvements on a player's fields: the field's name, and which one it is there.
using Improvements = std::vector<std::pair<std::uint8_t, int>>;

Improvements improvementsOf(const Edition& edition, const PlayerState& own) {
  Improvements all;
  const auto add = [&](CardSet fields, int which) {
    for (const int field : Bits(fields)) {
      all.emplace_back(field == startFieldCard
                           ? unnamed
                           : edition.nileCards[static_cast<std::size_t>(field)].name,
                       which);
    }
  };
  add(own.improvedOnce, 1);
  add(own.improvedTwice, 2);
  return all;
}

/// What is there once more than among the others.
template <class T> std::vector<T> without(std::vector<T> all, const std::vector<T>& others) {
  for (const T& one : others) {
    const auto same = std::ranges::find(all, one);
    if (same != all.end()) all.erase(same);
  }
  return all;
}

/// What lies on a card space as far as it is named.
struct Lying {
  std::uint8_t stop = 0;
  std::uint8_t name = unnamed;
};

class Difference : table::DifferenceOf<State> {
public:
  Difference(const Edition& edition, const State& from, const State& to)
      : DifferenceOf(from, to, "ENTRY"_rule), m_edition(edition), m_track(from.track) {}

  Effects find() {
    changePhase();
    moveMarkers();
    lookAtRiver();
    for (const Player player : m_to.track.fromTheFront()) tableau(player);
    river();
    if (m_from.ring != m_to.ring) {
      add(EffectKind::marker, noPlayer, Marker::ring, table::nothing, code(m_from.ring),
          code(m_to.ring));
    }
    tombs();
    return std::move(m_effects);
  }

private:
  void card(Player player, std::uint8_t name, CardMove move, int before = 0, int after = 0) {
    add(EffectKind::card, player, name, move, before, after);
  }

  /// TRACK-1: who arrives queues behind those already there; in front of them somebody has to be
  /// put by hand.
  void moveMarkers() {
    for (const Player player : m_to.track.fromTheFront()) {
      m_track.move(player, m_to.track.points(player) - m_from.track.points(player));
    }
    for (const Player player : m_to.track.fromTheFront()) {
      const int place = m_to.track.placeInQueue(player);
      m_queued[player] = m_track.placeInQueue(player);
      m_track.setPlaceInQueue(player, place);
    }
  }

  void score(Player player) {
    const int place = m_to.track.placeInQueue(player);
    const bool byHand = m_queued[player] != place;
    const Player ahead = m_to.track.aheadOnSameSpace(player);
    change(EffectKind::points, player, table::nothing, byHand ? noPlayer : ahead,
           m_from.track.points(player), m_to.track.points(player));
    change(EffectKind::queue, player, table::nothing, ahead, m_queued[player], place);
  }

  void ships(Player player) {
    const std::vector<ShipAt> before = shipsOnBoard(m_edition, m_from, player);
    const std::vector<ShipAt> after = shipsOnBoard(m_edition, m_to, player);
    for (const ShipAt& ship : without(before, after)) {
      add(EffectKind::piece, player, ship.stop, ship.space, 1, 0);
    }
    for (const ShipAt& ship : without(after, before)) {
      add(EffectKind::piece, player, ship.stop, ship.space, 0, 1);
    }
  }

  void crews(Player player, const PlayerState& before, const PlayerState& after) {
    for (std::uint8_t crew = 0; crew < crewCount; ++crew) {
      const CrewSet bit = crewBit(static_cast<Crew>(crew));
      change(EffectKind::strength, player, crew, table::nothing, before.crews[crew],
             after.crews[crew]);
      change(EffectKind::turned, player, crew, table::nothing, (before.usedCrews & bit) != 0,
             (after.usedCrews & bit) != 0);
    }
  }

  /// One player's stones on the building, and the tiles he has taken for those on tombs.
  void stones(Player player, Building building) {
    const SpaceSet before = m_from.own(building, player);
    const SpaceSet after = m_to.own(building, player);
    for (const int cell : Bits(before & ~after)) {
      const int value = valueOf(m_edition, building, spaceBit(cell), m_from.tombValues);
      add(EffectKind::built, player, building, cell, value, -1);
      if (building == Building::tombs) tile(player, cell, TileMove::putBack, value);
    }
    for (const int cell : Bits(after & ~before)) {
      const int value = valueOf(m_edition, building, spaceBit(cell), m_to.tombValues);
      add(EffectKind::built, player, building, cell, 0, value);
      if (building == Building::tombs) tile(player, cell, TileMove::taken, value);
    }
  }

  void tile(Player player, int cell, TileMove move, int value) {
    add(EffectKind::tile, player, cell, move, 0, value);
  }

  void improvements(Player player, const PlayerState& before, const PlayerState& after) {
    const Improvements had = improvementsOf(m_edition, before);
    const Improvements has = improvementsOf(m_edition, after);
    NameCounts& hand = m_hands[player];
    for (const auto& [field, which] : without(had, has)) {
      const std::uint8_t name = improvement(hand, 1);
      --hand[name];
      card(player, name, CardMove::unassigned, 0, field);
    }
    for (const auto& [field, which] : without(has, had)) {
      const std::uint8_t name = improvement(hand, -1);
      ++hand[name];
      card(player, name, CardMove::assigned, 0, field);
    }
  }

  /// The name of a card that improves fields, one that comes to the hand (1) or leaves it (-1) if
  /// there is one.
  [[nodiscard]] std::uint8_t improvement(const NameCounts& hand, int by) const {
    const CardSet cards = m_edition.kind(CardKind::improveField);
    std::uint8_t any = unnamed;
    for (const int card : Bits(cards)) {
      const std::uint8_t name = m_edition.nileCards[static_cast<std::size_t>(card)].name;
      const auto found = hand.find(name);
      if (found != hand.end() && found->second * by > 0) return name;
      any = name;
    }
    return any;
  }

  [[nodiscard]] std::optional<Lying> lying(const State& state, std::size_t stop) const {
    const Stop& at = m_edition.river[stop];
    if (at.kind != StopKind::card || state.river[at.index] == riverEmpty) return std::nullopt;
    const std::uint8_t card = state.river[at.index];
    return Lying{code(stop), card == riverUnnamed ? unnamed : m_edition.nileCards[card].name};
  }

  void lookAtRiver() {
    for (Player player = 0; player < m_to.players; ++player) {
      count(m_edition, m_from.player[player].cards, -1, m_hands[player]);
      count(m_edition, m_to.player[player].cards, 1, m_hands[player]);
    }
    for (std::size_t stop = 0; stop < m_edition.river.size(); ++stop) {
      const auto before = lying(m_from, stop);
      const auto after = lying(m_to, stop);
      // A card that has only been named since is the same card.
      const bool same =
          before && after && laidRound(m_from) == laidRound(m_to) &&
          (before->name == after->name || before->name == unnamed || after->name == unnamed);
      if (before && !same) m_removed.push_back(*before);
      if (after && !same) m_added.push_back(*after);
    }
  }

  /// Takes the card space with that card from the list: one where it is named, else the only one
  /// without a name, if a card of this round can have lain there.
  [[nodiscard]] std::optional<Lying> takeOut(std::vector<Lying>& spaces, std::uint8_t name) const {
    auto found = std::ranges::find(spaces, name, &Lying::name);
    if (found == spaces.end() && laidRound(m_from) == laidRound(m_to) &&
        std::ranges::count(spaces, unnamed, &Lying::name) == 1) {
      found = std::ranges::find(spaces, unnamed, &Lying::name);
    }
    if (found == spaces.end()) return std::nullopt;
    const Lying space = *found;
    spaces.erase(found);
    return space;
  }

  void cards(Player player) {
    for (const auto& [name, by] : m_hands[player]) {
      for (int i = 0; i < by; ++i) {
        const auto space = takeOut(m_removed, name);
        space ? card(player, name, CardMove::taken, space->stop)
              : card(player, name, CardMove::corrected, 0, 1);
      }
      for (int i = 0; i > by; --i) {
        const auto space = takeOut(m_added, name);
        space ? card(player, name, CardMove::putBack, space->stop)
              : card(player, name, CardMove::corrected, 1, 0);
      }
    }
  }

  void tableau(Player player) {
    const PlayerState& before = m_from.player[player];
    const PlayerState& after = m_to.player[player];
    ships(player);
    score(player);
    crews(player, before, after);
    change(EffectKind::stock, player, Stock::stones, 0, before.stones, after.stones);
    for (const Marker marker : {Marker::stoneMarket, Marker::grainMarket}) {
      change(EffectKind::marker, player, marker, table::nothing, before.marketStep[code(marker)],
             after.marketStep[code(marker)]);
    }
    improvements(player, before, after);
    cards(player);
    for (std::uint8_t i = 0; i < buildingCount; ++i) stones(player, static_cast<Building>(i));
    change(EffectKind::stock, player, Stock::sphinxHeld, 0, before.sphinxHeld, after.sphinxHeld);
    change(EffectKind::order, player, table::nothing, table::nothing, before.orderTile,
           after.orderTile);
  }

  void river() {
    for (const Lying& space : m_removed) card(noPlayer, space.name, CardMove::swept, space.stop);
    for (const Lying& space : m_added) card(noPlayer, space.name, CardMove::putBack, space.stop);
  }

  void tombs() {
    for (int cell = m_from.openedTombs; cell > m_to.openedTombs; --cell) {
      tile(noPlayer, cell - 1, TileMove::turnedDown, 0);
    }
    for (int cell = m_from.openedTombs; cell < m_to.openedTombs; ++cell) {
      tile(noPlayer, cell, TileMove::turnedUp, m_to.tombValues[static_cast<std::size_t>(cell)]);
    }
  }

  const Edition& m_edition;
  table::ScoreTrack m_track;              ///< on the way from one to the other
  std::array<int, maxPlayers> m_queued{}; ///< place in the queue before it is put right
  std::array<NameCounts, maxPlayers> m_hands;
  std::vector<Lying> m_removed; ///< card spaces that are emptied
  std::vector<Lying> m_added;
};

} // namespace

std::vector<ShipAt> shipsOnBoard(const Edition& edition, const State& state, Player player) {
  std::vector<ShipAt> ships;
  const PlayerState& own = state.player[player];
  if (state.phase == Phase::sail && !state.leftoverStep) {
    ships.assign(own.ships.begin(), own.ships.begin() + std::min<int>(own.shipsPlaced, maxShips));
    return ships;
  }
  if (state.phase < Phase::sail || state.phase > Phase::bonus) return ships;
  for (std::uint8_t site = 0; site < siteCount; ++site) {
    const Slot* slot = state.sites[site].find(player);
    const bool left = slot == nullptr || (slot->done && !slot->built);
    if (!left) ships.push_back({edition.stopOfSite[site], slot->space});
  }
  return ships;
}

Effects movesBetween(const Edition& edition, const State& from, const State& to) {
  return Difference(edition, from, to).find();
}

} // namespace nilometer::egizia

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/game_rules.h"

#include <bit>
#include <cstdint>

namespace nilometer::pyramidion {

namespace {

/// Goes through everything that lies on the table once.
class TableCheck : public table::InvariantCheck<Invariant, Game, State> {
public:
  using InvariantCheck::InvariantCheck;

  table::Impossible run() {
    require(m_state.turn < m_state.players || m_state.turn == noPlayer, Invariant::phase);
    checkResources();
    checkTroops();
    if (!m_game.byTotals()) checkCards();
    checkBoats();
    require(m_state.supplyPile + m_state.supplyDiscards + 1 == supplyCards, Invariant::supply);
    checkOrder();
    return broken();
  }

private:
  void count(const Resources& resources) {
    require(resources.contains({}), Invariant::resources);
    m_found += resources;
  }
  void checkResources() {
    count(m_state.supply);
    for (const SiteState& site : m_state.sites) count(site.resources);
    for (const PlayerState& own : m_state.player) count(own.resources);
    require(m_found == m_game.edition->supply, Invariant::resources);
  }

  void checkTroops() {
    for (Player player = 0; player < m_state.players; ++player) {
      for (const Troop kind : allTroops) {
        require(m_state.troopsOnSites(player, kind) <= troopsOfAKind, Invariant::troops);
      }
      for (const Site site : allSites) {
        const bool there = m_state.on(site).troop(Troop::torturer) == player;
        require(there || !has(m_state.of(player).usedTroops, site), Invariant::troops);
      }
    }
  }

  void checkCards() {
    int common = m_state.cardPile + m_state.cardDiscards;
    const CardCounts seen = m_state.seenElsewhere(noPlayer).kinds;
    for (const PlayerState& own : m_state.seats()) {
      common += own.common;
      for (std::size_t kind = 0; kind < kindCount; ++kind) {
        require(own.basics[kind] <= basicCards[kind], Invariant::cards);
      }
    }
    std::uint64_t singles = 0;
    for (const PlayerState& own : m_state.seats()) {
      require((singles & own.singles) == 0 && (own.singlesOut & ~own.singles) == 0,
              Invariant::cards);
      singles |= own.singles;
    }
    const auto isCommon = [](const LyingCard& there) { return !there.card.basic; };
    common += static_cast<int>(m_state.lyingNumbers(isCommon).size());
    require(common == commonCount, Invariant::cards);
    require(m_state.lyingNumbers(&LyingCard::doubled).size() <= 1, Invariant::cards);
    for (std::size_t kind = 0; kind < kindCount; ++kind) {
      require(seen[kind] <= commonCards[kind], Invariant::cards);
    }
  }

  void checkBoats() {
    std::size_t boats = at(m_state.boatPile + m_state.boatDiscards) + m_state.row.size();
    for (const PlayerState& own : m_state.seats()) boats += own.loaded.size();
    boats += m_state.reserved ? 1U : 0U;
    require(boats == at(boatCount) && m_state.row.size() <= at(boatsInRow), Invariant::boats);
    require(m_state.reserved.has_value() == (m_state.reservedBy != noPlayer), Invariant::boats);
  }

  void checkOrder() {
    PlayerSet placed = 0;
    Bits markers = 0;
    int taken = 0;
    for (std::size_t i = 0; i < m_state.players; ++i) {
      include(placed, m_state.order[i]);
      if (m_state.player[i].marker == 0) continue;
      include(markers, m_state.player[i].marker);
      ++taken;
    }
    require(std::popcount(placed) == m_state.players, Invariant::order);
    require(std::popcount(markers) == taken, Invariant::order);
  }

  Resources m_found;
};

} // namespace

table::Impossible brokenInvariants(const Game& game, const State& state) {
  return TableCheck(game, state).run();
}

} // namespace nilometer::pyramidion

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/invariants.h"

#include "engine/saqqara/develop.h"

#include <algorithm>

namespace nilometer::saqqara {

namespace {

/// Goes through the table once and notes what cannot be.
class TableCheck : public table::InvariantCheck<Invariant, Game, State> {
public:
  using InvariantCheck::InvariantCheck;

  InvariantSet run() {
    checkPhase();
    checkGoods();
    for (const WarehouseState& there : m_state.warehouses) checkWarehouse(there);
    for (Player player = 0; player < m_state.players; ++player) checkPlayer(m_state.of(player));
    checkThresholds();
    checkSpaces();
    return broken();
  }

private:
  void checkPhase() {
    const bool inTime = m_state.round >= 1 && m_state.round <= m_state.lastRound;
    require(inTime && m_state.lastRound <= rounds, Invariant::phase);
    const bool ofOne = m_state.phase == Phase::auction || m_state.phase == Phase::agriculture ||
                       m_state.phase == Phase::intrigue || m_state.phase == Phase::marker ||
                       m_state.phase == Phase::invest || m_state.phase == Phase::distribute ||
                       m_state.phase == Phase::develop;
    require(ofOne == (m_state.turn < m_state.players), Invariant::phase);
    require(!m_state.freeWorker || m_state.phase == Phase::develop, Invariant::phase);
  }

  /// Adds goods up, of which there can be none fewer than none.
  void count(const Goods& goods) {
    require(goods.isSensible(), Invariant::goods);
    m_found += goods;
  }
  void checkGoods() {
    count(m_state.supply);
    for (const PlayerState& player : m_state.player) count(player.goods);
    for (const WarehouseState& there : m_state.warehouses) {
      count(there.goods);
      for (const Goods& bid : there.bids) count(bid);
    }
    require(m_found == m_game.edition->supply, Invariant::goods);
  }

  void checkWarehouse(const WarehouseState& there) {
    const bool isWon = there.cardAt == CardAt::won;
    require(isWon == (there.winner < m_state.players), Invariant::market);
    const bool hasBids =
        std::ranges::any_of(there.bids, [](const Goods& bid) { return !bid.empty(); });
    const bool isSale = m_state.phase == Phase::auction && there.cardAt == CardAt::open;
    require(isSale || !hasBids, Invariant::market);
    require(there.cardAt != CardAt::open || isSale, Invariant::market);
    require(there.hut == noPlayer || isWon || !there.bids[there.hut].empty(), Invariant::market);
    require(!there.threshold || *there.threshold <= highestNumber, Invariant::threshold);
  }

  void checkPlayer(const PlayerState& own) {
    require(own.pile + own.hand + own.laid + own.discards == influenceCards, Invariant::influence);
    const bool areOut = m_state.phase == Phase::marker || m_state.phase == Phase::invest ||
                        m_state.phase == Phase::reveal || m_state.phase == Phase::distribute ||
                        (m_state.phase == Phase::stock && m_state.numberWaits);
    require(areOut == (own.laid == warehouseCount), Invariant::influence);
    require(areOut || !own.isShown(), Invariant::influence);
    const bool hasMarkers =
        std::ranges::any_of(own.markers, [](std::uint8_t markers) { return markers > 0; });
    require(areOut || !hasMarkers, Invariant::markers);
    require(own.workersPlaced() <= workersPerPlayer, Invariant::workers);
    for (int i = 0; i < pyramidCount; ++i) {
      const bool inPlay = has(m_state.pyramids, pyramidAt(i));
      require(own.level[at(i)] <= (inPlay ? topLevel : 0), Invariant::workers);
    }
    require(!m_state.sheet.nileLast || own.boat <= *m_state.sheet.nileLast, Invariant::nile);
  }

  /// As many threshold cards as are not in the pile have been seen in this run.
  void checkThresholds() {
    int seen = 0;
    for (const std::uint8_t cards : m_state.thresholdsSeen) seen += cards;
    require(m_state.thresholdPile + seen == thresholdCards, Invariant::threshold);
  }

  void checkSpaces() {
    for (int i = 0; i < pyramidCount; ++i) {
      for (int level = 1; level <= topLevel; ++level) checkLevel(pyramidAt(i), level);
    }
  }
  void checkLevel(Pyramid pyramid, int level) {
    const auto spaces = m_state.sheet.level(pyramid, level).spaces;
    if (spaces) require(m_state.workersOn(pyramid, level) <= *spaces, Invariant::workers);
  }

  Goods m_found;
};

} // namespace

InvariantSet brokenInvariants(const Game& game, const State& state) {
  return TableCheck(game, state).run();
}

} // namespace nilometer::saqqara

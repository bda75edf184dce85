// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/table_difference.h"

#include "engine/saqqara/effects.h"
#include "engine/saqqara/findings.h"
#include "engine/saqqara/turn.h"
#include "engine/table/difference.h"

namespace nilometer::saqqara {

namespace {

using table::EffectKind;

class TableDifference : table::DifferenceOf<State> {
public:
  TableDifference(const State& from, const State& to) : DifferenceOf(from, to, "ENTRY"_rule) {}

  table::Effects find() {
    changePhase();
    for (Player player = 0; player < m_to.players; ++player) findOf(player);
    for (const Warehouse at : allWarehouses) findIn(at);
    findTrack();
    return std::move(m_effects);
  }

private:
  void goods(const Spot& spot, const Goods& before, const Goods& after) {
    stock(spot.player, spotCode(spot), before, after);
  }

  void findOf(Player player) {
    const PlayerState& from = m_from.of(player);
    const PlayerState& to = m_to.of(player);
    goods(handOf(player), from.goods, to.goods);
    for (const Warehouse at : allWarehouses) {
      goods(hutSpot(at, player), m_from.in(at).bids[player], m_to.in(at).bids[player]);
    }
    for (int i = 0; i < pyramidCount; ++i) {
      change(EffectKind::piece, player, i, 0, from.levelOf(pyramidAt(i)), to.levelOf(pyramidAt(i)));
    }
    marker(player, Marker::boat, from.boat, to.boat);
    for (const Warehouse at : allWarehouses) {
      marker(player, Marker::influence, from.markers[saqqara::at(at)], to.markers[saqqara::at(at)],
             code(at));
      card(player, CardMove::shown, from.shown[saqqara::at(at)], to.shown[saqqara::at(at)],
           code(at));
    }
    card(player, CardMove::drawn, from.hand, to.hand);
    const bool isBack = to.laid < from.laid && to.pile > from.pile;
    card(player, isBack ? CardMove::laidBack : CardMove::laid, from.laid, to.laid);
    card(player, CardMove::putAway, from.discards, to.discards);
  }

  void findIn(Warehouse at) {
    const WarehouseState& from = m_from.in(at);
    const WarehouseState& to = m_to.in(at);
    goods(warehouseSpot(at), from.goods, to.goods);
    if (from.cardAt != to.cardAt || from.winner != to.winner ||
        (to.cardAt != CardAt::away && from.card != to.card)) {
      const CardMove move = to.cardAt == CardAt::away  ? CardMove::marketBack
                            : to.cardAt == CardAt::won ? CardMove::marketWon
                                                       : CardMove::marketOpened;
      add(EffectKind::card, to.winner, move, at, 0, 0);
    }
    if (from.threshold == to.threshold) return;
    const CardMove gone = m_to.thresholdPile > m_from.thresholdPile ? CardMove::thresholdBack
                                                                    : CardMove::thresholdGone;
    add(EffectKind::card, noPlayer, to.threshold ? CardMove::threshold : gone, at,
        from.threshold.value_or(noYield), to.threshold.value_or(noYield));
  }

  void findTrack() {
    marker(noPlayer, Marker::stall, m_from.stall, m_to.stall);
    marker(noPlayer, Marker::die, m_from.round, m_to.round);
    marker(noPlayer, Marker::start, startPlayer(m_from), startPlayer(m_to));
    card(noPlayer, CardMove::thresholdPile, m_from.thresholdPile, m_to.thresholdPile);
  }
};

} // namespace

table::Effects movesBetween(const State& from, const State& to) {
  return TableDifference(from, to).find();
}

} // namespace nilometer::saqqara

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pyramidion/game.h"

#include "engine/pyramidion/effects.h"
#include "engine/table/difference.h"

#include <algorithm>
#include <utility>

namespace nilometer::pyramidion {

namespace {

class TableDifference : public table::DifferenceOf<State> {
public:
  TableDifference(const State& from, const State& to) : DifferenceOf(from, to, "ENTRY"_rule) {}

  table::Effects find() {
    changePhase();
    stock(noPlayer, supplySpot, m_from.supply, m_to.supply);
    for (const Site site : allSites) findOn(site);
    for (Player player = 0; player < m_to.players; ++player) findOf(player);
    findOrder();
    for (std::size_t i = 0; i < std::max(m_from.lying.size(), m_to.lying.size()); ++i) {
      const int number = static_cast<int>(i) + 1;
      const LyingCard* was = m_from.lyingCard(number);
      const LyingCard* is = m_to.lyingCard(number);
      if (was != nullptr && is == nullptr) {
        add(EffectKind::card, was->player, CardMove::removed, i + 1, table::code(was->card.kind),
            0);
      } else if (was == nullptr && is != nullptr) {
        add(EffectKind::card, is->player, CardMove::played, is->card.kind, 0, number);
      }
    }
    if (m_from.reserved && !m_to.reserved) {
      add(EffectKind::card, m_from.reservedBy, CardMove::boatGone, table::nothing, 0, 0);
    } else if (m_to.reserved && m_from.reserved != m_to.reserved) {
      add(EffectKind::card, m_to.reservedBy, CardMove::boatTurned, table::nothing, 0, 0);
    }
    card(noPlayer, CardMove::supplyTurned, m_from.supplyPile, m_to.supplyPile);
    card(noPlayer, CardMove::boatsShuffled, m_from.boatPile, m_to.boatPile);
    card(noPlayer, CardMove::shuffled, m_from.cardPile, m_to.cardPile);
    for (std::size_t i = 0; i < std::max(m_from.row.size(), m_to.row.size()); ++i) {
      if (i < m_to.row.size() && i < m_from.row.size() && m_from.row[i] == m_to.row[i]) continue;
      add(EffectKind::card, noPlayer, CardMove::boatTurned, table::nothing, 0,
          static_cast<int>(i) + 1);
    }
    return std::move(m_effects);
  }

private:
  void findOn(Site site) {
    const SiteState& from = m_from.on(site);
    const SiteState& to = m_to.on(site);
    stock(noPlayer, siteSpot(site), from.resources, to.resources);
    marker(noPlayer, Marker::sundial, from.sundial, to.sundial, table::code(site));
    for (const Troop kind : allTroops) {
      const Player was = from.troop(kind);
      const Player is = to.troop(kind);
      if (was == is) continue;
      if (was != noPlayer) add(EffectKind::piece, was, kind, site, 1, 0);
      if (is != noPlayer) add(EffectKind::piece, is, kind, site, 0, 1);
    }
  }
  void findOf(Player player) {
    const PlayerState& from = m_from.of(player);
    const PlayerState& to = m_to.of(player);
    stock(player, ownSpot, from.resources, to.resources);
    card(player, CardMove::dealt, from.hand(), to.hand());
    card(player, CardMove::boatLoaded, static_cast<int>(from.loaded.size()),
         static_cast<int>(to.loaded.size()));
    marker(player, Marker::order, from.marker, to.marker);
  }
  /// All places, also those that stay: an order that leaves somebody out is none.
  void findOrder() {
    if (m_from.order == m_to.order) return;
    for (int place = 0; place < m_to.players; ++place) {
      const Player player = m_to.order[at(place)];
      const auto before = std::ranges::find(m_from.order, player) - m_from.order.begin();
      add(EffectKind::order, player, table::nothing, table::nothing, static_cast<int>(before) + 1,
          place + 1);
    }
  }
};

} // namespace

table::Effects movesBetween(const State& from, const State& to) {
  return TableDifference(from, to).find();
}

} // namespace nilometer::pyramidion

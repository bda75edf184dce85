// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/amend_way.h"
#include "engine/table/repair_rules.h"

#include <utility>
#include <vector>

namespace nilometer::record {

/// Ways to go on with an entry that does not hold in which another one of its kind stands in its
/// place: as the game proposes it (table::RepairRules).
template <table::Rules G> class MendedWays {
  using State = typename G::State;
  using Entry = typename G::Entry;
  using RepairRules = table::RepairRules<G>;

public:
  /// `game` outlives it.
  explicit MendedWays(const typename G::Setup& game) : m_game(game) {}

  /// An entry was changed: a later one may have been mixed up with it.
  void note(table::Change<Entry> change) { m_changes.push_back(std::move(change)); }
  /// Adds all that hold on that table, entered anyway if need be.
  void add(const State& state, const RecordedEntry<G>& entry, std::vector<Way<G>>& ways) {
    std::vector<Entry> instead;
    RepairRules::swapped(m_game, state, entry.entry, m_changes, instead);
    addAll(state, entry, instead, swappedCost, ways);
    instead.clear();
    RepairRules::versions(m_game, state, entry.entry, instead);
    addAll(state, entry, instead, mendedCost, ways);
  }

private:
  void addAll(const State& state, const RecordedEntry<G>& entry, const std::vector<Entry>& instead,
              int cost, std::vector<Way<G>>& ways) {
    for (const Entry& other : instead) {
      if (other == entry.entry || !G::unsuitable(m_game, other, !entry.reason.empty()).legal()) {
        continue;
      }
      for (const bool anyway : {false, true}) {
        Way<G> way{.resolution = Resolution::mended, .entry = entry, .state = state, .cost = cost};
        way.entry->entry = other;
        way.entry->anyway = anyway;
        way.nothing = RepairRules::doesNothing(other) && !RepairRules::doesNothing(entry.entry);
        if (anyway) way.cost += anywayCost;
        // It said why it was entered anyway.
        if (entry.anyway && !anyway) way.entry->reason.clear();
        m_effects.clear();
        if (!table::enter<G>(m_game, way.state, other, anyway, m_effects).accepted) continue;
        ways.push_back(std::move(way));
        break;
      }
    }
  }

  const typename G::Setup& m_game;
  std::vector<table::Change<Entry>> m_changes; ///< in the order of the amended record
  table::Effects m_effects;
};

} // namespace nilometer::record

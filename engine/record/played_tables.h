// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/table/rules.h"

#include <cassert>
#include <cstddef>
#include <deque>
#include <utility>

namespace nilometer::record {

/// The tables on which the entries of a record were made: played when they are asked for, from a
/// known one on, and kept only as far back as they can be asked for again.
template <table::Rules G> class PlayedTables {
  using State = typename G::State;

public:
  /// Both outlive this.
  PlayedTables(const GameRecord<G>& record, const typename G::Setup& game)
      : m_record(record), m_game(game) {}

  /// `table` is the one on which that entry was made, the first that will be asked for.
  void start(const State& table, std::size_t entry) {
    m_tables.assign(1, table);
    m_first = entry;
  }
  [[nodiscard]] bool isStarted() const { return !m_tables.empty(); }
  /// As the table was when the entry was made; after the last entry, when all were.
  /// @pre isStarted(), `entry` is neither before the one of start() nor of the last forgetBefore()
  [[nodiscard]] const State& before(std::size_t entry) {
    assert(isStarted() && entry >= m_first);
    while (m_tables.size() <= entry - m_first) {
      const RecordedEntry<G>& next = m_record.entries[m_first + m_tables.size() - 1];
      State state = m_tables.back();
      m_effects.clear();
      table::enter<G>(m_game, state, next.entry, next.anyway, m_effects);
      m_tables.push_back(std::move(state));
    }
    return m_tables[entry - m_first];
  }
  /// Earlier tables will not be asked for any more.
  void forgetBefore(std::size_t entry) {
    for (; m_tables.size() > 1 && m_first < entry; ++m_first) m_tables.pop_front();
  }

private:
  const GameRecord<G>& m_record;
  const typename G::Setup& m_game;
  std::size_t m_first = 0;
  std::deque<State> m_tables; ///< from that of entry m_first on
  table::Effects m_effects;
};

} // namespace nilometer::record

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/amend_way.h"
#include "engine/record/played_tables.h"
#include "engine/table/repair_rules.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace nilometer::record {

/// How many entries are looked ahead.
inline constexpr std::size_t amendReach = 60;

/// How an entry of a record is made all the same, by something that is entered before it.
template <table::Rules G> class AmendBefore {
  using State = typename G::State;
  using Entry = typename G::Entry;
  using Way = record::Way<G>;

public:
  /// All outlive this; `before` is the record played, `reason` stands with what puts a table back.
  AmendBefore(const GameRecord<G>& record, const Replay<G>& before, const std::string& reason)
      : m_record(record), m_before(before), m_game(before.game), m_reason(reason),
        m_played(record, before.game) {}

  /// `table` is the one on which that entry was made: only from there on putBack() does anything.
  void startPlaying(const State& table, std::size_t entry) { m_played.start(table, entry); }
  /// Earlier entries will not be asked about any more.
  void forgetBefore(std::size_t entry) { m_played.forgetBefore(entry); }

  table::Outcome tryEntering(State& state, const Entry& entry, bool anyway) {
    m_effects.clear();
    return table::enter<G>(m_game, state, entry, anyway, m_effects);
  }
  /// That entry as it speaks there of the same thing as on the table on which it was made
  /// (RepairRules); a refused one spoke of nothing.
  [[nodiscard]] RecordedEntry<G> meant(const State& state, std::size_t i) {
    RecordedEntry<G> entry = m_record.entries[i];
    const auto then = [&]() -> const State& { return m_played.before(i); };
    if (m_played.isStarted() && m_before.entries[i].accepted) {
      table::RepairRules<G>::meanTheSame(state, then, entry.entry);
    }
    return entry;
  }
  /// What makes that table again the one on which the entry was made (RepairRules::asPlayed).
  [[nodiscard]] std::vector<Entry> asPlayed(const State& state, std::size_t i) {
    std::vector<Entry> corrections;
    if (m_played.isStarted()) {
      table::RepairRules<G>::asPlayed(m_game, state, m_played.before(i), corrections);
    }
    return corrections;
  }
  /// Enters that, then the entry; false if there is nothing to put back, or that does not help.
  bool putBack(const State& state, std::size_t i, Way& way) {
    const std::vector<Entry> corrections = asPlayed(state, i);
    if (corrections.empty()) return false;
    way.resolution = Resolution::asPlayed;
    way.state = state;
    way.cost += asPlayedCost;
    for (const Entry& correction : corrections) {
      if (!G::unsuitable(m_game, correction, !m_reason.empty()).legal()) return false;
      if (!tryEntering(way.state, correction, false).accepted) return false;
      auto& recorded = way.before.emplace_back();
      recorded.entry = correction;
      recorded.reason = m_reason;
    }
    way.entry = meant(way.state, i);
    return tryEntering(way.state, way.entry->entry, way.entry->anyway).accepted;
  }
  /// Enters what is missing before that entry, then the entry; false if that leads nowhere.
  bool complete(State& state, std::size_t i, Way& way) {
    const bool early = isBefore(G::clock(state), i);
    const int most = isDueKnown(i) ? mostMissing : mostGuessed;
    for (int count = 0; count < most && !isPast(G::clock(state), i); ++count) {
      if (!enterMissing(state, i, way)) return false;
      const RecordedEntry<G> entry = meant(state, i);
      if (enterAs(state, entry, entry.anyway, way)) return true;
      // In its phase, what is missing is only guessed: the table is right.
      if (early && !isBefore(G::clock(state), i) && enterAs(state, entry, true, way)) return true;
    }
    return false;
  }
  /// The game has not come to the round and phase in which that entry was made.
  [[nodiscard]] bool isBefore(const table::GameClock& clock, std::size_t i) const {
    return !isDueKnown(i) || placeOf(clock) < due(i);
  }
  /// The game is in the round and phase in which that entry was made.
  [[nodiscard]] bool isThere(const table::GameClock& clock, std::size_t i) const {
    return isDueKnown(i) && placeOf(clock) == due(i);
  }

private:
  /// What may be missing before an entry; fewer where nobody knows when the entry was made.
  static constexpr int mostMissing = 12;
  static constexpr int mostGuessed = 4;

  bool enterAs(State& state, const RecordedEntry<G>& entry, bool anyway, Way& way) {
    if (!tryEntering(state, entry.entry, anyway).accepted) return false;
    if (anyway && !entry.anyway) {
      way.resolution = Resolution::anyway;
      way.cost += anywayCost;
    }
    way.entry = entry;
    way.entry->anyway = anyway;
    return true;
  }
  bool enterMissing(State& state, std::size_t i, Way& way) {
    std::vector<Entry> missing;
    table::RepairRules<G>::missing(m_game, state, missing);
    std::erase_if(missing, [&](const Entry& entry) { return isContradicted(entry, i); });
    for (const bool anyway : {false, true}) {
      for (const Entry& entry : missing) {
        if (!G::unsuitable(m_game, entry, false).legal()) continue;
        if (!tryEntering(state, entry, anyway).accepted) continue;
        way.cost += missingCost;
        auto& recorded = way.before.emplace_back();
        recorded.entry = entry;
        recorded.anyway = anyway;
        return true;
      }
    }
    return false;
  }
  /// Whether that entry or a later one of its phase says that it was not so.
  [[nodiscard]] bool isContradicted(const Entry& missing, std::size_t i) const {
    for (std::size_t later = i; later < m_record.entries.size(); ++later) {
      if (isDueKnown(i) && isDueKnown(later) && due(later) != due(i)) break;
      if (later > i + amendReach) break;
      if (table::RepairRules<G>::rulesOut(missing, m_record.entries[later].entry)) return true;
    }
    return false;
  }
  /// A refused entry was met wherever the game stood by then.
  [[nodiscard]] bool isDueKnown(std::size_t i) const { return m_before.entries[i].accepted; }
  [[nodiscard]] bool isPast(const table::GameClock& clock, std::size_t i) const {
    return isDueKnown(i) && placeOf(clock) > due(i);
  }
  /// Round, visit of the phase and phase: how far a game has come.
  using Place = std::array<int, 3>;
  [[nodiscard]] static Place placeOf(const table::GameClock& clock) {
    return {clock.round, clock.phaseVisit, clock.phase};
  }
  /// Where the entry was made.
  [[nodiscard]] Place due(std::size_t i) const {
    const ReplayedEntry<G>& entry = m_before.entries[i];
    return {entry.round, entry.phaseVisit, static_cast<int>(entry.phase)};
  }

  const GameRecord<G>& m_record;
  const Replay<G>& m_before;
  const typename G::Setup& m_game;
  const std::string& m_reason;
  PlayedTables<G> m_played;
  table::Effects m_effects;
};

} // namespace nilometer::record

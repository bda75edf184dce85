// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/file_format.h"
#include "engine/record/game_record.h"
#include "engine/table/effect.h"
#include "engine/table/ledger.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

namespace nilometer::record {

/// What replaying one entry led to.
template <table::Rules G> struct ReplayedEntry {
  table::Verdict verdict;
  table::Impossible impossible = 0;
  bool accepted = false;
  int round = 0;               ///< before the entry
  typename G::Phase phase{};   ///< before the entry
  int phaseVisit = 0;          ///< how often the round had come back to an earlier phase
  std::size_t firstEffect = 0; ///< into Replay::effects
  std::size_t effectCount = 0;
};

/// A record played from the start, entry by entry. Entries that are illegal without being marked,
/// or impossible, are not carried out; all later ones are judged on what is there then.
template <table::Rules G> struct Replay {
  Replay() = default;
  /// Before the first entry.
  explicit Replay(const typename G::Setup& newGame) : game(newGame), state(G::setUp(newGame)) {}

  /// Judges the next entry, carries it out if it may be, and keeps what it led to either way.
  table::Outcome play(const RecordedEntry<G>& entry) {
    ReplayedEntry<G>& line = entries.emplace_back();
    const table::GameClock before = G::clock(state);
    line.round = before.round;
    line.phase = static_cast<typename G::Phase>(before.phase);
    line.phaseVisit = before.phaseVisit;
    line.firstEffect = effects.size();
    const table::Outcome outcome = table::enter<G>(game, state, entry.entry, entry.anyway, effects);
    line.verdict = outcome.verdict;
    line.impossible = outcome.impossible;
    line.accepted = outcome.accepted;
    line.effectCount = effects.size() - line.firstEffect;
    ledger.record(effectsOf(entries.size() - 1), static_cast<int>(entries.size()), before.round,
                  before.phase);
    return outcome;
  }
  /// Forgets the last entry, which must have been refused.
  void dropRefused() {
    assert(!entries.back().accepted);
    entries.pop_back();
  }

  typename G::Setup game;
  typename G::State state;
  std::vector<ReplayedEntry<G>> entries;
  table::Effects effects;
  table::Ledger ledger;

  [[nodiscard]] table::EffectsView effectsOf(std::size_t entry) const {
    const ReplayedEntry<G>& at = entries[entry];
    return table::EffectsView(effects).part(at.firstEffect, at.effectCount);
  }
  /// Every entry was legal or marked, and possible.
  [[nodiscard]] bool clean() const {
    return std::ranges::all_of(entries, &ReplayedEntry<G>::accepted);
  }
};

/// Plays the first `upTo` entries (all by default).
template <table::Rules G>
[[nodiscard]] Replay<G> replay(const GameRecord<G>& record, const typename G::Edition& edition,
                               std::size_t upTo = SIZE_MAX) {
  Replay<G> played(FileFormat<G>::setup(record.header, edition));
  const std::size_t count = std::min(upTo, record.entries.size());
  played.entries.reserve(count);
  for (std::size_t i = 0; i < count; ++i) played.play(record.entries[i]);
  return played;
}

/// The state after the first `upTo` entries, without keeping what happened on the way.
template <table::Rules G>
[[nodiscard]] typename G::State stateAfter(const GameRecord<G>& record,
                                           const typename G::Edition& edition,
                                           std::size_t upTo = SIZE_MAX) {
  const std::size_t count = std::min(upTo, record.entries.size());
  const typename G::Setup game = FileFormat<G>::setup(record.header, edition);
  typename G::State state = G::setUp(game);
  table::Effects effects;
  for (std::size_t i = 0; i < count; ++i) {
    const RecordedEntry<G>& entry = record.entries[i];
    effects.clear();
    table::enter<G>(game, state, entry.entry, entry.anyway, effects);
  }
  return state;
}

} // namespace nilometer::record

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/read_record.h"
#include "engine/record/replay.h"
#include "engine/record/write_record.h"

#include <cassert>
#include <iterator>
#include <utility>

namespace nilometer::record {

/// An open record with undo and redo. Undone entries stay until something else is entered.
template <table::Rules G> class OpenRecord {
public:
  OpenRecord(GameRecord<G> record, const typename G::Edition& edition)
      : m_record(std::move(record)), m_edition(&edition) {
    recompute();
  }

  [[nodiscard]] const GameRecord<G>& record() const { return m_record; }
  /// The whole record played; an entry is added to it, not played again.
  [[nodiscard]] const Replay<G>& replay() const { return m_replay; }
  [[nodiscard]] const typename G::State& state() const { return m_replay.state; }
  [[nodiscard]] const typename G::Setup& game() const { return m_replay.game; }

  /// Judges and, if it may be, adds the entry; forgets what was undone only then.
  /// What the game calls unsuitable, such as a correction without a reason, is refused too.
  table::Outcome enter(RecordedEntry<G> entry) {
    table::Outcome outcome{.verdict = G::unsuitable(game(), entry.entry, !entry.reason.empty())};
    if (!outcome.verdict.legal()) return outcome;
    outcome = m_replay.play(entry);
    if (outcome.accepted) {
      m_record.entries.push_back(std::move(entry));
      m_undone.clear();
    } else {
      m_replay.dropRefused();
    }
    return outcome;
  }
  [[nodiscard]] bool canUndo() const { return !m_record.entries.empty(); }
  [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }
  /// What redo() would bring back. @pre canRedo()
  [[nodiscard]] const RecordedEntry<G>& nextRedo() const { return m_undone.back(); }
  /// @pre canUndo()
  void undo() {
    assert(canUndo());
    m_undone.push_back(std::move(m_record.entries.back()));
    m_record.entries.pop_back();
    recompute();
  }
  /// @pre canRedo()
  void redo() {
    assert(canRedo());
    m_record.entries.push_back(std::move(m_undone.back()));
    m_undone.pop_back();
    // Judged as a replay would do it: an entry that was read and refused stays refused.
    m_replay.play(m_record.entries.back());
  }

  /// Replaces an earlier entry and judges everything after it again. The replay tells what no
  /// longer fits; nothing is thrown away.
  void replace(std::size_t index, RecordedEntry<G> entry) {
    assert(index < m_record.entries.size());
    m_record.entries[index] = std::move(entry);
    recompute();
  }

  /// Goes on with `record`, which is this game as it is said on `edition` (record::rejudge). What
  /// was undone can be redone as far as it can be said there.
  void goOn(GameRecord<G> record, const typename G::Edition& edition) {
    std::vector<RecordedEntry<G>> undone;
    // From the next one to redo on: one that cannot be said leaves nothing to stand behind it.
    for (auto entry = m_undone.rbegin(); entry != m_undone.rend(); ++entry) {
      const std::string line = writeEntry<G>(*entry, m_record.header, *m_edition);
      Result<RecordedEntry<G>> same = readEntry<G>(line, record.header, edition, 1);
      if (!same) break;
      undone.push_back(std::move(*same));
    }
    m_undone.assign(std::make_move_iterator(undone.rbegin()),
                    std::make_move_iterator(undone.rend()));
    m_record = std::move(record);
    m_edition = &edition;
    recompute();
  }

private:
  void recompute() { m_replay = record::replay(m_record, *m_edition); }

  GameRecord<G> m_record;
  const typename G::Edition* m_edition;
  Replay<G> m_replay;
  std::vector<RecordedEntry<G>> m_undone;
};

} // namespace nilometer::record

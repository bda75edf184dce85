// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/amend.h"
#include "engine/record/history.h"
#include "engine/record/naming.h"
#include "engine/record/rejudge.h"
#include "engine/record/replay.h"

#include <cassert>
#include <utility>

namespace nilometer::record {

/// An open record with the history of what was done to it. A record just opened has a step for
/// each entry.
template <table::Rules G> class OpenRecord {
public:
  OpenRecord(GameRecord<G> record, const typename G::Edition& edition)
      : m_record(std::move(record)), m_edition(&edition), m_history(m_record.entries, edition) {
    recompute();
  }

  [[nodiscard]] const GameRecord<G>& record() const { return m_record; }
  /// What it is played with now.
  [[nodiscard]] const typename G::Edition& edition() const { return *m_edition; }
  /// The whole record played; an entry is added to it, not played again.
  [[nodiscard]] const Replay<G>& replay() const { return m_replay; }
  [[nodiscard]] const typename G::State& state() const { return m_replay.state; }
  [[nodiscard]] const typename G::Setup& game() const { return m_replay.game; }
  [[nodiscard]] const History<G>& history() const { return m_history; }

  /// Judges and, if it may be, adds the entry. What the game calls unsuitable, such as a correction
  /// without a reason, is refused too.
  table::Outcome enter(RecordedEntry<G> entry) {
    table::Outcome outcome{.verdict = G::unsuitable(game(), entry.entry, !entry.reason.empty())};
    if (!outcome.verdict.legal()) return outcome;
    outcome = m_replay.play(entry);
    if (outcome.accepted) {
      m_history.add({.did = Did::entered,
                     .at = m_record.entries.size(),
                     .is = {entry},
                     .edition = m_edition});
      m_record.entries.push_back(std::move(entry));
    } else {
      m_replay.dropRefused();
    }
    return outcome;
  }

  /// The record with an entry of the past put right, without keeping it.
  [[nodiscard]] EditPreview<G> amend(const Amendment<G>& amendment) const {
    return record::amend(m_record, m_replay, amendment);
  }
  /// Goes on with those entries in one step; `about` = the entry it is about. Nothing is done where
  /// they are the same.
  void keep(Did did, RecordedEntry<G> about, std::vector<RecordedEntry<G>> entries) {
    Step<G> step = stepBetween<G>(m_record.entries, entries);
    if (step.was.empty() && step.is.empty()) return;
    step.did = did;
    step.about = std::move(about);
    step.edition = m_edition;
    m_history.add(std::move(step));
    m_record.entries = std::move(entries);
    recompute();
  }
  /// Marks an entry as disputed, changes the mark or takes it away (nothing), as one step.
  /// @pre index < record().entries.size()
  void mark(std::size_t index, std::optional<Dispute<G>> dispute) {
    std::vector<RecordedEntry<G>> entries = m_record.entries;
    const Did did = dispute ? Did::disputed : Did::settled;
    entries[index].dispute = std::move(dispute);
    RecordedEntry<G> about = entries[index];
    keep(did, std::move(about), std::move(entries));
  }

  [[nodiscard]] bool canUndo() const { return m_history.canUndo(); }
  [[nodiscard]] bool canRedo() const { return m_history.canRedo(); }
  /// Takes back the last step. @pre canUndo()
  void undo() {
    assert(canUndo());
    goTo(m_history.undone().parent);
  }
  /// Does the step again that was taken back last. @pre canRedo()
  void redo() {
    assert(canRedo());
    goTo(m_history.steps()[m_history.now()].next);
  }
  /// As the game was right after that step, wherever in the history it is; the index of the first
  /// entry that may be another one. @pre step < history().steps().size()
  std::size_t goTo(std::size_t step) {
    const auto way = m_history.wayTo(step);
    std::size_t first = m_record.entries.size();
    for (const std::size_t at : way.back) {
      const Step<G>& taken = m_history.steps()[at];
      splice(taken.at, taken.is.size(), taken.was);
      use(taken.wasValues);
      first = taken.wasValues ? 0 : std::min(first, taken.at);
    }
    for (const std::size_t at : way.forward) {
      const Step<G>& done = m_history.steps()[at];
      splice(done.at, done.was.size(), done.is);
      use(done.isValues);
      first = done.isValues ? 0 : std::min(first, done.at);
    }
    const bool added = way.back.empty() && first == m_replay.entries.size() &&
                       m_record.entries.size() == first + 1;
    m_history.goTo(step);
    if (added) {
      // Judged as a replay would do it: an entry that was read and refused stays refused.
      m_replay.play(m_record.entries.back());
    } else {
      recompute();
    }
    return first;
  }

  /// Goes on with `record`, which is this game as it is said on `edition` (record::rejudge). What
  /// was undone can be redone as far as it can be said there.
  void goOn(GameRecord<G> record, const typename G::Edition& edition) {
    std::vector<Step<G>> undone = redoneOn(record, edition);
    const bool same = edition.checksum == m_edition->checksum;
    m_history.add({.did = same ? Did::compared : Did::otherValues,
                   .was = std::move(m_record.entries),
                   .is = record.entries,
                   .wasValues = Values<G>{m_record.header, m_edition},
                   .isValues = Values<G>{record.header, &edition},
                   .edition = &edition});
    m_history.addUndone(std::move(undone));
    m_record = std::move(record);
    m_edition = &edition;
    recompute();
  }

  /// Goes on under other names, as one step; nothing is done where they are the same. What was
  /// undone can be redone. @pre as named()
  void rename(const Naming& naming) {
    RecordHeader<G> header = named(m_record.header, naming);
    if (header == m_record.header) return;
    std::vector<Step<G>> undone = undoneSteps();
    m_history.add({.did = Did::renamed,
                   .at = m_record.entries.size(),
                   .wasValues = Values<G>{m_record.header, m_edition},
                   .isValues = Values<G>{header, m_edition},
                   .edition = m_edition});
    m_history.addUndone(std::move(undone));
    m_record.header = std::move(header);
    recompute();
  }

private:
  void recompute() { m_replay = record::replay(m_record, *m_edition); }
  void splice(std::size_t at, std::size_t out, const std::vector<RecordedEntry<G>>& in) {
    const auto first = m_record.entries.begin() + static_cast<std::ptrdiff_t>(at);
    const auto place = m_record.entries.erase(first, first + static_cast<std::ptrdiff_t>(out));
    m_record.entries.insert(place, in.begin(), in.end());
  }
  void use(const std::optional<Values<G>>& values) {
    if (!values) return;
    m_record.header = values->header;
    m_edition = values->edition;
  }
  /// The steps that redo would bring back, up to one after which values or names are others.
  [[nodiscard]] std::vector<Step<G>> undoneSteps() const {
    std::vector<Step<G>> undone;
    const auto& steps = m_history.steps();
    std::size_t at = m_history.now();
    while ((at = steps[at].next) != 0 && !steps[at].isValues) {
      undone.push_back(steps[at]);
      undone.back().next = 0;
    }
    return undone;
  }
  /// The entries that redo would bring back, as they are said on other values.
  [[nodiscard]] std::vector<Step<G>> redoneOn(const GameRecord<G>& record,
                                              const typename G::Edition& edition) const {
    std::vector<Step<G>> undone;
    const auto& steps = m_history.steps();
    for (std::size_t at = steps[m_history.now()].next; at != 0; at = steps[at].next) {
      // One that cannot be said leaves nothing to stand behind it.
      if (steps[at].did != Did::entered) break;
      Result<RecordedEntry<G>> same =
          restated<G>(steps[at].is.front(), m_record.header, *m_edition, record.header, edition);
      if (!same) break;
      undone.push_back({.did = Did::entered,
                        .at = record.entries.size() + undone.size(),
                        .is = {std::move(*same)},
                        .edition = &edition});
    }
    return undone;
  }

  GameRecord<G> m_record;
  const typename G::Edition* m_edition;
  Replay<G> m_replay;
  History<G> m_history;
};

} // namespace nilometer::record

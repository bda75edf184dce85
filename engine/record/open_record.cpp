// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/game_record.h"

#include <cassert>
#include <iterator>

namespace nilometer::record {

using namespace egizia;

OpenRecord::OpenRecord(GameRecord record, const Edition& edition)
    : m_record(std::move(record)), m_edition(&edition) {
  recompute();
}

Outcome OpenRecord::enter(RecordedEntry entry) {
  // Only a correction changes the table without a rule behind it, so it needs somebody's reason.
  const bool unexplained = std::holds_alternative<Correct>(entry.entry) && entry.reason.empty();
  if (unexplained || !isWithin(game(), entry.entry)) {
    Outcome outcome;
    outcome.verdict.add({.rule = "ENTRY"_rule,
                         .fault = static_cast<std::uint8_t>(Fault::notSensible),
                         .player = playerOf(entry.entry)});
    return outcome;
  }
  const Outcome outcome = m_replay.play(entry);
  if (outcome.accepted) {
    m_record.entries.push_back(std::move(entry));
    m_undone.clear();
  } else {
    m_replay.dropRefused();
  }
  return outcome;
}

void OpenRecord::undo() {
  assert(canUndo());
  m_undone.push_back(std::move(m_record.entries.back()));
  m_record.entries.pop_back();
  recompute();
}

void OpenRecord::redo() {
  assert(canRedo());
  m_record.entries.push_back(std::move(m_undone.back()));
  m_undone.pop_back();
  // Judged as a replay would do it: an entry that was read and refused stays refused.
  m_replay.play(m_record.entries.back());
}

void OpenRecord::replace(std::size_t index, RecordedEntry entry) {
  assert(index < m_record.entries.size());
  m_record.entries[index] = std::move(entry);
  recompute();
}

void OpenRecord::goOn(GameRecord record, const Edition& edition) {
  std::vector<RecordedEntry> undone;
  // From the next one to redo on: one that cannot be said leaves nothing to stand behind it.
  for (auto entry = m_undone.rbegin(); entry != m_undone.rend(); ++entry) {
    const std::string line = writeEntry(*entry, m_record.header, *m_edition);
    Result<RecordedEntry> same = readEntry(line, record.header, edition);
    if (!same) break;
    undone.push_back(std::move(*same));
  }
  m_undone.assign(std::make_move_iterator(undone.rbegin()), std::make_move_iterator(undone.rend()));
  m_record = std::move(record);
  m_edition = &edition;
  recompute();
}

void OpenRecord::recompute() {
  m_replay = record::replay(m_record, *m_edition);
}

} // namespace nilometer::record

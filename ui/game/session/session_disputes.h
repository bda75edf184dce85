// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/session_of.h"

/// SessionOf: entries that the table does not agree about. Included by its header alone.
namespace nilometer::ui {

template <table::Rules G>
std::optional<text::Disputed> SessionOf<G>::dispute(std::size_t entry) const {
  const Recorded& is = record().entries[entry];
  if (!is.dispute) return std::nullopt;
  return text::disputedOf<G>(is, m_table);
}

template <table::Rules G>
void SessionOf<G>::setDispute(std::size_t entry, std::optional<record::Dispute<G>> dispute) {
  m_open.mark(entry, std::move(dispute));
  stampFrom(entry, record().entries.size());
  refresh();
  Q_EMIT changed();
}

template <table::Rules G> void SessionOf<G>::markDisputed(std::size_t entry, const QString& note) {
  if (isFrozen() || amending()) return;
  record::Dispute<G> dispute;
  if (const auto& was = record().entries[entry].dispute) dispute = *was;
  dispute.note = note.toStdString();
  if (!dispute.note.empty() || dispute.otherwise) setDispute(entry, std::move(dispute));
}

template <table::Rules G> void SessionOf<G>::settle(std::size_t entry) {
  if (isFrozen() || amending() || !record().entries[entry].dispute) return;
  setDispute(entry, std::nullopt);
}

template <table::Rules G> void SessionOf<G>::startSettling(std::size_t entry) {
  if (isFrozen() || amending() || !record::hasOtherWay(record().entries[entry])) return;
  record::Amendment<G> settled = record::settling(record(), entry);
  if (settled.kind == record::AmendKind::remove) return startRemoving(entry);
  startReplacing(entry);
  m_amendment.entry = std::move(settled.entry);
  showAmended();
}

template <table::Rules G> void SessionOf<G>::disputeAmended(const QString& note) {
  if (amended() == nullptr || !canBeDisputed()) return;
  const record::Amendment<G> what = amendment();
  record::Dispute<G> dispute{.note = note.toStdString(), .otherwise = record::OtherWay<G>()};
  if (what.kind == record::AmendKind::replace) {
    dispute.otherwise->entry = what.entry.entry;
    dispute.otherwise->anyway = what.entry.anyway;
    dispute.otherwise->reason = what.entry.reason;
  }
  leavePast();
  setDispute(what.index, std::move(dispute));
}

template <table::Rules G>
bool SessionOf<G>::settlesDispute(const record::Amendment<G>& what) const {
  if (what.kind != record::AmendKind::replace && what.kind != record::AmendKind::remove) {
    return false;
  }
  const Recorded& was = record().entries[what.index];
  if (!record::hasOtherWay(was)) return false;
  const auto other = record::otherEntry(was);
  const bool removes = what.kind == record::AmendKind::remove;
  return other ? !removes && other->isMadeAs(what.entry) : removes;
}

template <table::Rules G> record::Did SessionOf<G>::didOf(const record::Amendment<G>& what) const {
  return settlesDispute(what) ? record::Did::settled : didBy(what.kind);
}

template <table::Rules G>
std::optional<std::vector<int>> SessionOf<G>::pointsOtherwise(std::size_t entry) const {
  if (!record::hasOtherWay(record().entries[entry])) return std::nullopt;
  const record::Replay<G> other = record::otherReplay(record(), replay(), entry);
  // What the end alone tells is not told before it.
  if (G::clock(other.state).over && !G::clock(replay().state).over) return std::nullopt;
  m_otherStates.insert_or_assign(entry, other.state);
  std::vector<int> points;
  for (table::Player player = 0; player < players(); ++player) {
    points.push_back(G::points(other.state, player));
  }
  return points;
}

} // namespace nilometer::ui

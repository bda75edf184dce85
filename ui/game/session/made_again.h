// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/repair_rules.h"
#include "ui/game/session/session_of.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace nilometer::ui {

/// What an entry begins with that takes the place of another: all that was said of that one. A
/// later entry that is made again after a change of the past begins with what holds there now, in
/// the way closest to it, and never with leaving it undone; where there is none, as it was if the
/// table can insist on that, else with nothing.
template <table::Rules G>
[[nodiscard]] std::optional<typename G::Entry> beginningOf(const SessionOf<G>& session) {
  using Entry = typename G::Entry;
  const auto* replaced = session.replaced();
  if (replaced == nullptr) return std::nullopt;
  const auto holds = [&](const Entry& entry) { return session.tryOut(entry).verdict.legal(); };
  const Entry& entry = replaced->entry;
  if (!session.enteringAgain() || holds(entry)) return entry;
  std::vector<Entry> ways;
  table::RepairRules<G>::versions(session.game(), session.shown(), entry, ways);
  std::vector<Entry> undone;
  table::RepairRules<G>::missing(session.game(), session.shown(), undone);
  const auto way = std::ranges::find_if(ways, [&](const Entry& each) {
    return each.index() == entry.index() && holds(each) &&
           std::ranges::find(undone, each) == undone.end();
  });
  if (way != ways.end()) return *way;
  return session.tryOut(entry).canInsist() ? std::optional(entry) : std::nullopt;
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/score_basis.h"

namespace nilometer::egizia {

namespace {

bool isFinal(table::RuleId rule) {
  return rule == "END-1"_rule || rule == "END-2"_rule || rule == "END-3"_rule;
}

} // namespace

ScoreBasis::ScoreBasis(const table::Ledger& ledger, const Effects& effects, const Edition& edition)
    : m_ledger(&ledger),
      m_assumed(ledger, effects, [&](PrintedPlace place) { return assumedAt(edition, place); }) {}

PrintedSet ScoreBasis::ofPlayer(Player player, std::size_t entries, Of of) const {
  PrintedSet behind;
  for (std::size_t i = 0; i < lines().size(); ++i) {
    const table::LedgerLine& line = m_ledger->lines()[i];
    if (static_cast<std::size_t>(line.entry) > entries) break;
    if (line.player != player || (of == Of::play && isFinal(line.rule))) continue;
    // Points that were put right by hand are what the table says they are.
    if (line.rule == "ENTRY"_rule) behind.clear();
    addPrinted(behind, lines()[i]);
  }
  return behind;
}

} // namespace nilometer::egizia

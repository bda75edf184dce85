// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/score_basis.h"

#include <map>

namespace nilometer::egizia {

namespace {

bool isFinal(table::RuleId rule) {
  return rule == "END-1"_rule || rule == "END-2"_rule || rule == "END-3"_rule;
}

} // namespace

ScoreBasis::ScoreBasis(const table::Ledger& ledger, const Effects& effects, const Edition& edition)
    : m_ledger(&ledger) {
  m_lines.reserve(ledger.lines().size());
  // The same few places come again and again.
  std::map<PrintedPlace, PrintedSet> assumed;
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::points) continue;
    PrintedSet& line = m_lines.emplace_back();
    for (const PrintedPlace place : effects.basisOf(effect)) {
      const auto [known, isNew] = assumed.try_emplace(place);
      if (isNew) known->second = assumedAt(edition, place);
      addPrinted(line, known->second);
    }
  }
}

PrintedSet ScoreBasis::ofPlayer(Player player, std::size_t entries, Of of) const {
  PrintedSet behind;
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const table::LedgerLine& line = m_ledger->lines()[i];
    if (static_cast<std::size_t>(line.entry) > entries) break;
    if (line.player != player || (of == Of::play && isFinal(line.rule))) continue;
    // Points that were put right by hand are what the table says they are.
    if (line.rule == "ENTRY"_rule) behind.clear();
    addPrinted(behind, m_lines[i]);
  }
  return behind;
}

PrintedSet ScoreBasis::ofEntry(std::size_t entry, Player player) const {
  PrintedSet behind;
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const table::LedgerLine& line = m_ledger->lines()[i];
    if (static_cast<std::size_t>(line.entry) != entry + 1 || line.player != player) continue;
    addPrinted(behind, m_lines[i]);
  }
  return behind;
}

} // namespace nilometer::egizia

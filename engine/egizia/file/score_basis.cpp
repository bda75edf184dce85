// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/score_basis.h"

#include "engine/egizia/effects.h"

#include <algorithm>

namespace nilometer::egizia {

using namespace record;

namespace {

bool hasAssumed(const Edition& edition) {
  return std::ranges::any_of(edition.printed, [](const PrintedValue& value) {
    return value.provenance == Provenance::assumed;
  });
}

bool isFinal(table::RuleId rule) {
  return rule == "END-1"_rule || rule == "END-2"_rule || rule == "END-3"_rule;
}

} // namespace

ScoreBasis::ScoreBasis(const Replay& replay, const Edition& edition) : m_ledger(&replay.ledger) {
  m_lines.resize(replay.ledger.lines().size());
  if (m_lines.empty() || !hasAssumed(edition)) return;
  std::size_t line = 0;
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    const auto effects = replay.effectsOf(i);
    for (const Effect& effect : effects) {
      if (effect.kind != EffectKind::points) continue;
      m_lines[line++] =
          assumedBehind(edition, effects, effect, replay.entries[i].holdings[effect.player]);
    }
  }
}

ScoreBasis::ScoreBasis(const ScoredPosition& scored, const Edition& edition)
    : m_ledger(&scored.ledger) {
  m_lines.reserve(scored.ledger.lines().size());
  for (const Effect& effect : scored.effects) {
    if (effect.kind != EffectKind::points) continue;
    m_lines.push_back(assumedBehind(edition, scored.effects, effect, ~CardSet{0}));
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

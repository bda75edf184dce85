// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/file/score_basis.h"

#include "engine/egizia/effects.h"

#include <algorithm>

namespace nilometer::record {

using egizia::Effect;
using egizia::EffectKind;
using egizia::Player;
using egizia::PrintedSet;
using egizia::operator""_rule;

namespace {

bool hasAssumed(const egizia::Edition& edition) {
  return std::ranges::any_of(edition.printed, [](const egizia::PrintedValue& value) {
    return value.provenance == egizia::Provenance::assumed;
  });
}

bool isFinal(table::RuleId rule) {
  return rule == "END-1"_rule || rule == "END-2"_rule || rule == "END-3"_rule;
}

} // namespace

ScoreBasis::ScoreBasis(const Replay& replay, const egizia::Edition& edition)
    : m_ledger(&replay.ledger) {
  m_lines.resize(replay.ledger.lines().size());
  if (m_lines.empty() || !hasAssumed(edition)) return;
  std::size_t line = 0;
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    const auto effects = replay.effectsOf(i);
    for (const Effect& effect : effects) {
      if (effect.kind != EffectKind::points) continue;
      m_lines[line++] =
          egizia::assumedBehind(edition, effects, effect, replay.entries[i].cards[effect.player]);
    }
  }
}

ScoreBasis::ScoreBasis(const ScoredPosition& scored, const egizia::Edition& edition)
    : m_ledger(&scored.ledger) {
  m_lines.reserve(scored.ledger.lines().size());
  for (const Effect& effect : scored.effects) {
    if (effect.kind != EffectKind::points) continue;
    m_lines.push_back(egizia::assumedBehind(edition, scored.effects, effect, ~egizia::CardSet{0}));
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
    egizia::addPrinted(behind, m_lines[i]);
  }
  return behind;
}

PrintedSet ScoreBasis::ofEntry(std::size_t entry, Player player) const {
  PrintedSet behind;
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const table::LedgerLine& line = m_ledger->lines()[i];
    if (static_cast<std::size_t>(line.entry) != entry + 1 || line.player != player) continue;
    egizia::addPrinted(behind, m_lines[i]);
  }
  return behind;
}

} // namespace nilometer::record

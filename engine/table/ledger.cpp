// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/ledger.h"

namespace nilometer::table {

void Ledger::record(std::span<const Effect> effects, int entry, int round, int phase) {
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::points) continue;
    m_lines.push_back({.entry = entry,
                       .round = static_cast<std::uint8_t>(round),
                       .phase = static_cast<std::uint8_t>(phase),
                       .player = effect.player,
                       .rule = effect.rule,
                       .what = effect.what,
                       .points = static_cast<std::int16_t>(effect.after - effect.before),
                       .total = effect.after});
  }
}

int Ledger::total(Player player) const {
  int sum = 0;
  for (const LedgerLine& line : m_lines) {
    if (line.player == player) sum += line.points;
  }
  return sum;
}

} // namespace nilometer::table

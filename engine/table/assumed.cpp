// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/assumed.h"

#include <algorithm>
#include <map>

namespace nilometer::table {

namespace {

bool isBelow(std::string_view key, std::string_view group) {
  if (!key.starts_with(group) || group.empty()) return false;
  return key.size() == group.size() || key[group.size()] == '.' || key[group.size()] == '[';
}

} // namespace

bool isOpen(const PrintedValue& value, std::string_view place) {
  if (value.provenance != Provenance::assumed) return false;
  // Most have nothing to do with each other, and the last letter of the shorter one shows it.
  const std::size_t shared = std::min(value.key.size(), place.size());
  if (shared == 0 || value.key[shared - 1] != place[shared - 1]) return false;
  if (isBelow(value.key, place)) return true;
  if (!isBelow(place, value.key)) return false;
  return std::ranges::find(value.compared, place.substr(value.key.size())) == value.compared.end();
}

PrintedSet openAmong(std::span<const PrintedValue> values, std::string_view place) {
  PrintedSet among;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (isOpen(values[i], place)) among.push_back(i);
  }
  return among;
}

AssumedLines::AssumedLines(const Ledger& ledger, const EffectsView& effects,
                           const AssumedAt& assumedAt)
    : m_ledger(&ledger) {
  m_lines.reserve(ledger.lines().size());
  // The same few places come again and again.
  std::map<PrintedPlace, PrintedSet> assumed;
  for (const Effect& effect : effects) {
    if (effect.kind != EffectKind::points) continue;
    PrintedSet& line = m_lines.emplace_back();
    for (const PrintedPlace place : effects.basisOf(effect)) {
      const auto [known, isNew] = assumed.try_emplace(place);
      if (isNew) known->second = assumedAt(place);
      addPrinted(line, known->second);
    }
  }
}

PrintedSet AssumedLines::ofEntry(std::size_t entry, Player player) const {
  PrintedSet behind;
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    const LedgerLine& line = m_ledger->lines()[i];
    if (static_cast<std::size_t>(line.entry) != entry + 1 || line.player != player) continue;
    addPrinted(behind, m_lines[i]);
  }
  return behind;
}

} // namespace nilometer::table

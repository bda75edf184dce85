// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/effect.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nilometer::table {

/// One movement of a score marker, with everything needed to explain it.
struct LedgerLine {
  /// Number of the entry that caused it, counted from 1.
  std::int32_t entry = 0;
  std::uint8_t round = 0;
  /// The game's own numbering of phases.
  std::uint8_t phase = 0;
  Player player = noPlayer;
  RuleId rule;
  /// What earned it (a card, a row), numbered by the game; depends on `rule`.
  std::uint8_t what = nothing;
  std::int16_t points = 0;
  /// The player's points after this line.
  std::int16_t total = 0;

  friend constexpr bool operator==(const LedgerLine&, const LedgerLine&) = default;
};

/// Every point of a game in the order it was moved. Filled from effects, never by hand,
/// so its sums are the score.
class Ledger {
public:
  /// Takes over the points among `effects`; all other kinds are passed over.
  void record(std::span<const Effect> effects, int entry, int round, int phase);

  [[nodiscard]] std::span<const LedgerLine> lines() const { return m_lines; }
  [[nodiscard]] int total(Player player) const;
  void clear() { m_lines.clear(); }
  void reserve(std::size_t lines) { m_lines.reserve(lines); }

private:
  std::vector<LedgerLine> m_lines;
};

} // namespace nilometer::table

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/ledger.h"

#include <array>
#include <span>
#include <vector>

namespace nilometer::table {

/// One source of points (a row of the score sheet) with every player's sum.
struct ScoreRow {
  RuleId rule;
  std::array<std::int32_t, maxSeats> points{};

  friend bool operator==(const ScoreRow&, const ScoreRow&) = default;
};

/// The points of a game by source: one row per rule that moved a marker, in rule order.
struct ScoreSheet {
  std::vector<ScoreRow> rows;
  std::array<std::int32_t, maxSeats> totals{};

  friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};

[[nodiscard]] ScoreSheet scoreSheet(std::span<const LedgerLine> lines);

} // namespace nilometer::table

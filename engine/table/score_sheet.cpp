// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/score_sheet.h"

#include <algorithm>

namespace nilometer::table {

ScoreSheet scoreSheet(std::span<const LedgerLine> lines) {
  ScoreSheet sheet;
  for (const LedgerLine& line : lines) {
    auto row = std::ranges::lower_bound(sheet.rows, line.rule, {}, &ScoreRow::rule);
    if (row == sheet.rows.end() || row->rule != line.rule) {
      row = sheet.rows.insert(row, ScoreRow{.rule = line.rule, .points = {}});
    }
    row->points[line.player] += line.points;
    sheet.totals[line.player] += line.points;
  }
  return sheet;
}

} // namespace nilometer::table

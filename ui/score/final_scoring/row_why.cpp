// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/row_why.h"

#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/table/explain/why_words.h"
#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::ui {

const ScoreRow* askedRow(const QWidget& about, std::optional<QPoint> at) {
  if (const auto* finalScoring = qobject_cast<const FinalScoringView*>(&about)) {
    const std::vector<ScoreRow>& rows = finalScoring->content().rows;
    return rows.empty() ? nullptr
                        : &rows[std::min(finalScoring->content().latest, rows.size() - 1)];
  }
  const auto* rows = qobject_cast<const ScoreRows*>(&about);
  if (rows == nullptr || rows->rows().empty()) return nullptr;
  const auto row = at ? rows->rowAt(*at) : rows->currentRow();
  return row ? &rows->rows()[*row] : nullptr;
}

WhyText rowWhy(const ScoreRow& row, const QString& rule) {
  QStringList lines{row.detail};
  if (!row.points.isEmpty()) {
    lines.push_front(row.total.isEmpty()
                         ? row.points
                         : text::fill(WhyWords::tr("%1, together %2"), {row.points, row.total}));
  }
  return whyText(row.title, lines + QStringList{rule} + row.rests);
}

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/score_rows.h"
#include "ui/table/explain/why_text.h"
#include "ui/text/phrasebook.h"

#include <QPoint>

/// "Why?" about a row of a final scoring or of a ranking, in any game.
namespace nilometer::ui {

/// The row that is asked about; of a whole final scoring the one shown last. nullptr if there is
/// none.
[[nodiscard]] const ScoreRow* askedRow(const QWidget& about, std::optional<QPoint> at);

/// What the row says, then `rule`: what its rule says, with its number. No more is said of a card
/// that lies face down than the row does.
[[nodiscard]] WhyText rowWhy(const ScoreRow& row, const QString& rule);

/// The answer about the row that is asked about, by its own rule, or else by `otherwise`; nothing
/// without a row.
template <class G>
[[nodiscard]] std::optional<WhyText> askedRowWhy(const QWidget& about, std::optional<QPoint> at,
                                                 table::RuleId otherwise) {
  const ScoreRow* row = askedRow(about, at);
  if (row == nullptr) return std::nullopt;
  return rowWhy(*row, text::Phrasebook<G>::ruledSummary(row->rule.value_or(otherwise), {}));
}

} // namespace nilometer::ui

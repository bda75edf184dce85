// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/final_scoring/final_scoring_content.h"

namespace nilometer::ui {

/// Adds to a page of the final scoring what its stage shows of the step revealed last: whose turn
/// it is, the card with its picture, and the step told in sentences with the table's own numbers.
/// Needs the rows and the track in `content`. @pre a page is shown
void addStage(const ScoringGround& ground, const ScoringProgress& progress,
              FinalScoringContent& content);

/// Adds the ranking's stage: who wins, by how much and why. @pre the ranking is in `content.rows`
void addWinner(const ScoringGround& ground, FinalScoringContent& content);

/// Who is scored when.
[[nodiscard]] std::vector<OrderedTurn> orderOf(const ScoringGround& ground,
                                               const ScoringProgress& progress);

} // namespace nilometer::ui

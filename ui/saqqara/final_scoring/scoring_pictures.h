// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/score_card.h"

namespace nilometer::ui {

/// What points of the final scoring come from (END-3): the boat on the Nile, or a worker on his
/// pyramid. A CardPainter; ScoreCard::motif is the source of the points (engine/saqqara/effects.h).
void paintFinalScoringPicture(QPainter& painter, const QRectF& room, const ScoreCard& card,
                              const Theme& theme, qreal u);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/score_card.h"

namespace nilometer::pyramidion {

/// What points of the final scoring come from: a loaded boat on the Nile (END-1), or the shield of
/// a torturer troop (END-2); and the great pyramid with the pyramidion of whoever wins. A
/// CardPainter; ScoreCard::motif is the source of the points (engine/pyramidion/effects.h).
void paintFinalScoringPicture(QPainter& painter, const QRectF& room, const ui::ScoreCard& card,
                              const ui::Theme& theme, qreal u);

} // namespace nilometer::pyramidion

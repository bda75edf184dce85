// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/final_scoring/score_lanes.h"

#include <QRectF>

#include <span>

namespace nilometer::ui {

/// Where lanes are painted, in the painter's units.
struct LanesRoom {
  QRectF all;     ///< the river
  qreal lane = 0; ///< height of one
  qreal top = 0;  ///< where the first one begins
  qreal u = 1;    ///< unit of the look
};

/// The points between which lanes are drawn: whole tens, that a step of the scoring moves rarely.
struct LanesScale {
  int from = 0;
  int to = 0;
};
[[nodiscard]] LanesScale lanesScale(const ScoreLanesContent& content);

/// `ships`: by row, the points at which each ship is now. In the painter's font.
void paintLanes(QPainter& painter, const LanesRoom& room, const ScoreLanesContent& content,
                std::span<const qreal> ships, const Theme& theme);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/spectator/display_content.h"

#include <QRectF>

#include <vector>

class QPainter;
class QWidget;

/// The players of the running game and their points, as the start page shows them.
namespace nilometer::ui {

/// All have the same room, and as many rows as their names need, but no more than `most`.
/// `width` = of all of it, in pixels.
[[nodiscard]] int runningRows(const std::vector<DisplayLane>& lanes, qreal width, int most,
                              const QWidget& on);

void paintRunningPlayers(QPainter& painter, const QRectF& room, int rows,
                         const std::vector<DisplayLane>& lanes, const QWidget& on);

} // namespace nilometer::ui

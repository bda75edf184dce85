// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/river_layout.h"
#include "ui/style/theme.h"

#include <QPainterPath>

class QPainter;

/// How the Nile itself is painted, without anything that lies or stands at it.
namespace nilometer::ui {

/// The middle of the water, downstream: it runs past every stop in river order, nearest to the bank
/// on which the stop lies. `bottom` is where the picture ends.
[[nodiscard]] QPainterPath courseOf(const std::vector<egizia::Stop>& river,
                                    const RiverLayout& layout, int bottom);

/// The landing stages, the water above them, and which way it flows.
void paintRiver(QPainter& painter, const std::vector<egizia::Stop>& river,
                const RiverLayout& layout, const QPainterPath& course, const Theme& theme);

} // namespace nilometer::ui

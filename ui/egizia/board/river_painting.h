// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/egizia/board/river_layout.h"

class QPainter;

/// How the Nile itself is painted, without anything that lies or stands at it.
namespace nilometer::ui {

/// The heights of a piece of the river that is painted, from its source on.
struct RiverReach {
  qreal from = 0;
  qreal to = 0;
};

/// The water between its banks, the strips of fields on both of them, and the jetties. What the
/// water ring reaches is watered, beyond lies dry ground (FEED-2).
void paintRiver(QPainter& painter, const std::vector<egizia::Stop>& river,
                const RiverLayout& layout, RiverReach reach, egizia::Ring ring, const Theme& theme);

} // namespace nilometer::ui

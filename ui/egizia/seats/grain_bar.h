// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/egizia/seats/flood_view.h"

#include <QFont>
#include <QRectF>

class QPainter;

namespace nilometer::ui {

/// A player's fields in `bar`, green first, against the line up to which his crews need grain.
/// The line reaches 3 u over and 2 u under the bar.
void paintGrainBar(QPainter& painter, const QRectF& bar, const FloodLook& look, const QFont& font,
                   const Theme& theme);

} // namespace nilometer::ui

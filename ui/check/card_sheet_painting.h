// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/card_sheet.h"
#include "ui/style/theme.h"

class QPainter;

namespace nilometer::ui {

/// Paints all of the page but its cells, as far as it is inside `part`.
void paintSheet(QPainter& painter, const LaidSheet& sheet, const QRect& part, const QFont& font,
                const Theme& theme);

} // namespace nilometer::ui

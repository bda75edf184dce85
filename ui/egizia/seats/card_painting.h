// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/egizia/seats/card_layout.h"

class QPainter;

namespace nilometer::ui {

/// All but frame and grain of a player's card. `font` has letters of 13 u.
void paintPlayerCard(QPainter& painter, const PlayerLook& look, const CardLayout& places,
                     const QFont& font, const Theme& theme);

} // namespace nilometer::ui

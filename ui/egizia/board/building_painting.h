// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"
#include "ui/base/style/theme.h"

class QPainter;
class QRectF;

/// What the spaces of a building stand on or lie in.
namespace nilometer::ui {

/// How far the rock reaches around the tombs, in u.
inline constexpr qreal rockAround = 5;

/// The rock of the tombs, the sand of the pyramid, the cornice of the temple. `spaces` is what all
/// spaces of the building cover.
void paintBuildingGround(QPainter& painter, egizia::Building building, const QRectF& spaces,
                         const Theme& theme, qreal u);

} // namespace nilometer::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/edition.h"
#include "ui/base/style/theme.h"
#include "ui/egizia/spaces/space.h"

#include <QFont>
#include <QRect>
#include <QSize>

#include <vector>

class QPainter;

/// Where the spaces of a building stand, and what they stand on or lie in. All lengths are logical
/// pixels.
namespace nilometer::ui {

/// What the spaces of one building need with a font. They touch: joints belong to the target.
struct CellMeasures {
  QSize cell;   ///< the number with its owner's symbol or its key beside it
  QSize column; ///< the same with one above the other
  int gap = 0;  ///< between two spaces
};

[[nodiscard]] CellMeasures measureCells(const egizia::Edition& edition, egizia::Building building,
                                        const QFont& font);

/// The size below which a number or key would be cut off.
[[nodiscard]] QSize leastBuildingSize(const egizia::Edition& edition, egizia::Building building,
                                      const CellMeasures& measures);

/// What the space is part of.
[[nodiscard]] SpaceLook::Form formOf(const egizia::Edition& edition, egizia::Building building,
                                     int cell);
/// SpaceLook::taper of the space: an obelisk becomes narrower row by row and ends in a point.
[[nodiscard]] qreal taperOf(const egizia::Edition& edition, egizia::Building building, int cell);

/// A rectangle for every space, in building order. They fill `room` as far as the building keeps
/// its proportions, in the middle; all but the tombs stand on its lower edge.
[[nodiscard]] std::vector<QRect> layOutBuilding(const egizia::Edition& edition,
                                                egizia::Building building,
                                                const CellMeasures& measures, const QRect& room);

/// How far the rock reaches around the tombs, in u.
inline constexpr qreal rockAround = 5;

/// The rock of the tombs, the sand of the pyramid, the cornice of the temple. `spaces` is what all
/// spaces of the building cover.
void paintBuildingGround(QPainter& painter, egizia::Building building, const QRectF& spaces,
                         const Theme& theme, qreal u);

} // namespace nilometer::ui

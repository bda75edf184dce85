// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/outlines.h"
#include "ui/base/style/theme.h"

/// Pieces of goods and figures, as they are drawn everywhere. A piece is never told by its colour
/// alone: shape, rim and fill. Lengths are in the painter's units; `u` is the unit of the look.
namespace nilometer::ui {

/// How a piece is meant.
enum class WareForm : std::uint8_t {
  piece,
  hollow, ///< none of that kind
  afloat, ///< on water, where not every piece has enough contrast: with a halo
};
/// A piece of goods in a square; 13 u is the least side at which it can be told, 16 u beside text.
void paintWare(QPainter& painter, const QRectF& square, Ware ware, const Theme& theme, qreal u,
               WareForm form = WareForm::piece);

/// A figure of a player's with the symbol on it, in a square, with a rim around it.
void paintWorker(QPainter& painter, const QRectF& square, PlayerColour colour, const Theme& theme,
                 qreal u);
/// The place of a figure that is not there.
void paintNoWorker(QPainter& painter, const QRectF& square, const Theme& theme, qreal u);

} // namespace nilometer::ui

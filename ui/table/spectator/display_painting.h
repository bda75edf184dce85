// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/spectator/display_canvas.h"

#include <QRectF>

/// The parts of the table view, from top to bottom.
namespace nilometer::ui {

/// Between the edge of the window and whatever stands at its sides, in v.
inline constexpr qreal displayMargin = 48;

/// Where the parts lie, in v.
struct DisplayZones {
  QRectF head;  ///< round, phases, what comes then
  QRectF turn;  ///< whose turn, what to move
  QRectF table; ///< empty if the game has none
  QRectF race;  ///< how far everybody is
};
[[nodiscard]] DisplayZones displayZones(const QSizeF& size, const DisplayContent& content);

/// How many pixels v is in a window of that size: all of it fits from 5 to 4 on.
[[nodiscard]] qreal displayUnit(const QSizeF& window);

void paintHead(const DisplayCanvas& canvas, const DisplayContent& content);
/// What the moves have taken the room of, if there is so much to move.
MovesCover paintTurn(const DisplayCanvas& canvas, const DisplayZones& zones,
                     const DisplayContent& content);
void paintTable(const DisplayCanvas& canvas, const QRectF& zone, const DisplayTable& table);
/// The bars of such a table, one as tall as the other.
void paintBars(const DisplayCanvas& canvas, const QRectF& room,
               const std::vector<DisplayTable::Bar>& bars);
/// Players' numbers below signs.
void paintLines(const DisplayCanvas& canvas, const QRectF& room, const DisplayTable& table);
void paintShore(const DisplayCanvas& canvas, const QRectF& zone, const DisplayShore& shore);
void paintRace(const DisplayCanvas& canvas, const QRectF& zone,
               const std::vector<DisplayLane>& lanes);

} // namespace nilometer::ui
